package coach

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
)

// One way to save a piece is named, and one that the search would take: taking what attacks it comes first.
func TestOneRemedyThatHelps(t *testing.T) {
	for name, c := range map[string]struct{ fen, want string }{
		"take it": {"4k3/p6p/8/3p4/4P3/8/P7/4K3 w - - 0 1", "You can take the pawn on d5."},
		"move it": {"r3k3/p4p2/8/8/8/2p5/P2R4/K7 w - - 0 1", "You can move it."},
		"guard a pawn": {
			"rnbqkb1r/pppppppp/5n2/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 1 2", "You can guard it.",
		},
		"and what it costs": {
			"r2Q1Bk1/pbp2p1p/1p4p1/4p3/8/3B4/PPP2PPP/R4RK1 w - - 1 16",
			"You can take the pawn on c7. Then your bishop on f8 can be taken.",
		},
		"take its attacker for it, as it is lost there": {
			"rn3rk1/1bppqppp/1N1bp2B/p2P4/1p2P3/2P2PP1/PP2N2P/R2QKB1R w KQ - 3 13",
			"You can take the pawn on g7 in return.",
		},
	} {
		f, found := saidOf(t, c.fen, "")
		require.Len(t, f.Ways, 1, name)
		assert.Contains(t, recommended(found), f.Ways[0].Move, name)
		assert.Contains(t, English(f, tutor.ToWhite), c.want, name)
	}
}

// Where nothing saves a piece, the coach says what to take for it.
func TestSomethingForAPiece(t *testing.T) {
	f, found := saidOf(t, "1q2k2r/1p1b4/Q1pbpp1n/p2p3p/3P1B2/2P1NNPP/PP2PP2/2KR1BR1 w - - 0 22", "")
	assert.Equal(t, "A pawn attacks your queen! You can take the bishop on d6 in return.", English(f, tutor.ToWhite))
	assert.Equal(t, found.Move, f.Ways[0].Move)
	p := f.Start.Pass()
	assert.True(t, NewSurvey(&p).Does(&f, found.Move), "the search's move does what the line calls for")

	f, _ = saidOf(t, "r1b1k2r/ppp1qp1p/2nb1p1Q/8/4p3/3B1N2/PPPP1PPP/R1B1K2R w KQkq - 0 1", "")
	assert.Equal(t, "A pawn attacks your bishop on d3. You can take the pawn on e4 in return.", English(f, tutor.ToWhite),
		"by a move that is hardly worse than the best, which takes nothing")
}

// A greater threat elsewhere is told of as that, and so is a check.
func TestAGreaterThreatIsNamed(t *testing.T) {
	for fen, ways := range map[string]map[string]string{
		"rnbqkbr1/1p3pp1/2p2p2/p2p3Q/2B5/8/PPPP1PPP/RNB1K1NR w KQq - 0 8": {
			"h5h7": "A pawn attacks your bishop on c4. You can attack the rook on g8 in return.",
		},
		"rnbqk2r/ppp2ppp/4pn2/3pQ3/4P3/N7/PPPP1PPP/R1B1KBNR w KQkq d6 0 5": { // a pawn would be no answer
			"a3b5": "The pawn on d5 attacks your pawn on e4, and it needs more guards.",
		},
		"r3k3/8/p7/1N6/8/8/8/4K2Q w - - 0 1": {
			"h1e4": "A pawn attacks your knight. You can give check first.",
			"h1f1": "A pawn attacks your knight.", // a guard is not enough
		},
	} {
		v := NewSurvey(new(fenOf(t, fen)))
		f := dangers(&v.position, lastMove{})[0]
		all := v.waysOut(&f)
		for uci, want := range ways {
			f.Ways = slices.DeleteFunc(slices.Clone(all), func(w fact.WayOut) bool { return w.Move.String() != uci })
			assert.Equal(t, want, English(f, tutor.ToWhite), uci)
		}
	}
}

