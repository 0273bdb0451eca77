package say

import (
	"strings"

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
	tutor.PerpetualCheck:     "endless check",
	tutor.Tempo:              "with a threat",
	tutor.Development:        "still at home",
	tutor.KingShelter:        "before the king",
	tutor.OpenFiles:          "open files",
}

// What is said of a legal move that carries out an idea.
var ideaEnglish = map[tutor.Kind]func(voice, tutor.Fact) string{
	tutor.KindPinsToPiece: func(v voice, f tutor.Fact) string {
		return sentence("%s is pinned to the %s", v.piece(f.Pieces[0]), f.Pieces[1].Piece.Type())
	},
	tutor.KindSkewer: func(v voice, f tutor.Fact) string {
		return sentence("a skewer: %s, with %s behind", v.piece(f.Pieces[0]), v.piece(f.Pieces[1]))
	},
	tutor.KindOpenedLine: func(v voice, f tutor.Fact) string {
		return sentence("an opened line: now %s attacks %s", v.piece(f.By[0]), v.piece(f.Pieces[0]))
	},
	tutor.KindOpenedCheck: func(v voice, f tutor.Fact) string {
		return sentence("an opened check by %s", v.piece(f.By[0]))
	},
	tutor.KindDoubleCheck: func(v voice, f tutor.Fact) string {
		return sentence("two checks at once: %s and %s", v.piece(f.By[0]), v.piece(f.By[1]))
	},
	tutor.KindTraps: func(v voice, f tutor.Fact) string {
		return sentence("%s is trapped, nowhere to go", v.piece(f.Pieces[0]))
	},
	tutor.KindGuardRemoved: func(v voice, f tutor.Fact) string {
		return sentence("%s can be won: its guard is gone", v.piece(f.Pieces[0]))
	},
	tutor.KindOverloaded: func(v voice, f tutor.Fact) string {
		return sentence("%s has too much to guard", v.piece(f.Guards[0]))
	},
	tutor.KindPinnedGuard: func(v voice, f tutor.Fact) string {
		return sentence("its guard is pinned: %s cannot take back", v.piece(f.Guards[0]))
	},
	tutor.KindLures: func(v voice, f tutor.Fact) string {
		return sentence("%s is %s: taking loses more", v.piece(f.By[0]), lured(f))
	},
	tutor.KindInBetween: func(v voice, f tutor.Fact) string {
		return sentence("first this: %s can still be taken after it", v.piece(f.Pieces[0]))
	},
	tutor.KindMateInTwo: func(_ voice, f tutor.Fact) string {
		return sentence("%s, whatever the answer", mateIn("two", f))
	},
	tutor.KindMateInThree: func(_ voice, f tutor.Fact) string {
		return sentence("%s, whatever the answer", mateIn("three", f))
	},
	tutor.KindOnlyMove: func(voice, tutor.Fact) string { return "The only move: every other one allows mate." },
	tutor.KindPasses: func(v voice, f tutor.Fact) string {
		return sentence("%s is a passed pawn now", v.piece(f.Pieces[0]))
	},
	tutor.KindRuns: func(v voice, f tutor.Fact) string {
		return sentence("%s cannot be caught", v.piece(f.Pieces[0]))
	},
	tutor.KindOpposition: func(voice, tutor.Fact) string { return "The kings face each other." },
	tutor.KindTakesFree: func(v voice, f tutor.Fact) string {
		return sentence("it takes %s for nothing", v.piece(f.Pieces[0]))
	},
	tutor.KindTakesMore: func(v voice, f tutor.Fact) string { return sentence("a good trade on %s", f.Squares[0]) },
	tutor.KindPromotesTo: func(_ voice, f tutor.Fact) string {
		return sentence("the pawn becomes a %s", f.Pieces[0].Piece.Type())
	},
	tutor.KindTempo: func(v voice, f tutor.Fact) string {
		return sentence("it comes out with a threat: it attacks %s", v.pieces(f.Pieces[:1]))
	},
	tutor.KindPerpetualCheck: func(voice, tutor.Fact) string { return "Endless check: the checks never stop." },

	tutor.KindIdeaDanger: func(v voice, f tutor.Fact) string { return v.ideaDanger(f) },
	tutor.KindIdeaChance: func(v voice, f tutor.Fact) string { return v.ideas(f) },
	tutor.KindPawnRuns: func(v voice, f tutor.Fact) string {
		return sentence("%s can become a queen: it cannot be caught", v.piece(f.Pieces[0]))
	},
	tutor.KindStalemateTrap: func(_ voice, f tutor.Fact) string {
		if f.Count == 1 {
			return "Careful: one move here would be stalemate."
		}
		return sentence("careful: %s moves here would be stalemate", number(f.Count))
	},
	tutor.KindNumbers: func(v voice, f tutor.Fact) string {
		guards := "nothing guards it"
		if n := len(f.Guards); n > 0 {
			guards = number(n) + " " + verb("guard", n) + " it"
		}
		return sentence("%s %s %s, %s", number(len(f.By)), verb("attack", len(f.By)), v.piece(f.Pieces[0]), guards)
	},
	tutor.KindAtHome: func(_ voice, f tutor.Fact) string {
		if f.Count == 1 {
			return "One piece is still at home."
		}
		return sentence("%s pieces are still at home", number(f.Count))
	},
	tutor.KindShelter: func(v voice, f tutor.Fact) string {
		return sentence("%s %s %s before %s king", number(f.Count), plural("pawn", f.Count), verb("stand", f.Count),
			v.owner(f.Side))
	},
	tutor.KindOpenFiles: func(_ voice, f tutor.Fact) string {
		if f.Count == 1 {
			return "One file has no pawns."
		}
		return sentence("%s files have no pawns", number(f.Count))
	},

	tutor.KindWarnIdea: func(v voice, f tutor.Fact) string { return v.then("wait: then ", "comes ", f) },
	tutor.KindWarnLine: func(voice, tutor.Fact) string { return "Look again? I do not like this move." },
	tutor.KindWarnMateMissed: func(voice, tutor.Fact) string {
		return "Are you sure? You could give checkmate."
	},
	tutor.KindWarnFreeMissed: func(voice, tutor.Fact) string {
		return "Are you sure? You could take something for nothing."
	},
	tutor.KindWarnPromotionMissed: func(voice, tutor.Fact) string {
		return "Are you sure? Your pawn could become a queen."
	},
	tutor.KindWarnStalemate: func(voice, tutor.Fact) string {
		return "Stalemate: no legal move and no check. You were winning: take it back."
	},
}

