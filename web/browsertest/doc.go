// Package browsertest tries the pages as people do: whole games in a real
// browser, by mouse, by keyboard, by touch and without scripts, and checks of
// the pages' markup and accessibility. It holds tests alone.
package browsertest
