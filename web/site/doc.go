// Package site holds what every page shares: cookies, settings, forms, languages, the page layout, rate limits, and the
// one place where errors become answers.
//
// A capability is a package beside this one. It registers its routes in a Router; its handlers return errors, and
// refusal.go turns each into a status and a sentence, and logs unexpected ones. HTML is served only if Accept contains
// text/html, or to a script that asks for the page (Chess-Part: page). A new setting is one entry in settings.go,
// and its words in tutor/say.
package site