// mateIn tells a mate in so many moves by its phrase.
func mateIn(moves string, f tutor.Fact) string {
	if f.Concept == tutor.BackRank {
		return englishIdeas[tutor.BackRank]
	}
	return "mate in " + moves
}

// lured tells whether a piece is lured into a mate or an attack, or away from
// what it guards.
func lured(f tutor.Fact) string {
	if f.Mate || f.By[0].Piece.Type() == chess.King {
		return "lured in"
	}
	return "lured away"
}

// ideaDanger tells what the last move does to who is spoken to.
func (v voice) ideaDanger(f tutor.Fact) string {
	idea := f.Ideas[0]
	switch idea.Concept {
	case tutor.Fork:
		return v.forked(f, idea)
	case tutor.Skewer:
		return sentence("a skewer: %s attacks %s, %s behind", v.kind(idea.By[0]), v.clear(idea.Pieces[0]),
			v.clear(idea.Pieces[1]))
	case tutor.OpenedLine:
		return sentence("an opened line: %s attacks %s", v.kind(idea.By[0]), v.piece(idea.Pieces[0]))
	case tutor.MateInTwo, tutor.BackRank:
		return sentence("%s can force %s", v.side(f.Side.Other()), englishIdeas[idea.Concept])
	}
	return v.ideas(f)
}

