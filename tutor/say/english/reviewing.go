package english

import (
	"fmt"
	"strings"
	"time"

	"chesstutor/templates/wording"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/coach"
	"chesstutor/tutor/fact"
	"chesstutor/tutor/review"
	"chesstutor/tutor/room"
	"chesstutor/tutor/say"
)

var reviewing = say.Reviewing{
	Review: wording.Review{
		Title: "The game again", Chart: "Who stood better after each move", Ahead: "You ahead", Behind: "You behind",
		Moments: "Moments to try again", None: "I found nothing to try again.",
		Fewest: "Play a few moves first, then come back.", Try: "Try it again",
		Moves: "All moves", Move: "Move", Mark: "Mark", Words: "What I say of it",
		Scale: "A slip costs about a pawn, a mistake costs more. A blunder can cost the game." +
			" Far ahead or behind, I pass over small ones.",
		Stood: "Who is ahead", Even: "Even",
		PGN: "Download with these words", Look: "Look through the game", Running: "I am looking at the game.",
		Stopped: "I could not look at the whole game.",
		Wait:    "Look again", Other: "For the other side",
		Board: "A position of the game", OneBack: "One move back", OneOn: "One move on",
		ToPractice: "To practice",
		Idea:       "A hint", ShowMe: "Show me", Next: "Next moment", All: "Back to the review",
		PlayOn: "Play on from here",
		Free:   "Try any moves", Keep: "Practice this later", Kept: "This is in your practice. It comes back there.",
		HowTry: "Make your move on the board.", Shown: "A hint", More: "Something better is there.",
		Takes:   "Something can be taken right now.",
		Less:    "You can take more than that.",
		Better:  "There is something even better.",
		NotMate: "That is not checkmate.",
		WellWas: "You did well here.",
	},
	Marks: say.ReviewMarks{
		review.GoodFind: "very good", review.Fine: "fine", review.Plain: "no mark", review.Slip: "slip",
		review.Mistake: "mistake", review.Blunder: "blunder",
	},
	End: func(w say.Went) string {
		switch {
		case w.Won:
			return "Well played!"
		case w.Close():
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
		if n == 0 {
			return fmt.Sprintf("Move %d", move)
		}
		if of == 0 {
			return fmt.Sprintf("Moment %d · move\u00a0%d", n, move)
		}
		return fmt.Sprintf("Moment %d of %d · move\u00a0%d", n, of, move)
	},
	Ask: func(m review.Moment) string {
		if m.Lost.Passed > 0 {
			return "You stayed far ahead, but you could force checkmate here. What would you play?"
		}
		if text := wasThere(&m.Hint[1], m.Named); text != "" {
			return text + " What would you play?"
		}
		return ""
	},
	Often: func(l review.Lapse, times int) string {
		often := fmt.Sprintf("%d times", times)
		if times == 2 {
			often = "Twice"
		}
		return often + map[review.Lapse]string{
			review.LapseMate:  " you could have given checkmate at once.",
			review.LapseQueen: " you left your queen where it could be taken.",
			review.LapseLeft:  " you left a piece where it could be taken.",
			review.LapseFree:  " you could have taken something and gained by it.",
		}[l]
	},
	Chose: func(p *chess.Position, m chess.Move) string {
		if m.IsCastle() {
			return "You castled."
		}
		return sentence("you chose %s", voice{}.goes(fact.Fact{Start: *p, Move: m}))
	},
	Lost:  func(told string) string { return told + " What was better?" },
	Said:  reviewSaid,
	Fears: fears,
	Eases: eases,
	Why:   reviewWhy,
	Meets: func(f fact.Fact, a tutor.Audience) string { return meets[f.Kind](voiceOf(f, a), f) },
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
		return sentence("in the game: %s", voice{audience: a}.goes(fact.Fact{Start: *p, Move: m}))
	},
}

// stoodBetter tells up to which move the side stood better, and how the game ended then.
const stoodBetter = "on move %d you still stood better, then %s"

