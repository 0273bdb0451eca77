// Package ending knows the endings of three and four men exactly: [Judge] tells whether a position is
// won, drawn or lost, and in how many plies it is mate with best play.
//
// It has king and queen, rook or pawn against king; king and two bishops, or bishop and knight,
// against king; and every piece or pawn against every other one, both with their kings. That is
// what queen against pawn, rook against pawn and pawn against pawn lead to: whatever is captured
// and whatever a pawn becomes, the position is in a table again, or drawn for lack of material.
//
// # How the tables are made
//
// By retrograde analysis, one byte a position: from the mates, and the moves into tables that are
// made, ply by ply back (Ströhlein, "Untersuchungen über kombinatorische Spiele", 1970; Thompson,
// "Retrograde Analysis of Certain Endgames", ICCA Journal 9, 1986). Positions that a symmetry of the
// board makes the same count once: the pair of kings stands in one of 462 ways, of 1,806 with pawns.
// A pawn that can be captured en passant is counted as if on the rank behind its home, where no
// pawn stands: such a position is one of the table's own.
//
// The three tables of three men take 0.1 s and 0.3 MB, and are made when first asked. Of the
// seventeen of four men the results are embedded, 2.4 MB, so that they are known at once; in memory
// they take two bits a position, from when a table is first asked until its distances are made.
// [Begin] makes distances in the background: all take 23 s of a core and 104 MB, and one alone the
// memory of its own 15 MB at most. [Keep] names the directory where they are kept; there they are
// read a byte at a time, and take no memory.
//
// Absent on purpose: the rules of fifty moves and of threefold repetition, and positions with a
// right to castle.
package ending
