package coach

import (
	"maps"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
)

// TestWhyOverAllSquares asks about every two squares of hundreds of positions, and proves each answer with the slow
// board.
func TestWhyOverAllSquares(t *testing.T) {
	t.Parallel()
	kinds := map[fact.Kind]int{}
	positions := 0
	eachSample(31, 150, 9, func(g *tutor.Game, ply int) {
		positions++
		whyOver(t, g, ply, kinds)
	})
	require.Greater(t, positions, 500)
	for _, kind := range slices.Sorted(maps.Keys(kinds)) {
		t.Logf("%8d %s", kinds[kind], kind)
	}
}

func whyOver(t *testing.T, g *tutor.Game, ply int, kinds map[fact.Kind]int) {
	p := g.PositionAt(ply)
	legal := map[[2]chess.Square]bool{}
	for _, m := range p.Moves() {
		legal[[2]chess.Square{m.From(), m.To()}] = true
	}
	w := whyProof{g: g, ply: ply, p: p, board: boardOf(p)}
	w.checkers = w.board.attackers(w.board.king(p.Turn()), p.Turn().Other())
	for from := chess.A1; from <= chess.H8; from++ {
		for to := chess.A1; to <= chess.H8; to++ {
			is, why := Why(p, from, to)
			kinds[why.Kind]++
			if is != legal[[2]chess.Square{from, to}] || is != (why.Kind == fact.KindLegal) {
				require.Fail(t, "legal?", "%s%s in %s", from, to, p.FEN())
			}
			if !is && !w.holds(why, from, to) {
				require.Fail(t, "not the obstacle", "%s%s: %s in %s", from, to, English(why, tutor.ToBoth), p.FEN())
			}
		}
	}
}

// A whyProof proves the obstacles of one position.
type whyProof struct {
	g        *tutor.Game
	ply      int
	p        *chess.Position
	board    slowBoard
	checkers chess.Bitboard
}

// holds reports whether the obstacle named is really there.
func (w *whyProof) holds(f fact.Fact, from, to chess.Square) bool {
	us := w.p.Turn()
	own := func(s chess.Square) bool { return w.board.at(s) != '.' && colorOf(w.board.at(s)) == us }
	switch f.Kind {
	case fact.KindEmptySquare:
		return w.board.at(from) == '.' && f.Squares[0] == from
	case fact.KindNotYours:
		return w.board.at(from) != '.' && !own(from)
	case fact.KindSameSquare:
		return from == to && own(from)
	case fact.KindCastleHow: // the king goes two squares to the rook's side, and the rook over it
		for _, m := range w.p.Moves() {
			if m.From() == from && m.IsCastle() && m.To() == f.Squares[0] {
				next := w.p.Play(m)
				return next.At(to) == chess.NoPiece && w.p.At(to).Type() == chess.Rook
			}
		}
		return false
	case fact.KindOwnPiece:
		return own(from) && own(to) && f.Pieces[0].Square == to
	}
	if !own(from) || own(to) || f.Pieces[0].Square != from {
		return false
	}
	switch f.Kind {
	case fact.KindEnPassantBeside:
		return w.board.at(to)|0x20 == 'p' && f.By[0].Square == to && f.Squares[1].File() == to.File() &&
			slices.ContainsFunc(capturesBy(w.p, from, to), func(m chess.Move) bool { return m.To() == f.Squares[1] })
	case fact.KindMovesOtherwise, fact.KindBlocked, fact.KindPawnBackward, fact.KindPawnStraight, fact.KindPawnTooFar,
		fact.KindPawnNothing:
		return w.geometry(f, from, to)
	case fact.KindEnPassantTooLate, fact.KindEnPassantExposes:
		return w.passing(f, from, to)
	case fact.KindPinned, fact.KindPinnedThere, fact.KindCheckStays, fact.KindKingAttacked, fact.KindKingGuarded:
		return w.kingSafety(f, from, to)
	}
	return w.castling(f, from, to)
}

