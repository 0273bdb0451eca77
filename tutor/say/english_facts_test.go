package say_test

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
	"chesstutor/tutor/lesson/exercise"
	"chesstutor/tutor/say"
)

// A saying is a text, the kind that says it, and where. Moves are played from
// the position first; a move tried is in UCI, a pair of squares likewise.
type saying struct {
	kind       tutor.Kind
	fen, moves string
	tried      string
	want       string
}

// sayings has every template of every kind, as it is said to the learner who is
// White.
var sayings = slices.Concat(positionSayings, endSayings, moveSayings, warningSayings)

// said returns the texts of a kind that are said there.
func (s saying) said(t *testing.T) (texts []string) {
	t.Helper()
	g := played(t, tutor.Setup{Start: fenOf(t, s.fen)}, s.moves)
	p := g.Position()
	var facts []tutor.Fact
	if s.tried != "" {
		m, err := p.ParseUCI(s.tried)
		require.NoError(t, err, s.tried)
		_, facts = tutor.NewSurvey(p).MoveAdvice(m)
		if w := tutor.NewSurvey(p).Warning(m); w != nil {
			facts = append(facts, *w)
		}
	} else {
		v := tutor.NewSurvey(p)
		facts, _ = v.Coach(g, g.Ply(), v.Advice(g, g.Ply()))
		facts = append(facts, tutor.Threat(p))
		if strings.HasPrefix(string(s.kind), "hint-") {
			found, err := ai.Search(context.Background(), *p, nil, ai.Limits{Depth: 3}, 1)
			require.NoError(t, err)
			steps := tutor.HintFacts(g, found)
			facts = steps[:]
		}
	}
	for _, f := range facts {
		if f.Kind == s.kind {
			texts = append(texts, say.English.Fact(f, tutor.ToWhite))
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
	elsewhere := []tutor.Kind{ // TestGameWhyTellsTheMoveThatGaveUpCastling, TestHintIdeas
		tutor.KindCastleKingMoved, tutor.KindCastleRookMoved, tutor.KindCastleRookTaken, tutor.KindCastleSetUp,
		tutor.KindHintSave, tutor.KindHintCheck, tutor.KindHintCastle, tutor.KindHintPlace,
		tutor.KindHintMate, tutor.KindHintCapture, tutor.KindHintPromotion, // TestHintIdeas
		// TestWhatRestsOnIdeasNamesThem, TestWhatElseIsToldOfIdeas
		tutor.KindHintIdea, tutor.KindHintNext, tutor.KindHintPrevents, tutor.KindWarnIdea, tutor.KindThreatIdea,
		tutor.KindIdeaDanger, tutor.KindIdeaChance, tutor.KindPawnRuns, tutor.KindStalemateTrap, tutor.KindNumbers,
		tutor.KindAtHome, tutor.KindShelter, tutor.KindOpenFiles, tutor.KindOnlyMove, tutor.KindMateInThree,
		tutor.KindHintDevelop, tutor.KindHintAttack, tutor.KindHintGuard, tutor.KindWarnLine, tutor.KindThreatLine,
		tutor.KindWarnMateMissed, tutor.KindWarnFreeMissed, tutor.KindWarnPromotionMissed, tutor.KindWarnStalemate,
	}
	tested := map[tutor.Kind]bool{}
	for _, s := range slices.Concat(sayings, whyNots, touches) {
		tested[s.kind] = true
	}
	for _, kind := range elsewhere {
		tested[kind] = true
	}
	for _, s := range ideaSayings {
		tested[s.kind] = true
	}
	for _, kind := range tutor.Kinds() {
		assert.True(t, tested[kind], kind)
	}
}

func TestEnglishOfAnUnknownKindPanics(t *testing.T) {
	assert.Panics(t, func() { say.English.Fact(tutor.Fact{Kind: "unheard-of"}, tutor.ToWhite) })
	assert.Panics(t, func() { say.English.Reason(exercise.Reason{Kind: "unheard-of"}) })
}

// The same fact, said to each audience.
func TestAudiences(t *testing.T) {
	g := played(t, tutor.Setup{Start: fenOf(t, "3rk3/8/3r4/8/8/3Q4/8/3RK3 w - - 0 1")}, "")
	lines := map[tutor.Audience]string{
		tutor.ToBoth:  "White would lose a queen on d3. White can move it or take the rook on d6.",
		tutor.ToWhite: "You would lose a queen on d3. You can move it or take the rook on d6.",
		tutor.ToBlack: "The computer would lose a queen on d3. The computer can move it or take the rook on d6.",
	}
	for a, want := range lines {
		assert.Equal(t, want, say.English.Fact(tutor.NewSurvey(g.Position()).Advice(g, 0)[0], a))
	}
	assert.Equal(t, tutor.ToWhite, g.Audience())
	assert.Equal(t, tutor.ToBoth, tutor.NewGame(tutor.Setup{Start: chess.Start(), Players: tutor.TwoPlayers}).Audience())
}

// A trade too long for a sentence is told by its count alone.
func TestLongTradesAreShort(t *testing.T) {
	p := fenOf(t, "3rk3/3r4/3r4/4p1p1/3N1N2/3R4/3R4/3RK3 b - - 0 1")
	for _, s := range []string{"d4", "f4"} {
		e := tutor.ExchangeOn(&p, square(s))
		f := tutor.Fact{Kind: tutor.KindExchangeDanger, Side: chess.White, Start: p, Line: e.Line, Count: -e.Count}
		require.NotEmpty(t, e.Line)
		requireShort(t, say.English.Fact(f, tutor.ToBoth))
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
		for _, f := range tutor.NewSurvey(g.Position()).Advice(g, 0) {
			texts = append(texts, say.English.Fact(f, tutor.ToWhite))
		}
		assert.Contains(t, texts, want, fen)
	}
	one := tutor.Fact{Kind: tutor.KindStalemateTrap, Count: 1}
	assert.Equal(t, "Careful: one move here would be stalemate.", say.English.Fact(one, tutor.ToWhite))
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
		for _, f := range tutor.Counted(&p, square(c.on)) {
			texts = append(texts, say.English.Fact(f, tutor.ToWhite))
		}
		assert.Contains(t, texts, c.want, c.fen)
	}
	p := fenOf(t, "3rk3/3r4/3p4/8/8/5N2/3R4/3RK3 w - - 0 1")
	for kind, want := range map[tutor.Kind]string{
		tutor.KindOnlyMove:            "The only move: every other one allows mate.",
		tutor.KindMateInThree:         "Mate in three, whatever the answer.",
		tutor.KindHintDevelop:         "Try to bring out a piece.",
		tutor.KindWarnLine:            "Look again? I do not like this move.",
		tutor.KindWarnMateMissed:      "Are you sure? You could give checkmate.",
		tutor.KindWarnFreeMissed:      "Are you sure? You could take something for nothing.",
		tutor.KindWarnPromotionMissed: "Are you sure? Your pawn could become a queen.",
		tutor.KindWarnStalemate:       "Stalemate: no legal move and no check. You were winning: take it back.",
	} {
		assert.Equal(t, want, say.English.Fact(tutor.Fact{Kind: kind}, tutor.ToWhite), kind)
	}
	piece := tutor.PlacedPiece{Piece: p.At(square("f3")), Square: square("f3")}
	assert.Equal(t, "Try to attack your knight on f3.",
		say.English.Fact(tutor.Fact{Kind: tutor.KindHintAttack, Pieces: []tutor.PlacedPiece{piece}}, tutor.ToWhite))
	assert.Equal(t, "Try to guard your knight on f3.",
		say.English.Fact(tutor.Fact{Kind: tutor.KindHintGuard, Pieces: []tutor.PlacedPiece{piece}}, tutor.ToWhite))
	assert.Equal(
		t,
		"I would not like your knight on f3 to go to d4.",
		say.English.Fact(
			tutor.Fact{
				Kind:    tutor.KindThreatLine,
				By:      []tutor.PlacedPiece{piece},
				Squares: []chess.Square{square("d4")},
			},
			tutor.ToWhite,
		),
	)
}
