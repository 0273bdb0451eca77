package learn

import (
	"fmt"
	"strconv"
	"strings"

	"chesstutor/templates/frame"
	"chesstutor/templates/learn"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/exercise"
	"chesstutor/tutor/fact"
	"chesstutor/tutor/lesson"
	"chesstutor/web/game"
	"chesstutor/web/site"
)

// sheet returns the text below the board: the task, or the result of the last answer.
func (t *exercisePage) sheet(r *round) learn.Sheet {
	switch {
	case t.result != nil && t.result.Done:
		return t.doneSheet(r)
	case t.result != nil && t.result.Right:
		return t.stepSheet()
	case t.result != nil && t.result.Lost:
		return t.lostSheet(r)
	case t.result != nil:
		return t.wrongSheet()
	case t.attempt == nil:
		s := r.begin
		if rules := t.Language.Rules(t.exercise); rules != "" {
			s.Heading = rules // in the place of how to open it, which the button says
		}
		return s
	}
	return t.taskSheet(r)
}

// taskSheet is the sheet before the first answer, and while it is asked what a pawn becomes: how to answer.
func (t *exercisePage) taskSheet(r *round) (s learn.Sheet) {
	words := t.Language.Pages.Learning.Exercise
	at := t.attempt.Walker()
	switch {
	case t.becoming != chess.NoSquare:
		return learn.Sheet{
			Heading: words.Becomes, Move: t.chosen.String() + t.becoming.String(),
			Choices: game.Choices(t.Language, chess.White), Way: &frame.Link{Text: words.NotThis, URL: r.page.URL},
		}
	case t.one():
		s = learn.Sheet{Heading: words.HowTapOne}
	case t.exercise.Kind == exercise.Tap:
		s = learn.Sheet{Heading: words.HowTap, Check: true, Count: t.count()}
	case t.exercise.Kind == exercise.Judge:
		s = learn.Sheet{Heading: words.HowJudge, Judge: true}
	case t.exercise.Kind == exercise.Game:
		s = learn.Sheet{Heading: t.Language.Rules(t.exercise), Tracks: t.tracks()}
	case at == chess.NoSquare:
		s = learn.Sheet{Heading: words.HowMove}
	default:
		s = learn.Sheet{Heading: words.HowWalk}
		if t.try() == "0.0" {
			p := t.attempt.Position()
			s.Shows = game.PieceView(p.At(at))
			if stars := t.stars(); stars&^p.Color(chess.Black) == 0 && stars != 0 {
				s.Prey = game.PieceView(p.At(stars.First()))
			}
		}
	}
	if r.known != "" {
		s.Heading = r.known
	}
	return s
}

// stepSheet is the sheet after a right step that is not the last one.
func (t *exercisePage) stepSheet() learn.Sheet {
	words := t.Language.Pages.Learning
	if t.exercise.Kind == exercise.Game { // moves of a game are not judged one by one
		p, m := t.result.Position, t.result.Reply
		s := learn.Sheet{
			Tone: "went", Heading: words.Phrases.Replied(p.At(m.To()).Type(), t.result.Took, m), Tracks: t.tracks(),
			Text: []string{site.Sentence(words.Exercise.YourMove)},
		}
		if t.took() {
			s.Text = []string{words.Exercise.Took}
		}
		if could := t.before.LeftOut(t.gave); could != chess.NoMove {
			taken := chess.TakenOn(could).String()
			s.Text = []string{t.nameless(words.Phrases.CouldTake(chess.Pawn, taken))}
		}
		if _, pip, ok := t.exercise.Tracks(&p); ok && pip.Of-pip.Done == 1 {
			s.Text = []string{words.Exercise.OneStep}
		}
		return s
	}
	s := learn.Sheet{Tone: "right", Heading: words.Exercise.GoodStep}
	if reply := t.replyWords(); reply != "" {
		s.Text = append(s.Text, reply)
	}
	if left := t.stars(); left != 0 {
		prey := (left & t.result.Position.Color(chess.Black)).Count()
		pawns := (left & t.result.Position.Pieces(chess.Pawn, chess.Black)).Count()
		s.Text = append(s.Text, words.Phrases.Left(left.Count()-prey, prey-pawns, pawns))
	}
	return s
}

