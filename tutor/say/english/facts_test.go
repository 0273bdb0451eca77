package english_test

import (
	"context"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/ai"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/coach"
	"chesstutor/tutor/exchange"
	"chesstutor/tutor/exercise"
	"chesstutor/tutor/fact"
	"chesstutor/tutor/say/english"
)

// A saying is a text, the kind that says it, and where. Moves are played from
// the position first; a move tried is in UCI, a pair of squares likewise.
type saying struct {
	kind       fact.Kind
	fen, moves string
	tried      string
	want       string
}

// sayings has every template of every kind, as it is said to the learner who is
// White.
var sayings = slices.Concat(positionSayings, endSayings, moveSayings, warningSayings, purposeSayings, planSayings,
	tableSayings)

// said returns the texts of a kind that are said there.
func (s saying) said(t *testing.T) (texts []string) {
	t.Helper()
	g := played(t, tutor.Setup{Start: fenOf(t, s.fen)}, s.moves)
	p := g.Position()
	var facts []fact.Fact
	if s.tried != "" {
		m, err := p.ParseUCI(s.tried)
		require.NoError(t, err, s.tried)
		_, facts = coach.NewSurvey(p).MoveAdvice(m)
		if w := coach.NewSurvey(p).Warning(m); w != nil {
			facts = append(facts, *w)
		}
		if gone, _ := coach.LetsGo(p, m); gone != nil {
			facts = append(facts, *gone)
		}
	} else {
		v := coach.NewSurvey(p)
		facts, _ = v.Coach(g, g.Ply(), v.Advice(g, g.Ply()), false, nil)
		facts = append(facts, coach.Threat(p))
		if strings.HasPrefix(string(s.kind), "purpose-") {
			facts = []fact.Fact{coach.Purpose(g, g.Ply(), fact.Everything)}
		}
		if strings.HasPrefix(string(s.kind), "plan-") { // by a search that recommends every move
			var found ai.Result
			for _, m := range p.Moves() {
				found.Lines = append(found.Lines, ai.Line{Moves: []chess.Move{m}})
			}
			found.Move = p.Moves()[0]
			facts = v.Judged(g, nil, found)
		}
		if strings.HasPrefix(string(s.kind), "hint-") {
			found, err := ai.Search(context.Background(), *p, nil, ai.Limits{Depth: 3}, 1)
			require.NoError(t, err)
			steps := coach.HintFacts(g, found)
			facts = steps[:]
		}
	}
	for _, f := range facts {
		if f.Kind == s.kind {
			texts = append(texts, english.English.Fact(f, tutor.ToWhite))
		}
	}
	return texts
}

func TestSayings(t *testing.T) {
	t.Parallel()
	for _, s := range sayings {
		assert.Contains(t, s.said(t), s.want, "%s in %s after %q, %s", s.kind, s.fen, s.moves, s.tried)
	}
}

// TestEveryKindIsTested fails when a kind of fact gets English and no saying.
func TestEveryKindIsTested(t *testing.T) {
	elsewhere := []fact.Kind{ // TestGameWhyTellsTheMoveThatGaveUpCastling, TestHintIdeas
		fact.KindCastleKingMoved, fact.KindCastleRookMoved, fact.KindCastleRookTaken, fact.KindCastleSetUp,
		fact.KindHintSave, fact.KindHintCheck, fact.KindHintCastle, fact.KindHintPlace,
		fact.KindHintMate, fact.KindHintCapture, // TestHintIdeas
		// TestWhatRestsOnIdeasNamesThem, TestWhatElseIsToldOfIdeas
		fact.KindHintIdea, fact.KindHintNext, fact.KindHintPrevents, fact.KindHintPrepares, fact.KindWarnIdea,
		fact.KindThreatIdea, fact.KindThenIdea, fact.KindThenAttacks,
		fact.KindIdeaDanger, fact.KindIdeaChance, fact.KindPawnRuns, fact.KindStalemateTrap, fact.KindNumbers,
		fact.KindPinHolds, fact.KindMateAhead,
		fact.KindAtHome, fact.KindShelter, fact.KindOpenFiles, fact.KindOnlyMove, fact.KindMateInThree,
		fact.KindHintDevelop, fact.KindHintAttack, fact.KindHintPlan, fact.KindPlanChecks,
		fact.KindPlanTakes, fact.KindPlanMoves, fact.KindHintBack, fact.KindHintFree, fact.KindHintAnswer,
		fact.KindWarnAttack, fact.KindSafeThere, fact.KindHintGuard, fact.KindWarnLine, fact.KindThreatLine,
		fact.KindThreatAttack,
		fact.KindHintEnds, fact.KindNoMate, fact.KindStaysSafe, fact.KindHintKeep,
		fact.KindHintNoMate,
		fact.KindWarnMateMissed, fact.KindWarnFreeMissed, fact.KindWarnPromotionMissed, fact.KindWarnStalemate,
	}
	tested := map[fact.Kind]bool{}
	for _, s := range slices.Concat(sayings, whyNots, touches) {
		tested[s.kind] = true
	}
	for _, kind := range elsewhere {
		tested[kind] = true
	}
	for _, s := range ideaSayings {
		tested[s.kind] = true
	}
	for _, kind := range fact.Kinds() {
		assert.True(t, tested[kind], kind)
	}
}

