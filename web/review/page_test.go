package review

import (
	"bytes"
	"context"
	"math/rand/v2"
	"net/url"
	"strconv"
	"strings"
	"testing"

	"github.com/PuerkitoBio/goquery"
	"github.com/a-h/templ"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/ai"
	"chesstutor/ai/aitest"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
	"chesstutor/tutor/review"
	"chesstutor/tutor/say/english"
	"chesstutor/web/game"
	"chesstutor/web/site"
)

// played returns a game of two with the moves of a text.
func played(t *testing.T, moves string) *tutor.Game {
	t.Helper()
	g := tutor.NewGame(tutor.Setup{Start: chess.Start(), Players: tutor.TwoPlayers})
	for san := range strings.FieldsSeq(moves) {
		m, err := g.Position().ParseSAN(san)
		require.NoError(t, err)
		require.NoError(t, g.Play(m))
	}
	return g
}

// searchNow searches without a pool.
func searchNow(ctx context.Context, p chess.Position, earlier []uint64, limits ai.Limits) (ai.Result, error) {
	return aitest.Search(ctx, p, earlier, limits, reviewSeed)
}

// While the rest is looked at, a page shows the moment that is found, and one without scripts asks again.
func TestAPageShowsAMomentBeforeItIsWhole(t *testing.T) {
	g := played(t, "e4 e5 Nf3 Nc6 Bc4 Nd4 Nxe5 Qg5 Nxf7 Qxg2 Rf1 Qxe4+ Be2 Nf3#")
	r := review.New(g, chess.White)
	for len(r.Moments()) == 0 {
		require.NoError(t, r.Step(t.Context(), searchNow))
	}
	require.False(t, r.Done())
	var source bytes.Buffer
	a := &subject{game: g, linked: "x", side: chess.White, known: fact.Everything}
	require.NoError(t, plainPage(a, r).Render(t.Context(), &source))
	page, err := goquery.NewDocumentFromReader(&source)
	require.NoError(t, err)
	moment := page.Find(".moments .leads")
	require.Equal(t, 1, moment.Length())
	assert.Contains(t, moment.AttrOr("href", ""), "ply=")
	assert.Regexp(t, "^Moment 1 · move\u00a0\\d+$", page.Find(".moments b").Text(), "nobody knows of how many")
	assert.Equal(t, 1, page.Find("#main[data-again] progress").Length())
	assert.Regexp(t, `^\d+ / \d+$`, page.Find(".looking span").Text(), "how far it is")
	assert.Contains(t, page.Find("noscript").Text(), "/review?game=x")
	assert.Equal(t, g.Ply(), page.Find("tbody tr").Length(), "every move can be reached")
	assert.Equal(t, g.Ply(), page.Find(`tbody a[href^="/review?at="]`).Length(), "and sets the board")
	assert.Zero(t, page.Find("#acts a").Length())
}

// The table of moves names the pieces, says whose mistake one of the other side's is, and who is ahead where that has
// changed.
func TestTheTableOfMovesIsInWords(t *testing.T) {
	g := played(t, "e4 e5 Nf3 Qg5 Nxg5 Nc6 Qf3 Nd4 Qxf7#")
	a := &subject{game: g, linked: "x", side: chess.White, known: fact.Everything}
	r := review.New(a.game, chess.White)
	for !r.Done() {
		require.NoError(t, r.Step(t.Context(), searchNow))
	}
	var rows [][]string
	for _, m := range reviewedMoves(english.English, a, r, 0) {
		rows = append(rows, []string{m.Piece.Text, m.Move, m.Mark, m.Stood})
	}
	assert.Equal(t, []string{"♙", "1. White pawn from e2 to e4", "", "Even"}, rows[0])
	assert.Equal(t, []string{"♟", "1. Black pawn from e7 to e5", "", ""}, rows[1])
	assert.Equal(t, []string{"♛", "2. Black queen from d8 to g5", "Black · blunder", "You ahead"}, rows[3])
	assert.Equal(t, []string{"♘", "3. White knight from f3 to g5 takes the queen", "very good", ""}, rows[4])
	a.known = fact.Vocabulary{}
	for i, m := range reviewedMoves(english.English, a, r, 0) {
		praised := m.Mark == "very good"
		assert.False(t, praised && m.Text == "", "%s: no praise without a word", rows[i][1])
	}
	a.game = tutor.NewGame(tutor.Setup{Start: chess.Start(), Level: ai.Pip})
	assert.Equal(t, "Pip", a.otherName(english.English))
}

