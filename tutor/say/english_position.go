package say

import (
	"fmt"
	"strings"

	"chesstutor/tutor"
	"chesstutor/tutor/chess"
)

// What is said of a position, of the opening and of the end.
var positionEnglish = map[tutor.Kind]func(voice, tutor.Fact) string{
	tutor.KindMateThreat: func(v voice, f tutor.Fact) string {
		return sentence("%s threatens mate %s", v.man(f.By[0]), mating(f.Line[0]))
	},
	tutor.KindHanging: func(v voice, f tutor.Fact) string {
		if f.Name != "" {
			return v.attacker(f) + sentence(" attacks %s", v.man(f.Men[0])) + " Nothing guards it."
		}
		return sentence("%s can take %s", v.man(f.By[0]), v.man(f.Men[0])) + takeBack
	},
	tutor.KindExchangeDanger: func(v voice, f tutor.Fact) string { return v.taking(f, "if both keep taking") },
	tutor.KindCheck: func(v voice, f tutor.Fact) string {
		return sentence("%s in check from %s", v.does(f.Side, "are"), v.men(f.By)) + v.answers(f)
	},
	tutor.KindMateChance: func(v voice, f tutor.Fact) string { return sentence("%s can mate in one move", v.side(f.Side)) },
	tutor.KindAttacks: func(v voice, f tutor.Fact) string {
		return v.attacker(f) + sentence(" attacks %s", v.man(f.Men[0])) + v.guards(f)
	},
	tutor.KindUncovers: func(v voice, f tutor.Fact) string {
		return sentence("the move %s lets %s attack %s", f.Name, v.man(f.By[0]), v.man(f.Men[0])) + v.guards(f)
	},
	tutor.KindStoppedGuarding: func(v voice, f tutor.Fact) string {
		text := sentence("the move %s stops guarding %s", f.Name, v.man(f.Men[0]))
		if f.Unguarded {
			text += " Nothing guards it now."
		}
		return text
	},
	tutor.KindFree: func(v voice, f tutor.Fact) string {
		if m := f.Line[0]; m.IsEnPassant() {
			return sentence("en passant: %s can move to %s and take %s", v.man(f.By[0]), m.To(), the(f.Men[0])) + takeBack
		}
		return sentence("%s can take %s", v.man(f.By[0]), v.man(f.Men[0])) + takeBack
	},
	tutor.KindExchangeChance: func(v voice, f tutor.Fact) string { return v.taking(f, "if both keep taking") },
	tutor.KindPromotionChance: func(v voice, f tutor.Fact) string {
		return sentence("%s can become a %s", v.man(f.By[0]), f.Men[0].Piece.Type())
	},
	tutor.KindCalm: func(v voice, f tutor.Fact) string {
		return sentence("no capture costs %s anything by the count, and no mate in one threatens", v.side(f.Side))
	},

	tutor.KindOpeningName:  func(_ voice, f tutor.Fact) string { return sentence("the name of this opening is %s", f.Name) },
	tutor.KindHabitCenter:  func(voice, tutor.Fact) string { return habit("put a pawn in the middle of the board") },
	tutor.KindHabitDevelop: func(v voice, f tutor.Fact) string { return habit("bring out %s", v.man(f.Men[0])) },
	tutor.KindHabitTwice: func(v voice, f tutor.Fact) string {
		return habit("move other pieces before %s moves again", v.man(f.Men[0]))
	},
	tutor.KindHabitQueen:  func(voice, tutor.Fact) string { return habit("bring out knights and bishops before the queen") },
	tutor.KindHabitCastle: func(voice, tutor.Fact) string { return habit("castle early, to bring the king to safety") },

	tutor.KindCheckmate: func(v voice, f tutor.Fact) string {
		return sentence("checkmate: %s attacks %s, and nothing stops it", v.man(f.By[0]), v.man(f.Men[0])) +
			" " + sentence("%s", v.does(f.Side.Other(), "win"))
	},
	tutor.KindStalemate: func(v voice, f tutor.Fact) string {
		return sentence("stalemate: %s not in check, but no legal move is left", v.does(f.Side, "are")) + drawn
	},
	tutor.KindThreefold:    func(voice, tutor.Fact) string { return "This position stands for the third time." + drawn },
	tutor.KindFiftyMove:    func(voice, tutor.Fact) string { return "Fifty moves passed without a capture or a pawn move." + drawn },
	tutor.KindInsufficient: func(voice, tutor.Fact) string { return "Nobody has the pieces left to give mate." + drawn },
	tutor.KindMateAllowed: func(v voice, f tutor.Fact) string {
		return sentence("%s %s on move %d allowed the mate", v.owner(f.Side), f.Name, f.Number) + " Another move did not."
	},
	tutor.KindMostLost: func(v voice, f tutor.Fact) string {
		return sentence("by the count, %s %s on move %d lost most: %s", v.owner(f.Side), f.Name, f.Number, pawns(-f.Count))
	},
	tutor.KindFinalCount: func(v voice, f tutor.Fact) string {
		return sentence("by the count, %s ahead by %s at the end", v.were(f.Side), pawns(f.Count))
	},
	tutor.KindStalemateBy: func(v voice, f tutor.Fact) string {
		return sentence("%s %s left no legal move", v.owner(f.Side), f.Name) + " Another move was there."
	},
}

const drawn = " The game is a draw."

// habit labels advice as such.
func habit(format string, args ...any) string {
	return "A good habit in the opening: " + fmt.Sprintf(format, args...) + "."
}

// attacker names the last move, or the pawn that made it: a pawn's move begins
// with no capital letter.
func (v voice) attacker(f tutor.Fact) string {
	if f.By[0].Piece.Type() == chess.Pawn || strings.HasPrefix(f.Name, "O-") {
		return title(v.man(f.By[0]))
	}
	return f.Name
}

func (v voice) has(c chess.Color) string {
	if v.you(c) {
		return "you have"
	}
	return v.side(c) + " has"
}

func (v voice) were(c chess.Color) string {
	if v.you(c) {
		return "you were"
	}
	return v.side(c) + " was"
}

// answers tells how a check can be answered.
func (v voice) answers(f tutor.Fact) string {
	var ways []string
	if f.Answers&tutor.AnswerMove != 0 {
		ways = append(ways, "move the king")
	}
	if f.Answers&tutor.AnswerBlock != 0 {
		ways = append(ways, "block the way")
	}
	if f.Answers&tutor.AnswerCapture != 0 {
		if len(f.By) == 1 {
			ways = append(ways, "take the "+f.By[0].Piece.Type().String())
		} else {
			ways = append(ways, "take one of them with the king")
		}
	}
	if len(ways) == 1 {
		return " " + sentence("%s can only %s", v.side(f.Side), ways[0])
	}
	return " " + sentence("%s can %s", v.side(f.Side), join(ways, "or"))
}
