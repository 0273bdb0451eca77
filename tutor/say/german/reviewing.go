package german

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
		Title: "Das Spiel noch einmal", Chart: "Wer nach jedem Zug besser stand", Ahead: "Du vorn", Behind: "Du hinten",
		Moments: "Momente zum Wiederholen", None: "Ich fand nichts, was du wiederholen solltest.",
		Fewest: "Spiel erst ein paar Züge, dann komm wieder.", Try: "Noch einmal versuchen",
		Moves: "Alle Züge", Move: "Zug", Mark: "Note", Words: "Was ich dazu sage",
		Scale: "Ein Ausrutscher kostet etwa einen Bauern, ein Fehler mehr. Ein Patzer kann die Partie kosten." +
			" Wo eine Seite weit vorn liegt, lasse ich kleine weg.",
		Stood: "Wer vorn liegt", Even: "Gleich",
		PGN: "Mit diesen Worten herunterladen", Look: "Durch das Spiel gehen", Running: "Ich sehe mir das Spiel an.",
		Stopped: "Ich konnte mir nicht das ganze Spiel ansehen.",
		Wait:    "Noch einmal nachsehen", Other: "Für die andere Seite",
		Board: "Eine Stellung des Spiels", OneBack: "Ein Zug zurück", OneOn: "Ein Zug vor",
		ToPractice: "Zum Üben",
		Idea:       "Ein Tipp", ShowMe: "Zeig es mir", Next: "Nächster Moment", All: "Zurück zum Rückblick",
		PlayOn: "Von hier weiterspielen",
		Free:   "Beliebige Züge probieren", Keep: "Später üben", Kept: "Das ist jetzt bei deinen Übungen. Dort " +
			"kommt es wieder.",
		HowTry: "Mach deinen Zug auf dem Brett.", Shown: "Ein Tipp", More: "Es gibt noch etwas Besseres.",
		Takes:   "Gerade jetzt kannst du etwas schlagen.",
		Less:    "Du kannst mehr schlagen als das.",
		Better:  "Es gibt etwas noch Besseres.",
		NotMate: "Das ist kein Schachmatt.",
		WellWas: "Das hast du hier gut gemacht.",
	},
	Marks: say.ReviewMarks{
		review.GoodFind: "sehr gut", review.Fine: "gut", review.Plain: "ohne Note", review.Slip: "Ausrutscher",
		review.Mistake: "Fehler", review.Blunder: "Patzer",
	},
	End: func(w say.Went) string {
		switch {
		case w.Won:
			return "Gut gespielt!"
		case w.Close():
			return "So knapp!"
		case w.Lost:
			return "Das war schwer."
		case w.Drawn:
			return "Remis."
		}
		return "Das Spiel bisher"
	},
	Story: reviewStory,
	Place: func(n, of, move int) string {
		if n == 0 {
			return fmt.Sprintf("Zug %d", move)
		}
		if of == 0 {
			return fmt.Sprintf("Moment %d · Zug\u00a0%d", n, move)
		}
		return fmt.Sprintf("Moment %d von %d · Zug\u00a0%d", n, of, move)
	},
	Ask: func(m review.Moment) string {
		if m.Lost.Passed > 0 {
			return "Du bliebst weit vorn, aber hier konntest du ein Matt erzwingen. Was würdest du spielen?"
		}
		if text := wasThere(&m.Hint[1], m.Named); text != "" {
			return text + " Was würdest du spielen?"
		}
		return ""
	},
	Often: func(l review.Lapse, times int) string {
		often := fmt.Sprintf("%d-mal", times)
		if times == 2 {
			often = "Zweimal"
		}
		return often + map[review.Lapse]string{
			review.LapseMate:  " hättest du sofort mattsetzen können.",
			review.LapseQueen: " hast du deine Dame stehen lassen, wo sie geschlagen werden konnte.",
			review.LapseLeft:  " hast du eine Figur stehen lassen, wo sie geschlagen werden konnte.",
			review.LapseFree:  " hättest du etwas mit Gewinn schlagen können.",
		}[l]
	},
	Chose: func(p *chess.Position, m chess.Move) string {
		return fmt.Sprintf("Dein Zug war: %s.", voice{}.goes(fact.Fact{Start: *p, Move: m}))
	},
	Lost:  func(told string) string { return told + " Was war besser?" },
	Said:  reviewSaid,
	Fears: fears,
	Eases: eases,
	Why:   reviewWhy,
	Meets: func(f fact.Fact, a tutor.Audience) string { return meets[f.Kind](voiceOf(f, a), f) },
	FromGame: func(day time.Time, move int) string {
		return fmt.Sprintf("Aus deinem Spiel vom %s · Zug %d", dayOf(day), move)
	},
	ComesBack: func(days int) string {
		if days == 0 {
			return "Das kannst du jetzt. Es kommt nicht wieder."
		}
		return "Es kommt in " + amount(days, "Tag", "Tagen") + " wieder."
	},
	Happened: func(p *chess.Position, m chess.Move, a tutor.Audience) string {
		return sentence("im Spiel: %s", voice{audience: a}.goes(fact.Fact{Start: *p, Move: m}))
	},
}

