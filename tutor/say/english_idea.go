package say

import (
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
)

// englishIdeas has each idea's plain phrase.
var englishIdeas = Ideas{
	tutor.MateInOne:          "mate in one",
	tutor.BackRank:           "mate on the back rank",
	tutor.MateInTwo:          "mate in two",
	tutor.MateInThree:        "mate in three",
	tutor.Fork:               "a fork",
	tutor.PinToKing:          "pinned to the king",
	tutor.PinToPiece:         "pinned to",
	tutor.Skewer:             "a skewer",
	tutor.OpenedLine:         "an opened line",
	tutor.OpenedCheck:        "an opened check",
	tutor.DoubleCheck:        "two checks at once",
	tutor.Trapped:            "trapped, nowhere to go",
	tutor.GuardRemoved:       "its guard is gone",
	tutor.GuardOverloaded:    "too much to guard",
	tutor.PinnedGuard:        "its guard is pinned",
	tutor.Lured:              "lured",
	tutor.InBetween:          "first this",
	tutor.OnlyMove:           "the only move",
	tutor.PassedPawn:         "a passed pawn",
	tutor.PawnRun:            "cannot be caught",
	tutor.Opposition:         "the kings face each other",
	tutor.Promotion:          "can become a queen",
	tutor.FreePiece:          "for nothing",
	tutor.WinningTrade:       "a good trade",
	tutor.StalemateTrap:      "stalemate",
	tutor.WaysOut:            "a way out",
	tutor.AttackersAndGuards: "attackers and guards",
	tutor.EndlessCheck:       "endless check",
	tutor.Tempo:              "with a threat",
	tutor.Development:        "still at home",
	tutor.KingShelter:        "before the king",
	tutor.OpenFiles:          "open files",
}

