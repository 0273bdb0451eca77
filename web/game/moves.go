package game

import (
	"net/http"

	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/say"
	"chesstutor/web/site"
)

// WriteMoves answers GET /moves: with the legal moves in the current position or at the requested ply, and with all
// marks if the viewer may see them.
func WriteMoves(w http.ResponseWriter, q site.Form, v Viewer, g *tutor.Game) error {
	ply, err := q.Ply(g)
	if err != nil {
		return err
	}
	return site.WriteJSON(w, http.StatusOK, movesOf(v, g.Until(ply)))
}

// movesOf returns what the viewer may know of the legal moves in the last position of a game: all marks, or without
// the tutor's help only the target squares.
func movesOf(v Viewer, g *tutor.Game) any {
	if v.Helped {
		return newMoves(v, g)
	}
	return newPlainMoves(v, g)
}

// moves is the answer of GET /moves, which is also embedded in the page. Lists of squares are in square order.
type moves struct {
	Rev        string              `json:"rev"`
	Player     bySquare[[]string]  `json:"player"`     // targets of each piece of the side to move
	Threats    bySquare[[]string]  `json:"threats"`    // by threatened piece and unsafe target: the attackers
	Threatened bySquare[[]string]  `json:"threatened"` // threatened pieces alone
	Unsafe     map[string][]string `json:"unsafe"`     // by unsafe move in UCI notation: the pieces that could capture
	Fair       []string            `json:"fair"`       // those of the unsafe moves that are a fair trade
	Grades     map[string]string   `json:"grades"`     // the grade of each move
	Checkers   []string            `json:"checkers"`
	Promotions []string            `json:"promotions"` // promotions, as from and to: the client asks for the piece
	besides
	Labels map[string]string `json:"labels"` // what a screen reader says of a move's target
}

// besides holds the side effects of castling and en passant, by move in UCI notation.
type besides struct {
	Along map[string][2]string `json:"along"` // where a castling king's rook goes from and to
	Gone  map[string]string    `json:"gone"`  // where the pawn stands that is taken en passant
}

func newBesides() besides { return besides{Along: map[string][2]string{}, Gone: map[string]string{}} }

func (b *besides) add(m chess.Move) {
	switch {
	case m.IsCastle():
		from, to := m.CastleRook()
		b.Along[m.String()] = [2]string{from.String(), to.String()}
	case m.IsEnPassant():
		b.Gone[m.String()] = chess.TakenOn(m).String()
	}
}

func emptyMoves(g *tutor.Game) moves {
	return moves{
		Rev: g.Rev(), Unsafe: map[string][]string{}, Fair: []string{}, Checkers: []string{}, Promotions: []string{},
		Labels: map[string]string{}, Grades: map[string]string{}, besides: newBesides(),
	}
}

func newMoves(v Viewer, g *tutor.Game) moves {
	answer := emptyMoves(g)
	if g.Outcome() != chess.Playing {
		return answer
	}
	p := g.Position()
	survey := v.Surveys.Of(p)
	marks := survey.Marks()
	var targets, threats [64]chess.Bitboard
	for _, m := range marks.Moves {
		targets[m.From()] |= m.To().Bitboard()
		threats[m.To()] |= m.Takers
		grade := survey.Grade(m.Move)
		answer.Labels[m.String()] = v.Language.Labels.Graded(p, say.GradedMove{MarkedMove: m, Grade: grade})
		answer.Grades[m.String()] = grade.String()
		if !m.Safe() {
			answer.Unsafe[m.String()] = Names(m.Takers)
		}
		if m.Fair {
			answer.Fair = append(answer.Fair, m.String())
		}
		answer.add(m.Move)
		if m.Promotion() == chess.Queen {
			answer.Promotions = append(answer.Promotions, m.From().String()+m.To().String())
		}
	}
	for _, s := range p.Color(p.Turn()).Squares() {
		answer.Player.add(s, Names(targets[s]))
	}
	for s := chess.A1; s <= chess.H8; s++ {
		if by := marks.Threatened[s]; by != 0 {
			answer.Threatened.add(s, Names(by))
		}
		if by := marks.Threatened[s] | threats[s]; by != 0 {
			answer.Threats.add(s, Names(by))
		}
	}
	answer.Checkers = Names(marks.Checkers)
	return answer
}

// plainMoves is the answer of GET /moves for a player without help: only the target squares.
type plainMoves struct {
	Rev        string             `json:"rev"`
	Player     bySquare[[]string] `json:"player"`
	Promotions []string           `json:"promotions"`
	besides
	Labels map[string]string `json:"labels"`
}

func newPlainMoves(v Viewer, g *tutor.Game) plainMoves {
	all := newMoves(v, g)
	answer := plainMoves{
		Rev:        all.Rev,
		Player:     all.Player,
		Promotions: all.Promotions,
		Labels:     map[string]string{},
		besides:    all.besides,
	}
	if g.Outcome() == chess.Playing {
		for _, m := range v.Surveys.Of(g.Position()).Marks().Moves {
			answer.Labels[m.String()] = v.Language.Labels.Move(g.Position(), m.Move)
		}
	}
	return answer
}

// NoMoves returns the answer of GET /moves for a player who is not to move.
func NoMoves(v Viewer, g *tutor.Game) any {
	if !v.Helped {
		return plainMoves{Rev: g.Rev(), Promotions: []string{}, Labels: map[string]string{}, besides: newBesides()}
	}
	return emptyMoves(g)
}