// took reports whether a move of a small game took a piece where it went.
func (t *exercisePage) took() bool {
	if t.before == nil || t.exercise.Kind != exercise.Game {
		return false
	}
	p := t.before.Position()
	return p.Color(chess.Black).Has(t.gave.To)
}

// replyWords describes Black's reply by its squares, because the board has changed.
func (t *exercisePage) replyWords() string {
	if t.result.Reply == chess.NoMove {
		return ""
	}
	m := t.result.Reply
	return fmt.Sprintf("%s: %s.", t.Language.Phrases.Color(chess.Black),
		t.Language.Pages.Learning.Phrases.Goes(m.From().String(), m.To().String()))
}

// count returns how many squares are tapped, "" for none.
func (t *exercisePage) count() string {
	if n := t.tapped.Count(); n > 0 {
		return strconv.Itoa(n)
	}
	return ""
}

// wrongSheet is the sheet after a wrong answer when there is another try: the board waits for it.
func (t *exercisePage) wrongSheet() learn.Sheet {
	words := t.Language.Pages.Learning.Exercise
	r := t.result
	s := learn.Sheet{
		Tone: "wrong", Heading: words.NotYet, Text: []string{t.explained()}, Turn: words.YourMove,
	}
	switch {
	case t.one():
		s.Turn = words.HowTapOne
	case t.exercise.Kind == exercise.Tap:
		s.Turn, s.Check, s.Count = "", true, t.count()
	}
	switch {
	case r.Reason.Kind == exercise.Illegal && t.exercise.Kind == exercise.Game && theirs(r.Reason.Why):
		whose, first := t.Language.Pages.Learning.Phrases.Theirs(r.Reason.Why.Pieces[0].Piece.Type(), t.only())
		s.Heading, s.Text = whose, []string{first}
	case r.Reason.Kind == exercise.Illegal:
		s.Link = t.reasonLink(r.Reason)
		if theirs(r.Reason.Why) {
			_, first := t.Language.Pages.Learning.Phrases.Theirs(chess.NoPieceType, t.only())
			s.Text[0] += " " + first
		}
	case r.Reason.Kind == exercise.TooFew:
		s.Heading, s.Text = strings.TrimSuffix(t.explained(), "."), nil
	case r.Reason.Kind == exercise.NothingTapped:
		s.Heading = words.TapFirst
	case r.Good != 0 || r.Reason.WinsOtherwise() || r.Reason.Kind == exercise.WinsFewer:
		s.Heading = words.Almost
	}
	if r.Lacks > 0 {
		s.Text = append(s.Text, t.Language.Reason(exercise.Reason{Kind: exercise.TooFew, Count: r.Lacks}))
	}
	return s
}

// theirs reports whether a move is illegal because the piece is one of the other side.
func theirs(why fact.Fact) bool { return why.Kind == fact.KindNotYours || why.Kind == fact.KindTheirs }

// only returns the type of the one piece that the learner can move, NoPieceType if there are several.
func (t *exercisePage) only() chess.PieceType {
	if squares := t.movable(); squares.Count() == 1 {
		p, _ := t.position()
		return p.At(squares.First()).Type()
	}
	return chess.NoPieceType
}

// reasonLink returns the link to the page that explains the rule that forbids a move, nil if there is none.
func (t *exercisePage) reasonLink(reason exercise.Reason) *frame.Link {
	l, ok := lesson.Teaching(reason.Why)
	if !ok {
		return nil
	}
	topic, more := l.Reference[0], t.Language.Pages.Learning.Exercise.More
	return &frame.Link{Text: more + " " + t.Language.Guide.Topics[topic].Title, URL: "/learn#" + topic}
}