func TestEnglishOfAnUnknownKindPanics(t *testing.T) {
	assert.Panics(t, func() { english.English.Fact(fact.Fact{Kind: "unheard-of"}, tutor.ToWhite) })
	assert.Panics(t, func() { english.English.Reason(exercise.Reason{Kind: "unheard-of"}) })
}

// What can be done about a loss in a trade, which names several pieces, names the one to move.
func TestARemedyNamesThePieceOfATrade(t *testing.T) {
	g := played(t, tutor.Setup{Start: fenOf(t, "4k3/8/2n5/5n2/3N4/2P5/8/4K3 w - - 0 1")}, "")
	f := coach.NewSurvey(g.Position()).Advice(g, 0)[0]
	for way, want := range map[fact.Way]string{
		fact.WayMove: " You can move your knight.", fact.WayGuard: " You can guard your knight.",
	} {
		f.Ways = []fact.WayOut{{Way: way}}
		assert.Equal(t, "On d4 you would lose a knight and a pawn for a knight."+want,
			english.English.Fact(f, tutor.ToWhite))
	}
	f.Again, f.Ways = true, []fact.WayOut{{Way: fact.WayGuard}}
	assert.Equal(t, "Your knight is still in danger. You can guard it.", english.English.Fact(f, tutor.ToWhite))
}

// The same fact, said to each audience.
func TestAudiences(t *testing.T) {
	g := played(t, tutor.Setup{Start: fenOf(t, "4k3/8/2n5/5n2/3N4/2P5/8/4K3 w - - 0 1")}, "")
	lines := map[tutor.Audience]string{
		tutor.ToBoth:  "On d4 White would lose a knight and a pawn for a knight.",
		tutor.ToWhite: "On d4 you would lose a knight and a pawn for a knight.",
		tutor.ToBlack: "On d4 the computer would lose a knight and a pawn for a knight.",
	}
	for a, want := range lines {
		assert.Equal(t, want, english.English.Fact(coach.NewSurvey(g.Position()).Advice(g, 0)[0], a))
	}
	assert.Equal(t, "On d4 Pip would lose a knight and a pawn for a knight.", english.English.Fact(coach.NewSurvey(g.Position()).Advice(g, 0)[0],
		tutor.NewGame(tutor.Setup{Start: chess.Start(), Learner: chess.Black, Level: ai.Pip}).Audience()))
	assert.Equal(t, tutor.ToWhite,
		tutor.NewGame(tutor.Setup{Start: chess.Start(), Level: ai.Easiest}).Audience())
	assert.Equal(t, tutor.ToBoth,
		tutor.NewGame(tutor.Setup{Start: chess.Start(), Players: tutor.TwoPlayers}).Audience())
}