// reviewStory describes the course of a game.
func reviewStory(w say.Went) string {
	after := "nach " + amount(w.Moves, "Zug", "Zügen")
	if w.White != "" || w.Black != "" {
		return storyOf(w, playerName(w.White, "Weiß"), playerName(w.Black, "Schwarz"), after)
	}
	switch {
	case w.Won:
		return sentence(reviewWins[w.By], after)
	case w.Lost && w.Even > 0:
		return sentence("bei Zug %d war es noch ausgeglichen, dann kam es anders: %s", w.Even, lostStory(w, after))
	case w.Lost && w.Until > 0:
		return sentence("bei Zug %d standest du noch besser, dann kam es anders: %s", w.Until, lostStory(w, after))
	case w.Lost:
		return sentence("%s", lostStory(w, after))
	case w.GaveAway():
		return sentence("bei Zug %d standest du noch besser, dann hat niemand gewonnen", w.Until)
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
		return fmt.Sprintf("%s – %s: remis %s.", white, black, after)
	case !w.Won && !w.Lost:
		return fmt.Sprintf("%s – %s, %s.", white, black, after)
	case w.Lost && w.Even > 0:
		return fmt.Sprintf("Bei Zug %d noch ausgeglichen, dann gewann %s %s.", w.Even, won, after)
	case w.Lost && w.Until > 0:
		return fmt.Sprintf("%s stand bei Zug %d noch besser, dann gewann %s %s.", own, w.Until, won, after)
	}
	return fmt.Sprintf("%s gewann %s gegen %s.", won, after, lost)
}

// lostStory says who won and how, as a clause of its own.
func lostStory(w say.Went, after string) string {
	if w.Winner != "" && w.By == "" {
		return w.Winner + " gewann " + after
	}
	return fmt.Sprintf(reviewLosses[w.By], after)
}

// How games end, and after how many moves.
var (
	reviewWins = map[room.Reason]string{
		"": "du hast %s gewonnen", room.Resignation: "die andere Seite hat %s aufgegeben",
		room.Time: "der anderen Seite lief %s die Zeit ab", room.Abandoned: "die andere Seite ging %s weg",
	}
	reviewLosses = map[room.Reason]string{
		"": "du hast %s verloren", room.Resignation: "du hast %s aufgegeben",
		room.Time: "dir lief %s die Zeit ab", room.Abandoned: "du gingst %s weg",
	}
	reviewDraws = map[room.Reason]string{
		"": "niemand hat gewonnen, %s", room.Agreement: "beide haben sich %s auf remis geeinigt",
		room.Time:      "%s lief die Zeit ab, aber ein Matt war nicht möglich",
		room.Abandoned: "%s ging eine Seite weg, aber ein Matt war nicht möglich",
	}
)

// wasThere describes what the second step of a hint would have told, "" if that has no name.
func wasThere(hint *fact.Fact, named fact.Concept) string {
	text, step := ideaTexts[named], hint.Kind
	switch {
	case step == fact.KindHintMate:
		return "Hier konntest du ein Matt erzwingen."
	case step == fact.KindHintNext && text.noun:
		return sentence("hier ließ sich etwas vorbereiten: %s", text.phrase)
	case step == fact.KindHintPrevents && text.noun:
		return sentence("%s war im Anmarsch", text.phrase)
	case step == fact.KindHintPrevents:
		return "Hier gab es eine Drohung zu verhindern."
	case step == fact.KindHintIdea && text.noun && missedTexts[named] == "":
		return sentence("hier steckte etwas: %s", text.phrase)
	}
	return missedTexts[named]
}

