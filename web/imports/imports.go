// Package imports brings in games in PGN that were played elsewhere.
package imports

import (
	"errors"
	"net/http"
	"strconv"
	"strings"

	"github.com/a-h/templ"

	"chesstutor/templates/setup"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/pgn"
	"chesstutor/tutor/say"
	"chesstutor/web/game"
	"chesstutor/web/site"
)

// Routes registers the routes of imports.
func (s *Imports) Routes(r *site.Router) {
	r.Get("/import", s.show)
	r.Post("/import", s.bringIn)
}

// The limits of an import. In a form's body a byte may be encoded as three. The page of what was found has the text
// once more, in which a sign may be written as five.
const (
	maxPGN   = 128 << 10
	maxBody  = 3*maxPGN + 4<<10
	maxShown = 160 << 10 // of the text, as the page has it
)

// Imports has the handlers of imports.
type Imports struct {
	*site.Site
	games *game.Games
}

// New returns an Imports.
func New(s *site.Site, games *game.Games) *Imports { return &Imports{s, games} }

// show answers GET /import: with the page on which games are imported, or in JSON with the limits of an
// import.
func (s *Imports) show(w http.ResponseWriter, r *http.Request) error {
	if !site.WantsHTML(r) {
		return site.WriteJSON(w, http.StatusOK,
			site.Object{{Name: "bytes", Value: maxPGN}, {Name: "games", Value: pgn.MaxGames}})
	}
	return s.page(w, r, http.StatusOK, setup.Import{})
}

// page writes the page on which games are imported, with the values entered so far.
func (s *Imports) page(w http.ResponseWriter, r *http.Request, status int, page setup.Import) error {
	words := s.Language(r).Pages.Importing
	page.Layout = site.LearningFrame(s.Language(r), "/import", words.Title).About(s.Language(r).Abouts.Importing)
	page.Say = words.Import
	return site.WritePage(w, r, status, setup.ImportPage(page))
}

// importedGame is the JSON encoding of a game found in the text.
type importedGame struct {
	Index  int    `json:"index"`
	White  string `json:"white"`
	Black  string `json:"black"`
	Result string `json:"result"`
	Plies  int    `json:"plies"`
	Error  string `json:"error,omitempty"`
	Note   string `json:"note,omitempty"`
}

// bringIn answers POST /import: it parses games and lists them. With look it redirects to the link of one of them.
// With index it makes that one the visitor's own game, but asks first if that would discard a game under way.
func (s *Imports) bringIn(w http.ResponseWriter, r *http.Request) error {
	f, games, err := s.readGames(w, r)
	if err != nil {
		return s.askAgain(w, r, f, err)
	}
	switch {
	case f["look"] != "":
		g, err := chosen(f["look"], games)
		if err != nil {
			return err
		}
		return s.lookAt(w, r, g)
	case f["index"] != "":
		g, err := chosen(f["index"], games)
		if err != nil {
			return err
		}
		return s.takeOver(w, r, f, g.Game)
	case site.WantsHTML(r):
		return s.page(w, r, http.StatusOK, setup.Import{
			PGN: f["pgn"], Games: gameViews(s.Language(r), games),
		})
	}
	list := []importedGame{}
	for i, g := range games {
		fault, note := remarks(s.Language(r), g)
		list = append(list, importedGame{i + 1, g.White, g.Black, g.Result, g.Game.Ply(), fault, note})
	}
	return site.WriteJSON(w, http.StatusOK, site.Object{{Name: "games", Value: list}})
}

// readGames parses the games in a form's text, or in its file if there is one.
func (s *Imports) readGames(w http.ResponseWriter, r *http.Request) (site.Form, []*pgn.Game, error) {
	f, err := site.ReadLongForm(w, r, maxBody)
	var tooLarge *http.MaxBytesError
	if errors.As(err, &tooLarge) {
		tooLarge.Limit = maxPGN
	}
	if err != nil {
		return nil, nil, err
	}
	if f["file"] != "" {
		f["pgn"] = f["file"]
	}
	sent := len(f["pgn"])
	if sent > maxPGN {
		return nil, nil, &http.MaxBytesError{Limit: maxPGN}
	}
	f["pgn"] = pgn.Text([]byte(f["pgn"]))                             // as it is shown, and sent again with a choice
	if shown := len(templ.EscapeString(f["pgn"])); shown > maxShown { // so much of it may be sent as may be shown
		return nil, nil, &http.MaxBytesError{Limit: int64(sent) * maxShown / int64(shown)}
	}
	games := pgn.Read([]byte(f["pgn"]), s.Language(r).Phrases.Letters)
	if len(games) == 0 {
		return f, nil, site.RefuseFor(http.StatusUnprocessableEntity, say.Problem{Key: say.NoGameIn})
	}
	return f, games, nil
}