// A trade too long for a sentence is told by its count alone.
func TestLongTradesAreShort(t *testing.T) {
	p := fenOf(t, "3rk3/3r4/3r4/4p1p1/3N1N2/3R4/3R4/3RK3 b - - 0 1")
	for _, s := range []string{"d4", "f4"} {
		e := exchange.On(&p, square(s))
		f := fact.Fact{Kind: fact.KindExchangeDanger, Side: chess.White, Start: p, Line: e.Line, Count: -e.Count}
		require.NotEmpty(t, e.Line)
		requireShort(t, english.English.Fact(f, tutor.ToBoth))
	}
}

func played(t testing.TB, setup tutor.Setup, sans string) *tutor.Game {
	t.Helper()
	g := tutor.NewGame(setup)
	for _, san := range strings.Fields(sans) {
		m, err := g.Position().ParseSAN(san)
		require.NoError(t, err)
		require.NoError(t, g.Play(m))
	}
	return g
}

func fenOf(t testing.TB, text string) chess.Position {
	t.Helper()
	p, err := chess.ParseFEN(text)
	require.NoError(t, err)
	return p
}

func square(text string) chess.Square {
	s, err := chess.ParseSquare(text)
	if err != nil {
		panic(err)
	}
	return s
}

// requireShort holds every sentence to its length.
func requireShort(t *testing.T, text string) {
	t.Helper()
	require.NotEmpty(t, text)
	sentences := strings.Split(strings.TrimSuffix(text, "."), ". ")
	require.LessOrEqual(t, len(sentences), 3, text)
	for _, sentence := range sentences {
		require.LessOrEqual(t, len(strings.Fields(sentence)), 14, text)
	}
}

