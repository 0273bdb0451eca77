// Package explore serves the page on which moves are tried for both sides, from a position of any game.
package explore

import (
	"net/http"
	"net/url"
	"slices"
	"strconv"
	"strings"
	"time"

	"github.com/a-h/templ"

	"chesstutor/templates/play"
	"chesstutor/templates/reviews"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/coach"
	"chesstutor/tutor/say"
	"chesstutor/web/game"
	"chesstutor/web/site"
)

// Routes registers the routes of the page.
func (s *Explore) Routes(r *site.Router) {
	r.GetOnly("/explore", s.begin)
	const at = "/g/{text}/explore/{at}"
	r.Get(at, s.trying(s.show))
	r.Post(at+"/move", s.trying(s.tryOut))
	r.Get(at+"/moves", s.trying(s.moves))
	r.Get(at+"/why", s.trying(s.why))
	r.Get(at+"/advice", s.trying(s.advise))
	r.Get(at+"/game.pgn", s.trying(s.pgn))
}

// Explore has the handlers of the page.
type Explore struct {
	*site.Site
	surveys *game.Surveys
	games   *game.Games
	judge   *game.Judge
}

// New returns an Explore; judge does the searches for the tutor.
func New(s *site.Site, surveys *game.Surveys, games *game.Games, judge *game.Judge) *Explore {
	return &Explore{s, surveys, games, judge}
}

// mostTried is the maximum number of moves that are tried in a row. They are in the address, as nothing is stored.
const mostTried = 100

// trial is a position of a game from which moves are tried, for both sides, and the moves tried so far.
type trial struct {
	game.Linked
	game  *tutor.Game
	side  chess.Color // at the bottom of the board
	ply   int         // of the position
	line  []chess.Move
	board *tutor.Game // the game up to the position, and the line
	of    string      // game.OfMoment, game.OfGame or ""
}

// trying returns the handler of a request whose address holds a trial.
func (s *Explore) trying(h func(http.ResponseWriter, *http.Request, *trial) error) site.Handler {
	return func(w http.ResponseWriter, r *http.Request) error {
		e, err := s.read(r)
		if err != nil {
			return err
		}
		return h(w, r, e)
	}
}

// read parses the part of an address that game.Linked.ExploreURL writes: the ply, the moves tried, and parameters.
func (s *Explore) read(r *http.Request) (*trial, error) {
	none := site.RefuseFor(http.StatusNotFound, say.Problem{Key: say.NoLinkedGame})
	text := site.Var(r, "text")
	g, err := game.ReadLink(text)
	if err != nil {
		return nil, err
	}
	place, parameters, _ := strings.Cut(site.Var(r, "at"), ";")
	q, err := url.ParseQuery(strings.ReplaceAll(parameters, ";", "&"))
	if err != nil {
		return nil, none
	}
	moves := strings.Split(place, ".")
	ply, err := strconv.Atoi(moves[0])
	if err != nil || ply < 0 || ply > g.Ply() {
		return nil, none
	}
	if len(moves)-1 > mostTried {
		return nil, site.RefuseFor(http.StatusNotFound, say.Problem{Key: say.TriedEnough})
	}
	f := site.Query(r) // the names; the rest is in the path
	f["side"], f["result"], f["by"] = q.Get("side"), q.Get("result"), q.Get("by")
	e := &trial{Linked: game.Linked{Text: text, Header: game.ReadHeader(f, g)}, game: g, ply: ply, board: g.Until(ply)}
	if e.side, err = f.Side(chess.White); err != nil {
		return nil, none
	}
	if of := q.Get("of"); of == game.OfMoment || of == game.OfGame {
		e.of = of
	}
	for _, uci := range moves[1:] {
		m, err := e.board.Position().ParseUCI(uci)
		if err == nil {
			err = e.board.Play(m)
		}
		if err != nil {
			return nil, none
		}
		e.line = append(e.line, m)
	}
	return e, nil
}

