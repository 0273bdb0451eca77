package say

import (
	"fmt"
	"time"

	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/review"
	"chesstutor/tutor/room"
)

// ReviewMarks names the marks of moves.
type ReviewMarks map[review.Mark]string

// Reviewing holds the texts of the page that reviews a game.
type Reviewing struct {
	Title   string
	Chart   string // what the chart is, for screen readers
	Ahead   string // who stands better at the top of the chart
	Behind  string // and at the bottom
	Moments string // heads the moments
	None    string // there instead, where there are none
	Fewest  string // and before the first move
	Try     string // leads to a moment
	Moves   string // heads the table of the moves
	Move    string // heads its columns
	Mark    string
	Words   string
	Stood   string
	Even    string // in that column, where nobody is ahead
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
	Free    string // tries any moves in it
	Keep    string // puts the position into practice
	Kept    string // there instead, where it is in practice
	HowTry  string // what to do
	Shown   string // heads a hint
	More    string // a wrong try that loses nothing
	WellWas string // heads a moment in which something was done well

	Marks ReviewMarks

	End       func(Went) string                                         // a heading: how the game went
	Story     func(Went) string                                         // the same in a sentence
	Place     func(number, of, move int) string                         // of a moment; of is 0 while more may be found
	Ask       func(review.Moment) string                                // what was there, and what to do
	Said      func(review.Move, *chess.Position, tutor.Audience) string // of a move
	FromGame  func(day time.Time, move int) string                      // tells where a position in practice is from
	ComesBack func(days int) string                                     // when it does; 0 if it is learned
	Happened  func(*chess.Position, chess.Move, tutor.Audience) string  // what was played
}

// Went is the course of a game from the side for which it is reviewed.
type Went struct {
	Won, Lost, Drawn bool        // all false if the game has not ended
	By               room.Reason // how it ended, "" if by the rules of chess or unknown
	Winner           string      // the character that won, "" for a person or a level without one
	Moves            int         // of each side
	Until            int         // the move up to which the side stood better, 0 for none
}

var englishReviewing = Reviewing{
	Title: "The game again", Chart: "Who stood better after each move", Ahead: "You ahead", Behind: "You behind",
	Moments: "Moments to try again", None: "I found nothing to try again. Well played!",
	Fewest: "Play a few moves first, then come back.", Try: "Try it again",
	Moves: "All moves", Move: "Move", Mark: "Mark", Words: "What I say of it",
	Scale: fmt.Sprintf("A slip costs %.0f chances in 100, a mistake %.0f, a blunder %.0f.", 100*review.SlipFrom,
		100*review.MistakeFrom, 100*review.BlunderFrom),
	Stood: "Who is ahead", Even: "Even",
	PGN: "Download with these words", Look: "Look through the game", Running: "I am looking at the game.",
	Wait: "Look again", Other: "For the other side",
	Idea: "A hint", ShowMe: "Show me", Next: "Next moment", All: "Back to the review", PlayOn: "Play on from here",
	Free: "Try any moves", Keep: "Practice this later", Kept: "This is in your practice. It comes back there.",
	HowTry: "Make your move on the board.", Shown: "A hint", More: "That is safe, but more is there.",
	WellWas: "You did well here.",
	Marks: ReviewMarks{
		review.GoodFind: "good find", review.Fine: "fine", review.Slip: "slip", review.Mistake: "mistake",
		review.Blunder: "blunder",
	},
	End: func(w Went) string {
		switch {
		case w.Won:
			return "Well played!"
		case w.Lost && w.Until > 0:
			return "So close!"
		case w.Lost:
			return "A tough one."
		case w.Drawn:
			return "A draw."
		}
		return "The game so far"
	},
	Story: reviewStory,
	Place: func(n, of, move int) string {
		if of == 0 {
			return fmt.Sprintf("Moment %d · move %d", n, move)
		}
		return fmt.Sprintf("Moment %d of %d · move %d", n, of, move)
	},
	Ask: func(m review.Moment) string {
		if text := wasThere(m); text != "" {
			return text + " What would you play?"
		}
		chosen := voice{}.goes(tutor.Fact{Start: m.Hint[3].Start, Move: m.Played})
		return sentence("you chose %s", chosen) + " What was better?"
	},
	Said: reviewSaid,
	FromGame: func(day time.Time, move int) string {
		return fmt.Sprintf("From your game of %s · move %d", day.Format("2 January"), move)
	},
	ComesBack: func(days int) string {
		if days == 0 {
			return "You know this one now. It does not come back."
		}
		return sentence("it comes back in %s", amount(days, "day"))
	},
	Happened: func(p *chess.Position, m chess.Move, a tutor.Audience) string {
		return sentence("in the game: %s", voice{audience: a}.goes(tutor.Fact{Start: *p, Move: m}))
	},
}

// reviewStory describes the course of a game.
func reviewStory(w Went) string {
	after := "after " + amount(w.Moves, "move")
	switch {
	case w.Won:
		return sentence(reviewWins[w.By], after)
	case w.Lost && w.Until > 0:
		return sentence("you stood better until move %d, then %s", w.Until, lostStory(w, after))
	case w.Lost:
		return sentence("%s", lostStory(w, after))
	case w.Drawn:
		return sentence(reviewDraws[w.By], after)
	}
	return sentence("%s", after)
}

// lostStory says who won and how, in the middle of a sentence.
func lostStory(w Went, after string) string {
	if w.Winner != "" && w.By == "" {
		return w.Winner + " won " + after
	}
	return fmt.Sprintf(reviewLosses[w.By], after)
}

// How games end, and after how many moves.
var (
	reviewWins = map[room.Reason]string{
		"": "you won %s", room.Resignation: "the other side resigned %s",
		room.Time: "the other side ran out of time %s", room.Abandoned: "the other side left %s",
	}
	reviewLosses = map[room.Reason]string{
		"": "you lost %s", room.Resignation: "you resigned %s",
		room.Time: "you ran out of time %s", room.Abandoned: "you left %s",
	}
	reviewDraws = map[room.Reason]string{
		"": "nobody won, %s", room.Agreement: "both agreed to a draw %s",
		room.Time:      "the time ran out %s, but checkmate was not possible",
		room.Abandoned: "one side left %s, but checkmate was not possible",
	}
)

// wasThere describes the proved idea in the position of a moment, "" if there is none.
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

// reviewSaid returns the one sentence about a move.
func reviewSaid(m review.Move, p *chess.Position, a tutor.Audience) string {
	switch {
	case m.Said != nil:
		return englishFact(*m.Said, a)
	case m.Mark == review.Fine || m.Mark == review.GoodFind || m.Best == chess.NoMove:
		return "A fine move."
	}
	return sentence("%s was better", voice{audience: a}.goes(tutor.Fact{Start: *p, Move: m.Best}))
}

// englishFact describes a fact. Language.Fact cannot be used here: English, which it belongs to, is
// initialized with these functions.
func englishFact(f tutor.Fact, a tutor.Audience) string { return englishSays[f.Kind](f, a) }

var englishSays = englishFacts()
