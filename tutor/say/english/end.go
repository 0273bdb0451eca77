package english

import (
	"fmt"
	"slices"

	"chesstutor/ai"
	"chesstutor/tutor"
	"chesstutor/tutor/chance"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/coach"
	"chesstutor/tutor/fact"
	"chesstutor/tutor/say"
)

// mostMatingPieces is how many kinds of pieces are named that caught a king.
const mostMatingPieces = 3

var endTexts = say.End{
	Won:  "Checkmate. You won!",
	Lost: func(character string) string { return "Checkmate. " + character + " won." },
	Caught: func(pieces []chess.PieceType, n int) string {
		slices.SortFunc(pieces, func(a, b chess.PieceType) int { return b.Worth() - a.Worth() })
		kinds := len(slices.Compact(slices.Clone(pieces)))
		held := slices.DeleteFunc(slices.Clone(pieces), func(t chess.PieceType) bool { return t == chess.King })
		words := countedEach(held)
		if len(held) < len(pieces) {
			words = append(words, "the king")
		}
		text := and(words)
		if kinds > mostMatingPieces {
			text = fmt.Sprintf("%s pieces", number(len(pieces)))
		}
		return sentence("%s caught the king, on move %s", text, number(n))
	},
	Mated: func(f fact.Fact, a tutor.Audience) string { return tells(mated)(voiceOf(f, a), f) },
	Deed: func(d coach.Deed) string {
		if plain, ok := plainDeeds[d.Kind]; ok && d.Plain {
			return plain(d)
		}
		return deeds[d.Kind](d)
	},
	Drawn: say.Draws{
		chess.Stalemate:    "No legal move is left, and there is no check.",
		chess.Threefold:    "The same position stood on the board three times.",
		chess.FiftyMove:    "In fifty moves nobody took a piece or moved a pawn.",
		chess.Insufficient: "Too few pieces are left to give checkmate.",
		chess.MoveLimit:    fmt.Sprintf("A game here has at most %d moves of each side.", mostMoves),
	},
	Good: "One good thing:",
	Turn: func(p *chess.Position, m chess.Move) string {
		f := fact.Fact{Start: *p, Line: []chess.Move{m}}
		v := voice{tutor.ToWhite, p}
		if p.Turn() == chess.Black {
			v.audience = tutor.ToBlack
		}
		return sentence("the turning point was move %d: %s", p.MoveNumber(), v.moveOf(f))
	},
	Seen:   chancesSeen,
	SeeIt:  "See the turning point",
	Back:   "Look back",
	Review: "Your moments",
	Meet:   func(character string) string { return "Meet " + character },
	Replay: func(character string) string { return "Play " + character + " again" },
	Wins:   "That was fun. Next time you may win!",
	Loses: say.Sayings{
		ai.Pip: "I love my pawns. You looked at everything.", ai.Nib: "Checks are fun. You had a plan.",
		ai.Hop: "My knights hop out early. You were ready.", ai.Hazel: "I love to take things. You looked first.",
		ai.Mina:       "I like a safe king. You found him anyway.",
		ai.ThreePlies: "I look two moves ahead. You saw enough.", 12: "I skip what looks bad at first. Well played.",
		ai.Strongest: "I looked nine moves ahead. Well played.",
	},
}

// sought names a chance of each group, and several.
var sought = map[chance.Group][2]string{
	chance.Danger: {"danger", "dangers"}, chance.Free: {"free piece", "free pieces"},
	chance.MateInOne: {"mate", "mates"}, chance.Fork: {"fork", "forks"},
	chance.PinSkewer:  {"pin or skewer", "pins and skewers"},
	chance.OpenedLine: {"opened line", "opened lines"}, chance.Trapped: {"trapped piece", "trapped pieces"},
	chance.Trade: {"good trade", "good trades"}, chance.Promotion: {"chance for a pawn", "chances for pawns"},
	chance.Check:     {"way out of check", "ways out of check"},
	chance.Stalemate: {"stalemate trap", "stalemate traps"},
	chance.Opening:   {"good first move", "good first moves"},
}

// chancesSeen tells how many chances of a game were seen.
func chancesSeen(t chance.Tally) string {
	names, named := sought[t.Look]
	switch {
	case !named:
		return fmt.Sprintf("Chances you saw: %d of %d.", t.Seen, t.Of)
	case t.Of == 0:
		return sentence("no %s came up this time", names[0])
	case t.Of == 1 && t.Seen == 1:
		return sentence("one %s was there; you saw it", names[0])
	case t.Of == 1:
		return sentence("one %s was there; you missed it", names[0])
	case t.Seen == t.Of:
		return sentence("%s %s were there; you saw them all", number(t.Of), names[1])
	case t.Seen == 0:
		return sentence("%s %s were there; you saw none", number(t.Of), names[1])
	}
	return sentence("%s %s were there; you saw %s", number(t.Of), names[1], number(t.Seen))
}

// deeds tells what was good in a game.
var deeds = map[coach.DeedKind]func(coach.Deed) string{
	coach.DeedMateMet:   deedParts.Telling("You stopped a mate on move $number."),
	coach.DeedFork:      deedParts.Telling("You played a fork on move $number. It won $points."),
	coach.DeedPromotion: deedParts.Telling("Your pawn became a $piece on move $number."),
	coach.DeedFree:      deedParts.Telling("You took a free $piece on move $number."),
	coach.DeedWon:       deedParts.Telling("You won a $piece on move $number."),
	coach.DeedTrade:     deedParts.Telling("You won $points on move $number."),
	coach.DeedSaved:     deedParts.Telling("You saved your $piece on move $number."),
	coach.DeedCastle:    deedParts.Telling("You castled on move $number, behind your pawns."),
	coach.DeedTook: deedParts.Either(func(d coach.Deed) bool { return d.Count == 1 }, "You took a piece.",
		"You took $count pieces."),
	coach.DeedStayed: deedParts.Telling("You played on to the end."),
}

// plainDeeds tells some of deeds in words that need no lesson.
var plainDeeds = map[coach.DeedKind]func(coach.Deed) string{
	coach.DeedFork:   deedParts.Telling("You attacked two pieces at once on move $number."),
	coach.DeedTrade:  deedParts.Telling("You won more than you lost on move $number."),
	coach.DeedCastle: deedParts.Telling("You brought your king behind your pawns on move $number."),
}