// What is guarded no king takes.
func TestAGuardKeepsTheKingOff(t *testing.T) {
	v := NewSurvey(new(fenOf(t, "5N2/6k1/n2pB3/p4PB1/1p1P2pP/8/PKP2PPR/4R3 w - - 0 1")))
	f := dangers(&v.position, lastMove{})[0]
	for _, w := range v.waysOut(&f) {
		switch w.Move.String() {
		case "g5e7":
			assert.Equal(t, fact.WayGuard, w.Way, w.Move)
		case "f8g6", "f8h7", "g5h6": // through the king
			assert.NotEqual(t, fact.WayGuard, w.Way, w.Move)
		}
	}
}

// Every way out of a danger is proved again: whoever takes the piece then, the side
// in danger loses nothing by it.
func TestWaysOut(t *testing.T) {
	ways, without := 0, 0
	eachSample(61, 150, 7, func(g *tutor.Game, ply int) {
		if ply == g.Ply() {
			return
		}
		p := g.PositionAt(ply)
		v := NewSurvey(p)
		for _, f := range v.Advice(g, ply) {
			if f.Kind != fact.KindHanging && f.Kind != fact.KindExchangeDanger {
				continue
			}
			out := map[chess.Move]fact.Way{}
			f.Ways = v.waysOut(&f)
			for _, w := range f.Ways {
				out[w.Move] = w.Way
				after := p.Play(w.Move)
				require.Equal(t, after.InCheck(), w.Checks)
				if w.Move.From() == f.Pieces[0].Square && chess.Taken(p, w.Move) == chess.NoPiece {
					safe := slowExchange(&after, w.Move.To()) == 0
					require.Equal(t, safe, w.Way == fact.WayMove, "it is moved where it is not lost, too")
				}
			}
			if p.InCheck() || len(f.Ways) == 0 {
				continue
			}
			for _, m := range p.Moves() {
				next := p.Play(m)
				_, said := out[m]
				require.Equal(t, slowWayOut(p, &next, m, f.Pieces[0].Square), said, "%s in %s", m, p.FEN())
				if said {
					ways++
				} else {
					without++
				}
			}
		}
	})
	t.Logf("%d ways out, %d moves that are none", ways, without)
	assert.Positive(t, min(ways, without))
}

// slowWayOut: whichever capture of the piece follows, and whatever is taken then,
// the side that moved ends no lower than it was.
func slowWayOut(p, next *chess.Position, m chess.Move, of chess.Square) bool {
	if m.From() == of {
		of = m.To()
	} else if next.At(of) != p.At(of) { // it castled
		of = (m.From() + m.To()) / 2
	}
	us := p.Turn()
	gained := slowLead(next, us) - slowLead(p, us)
	for _, take := range next.Moves() {
		after := next.Play(take)
		if after.Color(us).Has(of) || !slowCapture(next, take) {
			continue
		}
		lost := slowLead(next, us) - slowLead(&after, us) - slowBest(&after)
		if after.Outcome(nil) == chess.Checkmate || lost > gained {
			return false
		}
	}
	return true
}

// A check is told with its good capture first; one that only loses comes last, and is named all the same.
func TestACheckIsToldWithWhatTakes(t *testing.T) {
	for fen, want := range map[string]string{
		"r1bqkb1r/pppp1ppp/8/4p3/4n3/8/PPnP1PPP/RNBQKBNR w KQkq - 0 1": "Check from the knight on c2! " +
			"Your queen can take the knight on c2 for free.",
		"4k3/8/8/8/4r3/5P2/8/4KB2 w - - 0 1":   "Check from the rook! Your pawn can take the rook for free.",
		"4k3/8/8/3p4/4r3/5P2/8/4KB2 w - - 0 1": "Check from the rook! Take the rook with your pawn or move the king.",
	} {
		g := tutor.NewGame(tutor.Setup{Start: fenOf(t, fen)})
		v, found := NewSurvey(g.Position()), looked(t, *g.Position())
		facts, _ := v.Coach(g, 0, v.Judged(g, v.Advice(g, 0), found), true, nil)
		assert.Equal(t, want, English(facts[0], tutor.ToWhite))
	}
}
