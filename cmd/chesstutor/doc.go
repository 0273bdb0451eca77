// Command chesstutor serves a game of chess that teaches beginners as they
// play.
//
//	go run ./cmd/chesstutor
//
// serves it at http://localhost:8080; chesstutor -help lists the flags, and the
// subcommands that keep the computer player and the server good.
//
// # A tour of the house, bottom up
//
//   - cmd/usage: the error of wrong arguments, which all subcommands share.
//   - tutor/chess: the rules of chess. A Position is a value; playing a move
//     gives a new one. It imports nothing of ours.
//   - ai: the computer player, which searches positions and judges them.
//   - ai/uci: a conversation with it, by the protocol of chess programs.
//   - ai/match, ai/tune, ai/tactics: matches that tell which of two players is
//     stronger, weights fitted to games, and problems to solve.
//   - tutor: the game a learner plays, the bytes it is kept in, and every true
//     thing there is to say about a position.
//   - tutor/lesson: what a beginner is told, each sentence proved by its tests;
//     exercise under it judges exercises by rules, path is the way of lessons.
//   - tutor/practice: what is practised after the lessons: fifteen skills, and
//     what comes back when; harvest under it finds the positions.
//   - tutor/link: a whole game in a short text. tutor/pgn: games read from PGN.
//   - tutor/review: a game gone through again, with moments to try anew.
//   - tutor/room: the game of two people, a list of what happened.
//   - tutor/say: languages: the words for facts, levels and errors, and those of
//     pages. A new text or language begins there.
//   - tutor/room/sqlstore: the lists kept in SQLite or PostgreSQL.
//   - tutor/room/live: rooms as they are played in: who is there, who hears of
//     what, and what time alone brings about.
//   - templates: the pages, which know no chess, and are given all they show.
//   - assets: style sheets, scripts and drawings, embedded in the program.
//   - web/site: what every page shares: cookies and settings, forms, errors.
//   - web/game: a game as a page and as JSON show it to one who looks at it.
//   - web/play, web/rooms, web/learn, web/review: a capability each, with its routes.
//   - web: the server that these are entered in, and its limits.
//   - web/load: plays in many rooms of a server at once, to see how it bears that.
//   - cmd/chesstutor: flags, keys and wiring; you are here.
//
// A package imports only those above it in this list; a test in web holds
// every wall.
package main