// reviewStory describes the course of a game.
func reviewStory(w say.Went) string {
	after := "after " + amount(w.Moves, "move")
	if w.White != "" || w.Black != "" {
		return storyOf(w, playerName(w.White, "White"), playerName(w.Black, "Black"), after)
	}
	switch {
	case w.Won:
		return sentence(reviewWins[w.By], after)
	case w.Lost && w.Even > 0:
		return sentence("on move %d it was still even, then %s", w.Even, lostStory(w, after))
	case w.Lost && w.Until > 0:
		return sentence(stoodBetter, w.Until, lostStory(w, after))
	case w.Lost:
		return sentence("%s", lostStory(w, after))
	case w.GaveAway():
		return sentence(stoodBetter, w.Until, fmt.Sprintf(reviewDraws[w.By], after))
	case w.Drawn:
		return sentence(reviewDraws[w.By], after)
	}
	return sentence("%s", after)
}

// storyOf describes the course of a game between two people who have names.
func storyOf(w say.Went, white, black, after string) string {
	own, other := white, black
	if w.Side == chess.Black {
		own, other = other, own
	}
	won, lost := own, other
	if w.Lost {
		won, lost = other, own
	}
	switch {
	case w.Drawn:
		return fmt.Sprintf("%s – %s: a draw %s.", white, black, after)
	case !w.Won && !w.Lost:
		return fmt.Sprintf("%s – %s, %s.", white, black, after)
	case w.Lost && w.Even > 0:
		return fmt.Sprintf("Still even on move %d, then %s won %s.", w.Even, won, after)
	case w.Lost && w.Until > 0:
		return fmt.Sprintf("%s still stood better on move %d, then %s won %s.", own, w.Until, won, after)
	}
	return fmt.Sprintf("%s won against %s %s.", won, lost, after)
}

