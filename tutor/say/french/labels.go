package french

import (
	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
	"chesstutor/tutor/say"
)

var labels = say.Labels{
	Square: squareLabel, Move: moveLabel, Chosen: "choisie", Pointed: "montrée",
	Marked: "marquée", Found: "juste : on peut la prendre", Missed: "pas marquée, mais on peut la prendre",
	Wrong: "faux : rien ne peut la prendre",
	Graded: func(p *chess.Position, m say.GradedMove) string {
		text := moveLabel(p, m.Move)
		if but, dear := safeButWords[m.Grade]; m.Safe() && dear {
			return text + but
		}
		if m.Safe() {
			return text + "En sécurité." + gradeWords[m.Grade]
		}
		next := p.Play(m.Move)
		takers := standing(&next, m.Takers, bare)
		return text + "En danger : " + and(takers) + " " + choose(len(takers), "pourrait", "pourraient") +
			" y prendre." + gradeWords[m.Grade]
	},
	Piece: name,
}

// occupied names a square and what stands on it: "e4, pion blanc".
func occupied(s chess.Square, pc chess.Piece) string {
	if pc == chess.NoPiece {
		return s.String() + ", vide"
	}
	return s.String() + ", " + bareColored(pc)
}

// squareLabel returns the label of a square: "e4, pion blanc, peut bouger,
// menacé par le cavalier en f6".
func squareLabel(p *chess.Position, seen say.SquareSeen) string {
	pc := p.At(seen.Square)
	label := occupied(seen.Square, pc)
	if pc.Type() == chess.King && pc.Color() == p.Turn() && p.InCheck() {
		label += ", en échec par " + and(standing(p, p.Checkers(), bare))
	}
	if seen.CanMove {
		label += ", peut bouger"
	}
	if seen.Threatened != 0 {
		label += ", sous la menace " + and(standing(p, seen.Threatened, of))
	}
	switch {
	case seen.CameFrom != chess.NoSquare:
		label += ", vient d'arriver de " + seen.CameFrom.String()
	case seen.JustLeft:
		label += ", vient d'être libérée"
	}
	return label
}

// moveLabel returns the label of a square to which the chosen piece may go.
func moveLabel(p *chess.Position, m chess.Move) string {
	taken := p.At(m.To())
	text := occupied(m.To(), taken)
	switch {
	case m.IsEnPassant():
		text += ". Tu peux prendre le pion en passant. "
	case m.IsCastle():
		text += ". Tu peux roquer. "
	case taken != chess.NoPiece:
		text += ". Tu peux " + it(taken.Type(), "prendre") + ". "
	default:
		text += ". Tu peux aller ici. "
	}
	if m.Promotion() != chess.NoPieceType {
		text += "Le pion est promu. "
	}
	return text
}

// safeButWords describe grades of moves of which the piece that moves is safe, but what is left behind is not.
var safeButWords = map[fact.Grade]string{
	fact.AllowsMate: "En sécurité ici, mais cela permet le mat.",
	fact.Loses:      "En sécurité ici, mais tu perdrais des points ailleurs.",
}

// gradeWords describe grades more exactly than "en sécurité" and "en danger".
var gradeWords = map[fact.Grade]string{
	fact.Mates:      " Échec et mat.",
	fact.Stalemates: " Pat : nulle.",
	fact.AllowsMate: " Permet le mat.",
	fact.Loses:      " Tu perdrais des points.",
	fact.Guarded:    " Mais tu ne perdrais pas de points.",
}
