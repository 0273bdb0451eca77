package spanish

import (
	"fmt"
	"strings"

	"chesstutor/ai"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/say"
)

var gameTexts = say.Game{
	State: gameState, Wait: "En pausa", Begun: "Una partida nueva.",
	Move: func(before *chess.Position, m chess.Move) string { return sentence("%s", moveText(before, m)) },
	Undone: func(before *chess.Position, m chess.Move) string {
		return sentence("jugada deshecha: %s", moveText(before, m))
	},
	After: func(g *tutor.Game) string {
		if g.Ply() == 0 {
			return "El comienzo de la partida"
		}
		before := g.PositionAt(g.Ply() - 1)
		dots := "."
		if before.Turn() == chess.Black {
			dots = "..."
		}
		return fmt.Sprintf("Después de %d%s %s", before.MoveNumber(), dots, letters(before.SAN(g.Moves()[g.Ply()-1])))
	},
	Player: func(g *tutor.Game, c chess.Color) (name, note string) {
		switch computer, plays := g.Computer(); {
		case !plays:
			return color(c), ""
		case c == computer:
			level := g.Setup().Level
			if character := levels.Characters[level]; character != "" {
				return "Máquina", character
			}
			name := levelName(level)
			return "Máquina", strings.ToLower(name[:1]) + name[1:]
		}
		return "Tú", "juegas con " + strings.ToLower(color(c))
	},
	Taken: func(player string, pieces []chess.Piece) string {
		var types []chess.PieceType
		for _, pc := range pieces {
			types = append(types, pc.Type())
		}
		return player + ", piezas capturadas: " + strings.Join(countedEach(types), ", ")
	},
	Again: again, Next: nextGame,
	Play: func(character string) string { return "Jugar contra " + character },
}

var shown = say.Shown{
	Step:  func(step, of int) string { return fmt.Sprintf("Posible: %d de %d", step, of) },
	Start: "Así está ahora.",
	Check: "Jaque.",
	Mate:  "Jaque mate.",
	Worth: say.Worths{
		1: "Es tanto como un peón.",
		3: "Es tanto como un caballo o un alfil.",
		5: "Es tanto como una torre.",
		9: "Es tanto como una dama.",
	},
	Gain: func(n int, side chess.Color, a tutor.Audience) string {
		v := voice{audience: a}
		switch {
		case n > 0:
			return fmt.Sprintf("En total %s %s.",
				v.does(side, "ganas", "gana", "ganan"), points(n))
		case n < 0:
			return fmt.Sprintf("En total %s %s.",
				v.does(side, "pierdes", "pierde", "pierden"), points(-n))
		}
		return "En total nadie gana nada."
	},
}

// gameState says how a game stands.
func gameState(g *tutor.Game) say.Line {
	p := g.Position()
	if g.Outcome() == chess.Checkmate {
		heading := "Jaque mate: " + winner(g)
		if winner(g) == youWon {
			heading = endTexts.Won
		}
		checkers := standing(p, p.Checkers(), bare)
		return say.Line{Heading: heading, Detail: sentence("%s %s %s de %s, y nada puede impedirlo",
			and(checkers), choose(len(checkers), "ataca", "atacan"),
			colored(chess.PieceOf(chess.King, p.Turn()), to), p.King(p.Turn()))}
	}
	if heading, drawn := drawHeadings[g.Outcome()]; drawn {
		return say.Line{Heading: heading, Detail: draws[g.Outcome()]}
	}
	if g.ComputerToMove() {
		return say.Line{Heading: say.Capitalized(opponent(g.Setup().Level)) + " está pensando", Detail: ""}
	}
	stands := say.Line{Heading: "Te toca"}
	is := "estás"
	if g.Setup().Players == tutor.TwoPlayers {
		stands.Heading, is = "Juegan "+theColor(p.Turn()), theColor(p.Turn())+" están"
	}
	if p.InCheck() {
		stands.Detail = sentence("%s en jaque %s", is, and(standing(p, p.Checkers(), of)))
	}
	if soon := endsSoon(g); soon != "" {
		stands.Detail = strings.TrimSpace(stands.Detail + " " + soon)
	}
	return stands
}

// drawHeadings name the draws; draws explains them.
var drawHeadings = map[chess.Outcome]string{
	chess.Stalemate:    "Rey ahogado: tablas",
	chess.Threefold:    "Tablas por repetición",
	chess.FiftyMove:    "Tablas por la regla de las cincuenta jugadas",
	chess.Insufficient: "Tablas: nadie puede ganar",
	chess.MoveLimit:    "Tablas: la partida es demasiado larga",
}

// mostMoves is how many moves of each side a game may have.
const mostMoves = tutor.MaxPlies / 2

// longestGame says why a game is a draw for its length.
var longestGame = fmt.Sprintf("Esa fue la jugada %d, la última de una partida aquí: tablas.", mostMoves)

// toldBefore is how many plies before a game ends for its length its players are told.
const toldBefore = 50

// endsSoon says that a game comes near its greatest length, "" as long as it does not.
func endsSoon(g *tutor.Game) string {
	left := g.PliesLeft()
	if left > toldBefore || g.Outcome() != chess.Playing {
		return ""
	}
	return fmt.Sprintf("Esta partida es muy larga. En %s serán tablas.", amount((left+1)/2, "jugada", "jugadas"))
}

// youWon is what winner says to the one who did.
const youWon = "has ganado"

// winner tells in the middle of a sentence which side mated.
func winner(g *tutor.Game) string {
	side, _ := g.Winner()
	switch computer, plays := g.Computer(); {
	case !plays:
		return "ganan " + theColor(side)
	case side == computer:
		return "gana " + opponent(g.Setup().Level)
	}
	return youWon
}

// moveText says a move: "caballo negro de b8 a c6, captura un peón".
func moveText(p *chess.Position, m chess.Move) string {
	text := fmt.Sprintf("%s de %s a %s", bareColored(p.At(m.From())), m.From(), m.To())
	if m.IsCastle() {
		return text + ", enroque"
	}
	if taken := chess.Taken(p, m); taken != chess.NoPiece {
		text += ", captura " + a(taken.Type())
	}
	if t := m.Promotion(); t != chess.NoPieceType {
		text += ", se convierte en " + name(t)
	}
	return text
}

// again says how a game against the computer ended, and whom to try next.
func again(g *tutor.Game, next ai.Level) string {
	text := "No ganó nadie."
	if _, won := g.Winner(); won {
		text = sentence("%s", winner(g))
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
	return "Prueba ahora con " + levels.Characters[next] + "."
}

// levelName returns a level's name. Language.Level cannot be used here: Spanish, which it belongs to, is
// initialized with these functions.
func levelName(l ai.Level) string {
	if words, ok := levels.Each[l]; ok {
		return words.Name
	}
	return levels.Each[ai.ThreePlies].Name
}
