package game

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
)

func at(name string) chess.Square {
	s, err := chess.ParseSquare(name)
	if err != nil {
		panic(err)
	}
	return s
}

func TestArrowsAreThreeAtMostAndDoNotCoverEachOther(t *testing.T) {
	var p pointing
	for _, a := range []ArrowSpan{
		{From: at("e1"), To: at("e5")}, {From: at("e2"), To: at("e5")}, // from behind each other
		{From: at("a5"), To: at("e5")}, {From: at("e5"), To: at("e5")}, // from the side; nowhere
		{From: at("d1"), To: at("e5")}, {From: at("h1"), To: at("h5")},
		{From: at("b1"), To: at("c3")},
	} {
		p.arrow(a)
	}
	assert.Equal(t,
		[]ArrowSpan{{From: at("e1"), To: at("e5")}, {From: at("a5"), To: at("e5")}, {From: at("h1"), To: at("h5")}},
		p.arrows)
}

func TestEachKindOfArrowHasAShapeOfItsOwn(t *testing.T) {
	draw := func(a ArrowSpan) any {
		a.From, a.To = at("a1"), at("a4")
		s := a.Shape(false)
		return [...]any{s.Wide, s.Halo, s.Shaft, s.Head}
	}
	main := draw(ArrowSpan{Kind: arrowDanger})
	assert.Equal(t, [...]any{"14", "21", "M50 714L50 515", "M50 484L71 518L29 518z"}, main)
	for name, other := range map[string]ArrowSpan{
		"guard": {Kind: arrowGuard}, "thin": {Kind: arrowIdea, Thin: true},
		"of a warning": {Kind: arrowDanger, Warns: true},
		"to a ring":    {Kind: arrowDanger, Ringed: true},
	} {
		assert.NotEqual(t, main, draw(other), name)
	}
}

// A red ring is around what would be lost. A line opened onto a guarded piece does not lose that.
func TestARedRingIsAroundWhatIsLost(t *testing.T) {
	for fen, want := range map[string]string{
		"3rk3/8/8/8/8/8/3N4/3RK3 w - - 0 1": ringIdea,   // the rook guards it
		"3rk3/8/8/8/8/8/3N4/6K1 w - - 0 1":  ringDanger, // nothing does
	} {
		p, err := chess.ParseFEN(fen)
		require.NoError(t, err)
		f := fact.Fact{
			Kind: fact.KindIdeaDanger, Concept: fact.OpenedLine, Side: chess.White,
			Pieces: fact.On(&p, at("d2")), By: fact.On(&p, at("d8")),
		}
		points := pointingAt(&p, &f)
		assert.Equal(t, want, points.rings[at("d2")], fen)
		assert.Len(t, points.arrows, 1)
	}
}

// A mate that was passed over is drawn only where the warning tells it, and while what mates still stands there.
func TestAMateToldAgainIsDrawn(t *testing.T) {
	p, err := chess.ParseFEN("6k1/5ppp/8/8/8/r7/5PPP/3R2K1 w - - 0 1")
	require.NoError(t, err)
	d1, d8 := chess.SquareAt(3, 0), chess.SquareAt(3, 7)
	f := fact.Fact{Kind: fact.KindWarnMateMissed, By: fact.On(&p, d1), Squares: []chess.Square{d8}}
	assert.Empty(t, pointingAt(&p, &f).arrows)
	f.Again = true
	assert.Equal(t, []ArrowSpan{{Kind: arrowWin, From: d1, To: d8}}, pointingAt(&p, &f).arrows)
	f.By[0].Square = chess.SquareAt(4, 0)
	assert.Empty(t, pointingAt(&p, &f).arrows)
}

// Who is told to look at what can be taken, or at every check, sees which pieces that is about: of those whose capture
// loses by the count only the one that the good move takes.
func TestWhereToLookIsRinged(t *testing.T) {
	p, err := chess.ParseFEN("4k3/8/2q2n2/3p4/3N4/8/8/4K2R w K - 0 1")
	require.NoError(t, err)
	takes := pointingAt(&p, &fact.Fact{Kind: fact.KindPlanTakes, Start: p})
	assert.Equal(t, map[chess.Square]string{at("c6"): ringIdea}, takes.rings)
	guarded, err := chess.ParseFEN("4k3/8/2q2p2/3p4/3N1Q2/8/8/4K2R w K - 0 1") // the pawn on f6 is guarded
	require.NoError(t, err)
	loses := fact.Fact{Kind: fact.KindPlanTakes, Start: guarded}
	assert.NotContains(t, pointingAt(&guarded, &loses).rings, at("f6"))
	loses.Move, err = guarded.ParseUCI("f4f6")
	require.NoError(t, err)
	assert.Contains(t, pointingAt(&guarded, &loses).rings, at("f6"))
	checks := pointingAt(&p, &fact.Fact{Kind: fact.KindPlanChecks, Start: p})
	assert.Equal(t, map[chess.Square]string{at("e8"): ringIdea}, checks.rings)
}

// A mate by a piece beside the king shows what guards it.
func TestAMateShowsWhatGuardsThePieceBesideTheKing(t *testing.T) {
	p, err := chess.ParseFEN("r1bqkb1r/pppp1Qpp/2n2n2/4p3/2B1P3/8/PPPP1PPP/RNB1K1NR b KQkq - 0 4")
	require.NoError(t, err)
	arrows := matedAt(&p, tutor.ToBlack).arrows
	require.Len(t, arrows, 2)
	assert.Equal(t, ArrowSpan{Kind: arrowGuard, From: at("c4"), To: arrows[0].From, Thin: true}, arrows[1])
}