// What is said of a legal move that carries out an idea.
var ideaEnglish = map[tutor.Kind]func(voice, tutor.Fact) string{
	tutor.KindPinsToPiece: func(v voice, f tutor.Fact) string {
		return sentence("%s is pinned to the %s", v.man(f.Men[0]), f.Men[1].Piece.Type())
	},
	tutor.KindSkewer: func(v voice, f tutor.Fact) string {
		return sentence("a skewer: %s, and %s behind", v.man(f.Men[0]), v.man(f.Men[1]))
	},
	tutor.KindOpenedLine: func(v voice, f tutor.Fact) string {
		return sentence("an opened line: now %s attacks %s", v.man(f.By[0]), v.man(f.Men[0]))
	},
	tutor.KindOpenedCheck: func(v voice, f tutor.Fact) string { return sentence("an opened check by %s", v.man(f.By[0])) },
	tutor.KindDoubleCheck: func(v voice, f tutor.Fact) string {
		return sentence("two checks at once: %s and %s", v.man(f.By[0]), v.man(f.By[1]))
	},
	tutor.KindTraps: func(v voice, f tutor.Fact) string {
		return sentence("%s is trapped, nowhere to go", v.man(f.Men[0]))
	},
	tutor.KindGuardRemoved: func(v voice, f tutor.Fact) string {
		return sentence("%s can be won: its guard is gone", v.man(f.Men[0]))
	},
	tutor.KindOverloaded: func(v voice, f tutor.Fact) string { return sentence("%s has too much to guard", v.man(f.Guards[0])) },
	tutor.KindPinnedGuard: func(v voice, f tutor.Fact) string {
		return sentence("its guard is pinned: %s cannot take back", v.man(f.Guards[0]))
	},
	tutor.KindLures: func(v voice, f tutor.Fact) string {
		return sentence("%s is %s: taking loses more", v.man(f.By[0]), lured(f))
	},
	tutor.KindInBetween: func(v voice, f tutor.Fact) string {
		return sentence("first this: %s can still be taken after it", v.man(f.Men[0]))
	},
	tutor.KindMateInTwo:   func(_ voice, f tutor.Fact) string { return sentence("%s, whatever is answered", mateIn("two", f)) },
	tutor.KindMateInThree: func(_ voice, f tutor.Fact) string { return sentence("%s, whatever is answered", mateIn("three", f)) },
	tutor.KindOnlyMove:    func(voice, tutor.Fact) string { return "The only move: every other one allows mate." },
	tutor.KindPasses:      func(v voice, f tutor.Fact) string { return sentence("%s is a passed pawn now", v.man(f.Men[0])) },
	tutor.KindRuns:        func(v voice, f tutor.Fact) string { return sentence("%s cannot be caught", v.man(f.Men[0])) },
	tutor.KindOpposition:  func(voice, tutor.Fact) string { return "The kings face each other." },
	tutor.KindTakesFree:   func(v voice, f tutor.Fact) string { return sentence("it takes %s for nothing", v.man(f.Men[0])) },
	tutor.KindTakesMore:   func(v voice, f tutor.Fact) string { return sentence("a good trade on %s", f.Squares[0]) },
	tutor.KindPromotesTo:  func(_ voice, f tutor.Fact) string { return sentence("the pawn becomes a %s", f.Men[0].Piece.Type()) },
	tutor.KindTempo: func(v voice, f tutor.Fact) string {
		return sentence("it comes out with a threat: it attacks %s", v.men(f.Men))
	},
	tutor.KindEndlessCheck: func(voice, tutor.Fact) string { return "Endless check: the checks never stop." },

	tutor.KindIdeaDanger: func(v voice, f tutor.Fact) string { return v.ideas("", f) },
	tutor.KindIdeaChance: func(v voice, f tutor.Fact) string { return v.ideas("", f) },
	tutor.KindPawnRuns: func(v voice, f tutor.Fact) string {
		return sentence("%s can become a queen: it cannot be caught", v.man(f.Men[0]))
	},
	tutor.KindStalemateTrap: func(_ voice, f tutor.Fact) string {
		if f.Count == 1 {
			return "Careful: one move here would be stalemate."
		}
		return sentence("careful: %s moves here would be stalemate", number(f.Count))
	},
	tutor.KindNumbers: func(v voice, f tutor.Fact) string {
		return sentence("%s %s it, %s %s it", number(len(f.By)), verb("attack", len(f.By)), number(len(f.Guards)), verb("guard", len(f.Guards)))
	},
	tutor.KindAtHome: func(_ voice, f tutor.Fact) string {
		return sentence("%s %s still at home", number(f.Count), plural("piece", f.Count))
	},
	tutor.KindShelter: func(v voice, f tutor.Fact) string {
		return sentence("%s %s %s before %s king", number(f.Count), plural("pawn", f.Count), verb("stand", f.Count), v.owner(f.Side))
	},
	tutor.KindOpenFiles: func(_ voice, f tutor.Fact) string {
		return sentence("%s %s no pawn", number(f.Count), plural("file", f.Count)+" "+map[bool]string{true: "has", false: "have"}[f.Count == 1])
	},

	tutor.KindHintIdea:     func(v voice, f tutor.Fact) string { return v.ideas("", f) },
	tutor.KindHintNext:     func(v voice, f tutor.Fact) string { return v.ideas("then ", f) },
	tutor.KindHintPrevents: func(v voice, f tutor.Fact) string { return v.ideas("stop this: ", f) },
	tutor.KindHintAttack:   func(v voice, f tutor.Fact) string { return sentence("attack %s", v.men(f.Men[:1])) },
	tutor.KindHintGuard:    func(v voice, f tutor.Fact) string { return sentence("guard %s", v.man(f.Men[0])) },
	tutor.KindHintDevelop:  func(v voice, f tutor.Fact) string { return sentence("bring a piece out from home") },

	tutor.KindWarnIdea: func(v voice, f tutor.Fact) string { return v.ideas("wait: then ", f) },
	tutor.KindWarnLine: func(voice, tutor.Fact) string { return "Wait: I do not like this move." },
	tutor.KindWarnMateMissed: func(voice, tutor.Fact) string {
		return "Are you sure? There is mate in one."
	},
	tutor.KindWarnFreeMissed:      func(voice, tutor.Fact) string { return "Are you sure? Something is free." },
	tutor.KindWarnPromotionMissed: func(voice, tutor.Fact) string { return "Are you sure? A pawn can become a queen." },
	tutor.KindWarnStalemate:       func(voice, tutor.Fact) string { return "Are you sure? That would be stalemate." },

	tutor.KindThreatIdea: func(v voice, f tutor.Fact) string { return v.ideas("with another move, ", f) },
	tutor.KindThreatLine: func(v voice, f tutor.Fact) string {
		return sentence("I would mind %s going to %s", v.man(f.By[0]), f.Squares[0])
	},
}

