package play

import (
	"cmp"
	"net/http"
	"strings"

	"chesstutor/tutor/chess"
	"chesstutor/tutor/coach"
	"chesstutor/tutor/say"
	"chesstutor/web/game"
	"chesstutor/web/site"
)

// guess answers POST /guess: it compares the marked squares with the learner's pieces that could be taken, and
// records that this was asked here, so that from now on the page shows the marks. With tell=true it does that alone.
func (s *Play) guess(w http.ResponseWriter, r *http.Request, ss *game.Session, f site.Form) error {
	marked, err := f.Squares("squares")
	if err != nil {
		return err
	}
	if err := ss.MayChange(f); err != nil {
		return err
	}
	if err := checkTurn(ss, ss.MayMove(), say.ComputerTurn); err != nil {
		return err
	}
	ss.Game.TakeGuess()
	view := ss.View()
	switch {
	case f["tell"] == "true":
		marked = 0
	case site.WantsHTML(r) && !site.WantsPage(r): // the page shows how it was
		if err := s.games.Save(w, r, ss.Game); err != nil {
			return err
		}
		names := cmp.Or(strings.Join(game.Names(marked), ","), "none")
		http.Redirect(w, r, "/?guess="+names, http.StatusSeeOther)
		return nil
	default:
		view.Guess = &game.Guess{Marked: marked, Checked: true}
	}
	return s.writeChanged(w, r, ss, view, func() any { return newGuessAnswer(ss, marked) })
}

// guessAnswer is the answer of POST /guess: which of the marked squares are right, which were not marked, and which of
// them are wrong.
type guessAnswer struct {
	Found  []string `json:"found"`
	Missed []string `json:"missed"`
	Wrong  []string `json:"wrong"`
}

func newGuessAnswer(ss *game.Session, marked chess.Bitboard) guessAnswer {
	j := game.Compare(marked, coach.Threatened(ss.Game.Position()))
	return guessAnswer{game.Names(j.Found), game.Names(j.Missed), game.Names(j.Wrong)}
}

// guessOf returns the guess to show: one that was made, or the open question if the learner wants to be asked. In
// check the coach tells of that first.
func guessOf(ss *game.Session, view game.View) *game.Guess {
	g := ss.Game
	computer, plays := g.Computer()
	switch {
	case view.LookingBack, view.Threat, view.Purpose, view.Plan, !plays, !ss.MayMove():
		return nil
	case view.Guess != nil:
		return view.Guess
	case g.Guessed() && view.Guessing && !view.Chosen:
		return &game.Guess{Marked: view.Marked, Checked: true}
	case !ss.Settings.On(site.Guessing), !ss.Helped(),
		g.Ply() == 0, g.PositionAt(max(0, g.Ply()-1)).Turn() != computer, g.Position().InCheck(),
		g.Guessed(), g.Tried(), g.HintStep() > 0:
		return nil
	}
	return &game.Guess{Marked: view.Marked}
}
