package english

import (
	"strings"

	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
	"chesstutor/tutor/say"
)

// ideaNames has each idea's plain phrase.
var ideaNames = say.Ideas{
	fact.MateInOne:          "mate in one",
	fact.BackRank:           "mate on the back rank",
	fact.MateInTwo:          "mate in two",
	fact.MateInThree:        "mate in three",
	fact.Fork:               "a fork",
	fact.PinToKing:          "pinned to the king",
	fact.PinToPiece:         "pinned to",
	fact.Skewer:             "a skewer",
	fact.OpenedLine:         "an opened line",
	fact.OpenedCheck:        "an opened check",
	fact.DoubleCheck:        "two checks at once",
	fact.Trapped:            "trapped, nowhere to go",
	fact.GuardRemoved:       "its guard is gone",
	fact.GuardOverloaded:    "too much to guard",
	fact.PinnedGuard:        "its guard is pinned",
	fact.Lured:              "lured",
	fact.InBetween:          "first this",
	fact.OnlyMove:           "the only move",
	fact.PassedPawn:         "a passed pawn",
	fact.PawnRun:            "cannot be caught",
	fact.Opposition:         "the kings face each other",
	fact.Promotion:          "can become a queen",
	fact.FreePiece:          "for nothing",
	fact.WinningTrade:       "a good trade",
	fact.StalemateTrap:      "stalemate",
	fact.WaysOut:            "a way out",
	fact.AttackersAndGuards: "attackers and guards",
	fact.PerpetualCheck:     "endless check",
	fact.Tempo:              "with a threat",
	fact.Development:        "still at home",
	fact.KingShelter:        "before the king",
	fact.OpenFiles:          "open files",
}

// What is said of a legal move that carries out an idea.
var ideaFacts = map[fact.Kind]func(voice, fact.Fact) string{
	fact.KindPinsToPiece:    tells("$Piece is pinned to the $behindType."),
	fact.KindSkewer:         tells("A skewer: $piece, with $behind behind."),
	fact.KindOpenedLine:     tells("An opened line: now $attacker attacks $piece."),
	fact.KindOpenedCheck:    tells("An opened check by $attacker."),
	fact.KindDoubleCheck:    tells("Two checks at once: $attacker and $attacker2."),
	fact.KindTraps:          tells("$Piece is trapped, nowhere to go."),
	fact.KindGuardRemoved:   tells("$Piece can be won: its guard is gone."),
	fact.KindOverloaded:     tells("$Guard has too much to guard."),
	fact.KindPinnedGuard:    tells("Its guard is pinned: $guard cannot take back."),
	fact.KindLures:          tells("$Attacker is $lured: taking loses more."),
	fact.KindInBetween:      tells("First this: $piece can still be taken after it."),
	fact.KindMateInTwo:      tells("$Idea, whatever the answer."),
	fact.KindMateInThree:    tells("Mate in three, whatever the answer."),
	fact.KindOnlyMove:       tells("The only move: every other one allows mate."),
	fact.KindPasses:         tells("$Piece is a passed pawn now."),
	fact.KindRuns:           tells("$Piece cannot be caught."),
	fact.KindOpposition:     tells("The kings face each other."),
	fact.KindTakesFree:      tells("It takes $piece for nothing."),
	fact.KindTakesMore:      tells("A good trade on $square."),
	fact.KindPromotesTo:     tells("The pawn becomes a $type."),
	fact.KindTempo:          tells("It comes out with a threat: it attacks $piece."),
	fact.KindPerpetualCheck: tells("Endless check: the checks never stop."),

	fact.KindIdeaDanger: voice.ideaDanger,
	fact.KindIdeaChance: voice.ideas,
	fact.KindPawnRuns:   tells("$Piece can become a queen: it cannot be caught."),
	fact.KindStalemateTrap: several("Careful: one move here would be stalemate.",
		"Careful: $count moves here would be stalemate."),
	fact.KindNumbers: func(v voice, f fact.Fact) string {
		guards := "nothing guards it"
		if n := len(f.Guards); n > 0 {
			guards = number(n) + " " + verb("guard", n) + " it"
		}
		return sentence("%s %s %s, %s", number(len(f.By)), verb("attack", len(f.By)), v.piece(f.Pieces[0]), guards)
	},
	fact.KindAtHome:    several("One piece is still at home.", "$Count pieces are still at home."),
	fact.KindShelter:   tells("$Pawns $stand before $owner king."),
	fact.KindOpenFiles: several("One file has no pawns.", "$Count files have no pawns."),

	fact.KindWarnIdea:            func(v voice, f fact.Fact) string { return v.then("wait: then ", "comes ", f) },
	fact.KindWarnLine:            tells("Look again? I do not like this move."),
	fact.KindWarnMateMissed:      tells("Are you sure? You could give checkmate."),
	fact.KindWarnFreeMissed:      tells("Are you sure? You could take something for nothing."),
	fact.KindWarnPromotionMissed: tells("Are you sure? Your pawn could become a queen."),
	fact.KindWarnStalemate:       tells("Stalemate: no legal move and no check. You were winning: take it back."),
}

