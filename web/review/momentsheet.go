package review

import (
	"slices"
	"strconv"
	"strings"

	"chesstutor/templates/frame"
	"chesstutor/templates/learn"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
	"chesstutor/tutor/review"
	"chesstutor/web/game"
)

// sheet returns the text below the board: the task, or the result of the retry.
func (t *momentPage) sheet() learn.Sheet {
	l := t.language
	words, learning := l.Pages.Reviewing, l.Pages.Learning.Exercise
	hint := &frame.Link{
		Text: words.Idea,
		URL:  t.at(t.moment.Ply, "hint", strconv.Itoa(t.nextHint()), "try", strconv.Itoa(t.misses)),
	}
	if t.hint > 0 {
		hint.Text = l.Pages.Play.MoreHint
	}
	switch {
	case t.shown >= 0:
		return t.showSheet()
	case t.purpose:
		return t.purposeSheet(hint)
	case t.moment.Praise: // above the board stands that it was done well, and the owl says what was
		done := askText(l, t.subject, t.review, t.moment)
		return learn.Sheet{Tone: "right", Heading: done, Go: t.next(), Way: t.goesOn()}
	case t.becoming != chess.NoSquare:
		return learn.Sheet{
			Heading: learning.Becomes, Move: t.chosen.String() + t.becoming.String(), Choices: game.Choices(l, t.side),
			Way: &frame.Link{Text: learning.NotThis, URL: t.at(t.moment.Ply)},
		}
	case t.wrong != "": // it counts as nothing
		return learn.Sheet{Tone: "wrong", Heading: words.HowTry, Text: []string{t.wrong}, Go: hint}
	case t.tried != nil && t.tried.Right:
		return t.rightSheet()
	case t.tried != nil && t.tried.Meets != nil:
		return learn.Sheet{
			Tone: "shown", Heading: words.Meets(*t.tried.Meets, t.audience()), Text: []string{t.better()}, Go: hint,
			Way: t.next(),
		}
	case t.tried != nil:
		return learn.Sheet{
			Tone: "wrong", Heading: learning.NotYet, Text: []string{t.verdict()}, Go: hint, Way: t.next(),
		}
	case t.hint > 0:
		s := learn.Sheet{
			Heading: words.Shown,
			Text:    []string{l.Fact(t.moment.PlainHint(t.game, t.known)[t.hint-1], t.audience())},
			Go:      hint,
		}
		if t.hint == tutor.HintSteps {
			s.Go = t.showLink(1)
		}
		return s
	}
	if slices.Contains(t.solved, t.moment.Ply) && t.tried == nil {
		return learn.Sheet{Heading: words.HowTry, Go: t.next(), Way: hint} // it is looked at again
	}
	return learn.Sheet{Heading: words.HowTry, Go: hint}
}

// purposeSheet returns what the move before the moment was for; hint is the way on where there is something to find.
func (t *momentPage) purposeSheet(hint *frame.Link) learn.Sheet {
	l, last := t.language, t.game.Ply()-1
	text := []string{l.Game.Move(t.game.PositionAt(last), t.game.Moves()[last])}
	for _, f := range t.review.Purposes(t.moment.Ply) {
		if f.Kind == fact.KindTakes { // the move itself says it
			continue
		}
		if f.Kind == fact.KindTakesFree {
			f.Kind = fact.KindUntouchable
		}
		text = append(text, l.Fact(f, t.audience()))
	}
	s := learn.Sheet{Heading: l.Pages.Play.WhyThat, Go: hint, Text: text}
	if t.moment.Praise {
		if s.Go, s.Way = t.goesOn(), t.next(); s.Go == nil {
			s.Go, s.Way = s.Way, nil
		}
	}
	return s
}

// rightSheet returns why a try is right, in one paragraph, so that it fits on a phone, and when a position in practice
// comes back.
func (t *momentPage) rightSheet() learn.Sheet {
	words := t.language.Pages.Reviewing
	s := learn.Sheet{Tone: "right", Heading: t.language.Pages.Learning.Exercise.Right, Go: t.next(), Focus: true}
	text := strings.TrimSpace(t.matesBy() + " " + t.verdict())
	if cameOf(t.language, t.subject, t.review, t.moment) == "" { // else the question tells what was played
		text += " " + words.Happened(t.game.Position(), t.moment.Played, t.audience())
	}
	s.Text = append(s.Text, strings.TrimSpace(text))
	if len(t.line()) > 1 {
		s.Way = t.showLink(2) // after the move that stands on the board
	}
	if t.position != nil {
		s.Text = append(s.Text, words.ComesBack(t.back))
	}
	return s
}

