package game

import (
	"chesstutor/templates"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/say"
	"chesstutor/tutor/seen"
	"chesstutor/web/site"
)

// marker knows all that is marked on a board.
type marker struct {
	labels  say.Labels
	p       *chess.Position
	view    View
	shows   func(mark string) bool
	last    lastSquares
	survey  *tutor.Survey // nil where nobody may choose
	marks   tutor.Marks
	human   bool // a person may choose a piece
	helped  bool // the tutor may mark
	movable chess.Bitboard
	rings   map[chess.Square]string           // of what the tutor speaks of
	targets map[chess.Square]tutor.MarkedMove // of the chosen piece; a promotion's is the queen's
}

func newMarker(t Viewer, g *tutor.Game, v View, c site.Settings) *marker {
	m := &marker{
		labels: t.Language.Labels, p: g.Position(), view: v, shows: c.Shows, last: lastOf(g), human: mayChoose(t, g, v), helped: t.Helped,
		targets: map[chess.Square]tutor.MarkedMove{},
	}
	if !m.human {
		return m
	}
	m.survey = t.Surveys.Of(m.p)
	m.marks = m.survey.Marks()
	if !m.helped {
		m.marks.Threatened, m.marks.Lost = nil, 0
	}
	if resting := !v.LookingBack && !v.Chosen; resting && c.Choice(site.Marking) == site.CalmMarks &&
		t.Seen.Asks(seen.Danger) {
		m.marks.Lost = 0 // what is in danger is asked
	}
	for _, move := range m.marks.Moves {
		m.movable |= move.From().Bitboard()
		if _, have := m.targets[move.To()]; v.Chosen && move.From() == v.From && !have {
			m.targets[move.To()] = move
		}
	}
	return m
}

// mayChoose reports whether a person may choose a piece on the board shown: in
// the game when it is a person's turn, and at every earlier position where the
// moves of those are told.
func mayChoose(t Viewer, g *tutor.Game, v View) bool {
	if v.LookingBack {
		return t.ShowsPastMoves && v.Demo == nil && g.Outcome() == chess.Playing
	}
	return t.MayMove
}

func (m *marker) square(s chess.Square) templates.Square {
	target, valid := m.targets[s]
	threat := m.marks.Threatened[s]
	square := templates.Square{
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
		Threat:     m.view.Chosen && m.marks.Threatened[m.view.From].Has(s) && m.shows("threat"),
		Last:       m.last.has(s) && m.shows("last"),
		Check:      m.p.InCheck() && s == m.p.King(m.p.Turn()),
	}
	if square.Ring = m.rings[s]; square.Ring == "" && m.marks.Lost.Has(s) && m.shows("threatened") {
		square.Ring = ringDanger
	}
	if valid && !m.helped {
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
	return square
}

// seen is what there is to say of a square that nothing is chosen for.
func (m *marker) seen(s chess.Square, threat chess.Bitboard) say.SquareSeen {
	seen := say.SquareSeen{Square: s, CanMove: m.movable.Has(s), Threatened: threat, CameFrom: chess.NoSquare}
	switch {
	case !m.last.some:
	case s == m.last.to:
		seen.CameFrom = m.last.from
	case s == m.last.from:
		seen.JustLeft = true
	}
	return seen
}

// action is what pressing a square does on a page without scripts.
func (m *marker) action(s chess.Square, valid bool, target tutor.MarkedMove) templates.Action {
	switch {
	case m.view.LookingBack:
		return templates.None
	case valid && target.Promotion() != chess.NoPieceType:
		return templates.Ask
	case valid:
		return templates.Place
	case m.view.Chosen && s == m.view.From:
		return templates.Drop
	case m.human && m.p.Color(m.p.Turn()).Has(s):
		return templates.Pick
	case m.view.Chosen:
		return templates.Ask // why it cannot go there
	}
	return templates.None
}
