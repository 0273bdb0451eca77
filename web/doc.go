// Package web serves the game over HTTP: pages for people, JSON for scripts.
//
// Each capability has one file, which opens with its routes. Handlers return
// errors; failure.go turns an error into a status and a sentence, and logs
// what it does not expect. Where a game is shown, board.go tells it as JSON and
// page.go as a page. HTML is served only where Accept names text/html.
package web