// mateIn tells a mate in so many moves by its phrase.
func mateIn(moves string, f tutor.Fact) string {
	if f.Concept == tutor.BackRank {
		return englishIdeas[tutor.BackRank]
	}
	return "mate in " + moves
}

// lured tells whether a man is lured into a mate or an attack, or away from
// what it guards.
func lured(f tutor.Fact) string {
	if f.Mate || f.By[0].Piece.Type() == chess.King {
		return "lured in"
	}
	return "lured away"
}

// ideas names the ideas that a fact rests on, by their phrases, after some words.
func (v voice) ideas(before string, f tutor.Fact) string {
	text := v.named(f.Ideas[0])
	if len(f.Ideas) > 1 {
		text += ", and " + v.short(f.Ideas[1])
	}
	return title(before + text + ".")
}

// short names an idea by no more than its phrase.
func (v voice) short(f tutor.Fact) string {
	switch f.Concept {
	case tutor.PinToPiece:
		return "pinned to the " + f.Men[1].Piece.Type().String()
	case tutor.Lured:
		return "something is " + lured(f)
	case tutor.Trapped:
		return "a piece is trapped"
	}
	return englishIdeas[f.Concept]
}

// kinds names men without their squares, which are shown: "king and rook".
func kinds(men []tutor.Man) string {
	var names []string
	for _, m := range men[:min(len(men), 2)] {
		names = append(names, m.Piece.Type().String())
	}
	return and(names)
}

// named names an idea by its phrase, and what it is about.
func (v voice) named(f tutor.Fact) string {
	phrase := englishIdeas[f.Concept]
	switch f.Concept {
	case tutor.Fork:
		return "there is a fork: " + kinds(f.Men) + " at once"
	case tutor.PinToKing:
		return v.man(f.Men[0]) + " is pinned to the king"
	case tutor.PinToPiece:
		return v.man(f.Men[0]) + " is pinned to the " + f.Men[1].Piece.Type().String()
	case tutor.Skewer:
		return "there is a skewer: " + f.Men[0].Piece.Type().String() + ", and " + f.Men[1].Piece.Type().String() + " behind"
	case tutor.OpenedLine:
		return "there is an opened line to " + v.man(f.Men[0])
	case tutor.DoubleCheck:
		return "there are " + phrase
	case tutor.Trapped:
		return v.man(f.Men[0]) + " is " + phrase
	case tutor.GuardRemoved, tutor.PinnedGuard:
		return "look at " + v.man(f.Men[0]) + ": " + phrase
	case tutor.GuardOverloaded:
		return v.man(f.Guards[0]) + " has " + phrase
	case tutor.Lured:
		return v.man(f.By[0]) + " can be " + lured(f)
	case tutor.InBetween:
		return "first a check or a threat: " + v.man(f.Men[0]) + " can wait"
	case tutor.PassedPawn, tutor.MateInOne, tutor.BackRank, tutor.MateInTwo, tutor.MateInThree, tutor.OnlyMove, tutor.OpenedCheck, tutor.EndlessCheck:
		return "there is " + phrase
	case tutor.PawnRun:
		return v.man(f.Men[0]) + " cannot be caught"
	case tutor.Promotion:
		return "a pawn " + phrase
	case tutor.FreePiece:
		return v.man(f.Men[0]) + " can be taken " + phrase
	case tutor.WinningTrade:
		return "there is a good trade on " + f.Squares[0].String()
	case tutor.Tempo:
		return "a piece comes out with a threat"
	}
	return phrase
}

func plural(noun string, n int) string {
	if n == 1 {
		return noun
	}
	return noun + "s"
}

func verb(verb string, n int) string {
	if n == 1 {
		return verb + "s"
	}
	return verb
}