// The page of a long game lists a part of its moves, and leads to the others.
func TestTheReviewOfALongGameIsInParts(t *testing.T) {
	a := &subject{linked: "x", game: played(t, ""), side: chess.White}
	random := rand.New(rand.NewPCG(3, 302))
	for a.game.Ply() < 302 {
		if a.game.Outcome() != chess.Playing {
			a.game = played(t, "")
		}
		moves := a.game.Position().Moves()
		require.NoError(t, a.game.Play(moves[random.IntN(len(moves))]))
	}
	r := review.New(a.game, chess.White)
	for !r.Done() {
		require.NoError(t, r.Step(t.Context(),
			func(_ context.Context, p chess.Position, _ []uint64, _ ai.Limits) (ai.Result, error) {
				m := p.Moves()[0] // it does not matter which
				return ai.Result{Move: m, PV: []chess.Move{m}, Score: ai.Score(p.Key() % 400)}, nil
			}))
	}
	listed := map[string]bool{}
	for at, next := -1, 0; next > at; {
		at = next
		a.listed = strconv.Itoa(at)
		var source bytes.Buffer
		require.NoError(t, plainPage(a, r).Render(t.Context(), &source))
		assert.Less(t, source.Len(), 400<<10)
		page, err := goquery.NewDocumentFromReader(&source)
		require.NoError(t, err)
		page.Find("tbody th").Each(func(_ int, move *goquery.Selection) { listed[move.Text()] = true })
		assert.Equal(t, 1, page.Find("details[open]").Length())
		to, err := url.Parse(page.Find("details .actions a").Last().AttrOr("href", ""))
		require.NoError(t, err)
		next, err = strconv.Atoi(to.Query().Get("list")) // of the last part it leads back
		require.NoError(t, err)
	}
	assert.Len(t, listed, a.game.Ply(), "every move can be reached")
}

// A move or a moment that is chosen sets the board, and is marked; the board leads to its moment.
func TestAChosenMoveSetsTheBoard(t *testing.T) {
	g := played(t, "e4 e5 Nf3 Nc6 Bc4 Nd4 Nxe5 Qg5 Nxf7 Qxg2 Rf1 Qxe4+ Be2 Nf3#")
	r := review.New(g, chess.White)
	for !r.Done() {
		require.NoError(t, r.Step(t.Context(), searchNow))
	}
	render := func(at string) *goquery.Document {
		var source bytes.Buffer
		a := &subject{game: g, linked: "x", side: chess.White, shown: at, known: fact.Everything}
		require.NoError(t, plainPage(a, r).Render(t.Context(), &source))
		page, err := goquery.NewDocumentFromReader(&source)
		require.NoError(t, err)
		return page
	}
	page := render("")
	assert.False(t, page.Find("#shown").HasClass("chosen"))
	page.Find(".moments .sets").Each(func(_ int, moment *goquery.Selection) {
		to, err := url.Parse(moment.AttrOr("href", ""))
		require.NoError(t, err)
		set := render(to.Query().Get("at"))
		assert.True(t, set.Find("#shown").HasClass("chosen"))
		current := set.Find(".moments [aria-current]")
		assert.Equal(t, moment.AttrOr("href", ""), current.AttrOr("href", "-"))
		assert.Equal(t, current.Prev().AttrOr("href", ""), set.Find("#shown .main").AttrOr("href", "-"))
		assert.Equal(t, current.AttrOr("href", ""), set.Find("tbody [aria-current]").AttrOr("href", "-"))
	})
	assert.NotZero(t, page.Find(".moments .sets").Length())
}

