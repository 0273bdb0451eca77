package tutor

import (
	"fmt"
	"strings"

	"chesstutor/tutor/chess"
)

// What is said of a position, of the opening and of the end.
var positionEnglish = map[Kind]func(voice, Fact) string{
	KindMateThreat: func(v voice, f Fact) string {
		return say("%s threatens mate %s", v.man(f.By[0]), mating(f.Line[0]))
	},
	KindHanging: func(v voice, f Fact) string {
		if f.Name != "" {
			return v.attacker(f) + say(" attacks %s", v.man(f.Men[0])) + " Nothing guards it."
		}
		return say("%s can take %s", v.man(f.By[0]), v.man(f.Men[0])) + takeBack
	},
	KindExchangeDanger: func(v voice, f Fact) string { return v.taking(f, "if both keep taking") },
	KindCheck: func(v voice, f Fact) string {
		return say("%s in check from %s", v.does(f.Side, "are"), v.men(f.By)) + v.answers(f)
	},
	KindMateChance: func(v voice, f Fact) string { return say("%s can mate in one move", v.side(f.Side)) },
	KindAttacks: func(v voice, f Fact) string {
		return v.attacker(f) + say(" attacks %s", v.man(f.Men[0])) + v.guards(f)
	},
	KindUncovers: func(v voice, f Fact) string {
		return say("the move %s lets %s attack %s", f.Name, v.man(f.By[0]), v.man(f.Men[0])) + v.guards(f)
	},
	KindStoppedGuarding: func(v voice, f Fact) string {
		text := say("the move %s stops guarding %s", f.Name, v.man(f.Men[0]))
		if f.Unguarded {
			text += " Nothing guards it now."
		}
		return text
	},
	KindFree: func(v voice, f Fact) string {
		if m := f.Line[0]; m.IsEnPassant() {
			return say("en passant: %s can move to %s and take %s", v.man(f.By[0]), m.To(), the(f.Men[0])) + takeBack
		}
		return say("%s can take %s", v.man(f.By[0]), v.man(f.Men[0])) + takeBack
	},
	KindExchangeChance: func(v voice, f Fact) string { return v.taking(f, "if both keep taking") },
	KindPromotionChance: func(v voice, f Fact) string {
		return say("%s can become a %s", v.man(f.By[0]), f.Men[0].Piece.Type())
	},
	KindCalm: func(v voice, f Fact) string {
		return say("no capture costs %s anything by the count, and no mate in one threatens", v.side(f.Side))
	},

	KindOpeningName:  func(_ voice, f Fact) string { return say("the name of this opening is %s", f.Name) },
	KindHabitCenter:  func(voice, Fact) string { return habit("put a pawn in the middle of the board") },
	KindHabitDevelop: func(v voice, f Fact) string { return habit("bring out %s", v.man(f.Men[0])) },
	KindHabitTwice: func(v voice, f Fact) string {
		return habit("move other pieces before %s moves again", v.man(f.Men[0]))
	},
	KindHabitQueen:  func(voice, Fact) string { return habit("bring out knights and bishops before the queen") },
	KindHabitCastle: func(voice, Fact) string { return habit("castle early, to bring the king to safety") },

	KindCheckmate: func(v voice, f Fact) string {
		return say("checkmate: %s attacks %s, and nothing stops it", v.man(f.By[0]), v.man(f.Men[0])) +
			" " + say("%s", v.does(f.Side.Other(), "win"))
	},
	KindStalemate: func(v voice, f Fact) string {
		return say("stalemate: %s not in check, but no legal move is left", v.does(f.Side, "are")) + drawn
	},
	KindThreefold:    func(voice, Fact) string { return "This position stands for the third time." + drawn },
	KindFiftyMove:    func(voice, Fact) string { return "Fifty moves passed without a capture or a pawn move." + drawn },
	KindInsufficient: func(voice, Fact) string { return "Nobody has the pieces left to give mate." + drawn },
	KindMateAllowed: func(v voice, f Fact) string {
		return say("%s %s on move %d allowed the mate", v.owner(f.Side), f.Name, f.Number) + " Another move did not."
	},
	KindMostLost: func(v voice, f Fact) string {
		return say("by the count, %s %s on move %d lost most: %s", v.owner(f.Side), f.Name, f.Number, pawns(-f.Count))
	},
	KindFinalCount: func(v voice, f Fact) string {
		return say("by the count, %s ahead by %s at the end", v.were(f.Side), pawns(f.Count))
	},
	KindStalemateBy: func(v voice, f Fact) string {
		return say("%s %s left no legal move", v.owner(f.Side), f.Name) + " Another move was there."
	},
	KindHintsCounted: func(_ voice, f Fact) string {
		if f.Count == 1 {
			return "One step of a hint was taken in this game."
		}
		return say("%s steps of hints were taken in this game", number(f.Count))
	},
}

const drawn = " The game is a draw."

// habit labels advice as such.
func habit(format string, args ...any) string {
	return "A good habit in the opening: " + fmt.Sprintf(format, args...) + "."
}

// attacker names the last move, or the pawn that made it: a pawn's move begins
// with no capital letter.
func (v voice) attacker(f Fact) string {
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
func (v voice) answers(f Fact) string {
	var ways []string
	if f.Answers&AnswerMove != 0 {
		ways = append(ways, "move the king")
	}
	if f.Answers&AnswerBlock != 0 {
		ways = append(ways, "block the way")
	}
	if f.Answers&AnswerCapture != 0 {
		if len(f.By) == 1 {
			ways = append(ways, "take the "+f.By[0].Piece.Type().String())
		} else {
			ways = append(ways, "take one of them with the king")
		}
	}
	if len(ways) == 1 {
		return " " + say("%s can only %s", v.side(f.Side), ways[0])
	}
	return " " + say("%s can %s", v.side(f.Side), join(ways, "or"))
}
