package review

import (
	"net/http"
	"net/url"
	"slices"
	"strconv"

	"chesstutor/templates"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/review"
	"chesstutor/tutor/say"
	"chesstutor/web/game"
	"chesstutor/web/site"
)

// trial is the page of a moment: the position before the move, possibly with a piece chosen, a step of the hint, a
// line played on the board, or the result of a retry.
type trial struct {
	*asked
	review   *review.Review
	moment   review.Moment
	number   int // of the moment, from 0
	language *say.Language
	game     *tutor.Game  // up to the position before the moment's move
	chosen   chess.Square // a piece, or chess.NoSquare
	becoming chess.Square // the target of the chosen pawn's promotion, or chess.NoSquare
	misses   int          // wrong tries so far
	hint     int          // the step of the hint that is shown, 0 for none
	shown    int          // how many moves of the best line are played on the board, -1 if the line is not shown
	tried    *review.Tried
	move     chess.Move // the retry
	wrong    string     // why the retry is not a legal move
}

// newTrial returns the moment of a review at the ply in a form.
func newTrial(l *say.Language, a *asked, r *review.Review, f site.Form) (*trial, error) {
	ply, err := strconv.Atoi(f["ply"])
	at := slices.IndexFunc(r.Moments(), func(m review.Moment) bool { return m.Ply == ply })
	if err != nil || at < 0 {
		return nil, site.RefuseFor(http.StatusNotFound, say.Problem{Key: say.NoSuchMoment})
	}
	t := &trial{
		asked: a, review: r, moment: r.Moments()[at], number: at, language: l, game: a.game.Until(ply),
		chosen: chess.NoSquare, becoming: chess.NoSquare, shown: -1,
	}
	t.misses, _ = strconv.Atoi(f["try"]) // it only decides when a hint is offered, so it need not be authentic
	return t, nil
}

// moment writes the page of a moment.
func (s *Review) moment(w http.ResponseWriter, r *http.Request, a *asked, done *review.Review, f site.Form) error {
	t, err := newTrial(s.Language(r), a, done, f)
	if err != nil {
		return err
	}
	if from, err := chess.ParseSquare(f["from"]); err == nil {
		t.chosen = from
	}
	if ask := f["ask"]; len(ask) >= 4 {
		if from, to, _, err := chess.SplitUCI(ask); err == nil {
			t.chosen, t.becoming = from, to
		}
	}
	if n, err := strconv.Atoi(f["hint"]); err == nil && !t.moment.Praise {
		t.hint = min(max(n, 0), tutor.HintSteps)
	}
	if n, err := strconv.Atoi(f["show"]); err == nil {
		t.shown = min(max(n, 0), len(t.line()))
	}
	return site.WritePage(w, r, http.StatusOK, templates.ReviewTryPage(t.page()))
}

// tried is the JSON answer to a retry.
type tried struct {
	Right bool     `json:"right"`
	Text  string   `json:"text"`
	Line  []string `json:"line"`
	Best  string   `json:"best,omitempty"` // only after a right retry
}

// try answers POST /review/try: it judges a retry, given as from, to and promotion, or as move in UCI notation.
func (s *Review) try(w http.ResponseWriter, r *http.Request) error {
	f, err := site.ReadForm(w, r)
	if err != nil {
		return err
	}
	for name, value := range site.Query(r) { // the fields that identify the review may be in the query
		if f[name] == "" {
			f[name] = value
		}
	}
	a, err := s.asked(r, f)
	if err != nil {
		return err
	}
	if f["ply"] == "" {
		f["ply"] = f["id"]
	}
	j := s.jobOf(a.game, a.side)
	if err := s.work(r, j, wholeTime, found(f["ply"])); err != nil {
		return err
	}
	defer j.leave()
	t, err := newTrial(s.Language(r), &a, j.review, f)
	if err != nil {
		return err
	}
	if err := t.read(f); err != nil {
		if !site.WantsHTML(r) {
			return err
		}
		e, _ := site.AsRefusal(err)
		t.wrong = e.In(t.language)
		return site.WritePage(w, r, e.Status, templates.ReviewTryPage(t.page()))
	}
	judged, err := j.review.Try(r.Context(), s.searcher(r), t.moment, t.move)
	if err != nil {
		return err
	}
	if t.tried = &judged; !judged.Right {
		t.misses++
	}
	if site.WantsHTML(r) {
		return site.WritePage(w, r, http.StatusOK, templates.ReviewTryPage(t.page()))
	}
	answer := tried{Right: judged.Right, Text: t.verdict(), Line: uci(judged.Line)}
	if judged.Right {
		answer.Best = judged.Best.String()
	}
	return site.WriteJSON(w, http.StatusOK, answer)
}

func uci(line []chess.Move) []string {
	list := []string{}
	for _, m := range line {
		list = append(list, m.String())
	}
	return list
}

