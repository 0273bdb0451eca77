package coach

import (
	"cmp"
	"slices"

	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
)

// DeedKind is a kind of good thing that a player has done in a game. Its text is stable.
type DeedKind string

// The kinds of deeds, in order of priority.
const (
	DeedMateMet   DeedKind = "mate-met"  // met a threat of mate in one, so that none was left
	DeedFork      DeedKind = "fork"      // won points by a fork, as the game went on
	DeedPromotion DeedKind = "promotion" // made a piece of a pawn, and it was not taken at once
	DeedFree      DeedKind = "free"      // took a piece that nothing guarded
	DeedWon       DeedKind = "won"       // took a guarded piece for nothing, or for much less
	DeedTrade     DeedKind = "trade"     // took something and came out ahead
	DeedSaved     DeedKind = "saved"     // brought a piece, no pawn, out of danger, and left nothing else in it
	DeedCastle    DeedKind = "castle"    // castled behind two pawns or more
	DeedTook      DeedKind = "took"      // took pieces at all
	DeedStayed    DeedKind = "stayed"    // played on to the end
)

// DeedKinds lists all kinds of deeds, in that order.
func DeedKinds() []DeedKind {
	return []DeedKind{
		DeedMateMet, DeedFork, DeedPromotion, DeedFree, DeedWon, DeedTrade, DeedSaved, DeedCastle, DeedTook, DeedStayed,
	}
}

// A Deed is a good thing that a side has done in a game, proved by its moves.
type Deed struct {
	Kind   DeedKind
	Ply    int             // of the move; 0 for DeedTook and DeedStayed, which are of the whole game
	Number int             // of the move, as it is written
	Piece  chess.PieceType // what was taken, saved or promoted to
	Count  int             // the points won, or the pieces taken
	Plain  bool            // told in words that need no lesson
}

// PlainTo returns a deed as it is told to who knows some ideas and kinds of facts alone.
func (d Deed) PlainTo(known fact.Vocabulary) Deed {
	switch d.Kind {
	case DeedFork:
		d.Plain = !known.Has(fact.Fork)
	case DeedTrade:
		d.Plain = !known.HasKind(fact.KindPraiseTrade)
	case DeedCastle:
		d.Plain = !known.HasKind(fact.KindPraiseCastle)
	}
	return d
}

var deedOf = map[fact.Kind]DeedKind{
	fact.KindPraisePromotion: DeedPromotion, fact.KindPraiseFree: DeedFree, fact.KindPraiseTook: DeedWon,
	fact.KindPraiseTrade: DeedTrade, fact.KindPraiseCastle: DeedCastle,
}

// BestDeed returns the best deed of a side in a game. There always is one.
func BestDeed(g *tutor.Game, side chess.Color) Deed {
	taken := len(g.Captured(side.Other()))
	deeds := Deeds(g, side)
	switch {
	case len(deeds) > 0:
		return deeds[0]
	case taken > 0:
		return Deed{Kind: DeedTook, Count: taken}
	}
	return Deed{Kind: DeedStayed}
}

// Deeds returns the deeds of a side that are of one move: in the order of their kinds, of each kind those first that
// won most, the earliest of equals. A piece that was won and one that was free are of one kind here.
func Deeds(g *tutor.Game, side chess.Color) (deeds []Deed) {
	for ply := range g.Moves() {
		if g.PositionAt(ply).Turn() != side {
			continue
		}
		if d, ok := deedAt(g, ply); ok {
			deeds = append(deeds, d)
		}
	}
	place := func(k DeedKind) int {
		if k == DeedWon {
			k = DeedFree
		}
		return slices.Index(DeedKinds(), k)
	}
	slices.SortStableFunc(deeds, func(a, b Deed) int {
		return cmp.Or(place(a.Kind)-place(b.Kind), b.Count-a.Count)
	})
	return deeds
}

// deedAt returns what was good about the move after ply moves.
func deedAt(g *tutor.Game, ply int) (d Deed, ok bool) {
	p := g.PositionAt(ply)
	d = Deed{Ply: ply, Number: p.MoveNumber()}
	if ply+2 > g.Ply() {
		return d, false
	}
	calm := madeCalm(g, ply+2)
	if len(calm) > 0 && calm[0].Mate {
		d.Kind = DeedMateMet
		return d, true
	}
	if points := forkGain(g, ply); points > 0 {
		d.Kind, d.Count = DeedFork, points
		return d, true
	}
	f, praised := praise(g, ply+2)
	if saved, saves := savedIn(calm); saves && (!praised || f.Kind == fact.KindPraiseCastle) {
		d.Kind, d.Piece = DeedSaved, saved.Type()
		return d, true
	}
	if !praised {
		return d, false
	}
	d.Kind, d.Count = deedOf[f.Kind], f.Count
	switch f.Kind {
	case fact.KindPraisePromotion:
		d.Piece = g.Moves()[ply].Promotion()
	case fact.KindPraiseFree:
		d.Piece = f.Pieces[0].Piece.Type()
		d.Count = d.Piece.Worth()
	case fact.KindPraiseTook:
		d.Piece = f.Pieces[0].Piece.Type()
	}
	return d, true
}

// savedIn returns the piece, no pawn, that a move brought out of danger by the facts that it did.
func savedIn(calm []fact.Fact) (chess.Piece, bool) {
	if len(calm) == 0 || len(calm[0].Pieces) == 0 || calm[0].Pieces[0].Piece.Type() == chess.Pawn {
		return chess.NoPiece, false
	}
	return calm[0].Pieces[0].Piece, true
}

// forkGain returns the points that the move after ply moves, if it was a fork, has won by the side's next move; 0 if
// it was none or won nothing.
func forkGain(g *tutor.Game, ply int) int {
	if ply+3 > g.Ply() {
		return 0
	}
	p, m := g.PositionAt(ply), g.Moves()[ply]
	next := p.Play(m) // what the move took itself it did not win by the fork
	won := chess.Lead(g.PositionAt(min(ply+4, g.Ply())), p.Turn()) - chess.Lead(&next, p.Turn())
	if won < winsLeast {
		return 0
	}
	if tellOf(newStudy(p, m).ideas(lastMoveOf(g, ply)), fact.Fork) {
		return won
	}
	return 0
}

// MatingPieces returns the pieces that hold a mated king: those of the other side that attack it, or a square beside
// it on which none of its own pieces stands. It returns nil if neither king is mated.
func MatingPieces(p *chess.Position) []fact.PlacedPiece {
	if !p.InCheck() || p.HasMove() {
		return nil
	}
	us := p.Turn()
	king := p.King(us)
	held := king.Bitboard() | chess.Attacks(p.At(king), king, 0)&^p.Color(us)
	occupied := p.Occupied() &^ king.Bitboard() // it would still be attacked where it steps back
	var mating chess.Bitboard
	for _, s := range p.Color(us.Other()).Squares() {
		if chess.Attacks(p.At(s), s, occupied)&held != 0 {
			mating |= s.Bitboard()
		}
	}
	return fact.PiecesOn(p, mating)
}
