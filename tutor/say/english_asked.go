package say

import (
	"fmt"
	"strings"

	"chesstutor/tutor"
)

// lineMoves is how many moves of a line a sentence names.
const lineMoves = 6

// What is said when the learner asks for the threat or a hint.
var askedEnglish = map[tutor.Kind]func(voice, tutor.Fact) string{
	tutor.KindThreatCheck: func(v voice, f tutor.Fact) string {
		return sentence("%s in check from %s: that is the threat", v.does(f.Side, "are"), v.men(f.By))
	},
	tutor.KindThreatMate: func(v voice, f tutor.Fact) string {
		return sentence("with another move, %s would mate %s", v.man(f.By[0]), mating(f.Line[0]))
	},
	tutor.KindThreatHanging: func(v voice, f tutor.Fact) string {
		return sentence("with another move, %s would take %s", v.man(f.By[0]), v.man(f.Men[0])) + " Nothing could take back."
	},
	tutor.KindThreatExchange: func(v voice, f tutor.Fact) string {
		return sentence("with another move, %s would take %s", v.man(f.By[0]), v.man(f.Men[0])) +
			" " + v.taking(f, "if both keep taking")
	},
	tutor.KindThreatPromotion: func(v voice, f tutor.Fact) string {
		return sentence("with another move, %s would become a %s", v.man(f.By[0]), f.Men[0].Piece.Type())
	},
	tutor.KindThreatNone: func(voice, tutor.Fact) string {
		return "Another move would give no mate, no new queen that lasts, and no capture that wins."
	},

	tutor.KindHintLook: func(_ voice, f tutor.Fact) string {
		return sentence("the computer looks at %s", f.Squares[0]) + " What could happen there?"
	},
	tutor.KindHintMate: func(_ voice, f tutor.Fact) string {
		if f.Count == 1 {
			return "The computer sees mate in one move."
		}
		return sentence("the computer sees mate in %s moves, whatever is answered", number(f.Count))
	},
	tutor.KindHintCapture: func(v voice, f tutor.Fact) string {
		if len(f.By) == 1 {
			return sentence("one of %s pieces can take on %s", v.owner(f.Side), f.Squares[0])
		}
		return sentence("%s of %s pieces can take on %s", number(len(f.By)), v.owner(f.Side), f.Squares[0])
	},
	tutor.KindHintSave:      func(v voice, f tutor.Fact) string { return sentence("%s is in danger", v.man(f.Men[0])) },
	tutor.KindHintCheck:     func(_ voice, f tutor.Fact) string { return sentence("a move to %s gives check", f.Squares[0]) },
	tutor.KindHintPromotion: func(voice, tutor.Fact) string { return "A pawn can become another piece." },
	tutor.KindHintCastle:    func(v voice, f tutor.Fact) string { return sentence("%s can castle", v.side(f.Side)) },
	tutor.KindHintPlace:     func(_ voice, f tutor.Fact) string { return sentence("the computer likes a piece on %s", f.Squares[0]) },
	tutor.KindHintPiece:     func(v voice, f tutor.Fact) string { return sentence("the computer would move %s", v.man(f.Men[0])) },
	tutor.KindHintMove: func(v voice, f tutor.Fact) string {
		text := sentence("the computer prefers %s", f.Name)
		if f.Men[0].Piece.Type().String() == "pawn" {
			text = fmt.Sprintf("The computer prefers the pawn move %s.", f.Name)
		}
		if len(f.Line) > 1 {
			text += " It expects " + strings.Join(lineSAN(f), " ") + "."
		}
		switch {
		case f.Count > 0:
			text += " " + sentence("that line gains %s by the count", pawns(f.Count))
		case f.Count < 0:
			text += " " + sentence("that line gives up %s by the count", pawns(-f.Count))
		}
		return text
	},
}

// lineSAN returns the first moves of a line in SAN.
func lineSAN(f tutor.Fact) (list []string) {
	p := f.Start
	for _, m := range f.Line[:min(lineMoves, len(f.Line))] {
		list = append(list, p.SAN(m))
		p = p.Play(m)
	}
	return list
}
