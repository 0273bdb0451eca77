package coach

import (
	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
)

// Counted returns facts that count something about the piece on a square that a person has
// selected: its attackers and guards, if it is attacked; for the king of the side to move, if
// it has pawns, those before it; for a rook, the open files; for a knight or bishop on its first square, how many
// of them have not moved out. The facts judge nothing. In check there are none, since the check has
// to be answered first.
func Counted(p *chess.Position, on chess.Square) (facts []fact.Fact) {
	piece, us := fact.PieceOn(p, on), p.Turn()
	if piece.Piece == chess.NoPiece || p.InCheck() {
		return nil
	}
	own := piece.Piece.Color() == us
	switch {
	case piece.Piece.Type() == chess.King && own && p.Pieces(chess.Pawn, us) != 0:
		shelter := shelterOf(p, us)
		return []fact.Fact{{Kind: fact.KindShelter, Concept: fact.KingShelter, Side: us,
			Pieces: []fact.PlacedPiece{piece},
			Guards: fact.PiecesOn(p, shelter), Count: shelter.Count(), Start: *p}}
	case piece.Piece.Type() == chess.King:
		return nil
	}
	if f := Numbers(p, on); len(f.By) > 0 {
		facts = append(facts, f)
	}
	home := minorsAtHome(p, us)
	switch files := openFiles(p); {
	case home.Has(on):
		facts = append(facts, fact.Fact{Kind: fact.KindAtHome, Concept: fact.Development, Side: us,
			Pieces: fact.PiecesOn(p, home), Count: home.Count(), Start: *p})
	case piece.Piece.Type() == chess.Rook && own && len(files) > 0:
		facts = append(facts,
			fact.Fact{Kind: fact.KindOpenFiles, Concept: fact.OpenFiles, Side: us, Squares: files, Count: len(files),
				Start: *p})
	}
	return facts
}

// shelterOf returns a side's pawns on its king's file and the two beside it, one
// or two ranks before the king.
func shelterOf(p *chess.Position, c chess.Color) (pawns chess.Bitboard) {
	king := p.King(c)
	for _, t := range aheadOf(king, c).Squares() {
		if ranks := int(t.Rank()) - int(king.Rank()); ranks >= -2 && ranks <= 2 {
			pawns |= t.Bitboard() & p.Pieces(chess.Pawn, c)
		}
	}
	return pawns
}

// openFiles returns the first squares of the files on which no pawn stands.
func openFiles(p *chess.Position) (files []chess.Square) {
	pawns := p.Pieces(chess.Pawn, chess.White) | p.Pieces(chess.Pawn, chess.Black)
	for s := chess.A1; s <= chess.H1; s++ {
		if file := chess.Between(s, s+chess.A8); file&pawns == 0 { // no pawn stands on the first or last rank
			files = append(files, s)
		}
	}
	return files
}

// stalemateTraps returns the fact that some moves of a side that is ahead would be stalemate, with
// their number.
func (v *Survey) stalemateTraps() []fact.Fact {
	p := &v.position
	if chess.Lead(p, p.Turn()) <= 0 {
		return nil
	}
	f := fact.Fact{Kind: fact.KindStalemateTrap, Concept: fact.StalemateTrap, Side: p.Turn(), Start: *p,
		Pieces: fact.On(p, p.King(p.Turn().Other()))}
	for _, s := range v.moves {
		if s.grade == fact.Stalemates {
			f.Squares = append(f.Squares, s.move.To())
			f.Count++
		}
	}
	if f.Count == 0 {
		return nil
	}
	return []fact.Fact{f}
}
