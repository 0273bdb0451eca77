package play

import (
	"net/http"
	"strings"

	"chesstutor/tutor/chess"
	"chesstutor/tutor/coach"
	"chesstutor/tutor/say"
	"chesstutor/web/game"
	"chesstutor/web/site"
)

func (s *Play) guessRoutes(r *site.Router) {
	r.Post("/guess", s.guess)
}

// guess answers POST /guess: it compares the marked squares with the learner's pieces that could be taken, and
// records that this was asked here, so that from now on the page shows the marks. With tell=true it does that alone.
func (s *Play) guess(w http.ResponseWriter, r *http.Request) error {
	f, err := site.ReadForm(w, r)
	if err != nil {
		return err
	}
	marked, err := f.Squares("squares")
	if err != nil {
		return err
	}
	ss, err := s.toChange(r, f)
	if err != nil {
		return err
	}
	if err := checkTurn(ss, ss.viewer().MayMove, say.ComputerTurn); err != nil {
		return err
	}
	ss.game.TakeGuess()
	if f["tell"] == "true" {
		return s.writeChanged(w, r, ss, func() any { return newJudged(ss, 0) })
	}
	ss.judged = &game.Guess{Marked: marked, Checked: true}
	if site.WantsHTML(r) && !site.WantsPage(r) {
		return s.guessThenShow(w, r, ss, marked)
	}
	return s.writeChanged(w, r, ss, func() any { return newJudged(ss, marked) })
}

// guessThenShow stores that the guess was made, and redirects to the page that shows how it was.
func (s *Play) guessThenShow(w http.ResponseWriter, r *http.Request, ss *session, marked chess.Bitboard) error {
	if err := s.save(w, r, ss); err != nil {
		return err
	}
	names := "none"
	if marked != 0 {
		names = strings.Join(game.Names(marked), ",")
	}
	http.Redirect(w, r, "/?guess="+names, http.StatusSeeOther)
	return nil
}

// judged is the answer of POST /guess: which of the marked squares are right, which were not marked, and which of them
// are wrong.
type judged struct {
	Found  []string `json:"found"`
	Missed []string `json:"missed"`
	Wrong  []string `json:"wrong"`
}

func newJudged(ss *session, marked chess.Bitboard) judged {
	j := game.Compare(marked, coach.Threatened(ss.game.Position()))
	return judged{game.Names(j.Found), game.Names(j.Missed), game.Names(j.Wrong)}
}

// guessOf returns the guess to show: one that was made, or the open question if the learner wants to be asked. In
// check the coach tells of that first.
func (ss *session) guessOf(view game.View) *game.Guess {
	g := ss.game
	computer, plays := g.Computer()
	switch {
	case view.LookingBack, view.Threat, !plays, !ss.viewer().MayMove:
		return nil
	case ss.judged != nil:
		return ss.judged
	case g.Guessed() && view.Guessing && !view.Chosen:
		return &game.Guess{Marked: view.Marked, Checked: true}
	case !ss.settings.On(site.Guessing), ss.settings.Choice(site.Help) == site.NoHelp,
		g.Ply() == 0, g.PositionAt(max(0, g.Ply()-1)).Turn() != computer, g.Position().InCheck(),
		g.Guessed(), g.Tried(), g.HintStep() > 0:
		return nil
	}
	return &game.Guess{Marked: view.Marked}
}
