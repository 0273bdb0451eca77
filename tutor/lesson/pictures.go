package lesson

// pictures are the boards beside the screens of each lesson, by its name, as readPicture reads them.
var pictures = map[string][]string{
	"board": {
		"7k/8/8/8/8/8/8/K7 w - - 0 1 | kings | idea b1b8 a2h2",
		"7k/8/8/8/8/8/8/K7 w - - 0 1 | kings | rings e4 | idea e1e4 a4e4",
		"rnbqkbnr/8/8/8/8/8/8/RNBQKBNR w KQkq - 0 1 | rings d1 d8",
	},
	"rook": {
		"k7/8/8/8/3R4/8/8/7K w - - 0 1 | kings | chosen d4",
		"k7/8/3P4/8/3R1N2/8/8/7K w - - 0 1 | kings | chosen d4",
	},
	"bishop": {
		"k7/8/8/8/3B4/8/8/7K w - - 0 1 | kings | chosen d4",
		"k7/8/8/8/8/8/8/2B2B1K w - - 0 1 | kings | win c1h6 f1a6",
	},
	"queen": {
		"k7/8/8/8/3Q4/8/8/7K w - - 0 1 | kings | chosen d4",
		"k7/8/3P1P2/8/1P1Q4/8/8/7K w - - 0 1 | kings | chosen d4",
	},
	"king": {
		"k7/8/8/8/3K4/8/8/8 w - - 0 1 | chosen d4",
		"3r4/8/4k3/8/4K3/8/8/8 w - - 0 1 | chosen e4 | attacked d3 d4 d5 e5 f5",
	},
	"knight": {
		"k7/8/8/8/3N4/8/8/7K w - - 0 1 | kings | chosen d4 | idea d4e6",
		"k7/8/8/2PPP3/2PNP3/2PPP3/8/7K w - - 0 1 | kings | chosen d4",
	},
	"pawn": {
		"k7/8/8/8/1P6/8/4P3/7K w - - 0 1 | kings | chosen e2 | win b4b5",
		"k7/8/8/3ppp2/4P3/8/8/7K w - - 0 1 | kings | chosen e4",
	},
	"taking": {
		"k7/8/8/8/1R3n2/8/8/7K w - - 0 1 | kings | win b4f4",
		"k7/8/8/8/3p4/4P3/1B6/7K w - - 0 1 | kings | win b2d4 e3d4",
	},
	"pawn-game": {
		"k7/ppp5/8/8/8/8/5PPP/7K w - - 0 1 | kings | idea f2f8",
		"k7/8/8/5P2/1p6/8/8/7K w - - 0 1 | kings | idea f5f8 b4b1",
	},
	"attacks": {
		"6k1/8/3n4/8/8/8/3R1Pb1/K7 w - - 0 1 | rings f2 | danger d2d6",
		"6k1/8/8/4N3/3P4/8/8/4R1K1 w - - 0 1 | guard d4e5 e1e5",
	},
	"free": {
		"6k1/5ppp/8/n7/8/8/5PPP/R5K1 w - - 0 1 | win a1a5",
		"b5k1/5ppp/8/3p4/8/8/5PPP/3R2K1 w - - 0 1 | idea d1d5 | guard a8d5",
	},
	"save": {
		"4r1k1/5ppp/8/1B6/4N3/8/3P1PPP/6K1 w - - 0 1 | danger e8e4 | win b5e8 d2d3",
		"6k1/5ppp/q7/4p3/1P1N4/8/5PPP/6K1 w - - 0 1 | danger e5d4 | win b4b5",
	},
	"check": {
		"4r1k1/5ppp/8/8/8/8/5PPP/4K3 w - - 0 1 | danger e8e1",
		"4r1k1/5ppp/8/1B6/8/8/3P1P1P/4K3 w - - 0 1 | win e1d1 b5e2 b5e8",
	},
	"mate": {
		"R5k1/5ppp/8/8/8/8/5PPP/6K1 b - - 0 1 | danger a8g8",
		"6k1/6Q1/5K2/8/8/8/8/8 b - - 0 1 | guard f6g7 | attacked f8 h8 f7 h7",
	},
	"stalemate": {
		"7k/5Q2/8/6K1/8/8/8/8 b - - 0 1 | attacked g8 g7 h7",
		"7k/8/4Q1K1/8/8/8/8/8 w - - 0 1 | win e6e8",
	},
	"castling": {
		"4k3/8/8/8/8/8/5PPP/4K2R w K - 0 1 | rings f1 | win e1g1",
		"4k3/8/b7/8/8/8/5PPP/4K2R w K - 0 1 | idea a6f1 | attacked f1",
	},
	"odd-pawns": {
		"7k/4P3/8/8/8/8/8/K7 w - - 0 1 | win e7e8",
		"7k/8/8/3pP3/8/8/8/K7 w - d6 0 2 | idea d7d5 | win e5d6",
	},
	"worth": {
		"8/7k/8/8/1PNBRQ2/8/8/K7 w - - 0 1 | kings",
		"6k1/1p3ppp/2n5/1B6/8/8/5PPP/6K1 w - - 0 1 | win b5c6 | guard b7c6",
	},
	"count": {
		"6k1/5ppp/2n5/4p3/8/5N2/5PPP/4R1K1 w - - 0 1 | danger f3e5 e1e5 | guard c6e5",
		"6k1/5ppp/2n5/4p3/8/8/4RPPP/4R1K1 w - - 0 1 | danger e2e5 | idea e1e2 | guard c6e5",
	},
	"change": {
		"6k1/5ppp/8/8/1b5n/2N3Q1/5PPP/6K1 w - - 0 1 | idea e7b4 | danger b4c3 | win g3h4",
		"2b3k1/5ppp/3p4/8/6N1/8/5PPP/6K1 w - - 0 1 | idea d7d6 | danger c8g4",
	},
	"look": {
		"6k1/5pp1/7p/3n4/2P5/2B5/5PPP/R5K1 w - - 0 1 | win a1a8 c4d5 c3g7",
		"r5k1/5ppp/8/8/8/8/4QPPP/6K1 w - - 0 1 | win e2e8 | guard a8e8",
	},
	"fork": {
		"r3k3/2N5/8/8/8/8/8/6K1 b - - 0 1 | danger c7e8 c7a8",
		"6k1/5ppp/8/7n/n7/8/6PP/3Q2K1 b - - 0 1 | danger d1a4 d1h5",
	},
	"lines": {
		"4k3/8/8/4n3/8/8/8/4R1K1 b - - 0 1 | danger e1e5 | idea e5e8",
		"4r3/8/8/4k3/8/8/8/4R1K1 b - - 0 1 | danger e1e5 | idea e5e8",
		"k6r/3N4/1b6/8/8/8/1B3PPP/6K1 b - - 0 1 | idea e5d7 | danger b2h8 d7b6",
	},
	"finish": {
		"4k3/R7/1R6/8/8/8/8/6K1 w - - 0 1 | win b6b8",
		"7k/8/5K2/8/8/8/6Q1/8 w - - 0 1 | win g2g7 | guard f6g7",
		"7k/8/8/4K3/8/5Q2/8/8 w - - 0 1 | rings g8 g7 h7",
	},
	"first-game": {
		"r1bqk1nr/pppp1ppp/2n5/2b1p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 4 4 | win e1g1",
		"rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2 | win g1f3",
		"8/8/4k3/8/8/3KB3/8/8 w - - 0 1",
	},

	"use-pin": {
		"4k3/5ppp/2n5/1B6/3P4/8/5PPP/6K1 w - - 0 1 | idea b5c6 c6e8 | win d4d5",
		"4k3/5ppp/2n5/1B2p3/8/5N2/5PPP/6K1 w - - 0 1 | idea b5c6 c6e8 | win f3e5",
		"6k1/5pp1/7p/8/8/4Q1R1/5PPP/6K1 w - - 0 1 | idea g3g7 g7g8 | win e3h6",
	},
	"use-skewer": {
		"8/1p4pp/8/3k3r/8/Q7/6PP/6K1 w - - 0 1 | win a3a5 | idea d5h5",
		"8/5r1p/6p1/3k4/8/7P/5PP1/3B2K1 w - - 0 1 | win d1b3 | idea d5f7",
		"3r2k1/5ppp/8/3n4/8/8/5PPP/3R2K1 w - - 0 1 | danger d1d5 | idea d5d8",
	},
	"discovered": {
		"6k1/1b3ppp/8/8/4N3/5B2/5PPP/6K1 w - - 0 1 | win e4g5 | idea f3b7",
		"3q2k1/5ppp/8/8/1r1N4/8/5PPP/3R2K1 w - - 0 1 | win d4c6 | idea d1d8",
		"4k3/1q3ppp/8/8/4N3/8/5PPP/4R1K1 w - - 0 1 | win e4c5 | idea e1e8",
	},
	"defender": {
		"6k1/5ppp/5n2/3b4/8/8/5PPP/3R2K1 w - - 0 1 | danger d1d5 | guard f6d5",
		"6k1/5ppp/5n2/3b2B1/8/8/5PPP/3R2K1 w - - 0 1 | win g5f6 | danger d1d5",
		"6k1/1p3ppp/2n5/4b3/8/8/5PPP/2R1R1K1 w - - 0 1 | win c1c6 | guard c6e5",
	},
	"deflection": {
		"n2r2k1/5ppp/8/8/3b4/8/5PPP/6K1 w - - 0 1 | guard d8a8 d8d4",
		"6k1/5p1p/4p3/3b1n2/8/6N1/5PPP/3R2K1 w - - 0 1 | win g3f5 | guard e6f5 e6d5",
		"3r2k1/5ppp/8/8/8/3n4/5PPP/3RR1K1 w - - 0 1 | win d1d3 | guard d8d3 d8e8",
	},
	"trap": {
		"6k1/1p3ppp/2p5/n7/1P6/8/P3BPPP/6K1 w - - 0 1 | danger b4a5 | rings b3 c4",
		"6k1/1p3pp1/p6p/8/8/1P6/b1P2PPP/R5K1 w - - 0 1 | danger a1a2 | rings b1",
		"r5k1/B4ppp/1p6/8/8/8/5PPP/6K1 w - - 0 1 | danger a8a7 | rings b8",
	},
	"mating-nets": {
		"6k1/R7/1R6/8/8/8/5PPP/6K1 w - - 0 1 | win b6b8",
		"6rk/5Npp/8/8/8/8/5PPP/6K1 b - - 0 1 | danger f7h8",
		"6k1/5pQp/5P2/8/8/8/5PPP/6K1 b - - 0 1 | guard f6g7 | danger g7g8",
	},
	"before-you-move": {
		"6k1/5ppp/8/8/1b6/2N5/5PPP/6K1 w - - 0 1 | danger b4c3",
		"r5k1/5ppp/8/8/1n6/8/1Q3PPP/3R2K1 w - - 0 1 | win d1d8 b2b4",
		"4r1k1/p4ppp/8/8/8/8/5PPP/1R4K1 w - - 0 1 | idea e8e1",
	},
	"threats-first": {
		"6k1/5ppp/8/3p4/4N3/8/5PPP/6K1 w - - 0 1 | danger d5e4",
		"r5k1/5ppp/2p5/3N4/8/8/5PPP/6K1 w - - 0 1 | danger c6d5 | win d5e7",
		"4k3/4q1pp/8/8/1p6/2N5/6PP/R5K1 w - - 0 1 | danger b4c3 | win a1e1",
	},
	"defend": {
		"3r2k1/5ppp/8/b7/3N4/2P5/1B3PPP/6K1 w - - 0 1 | danger d8d4 | guard c3d4",
		"4r1k1/5ppp/8/8/8/8/3BQPPP/4K3 w - - 0 1 | danger e8e2 | win d2e3",
		"6k1/5ppp/8/8/1b6/2N5/PP3PPP/6K1 w - - 0 1 | danger b4c3 | guard b2c3 | win a2a3",
	},
	"long-count": {
		"3r2k1/5ppp/5n2/3p4/8/2N5/3R1PPP/3R2K1 w - - 0 1 | danger c3d5 d2d5 | guard f6d5",
		"6k1/5ppp/4p3/3b4/2P5/8/5PPP/3Q2K1 w - - 0 1 | win c4d5 | guard e6d5",
		"3r2k1/5ppp/2n5/4p3/8/5N2/5PPP/4R1K1 w - - 0 1 | win f3e5 | guard c6e5",
	},
	"box": {
		"8/8/8/4R3/2k5/8/8/7K b - - 0 1 | attacked b5 c5 d5",
		"4k3/7R/8/4K3/8/8/8/8 w - - 0 1 | win e5e6",
		"8/8/4k3/R7/7R/8/8/7K w - - 0 1 | win h4h6",
	},
	"square": {
		"8/8/8/3P4/8/8/8/K6k w - - 0 1 | rings d5 d8 g5 g8",
		"8/5k2/8/3P4/8/8/8/K7 b - - 0 1 | win f7e7",
		"8/8/8/5k2/8/8/P7/7K w - - 0 1 | win a2a4",
	},
	"opposition": {
		"8/8/4k3/8/4K3/8/4P3/8 b - - 0 1 | rings e4 e6",
		"8/8/4k3/8/4K3/4P3/8/8 b - - 0 1 | win e6d6 e6f6",
		"8/8/3k4/8/4K3/4P3/8/8 w - - 0 1 | win e4f5",
	},
	"key-squares": {
		"8/3k4/8/8/3K4/8/3P4/8 w - - 0 1 | win d4d5",
		"8/8/3k4/8/8/3P4/3K4/8 w - - 0 1 | rings c5 d5 e5",
		"3k4/8/3K4/8/3P4/8/8/8 w - - 0 1 | rings c6 d6 e6",
	},
	"pawn-race": {
		"8/8/8/P7/6p1/8/7k/2K5 w - - 0 1 | idea a5a8 g4g1",
		"8/P7/8/8/8/8/6pk/2K5 w - - 0 1 | win a7a8 | idea a8g2",
		"8/8/2Pk4/8/K6p/8/8/8 w - - 0 1 | win a4b5",
	},
	"rook-endings": {
		"8/8/3k4/7R/3p4/8/8/K7 b - - 0 1 | attacked d5 c5 e5",
		"8/8/8/1k6/3R4/8/3p4/6K1 w - - 0 1 | danger d4d2",
		"8/R7/8/3K4/6k1/6p1/8/8 w - - 0 1 | win d5e4",
	},
}
