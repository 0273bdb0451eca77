package lesson

// openingLessons are those of the second path about openings.
var openingLessons = []Lesson{
	{place: 42, Chapter: 4, Name: "habits", Screens: 3},
	{place: 43, Chapter: 4, Name: "traps-to-know", Screens: 3},
	{place: 44, Chapter: 4, Name: "set-ups", Screens: 3},
}

// planLessons are those of the second path about plans.
var planLessons = []Lesson{
	{place: 45, Chapter: 5, Name: "trade-ahead", Screens: 3},
	{place: 46, Chapter: 5, Name: "files", Screens: 3},
	{place: 47, Chapter: 5, Name: "shelter", Screens: 3},
	{place: 48, Chapter: 5, Name: "weak-pawns", Screens: 3},
	{place: 49, Chapter: 5, Name: "passed", Screens: 3},
}

// laterPictures are the boards beside the screens of these lessons.
var laterPictures = map[string][]string{
	"habits": {
		"rnbqkbnr/pppp1ppp/8/4p3/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 2 | win e2e4 | rings d4 e4 d5 e5",
		"rnbqkbnr/pppp1ppp/4p3/8/3PP3/8/PPP2PPP/RNBQKBNR w KQkq - 0 3 | win b1c3 g1f3 f1d3",
		"rnbqk2r/ppp1bppp/3p1n2/4p3/2B1P3/3P1N2/PPP2PPP/RNBQK2R w KQkq - 1 5 | win e1g1",
	},
	"traps-to-know": {
		"rnbqkbnr/ppp2ppp/3p4/4p3/2B1P3/5Q2/PPPP1PPP/RNB1K1NR w KQkq - 0 3 | danger f3f7 c4f7",
		"rn1qkbnr/ppp1pppp/3p4/8/4P1b1/5N2/PPPP1PPP/RNBQKB1R w KQkq - 2 3 | danger g4f3 | idea f3d1",
		"rnb1kbnr/pppp1ppp/8/4p3/4P1q1/2NP3P/PPP2PP1/R1BQKBNR w KQkq - 0 4 | danger h3g4 d1g4",
	},
	"set-ups": {
		"r1bq1rk1/ppp2ppp/2np1n2/2b1p3/2B1P3/2PP1N2/PP3PPP/RNBQ1RK1 w - - 0 7 | idea c4f7",
		"rnbq1rk1/ppp1bppp/4pn2/3p4/3P1B2/3BPN2/PPP2PPP/RN1Q1RK1 w - - 4 6 | rings f4 e3",
		"rnbq1rk1/ppp1bppp/4pn2/3p4/4P3/3P1NP1/PPP2PBP/RNBQ1RK1 w - - 0 6 | rings g2",
	},
	"trade-ahead": {
		"3r2k1/5ppp/8/8/8/2B5/3R1PPP/6K1 w - - 0 1 | win d2d8",
		"8/5k2/8/8/4P3/4KN2/8/8 w - - 0 1 | idea e4e8",
		"3rr1k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1 | danger d8d1",
	},
	"files": {
		"4k3/ppp2ppp/8/8/8/8/PPP2PPP/3R2K1 w - - 0 1 | idea d1d8",
		"r5k1/pp3ppp/8/8/8/8/PP3PPP/R5K1 w - - 0 1 | win a1d1 | idea d1d8",
		"6k1/5ppp/4p3/3p4/3P4/4P3/5PPP/2B3K1 w - - 0 1 | win c1d2 | idea d2b4",
	},
	"shelter": {
		"6k1/5ppp/8/8/8/8/5PPP/5RK1 w - - 0 1 | rings f2 g2 h2",
		"3r2k1/5ppp/8/8/8/8/5PPP/1R4K1 w - - 0 1 | win h2h3 | idea d8d1",
		"6k1/5p1p/8/8/8/3Q4/5PPP/6K1 w - - 0 1 | win d3g3 | idea g3g8",
	},
	"weak-pawns": {
		"6k1/5ppp/8/3p4/8/8/5PPP/3R2K1 w - - 0 1 | danger d1d5",
		"3r2k1/5ppp/8/3p4/8/5B2/5PPP/6K1 w - - 0 1 | danger f3d5 | guard d8d5",
		"3r2k1/5ppp/8/3p4/8/5B2/5PPP/3R2K1 w - - 0 1 | danger f3d5 d1d5 | guard d8d5",
	},
	"passed": {
		"6k1/5ppp/8/8/1P6/8/5PPP/6K1 w - - 0 1 | idea b4b8",
		"6k1/p4ppp/8/8/PP6/8/5PPP/6K1 w - - 0 1 | win b4b5 a4a5",
		"6k1/5ppp/1P6/8/8/8/5PPP/6K1 w - - 0 1 | win b6b7",
	},
}
