package game

import (
	"net/http"

	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/say"
	"chesstutor/web/site"
)

// WriteMoves answers with the moves of the side to move, and with all marks if they
// may be shown, of the position on the board or of the ply that is asked for.
func WriteMoves(w http.ResponseWriter, q site.Form, t Viewer, g *tutor.Game) error {
	ply, err := q.Ply(g)
	if err != nil {
		return err
	}
	return site.WriteJSON(w, http.StatusOK, movesOf(t, g.Until(ply)))
}

// movesOf is what whoever looks may know of the moves in the last position of a game: all, or without the tutor's help
// where the pieces may go.
func movesOf(t Viewer, g *tutor.Game) any {
	if !t.Helped {
		return newPlainMoves(t, g)
	}
	return newMoves(t, g)
}

// moves is the answer of GET /moves, and what a page carries of it. Lists of squares are in square order.
type moves struct {
	Rev        string              `json:"rev"`
	Player     bySquare[[]string]  `json:"player"`     // targets of each piece of the side to move
	Threats    bySquare[[]string]  `json:"threats"`    // threatened pieces and unsafe targets: who threatens
	Threatened bySquare[[]string]  `json:"threatened"` // threatened pieces alone
	Unsafe     map[string][]string `json:"unsafe"`     // unsafe moves in UCI: who could capture
	Fair       []string            `json:"fair"`       // those of the unsafe moves that are a fair trade
	Grades     map[string]string   `json:"grades"`     // what each move comes to, in one word
	Checkers   []string            `json:"checkers"`
	Promotions []string            `json:"promotions"` // moves, as from and to, that ask for a piece
	besides
	Labels map[string]string `json:"labels"` // what a screen reader says of a move's target
}

// besides is what some moves do besides leading from one square to another, by the moves.
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
		b.Gone[m.String()] = tutor.TakenOn(m).String()
	}
}

func emptyMoves(g *tutor.Game) moves {
	return moves{
		Rev: g.Rev(), Unsafe: map[string][]string{}, Fair: []string{}, Checkers: []string{}, Promotions: []string{},
		Labels: map[string]string{}, Grades: map[string]string{}, besides: newBesides(),
	}
}

func newMoves(t Viewer, g *tutor.Game) moves {
	answer := emptyMoves(g)
	if g.Outcome() != chess.Playing {
		return answer
	}
	p := g.Position()
	v := t.Surveys.Of(p)
	marks := v.Marks()
	var targets, threats [64]chess.Bitboard
	for _, m := range marks.Moves {
		targets[m.From()] |= m.To().Bitboard()
		threats[m.To()] |= m.Takers
		answer.Labels[m.String()] = t.Language.Labels.Graded(p, say.GradedMove{MarkedMove: m, Grade: v.Grade(m.Move)})
		answer.Grades[m.String()] = v.Grade(m.Move).String()
		if !m.Safe() {
			answer.Unsafe[m.String()] = names(m.Takers)
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
		answer.Player.add(s, names(targets[s]))
	}
	for s := chess.A1; s <= chess.H8; s++ {
		if by := marks.Threatened[s]; by != 0 {
			answer.Threatened.add(s, names(by))
		}
		if by := marks.Threatened[s] | threats[s]; by != 0 {
			answer.Threats.add(s, names(by))
		}
	}
	answer.Checkers = names(marks.Checkers)
	return answer
}

// plainMoves is what a player without help is told: where the pieces may go.
type plainMoves struct {
	Rev        string             `json:"rev"`
	Player     bySquare[[]string] `json:"player"`
	Promotions []string           `json:"promotions"`
	besides
	Labels map[string]string `json:"labels"`
}

func newPlainMoves(t Viewer, g *tutor.Game) plainMoves {
	all := newMoves(t, g)
	answer := plainMoves{
		Rev:        all.Rev,
		Player:     all.Player,
		Promotions: all.Promotions,
		Labels:     map[string]string{},
		besides:    all.besides,
	}
	if g.Outcome() == chess.Playing {
		for _, m := range t.Surveys.Of(g.Position()).Marks().Moves {
			answer.Labels[m.String()] = t.Language.Labels.Move(g.Position(), m.Move)
		}
	}
	return answer
}

// NoMoves is the answer to a player who has to wait.
func NoMoves(t Viewer, g *tutor.Game) any {
	if !t.Helped {
		return plainMoves{Rev: g.Rev(), Promotions: []string{}, Labels: map[string]string{}, besides: newBesides()}
	}
	return emptyMoves(g)
}

// names lists the names of squares, never nil.
func names(squares chess.Bitboard) []string {
	list := make([]string, 0, squares.Count())
	for _, s := range squares.Squares() {
		list = append(list, s.String())
	}
	return list
}