// geometry proves what does not depend on the king's safety.
func (w *whyProof) geometry(f fact.Fact, from, to chess.Square) bool {
	piece := w.board.at(from)
	pawn := piece|0x20 == 'p'
	files, ranks := int(to.File())-int(from.File()), (int(to.Rank())-int(from.Rank()))*ahead(piece)
	first := (int(from.Rank())-ahead(piece))%7 == 0
	switch f.Kind {
	case fact.KindMovesOtherwise:
		var empty slowBoard
		for s := chess.A1; s <= chess.H8; s++ {
			empty.put(s, '.')
		}
		empty.put(from, piece)
		if pawn {
			return ranks > 0 && (files*files == 1 && ranks > 1 || files*files > 1)
		}
		return !slices.Contains(empty.attacks(from), to) && !w.triesCastling(from, to)
	case fact.KindBlocked:
		return f.By[0].Square == w.firstPiece(from, to) && f.By[0].Square != to &&
			(!pawn || files == 0 && ranks == 2 && first)
	case fact.KindPawnBackward:
		return pawn && ranks <= 0
	case fact.KindPawnStraight:
		return pawn && files == 0 && (ranks == 1 || ranks == 2 && first) && w.firstPiece(from, to) == to &&
			f.By[0].Square == to
	case fact.KindPawnTooFar:
		return pawn && files == 0 && (ranks > 2 || ranks == 2 && !first)
	}
	beside := chess.SquareAt(to.File(), from.Rank())
	start, ok := step(to, 0, ahead(piece))
	couldPass := w.board.at(beside)|0x20 == 'p' && w.board.at(beside) != piece && ok && w.board.at(start) == '.' &&
		from.Rank() == map[bool]chess.Rank{true: 4, false: 3}[isWhite(piece)]
	return pawn && files*files == 1 && ranks == 1 && w.board.at(to) == '.' && !couldPass
}

// firstPiece walks in a straight line until it meets a piece.
func (w *whyProof) firstPiece(from, to chess.Square) chess.Square {
	files, ranks := int(to.File())-int(from.File()), int(to.Rank())-int(from.Rank())
	n := max(files, -files, ranks, -ranks)
	if n == 0 || files%n != 0 || ranks%n != 0 {
		return chess.NoSquare
	}
	for i := 1; i <= n; i++ {
		s, ok := step(from, i*files/n, i*ranks/n)
		if !ok || w.board.at(s) != '.' {
			return s
		}
	}
	return chess.NoSquare
}

// passing proves what is said of a capture en passant from the moves played.
func (w *whyProof) passing(f fact.Fact, from, to chess.Square) bool {
	beside := chess.SquareAt(to.File(), from.Rank())
	just := false
	if w.ply > 0 {
		last := w.g.Moves()[w.ply-1]
		just = last.To() == beside && int(last.From())-int(beside) == 2*(int(to)-int(beside))
	}
	if f.Kind == fact.KindEnPassantTooLate {
		return f.By[0].Square == beside && !just
	}
	exposed := w.board.exposed(from, to)
	return exposed.Has(f.By[0].Square) && exposed&w.checkers == 0
}

// kingSafety proves that the move is right but for the king, and that the piece
// named would attack it.
func (w *whyProof) kingSafety(f fact.Fact, from, to chess.Square) bool {
	reaches := w.board.reaches(from)
	king := w.board.at(from)|0x20 == 'k'
	exposed := w.board.exposed(from, to)
	by := f.By[0].Square
	passing := w.board.at(from)|0x20 == 'p' && from.File() != to.File() && w.board.at(to) == '.'
	if !slices.Contains(reaches, to) && !passing || !exposed.Has(by) {
		return false
	}
	free := false
	for _, s := range reaches {
		free = free || w.board.exposed(from, s)&^w.checkers == 0
	}
	switch f.Kind {
	case fact.KindKingAttacked:
		return king && w.board.at(to) == '.' && f.Squares[0] == to
	case fact.KindKingGuarded:
		return king && w.board.at(to) != '.' && f.Pieces[1].Square == to
	case fact.KindCheckStays:
		return !king && w.checkers.Has(by)
	case fact.KindPinned:
		return !king && exposed&w.checkers == 0 && !free
	}
	return !king && exposed&w.checkers == 0 && free
}