// urlOf returns the address of the page where a line is tried after a ply of the game.
func (e *trial) urlOf(ply int, line []chess.Move) string {
	return e.ExploreURL(ply, line, e.side, e.of)
}

// positionURL returns the address of the page with the position after ply moves, of the game or of those tried.
func (e *trial) positionURL(ply int) string {
	if ply < e.ply {
		return e.urlOf(ply, nil)
	}
	return e.urlOf(e.ply, e.line[:ply-e.ply])
}

// home returns the address to which the page leads back: the position in the game, or the moment of its review. If
// that is still the visitor's own game, it is the page of that.
func (e *trial) home(current *tutor.Game) string {
	same := current.Key() == e.game.Key() && current.Setup().Learner == e.side
	ply := strconv.Itoa(e.ply)
	switch {
	case e.of == game.OfMoment && same:
		return "/review?ply=" + ply
	case e.of == game.OfMoment:
		return e.ReviewURL(e.side, "ply", ply)
	case e.of == game.OfGame && same:
		return "/?ply=" + ply
	}
	return e.PlyURL(e.ply)
}

// viewer returns the viewer of the board: somebody who moves for both sides.
func (e *trial) viewer(s *Explore, r *http.Request) game.Viewer {
	v := game.LocalViewer(e.board, site.Settings{}, s.Language(r), s.surveys)
	v.URL = e.urlOf(e.ply, e.line)
	path, _, _ := strings.Cut(v.URL, "?")
	v.Base, v.At, v.Turned = path+"/", e.positionURL, e.side == chess.Black
	return v
}

// begin answers GET /explore: it redirects to the page on which moves are tried from a position of the visitor's
// own game.
func (s *Explore) begin(w http.ResponseWriter, r *http.Request) error {
	g, err := s.games.Own(r)
	if err != nil {
		return err
	}
	ply, err := site.Query(r).Ply(g)
	if err != nil {
		return err
	}
	to, err := game.LinkTo(g)
	if err != nil {
		return err
	}
	http.Redirect(w, r, to.ExploreURL(ply, nil, g.Setup().Learner, game.OfGame), http.StatusSeeOther)
	return nil
}

// show answers GET /g/{text}/explore/{at}: with a position in which moves are tried, as a page or as JSON.
func (s *Explore) show(w http.ResponseWriter, r *http.Request, e *trial) error {
	if !site.WantsHTML(r) {
		return site.WriteJSON(w, http.StatusOK, game.NewBoard(s.Language(r), e.board, ""))
	}
	q := site.Query(r)
	delete(q, "ply") // earlier positions have addresses of their own
	view, err := game.ReadView(e.viewer(s, r), e.board, q)
	if err != nil {
		return err
	}
	return site.WritePage(w, r, http.StatusOK, s.page(r, e, view, ""))
}

// tryOut answers POST /g/{text}/explore/{at}/move: it leads to the position after one more move.
func (s *Explore) tryOut(w http.ResponseWriter, r *http.Request, e *trial) error {
	f, err := site.ReadForm(w, r)
	if err != nil {
		return err
	}
	showing := func(err error) error {
		refused, _ := site.AsRefusal(err)
		return refused.Beside(func(_ *say.Language, notice string) templ.Component {
			return s.page(r, e, game.View{Ply: e.board.Ply()}, notice)
		}, nil)
	}
	if len(e.line) == mostTried {
		return showing(site.RefuseFor(http.StatusConflict, say.Problem{Key: say.TriedEnough}))
	}
	m, err := f.Move(e.board.Position(), s.Language(r).Phrases.Letters)
	if err == nil {
		err = e.board.Clone().Play(m) // refuses what comes after the end
	}
	if err != nil {
		return showing(err)
	}
	next := e.urlOf(e.ply, append(slices.Clone(e.line), m))
	return site.Answer(w, r, next, site.Object{{Name: "url", Value: s.Origin(r) + next}})
}

// moves answers GET /g/{text}/explore/{at}/moves: with the legal moves in the position.
func (s *Explore) moves(w http.ResponseWriter, r *http.Request, e *trial) error {
	return game.WriteMoves(w, site.Query(r), e.viewer(s, r), e.board)
}