// read parses the move of a retry. A promotion without a piece is to a queen.
func (t *trial) read(f site.Form) error {
	p := t.game.Position()
	from, to, promoted := chess.NoSquare, chess.NoSquare, chess.NoPieceType
	var err error
	if f["move"] != "" {
		from, to, promoted, err = chess.SplitUCI(f["move"])
	} else if from, err = f.Square("from"); err == nil {
		if to, err = f.Square("to"); err == nil {
			promoted, err = f.Promotion()
		}
	}
	if err != nil {
		return err
	}
	if t.move, err = p.FindMove(from, to, promoted); err != nil && promoted == chess.NoPieceType {
		if queen, other := p.FindMove(from, to, chess.Queen); other == nil {
			t.move, err = queen, nil
		}
	}
	return err
}

// line returns the best line of the moment; of a moment that praises the move played, that move alone.
func (t *trial) line() []chess.Move {
	if t.moment.Praise {
		return []chess.Move{t.moment.Played}
	}
	return t.moment.Best.PV
}

// verdict returns the name of a retry's result.
func (t *trial) verdict() string {
	words := t.language.Pages.Reviewing
	switch {
	case t.tried.Why != nil:
		return t.language.Fact(*t.tried.Why, t.audience())
	case t.tried.Right:
		return t.language.Pages.Learning.Exercise.Right + "."
	}
	return words.More
}

// page returns the moment as an exercise.
func (t *trial) page() templates.ReviewTry {
	l := t.language
	words, learning := l.Pages.Reviewing, l.Pages.Learning
	number := t.game.Position().MoveNumber()
	page := templates.ReviewTry{
		Exercise: templates.Exercise{
			Layout: site.LearningFrame(
				l,
				"",
				words.Title,
			), Say: templates.ExerciseWords(learning.Exercise), Head: words.Title,
			Place: words.Place(t.number+1, amongst(t.review), number), Task: askText(l, t.asked, t.review, t.moment),
			ID: strconv.Itoa(
				t.moment.Ply,
			), URL: t.at(t.moment.Ply), Answer: t.url("/review/try"), Try: strconv.Itoa(t.misses),
			Rows: t.rows(), Sheet: t.sheet(), Notice: t.wrong, Word: learning.Exercise.Tapped,
		},
		Review: reviewWords(
			words,
		), All: t.url("/review"), PlayOn: "/new?fen=" + url.QueryEscape(t.game.Position().FEN()),
	}
	if t.mayTry() {
		page.Kind = "move"
	}
	page.Spoken = page.Sheet.Heading
	for _, text := range page.Sheet.Text {
		page.Spoken += " " + text
	}
	page.Fields = []templates.Option{{Name: "ply", Value: page.ID}}
	for name, values := range t.fields() {
		page.Fields = append(page.Fields, templates.Option{Name: name, Value: values[0]})
	}
	for i, m := range t.review.Moments() {
		page.Links = append(page.Links, templates.Link{
			URL: t.at(m.Ply), Current: i == t.number,
			Text: words.Place(i+1, amongst(t.review), t.asked.game.PositionAt(m.Ply).MoveNumber()),
		})
	}
	return page
}

// mayTry reports whether a move may be tried on the board that is shown.
func (t *trial) mayTry() bool {
	return !t.moment.Praise && t.shown < 0 && (t.tried == nil || !t.tried.Right)
}

// board returns the game up to the position shown: before the moment, after a right retry, or after some moves of
// the line.
func (t *trial) board() *tutor.Game {
	g := t.game.Until(t.game.Ply())
	moves := []chess.Move(nil)
	switch {
	case t.shown >= 0:
		moves = t.line()[:t.shown]
	case t.tried != nil && t.tried.Right:
		moves = []chess.Move{t.move}
	}
	for _, m := range moves {
		if g.Play(m) != nil {
			break // the game has ended
		}
	}
	return g
}

// rows returns the squares of the board.
func (t *trial) rows() (rows [][]templates.Try) {
	g := t.board()
	v := game.Viewer{URL: t.at(t.moment.Ply), Language: t.language, Turned: t.side == chess.Black}
	for _, row := range still(v, g) {
		var tries []templates.Try
		for _, square := range row {
			s, _ := chess.ParseSquare(square.ID)
			tries = append(tries, t.square(g, s, square))
		}
		rows = append(rows, tries)
	}
	return rows
}

