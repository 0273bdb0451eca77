package play

import (
	"net/http"

	"chesstutor/tutor"
	"chesstutor/tutor/chance"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
	"chesstutor/web/game"
	"chesstutor/web/site"
)

// coach runs the searches for what the tutor says of the game: of a warning about the move just made, else of the facts
// of the position if the learner wants help or has asked for them, and of the threat. If they are cut short, the
// warning is the one found by counting.
func (s *Play) coach(r *http.Request, ss *game.Session, facts, threat bool) *game.Findings {
	progress := s.Progress.Of(r)
	q := game.Questions{
		Known: progress.Vocabulary(),
		Facts: (facts || ss.Helped()) && ss.MayMove(), Practises: progress.IsPractising, Threat: threat && ss.MayMove(),
	}
	if mayWarn(ss.Game) && ss.Settings.On(site.Warnings) {
		q.Warn = ss.Settings.Warns
	}
	found := s.judge.Coach(r, ss.Game, q)
	if q.Warn != nil && found.Unfinished {
		found.Warning = game.PlainOf(s.countedWarning(ss), q.Known)
	}
	return found
}

// mayWarn reports whether there may be a warning about the last move: a person has played it against the computer,
// which has not answered yet. If the move ended the game, only stalemate counts.
func mayWarn(g *tutor.Game) bool {
	n := g.Ply()
	computer, plays := g.Computer()
	if n == 0 || !plays || g.PositionAt(n-1).Turn() == computer {
		return false
	}
	return g.ComputerToMove() || g.Outcome() == chess.Stalemate
}

// countedWarning returns the warning about the move that a person has just played against the computer, found by
// counting alone; nil if there is none or the settings exclude it.
func (s *Play) countedWarning(ss *game.Session) *fact.Fact {
	g := ss.Game
	if g.Outcome() != chess.Playing {
		return nil
	}
	return s.surveys.Of(g.PositionAt(g.Ply()-1)).CountedWarning(g.Moves()[g.Ply()-1], ss.Settings.Warns)
}

// waits reports whether the computer waits with its answer to a game because of a warning.
func waits(g *tutor.Game, found *game.Findings) bool {
	return found != nil && found.Warning != nil && g.ComputerToMove()
}

// count records whether the learner's move m, played in the game of a session against the computer, takes the chance
// that the coach's line mentioned or asked about. It does nothing without such a chance.
func (s *Play) count(w http.ResponseWriter, r *http.Request, ss *game.Session, m chess.Move) error {
	g, record := ss.Game, s.Chances.Of(r)
	if _, plays := g.Computer(); !plays || !ss.Helped() || !record.Waits(g) {
		return nil
	}
	v := s.viewer(r, ss)
	v.Findings = s.coach(r, ss, false, false)
	said := game.CommentaryOn(v, g, ss.View(), ss.Settings, nil)
	f := said.Line
	if f == nil {
		f = said.Asked
	}
	if !record.Count(g, s.surveys.Of(g.Position()), f, m) {
		return nil
	}
	book, group := s.Notebook.Of(r), chance.Of(f)
	book.Count(group, record.Chances(group)[0] != chance.Missed, s.Today())
	if err := s.Chances.Set(w, r, record); err != nil {
		return err
	}
	return s.Notebook.Set(w, r, book)
}
