package ukrainian

import (
	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
	"chesstutor/tutor/say"
)

var labels = say.Labels{
	Square: squareLabel, Move: moveLabel, Chosen: "вибрано", Pointed: "показано",
	Marked: "позначено", Found: "правильно: її можна взяти", Missed: "не позначено, але її можна взяти",
	Wrong: "неправильно: її не можна взяти",
	Graded: func(p *chess.Position, m say.GradedMove) string {
		text := moveLabel(p, m.Move)
		if but, dear := safeButWords[m.Grade]; m.Safe() && dear {
			return text + but
		}
		if m.Safe() {
			return text + "Безпечно." + gradeWords[m.Grade]
		}
		next := p.Play(m.Move)
		takers := standing(&next, m.Takers, nominative)
		return text + "Небезпечно: там " + choose(len(takers), "може", "можуть",
			"можуть") + " узяти " + and(takers) + "." +
			gradeWords[m.Grade]
	},
	Piece: func(t chess.PieceType) string { return name(t, nominative) },
}

// occupied names a square and what stands on it: "e4, білий пішак".
func occupied(s chess.Square, pc chess.Piece) string {
	if pc == chess.NoPiece {
		return s.String() + ", порожнє"
	}
	return s.String() + ", " + colored(pc, nominative)
}

// squareLabel returns the label of a square: "e4, білий пішак, може ходити,
// під загрозою: кінь на f6".
func squareLabel(p *chess.Position, seen say.SquareSeen) string {
	pc := p.At(seen.Square)
	label := occupied(seen.Square, pc)
	if pc.Type() == chess.King && pc.Color() == p.Turn() && p.InCheck() {
		label += ", шах, його дає " + and(standing(p, p.Checkers(), nominative))
	}
	if seen.CanMove {
		label += ", може ходити"
	}
	if seen.Threatened != 0 {
		label += ", під загрозою: " + and(standing(p, seen.Threatened, nominative))
	}
	switch {
	case seen.CameFrom != chess.NoSquare:
		label += ", щойно сюди з " + seen.CameFrom.String()
	case seen.JustLeft:
		label += ", щойно звільнилося"
	}
	return label
}

// moveLabel returns the label of a square to which the chosen piece may go.
func moveLabel(p *chess.Position, m chess.Move) string {
	taken := p.At(m.To())
	text := occupied(m.To(), taken)
	switch {
	case m.IsEnPassant():
		text += ". Можна взяти пішака на проході. "
	case m.IsCastle():
		text += ". Можна рокірувати. "
	case taken != chess.NoPiece:
		text += ". Можна взяти " + pronoun(taken.Type()) + ". "
	default:
		text += ". Сюди можна піти. "
	}
	if m.Promotion() != chess.NoPieceType {
		text += "Пішак перетвориться. "
	}
	return text
}

// safeButWords describe grades of moves of which the piece that moves is safe, but what is left behind is not.
var safeButWords = map[fact.Grade]string{
	fact.AllowsMate: "Тут безпечно, але це пропускає мат.",
	fact.Loses:      "Тут безпечно, але деінде втратиш очки.",
}

// gradeWords describe grades more exactly than "безпечно" and "небезпечно".
var gradeWords = map[fact.Grade]string{
	fact.Mates:      " Мат.",
	fact.Stalemates: " Пат: нічия.",
	fact.AllowsMate: " Це пропускає мат.",
	fact.Loses:      " Втратиш очки.",
	fact.Guarded:    " Але очок не втратиш.",
}
