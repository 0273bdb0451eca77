// Command chesstutor serves a web app that teaches chess to beginners as they play.
//
//	go run ./cmd/chesstutor
//
// serves it at http://localhost:8080. `chesstutor -help` lists the flags, and the subcommands that speak UCI, put load
// on a server and copy its rooms.
//
// docs/architecture.md is the map of the code: every package, bottom up, and one request walked through.
package main
