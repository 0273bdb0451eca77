package tutor

import "chesstutor/tutor/chess"

// Counts returns what can be counted of the opening and the king of the side to
// move: how many knights and bishops still stand at home, how many pawns stand
// before the king, and which files hold no pawn. It only counts; what is better
// it does not say.
func Counts(p *chess.Position) []Fact {
	us := p.Turn()
	home, shelter := minorsAtHome(p, us), shelterOf(p, us)
	king := pieceOn(p, p.King(us))
	files := openFiles(p)
	return []Fact{
		{Kind: KindAtHome, Concept: Development, Side: us, Pieces: piecesOn(p, home), Count: home.Count(), Start: *p},
		{Kind: KindShelter, Concept: KingShelter, Side: us, Pieces: []PlacedPiece{king},
			Guards: piecesOn(p, shelter), Count: shelter.Count(), Start: *p},
		{Kind: KindOpenFiles, Concept: OpenFiles, Side: us, Squares: files, Count: len(files), Start: *p},
	}
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
	for f := range 8 {
		file := chess.Square(f)
		open := true
		for s := file; s < chess.NoSquare; s += 8 {
			open = open && p.At(s).Type() != chess.Pawn
		}
		if open {
			files = append(files, file)
		}
	}
	return files
}

// stalemateTraps tells how many moves of a side that is ahead would be stalemate.
func (v *Survey) stalemateTraps() []Fact {
	p := &v.position
	if Lead(p, p.Turn()) <= 0 {
		return nil
	}
	f := Fact{Kind: KindStalemateTrap, Concept: StalemateTrap, Side: p.Turn(), Start: *p,
		Pieces: []PlacedPiece{pieceOn(p, p.King(p.Turn().Other()))}}
	for i := range v.moves {
		if s := &v.moves[i]; s.grade == Stalemates {
			f.Squares = append(f.Squares, s.move.To())
			f.Count++
		}
	}
	if f.Count == 0 {
		return nil
	}
	return []Fact{f}
}