// missedTexts describe ideas that were missed where no noun for a name tells enough.
var missedTexts = map[fact.Concept]string{
	fact.WinningTrade:    "Hier war etwas zu gewinnen.",
	fact.FreePiece:       "Hier war etwas umsonst zu haben.",
	fact.Promotion:       "Ein Bauer konnte zu einer neuen Figur werden.",
	fact.PinToKing:       "Hier gab es eine Fesselung.",
	fact.PinToPiece:      "Hier gab es eine Fesselung.",
	fact.Trapped:         "Hier ließ sich eine Figur fangen.",
	fact.GuardRemoved:    "Hier war etwas schlecht gedeckt.",
	fact.GuardOverloaded: "Hier war etwas schlecht gedeckt.",
	fact.PinnedGuard:     "Hier war etwas schlecht gedeckt.",
	fact.Lured:           "Hier ließ sich eine Figur locken.",
	fact.OnlyMove:        "Hier war nur ein Zug gut.",
	fact.PawnRun:         "Ein Bauer war nicht einzuholen.",
}

// reviewSaid tells what happened by a move, nothing of an ordinary one.
func reviewSaid(m review.Move, p *chess.Position, a tutor.Audience) string {
	switch told := m.Told; {
	case told.Took != nil:
		return voice{audience: a}.took(told.Took.By, told.Took.Taken)
	case told.Fact != nil:
		return reviewWhy(*told.Fact, a)
	case told.Mate > 0:
		return thenMates(voice{audience: a}, fact.Fact{Side: p.Turn().Other(), Count: told.Mate})
	case told.Missed != nil:
		return wasThere(told.Missed, review.NamedBy(told.Missed))
	case told.Fears != chess.NoMove:
		after := p.Play(m.Move)
		if told.Came {
			return sentence("dann kam: %s", voice{audience: a}.goes(fact.Fact{Start: after, Move: told.Fears}))
		}
		return fears(&after, told.Fears, a)
	}
	return ""
}

// took tells which piece took which.
func (v voice) took(by, taken fact.PlacedPiece) string {
	return sentence("%s schlug %s", v.kind(by, nominative), v.kind(taken, accusative))
}

// thenMates tells in how many moves a side can force mate after a move.
var thenMates = tells("Dann $can $side das Matt$inMoves erzwingen.")

// mateNames name mates by their patterns.
var mateNames = map[fact.MateName]string{
	fact.BackRankMate:  "Matt auf der Grundreihe: Eigene Figuren sperren den König ein",
	fact.SmotheredMate: "ersticktes Matt: Der König hat keinen Platz",
	fact.LadderMate:    "Treppenmatt: zwei Linien, eine neben der anderen",
	fact.SupportMate:   "eine gedeckte Dame neben dem König",
}

// reviewWhy is a fact about a move, and names a mate that has a name; of an answer it does not ask to look again.
func reviewWhy(f fact.Fact, a tutor.Audience) string {
	if f.Kind == fact.KindWarnLine && len(f.Line) > 1 {
		return strings.TrimSpace(voiceOf(f, a).expected(f))
	}
	if f.Kind == fact.KindMates {
		mated := f.Start.Play(f.Move)
		if name := mateName(&mated); name != "" {
			return sentence("schachmatt, %s", name)
		}
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
	fact.KindHintMate:     tells("Auch das gewinnt."),
	fact.KindEndsDanger:   tells("Ja, das rettet $pieceA."),
	fact.KindNoMate:       tells("Ja, das verhindert das Matt."),
	fact.KindHintPrevents: tells("Ja, das wehrt die Drohung ab."),
	fact.KindCalm:         tells("Ja, das verliert nichts."),
	fact.KindTakes:        either(say.Gains, "Ja, das gewinnt etwas.", "Das ist ein gleicher Tausch."),
}

// fears tells which answer to a move is to be feared.
func fears(p *chess.Position, answer chess.Move, a tutor.Audience) string {
	return sentence("dann fürchte ich: %s", voice{audience: a}.goes(fact.Fact{Start: *p, Move: answer}))
}

// eases tells of an answer to fear that after another move it does no harm, or is gone.
func eases(p *chess.Position, answer chess.Move, gone bool, a tutor.Audience) string {
	goes := voice{audience: a}.goes(fact.Fact{Start: *p, Move: answer})
	if gone {
		return sentence("dann geht das nicht mehr: %s", goes)
	}
	return sentence("dann schadet das nicht mehr: %s", goes)
}

// factTexts describes a fact. Language.Fact cannot be used here: German, which it belongs to, is
// initialized with these functions.
func factTexts(f fact.Fact, a tutor.Audience) string {
	if plain, ok := plainFacts[f.Kind]; ok && f.Plain {
		return plain(voiceOf(f, a), f)
	}
	return says[f.Kind](f, a)
}

var says = factsTexts()