// forked tells of a fork that has been made: the piece that made it is the one that
// attacks both.
func (v voice) forked(f, fork tutor.Fact) string {
	by := v.kind(tutor.PlacedPiece{Piece: fork.Start.At(fork.Move.From()), Square: fork.Move.To()})
	var attacked []string
	check := false
	for _, m := range fork.Pieces {
		if m.Piece.Type() == chess.King {
			check = true
		} else if len(attacked) < 2 {
			attacked = append(attacked, v.clear(m))
		}
	}
	if check {
		return sentence("%s gives check and attacks %s: a fork", by, attacked[0])
	}
	return sentence("%s attacks %s: a fork", by, and(attacked))
}

// ideas names the ideas of a move that is there to be made, by their phrases: where
// two carry it, both.
func (v voice) ideas(f tutor.Fact) string {
	idea := f.Ideas[0]
	var text string
	switch idea.Concept {
	case tutor.Fork:
		text = "there is a fork: " + kinds(idea.Pieces) + " at once"
	case tutor.Skewer:
		front, behind := idea.Pieces[0].Piece.Type(), idea.Pieces[1].Piece.Type()
		text = "there is a skewer: " + front.String() + ", and " + behind.String() + " behind"
	case tutor.OnlyMove:
		text = "this is hard: only one move stops mate"
	case tutor.OpenedLine:
		text = "there is an opened line to " + v.piece(idea.Pieces[0])
	default:
		text = v.idea(idea, be(f.Kind))
		if noun(idea.Concept) {
			text = "there " + isOrAre(idea.Concept) + " " + text
		}
	}
	return sentence("%s", v.withSecond(text, f))
}

// then tells of ideas that come later, after some words.
func (v voice) then(begin, comes string, f tutor.Fact) string {
	idea := f.Ideas[0]
	if noun(idea.Concept) {
		begin += comes
	}
	return sentence("%s", v.withSecond(begin+v.idea(idea, be(f.Kind)), f))
}

// be tells what has come about, or what would if somebody made it so.
func be(k tutor.Kind) string {
	switch k {
	case tutor.KindIdeaChance, tutor.KindHintIdea, tutor.KindHintPrevents, tutor.KindThreatIdea:
		return "can be"
	}
	return "is"
}

// withSecond adds the second idea of a move, if it has one and there is room.
func (v voice) withSecond(text string, f tutor.Fact) string {
	if len(f.Ideas) < 2 {
		return text
	}
	first, second := &f.Ideas[0], &f.Ideas[1]
	longer := text + ", and " + v.short(*second)
	if noun(first.Concept) && words(longer) > mostWords { // then without its pieces
		if bare, _, cut := strings.Cut(text, englishIdeas[first.Concept]); cut {
			longer = bare + englishIdeas[first.Concept] + ", and " + v.short(*second)
		}
	}
	const hopeless = ", nowhere to go"
	switch {
	case !noun(first.Concept) && noun(second.Concept):
		there := ", and there " + isOrAre(second.Concept) + " " + v.short(*second)
		if longer = text + there; words(longer) > mostWords {
			longer = strings.TrimSuffix(text, hopeless) + there
		}
	case second.Concept == tutor.PinnedGuard:
		longer = text + ", because its guard is pinned"
	case second.Concept == tutor.PinToKing && first.Concept == tutor.Trapped && second.Pieces[0] == first.Pieces[0]:
		longer = strings.TrimSuffix(text, hopeless) + " and " + englishIdeas[tutor.PinToKing]
	case second.Concept == tutor.Trapped && pinned(first.Concept) && second.Pieces[0] == first.Pieces[0]:
		longer = text + " and trapped"
	case second.Concept == tutor.PinToKing && words(longer) > mostWords:
		longer = text + ", and a piece " + englishIdeas[tutor.PinToKing]
	}
	if words(longer) > mostWords {
		return text
	}
	return longer
}

