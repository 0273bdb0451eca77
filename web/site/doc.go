// Package site holds what every page shares: cookies and settings, forms, languages, the frame of a page, the limit on
// how often somebody may ask, and the one door through which errors become answers.
//
// A capability is a package beside this one. It enters its routes in a Router; its handlers return errors, and
// refusal.go turns each into a status and a sentence, and logs what it does not expect. HTML is served only where Accept
// names text/html, or to a script that asks for the page (Chess-Part: page). A new setting is one entry in settings.go, and its words in settingtexts.go.
package site
