package ukrainian

import (
	"fmt"
	"strings"

	"chesstutor/ai"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/say"
)

var gameTexts = say.Game{
	State: gameState, Wait: "Пауза", Begun: "Нова партія.",
	Move: func(before *chess.Position, m chess.Move) string { return sentence("%s", moveText(before, m)) },
	Undone: func(before *chess.Position, m chess.Move) string {
		return sentence("хід повернуто: %s", moveText(before, m))
	},
	After: func(g *tutor.Game) string {
		if g.Ply() == 0 {
			return "Початок партії"
		}
		before := g.PositionAt(g.Ply() - 1)
		dots := "."
		if before.Turn() == chess.Black {
			dots = "..."
		}
		return fmt.Sprintf("Після %d%s %s", before.MoveNumber(), dots, letters(before.SAN(g.Moves()[g.Ply()-1])))
	},
	Player: func(g *tutor.Game, c chess.Color) (name, note string) {
		switch computer, plays := g.Computer(); {
		case !plays:
			return color(c), ""
		case c == computer:
			level := g.Setup().Level
			if character := levels.Characters[level]; character != "" {
				return "Комп’ютер", character
			}
			name := levelName(level)
			return "Комп’ютер", strings.ToLower(name)
		}
		return "Ти", "граєш за " + theColor(c, accusative)
	},
	Taken: func(player string, pieces []chess.Piece) string {
		var types []chess.PieceType
		for _, pc := range pieces {
			types = append(types, pc.Type())
		}
		return player + ", узяті фігури: " + strings.Join(countedEach(types, nominative), ", ")
	},
	Again: again, Next: nextGame,
	Play: func(character string) string { return "Грати: " + character },
}

var shown = say.Shown{
	Step:  func(step, of int) string { return fmt.Sprintf("Можливо: %d із %d", step, of) },
	Start: "Ось як усе стоїть тепер.",
	Check: "Шах.",
	Mate:  "Мат.",
	Worth: say.Worths{
		1: "Стільки важить пішак.",
		3: "Стільки важить кінь чи слон.",
		5: "Стільки важить тура.",
		9: "Стільки важить ферзь.",
	},
	Gain: func(n int, side chess.Color, a tutor.Audience) string {
		v := voice{audience: a}
		switch {
		case n > 0:
			return fmt.Sprintf("Загалом %s %s.",
				v.does(side, "виграєш", "виграє", "виграють"), points(n))
		case n < 0:
			return fmt.Sprintf("Загалом %s %s.",
				v.does(side, "втрачаєш", "втрачає", "втрачають"), points(-n))
		}
		return "Загалом ніхто нічого не виграє."
	},
}

// gameState says how a game stands.
func gameState(g *tutor.Game) say.Line {
	p := g.Position()
	if g.Outcome() == chess.Checkmate {
		heading := "Мат: " + winner(g)
		if winner(g) == youWon {
			heading = endTexts.Won
		}
		checkers := standing(p, p.Checkers(), nominative)
		return say.Line{Heading: heading, Detail: sentence("%s %s %s на %s, і порятунку немає",
			and(checkers), choose(len(checkers), "атакує", "атакують", "атакують"),
			colored(chess.PieceOf(chess.King, p.Turn()), accusative), p.King(p.Turn()))}
	}
	if heading, drawn := drawHeadings[g.Outcome()]; drawn {
		return say.Line{Heading: heading, Detail: draws[g.Outcome()]}
	}
	if g.ComputerToMove() {
		return say.Line{Heading: say.Capitalized(opponent(g.Setup().Level, nominative)) + " думає", Detail: ""}
	}
	stands := say.Line{Heading: "Твій хід"}
	to := "тобі"
	if g.Setup().Players == tutor.TwoPlayers {
		stands.Heading, to = "Хід "+theColor(p.Turn(), genitive), theColor(p.Turn(), dative)
	}
	if p.InCheck() {
		stands.Detail = sentence("%s шах: його дає %s", to, and(standing(p, p.Checkers(), nominative)))
	}
	if soon := endsSoon(g); soon != "" {
		stands.Detail = strings.TrimSpace(stands.Detail + " " + soon)
	}
	return stands
}

// drawHeadings name the draws; draws explains them.
var drawHeadings = map[chess.Outcome]string{
	chess.Stalemate:    "Пат: нічия",
	chess.Threefold:    "Нічия: повторення",
	chess.FiftyMove:    "Нічия за правилом п’ятдесяти ходів",
	chess.Insufficient: "Нічия: ніхто не може виграти",
	chess.MoveLimit:    "Нічия: партія задовга",
}

// mostMoves is how many moves of each side a game may have.
const mostMoves = tutor.MaxPlies / 2

// longestGame says why a game is a draw for its length.
var longestGame = fmt.Sprintf("Це був хід %d, останній у партії тут: нічия.", mostMoves)

// toldBefore is how many plies before a game ends for its length its players are told.
const toldBefore = 50

// endsSoon says that a game comes near its greatest length, "" as long as it does not.
func endsSoon(g *tutor.Game) string {
	left := g.PliesLeft()
	if left > toldBefore || g.Outcome() != chess.Playing {
		return ""
	}
	return fmt.Sprintf("Партія дуже довга. Через %s буде нічия.", amount((left+1)/2, "хід", "ходи", "ходів"))
}

// youWon is what winner says to the one who did.
const youWon = "перемога твоя"

// winner tells in the middle of a sentence which side mated.
func winner(g *tutor.Game) string {
	side, _ := g.Winner()
	switch computer, plays := g.Computer(); {
	case !plays:
		return "перемога " + theColor(side, genitive)
	case side == computer:
		return "перемога " + opponent(g.Setup().Level, genitive)
	}
	return youWon
}

// moveText says a move: "чорний кінь з b8 на c6, бере пішака".
func moveText(p *chess.Position, m chess.Move) string {
	text := fmt.Sprintf("%s з %s на %s", colored(p.At(m.From()), nominative), m.From(), m.To())
	if m.IsCastle() {
		return text + ", рокіровка"
	}
	if taken := chess.Taken(p, m); taken != chess.NoPiece {
		text += ", бере " + name(taken.Type(), accusative)
	}
	if t := m.Promotion(); t != chess.NoPieceType {
		text += ", стає " + name(t, instrumental)
	}
	return text
}

// again says how a game against the computer ended, and whom to try next.
func again(g *tutor.Game, next ai.Level) string {
	text := "Не виграв ніхто."
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
	return "Спробуй тепер: " + levels.Characters[next] + "."
}

// levelName returns a level's name. Language.Level cannot be used here: Ukrainian, which it belongs to, is
// initialized with these functions.
func levelName(l ai.Level) string {
	if words, ok := levels.Each[l]; ok {
		return words.Name
	}
	return levels.Each[ai.ThreePlies].Name
}
