package game

import (
	"slices"

	"chesstutor/templates/board"
	"chesstutor/tutor"
	"chesstutor/tutor/chance"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/coach"
	"chesstutor/tutor/say"
	"chesstutor/web/site"
)

// marker computes the marks of each square of a board.
type marker struct {
	labels  say.Labels
	p       *chess.Position
	view    View
	shows   func(mark string) bool // whether a kind of mark is shown
	check   chess.Square           // of the king in check, chess.NoSquare if none is
	last    chess.Move             // chess.NoMove if there is none
	survey  *coach.Survey          // nil where no piece may be chosen
	marks   coach.Marks
	human   bool // a person may choose a piece
	helped  bool // the tutor may mark
	movable chess.Bitboard
	rings   map[chess.Square]string           // around the pieces that the tutor's line is about
	targets map[chess.Square]coach.MarkedMove // of the chosen piece; a promotion's is the queen's
	asks    bool                              // the coach asks a question that can be answered by tapping a square
	signs   map[chess.Square]string           // of a guess that was checked
}

func newMarker(v Viewer, g *tutor.Game, view View, c site.Settings) *marker {
	m := &marker{
		labels: v.Language.Labels, p: g.Position(), view: view,
		shows: func(mark string) bool {
			return c.Shows(mark) && !(view.Guess.open() && slices.Contains(waiting, mark))
		},
		last:  lastOf(g),
		human: mayChoose(v, g, view), helped: v.Helped,
		targets: map[chess.Square]coach.MarkedMove{}, check: chess.NoSquare,
	}
	if m.p.InCheck() {
		m.check = m.p.King(m.p.Turn())
	}
	if view.Guess.checked() {
		guess, _ := view.guessed(m.p)
		m.signs = guess.signs()
	}
	if !m.human {
		return m
	}
	m.survey = v.survey(g)
	m.marks = m.survey.Marks()
	if !m.helped || view.Guess.open() {
		m.marks.Threatened, m.marks.Lost = nil, 0
	}
	if resting := !view.LookingBack && !view.Chosen; resting && c.Choice(site.Marking) == site.CalmMarks &&
		v.Seen.Asks(chance.Danger) {
		m.marks.Lost = 0 // the coach asks what is in danger, so the marks must not give it away
	}
	for _, move := range m.marks.Moves {
		m.movable |= move.From().Bitboard()
		if _, have := m.targets[move.To()]; view.Chosen && move.From() == view.From && !have {
			m.targets[move.To()] = move
		}
	}
	return m
}

// mayChoose reports whether a piece may be chosen on the board shown: on the current position when it is a person's
// turn, on an earlier one if the viewer may see past moves.
func mayChoose(v Viewer, g *tutor.Game, view View) bool {
	if view.LookingBack {
		return v.ShowsPastMoves && view.Demo == nil && g.Outcome() == chess.Playing
	}
	return v.MayMove
}

func (m *marker) square(s chess.Square) board.Square {
	target, valid := m.targets[s]
	threat := m.marks.Threatened[s]
	square := board.Square{
		ID:         s.String(),
		Label:      m.labels.Square(m.p, m.seen(s, threat)),
		Dark:       s.Dark(),
		Piece:      PieceView(m.p.At(s)),
		Action:     m.action(s, valid, target),
		Moveable:   m.movable.Has(s) && m.shows("moveable"),
		Threatened: threat != 0 && m.shows("threatened"),
		Selected:   m.view.Chosen && s == m.view.From,
		Valid:      valid && m.shows("valid"),
		Unsafe:     valid && m.helped && !target.Safe() && m.shows("unsafe"),
		Fair:       valid && m.helped && target.Fair && m.shows("unsafe") && m.shows("grade"),
		Wins:       valid && m.helped && target.Wins && m.shows("unsafe") && m.shows("grade"),
		Threat:     m.view.Chosen && m.marks.Threatened[m.view.From].Has(s) && m.shows("threat"),
		Last:       m.last != chess.NoMove && (s == m.last.From() || s == m.last.To()) && m.shows("last"),
		Check:      s == m.check,
		Marked:     m.view.Guess.open() && m.view.Guess.Marked.Has(s),
	}
	if square.Ring = m.rings[s]; square.Ring == "" && m.marks.Lost.Has(s) && m.shows("threatened") &&
		(!m.asks || m.view.Chosen) { // at rest a ring would answer the question
		square.Ring = ringDanger
	}
	if valid && (!m.helped || m.view.Guess.open()) {
		square.Label = m.labels.Move(m.p, target.Move)
	} else if valid {
		grade := m.survey.Grade(target.Move)
		square.Label = m.labels.Graded(m.p, say.GradedMove{MarkedMove: target, Grade: grade})
		if m.shows("grade") {
			square.Grade = grade.String()
		}
	}
	if square.Selected {
		square.Label += ", " + m.labels.Chosen
	}
	if m.rings[s] != "" {
		square.Label += ", " + m.labels.Pointed
	}
	if square.Marked {
		square.Label += ", " + m.labels.Marked
	}
	if sign := m.signs[s]; sign != "" {
		square.Signs, square.Ring = []string{sign}, ""
		square.Label += ", " + map[string]string{
			"good": m.labels.Found, "missed": m.labels.Missed, "bad": m.labels.Wrong,
		}[sign]
	}
	return square
}

// seen returns the description of a square while no piece is chosen.
func (m *marker) seen(s chess.Square, threat chess.Bitboard) say.SquareSeen {
	marks := say.SquareSeen{Square: s, CanMove: m.movable.Has(s), Threatened: threat, CameFrom: chess.NoSquare}
	switch {
	case m.last == chess.NoMove:
	case s == m.last.To():
		marks.CameFrom = m.last.From()
	case s == m.last.From():
		marks.JustLeft = true
	}
	return marks
}

// action returns what pressing a square does on a page without scripts.
func (m *marker) action(s chess.Square, valid bool, target coach.MarkedMove) board.Action {
	switch {
	case m.view.LookingBack:
		return board.None
	case valid && target.Promotion() != chess.NoPieceType:
		return board.Ask
	case valid:
		return board.Place
	case m.view.Chosen && s == m.view.From:
		return board.Drop
	case m.human && m.p.Color(m.p.Turn()).Has(s):
		return board.Pick
	case m.view.Chosen:
		return board.Ask // why it cannot go there
	case m.asks && m.p.At(s) != chess.NoPiece:
		return board.Answer
	}
	return board.None
}
