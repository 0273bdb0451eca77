package german

import (
	"fmt"
	"strings"

	"chesstutor/ai"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/say"
)

var gameTexts = say.Game{
	State: gameState, Wait: "Angehalten", Begun: "Ein neues Spiel.",
	Move: func(before *chess.Position, m chess.Move) string { return sentence("%s", moveText(before, m)) },
	Undone: func(before *chess.Position, m chess.Move) string {
		return sentence("zurückgenommen: %s", moveText(before, m))
	},
	After: func(g *tutor.Game) string {
		if g.Ply() == 0 {
			return "Der Anfang des Spiels"
		}
		before := g.PositionAt(g.Ply() - 1)
		dots := "."
		if before.Turn() == chess.Black {
			dots = "..."
		}
		return fmt.Sprintf("Nach %d%s %s", before.MoveNumber(), dots, letters(before.SAN(g.Moves()[g.Ply()-1])))
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
		return "Du", "spielst " + color(c)
	},
	Taken: func(player string, pieces []chess.Piece) string {
		var types []chess.PieceType
		for _, pc := range pieces {
			types = append(types, pc.Type())
		}
		return player + ", geschlagen: " + strings.Join(countedEach(types, nominative), ", ")
	},
	Again: again, Next: nextGame,
	Play: func(character string) string { return "Gegen " + character + " spielen" },
}

var shown = say.Shown{
	Step:  func(step, of int) string { return fmt.Sprintf("Möglich: %d von %d", step, of) },
	Start: "So steht es jetzt.",
	Check: "Schach.",
	Mate:  "Schachmatt.",
	Worth: say.Worths{
		1: "Das ist so viel wie ein Bauer.",
		3: "Das ist so viel wie ein Springer oder ein Läufer.",
		5: "Das ist so viel wie ein Turm.",
		9: "Das ist so viel wie eine Dame.",
	},
	Gain: func(n int, side chess.Color, a tutor.Audience) string {
		v := voice{audience: a}
		switch {
		case n > 0:
			return fmt.Sprintf("Insgesamt %s %s %s.", v.does(side, "gewinnst", "gewinnt"), v.side(side), points(n))
		case n < 0:
			return fmt.Sprintf("Insgesamt %s %s %s.", v.does(side, "verlierst", "verliert"), v.side(side), points(-n))
		}
		return "Insgesamt gewinnt niemand etwas."
	},
}

// gameState says how a game stands.
func gameState(g *tutor.Game) say.Line {
	p := g.Position()
	if g.Outcome() == chess.Checkmate {
		heading := "Schachmatt: " + winner(g)
		if winner(g) == youWon {
			heading = endTexts.Won
		}
		checkers := standing(p, p.Checkers(), nominative)
		return say.Line{Heading: heading, Detail: sentence("%s %s %s auf %s an, und nichts kann helfen",
			and(checkers), choose(len(checkers), "greift", "greifen"),
			colored(chess.PieceOf(chess.King, p.Turn()), accusative), p.King(p.Turn()))}
	}
	if heading, drawn := drawHeadings[g.Outcome()]; drawn {
		return say.Line{Heading: heading, Detail: draws[g.Outcome()]}
	}
	if g.ComputerToMove() {
		return say.Line{Heading: say.Capitalized(opponent(g.Setup().Level, nominative)) + " denkt nach", Detail: ""}
	}
	stands := say.Line{Heading: "Du bist am Zug"}
	is := "du stehst"
	if g.Setup().Players == tutor.TwoPlayers {
		stands.Heading, is = color(p.Turn())+" ist am Zug", color(p.Turn())+" steht"
	}
	if p.InCheck() {
		stands.Detail = sentence("%s im Schach durch %s", is, and(standing(p, p.Checkers(), accusative)))
	}
	if soon := endsSoon(g); soon != "" {
		stands.Detail = strings.TrimSpace(stands.Detail + " " + soon)
	}
	return stands
}

// drawHeadings name the draws; draws explains them.
var drawHeadings = map[chess.Outcome]string{
	chess.Stalemate:    "Patt: remis",
	chess.Threefold:    "Remis durch Wiederholung",
	chess.FiftyMove:    "Remis nach der 50-Züge-Regel",
	chess.Insufficient: "Remis: Niemand kann gewinnen",
	chess.MoveLimit:    "Remis wegen der Länge",
}

// mostMoves is how many moves of each side a game may have.
const mostMoves = tutor.MaxPlies / 2

// longestGame says why a game is a draw for its length.
var longestGame = fmt.Sprintf("Das war Zug %d, der letzte eines Spiels hier: remis.", mostMoves)

// toldBefore is how many plies before a game ends for its length its players are told.
const toldBefore = 50

// endsSoon says that a game comes near its greatest length, "" as long as it does not.
func endsSoon(g *tutor.Game) string {
	left := g.PliesLeft()
	if left > toldBefore || g.Outcome() != chess.Playing {
		return ""
	}
	return fmt.Sprintf("Dieses Spiel ist sehr lang. In %s ist es remis.", amount((left+1)/2, "Zug", "Zügen"))
}

// youWon is what winner says to the one who did.
const youWon = "du hast gewonnen"

// winner tells in the middle of a sentence which side mated.
func winner(g *tutor.Game) string {
	side, _ := g.Winner()
	switch computer, plays := g.Computer(); {
	case !plays:
		return color(side) + " hat gewonnen"
	case side == computer:
		return opponent(g.Setup().Level, nominative) + " hat gewonnen"
	}
	return youWon
}

// moveText says a move: "schwarzer Springer von b8 nach c6, schlägt einen Bauern".
func moveText(p *chess.Position, m chess.Move) string {
	text := fmt.Sprintf("%s von %s nach %s", bareColored(p.At(m.From())), m.From(), m.To())
	if m.IsCastle() {
		return text + ", Rochade"
	}
	if taken := chess.Taken(p, m); taken != chess.NoPiece {
		text += ", schlägt " + with("ein", taken.Type(), accusative)
	}
	if t := m.Promotion(); t != chess.NoPieceType {
		text += ", wird " + to(t)
	}
	return text
}

// again says how a game against the computer ended, and whom to try next.
func again(g *tutor.Game, next ai.Level) string {
	text := "Niemand hat gewonnen."
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
	return "Versuch als Nächstes " + levels.Characters[next] + "."
}

// levelName returns a level's name. Language.Level cannot be used here: German, which it belongs to, is
// initialized with these functions.
func levelName(l ai.Level) string {
	if words, ok := levels.Each[l]; ok {
		return words.Name
	}
	return levels.Each[ai.ThreePlies].Name
}