// why answers GET /g/{text}/explore/{at}/why: whether a move is legal, and if not, which rule forbids it.
func (s *Explore) why(w http.ResponseWriter, r *http.Request, e *trial) error {
	return game.WriteWhy(w, site.Query(r), e.viewer(s, r), e.board)
}

// advise answers GET /g/{text}/explore/{at}/advice: with the facts of the position, of a move or of a piece.
func (s *Explore) advise(w http.ResponseWriter, r *http.Request, e *trial) error {
	v, q := e.viewer(s, r), site.Query(r)
	if game.AsksOfBoard(q, e.board) {
		v.Findings = s.coached(r, e, true, false)
	} else {
		v.Findings = s.judge.OfMove(r, e.board, q)
	}
	return game.WriteAdvice(w, q, v, e.board)
}

// pgn answers GET /g/{text}/explore/{at}/game.pgn: with the game up to the position and the moves tried.
func (s *Explore) pgn(w http.ResponseWriter, r *http.Request, e *trial) error {
	return game.WritePGN(w, r, e.board.PGN(time.Time{}))
}

// coached runs the searches for what the tutor says of the moves tried, if the learner wants help, and for the threat.
func (s *Explore) coached(r *http.Request, e *trial, help, threat bool) *game.Findings {
	progress := s.Progress.Of(r)
	q, c := game.Questions{Threat: threat, Known: progress.Vocabulary()}, s.Settings.Of(r)
	if help && len(e.line) > 0 && c.On(site.Warnings) {
		q.Warn = func(w coach.Warn) bool { return w != coach.WarnMissed && c.Warns(w) } // a chance passed over is past
	}
	q.Facts = help && e.board.Outcome() == chess.Playing
	return s.judge.Coach(r, e.board, q)
}

// page returns the page on which moves are tried, with a sentence about what went wrong, or "".
func (s *Explore) page(r *http.Request, e *trial, view game.View, notice string) templ.Component {
	l, c, now := s.Language(r), s.Settings.Of(r), e.board
	words, v := l.Pages.Exploring, e.viewer(s, r)
	v.Findings = s.coached(r, e, c.Choice(site.Help) != site.NoHelp && view.Demo == nil, view.Threat && v.MayMove)
	built := game.Page{
		Viewer: v, Game: now, View: view, Settings: c, Standing: game.StandingOf(l, now, ""), Notice: notice,
		Over: now.Outcome() != chess.Playing, Warning: v.Findings.Warning, PGN: now.PGN(time.Time{}),
	}
	current, _ := s.games.Own(r) // one that cannot be read is not the game in the link
	page := reviews.Explore{
		Play: built.Play(site.Frame(l, "", words.Title).About(l.Abouts.Exploring),
			play.NoticeWords{Lost: l.Pages.Play.ConnectionLost, Unsent: l.Pages.Play.NotSent},
			game.SideView(l, now, view, chess.White), game.SideView(l, now, view, chess.Black)),
		Say:  words,
		Home: e.home(current), Moment: e.of == game.OfMoment,
	}
	page.Top.Note, page.Key, page.History = words.Title, game.KeyEntries(l.Key), e.history(v, view)
	if page.Coach.Prompt != "" {
		page.Coach.Prompt = words.Prompt
	}
	if len(e.line) > 0 {
		page.TakeBack = e.urlOf(e.ply, e.line[:len(e.line)-1])
	}
	if v.MayMove {
		page.Threat = game.WithQuery(v.URL, "ask=threat")
	}
	return reviews.ExplorePage(page)
}

// history returns the list of the moves. As long as none was tried, the steps also lead on through the game.
func (e *trial) history(v game.Viewer, view game.View) play.History {
	h := game.HistoryView(v, e.board, view)
	if view.Demo == nil && len(e.line) == 0 && e.ply < e.game.Ply() {
		h.Next, h.Last = e.urlOf(e.ply+1, nil), e.urlOf(e.game.Ply(), nil)
	}
	return h
}