// Of several pieces that can take, the arrow is that of the one that the words name.
func TestTheArrowIsOfWhatIsNamed(t *testing.T) {
	p, err := chess.ParseFEN("rnb1kbnr/pp2pppp/B1pp4/q7/4P3/8/PPPP1PPP/RNBQK1NR w KQkq - 2 4")
	require.NoError(t, err)
	g := tutor.NewGame(tutor.Setup{Start: p, Players: tutor.TwoPlayers})
	line := make([]chess.Move, 3) // the retry, what the words name, and what the search would answer
	for i, uci := range []string{"g1h3", "b7a6", "b8a6"} {
		at := p
		if i > 0 {
			at = p.Play(line[0])
		}
		line[i], err = at.ParseUCI(uci)
		require.NoError(t, err)
	}
	why := &fact.Fact{Kind: fact.KindThenLoses, Squares: []chess.Square{line[1].To()}, Line: line[:2]}
	page := &momentPage{
		subject: &subject{side: chess.White, known: fact.Everything}, game: g, move: line[0],
		tried: &review.Tried{Why: why, Line: []chess.Move{line[0], line[2]}, Fears: chess.NoMove},
	}
	feared := game.ArrowSpan{Kind: "danger", From: line[1].From(), To: line[1].To(), Thin: true}
	arrows := page.arrows()
	require.Len(t, arrows, 2)
	assert.Equal(t, feared.Shape(false), arrows[1])
}

// Of the best line as much is shown as can be followed.
func TestNoLongLineIsShown(t *testing.T) {
	g := played(t, "e4 e5 Nf3 Nc6 Bc4 Bc5 c3 Nf6 d3 d6 O-O O-O h3 h6 Bxf7+")
	page := &momentPage{subject: &subject{game: g}, game: g.Until(0)}
	page.moment.Best.PV = g.Moves()
	require.Greater(t, len(game.Settled(*g.PositionAt(0), g.Moves())), mostShown+1)
	assert.NotEmpty(t, page.line())
	assert.LessOrEqual(t, len(page.line()), mostShown+1, "and what takes back at its end")
}

// reviewOf reviews a game of two for White.
func reviewOf(t *testing.T, moves string) (*subject, *review.Review) {
	t.Helper()
	return reviewOfGame(t, played(t, moves))
}

func reviewOfGame(t *testing.T, g *tutor.Game) (*subject, *review.Review) {
	t.Helper()
	a := &subject{game: g, linked: "x", side: chess.White, known: fact.Everything}
	r := review.New(g, chess.White)
	for !r.Done() {
		require.NoError(t, r.Step(t.Context(), searchNow))
	}
	return a, r
}

// plainPage returns the page of a review in English, with the usual settings.
func plainPage(a *subject, r *review.Review) templ.Component {
	return reviewPage(english.English, site.Settings{}, a, r, game.NewSurveys())
}

// A review begins with what was done well, which can be heard: in points only for who was taught what pieces are worth.
func TestAReviewBeginsWithWhatWasDoneWell(t *testing.T) {
	a, r := reviewOf(t, "d4 Nf6 Nc3 e6 e4 Nd5 exd5 exd5")
	for want, known := range map[string]fact.Vocabulary{
		"You won 2 points on move 4.":           fact.Everything,
		"You won more than you lost on move 4.": fact.Everything.WithoutKind(fact.KindPraiseTrade),
	} {
		a.known = known
		var source bytes.Buffer
		require.NoError(t, plainPage(a, r).Render(t.Context(), &source))
		page, err := goquery.NewDocumentFromReader(&source)
		require.NoError(t, err)
		assert.Equal(t, want, strings.TrimSpace(page.Find("#state .well").Text()))
		assert.Equal(t, 1, page.Find("#standing .aloud").Length(), "who tells it can be heard")
		assert.Equal(t, 1, page.Find(`footer a[href="/grown-ups"]`).Length())
		assert.Equal(t, "The game so far. After 4 moves. "+want, page.Find("#standing").AttrOr("data-say", ""))
	}
}

