package english

import (
	"fmt"
	"strings"

	"chesstutor/ai"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/say"
)

var gameTexts = say.Game{
	State: gameState, Wait: "Paused", Begun: "A new game.",
	Move: func(before *chess.Position, m chess.Move) string { return sentence("%s", moveText(before, m)) },
	Undone: func(before *chess.Position, m chess.Move) string {
		return sentence("taken back: %s", moveText(before, m))
	},
	After: func(g *tutor.Game) string {
		if g.Ply() == 0 {
			return "The start of the game"
		}
		before := g.PositionAt(g.Ply() - 1)
		dots := "."
		if before.Turn() == chess.Black {
			dots = "..."
		}
		return fmt.Sprintf("After %d%s %s", before.MoveNumber(), dots, before.SAN(g.Moves()[g.Ply()-1]))
	},
	Player: func(g *tutor.Game, c chess.Color) (name, note string) {
		switch computer, plays := g.Computer(); {
		case !plays:
			return color(c), ""
		case c == computer:
			level := g.Setup().Level
			if character := levels.Characters[level]; character != "" {
				return "Computer", character
			}
			name := levelName(level)
			return "Computer", strings.ToLower(name[:1]) + name[1:]
		}
		return "You", "play " + color(c)
	},
	Taken: func(player string, pieces []chess.Piece) string {
		var types []chess.PieceType
		for _, pc := range pieces {
			types = append(types, pc.Type())
		}
		return player + " took: " + strings.Join(countedEach(types), ", ")
	},
	Again: again, Next: nextGame,
	Play: func(character string) string { return "Play " + character },
}

var shown = say.Shown{
	Step:  func(step, of int) string { return fmt.Sprintf("What if: %d of %d", step, of) },
	Start: "This is how it stands now.",
	Check: "Check.",
	Mate:  "Checkmate.",
	Worth: say.Worths{
		1: "That is as much as a pawn.",
		3: "That is as much as a knight or a bishop.",
		5: "That is as much as a rook.",
		9: "That is as much as a queen.",
	},
	Gain: func(n int, side chess.Color, a tutor.Audience) string {
		v := voice{audience: a}
		switch {
		case n > 0:
			return fmt.Sprintf("In all %s %s.", v.does(side, "win"), points(n))
		case n < 0:
			return fmt.Sprintf("In all %s %s.", v.does(side, "lose"), points(-n))
		}
		return "In all nobody wins anything."
	},
}

// gameState says how a game stands.
func gameState(g *tutor.Game) say.Line {
	p := g.Position()
	if g.Outcome() == chess.Checkmate {
		heading := "Checkmate: " + winner(g) + " won"
		if winner(g) == "you" {
			heading = endTexts.Won
		}
		return say.Line{Heading: heading, Detail: sentence("%s attacks the %s king on %s, and nothing can stop it",
			and(standing(p, p.Checkers())), p.Turn(), p.King(p.Turn()))}
	}
	if heading, drawn := drawHeadings[g.Outcome()]; drawn {
		return say.Line{Heading: heading, Detail: draws[g.Outcome()]}
	}
	if g.ComputerToMove() {
		return say.Line{Heading: say.Capitalized(opponent(g.Setup().Level)) + " is thinking", Detail: ""}
	}
	stands := say.Line{Heading: "Your move"}
	is := "you are"
	if g.Setup().Players == tutor.TwoPlayers {
		stands.Heading, is = color(p.Turn())+" to move", p.Turn().String()+" is"
	}
	if p.InCheck() {
		stands.Detail = sentence("%s in check from %s", is, and(standing(p, p.Checkers())))
	}
	if soon := endsSoon(g); soon != "" {
		stands.Detail = strings.TrimSpace(stands.Detail + " " + soon)
	}
	return stands
}

// drawHeadings name the draws; draws explains them.
var drawHeadings = map[chess.Outcome]string{
	chess.Stalemate:    "Stalemate: a draw",
	chess.Threefold:    "A draw by repetition",
	chess.FiftyMove:    "A draw by the fifty-move rule",
	chess.Insufficient: "A draw: nobody can win",
	chess.MoveLimit:    "A draw by length",
}

// mostMoves is how many moves of each side a game may have.
const mostMoves = tutor.MaxPlies / 2

// longestGame says why a game is a draw for its length.
var longestGame = fmt.Sprintf("That was move %d, the last one of a game here: a draw.", mostMoves)

// toldBefore is how many plies before a game ends for its length its players are told.
const toldBefore = 50

// endsSoon says that a game comes near its greatest length, "" as long as it does not.
func endsSoon(g *tutor.Game) string {
	left := g.PliesLeft()
	if left > toldBefore || g.Outcome() != chess.Playing {
		return ""
	}
	return fmt.Sprintf("This game is very long. In %s it is a draw.", amount((left+1)/2, "move"))
}

// winner names the side that mated, in the middle of a sentence.
func winner(g *tutor.Game) string {
	side, _ := g.Winner()
	switch computer, plays := g.Computer(); {
	case !plays:
		return color(side)
	case side == computer:
		return opponent(g.Setup().Level)
	}
	return "you"
}

// moveText says a move: "black knight from b8 to c6 takes the pawn".
func moveText(p *chess.Position, m chess.Move) string {
	text := fmt.Sprintf("%s from %s to %s", p.At(m.From()), m.From(), m.To())
	if m.IsCastle() {
		return text + ", castling"
	}
	if taken := chess.Taken(p, m); taken != chess.NoPiece {
		text += " takes the " + taken.Type().String()
	}
	if t := m.Promotion(); t != chess.NoPieceType {
		text += " and becomes a " + t.String()
	}
	return text
}

// again says how a game against the computer ended, and whom to try next.
func again(g *tutor.Game, next ai.Level) string {
	text := "Nobody won."
	if _, won := g.Winner(); won {
		text = sentence("%s won", winner(g))
	}
	if whom := nextGame(g, next); whom != "" {
		text += " " + whom
	}
	return text
}

// nextGame says whom to try after a game, "" if it is the same again.
func nextGame(g *tutor.Game, next ai.Level) string {
	if next == g.Setup().Level {
		return ""
	}
	return "Try " + levels.Characters[next] + " next."
}

// levelName returns a level's name. Language.Level cannot be used here: English, which it belongs to, is
// initialized with these functions.
func levelName(l ai.Level) string {
	if words, ok := levels.Each[l]; ok {
		return words.Name
	}
	return levels.Each[ai.ThreePlies].Name
}