// doneSheet is the sheet after the answer that ends an exercise, with what the series says then.
func (t *exercisePage) doneSheet(r *round) learn.Sheet {
	end, words := &r.end, t.Language.Pages.Learning.Exercise
	s := learn.Sheet{
		Tone: "right", Heading: words.Right, Text: []string{t.explained()},
		Main: end.Main, Go: end.Go, Way: r.read, Focus: true,
	}
	switch {
	case t.result.Shown:
		s.Tone, s.Heading = "shown", t.shownHeading()
		if found := t.result.Good.Count(); t.practised() && found > 0 {
			s.Heading = t.Language.Pages.Practice.Phrases.Found(found, found+t.result.Missed.Count())
		}
		switch why := t.Language.Why(t.exercise); {
		case t.practised() && t.result.Bad != 0: // why the wrong square is wrong, at which the arrow points
		case t.exercise.Kind != exercise.Judge:
			// What was wrong with the last try is of no use beside the answer.
			s.Text = []string{strings.TrimSpace(t.becomes() + " " + why)}
		case why != s.Text[0] && !t.judgedByRules():
			s.Text = append(s.Text, why)
		}
	default:
		if t.exercise.Kind == exercise.Game {
			s.Heading = words.WonGame
			if t.promoted() == chess.Queen {
				s.Text = append([]string{words.NewQueen}, s.Text...)
			}
		}
		if name := t.Language.Pages.Learning.Phrases.Mate(&t.result.Position); name != "" {
			s.Text = append(s.Text, name)
		}
	}
	if how := t.exercise.Saved(t.rightMove()); t.practised() && how.Kind != "" {
		s.Text = []string{t.Language.Reason(how)}
	}
	if then, wins := t.exercise.FollowUp(t.rightMove()); wins != chess.NoMove {
		s.Text = append(s.Text, t.Language.Reason(then))
	}
	s.Text = append(s.Text, end.Text...)
	if t.exercise.Kind == exercise.Game {
		again := *r.again
		again.Main = false
		s.Other = &again
	}
	if s.Tone == "shown" && r.again != nil {
		if s.Main != nil {
			later := *s.Main
			later.Main = false
			s.Other = &later
		}
		s.Main, s.Way, s.Go = r.again, s.Go, nil
	}
	return s
}

// rightMove returns the move that was right, or that is shown; NoMove if none was or is.
func (t *exercisePage) rightMove() chess.Move {
	r := t.result
	if t.exercise.Kind != exercise.OneMove || len(r.Solutions) == 0 {
		return chess.NoMove
	}
	for _, s := range r.Solutions {
		if m := s.Moves[0]; r.Right && m.From() == t.gave.From && m.To() == t.gave.To {
			return m
		}
	}
	return r.Solutions[0].Moves[0]
}

// promoted returns what a pawn has become by the learner's last move, NoPieceType if none has.
func (t *exercisePage) promoted() chess.PieceType {
	before, now := t.before.Position(), t.result.Position
	if before.At(t.gave.From).Type() != chess.Pawn || t.gave.To.Rank() != 7 {
		return chess.NoPieceType
	}
	return now.At(t.gave.To).Type()
}

// shownHeading returns what stands over an answer that is shown: of a question, the answer itself.
func (t *exercisePage) shownHeading() string {
	words := t.Language.Pages.Learning.Exercise
	switch {
	case len(t.copied) > 0:
		return words.ShownMove
	case t.exercise.Kind != exercise.Judge || len(t.result.Solutions) == 0:
		return words.ShownHere
	case t.result.Solutions[0].Yes:
		return words.ShownYes
	}
	return words.ShownNo
}

