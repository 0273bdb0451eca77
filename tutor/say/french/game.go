package french

import (
	"fmt"
	"strings"

	"chesstutor/ai"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/say"
)

var gameTexts = say.Game{
	State: gameState, Wait: "En pause", Begun: "Une nouvelle partie.",
	Move: func(before *chess.Position, m chess.Move) string { return sentence("%s", moveText(before, m)) },
	Undone: func(before *chess.Position, m chess.Move) string {
		return sentence("coup annulé : %s", moveText(before, m))
	},
	After: func(g *tutor.Game) string {
		if g.Ply() == 0 {
			return "Le début de la partie"
		}
		before := g.PositionAt(g.Ply() - 1)
		dots := "."
		if before.Turn() == chess.Black {
			dots = "..."
		}
		return fmt.Sprintf("Après %d%s %s", before.MoveNumber(), dots, letters(before.SAN(g.Moves()[g.Ply()-1])))
	},
	Player: func(g *tutor.Game, c chess.Color) (name, note string) {
		switch computer, plays := g.Computer(); {
		case !plays:
			return color(c), ""
		case c == computer:
			level := g.Setup().Level
			if character := levels.Characters[level]; character != "" {
				return "Ordinateur", character
			}
			name := levelName(level)
			return "Ordinateur", strings.ToLower(name[:1]) + name[1:]
		}
		return "Toi", "avec les " + color(c)
	},
	Taken: func(player string, pieces []chess.Piece) string {
		var types []chess.PieceType
		for _, pc := range pieces {
			types = append(types, pc.Type())
		}
		return player + ", pièces prises : " + strings.Join(countedEach(types), ", ")
	},
	Again: again, Next: nextGame,
	Play: func(character string) string { return "Jouer contre " + character },
}

var shown = say.Shown{
	Step:  func(step, of int) string { return fmt.Sprintf("Possible : %d sur %d", step, of) },
	Start: "Voici où en est la partie.",
	Check: "Échec.",
	Mate:  "Échec et mat.",
	Worth: say.Worths{
		1: "C'est autant qu'un pion.",
		3: "C'est autant qu'un cavalier ou un fou.",
		5: "C'est autant qu'une tour.",
		9: "C'est autant qu'une dame.",
	},
	Gain: func(n int, side chess.Color, a tutor.Audience) string {
		v := voice{audience: a}
		switch {
		case n > 0:
			return fmt.Sprintf("En tout, %s %s.",
				v.does(side, "gagnes", "gagne", "gagnent"), points(n))
		case n < 0:
			return fmt.Sprintf("En tout, %s %s.",
				v.does(side, "perds", "perd", "perdent"), points(-n))
		}
		return "En tout, personne ne gagne rien."
	},
}

// gameState says how a game stands.
func gameState(g *tutor.Game) say.Line {
	p := g.Position()
	if g.Outcome() == chess.Checkmate {
		heading := "Échec et mat : " + winner(g)
		if winner(g) == youWon {
			heading = endTexts.Won
		}
		checkers := standing(p, p.Checkers(), bare)
		return say.Line{Heading: heading, Detail: sentence("%s %s %s en %s, et rien ne peut l'arrêter",
			and(checkers), choose(len(checkers), "attaque", "attaquent"),
			colored(chess.PieceOf(chess.King, p.Turn()), bare), p.King(p.Turn()))}
	}
	if heading, drawn := drawHeadings[g.Outcome()]; drawn {
		return say.Line{Heading: heading, Detail: draws[g.Outcome()]}
	}
	if g.ComputerToMove() {
		return say.Line{Heading: say.Capitalized(opponent(g.Setup().Level)) + " réfléchit", Detail: ""}
	}
	stands := say.Line{Heading: "À toi"}
	is := "tu es"
	if g.Setup().Players == tutor.TwoPlayers {
		stands.Heading, is = "Aux "+color(p.Turn()), theColor(p.Turn())+" sont"
	}
	if p.InCheck() {
		stands.Detail = sentence("%s en échec par %s", is, and(standing(p, p.Checkers(), bare)))
	}
	if soon := endsSoon(g); soon != "" {
		stands.Detail = strings.TrimSpace(stands.Detail + " " + soon)
	}
	return stands
}

// drawHeadings name the draws; draws explains them.
var drawHeadings = map[chess.Outcome]string{
	chess.Stalemate:    "Pat : nulle",
	chess.Threefold:    "Nulle par répétition",
	chess.FiftyMove:    "Nulle par la règle des cinquante coups",
	chess.Insufficient: "Nulle : personne ne peut gagner",
	chess.MoveLimit:    "Nulle : la partie est trop longue",
}

// mostMoves is how many moves of each side a game may have.
const mostMoves = tutor.MaxPlies / 2

// longestGame says why a game is a draw for its length.
var longestGame = fmt.Sprintf("C'était le coup %d, le dernier d'une partie ici : nulle.", mostMoves)

// toldBefore is how many plies before a game ends for its length its players are told.
const toldBefore = 50

// endsSoon says that a game comes near its greatest length, "" as long as it does not.
func endsSoon(g *tutor.Game) string {
	left := g.PliesLeft()
	if left > toldBefore || g.Outcome() != chess.Playing {
		return ""
	}
	return fmt.Sprintf("Cette partie est très longue. Dans %s, elle sera nulle.", amount((left+1)/2, "coup", "coups"))
}

// youWon is what winner says to the one who did.
const youWon = "tu as gagné"

// winner tells in the middle of a sentence which side mated.
func winner(g *tutor.Game) string {
	side, _ := g.Winner()
	switch computer, plays := g.Computer(); {
	case !plays:
		return theColor(side) + " ont gagné"
	case side == computer:
		return opponent(g.Setup().Level) + " a gagné"
	}
	return youWon
}

// moveText says a move: "cavalier noir de b8 en c6, prend un pion".
func moveText(p *chess.Position, m chess.Move) string {
	text := fmt.Sprintf("%s de %s en %s", bareColored(p.At(m.From())), m.From(), m.To())
	if m.IsCastle() {
		return text + ", roque"
	}
	if taken := chess.Taken(p, m); taken != chess.NoPiece {
		text += ", prend " + a(taken.Type())
	}
	if t := m.Promotion(); t != chess.NoPieceType {
		text += ", devient " + name(t)
	}
	return text
}

// again says how a game against the computer ended, and whom to try next.
func again(g *tutor.Game, next ai.Level) string {
	text := "Personne n'a gagné."
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
	return "Essaie maintenant " + levels.Characters[next] + "."
}

// levelName returns a level's name. Language.Level cannot be used here: French, which it belongs to, is
// initialized with these functions.
func levelName(l ai.Level) string {
	if words, ok := levels.Each[l]; ok {
		return words.Name
	}
	return levels.Each[ai.ThreePlies].Name
}
