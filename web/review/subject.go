package review

import (
	"net/http"
	"net/url"
	"slices"
	"strconv"
	"strings"

	"chesstutor/ai"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
	"chesstutor/tutor/notebook"
	"chesstutor/tutor/review"
	"chesstutor/tutor/say"
	"chesstutor/web/game"
	"chesstutor/web/site"
)

// subject identifies the review that a request is about: a game and a side.
type subject struct {
	game     *tutor.Game
	linked   string // the text of the link that holds the game, "" for the visitor's own
	side     chess.Color
	chosen   bool               // the request names the side
	position *notebook.Position // the position in practice that this is about instead, nil for a review
	header   game.Header        // of a game in a link
	shown    string             // the ply of the position on the board beside the review, "" for the first moment
	solved   []int              // the plies of the solved moments, kept by the game, or by addresses of a linked one
	listed   string             // a ply around which the moves of a long game are listed, "" for the first
	text     string             // of the link to the game, "" before it is made
	next     *ai.Level          // the friend for the next game after the visitor's own with a friend, else nil
	known    fact.Vocabulary    // what the visitor is told of
}

// subject reads from a request which game to review, by default the visitor's own, and for which side.
func (s *Review) subject(r *http.Request, f site.Form) (a subject, err error) {
	if a.linked = f["game"]; a.linked != "" {
		if a.game, err = game.ReadLink(a.linked); err != nil {
			return a, err
		}
	} else if a.game, err = s.games.Own(r); err != nil {
		return a, err
	}
	if a.game.Ply() > tutor.MaxPlies {
		return a, site.RefuseFor(http.StatusConflict, tutor.ErrTooLong)
	}
	a.listed, a.shown = f["list"], f["at"]
	a.solved = slices.Clone(a.game.Solved()) // which a link does not tell
	for _, text := range strings.Split(f["solved"], ",") {
		if ply, err := strconv.Atoi(text); err == nil && ply >= 0 && ply < a.game.Ply() {
			a.solve(ply)
		}
	}
	setup := a.game.Setup()
	if a.linked == "" && setup.Players == tutor.TwoPlayers && a.game.Outcome() == chess.Playing {
		return a, site.RefuseFor(http.StatusConflict, say.Problem{Key: say.GoesOn})
	}
	a.side, a.chosen = setup.Learner, f["side"] != ""
	u, unread := s.ReadLearner(r)
	a.known = u.Progress.Vocabulary()
	if a.linked != "" {
		a.header = game.ReadHeader(f, a.game)
	} else if unread == nil && game.Portrait(setup.Level) != "" {
		a.next = new(game.NextFriend(u, a.game))
	}
	if a.free() {
		a.side, err = f.Side(a.side)
	}
	return a, err
}

// free reports whether either side may be chosen.
func (a *subject) free() bool { return a.game.Setup().Players == tutor.TwoPlayers }

// solve notes that the moment at a ply was solved.
func (a *subject) solve(ply int) {
	if !slices.Contains(a.solved, ply) {
		a.solved = append(a.solved, ply)
	}
}

// openMoment returns the address of the first moment of a review that can be tried and was not solved, "" if there is
// none.
func (a *subject) openMoment(r *review.Review) string {
	for _, m := range r.Moments() {
		if a.open(m) {
			return a.at(m.Ply)
		}
	}
	return ""
}

// open reports whether a moment can be tried and was not solved.
func (a *subject) open(m review.Moment) bool { return !m.Praise && !slices.Contains(a.solved, m.Ply) }

// audience returns whom the review addresses.
func (a *subject) audience() tutor.Audience {
	switch {
	case !a.free():
		return a.game.Audience()
	case a.side == chess.Black:
		return tutor.ToBlackOfTwo
	}
	return tutor.ToWhiteOfTwo
}

// fields returns the query parameters that identify the review.
func (a *subject) fields() url.Values {
	q := url.Values{}
	if a.position != nil {
		q.Set("id", a.position.ID())
		return q
	}
	if a.linked != "" {
		q.Set("game", a.linked)
	}
	if a.free() {
		q.Set("side", a.side.String())
	}
	if len(a.solved) > 0 && a.linked != "" {
		var plies []string
		for _, ply := range a.solved {
			plies = append(plies, strconv.Itoa(ply))
		}
		q.Set("solved", strings.Join(plies, ","))
	}
	a.header.AddTo(q)
	return q
}

// url returns an address of the review with further query parameters, as pairs of name and value.
func (a *subject) url(path string, pairs ...string) string {
	q := a.fields()
	if a.position != nil {
		path = positionsPath + strings.TrimPrefix(path, "/review")
	}
	for i := 0; i+1 < len(pairs); i += 2 {
		q.Set(pairs[i], pairs[i+1])
	}
	if len(q) == 0 {
		return path
	}
	return path + "?" + q.Encode()
}

// shownPly returns after how many moves the position stands that the request asks for, and whether it asks for one.
func (a *subject) shownPly() (ply int, ok bool) {
	ply, err := strconv.Atoi(a.shown)
	return ply, err == nil && ply >= 0 && ply <= a.game.Ply()
}

// setting returns the address of the page with the position after ply moves on the board, at the board: on a phone what
// is said of the move stands below it.
func (a *subject) setting(ply int) string {
	if a.listed == "" {
		return a.url("/review", "at", strconv.Itoa(ply)) + "#shown"
	}
	return a.url("/review", "at", strconv.Itoa(ply), "list", a.listed) + "#shown"
}

// at returns the address of a moment.
func (a *subject) at(ply int, pairs ...string) string {
	return a.url("/review", append([]string{"ply", strconv.Itoa(ply)}, pairs...)...)
}

// link returns the link to the game. Its text is made once: a page has a link for each move.
func (a *subject) link() game.Linked {
	if a.text == "" {
		a.text = a.linked
	}
	if a.text == "" {
		a.text = a.game.Link()
	}
	return game.Linked{Text: a.text, Header: a.header}
}

// went returns how the game went for the side that is reviewed.
func (a *subject) went() say.Went {
	res := a.header.Result
	if winner, won := a.game.Winner(); a.game.Outcome() != chess.Playing {
		res = game.Result{Over: true, Won: won, Winner: winner}
	}
	return say.Went{
		Won: res.Won && res.Winner == a.side, Lost: res.Won && res.Winner != a.side, Drawn: res.Over && !res.Won,
		By: res.By, Moves: (a.game.Ply() + 1) / 2, White: a.header.White, Black: a.header.Black, Side: a.side,
	}
}

// expected returns the expected score of the side that is reviewed after ply moves, and whether it is known.
func (a *subject) expected(r *review.Review, ply int) (float64, bool) {
	e, ok := r.Expected(ply)
	if a.side == chess.Black {
		e = 1 - e
	}
	return e, ok
}