// matesBy returns that a right try is the way to a mate in more than one move; "" if it is not, or what the try came to
// says so.
func (t *momentPage) matesBy() string {
	why := review.PlainFact(t.tried.Why, t.known)
	tells := why != nil && (why.Mate || slices.ContainsFunc(why.Ideas, func(f fact.Fact) bool {
		return f.Mate || f.Kind == fact.KindHintMate
	}))
	if t.tried.Mates < 2 || tells {
		return ""
	}
	p := t.game.Position()
	return t.language.Fact(fact.Fact{
		Kind: fact.KindHintMate, Side: p.Turn(), Start: *p, Count: t.tried.Mates, Mate: true, Judgement: true,
	}, t.audience())
}

// endsInMate reports whether the last move of a line is checkmate.
func endsInMate(p *chess.Position, line []chess.Move) bool {
	end := *p
	for _, m := range line {
		end = end.Play(m)
	}
	return end.InCheck() && !end.HasMove()
}

// nextHint returns the step of the hint after the one shown: the second is left out where it only says once more that
// there is mate in one, for which the question asks.
func (t *momentPage) nextHint() int {
	next := min(t.hint+1, tutor.HintSteps)
	asked := cameOf(t.language, t.subject, t.review, t.moment) == ""
	if next == 2 && t.moment.Named == fact.MateInOne && asked {
		next++
	}
	return next
}

// showSheet returns the text and the buttons for stepping through the best line, and back to the question: at the end
// that is the next thing to do, where the move can be tried.
func (t *momentPage) showSheet() learn.Sheet {
	l, side := t.language, t.side
	shown := game.Step{Number: t.shown, Of: len(t.line()), Game: t.board(), Side: side}
	shown.Count = chess.Lead(shown.Game.Position(), side) - chess.Lead(t.game.Position(), side)
	shown.NoSum = len(t.after) > 0 && shown.Count < 0 // a right move is not to blame for what was lost before
	heading, text := shown.Words(l, t.audience(), t.known)
	s := learn.Sheet{Tone: "shown", Heading: heading, Text: []string{text}, Go: t.next()}
	if len(t.after) > 0 { // what follows a right answer
		if s.Tone = "right"; t.shown < shown.Of {
			s.Go, s.Way = t.showLink(t.shown+1), t.next()
			s.Go.Text = l.Pages.Play.Next
		}
		return s
	}
	again := &frame.Link{Text: l.Pages.Reviewing.Try, URL: t.at(t.moment.Ply, "try", strconv.Itoa(t.misses))}
	switch goesOn := t.shown < shown.Of; {
	case goesOn:
		if s.Go = t.showLink(t.shown + 1); !t.moment.Praise {
			s.Way = again
		}
		s.Go.Text = l.Pages.Play.Next
	case !t.moment.Praise:
		s.Go, s.Way = again, t.next()
	}
	return s
}

// showLink returns the link that shows the line after n of its moves.
func (t *momentPage) showLink(n int) *frame.Link {
	pairs := []string{"show", strconv.Itoa(min(n, len(t.line())))}
	if t.tried != nil || len(t.after) > 0 { // of a right try, which the page of the link does not know
		pairs = append(pairs, "after", strings.Join(game.UCI(t.line()), "."))
	}
	return &frame.Link{Text: t.language.Pages.Reviewing.ShowMe, URL: t.at(t.moment.Ply, pairs...)}
}

// goesOn is showLink for a move that is praised, and stands on the board: nil where nothing follows it.
func (t *momentPage) goesOn() *frame.Link {
	if len(t.line()) < 2 {
		return nil
	}
	return t.showLink(1)
}

// next returns the link to the next moment that was not solved, or after the last one to the review.
func (t *momentPage) next() *frame.Link {
	for _, m := range t.review.Moments()[t.number+1:] {
		if !slices.Contains(t.solved, m.Ply) {
			return &frame.Link{Text: t.language.Pages.Reviewing.Next, URL: t.at(m.Ply)}
		}
	}
	return t.all()
}

// forbids returns which rule forbids a move between two squares, or why the piece that was pressed cannot move:
// pressing one sends its square as both. It is "" for what is no move between squares.
func (t *momentPage) forbids(move string) string {
	if from, to, _, err := chess.SplitUCI(move); err == nil {
		if f, forbidden := t.review.Forbids(t.moment.Ply, from, to); forbidden {
			text := t.language.Fact(f, t.audience())
			if f.Kind == fact.KindTheirs || f.Kind == fact.KindNotYours {
				_, first := t.language.Pages.Learning.Phrases.Theirs(chess.NoPieceType, chess.NoPieceType)
				text += " " + first
			}
			return text
		}
	}
	return ""
}