// What is told of positions and moves beside the ideas that moves carry out.
func TestWhatElseIsToldOfIdeas(t *testing.T) {
	for fen, want := range map[string]string{
		"7k/8/8/P7/8/8/8/K7 w - - 0 1":   "Your pawn on a5 can become a queen: it cannot be caught.",
		"7k/8/6K1/8/8/8/8/5Q2 w - - 0 1": "Careful: two moves here would be stalemate.",
	} {
		g := tutor.NewGame(tutor.Setup{Start: fenOf(t, fen)})
		var texts []string
		for _, f := range coach.NewSurvey(g.Position()).Advice(g, 0) {
			texts = append(texts, english.English.Fact(f, tutor.ToWhite))
		}
		assert.Contains(t, texts, want, fen)
	}
	for n, want := range map[int]string{1: "one move", 10: "ten moves", 11: "many moves"} {
		trap := fact.Fact{Kind: fact.KindStalemateTrap, Count: n}
		assert.Equal(t, "Careful: "+want+" here would be stalemate.", english.English.Fact(trap, tutor.ToWhite))
	}
	for _, c := range []struct{ fen, on, want string }{
		{chess.StartFEN, "b1", "Four pieces are still at home."},
		{"4k3/7p/8/8/8/8/8/4KB2 w - - 0 1", "f1", "One piece is still at home."},
		{chess.StartFEN, "e1", "Three pawns stand before your king."},
		{"4k3/7p/8/8/8/8/3P4/4K3 w - - 0 1", "e1", "One pawn stands before your king."},
		{"4k3/8/8/3b4/8/8/PPPPPP2/4K2R w K - 0 1", "h1", "One attacks your rook, nothing guards it."},
		{"4k3/7p/8/8/8/8/PPPPPP2/4K2R w K - 0 1", "h1", "One file has no pawns."},
		{"4k3/8/8/8/8/8/PPPPPP2/4K2R w K - 0 1", "h1", "Two files have no pawns."},
		{"3rk3/3r4/3p4/8/8/5N2/3R4/3RK3 w - - 0 1", "d6", "Two attack the pawn, two guard it."},
	} {
		p := fenOf(t, c.fen)
		var texts []string
		for _, f := range coach.Counted(&p, square(c.on)) {
			texts = append(texts, english.English.Fact(f, tutor.ToWhite))
		}
		assert.Contains(t, texts, c.want, c.fen)
	}
	p := fenOf(t, "3rk3/3r4/3p4/8/8/5N2/3R4/3RK3 w - - 0 1")
	for kind, want := range map[fact.Kind]string{
		fact.KindOnlyMove:            "The only move: every other one allows mate.",
		fact.KindMateInThree:         "Mate in three, whatever the answer.",
		fact.KindHintDevelop:         "Try to bring out a piece.",
		fact.KindWarnLine:            "Look again?",
		fact.KindPlanChecks:          "There is a good check. Can you find it?",
		fact.KindPlanTakes:           "There is something good to take. Can you find it?",
		fact.KindWarnMateMissed:      "Are you sure? You could win right now.",
		fact.KindWarnFreeMissed:      "Are you sure? You could take something for free.",
		fact.KindWarnPromotionMissed: "Are you sure? Your pawn could become a queen.",
		fact.KindWarnStalemate:       "Stalemate: no legal move and no check. You were winning: take it back.",
	} {
		assert.Equal(t, want, english.English.Fact(fact.Fact{Kind: kind}, tutor.ToWhite), kind)
	}
	piece := fact.PlacedPiece{Piece: p.At(square("f3")), Square: square("f3")}
	assert.Equal(t, "Try to attack your knight on f3.",
		english.English.Fact(fact.Fact{Kind: fact.KindHintAttack, Pieces: []fact.PlacedPiece{piece}}, tutor.ToWhite))
	knight := []fact.PlacedPiece{piece}
	for kind, want := range map[fact.Kind]string{
		fact.KindThreatAttack: "Your knight on f3 to f3? Then your knight on f3 is in danger.",
		fact.KindPlanMoves:    "Your knight on f3 has a good move. Can you find it?",
		fact.KindHintBack:     "Take back on f3.",
		fact.KindHintFree:     "Take your knight on f3: nothing can take back.",
		fact.KindSafeThere:    "It is safe there.",
		fact.KindHintAnswer:   "Answer the check from your knight on f3.",
		fact.KindWarnAttack:   "Wait: then your knight on f3 can attack your knight on f3.",
		fact.KindThenAttacks:  "Then your knight on f3 can attack your knight on f3.",
	} {
		f := fact.Fact{Kind: kind, Pieces: knight, By: knight, Squares: []chess.Square{piece.Square}}
		assert.Equal(t, want, english.English.Fact(f, tutor.ToWhite))
	}
	assert.Equal(t, "Try to guard your knight on f3.",
		english.English.Fact(fact.Fact{Kind: fact.KindHintGuard, Pieces: []fact.PlacedPiece{piece}}, tutor.ToWhite))
	for fen, want := range map[string]string{
		"4k3/8/8/8/8/5N2/8/4K3 w - - 0 1": "Next, your knight could go to d4.",
		"8/8/4k3/8/8/5N2/8/4K3 w - - 0 1": "Next, your knight could give check on d4.",
	} {
		p := fenOf(t, fen)
		m, err := p.ParseUCI("f3d4")
		require.NoError(t, err)
		assert.Equal(t, want, english.English.Fact(fact.Fact{
			Kind: fact.KindThreatLine, Start: p, By: fact.On(&p, m.From()), Squares: []chess.Square{m.To()},
			Line: []chess.Move{m},
		}, tutor.ToWhite))
	}
}

// A piece in danger that takes something is asked what it can take, and is not called safe where it may be taken back.
func TestAPieceIsSavedByACapture(t *testing.T) {
	p := fenOf(t, "rnbqk2r/pp1p2pp/3b1pn1/2p1N2Q/2BPP3/2N5/PPP2PPP/R1B1K2R w KQkq - 0 8")
	on, to := square("e5"), square("g6")
	knight := fact.On(&p, on)
	assert.Equal(t, "What can your knight on e5 take?", english.English.Fact(
		fact.Fact{Kind: fact.KindHintPiece, Pieces: knight, Endangered: true, Took: true}, tutor.ToWhite))
	takes, err := p.ParseUCI(on.String() + to.String())
	require.NoError(t, err)
	assert.Equal(t, "Knight takes the knight on g6.", english.English.Fact(fact.Fact{
		Kind: fact.KindHintMove, Pieces: knight, Start: p, Move: takes, Line: []chess.Move{takes},
		Ideas: []fact.Fact{{Kind: fact.KindHintSave, Pieces: knight}},
	}, tutor.ToWhite))
}