// lured tells whether a piece is lured into a mate or an attack, or away from
// what it guards.
func lured(f fact.Fact) string {
	if f.Mate || f.By[0].Piece.Type() == chess.King {
		return "lured in"
	}
	return "lured away"
}

// ideaDanger tells what the last move does to who is spoken to.
func (v voice) ideaDanger(f fact.Fact) string {
	idea := f.Ideas[0]
	switch idea.Concept {
	case fact.Fork:
		return v.forked(f, idea)
	case fact.Skewer:
		return sentence("a skewer: %s attacks %s, %s behind", v.kind(idea.By[0]), v.clear(idea.Pieces[0]),
			v.clear(idea.Pieces[1]))
	case fact.OpenedLine:
		return sentence("an opened line: %s attacks %s", v.kind(idea.By[0]), v.piece(idea.Pieces[0]))
	case fact.MateInTwo, fact.BackRank:
		return sentence("%s can force %s", v.side(f.Side.Other()), ideaNames[idea.Concept])
	}
	return v.ideas(f)
}

// forked tells of a fork that has been made: the piece that made it is the one that
// attacks both.
func (v voice) forked(f, fork fact.Fact) string {
	by := v.kind(fact.PlacedPiece{Piece: fork.Start.At(fork.Move.From()), Square: fork.Move.To()})
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
func (v voice) ideas(f fact.Fact) string {
	idea := f.Ideas[0]
	var text string
	switch idea.Concept {
	case fact.Fork:
		text = "there is a fork: " + kinds(idea.Pieces) + " at once"
	case fact.Skewer:
		front, behind := idea.Pieces[0].Piece.Type(), idea.Pieces[1].Piece.Type()
		text = "there is a skewer: " + front.String() + ", and " + behind.String() + " behind"
	case fact.OnlyMove:
		text = "this is hard: only one move stops mate"
	case fact.OpenedLine:
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
func (v voice) then(begin, comes string, f fact.Fact) string {
	idea := f.Ideas[0]
	if noun(idea.Concept) {
		begin += comes
	}
	return sentence("%s", v.withSecond(begin+v.idea(idea, be(f.Kind)), f))
}

// be tells what has come about, or what would if somebody made it so.
func be(k fact.Kind) string {
	switch k {
	case fact.KindIdeaChance, fact.KindHintIdea, fact.KindHintPrevents, fact.KindThreatIdea:
		return "can be"
	}
	return "is"
}

// withSecond adds the second idea of a move, if it has one and there is room.
func (v voice) withSecond(text string, f fact.Fact) string {
	if len(f.Ideas) < 2 {
		return text
	}
	first, second := &f.Ideas[0], &f.Ideas[1]
	longer := text + ", and " + v.short(*second)
	if noun(first.Concept) && words(longer) > mostWords { // then without its pieces
		if bare, _, cut := strings.Cut(text, ideaNames[first.Concept]); cut {
			longer = bare + ideaNames[first.Concept] + ", and " + v.short(*second)
		}
	}
	const hopeless = ", nowhere to go"
	switch {
	case !noun(first.Concept) && noun(second.Concept):
		there := ", and there " + isOrAre(second.Concept) + " " + v.short(*second)
		if longer = text + there; words(longer) > mostWords {
			longer = strings.TrimSuffix(text, hopeless) + there
		}
	case second.Concept == fact.PinnedGuard:
		longer = text + ", because its guard is pinned"
	case second.Concept == fact.PinToKing && first.Concept == fact.Trapped && second.Pieces[0] == first.Pieces[0]:
		longer = strings.TrimSuffix(text, hopeless) + " and " + ideaNames[fact.PinToKing]
	case second.Concept == fact.Trapped && pinned(first.Concept) && second.Pieces[0] == first.Pieces[0]:
		longer = text + " and trapped"
	case second.Concept == fact.PinToKing && words(longer) > mostWords:
		longer = text + ", and a piece " + ideaNames[fact.PinToKing]
	}
	if words(longer) > mostWords {
		return text
	}
	return longer
}

func pinned(c fact.Concept) bool { return c == fact.PinToKing || c == fact.PinToPiece }

// short names an idea by no more than its phrase.
func (v voice) short(f fact.Fact) string {
	switch f.Concept {
	case fact.PinToKing:
		return "a piece is " + ideaNames[f.Concept]
	case fact.PinToPiece:
		return "a piece is pinned to the " + f.Pieces[1].Piece.Type().String()
	case fact.Lured:
		return "something is " + lured(f)
	case fact.Trapped:
		return "a piece is trapped"
	case fact.GuardOverloaded:
		return "a piece has " + ideaNames[f.Concept]
	case fact.FreePiece:
		return "a piece can be taken " + ideaNames[f.Concept]
	case fact.Promotion, fact.PawnRun:
		return "a pawn " + ideaNames[f.Concept]
	case fact.Tempo:
		return "a piece comes out " + ideaNames[f.Concept]
	}
	return ideaNames[f.Concept]
}

// kinds names two pieces without their squares, which are shown: "king and rook".
func kinds(pieces []fact.PlacedPiece) string {
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
func noun(c fact.Concept) bool {
	switch c {
	case fact.MateInOne,
		fact.BackRank,
		fact.MateInTwo,
		fact.MateInThree,
		fact.Fork,
		fact.Skewer,
		fact.OpenedLine,
		fact.OpenedCheck,
		fact.DoubleCheck,
		fact.OnlyMove,
		fact.PassedPawn,
		fact.PerpetualCheck,
		fact.WinningTrade:
		return true
	}
	return false
}

func isOrAre(c fact.Concept) string {
	if c == fact.DoubleCheck {
		return "are"
	}
	return "is"
}

// idea names an idea by its phrase, and what it is about: a noun, or else a sentence.
func (v voice) idea(f fact.Fact, be string) string {
	phrase := ideaNames[f.Concept]
	switch f.Concept {
	case fact.Fork:
		return phrase + " of " + kinds(f.Pieces)
	case fact.Skewer:
		return phrase + " of " + kinds(f.Pieces)
	case fact.OpenedLine:
		return phrase + " to " + v.piece(f.Pieces[0])
	case fact.WinningTrade:
		return phrase + " on " + f.Squares[0].String()
	case fact.PinToKing:
		return v.piece(f.Pieces[0]) + " " + be + " pinned to the king"
	case fact.PinToPiece:
		return v.piece(f.Pieces[0]) + " " + be + " pinned to the " + f.Pieces[1].Piece.Type().String()
	case fact.Trapped:
		return v.piece(f.Pieces[0]) + " " + be + " " + phrase
	case fact.GuardRemoved:
		return v.piece(f.Pieces[0]) + " is lost once " + phrase
	case fact.PinnedGuard:
		return v.piece(f.Pieces[0]) + " looks safe, but " + phrase
	case fact.GuardOverloaded:
		return v.piece(f.Guards[0]) + " has " + phrase
	case fact.Lured:
		return v.piece(f.By[0]) + " can be " + lured(f)
	case fact.InBetween:
		return phrase + ", and " + v.piece(f.Pieces[0]) + " can wait"
	case fact.PawnRun:
		return v.piece(f.Pieces[0]) + " cannot be caught"
	case fact.Promotion:
		return "a pawn " + phrase
	case fact.FreePiece:
		return v.piece(f.Pieces[0]) + " can be taken " + phrase
	case fact.Tempo:
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
