// Command chesstutor serves a web app that teaches chess to beginners as they play.
//
//	go run ./cmd/chesstutor
//
// serves it at http://localhost:8080. `chesstutor -help` lists the flags, and the subcommands that speak UCI, put load
// on a server and copy its rooms.
//
// # The packages, bottom up
//
// A package imports only packages that stand above it in this list; TestFloors in web checks it.
//
//   - tutor/chess: the rules of chess. A Position is a value: playing a move returns a new one.
//   - ai: the computer player: search, evaluation, levels.
//   - ai/uci: the computer player as a UCI engine.
//   - tutor: a learner's game, its encoding, the next opponent.
//   - tutor/fact: the vocabulary of true things: facts, kinds, ideas, grades.
//   - tutor/exchange: what is won or lost if both sides keep taking on a square.
//   - tutor/coach: finds the facts of a position, a move or a game, and chooses what to say first.
//   - tutor/cache: the cache that all others use.
//   - tutor/link, tutor/pgn: a whole game as a short text for an address; games read from PGN.
//   - tutor/review: goes through a finished game again: marks for moves, moments to try again.
//   - tutor/room: a game of two people online, as a list of events.
//   - tutor/guide: the small boards of "How to play".
//   - tutor/exercise: exercises: a position and a rule that decides what is right.
//   - tutor/practice: the bank of exercises for fifteen skills, and when each comes back.
//   - tutor/seen: how a learner's last chances in games went, so that help fades.
//   - tutor/lesson: the 25 lessons, and a learner's progress.
//   - tutor/say: what a language must have. All words that a user reads are in it and below it: a new text begins here.
//   - tutor/say/english: the words in English.
//   - tutor/say/languages: the languages there are.
//   - tutor/say/saytest: checks for tests that a language lacks nothing.
//   - tutor/room/sqlstore: stores rooms in SQLite or PostgreSQL.
//   - tutor/room/live: runs rooms: who is connected, event streams, clocks that run out.
//   - templates: the pages, in templ. They know no chess and no language: they are given all that they show.
//   - assets, assets/compress: style sheets, scripts and drawings, embedded; compressed when they are generated.
//   - web/site: what every page shares: cookies, settings, forms, errors.
//   - web/game: what every game shows: the board with its marks, the tutor's sentences, the moves; as HTML and as JSON.
//   - web/play, web/rooms, web/learn, web/review, web/explore, web/links, web/imports, web/edit: one capability each,
//     with its routes.
//   - web/me: what a browser keeps of its user: settings, progress, chances; and the end of all that.
//   - web/picture, web/install, web/about: boards as pictures; what a device needs to install the site; the page about
//     it.
//   - web/metrics, web/report: counts what the server does, for Prometheus; posts its errors to whoever runs it.
//   - web: the server: router, middleware, limits.
//   - web/load: a load test, which plays in many rooms of a server at once.
//   - cmd/chesstutor: flags, keys and wiring.
//   - cmd/workshop/match, tune, tactics: matches between two players, which show which of them is stronger; evaluation
//     weights fitted to games; chess problems to solve.
//   - cmd/workshop/recall: measures how often the coach names an idea that is there, its warnings and its hints.
//   - cmd/workshop/harvest: finds exercises for the bank in games of the computer.
//   - cmd/workshop/release: makes the archives of a release.
//   - cmd/workshop: these as subcommands, for developers.
//
// For tests alone: tutor/chess/stockfishtest (benchmarks beside Stockfish), tutor/room/sqlstore/pgtest (PostgreSQL
// servers), web/browsertest (the pages in a real browser) and web/browsertest/slowest (go test, with the slowest
// named).
package main