func pinned(c tutor.Concept) bool { return c == tutor.PinToKing || c == tutor.PinToPiece }

// short names an idea by no more than its phrase.
func (v voice) short(f tutor.Fact) string {
	switch f.Concept {
	case tutor.PinToKing:
		return "a piece is " + englishIdeas[f.Concept]
	case tutor.PinToPiece:
		return "a piece is pinned to the " + f.Pieces[1].Piece.Type().String()
	case tutor.Lured:
		return "something is " + lured(f)
	case tutor.Trapped:
		return "a piece is trapped"
	case tutor.GuardOverloaded:
		return "a piece has " + englishIdeas[f.Concept]
	case tutor.FreePiece:
		return "a piece can be taken " + englishIdeas[f.Concept]
	case tutor.Promotion, tutor.PawnRun:
		return "a pawn " + englishIdeas[f.Concept]
	case tutor.Tempo:
		return "a piece comes out " + englishIdeas[f.Concept]
	}
	return englishIdeas[f.Concept]
}

// kinds names two pieces without their squares, which are shown: "king and rook".
func kinds(pieces []tutor.PlacedPiece) string {
	var names []string
	for _, m := range pieces[:min(len(pieces), 2)] {
		names = append(names, m.Piece.Type().String())
	}
	if len(names) == 2 && names[0] == names[1] {
		return "two " + names[0] + "s"
	}
	return and(names)
}

// noun reports whether an idea is named by a noun rather than a sentence.
func noun(c tutor.Concept) bool {
	switch c {
	case tutor.MateInOne,
		tutor.BackRank,
		tutor.MateInTwo,
		tutor.MateInThree,
		tutor.Fork,
		tutor.Skewer,
		tutor.OpenedLine,
		tutor.OpenedCheck,
		tutor.DoubleCheck,
		tutor.OnlyMove,
		tutor.PassedPawn,
		tutor.PerpetualCheck,
		tutor.WinningTrade:
		return true
	}
	return false
}

func isOrAre(c tutor.Concept) string {
	if c == tutor.DoubleCheck {
		return "are"
	}
	return "is"
}

// idea names an idea by its phrase, and what it is about: a noun, or else a sentence.
func (v voice) idea(f tutor.Fact, be string) string {
	phrase := englishIdeas[f.Concept]
	switch f.Concept {
	case tutor.Fork:
		return phrase + " of " + kinds(f.Pieces)
	case tutor.Skewer:
		return phrase + " of " + kinds(f.Pieces)
	case tutor.OpenedLine:
		return phrase + " to " + v.piece(f.Pieces[0])
	case tutor.WinningTrade:
		return phrase + " on " + f.Squares[0].String()
	case tutor.PinToKing:
		return v.piece(f.Pieces[0]) + " " + be + " pinned to the king"
	case tutor.PinToPiece:
		return v.piece(f.Pieces[0]) + " " + be + " pinned to the " + f.Pieces[1].Piece.Type().String()
	case tutor.Trapped:
		return v.piece(f.Pieces[0]) + " " + be + " " + phrase
	case tutor.GuardRemoved:
		return v.piece(f.Pieces[0]) + " is lost once " + phrase
	case tutor.PinnedGuard:
		return v.piece(f.Pieces[0]) + " looks safe, but " + phrase
	case tutor.GuardOverloaded:
		return v.piece(f.Guards[0]) + " has " + phrase
	case tutor.Lured:
		return v.piece(f.By[0]) + " can be " + lured(f)
	case tutor.InBetween:
		return phrase + ", and " + v.piece(f.Pieces[0]) + " can wait"
	case tutor.PawnRun:
		return v.piece(f.Pieces[0]) + " cannot be caught"
	case tutor.Promotion:
		return "a pawn " + phrase
	case tutor.FreePiece:
		return v.piece(f.Pieces[0]) + " can be taken " + phrase
	case tutor.Tempo:
		return "a piece comes out " + phrase
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
