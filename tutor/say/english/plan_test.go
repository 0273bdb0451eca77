package english_test

import (
	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
)

var planSayings = []saying{
	{fact.KindPlanBox, "8/8/8/3k4/8/8/8/K6R w - - 0 1", "", "",
		"Shut the king in: leave it fewer squares."},
	{fact.KindPlanNear, "8/8/8/3k4/7R/8/8/K7 w - - 0 1", "", "",
		"Bring your king nearer: it must help to give mate."},
	{fact.KindPlanTrade, "3qk3/8/8/8/8/8/3Q4/R3K3 w Q - 0 1", "", "",
		"You are 5 points ahead. Trade pieces, not pawns."},
	{fact.KindPlanKeep, "3qk3/p7/8/8/8/8/P7/R3K3 w Q - 0 1", "", "",
		"You are 4 points behind. Keep your pieces: do not trade them."},
	{fact.KindPlanPush, "4k3/8/8/8/P7/8/8/4K1NN w - - 0 1", "", "", "Push your pawn: no pawn can stop it."},
	{fact.KindPlanThreat, "r3k3/7p/8/8/8/8/7P/4KB2 w - - 0 1", "", "", "Try to attack the rook."},
	{fact.KindPlanGuard, "4k3/8/8/8/6b1/5N2/8/R3K3 w - - 0 1", "", "", "Try to guard your knight."},
	{fact.KindPlanRid, "4k3/8/8/3p4/4P3/8/8/3QK2R w K - 0 1", "", "", "Try to take what attacks your pawn."},
	{fact.KindPlanKing, "4k3/p6p/8/8/8/8/P6P/4K3 w - - 0 1", "", "",
		"Few pieces are left: bring your king to the middle."},
	{fact.KindPlanWay, chess.StartFEN, "", "", "Make way for your bishop on c1: move a pawn."},
	{fact.KindPlanFile, "4k3/pppp4/8/8/8/8/P1PP4/R3K3 w - - 0 1", "", "",
		"Put your rook on a line without your pawns."},
	{fact.KindPlanWeak, "4k3/8/8/3p4/8/8/PPP5/R3K3 w - - 0 1", "", "", "No pawn can guard the pawn. Attack it."},
	{fact.KindPlanPiece, "4k3/pppp4/8/8/8/8/PPP5/N3K3 w - - 0 1", "", "",
		"Your knight does little there. Find it a better square."},
	{fact.KindPlanPawn, "4k3/8/8/8/P7/8/8/R3K2R w - - 0 1", "", "", "Bring your king nearer to your pawn."},
	{fact.KindPlanEdge, "8/4k3/8/4K3/8/8/8/7R w - - 0 1", "", "", "Give check, so that the king stays away from the middle."},
	{fact.KindPlanMiddle, "4k3/pppp4/8/8/8/5N2/PPP5/4K3 w - - 0 1", "", "",
		"Bring your knight to the middle of the board."},
	{fact.KindPlanAim, "4k3/pppp4/8/8/8/8/P7/1N2K3 w - - 0 1", "", "",
		"Attack the middle of the board with your knight."},
	{fact.KindPlanMore, "4k3/3p4/2p5/8/8/8/3R4/R3K3 w - - 0 1", "", "", "Attack the pawn on d7 once more."},
	{fact.KindPlanReach, "4k3/pppp4/8/8/8/8/1PP5/R3K3 w - - 0 1", "", "",
		"Move your rook to where it reaches more squares."},
	{fact.KindPlanHome, "rnbqkbnr/pppp1ppp/8/8/4p3/4K3/PPPP1PPP/RNBQ1BNR w kq - 0 1", "", "",
		"Bring your king home: it stands far out."},
	{fact.KindPlanAir, "4r1k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1", "", "",
		"Give your king a way out: move a pawn before it."},
}
