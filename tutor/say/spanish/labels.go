package spanish

import (
	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
	"chesstutor/tutor/say"
)

var labels = say.Labels{
	Square: squareLabel, Move: moveLabel, Chosen: "elegida", Pointed: "mostrada",
	Marked: "marcada", Found: "bien: se puede capturar", Missed: "sin marcar, pero se puede capturar",
	Wrong: "mal: nada puede capturarla",
	Graded: func(p *chess.Position, m say.GradedMove) string {
		text := moveLabel(p, m.Move)
		if but, dear := safeButWords[m.Grade]; m.Safe() && dear {
			return text + but
		}
		if m.Safe() {
			return text + "A salvo." + gradeWords[m.Grade]
		}
		next := p.Play(m.Move)
		takers := standing(&next, m.Takers, bare)
		return text + "En peligro: ahí " + choose(len(takers), "podría", "podrían") + " capturar " + and(takers) + "." +
			gradeWords[m.Grade]
	},
	Piece: name,
}

// occupied names a square and what stands on it: "e4, peón blanco".
func occupied(s chess.Square, pc chess.Piece) string {
	if pc == chess.NoPiece {
		return s.String() + ", vacía"
	}
	return s.String() + ", " + bareColored(pc)
}

// squareLabel returns the label of a square: "e4, peón blanco, se puede mover,
// bajo amenaza del caballo de f6".
func squareLabel(p *chess.Position, seen say.SquareSeen) string {
	pc := p.At(seen.Square)
	label := occupied(seen.Square, pc)
	if pc.Type() == chess.King && pc.Color() == p.Turn() && p.InCheck() {
		label += ", en jaque " + and(standing(p, p.Checkers(), of))
	}
	if seen.CanMove {
		label += ", se puede mover"
	}
	if seen.Threatened != 0 {
		label += ", bajo amenaza " + and(standing(p, seen.Threatened, of))
	}
	switch {
	case seen.CameFrom != chess.NoSquare:
		label += ", acaba de llegar de " + seen.CameFrom.String()
	case seen.JustLeft:
		label += ", acaba de quedar libre"
	}
	return label
}

// moveLabel returns the label of a square to which the chosen piece may go.
func moveLabel(p *chess.Position, m chess.Move) string {
	taken := p.At(m.To())
	text := occupied(m.To(), taken)
	switch {
	case m.IsEnPassant():
		text += ". Puedes capturar el peón al paso. "
	case m.IsCastle():
		text += ". Puedes enrocar. "
	case taken != chess.NoPiece:
		text += ". Puedes capturar" + pronoun(taken.Type()) + ". "
	default:
		text += ". Puedes mover aquí. "
	}
	if m.Promotion() != chess.NoPieceType {
		text += "El peón corona. "
	}
	return text
}

// safeButWords describe grades of moves of which the piece that moves is safe, but what is left behind is not.
var safeButWords = map[fact.Grade]string{
	fact.AllowsMate: "A salvo aquí, pero permite jaque mate.",
	fact.Loses:      "A salvo aquí, pero perderías puntos en otra parte.",
}

// gradeWords describe grades more exactly than "a salvo" and "en peligro".
var gradeWords = map[fact.Grade]string{
	fact.Mates:      " Jaque mate.",
	fact.Stalemates: " Rey ahogado: tablas.",
	fact.AllowsMate: " Permite jaque mate.",
	fact.Loses:      " Perderías puntos.",
	fact.Guarded:    " Pero no perderías puntos.",
}