// askAgain handles an error in the text: on the page it shows the message beside the text, so that nothing typed is
// lost.
func (s *Imports) askAgain(w http.ResponseWriter, r *http.Request, f site.Form, err error) error {
	e, expected := site.AsRefusal(err)
	if !expected || !site.WantsHTML(r) {
		return err
	}
	return s.page(w, r, e.Status,
		setup.Import{PGN: strings.ToValidUTF8(f["pgn"], "?"), Wrong: e.In(s.Language(r))})
}

// chosen returns the game with a number, counted from 1.
func chosen(text string, games []*pgn.Game) (*pgn.Game, error) {
	n, err := strconv.Atoi(text)
	if err != nil || n < 1 || n > len(games) {
		return nil, site.RefuseFor(http.StatusBadRequest, say.Problem{Key: say.NoSuchGame, Number: len(games)})
	}
	return games[n-1], nil
}

func gameViews(l *say.Language, games []*pgn.Game) (list []setup.ImportedGame) {
	for i, g := range games {
		fault, note := remarks(l, g)
		list = append(list, setup.ImportedGame{
			Index: strconv.Itoa(i + 1), Fault: fault, Note: note,
			Text: l.Pages.Importing.Each(i+1, g.White, g.Black, g.Result, g.Game.Ply()),
		})
	}
	return list
}

// remarks returns why parsing of a game stopped before its end, and what was not read as it is written; "" for nothing.
func remarks(l *say.Language, g *pgn.Game) (fault, note string) {
	if g.Err != nil {
		fault = l.Pages.Importing.Fault(g.Err)
	}
	if g.Dropped {
		note = l.Pages.Importing.Dropped
	}
	return fault, note
}

// lookAt redirects to the link of a game, with its header in the query, and in that the result if the board does not
// show it.
func (s *Imports) lookAt(w http.ResponseWriter, r *http.Request, g *pgn.Game) error {
	to, err := game.LinkTo(g.Game)
	if err != nil {
		return err
	}
	to.Header = game.NewHeader(g.White, g.Black, g.Event, g.Date)
	if g.Err == nil && g.Game.Outcome() == chess.Playing {
		to.Result = resultOf(g.Result)
	}
	return site.Answer(w, r, to.URL(), site.Object{{Name: "url", Value: s.Origin(r) + to.URL()}})
}

// takeOver makes a game the visitor's own, to be continued by two people or against the computer.
func (s *Imports) takeOver(w http.ResponseWriter, r *http.Request, f site.Form, read *tutor.Game) error {
	current, err := s.games.Own(r)
	if err == nil && game.UnderWay(current) && f["sure"] != "true" {
		if site.WantsHTML(r) {
			return s.page(w, r, http.StatusConflict, setup.Import{PGN: f["pgn"], Ask: f["index"]})
		}
		return site.RefuseFor(http.StatusConflict, say.Problem{Key: say.GameUnderWay})
	}
	setup := read.Setup()
	if f["players"] != "" {
		if setup.Players, err = f.Players(); err != nil {
			return err
		}
	}
	if setup.Learner, err = f.Side(setup.Learner); err != nil {
		return err
	}
	setup.Level = current.Setup().Level
	g := game.Fresh(setup)
	for _, m := range read.Moves() {
		g.GoOn()
		if err := g.Play(m); err != nil {
			return err
		}
	}
	if read.Outcome() == chess.Playing {
		g.GoOn()
	}
	return s.keep(w, r, current, g)
}

// keep stores a game as the visitor's own, and the result of the one before, and answers with the game.
func (s *Imports) keep(w http.ResponseWriter, r *http.Request, before, g *tutor.Game) error {
	err := s.games.Save(w, r, g)
	if errors.Is(err, site.ErrCookieTooLong) {
		return site.RefuseFor(http.StatusConflict, say.Problem{Key: say.GameTooLong})
	}
	if err != nil {
		return err
	}
	settings := s.Settings.Of(r)
	settings.Learn(before)
	if err := errors.Join(s.KeepWon(w, r, before), s.KeepSettings(w, r, settings)); err != nil {
		return err
	}
	return site.Answer(w, r, "/", game.NewBoard(s.Language(r), g, ""))
}

// resultOf parses a PGN result.
func resultOf(text string) game.Result {
	switch text {
	case "1-0":
		return game.Result{Over: true, Won: true, Winner: chess.White}
	case "0-1":
		return game.Result{Over: true, Won: true, Winner: chess.Black}
	case "1/2-1/2":
		return game.Result{Over: true}
	}
	return game.Result{}
}
