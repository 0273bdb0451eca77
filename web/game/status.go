package game

import (
	"fmt"

	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/web/site"
)

// UnderWay reports whether starting over would lose something.
func UnderWay(g *tutor.Game) bool { return g.Ply() > 0 && g.Outcome() == chess.Playing }

// State says how a game stands, in a heading and, where there is more to say,
// in a sentence.
func State(g *tutor.Game) (heading, detail string) {
	p := g.Position()
	switch {
	case g.Outcome() == chess.Checkmate:
		return "Checkmate: " + winnerName(g) + " won", mateDetail(g)
	case g.Outcome() == chess.Stalemate:
		return "Stalemate: a draw", fmt.Sprintf("%s no legal move and %s not in check, so nobody wins.", has(g), is(g))
	case g.Outcome() == chess.Threefold:
		return "A draw by repetition", "The same position has come up for the third time."
	case g.Outcome() == chess.FiftyMove:
		return "A draw by the fifty-move rule", "Fifty moves each have passed without a capture or a pawn move."
	case g.Outcome() == chess.Insufficient:
		return "A draw: nobody can win", "There are not enough pieces left to checkmate."
	case g.ComputerToMove():
		return "The computer is thinking", ""
	}
	if p.InCheck() {
		detail = fmt.Sprintf("%s in check from %s.", Capital(is(g)), PiecesOn(p, p.Checkers()))
	}
	if g.Setup().Players == tutor.AgainstComputer {
		return "Your move", detail
	}
	return Capital(p.Turn().String()) + " to move", detail
}

// winnerName names the side that mated.
func winnerName(g *tutor.Game) string {
	winner, _ := g.Winner()
	switch {
	case g.Setup().Players == tutor.TwoPlayers:
		return Capital(winner.String())
	case winner == tutor.ComputerColor:
		return "the computer"
	}
	return "you"
}

// mateDetail says why it is mate.
func mateDetail(g *tutor.Game) string {
	p := g.Position()
	loser := p.Turn()
	return fmt.Sprintf("%s attacks the %s king on %s, and nothing can stop it.",
		Capital(PiecesOn(p, p.Checkers())), loser, p.King(loser))
}

// is and has speak of the side to move: "you are", "the computer has".
func is(g *tutor.Game) string  { return subject(g, "you are", "the computer is", " is") }
func has(g *tutor.Game) string { return Capital(subject(g, "you have", "the computer has", " has")) }

func subject(g *tutor.Game, you, computer, side string) string {
	turn := g.Position().Turn()
	switch {
	case g.Setup().Players == tutor.TwoPlayers:
		return turn.String() + side
	case turn == tutor.ComputerColor:
		return computer
	}
	return you
}

// Spoken is what a screen reader says of a new state: the last move, if it was
// not the listener's own, and how the game stands; in brief where the tutor says
// the rest.
func Spoken(g *tutor.Game, brief bool) string {
	heading, detail := State(g)
	text := site.Sentence(heading)
	if detail != "" && !brief {
		text += " " + detail
	}
	if g.Ply() == 0 || g.ComputerToMove() {
		return text
	}
	return site.Sentence(MoveWords(g.PositionAt(g.Ply()-1), g.Moves()[g.Ply()-1])) + " " + text
}

// MoveWords says a move in words: "black knight from b8 to c6 takes pawn".
func MoveWords(p *chess.Position, m chess.Move) string {
	text := fmt.Sprintf("%s from %s to %s", p.At(m.From()), m.From(), m.To())
	if m.IsCastle() {
		return text + ", castling"
	}
	if taken := tutor.Taken(p, m); taken != chess.NoPiece {
		text += " takes " + taken.Type().String()
	}
	if t := m.Promotion(); t != chess.NoPieceType {
		text += " and becomes a " + t.String()
	}
	return text
}

// uncapital writes a text's first letter, an ASCII one, small.
func uncapital(text string) string {
	if text == "" || text[0] < 'A' || text[0] > 'Z' {
		return text
	}
	return string(text[0]-'A'+'a') + text[1:]
}

// Capital writes a text's first letter, an ASCII one, large.
func Capital(text string) string {
	if text == "" || text[0] < 'a' || text[0] > 'z' {
		return text
	}
	return string(text[0]-'a'+'A') + text[1:]
}
