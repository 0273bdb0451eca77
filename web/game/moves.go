package game

import (
	"net/http"

	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/coach"
	"chesstutor/tutor/fact"
	"chesstutor/tutor/say"
	"chesstutor/web/site"
)

// WriteMoves answers GET /moves: with the legal moves in the current position or at the requested ply.
func WriteMoves(w http.ResponseWriter, q site.Form, v Viewer, g *tutor.Game) error {
	ply, err := q.Ply(g)
	if err != nil {
		return err
	}
	return site.WriteJSON(w, http.StatusOK, movesOf(v, g.Until(ply)))
}

// moves is the answer of GET /moves, which is also embedded in the page: what the viewer may know of the legal moves.
// Lists of squares are in square order. For a player without help all but the targets is left out.
type moves struct {
	Rev        string               `json:"rev"`
	Player     site.Object          `json:"player"`              // targets of each piece of the side to move
	Threats    site.Object          `json:"threats,omitzero"`    // by threatened piece and unsafe target: the attackers
	Threatened site.Object          `json:"threatened,omitzero"` // threatened pieces alone
	Unsafe     map[string][]string  `json:"unsafe,omitzero"`     // by unsafe move: the pieces that could capture
	Fair       []string             `json:"fair,omitzero"`       // those of the unsafe moves that are a fair trade
	Wins       []string             `json:"wins,omitzero"`       // moves that win points by the count
	Grades     map[string]string    `json:"grades,omitzero"`     // the grade of each move
	Checkers   []string             `json:"checkers,omitzero"`
	Promotions []string             `json:"promotions"` // promotions, as from and to: the client asks for the piece
	Along      map[string][2]string `json:"along"`      // where a castling king's rook goes from and to, by move
	Gone       map[string]string    `json:"gone"`       // where the pawn stands that is taken en passant, by move
	Labels     map[string]string    `json:"labels"`     // what a screen reader says of a move's target
}

// NoMoves returns the answer of GET /moves for a player who is not to move.
func NoMoves(v Viewer, g *tutor.Game) any { return noMoves(v, g) }

func noMoves(v Viewer, g *tutor.Game) *moves {
	answer := &moves{
		Rev: g.Rev(), Promotions: []string{}, Along: map[string][2]string{}, Gone: map[string]string{},
		Labels: map[string]string{},
	}
	if v.Helped {
		answer.Threats, answer.Threatened, answer.Unsafe = site.Object{}, site.Object{}, map[string][]string{}
		answer.Fair, answer.Wins, answer.Checkers = []string{}, []string{}, []string{}
		answer.Grades = map[string]string{}
	}
	return answer
}

// movesOf returns what the viewer may know of the legal moves in the last position of a game.
func movesOf(v Viewer, g *tutor.Game) *moves {
	answer := noMoves(v, g)
	if g.Outcome() != chess.Playing {
		return answer
	}
	p := g.Position()
	survey := v.survey(g)
	marks := survey.Marks()
	var targets, threats [64]chess.Bitboard
	for _, m := range marks.Moves {
		targets[m.From()] |= m.To().Bitboard()
		threats[m.To()] |= m.Takers
		answer.add(m.Move)
		if v.Helped {
			grade := survey.Grade(m.Move)
			answer.Labels[m.String()] = v.Language.Labels.Graded(p, say.GradedMove{MarkedMove: m, Grade: grade})
			answer.grade(m, grade)
		} else {
			answer.Labels[m.String()] = v.Language.Labels.Move(p, m.Move)
		}
	}
	for _, s := range p.Color(p.Turn()).Squares() {
		addSquare(&answer.Player, s, Names(targets[s]))
	}
	if !v.Helped {
		return answer
	}
	for s := chess.A1; s <= chess.H8; s++ {
		if by := marks.Threatened[s]; by != 0 {
			addSquare(&answer.Threatened, s, Names(by))
		}
		if by := marks.Threatened[s] | threats[s]; by != 0 {
			addSquare(&answer.Threats, s, Names(by))
		}
	}
	answer.Checkers = Names(marks.Checkers)
	return answer
}

// add adds what has to be known of a move to play it on a board.
func (answer *moves) add(m chess.Move) {
	switch {
	case m.IsCastle():
		from, to := m.CastleRook()
		answer.Along[m.String()] = [2]string{from.String(), to.String()}
	case m.IsEnPassant():
		answer.Gone[m.String()] = chess.TakenOn(m).String()
	case m.Promotion() == chess.Queen:
		answer.Promotions = append(answer.Promotions, m.From().String()+m.To().String())
	}
}

// grade adds the marks of a move.
func (answer *moves) grade(m coach.MarkedMove, grade fact.Grade) {
	answer.Grades[m.String()] = grade.String()
	if !m.Safe() {
		answer.Unsafe[m.String()] = Names(m.Takers)
	}
	if m.Wins {
		answer.Wins = append(answer.Wins, m.String())
	}
	if m.Fair {
		answer.Fair = append(answer.Fair, m.String())
	}
}

// addSquare adds what is known of a square to an object by squares.
func addSquare(to *site.Object, s chess.Square, value any) {
	*to = append(*to, site.Member{Name: s.String(), Value: value})
}
