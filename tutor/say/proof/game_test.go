package proof_test

import (
	"context"
	"math/rand/v2"
	"slices"

	"chesstutor/ai"
	"chesstutor/ai/aitest"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/coach"
	"chesstutor/tutor/fact"
	"chesstutor/tutor/review"
	"chesstutor/tutor/say/english"
	"chesstutor/tutor/say/proof"
)

// A said is a sentence and where it was said.
type said struct {
	proof.Place
	text string
	kind fact.Kind
	game *tutor.Game
	fen  string     // of the board that it is about
	fact *fact.Fact // what is said, nil where that is no fact
}

// A teller plays a game of a simulated beginner and collects what the tutor says in it.
type teller struct {
	ctx    context.Context
	seed   uint64
	random *rand.Rand
	game   *tutor.Game
	you    chess.Color
	both   bool         // two people are spoken to
	told   []*fact.Fact // what the coach said before the last moves, the latest first
	texts  []string     // the same in words
	said   []said
	turns  int
}

// remembered is how many own moves back it matters what the coach said.
const remembered = 5

func newTeller(ctx context.Context, seed uint64) *teller {
	random := rand.New(rand.NewPCG(26, seed))
	t := &teller{ctx: ctx, seed: seed, random: random, you: chess.Color(seed % 2), both: seed%5 == 0}
	t.game = tutor.NewGame(tutor.Setup{
		Start: chess.Start(), Learner: t.you, Level: ai.Levels()[seed%4], Seed: random.Uint32(),
	})
	return t
}

// audience is whom the sentences address: in every fifth game two people at one board.
func (t *teller) audience() tutor.Audience {
	switch {
	case t.both:
		return tutor.ToBoth
	case t.you == chess.Black:
		return tutor.ToBlack
	}
	return tutor.ToWhite
}

// place returns the place after ply moves, of a sentence about a move if that is not NoMove.
func (t *teller) place(speech proof.Speech, ply int, m chess.Move) proof.Place {
	start := t.game.Setup().Start
	p := proof.Place{Start: start.FEN(), Speech: speech, Listener: 'w', Before: t.texts}
	switch {
	case t.both:
		p.Listener = 0
	case t.you == chess.Black:
		p.Listener = 'b'
	}
	for _, played := range t.game.Moves()[:ply] {
		p.Moves = append(p.Moves, played.String())
	}
	if m != chess.NoMove {
		p.Move = m.String()
	}
	return p
}

func (t *teller) add(p proof.Place, kind fact.Kind, text string) {
	if text != "" {
		t.said = append(t.said, said{p, text, kind, t.game, t.game.PositionAt(len(p.Moves)).FEN(), nil})
	}
}

// addFact adds the sentences of a fact.
func (t *teller) addFact(p proof.Place, f fact.Fact) {
	before := len(t.said)
	t.add(p, f.Kind, english.English.Fact(f, t.audience()))
	if len(t.said) > before {
		t.said[before].fact = &f
	}
}

func (t *teller) tell(speech proof.Speech, ply int, m chess.Move, f fact.Fact) {
	t.addFact(t.place(speech, ply, m), f)
}

// play plays the game to its end, or for so many turns of the learner.
func (t *teller) play(turns int) error {
	for t.turns < turns && t.game.Outcome() == chess.Playing {
		m, err := t.turn()
		if err == nil {
			err = t.game.Play(m)
		}
		if err != nil {
			return err
		}
	}
	if t.game.Outcome() != chess.Playing {
		for _, f := range coach.NewSurvey(t.game.Position()).Advice(t.game, t.game.Ply()) {
			t.tell(proof.Line, t.game.Ply(), chess.NoMove, f)
		}
	}
	return nil
}

