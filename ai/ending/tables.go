package ending

import "chesstutor/tutor/chess"

// tables are all endings. What captures and promotions lead to is among them, or has a lone bishop or
// knight beside two kings, which is a draw.
var tables = makeTables()

func makeTables() (list []*table) {
	for _, name := range []string{
		"KQK", "KRK", "KPK", "KBBK", "KBNK", "KQKQ", "KQKR", "KQKB", "KQKN", "KQKP", "KRKR", "KRKB", "KRKN", "KRKP",
		"KBKB", "KBKN", "KBKP", "KNKN", "KNKP", "KPKP",
	} {
		list = append(list, newTable(name))
	}
	return list
}

// place says which table has an ending with certain men.
type place struct {
	table *table
	flip  bool // the colors are exchanged there
	swap  bool // the men are in the other order there
}

// places holds the place of two men, or of a man and none.
var places = makePlaces(tables)

func makePlaces(tables []*table) (places [16][16]place) {
	for _, t := range tables {
		for _, flip := range []bool{true, false} {
			men := [2]chess.Piece{}
			for i, man := range t.men {
				men[i] = man
				if flip {
					men[i] = chess.PieceOf(man.Type(), man.Color().Other())
				}
			}
			places[men[1]][men[0]] = place{t, flip, len(t.men) == 2}
			places[men[0]][men[1]] = place{t, flip, false}
		}
	}
	return places
}

// find returns the table that has a position with these men, whose squares are those of s, and its
// index there.
func find(s setup, men [2]chess.Piece) (*table, int) {
	if men[0] == chess.NoPiece {
		men[0], men[1] = men[1], men[0]
		s.men[0], s.men[1] = s.men[1], s.men[0]
	}
	at := places[men[0]&15][men[1]&15]
	if at.table == nil {
		return nil, -1
	}
	if at.flip {
		s.kings = [2]chess.Square{s.kings[1] ^ 56, s.kings[0] ^ 56}
		s.men[0], s.men[1] = s.men[0]^56, s.men[1]^56
		s.turn = s.turn.Other()
	}
	if at.swap {
		s.men[0], s.men[1] = s.men[1], s.men[0]
	}
	return at.table, at.table.index(&s)
}