// square returns a square with what pressing it does.
func (t *trial) square(g *tutor.Game, s chess.Square, square templates.Square) templates.Try {
	try := templates.Try{Square: square}
	if t.tried != nil && t.tried.Right && s == t.move.To() {
		try.Signs = []string{"good"}
	}
	if !t.mayTry() {
		return try
	}
	if t.hint > 0 &&
		slices.ContainsFunc(t.moment.Hint[0].Pieces, func(m tutor.PlacedPiece) bool { return m.Square == s }) {
		try.Signs = append(try.Signs, "asked")
	}
	for _, m := range g.Position().Moves() {
		if m.From() == s {
			t.add(&try, m)
		}
		if m.From() == t.chosen && m.To() == s {
			try.Valid, try.Form, try.Field, try.Value = true, "try", "move", m.String()[:4]
			if m.Promotion() != chess.NoPieceType {
				try.Form, try.Field = "look", "ask"
			}
		}
	}
	switch {
	case s == t.chosen:
		try.Selected, try.Form = true, "look"
	case try.To != "" && !try.Valid:
		try.Form, try.Field, try.Value = "look", "from", s.String()
	}
	return try
}

// add records a legal move of the piece on a square.
func (t *trial) add(try *templates.Try, m chess.Move) {
	to := m.To().String()
	if m.Promotion() != chess.NoPieceType {
		if m.Promotion() != chess.Queen {
			return
		}
		try.Asks = join(try.Asks, to)
	}
	try.To, try.Moveable = join(try.To, to), true
}

func join(list, more string) string {
	if list == "" {
		return more
	}
	return list + " " + more
}

// sheet returns the text below the board: the task, or the result of the retry.
func (t *trial) sheet() templates.Sheet {
	l := t.language
	words, learning := l.Pages.Reviewing, l.Pages.Learning.Exercise
	hint := &templates.Link{
		Text: words.Idea,
		URL:  t.at(t.moment.Ply, "hint", strconv.Itoa(min(t.hint+1, tutor.HintSteps)), "try", strconv.Itoa(t.misses)),
	}
	if t.hint > 0 {
		hint.Text = l.Pages.Play.MoreHint
	}
	switch {
	case t.shown >= 0:
		return t.showSheet()
	case t.moment.Praise:
		return templates.Sheet{Tone: "right", Heading: words.WellWas, Go: t.showLink(1)}
	case t.becoming != chess.NoSquare:
		return templates.Sheet{
			Heading: learning.Becomes, Move: t.chosen.String() + t.becoming.String(), Choices: game.Choices(l, t.side),
			Go: &templates.Link{Text: learning.NotThis, URL: t.at(t.moment.Ply)},
		}
	case t.tried != nil && t.tried.Right:
		p := t.game.Position()
		s := templates.Sheet{Tone: "right", Heading: learning.Right, Go: t.next(), Focus: true}
		if t.tried.Why != nil {
			s.Text = append(s.Text, t.verdict())
		}
		s.Text = append(s.Text, words.Happened(p, t.moment.Played, t.audience()))
		return s
	case t.tried != nil:
		s := templates.Sheet{Tone: "wrong", Heading: learning.NotYet, Text: []string{t.verdict()}}
		if t.misses >= hintsAfter {
			s.Go = hint
		}
		return s
	case t.hint > 0:
		s := templates.Sheet{
			Heading: words.Shown,
			Text:    []string{l.Fact(t.moment.Hint[t.hint-1], t.audience())},
			Go:      hint,
		}
		if t.hint == tutor.HintSteps {
			s.Go = t.showLink(1)
		}
		return s
	}
	return templates.Sheet{Heading: words.HowTry, Go: hint}
}

// hintsAfter is the number of wrong retries after which a hint is offered.
const hintsAfter = 2

// showSheet returns the text and the buttons for stepping through the best line.
func (t *trial) showSheet() templates.Sheet {
	l := t.language
	n := len(t.line())
	s := templates.Sheet{Tone: "shown", Heading: l.Shown.Step(t.shown, n), Go: t.next()}
	if t.shown == 0 {
		s.Text = []string{l.Shown.Start}
	} else {
		g := t.board()
		before := g.PositionAt(g.Ply() - 1)
		s.Text = []string{l.Game.Move(before, g.Moves()[g.Ply()-1])}
	}
	if t.shown < n {
		s.Go = t.showLink(t.shown + 1)
		s.Go.Text = l.Pages.Play.Next
	}
	return s
}

// showLink returns the link that shows the line after n of its moves.
func (t *trial) showLink(n int) *templates.Link {
	return &templates.Link{
		Text: t.language.Pages.Reviewing.ShowMe,
		URL:  t.at(t.moment.Ply, "show", strconv.Itoa(min(n, len(t.line())))),
	}
}

// next returns the link to the next moment, or after the last one to the review.
func (t *trial) next() *templates.Link {
	words, moments := t.language.Pages.Reviewing, t.review.Moments()
	if t.number+1 < len(moments) {
		return &templates.Link{Text: words.Next, URL: t.at(moments[t.number+1].Ply)}
	}
	return &templates.Link{Text: words.All, URL: t.url("/review")}
}