// turn collects what is said in one turn, and returns the move of the side to move.
func (t *teller) turn() (chess.Move, error) {
	g := t.game
	if g.Position().Turn() != t.you {
		reply, err := aitest.Search(t.ctx, *g.Position(), g.Earlier(), g.Limits(), uint64(g.Setup().Seed))
		return reply.Move, err
	}
	t.turns++
	found, err := aitest.Search(t.ctx, *g.Position(), g.Earlier(), coach.HintLimits, 0)
	if err != nil {
		return chess.NoMove, err
	}
	v := coach.NewSurvey(g.Position())
	found = coach.Preferred(g.Position(), found)
	line := t.line(v, found)
	if err := t.asked(found); err != nil {
		return chess.NoMove, err
	}
	m := t.choose(v, line)
	t.advised(v)
	return m, t.warned(v, found, m)
}

// line collects the coach's line and the facts behind it, and returns the line, nil if there is none.
func (t *teller) line(v *coach.Survey, found ai.Result) *fact.Fact {
	g := t.game
	facts, speaks := v.Coach(g, g.Ply(), v.Judged(g, v.Advice(g, g.Ply()), found), true, t.told)
	for _, f := range facts {
		t.tell(proof.Line, g.Ply(), chess.NoMove, f)
	}
	var line *fact.Fact
	text := ""
	if speaks {
		line, text = &facts[0], english.English.Fact(facts[0], t.audience())
	}
	t.told = append([]*fact.Fact{line}, t.told...)[:min(len(t.told)+1, remembered)]
	t.texts = append([]string{text}, t.texts...)[:min(len(t.texts)+1, remembered)]
	return line
}

// hint collects the steps of a hint, each with those that come after it.
func (t *teller) hint(ply int, steps [tutor.HintSteps]fact.Fact) {
	var texts []string
	for _, f := range steps {
		texts = append(texts, english.English.Fact(f, t.audience()))
	}
	for i, f := range steps {
		p := t.place(proof.Hint, ply, steps[3].Move)
		p.Then = texts[i+1:]
		t.addFact(p, f)
	}
}

// asked collects the hint, the threat, and what the other side's last move was for.
func (t *teller) asked(found ai.Result) error {
	g := t.game
	steps := coach.HintFacts(g, found)
	t.hint(g.Ply(), steps)
	if g.Ply() > 0 {
		for _, f := range coach.Purposes(g, g.Ply(), fact.Everything) {
			t.tell(proof.Purpose, g.Ply()-1, g.Moves()[g.Ply()-1], f)
		}
	}
	threat := coach.Threat(g.Position())
	flipped := g.Position().Pass()
	if threat.Kind == fact.KindThreatNone && flipped.HasMove() {
		var err error
		threat, err = coach.ThreatSearched(g.Position(), found, func(limits ai.Limits) (ai.Result, error) {
			return aitest.Search(t.ctx, flipped, nil, limits, 0)
		})
		if err != nil {
			return err
		}
	}
	t.tell(proof.Threat, g.Ply(), chess.NoMove, threat)
	return nil
}

// advised collects what is said of a move that the learner points at.
func (t *teller) advised(v *coach.Survey) {
	moves := sorted(t.game.Position())
	m := moves[t.random.IntN(len(moves))]
	_, facts := v.MoveAdvice(m)
	for _, f := range facts {
		t.tell(proof.Advice, t.game.Ply(), m, f)
	}
}

// warned collects the warning of a move.
func (t *teller) warned(v *coach.Survey, found ai.Result, m chess.Move) error {
	next := t.game.Until(t.game.Ply())
	if err := next.Play(m); err != nil {
		return err
	}
	searched := coach.Searched{Before: found}
	switch known := false; {
	case next.Outcome() == chess.Checkmate:
		searched.After.Score = ai.Mated
	case next.Outcome() == chess.Playing:
		if searched.After, known = coach.After(found, m); known {
			break
		}
		if err := searched.SearchAfter(func(limits ai.Limits) (ai.Result, error) {
			return aitest.Search(t.ctx, *next.Position(), next.Earlier(), limits, 0)
		}); err != nil {
			return err
		}
	}
	every := func(coach.Warn) bool { return true }
	if f := coach.WarningOf(next, v, searched, false, every); f != nil {
		t.tell(proof.Warning, t.game.Ply(), m, *f)
	}
	return nil
}

