package say

import (
	"fmt"

	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/review"
)

// ReviewMarks names the marks of moves.
type ReviewMarks map[review.Mark]string

// Reviewing is the page on which a game is gone through again, and what it says.
type Reviewing struct {
	Title   string
	Chart   string // what the chart is, to who hears it
	Ahead   string // who stands better at the top of the chart
	Behind  string // and at the bottom
	Moments string // heads the moments
	None    string // there instead, where there are none
	Try     string // leads to a moment
	Moves   string // heads the table of the moves
	Move    string // heads its columns
	Mark    string
	Words   string
	Scale   string // tells what the marks mean
	PGN     string // leads to the game with what was said, as a file
	Look    string // leads to the game
	Running string // stands there while the game is looked at
	Wait    string // asks again
	Other   string // leads to the review for the other side

	Idea    string // asks for the next step of a hint
	ShowMe  string
	Next    string // the next moment
	All     string // back to the review
	PlayOn  string // from the position
	HowTry  string // what to do
	Shown   string // heads a hint
	More    string // a wrong try that loses nothing
	WellWas string // asks of a moment in which something was done well

	Marks ReviewMarks

	End      func(won, lost, drawn bool, led bool) string              // a heading: how the game went
	Story    func(moves, until int, won, lost, drawn bool) string      // a sentence; until is the move up to which the side led, 0 for none
	Place    func(number, of, move int) string                         // of a moment
	Ask      func(review.Moment) string                                // what was there, and what to do
	Said     func(review.Move, *chess.Position, tutor.Audience) string // of a move
	Happened func(*chess.Position, chess.Move, tutor.Audience) string  // what was played
	Better   func(*chess.Position, chess.Move) string                  // what would have been better
}

var englishReviewing = Reviewing{
	Title: "The game again", Chart: "Who stood better after each move", Ahead: "You ahead", Behind: "You behind",
	Moments: "Moments to try again", None: "I found nothing to try again. Well played!", Try: "Try it again",
	Moves: "All moves", Move: "Move", Mark: "Mark", Words: "What I say of it",
	Scale: "A slip costs a little, a mistake more, a blunder most of the game.",
	PGN:   "Download with these words", Look: "Look through the game", Running: "I am looking at your game.",
	Wait: "Look again", Other: "For the other side",
	Idea: "A hint", ShowMe: "Show me", Next: "Next moment", All: "Back to the review", PlayOn: "Play on from here",
	HowTry: "Make your move on the board.", Shown: "A hint", More: "That is safe, but more is there.",
	WellWas: "You did well here.",
	Marks: ReviewMarks{
		review.GoodFind: "good find", review.Fine: "fine", review.Slip: "slip", review.Mistake: "mistake", review.Blunder: "blunder",
	},
	End: func(won, lost, drawn, led bool) string {
		switch {
		case won:
			return "Well played!"
		case lost && led:
			return "So close!"
		case lost:
			return "A tough one."
		case drawn:
			return "A draw."
		}
		return "The game so far"
	},
	Story: reviewStory,
	Place: func(n, of, move int) string { return fmt.Sprintf("Moment %d of %d · move %d", n, of, move) },
	Ask: func(m review.Moment) string {
		if text := wasThere(m); text != "" {
			return text + " What would you play?"
		}
		return sentence("you chose %s", voice{}.goes(tutor.Fact{Start: m.Hint[3].Start, Move: m.Played})) + " What was better?"
	},
	Said: reviewSaid,
	Happened: func(p *chess.Position, m chess.Move, a tutor.Audience) string {
		return sentence("in the game: %s", voice{audience: a}.goes(tutor.Fact{Start: *p, Move: m}))
	},
	Better: func(p *chess.Position, m chess.Move) string {
		return sentence("I would play %s", voice{}.goes(tutor.Fact{Start: *p, Move: m}))
	},
}

// reviewStory tells how a game went.
func reviewStory(moves, until int, won, lost, drawn bool) string {
	count := amount(moves, "move")
	switch {
	case won:
		return sentence("you won in %s", count)
	case lost && until > 0:
		return sentence("you stood better until move %d, and lost in %s", until, count)
	case lost:
		return sentence("you lost in %s", count)
	case drawn:
		return sentence("nobody won, after %s", count)
	}
	return sentence("after %s", count)
}

// wasThere says what was there in the position of a moment, as far as it is proved, "" if nothing is.
func wasThere(m review.Moment) string {
	switch idea := m.Hint[1]; {
	case idea.Kind == tutor.KindHintMate:
		return "You could force mate here."
	case idea.Kind == tutor.KindHintNext && noun(m.Named):
		return sentence("soon there could be %s", englishIdeas[m.Named])
	case idea.Kind == tutor.KindHintPrevents && noun(m.Named):
		return sentence("%s was coming", englishIdeas[m.Named])
	case idea.Kind == tutor.KindHintPrevents:
		return "There was a threat to stop."
	case idea.Kind == tutor.KindHintIdea && noun(m.Named):
		return sentence("there was %s here", englishIdeas[m.Named])
	}
	switch m.Named {
	case tutor.FreePiece:
		return "Something was free here."
	case tutor.Promotion:
		return "A pawn could become a new piece."
	case tutor.PinToKing, tutor.PinToPiece:
		return "There was a pin here."
	case tutor.Trapped:
		return "A piece could be trapped here."
	case tutor.GuardRemoved, tutor.GuardOverloaded, tutor.PinnedGuard:
		return "Something was badly guarded here."
	case tutor.Lured:
		return "A piece could be lured here."
	}
	return ""
}

// reviewSaid says the one sentence of a move.
func reviewSaid(m review.Move, p *chess.Position, a tutor.Audience) string {
	switch {
	case m.Said != nil:
		return englishFact(*m.Said, a)
	case m.Mark == review.Fine || m.Mark == review.GoodFind || m.Best == chess.NoMove:
		return "A fine move."
	}
	return sentence("%s was better", voice{audience: a}.goes(tutor.Fact{Start: *p, Move: m.Best}))
}

// englishFact says a fact. Language.Fact cannot be used here: English, which it belongs to, is
// initialized with these functions.
func englishFact(f tutor.Fact, a tutor.Audience) string { return englishSays[f.Kind](f, a) }

var englishSays = englishFacts()
