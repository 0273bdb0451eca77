package english_test

import "chesstutor/tutor/fact"

// tableSayings are of endings that tables have, a position of each kind of table among them.
var tableSayings = []saying{
	{fact.KindTableWon, "8/8/8/3k4/8/8/8/K6R w - - 0 1", "", "", "You can force a win from here."},
	{fact.KindTableWon, "8/8/8/3k4/8/8/8/KB5N w - - 0 1", "", "", "You can force a win from here."},
	{fact.KindTableDrawn, "8/8/8/3k4/8/3p4/8/3K4 w - - 0 1", "", "", "Nobody can force a win here."},
	{fact.KindTableDrawn, "8/8/8/3k4/5n2/8/8/K6R w - - 0 1", "", "", "Nobody can force a win here."},
	{fact.KindTableLost, "8/8/8/8/8/2k5/3p4/3K4 w - - 0 1", "", "",
		"The other side can force a win. Make it find the way."},
	{fact.KindOnlyWin, "4k3/8/3K4/4P3/8/8/8/8 w - - 0 1", "", "", "Careful: only one move still wins here."},
	{fact.KindOnlyDraw, "8/8/8/8/3k4/3p4/3K4/8 w - - 0 1", "", "", "Careful: only one move still makes a draw."},
	{fact.KindPraiseWon, "4k3/8/3K4/4P3/8/8/8/8 w - - 0 1", "Ke6 Kd8", "",
		"Still won: every other move let the win go."},
	{fact.KindPraiseDrawn, "8/8/8/8/3k4/3p4/3K4/8 w - - 0 1", "Kd1 Ke3", "",
		"Still a draw: every other move was lost."},

	{fact.KindLetsWinGo, "4k3/8/3K4/4P3/8/8/8/8 w - - 0 1", "", "e5e6", "This lets the win go: now it is a draw."},
	{fact.KindLosesWin, "7k/1P4r1/8/8/8/8/8/K7 w - - 0 1", "", "a1b1",
		"This lets the win go: now the other side can win."},
	{fact.KindLosesDraw, "8/8/8/8/3k4/3p4/3K4/8 w - - 0 1", "", "d2e1",
		"This lets the draw go: now the other side can win."},
}