// choose returns the learner's move: one in five is random; else what the coach's line calls for, or the dearest
// capture, or anything.
func (t *teller) choose(v *coach.Survey, line *fact.Fact) chess.Move {
	p := t.game.Position()
	moves := sorted(p)
	fit := slices.Clone(moves)
	switch t.random.IntN(5) {
	case 0, 1:
		fit = slices.DeleteFunc(fit, func(m chess.Move) bool { return line == nil || !v.Does(line, m) })
	case 2:
		fit = slices.DeleteFunc(fit, func(m chess.Move) bool { return chess.Gain(p, m) == 0 })
	case 3:
		fit = slices.DeleteFunc(fit, func(m chess.Move) bool {
			grade := v.Grade(m)
			return grade == fact.Loses || grade == fact.AllowsMate || grade == fact.Stalemates
		})
	}
	if len(fit) == 0 {
		fit = moves
	}
	return fit[t.random.IntN(len(fit))]
}

// sorted returns the legal moves in a fixed order.
func sorted(p *chess.Position) []chess.Move {
	moves := p.Moves()
	slices.SortFunc(moves, func(a, b chess.Move) int { return int(a) - int(b) })
	return moves
}

// reviewed collects what a review of the game says: of every move, of the moments with their hints, and of some tries.
func (t *teller) reviewed() error {
	r := review.New(t.game, t.you)
	search := func(ctx context.Context, p chess.Position, earlier []uint64, limits ai.Limits) (ai.Result, error) {
		return aitest.Search(ctx, p, earlier, limits, 0)
	}
	for !r.Done() {
		if err := r.Step(t.ctx, search); err != nil {
			return err
		}
	}
	words := english.English.Pages.Reviewing
	for _, m := range r.Moves() {
		t.add(t.review(m.Ply), "said", words.Said(m, t.game.PositionAt(m.Ply), t.audience()))
	}
	for _, m := range r.Moments() {
		if m.Praise {
			continue
		}
		if asks := words.Ask(m); asks != "" {
			t.add(t.review(m.Ply), "ask", asks)
		}
		t.hint(m.Ply, m.Hint)
		moves := sorted(t.game.PositionAt(m.Ply))
		for _, move := range []chess.Move{m.Hint[3].Move, moves[t.random.IntN(len(moves))]} {
			if err := t.tried(r, m, move, search); err != nil {
				return err
			}
		}
	}
	return nil
}

// review returns the place of a sentence about the move after ply moves.
func (t *teller) review(ply int) proof.Place {
	p := t.place(proof.Review, ply, t.game.Moves()[ply])
	for _, m := range t.game.Moves()[ply+1:] {
		p.Next = append(p.Next, m.String())
	}
	return p
}

func (t *teller) tried(r *review.Review, m review.Moment, move chess.Move, search review.Search) error {
	tried, err := r.Try(t.ctx, search, m, move)
	if err != nil {
		return err
	}
	words := english.English.Pages.Reviewing
	at := t.place(proof.Try, m.Ply, move)
	if tried.Safe != nil {
		t.add(at, tried.Safe.Kind, english.English.Fact(*tried.Safe, t.audience()))
	}
	played := t.game.PositionAt(m.Ply).Play(m.Played)
	switch after := t.game.PositionAt(m.Ply).Play(move); {
	case tried.NotMate:
		t.add(at, "not-mate", english.English.NoMate(t.game.PositionAt(m.Ply), move, t.audience()))
	case tried.Why != nil:
		t.add(at, tried.Why.Kind, words.Why(*tried.Why, t.audience()))
	case tried.Eases != chess.NoMove:
		t.add(at, "eases", words.Eases(&played, tried.Eases, tried.Gone, t.audience()))
	case tried.Fears != chess.NoMove:
		t.add(at, "fears", words.Fears(&after, tried.Fears, t.audience()))
	case tried.Takes:
		t.add(at, "takes", words.Takes)
	default:
		t.add(at, "more", words.More)
	}
	return nil
}