func (w *whyProof) triesCastling(from, to chess.Square) bool {
	home := map[chess.Color]chess.Square{chess.White: chess.E1, chess.Black: chess.E8}[w.p.Turn()]
	return w.board.at(from)|0x20 == 'k' && from == home && (to == home+2 || to == home-2)
}

// castling proves what keeps a king from castling.
func (w *whyProof) castling(f fact.Fact, from, to chess.Square) bool {
	if !w.triesCastling(from, to) {
		return false
	}
	rook, letter := from+3, "K"
	if to < from {
		rook, letter = from-4, "Q"
	}
	if w.p.Turn() == chess.Black {
		letter = string(letter[0] | 0x20)
	}
	hasRook := w.board.at(rook) == chess.PieceOf(chess.Rook, w.p.Turn()).Letter()
	hasRight := slices.Contains([]byte(w.p.Castling().String()), letter[0])
	attackers := func(s chess.Square) bool {
		return len(f.By) > 0 && f.Squares[0] == s && w.board.attackers(s, w.p.Turn().Other()).Has(f.By[0].Square)
	}
	switch f.Kind {
	case fact.KindCastleNoRook:
		return !hasRook && f.Squares[0] == rook
	case fact.KindCastleRights:
		return hasRook && !hasRight && f.Squares[0] == rook
	case fact.KindCastleBetween:
		return hasRight && w.firstPiece(from, rook) == f.By[0].Square && f.By[0].Square != rook
	case fact.KindCastleOutOfCheck:
		return hasRight && w.checkers.Has(f.By[0].Square)
	case fact.KindCastleAcross:
		return hasRight && attackers((from+to)/2)
	case fact.KindCastleInto:
		return hasRight && attackers(to)
	}
	return false
}

func TestWhyOfNoSquarePanics(t *testing.T) {
	p := chess.Start()
	assert.Panics(t, func() { Why(&p, chess.NoSquare, square("e4")) })
	assert.Panics(t, func() { Why(&p, square("e2"), chess.NoSquare) })
}

// FuzzWhy holds for any position: an answer there is, short, and legal means
// that the rules have the move.
func FuzzWhy(f *testing.F) {
	f.Add(chess.StartFEN, uint8(square("e2")), uint8(square("e4")))
	f.Add("4k3/8/8/8/1b6/8/3N4/4K2R w K - 0 1", uint8(square("d2")), uint8(square("f3")))
	f.Add("8/8/8/K2pP2r/8/8/8/4k3 w - - 0 1", uint8(square("e5")), uint8(square("d6")))
	f.Fuzz(func(t *testing.T, fen string, a, b uint8) {
		p, err := chess.ParseFEN(fen)
		if err != nil {
			return
		}
		from, to := chess.Square(a%64), chess.Square(b%64)
		legal, why := Why(&p, from, to)
		requireShort(t, English(why, tutor.ToBoth))
		listed := slices.ContainsFunc(p.Moves(), func(m chess.Move) bool { return m.From() == from && m.To() == to })
		require.Equal(t, listed, legal)
		w := whyProof{g: tutor.NewGame(tutor.Setup{Start: p}), p: &p, board: boardOf(&p)}
		w.checkers = w.board.attackers(w.board.king(p.Turn()), p.Turn().Other())
		require.True(t, legal || w.holds(why, from, to), "%s%s: %s", from, to, English(why, tutor.ToBoth))
	})
}

// Why a mated king cannot take what gives check beside it is told; of a check from afar there is nothing to tell.
func TestWhatGuardsTheMatingPiece(t *testing.T) {
	f, ok := Guarded(gameFrom(t, "", "e4 e5 Bc4 Nc6 Qh5 Nf6 Qxf7#").Position())
	require.True(t, ok)
	assert.Equal(t, fact.KindKingGuarded, f.Kind)
	assert.Equal(t, "f7", f.Pieces[1].Square.String())
	assert.Equal(t, "c4", f.By[0].Square.String())
	_, ok = Guarded(gameFrom(t, "", "f3 e5 g4 Qh4#").Position())
	assert.False(t, ok)
}