// lostSheet is the sheet after a small game was lost: the last position stays on the board until the learner steps
// back to before the move that lost it, where another one loses nothing at once, or plays again.
func (t *exercisePage) lostSheet(r *round) learn.Sheet {
	words := t.Language.Pages.Learning.Exercise
	s := learn.Sheet{
		Tone: "shown", Lost: true, Heading: words.NotYet, Text: []string{t.explained()},
		Main: r.again, Link: &frame.Link{Text: words.Without, URL: r.without}, Focus: true,
	}
	if far := t.lacked(); far > 0 && t.result.Freed == chess.NoMove {
		s.Text[0] += " " + t.Language.Pages.Learning.Phrases.Needed(far)
	}
	if t.saveable() {
		again := *r.again
		again.Main = false
		s.Main, s.Other = nil, &again
		s.Go = &frame.Link{Text: words.StepBack, URL: game.WithQuery(r.page.URL, "lost="+t.losing())}
	}
	switch {
	case t.result.Could != chess.NoMove:
		taken := chess.TakenOn(t.result.Could).String()
		s.Text = append(s.Text, t.nameless(t.Language.Pages.Learning.Phrases.CouldTake(chess.Pawn, taken)))
	case t.result.Freed != chess.NoMove:
		s.Text = append(s.Text, words.Freed)
	case t.prevents() != nil:
		s.Text = append(s.Text, words.Prevents)
	case t.result.Took != chess.NoPieceType && t.result.Reason.Kind == exercise.PawnThrough: // on its way across
		took := t.result.Reply
		s.Text = append(s.Text, t.nameless(t.Language.Reason(exercise.Reason{
			Kind:   exercise.PieceLost,
			Pieces: []fact.PlacedPiece{{Piece: chess.PieceOf(t.result.Took, chess.White), Square: took.To()}},
			By:     []fact.PlacedPiece{{Piece: chess.PieceOf(chess.Pawn, chess.Black), Square: took.From()}},
		})))
	case s.Go == nil && t.result.Reason.Kind == exercise.PawnThrough:
		s.Text = append(s.Text, words.Sooner)
	}
	switch t.result.Reason.Kind {
	case exercise.PawnThrough, exercise.PieceLost, exercise.MatesThen:
		s.Heading = words.LostGame
	case exercise.NoMoveLeft, exercise.IsStalemate:
		s.Heading = words.DrawnGame
	}
	if t.exercise.Rule == "pawns" && t.result.Reason.Kind == exercise.NoMoveLeft {
		todo := words.Keep
		if t.result.Position.Pieces(chess.Pawn, chess.Black) == 0 {
			todo = words.LeaveOne
		}
		s.Text = append(s.Text, todo)
	}
	return s
}

// losing returns the move by which a small game was lost, which it steps back to before.
func (t *exercisePage) losing() string {
	if freed := t.result.Freed; freed != chess.NoMove {
		return freed.String()
	}
	return t.gave.From.String() + t.gave.To.String()
}

// becomes tells what a pawn becomes by the first move of the answer that is shown, "" if it is none that promotes: the
// board shows but an arrow.
func (t *exercisePage) becomes() string {
	if len(t.result.Solutions) == 0 || len(t.result.Solutions[0].Moves) == 0 {
		return ""
	}
	m := t.result.Solutions[0].Moves[0]
	if m.Promotion() == chess.NoPieceType {
		return ""
	}
	after := t.exercise.Position.Play(m)
	return t.Language.Fact(fact.Fact{
		Kind: fact.KindPromotes, Start: t.exercise.Position, Move: m, Pieces: fact.On(&after, m.To()),
	}, tutor.ToWhite)
}

// judgedByRules reports whether the answer was judged by the rules of a single move or capture, or in practice by a
// rule. Then its reason says everything; in practice the words of the exercise would be those of the other answer.
func (t *exercisePage) judgedByRules() bool {
	kind := t.result.Reason.Kind
	return t.exercise.Kind == exercise.Judge &&
		(kind == exercise.CannotMove || kind == exercise.CanTake || t.practised() && kind != exercise.ItIsSo)
}