// lostStory says who won and how, in the middle of a sentence.
func lostStory(w say.Went, after string) string {
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

// wasThere describes what the second step of a hint would have told, "" if that has no name.
func wasThere(hint *fact.Fact, named fact.Concept) string {
	text, step := ideaTexts[named], hint.Kind
	switch {
	case step == fact.KindHintMate:
		return "You could force checkmate here."
	case step == fact.KindHintNext && text.noun:
		return sentence("%s could be prepared here", text.phrase)
	case step == fact.KindHintPrevents && text.noun:
		return sentence("%s was coming", text.phrase)
	case step == fact.KindHintPrevents:
		return "There was a threat to stop."
	case step == fact.KindHintIdea && text.noun && missedTexts[named] == "":
		return sentence("there was %s here", text.phrase)
	}
	return missedTexts[named]
}

// missedTexts describe ideas that were missed where no noun for a name tells enough.
var missedTexts = map[fact.Concept]string{
	fact.WinningTrade:    "Something could be won here.",
	fact.FreePiece:       "Something was free here.",
	fact.Promotion:       "A pawn could become a new piece.",
	fact.PinToKing:       "There was a pin here.",
	fact.PinToPiece:      "There was a pin here.",
	fact.Trapped:         "A piece could be trapped here.",
	fact.GuardRemoved:    "Something was badly guarded here.",
	fact.GuardOverloaded: "Something was badly guarded here.",
	fact.PinnedGuard:     "Something was badly guarded here.",
	fact.Lured:           "A piece could be lured here.",
	fact.OnlyMove:        "Only one move was good here.",
	fact.PawnRun:         "A pawn could not be caught.",
}

// reviewSaid tells what happened by a move, nothing of an ordinary one.
func reviewSaid(m review.Move, p *chess.Position, a tutor.Audience) string {
	switch told := m.Told; {
	case told.Took != nil:
		v := voice{audience: a}
		return sentence("%s took %s", v.kind(told.Took.By), v.kind(told.Took.Taken))
	case told.Fact != nil && m.Mark.IsBad():
		return inPast.Replace(reviewWhy(*told.Fact, a))
	case told.Fact != nil:
		return reviewWhy(*told.Fact, a)
	case told.Mate > 0:
		return inPast.Replace(thenMates(voice{audience: a}, fact.Fact{Side: p.Turn().Other(), Count: told.Mate}))
	case told.Missed != nil:
		return wasThere(told.Missed, review.NamedBy(told.Missed))
	case told.Fears != chess.NoMove:
		after := p.Play(m.Move)
		if told.Came {
			return came(&after, told.Fears, a)
		}
		return inPast.Replace(fears(&after, told.Fears, a))
	}
	return ""
}

// inPast puts what is said of a move before it is played into the tense of a game that was played.
var inPast = strings.NewReplacer(
	" can ", " could ", " would lose ", " would have lost ", " would take ", " took ", " would win ", " won ",
	" loses ", " lost ", " and take only ", " and taken only ", " and lose only ", " and lost only ",
	"This lets ", "This let ",
	"This is ", "This was ", ": now it is ", ": then it was ", ": now ", ": then ",
)

// thenMates tells in how many moves a side can force mate after a move.
var thenMates = tells("Then $side can force mate$inMoves.")

// mateNames name mates by their patterns.
var mateNames = map[fact.MateName]string{
	fact.BackRankMate:  "mate on the back rank: own pieces shut the king in",
	fact.SmotheredMate: "a smothered mate: the king has no room",
	fact.LadderMate:    "a ladder mate: two lines, one beside the other",
	fact.SupportMate:   "a guarded queen beside the king",
}

// reviewWhy is a fact about a move, and names a mate that has a name; of an answer it does not ask to look again.
func reviewWhy(f fact.Fact, a tutor.Audience) string {
	if f.Kind == fact.KindWarnLine && len(f.Line) > 1 {
		return strings.TrimSpace(voiceOf(f, a).expected(f))
	}
	if f.Kind == fact.KindMates {
		mated := f.Start.Play(f.Move)
		if name := mateName(&mated); name != "" {
			return sentence("checkmate, %s", name)
		}
	}
	if f.Kind == fact.KindCalm && len(f.Pieces) == 0 && !f.Mate { // it may have been so before
		return strings.Replace(factTexts(f, a), "Now", "Then", 1)
	}
	return factTexts(f, a)
}

// mateName names the mate on a board by its pattern, "" if there is none, or it has no name.
func mateName(p *chess.Position) string {
	if p.Outcome(nil) != chess.Checkmate {
		return ""
	}
	return mateNames[coach.MateName(p)]
}

// meets tell what a try does of what was asked, though another move wins more.
var meets = map[fact.Kind]func(voice, fact.Fact) string{
	fact.KindHintMate:     tells("That wins, too."),
	fact.KindEndsDanger:   tells("Yes, that saves $piece."),
	fact.KindNoMate:       tells("Yes, that stops checkmate."),
	fact.KindHintPrevents: tells("Yes, that stops the threat."),
	fact.KindCalm:         tells("Yes, that loses nothing."),
	fact.KindTakes:        either(say.Gains, "Yes, that wins something.", "That trades evenly."),
}

// fears tells which answer to a move is to be feared.
func fears(p *chess.Position, answer chess.Move, a tutor.Audience) string {
	v := voice{a, p}
	if by, taken, takes := captured(p, answer); takes {
		return sentence("then %s can take %s", v.piece(by), v.piece(taken))
	}
	return sentence("then %s can play %s", v.side(p.Turn()), v.goes(fact.Fact{Start: *p, Move: answer}))
}

// eases tells of an answer to fear that after another move it does no harm, or is gone.
func eases(p *chess.Position, answer chess.Move, gone bool, a tutor.Audience) string {
	v := voice{a, p}
	goes := v.goes(fact.Fact{Start: *p, Move: answer})
	if gone {
		return sentence("then %s cannot play %s", v.side(p.Turn()), goes)
	}
	return sentence("then %s does no harm", goes)
}

// came tells which answer to a move was given.
func came(p *chess.Position, answer chess.Move, a tutor.Audience) string {
	v := voice{a, p}
	if by, taken, takes := captured(p, answer); takes {
		return sentence("then %s took %s", v.piece(by), v.piece(taken))
	}
	return sentence("then %s played %s", v.side(p.Turn()), v.goes(fact.Fact{Start: *p, Move: answer}))
}

// captured returns what takes what by a move, and whether it takes anything.
func captured(p *chess.Position, m chess.Move) (by, taken fact.PlacedPiece, takes bool) {
	on := fact.PlacedPiece{Piece: chess.Taken(p, m), Square: chess.TakenOn(m)}
	return fact.PieceOn(p, m.From()), on, on.Piece != chess.NoPiece && m.Promotion() == chess.NoPieceType
}

// factTexts describes a fact. Language.Fact cannot be used here: English, which it belongs to, is
// initialized with these functions.
func factTexts(f fact.Fact, a tutor.Audience) string {
	if plain, ok := plainFacts[f.Kind]; ok && f.Plain {
		return plain(voiceOf(f, a), f)
	}
	return says[f.Kind](f, a)
}

var says = factsTexts()