// What the move before a moment takes is said once, by the move itself; and the question names the move of the game.
func TestACaptureBeforeAMomentIsSaidOnce(t *testing.T) {
	for moves, want := range map[string][]string{
		"e4 d5 Nc3 dxe4 Qg4 Bxg4": {"Black pawn from d5 to e4 takes the pawn."},
		"e4 d5 a3 dxe4 Qg4 Bxg4":  {"Black pawn from d5 to e4 takes the pawn.", "Nothing can take it there."},
	} {
		a, r := reviewOf(t, moves)
		m, err := newMomentPage(english.English, site.Settings{}, a, r, site.Form{"ply": "4"})
		require.NoError(t, err)
		m.view(site.Form{"purpose": "true"})
		assert.Equal(t, want, m.sheet().Text)
		assert.Equal(t, "You chose queen to g4. The bishop took your queen. What was better?",
			askText(english.English, a, r, m.moment))
	}
}

// Who has begun the path, but not met an idea, hears of it in words that need no lesson.
func TestAReviewIsInTheWordsOfTheLearner(t *testing.T) {
	ladder := "7k/8/8/8/8/8/R7/1R4K1 w - - 0 1"
	fork := "r3k3/1p6/8/1N6/8/8/PPP5/4K3 w - - 0 1"
	none := fact.Vocabulary{}
	for _, c := range []struct {
		fen, moves, plain, named string
	}{
		{ladder, "Ra7 Kg8", "Now checkmate cannot be stopped.", "Mate in two, whatever the answer."},
		{fork, "Kd2 Ra5", "Something could be won here. What would you play?", "There was a fork here. What would you play?"},
	} {
		start, err := chess.ParseFEN(c.fen)
		require.NoError(t, err)
		g := tutor.NewGame(tutor.Setup{Start: start, Players: tutor.TwoPlayers})
		for san := range strings.FieldsSeq(c.moves) {
			m, err := g.Position().ParseSAN(san)
			require.NoError(t, err)
			require.NoError(t, g.Play(m))
		}
		a, r := reviewOfGame(t, g)
		m, ok := r.Moment(0)
		require.True(t, ok, c.fen)
		for known, want := range map[fact.Vocabulary]string{fact.Everything: c.named, none: c.plain} {
			a.known = known
			assert.Equal(t, want, askText(english.English, a, r, m))
		}
	}
}

// The tutor looks at the game, not the opponent; and what to try comes before the chart and what is downloaded.
func TestWhatAReviewShowsFirst(t *testing.T) {
	g := tutor.NewGame(tutor.Setup{Start: chess.Start(), Learner: chess.White})
	for _, san := range []string{"f3", "e5", "g4", "Qh4#"} {
		m, err := g.Position().ParseSAN(san)
		require.NoError(t, err)
		require.NoError(t, g.Play(m))
	}
	r := review.New(g, chess.White)
	a := &subject{game: g, linked: "x", side: chess.White, known: fact.Everything}
	render := func() *goquery.Document {
		var source bytes.Buffer
		require.NoError(t, plainPage(a, r).Render(t.Context(), &source))
		page, err := goquery.NewDocumentFromReader(&source)
		require.NoError(t, err)
		return page
	}
	looking := render().Find("#standing use").AttrOr("href", "")
	assert.Contains(t, looking, "#"+game.Coach)
	for !r.Done() {
		require.NoError(t, r.Step(t.Context(), searchNow))
	}
	page := render()
	assert.NotEqual(t, looking, page.Find("#standing use").AttrOr("href", ""), "the opponent tells how it went")
	assert.Equal(t, 1, page.Find("#found ~ #chart").Length())
	assert.Equal(t, 1, page.Find("details a[download]").Length())
	assert.Zero(t, page.Find("#acts a[download]").Length())
}

// A move that is praised for an idea without a name yet is praised for what it does on the board, not for nothing.
func TestPraiseWithoutANameTellsWhatTheMoveDoes(t *testing.T) {
	a, r := reviewOf(t, "e4 e5 Nf3 a6 a3 Ra7 a4 Ra8")
	attacks := review.Moment{Ply: 2, Played: a.game.Moves()[2], Praise: true}
	assert.Equal(t, "You chose knight to f3. It attacks the pawn on e5.", askText(english.English, a, r, attacks))
	does := review.Moment{Ply: 4, Played: a.game.Moves()[4], Praise: true}
	assert.Equal(t, "You did well here.", askText(english.English, a, r, does), "nothing to see")
}
