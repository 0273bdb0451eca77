package coach

import (
	_ "embed"
	"slices"
	"strconv"
	"strings"
	"sync"

	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
)

const (
	openingPlies  = 28 // up to this ply rules of thumb for the opening are given
	openingCenter = chess.Bitboard(0x1818000000)
)

//go:embed openings.txt
var openings string

// openingNames maps the keys of positions to the names of openings, so that an opening is recognized by its position,
// whatever the order of its moves. Each line of the file is a key, in hexadecimal, and a name of the Lichess opening
// database.
var openingNames = sync.OnceValue(func() map[uint64]string {
	names := map[uint64]string{}
	for line := range strings.Lines(openings) {
		text, name, _ := strings.Cut(strings.TrimSpace(line), " ")
		key, err := strconv.ParseUint(text, 16, 64)
		if err != nil {
			panic("coach: " + err.Error()) // unreachable: a test reads the file
		}
		names[key] = name
	}
	return names
})

// OpeningName returns the name of the opening played in the game's first ply
// moves: that of the last position with a name.
func OpeningName(g *tutor.Game, ply int) (name string, ok bool) {
	if g.Setup().Start != chess.Start() {
		return "", false
	}
	for i := ply; i > 0; i-- {
		if name, ok := openingNames()[g.PositionAt(i).Key()]; ok {
			return name, true
		}
	}
	return "", false
}

// openingAdvice returns a rule of thumb for the opening, and the opening's name
// if a position since the side's own last move has one.
func (v *Survey) openingAdvice(g *tutor.Game, ply int) (facts []fact.Fact) {
	if ply >= openingPlies || g.Setup().Start != chess.Start() {
		return nil
	}
	for _, habit := range []func(*tutor.Game, int) (fact.Fact, bool){v.castles, v.habit} {
		if f, ok := habit(g, ply); ok && !v.position.InCheck() {
			f.Side, f.Judgement = v.position.Turn(), true
			facts = append(facts, f)
		}
	}
	before, _ := OpeningName(g, max(0, ply-2))
	if name, ok := OpeningName(g, ply); ok && name != before {
		facts = append(facts, fact.Fact{Kind: fact.KindOpeningName, Side: v.position.Turn(), Name: name})
	}
	return facts
}

// castles returns the rule of thumb to castle, if that can be done, and two knights or bishops are out.
func (v *Survey) castles(*tutor.Game, int) (fact.Fact, bool) {
	p := &v.position
	can := slices.ContainsFunc(v.moves, func(s *moveSurvey) bool { return s.move.IsCastle() })
	return fact.Fact{Kind: fact.KindHabitCastle, Pieces: fact.On(p, p.King(p.Turn()))},
		can && minorsAtHome(p, p.Turn()).Count() <= 2
}

// habit returns the first other rule of thumb that applies.
func (v *Survey) habit(g *tutor.Game, ply int) (fact.Fact, bool) {
	p := &v.position
	us := p.Turn()
	home := minorsAtHome(p, us)
	if able := home & v.leavers(); v.queenIsEarly() && able != 0 {
		return fact.Fact{Kind: fact.KindHabitQueen, Pieces: fact.PiecesOn(p, able)}, true
	}
	if ply >= 4 && home.Count() >= 2 {
		before, last := g.Moves()[ply-4], g.Moves()[ply-2]
		piece := fact.PieceOn(p, last.To()) // the opponent's, if it has been taken there
		if kind := piece.Piece.Type(); before.To() == last.From() && piece.Piece.Color() == us && kind != chess.Pawn &&
			kind != chess.King {
			return fact.Fact{Kind: fact.KindHabitTwice, Pieces: []fact.PlacedPiece{piece}}, true
		}
	}
	if p.Pieces(chess.Pawn, us)&openingCenter == 0 && home.Count() == 4 {
		if squares := v.centerMoves(); len(squares) > 0 {
			return fact.Fact{Kind: fact.KindHabitCenter, Squares: squares}, true
		}
	}
	if able := fact.PiecesOn(p, home&v.leavers()); len(able) > 0 {
		return fact.Fact{Kind: fact.KindHabitDevelop, Pieces: able[:1]}, true
	}
	return fact.Fact{}, false
}

// leavers returns the pieces that can move without losing by the count.
func (v *Survey) leavers() (pieces chess.Bitboard) {
	for _, s := range v.moves {
		if s.sound() {
			pieces |= s.move.From().Bitboard()
		}
	}
	return pieces
}

// queenIsEarly reports whether the side's one queen has left her square, and three knights and bishops have not.
func (v *Survey) queenIsEarly() bool {
	p, us := &v.position, v.position.Turn()
	queen := p.Pieces(chess.Queen, us)
	return queen.Count() == 1 && queen&homeOf(chess.D1, us).Bitboard() == 0 && mostAtHome(p)
}

// ledOutEarly reports whether a move is the queen's while three knights and bishops are at home.
func ledOutEarly(p *chess.Position, m chess.Move) bool {
	return p.At(m.From()).Type() == chess.Queen && mostAtHome(p)
}

// mostAtHome reports whether three knights and bishops of the side to move stand where the game began.
func mostAtHome(p *chess.Position) bool { return minorsAtHome(p, p.Turn()).Count() >= 3 }

// homeOf returns a square of White's first rank as seen from a side.
func homeOf(s chess.Square, c chess.Color) chess.Square {
	if c == chess.Black {
		return s + chess.A8
	}
	return s
}

// minorsAtHome returns the knights and bishops that stand where the game began.
func minorsAtHome(p *chess.Position, c chess.Color) (home chess.Bitboard) {
	at := func(s chess.Square) chess.Bitboard { return homeOf(s, c).Bitboard() }
	return p.Pieces(chess.Knight, c)&(at(chess.B1)|at(chess.G1)) | p.Pieces(chess.Bishop, c)&(at(chess.C1)|at(chess.F1))
}

// FromHome reports whether a move brings a knight or bishop out from where it
// began.
func FromHome(p *chess.Position, m chess.Move) bool { return minorsAtHome(p, p.Turn()).Has(m.From()) }

func mayCastle(p *chess.Position, c chess.Color) bool {
	rights := chess.WhiteShort | chess.WhiteLong
	if c == chess.Black {
		rights = chess.BlackShort | chess.BlackLong
	}
	return p.Castling()&rights != 0
}

// centerMoves returns the middle squares that a pawn can go to without losing
// by the count.
func (v *Survey) centerMoves() (squares []chess.Square) {
	for _, m := range v.moves {
		pawn := v.position.At(m.move.From()).Type() == chess.Pawn
		if pawn && openingCenter.Has(m.move.To()) && m.sound() && !slices.Contains(squares, m.move.To()) {
			squares = append(squares, m.move.To())
		}
	}
	return squares
}
