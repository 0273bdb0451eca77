package english

import (
	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
)

// What is said of a position and of the opening.
var positionFacts = map[fact.Kind]func(voice, fact.Fact) string{
	fact.KindMateThreat: tells("$Attacker threatens checkmate $mating!"),
	fact.KindHanging: func(v voice, f fact.Fact) string {
		if f.ByPawn() {
			return v.pawnAttacks(f)
		}
		state := "nothing guards it"
		if len(f.Guards) > 0 {
			state = "its guard is pinned"
		}
		return sentence("%s attacks %s, and %s", v.piece(f.By[0]), v.piece(f.Pieces[0]), state) + v.remedy(f)
	},
	fact.KindExchangeDanger: func(v voice, f fact.Fact) string {
		if f.ByPawn() {
			return v.pawnAttacks(f)
		}
		return v.taking(f, "") + v.remedy(f)
	},
	fact.KindCheck:      voice.check,
	fact.KindMateChance: tells("$Side can win right now. Find checkmate!"),
	fact.KindAttacks:    tells("$Attacker attacks $piece.$guards"),
	fact.KindUncovers:   tells("Now $attacker attacks $piece.$guards"),
	fact.KindStoppedGuarding: either(unguarded, "A guard of $piece moved away. Nothing guards it now.",
		"A guard of $piece moved away."),
	fact.KindFree: either(passing, "En passant: move to $lands and take $thePiece.",
		"$Attacker can take $piece for nothing."),
	fact.KindExchangeChance:  func(v voice, f fact.Fact) string { return v.taking(f, "") },
	fact.KindPromotionChance: tells("$Attacker can become a $type."),
	fact.KindCalm: func(v voice, f fact.Fact) string {
		switch {
		case f.Mate:
			return "You stopped the mate: I see nothing to fear now."
		case len(f.Pieces) > 0:
			return sentence("%s is safe: I see nothing to fear now", v.piece(f.Pieces[0]))
		}
		return "I see nothing to fear now."
	},

	fact.KindPraiseFree:      tells("$Side saw that $kind was free."),
	fact.KindPraiseTrade:     tells("A good trade: $side won $points."),
	fact.KindPraiseCastle:    tells("$Side castled: $count pawns now stand before the king."),
	fact.KindPraisePromotion: tells("$Side brought the pawn all the way: a new $type."),

	fact.KindOpeningName:  tells("The opening: $name."),
	fact.KindHabitCenter:  tells("Often good: put a pawn in the middle of the board."),
	fact.KindHabitDevelop: tells("Often good: bring out $piece."),
	fact.KindHabitTwice:   tells("Often good: move other pieces before $piece moves again."),
	fact.KindHabitQueen:   tells("Often good: bring out knights and bishops before the queen."),
	fact.KindHabitCastle:  tells("Often good: castle early, so the king leaves the middle."),
}

// pawnAttacks tells that a pawn attacks a piece.
func (v voice) pawnAttacks(f fact.Fact) string {
	end := "."
	if f.Pieces[0].Piece.Type() == chess.Queen {
		end = "!"
	}
	return "A pawn attacks " + v.piece(f.Pieces[0]) + end + v.remedy(f)
}

// ways are the kinds of moves that meet a danger, in the order in which they are
// said.
var ways = []struct {
	way  fact.Way
	said func(v voice, f fact.Fact) string
}{
	{fact.WayMove, func(voice, fact.Fact) string { return "move it" }},
	{fact.WayGuard, func(voice, fact.Fact) string { return "guard it" }},
	{fact.WayBlock, func(voice, fact.Fact) string { return "block the way" }},
	// With its square unless it is alone of its kind: of several pawns a child cannot tell which.
	{fact.WayTake, func(v voice, f fact.Fact) string { return "take " + v.the(f.By[0]) }},
}

// remedy tells what kinds of moves meet a danger, of which it is proved that they
// do; nothing where nothing is known to help.
func (v voice) remedy(f fact.Fact) string {
	var list []string
	for _, w := range ways {
		for _, out := range f.Ways {
			if out.Way == w.way {
				list = append(list, w.said(v, f))
				break
			}
		}
	}
	if len(list) == 0 {
		return ""
	}
	text := sentence("%s can %s", v.side(f.Side), join(list, "or"))
	if last := len(list) - 1; words(text) > mostWords { // all four ways; blocking is the hardest to find
		list = append(list[:last-1], list[last])
		text = sentence("%s can %s", v.side(f.Side), join(list, "or"))
	}
	return " " + text
}

// check tells of a check and how it can be answered.
func (v voice) check(f fact.Fact) string {
	var ways []string
	if f.Answers&fact.AnswerMove != 0 {
		ways = append(ways, "move the king")
	}
	if f.Answers&fact.AnswerBlock != 0 {
		ways = append(ways, "block it")
	}
	text := "Check from " + v.piece(f.By[0]) + "!"
	taken := "take it"
	if len(f.By) > 1 {
		text, taken = "Two checks at once!", "take one of them with the king"
	}
	if f.Answers&fact.AnswerCapture != 0 {
		ways = append(ways, taken)
	}
	if len(ways) == 1 {
		return text + " " + sentence("%s can only %s", v.side(f.Side), ways[0])
	}
	return text + " " + sentence("%s", join(ways, "or"))
}
