package review

import (
	"errors"
	"maps"
	"net/http"
	"net/url"
	"slices"
	"strconv"
	"strings"

	"chesstutor/templates/frame"
	"chesstutor/templates/learn"
	"chesstutor/templates/reviews"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/lesson"
	"chesstutor/tutor/notebook"
	"chesstutor/tutor/review"
	"chesstutor/tutor/say"
	"chesstutor/web/game"
	"chesstutor/web/site"
)

// momentPage is the page of a moment: the position before the move, possibly with a piece chosen, a step of the hint,
// what the move before was for, a line played on the board, or the result of a retry.
type momentPage struct {
	*subject
	review   *review.Review
	moment   review.Moment
	number   int // of the moment, from 0
	language *say.Language
	settings site.Settings
	game     *tutor.Game  // up to the position before the moment's move
	chosen   chess.Square // a piece, or chess.NoSquare
	becoming chess.Square // the target of the chosen pawn's promotion, or chess.NoSquare
	misses   int          // wrong tries so far
	purpose  bool         // what the last move before was for is shown
	hint     int          // the step of the hint that is shown, 0 for none
	shown    int          // how many moves of the line are played on the board, -1 if it is not shown
	after    []chess.Move // the line that begins with a right try, nil for the best one
	tried    *review.Tried
	move     chess.Move // the retry
	wrong    string     // why the retry is not a legal move

	inPractice bool // the position is among the learner's own
	back       int  // in how many days a position in practice comes back after this try, 0 if it does not
}

// newMomentPage returns the moment of a review at the ply in a form.
func newMomentPage(
	l *say.Language,
	settings site.Settings,
	a *subject,
	r *review.Review,
	f site.Form,
) (*momentPage, error) {
	ply, err := strconv.Atoi(f["ply"])
	at := slices.IndexFunc(r.Moments(), func(m review.Moment) bool { return m.Ply == ply })
	if err != nil || at < 0 {
		return nil, site.RefuseFor(http.StatusNotFound, say.Problem{Key: say.NoSuchMoment})
	}
	t := &momentPage{
		subject: a, review: r, moment: r.Moments()[at], number: at, language: l, settings: settings,
		game: a.game.Until(ply), chosen: chess.NoSquare, becoming: chess.NoSquare, shown: -1,
	}
	t.misses, _ = strconv.Atoi(f["try"]) // it only decides when a hint is offered, so it need not be authentic
	return t, nil
}

// moment writes the page of a moment.
func (s *Review) moment(w http.ResponseWriter, r *http.Request, a *subject, done *review.Review, f site.Form) error {
	t, err := newMomentPage(s.Language(r), s.Settings.Of(r), a, done, f)
	if err != nil {
		return err
	}
	record := s.Notebook.Of(r)
	t.keeps(&record)
	t.view(f)
	return site.WritePage(w, r, http.StatusOK, reviews.TryPage(t.page()))
}

// keeps sets whether the position of the moment is in the learner's practice.
func (t *momentPage) keeps(record *notebook.Record) {
	_, t.inPractice = record.Find(ownID(t.game.Position()))
}

// ownID returns the id that a position has among the learner's own.
func ownID(p *chess.Position) string { return (&notebook.Position{Board: *p}).ID() }

// view parses what the query of a page asks to show: from, the chosen piece; ask, a promotion; hint, a step of the
// hint; purpose, what the move before was for; show, so many moves of the line, or of the one in after.
func (t *momentPage) view(f site.Form) {
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
		t.misses = max(t.misses, t.hint) // a wrong try after it is told no less
	}
	t.purpose = f["purpose"] == "true" && t.game.Ply() > 0
	t.after = lineFrom(*t.game.Position(), f["after"])
	if n, err := strconv.Atoi(f["show"]); err == nil {
		t.shown = min(max(n, 0), len(t.line()))
	}
	if t.position != nil && (t.hint > 0 || t.shown >= 0) {
		t.misses = max(t.misses, 1) // a try after it does not count as the first
	}
}

// lineFrom returns the moves of a line in the query of a page, in UCI notation with dots between, as far as they are
// legal.
func lineFrom(p chess.Position, text string) (line []chess.Move) {
	for uci := range strings.SplitSeq(text, ".") {
		m, err := p.ParseUCI(uci)
		if err != nil {
			break
		}
		line, p = append(line, m), p.Play(m)
	}
	return line
}

// retryJSON is the JSON answer to a retry.
type retryJSON struct {
	Right bool     `json:"right"`
	Text  string   `json:"text"`
	Line  []string `json:"line"`
	Best  string   `json:"best,omitempty"` // only after a right retry
}

// addQuery adds the query parameters of a request to its form.
func addQuery(f site.Form, r *http.Request) {
	for name, value := range site.Query(r) {
		if f[name] == "" {
			f[name] = value
		}
	}
}

// momentIn returns the moment that a form and the query are about, whose job the caller must leave.
func (s *Review) momentIn(r *http.Request, f site.Form) (*momentPage, *job, error) {
	addQuery(f, r)
	a, err := s.subject(r, f)
	if err != nil {
		return nil, nil, err
	}
	if f["ply"] == "" {
		f["ply"] = f["id"]
	}
	j := s.jobOf(r, &a)
	if err := s.work(r, j, wholeTime, found(f["ply"])); err != nil {
		return nil, nil, err
	}
	t, err := newMomentPage(s.Language(r), s.Settings.Of(r), &a, j.review, f)
	if err != nil {
		j.leave()
		return nil, nil, err
	}
	record := s.Notebook.Of(r)
	t.keeps(&record)
	return t, j, nil
}

// try answers POST /review/try: it judges a retry, given as from, to and promotion, or as move in UCI notation.
func (s *Review) try(w http.ResponseWriter, r *http.Request, f site.Form) error {
	t, j, err := s.momentIn(r, f)
	if err != nil {
		return err
	}
	defer j.leave()
	return s.writeJudged(w, r, t, j, f, func(right bool) error {
		if !right || t.linked != "" {
			return nil
		}
		return s.noteSolved(w, r, t.moment.Ply)
	})
}

// noteSolved records in the visitor's own game that the moment at a ply was solved.
func (s *Review) noteSolved(w http.ResponseWriter, r *http.Request, ply int) error {
	g, err := s.games.Own(r)
	if err != nil || !g.Solve(ply) {
		return err
	}
	if err = s.games.Save(w, r, g); errors.Is(err, site.ErrCookieTooLong) {
		return nil // the game is all that there is room for
	}
	return err
}

// writeJudged judges the retry in a form, has it noted, and answers with the result.
func (s *Review) writeJudged(
	w http.ResponseWriter,
	r *http.Request,
	t *momentPage,
	j *job,
	f site.Form,
	note func(right bool) error,
) (err error) {
	if t.move, err = f.Move(t.game.Position(), t.language.Phrases.Letters); err != nil {
		if !site.WantsHTML(r) {
			return err
		}
		e, _ := site.AsRefusal(err)
		if t.wrong = t.forbids(f["move"]); t.wrong == "" {
			t.wrong = e.In(t.language)
		}
		return site.WritePage(w, r, e.Status, reviews.TryPage(t.page()))
	}
	judged, err := j.review.Try(r.Context(), s.searcher(r), t.moment, t.move)
	if err != nil {
		return err
	}
	switch t.tried = &judged; {
	case judged.Right:
		t.solve(t.moment.Ply)
	case judged.Meets == nil:
		if t.misses++; t.saysLittle() {
			t.hint = min(t.misses-1, tutor.HintSteps-1) // never the move itself
		}
	}
	if err := note(judged.Right); err != nil {
		return err
	}
	if site.WantsHTML(r) {
		return site.WritePage(w, r, http.StatusOK, reviews.TryPage(t.page()))
	}
	answer := retryJSON{Right: judged.Right, Text: t.verdict(), Line: game.UCI(judged.Line)}
	if judged.Right {
		answer.Best = judged.Best.String()
	}
	return site.WriteJSON(w, http.StatusOK, answer)
}

// page returns the moment as an exercise.
func (t *momentPage) page() reviews.Try {
	l := t.language
	words, learning := l.Pages.Reviewing, l.Pages.Learning
	number := t.game.Position().MoveNumber()
	page := reviews.Try{
		Exercise: learn.Exercise{
			Layout: site.LearningFrame(l, "", words.Title).About(l.Abouts.Moment),
			Say:    learning.Exercise, Head: words.Title,
			Place: placeOf(l, t.subject, t.review, t.moment), Task: askText(l, t.subject, t.review, t.moment),
			ID: strconv.Itoa(t.moment.Ply), URL: t.at(t.moment.Ply), Answer: t.url("/review/try"),
			Try: strconv.Itoa(t.misses), Rows: t.rows(), Arrows: t.arrows(), Sheet: t.sheet(),
			Word: learning.Exercise.Tapped, Face: game.Coach, Above: true,
		},
		Review: words.Review, All: t.all().URL, AllText: t.all().Text, Base: t.base(),
		Play:   &l.Pages.Play,
		PlayOn: "/new?fen=" + url.QueryEscape(t.game.Position().FEN()),
	}
	switch {
	case t.position != nil:
		page.ID = t.position.ID()
		page.Head, page.Title = l.Pages.Practice.Title, l.Pages.Practice.Title
		page.Place = words.FromGame(t.position.From.Date(), number)
	case t.moment.Praise:
		page.Task = words.WellWas
	case t.inPractice:
		page.Kept = words.Kept
	default:
		page.Keep = words.Keep
	}
	if skill, ok := lesson.Practising(t.review.Concern(t.moment)); ok {
		page.Practice = site.PracticeOf(l, skill)
	}
	if t.mayTry() {
		page.Kind = "move"
	}
	page.Layout.Script = "lesson.js" // which lets it be heard
	page.Voice = t.voice(&page.Exercise)
	page.Layout.Title = page.Place + " · " + page.Layout.Title
	page.Spoken = site.Sentence(page.Sheet.Heading)
	for _, text := range page.Sheet.Text {
		page.Spoken += " " + text
	}
	if solved := t.tried != nil && t.tried.Right; t.game.Ply() > 0 && !solved { // it would begin the moment anew
		page.Why = &frame.Link{Text: l.Pages.Play.WhyThat, URL: t.at(t.moment.Ply, "purpose", "true", "try", page.Try)}
	}
	page.Free, page.Fields, page.Links = t.freeURL(), t.hidden(), t.links()
	return page
}

// voice returns how the page sounds: at first its question is read, then what a try came to.
func (t *momentPage) voice(page *learn.Exercise) learn.Voice {
	parts := append([]string{page.Sheet.Heading}, page.Sheet.Text...)
	if t.tried == nil && t.wrong == "" && t.hint == 0 && t.shown < 0 {
		parts = append([]string{page.Task}, parts...)
	}
	v := heard(t.language, t.settings, parts...)
	if t.tried != nil && t.tried.Meets == nil {
		v.Tune = page.Sheet.Tone // right or wrong
	}
	return v
}

// freeURL returns the address of the page on which any moves are tried from here.
func (t *momentPage) freeURL() string {
	return t.link().ExploreURL(t.moment.Ply, nil, t.side, game.OfMoment)
}

// hidden returns the fields with which the page's forms say what they are about.
func (t *momentPage) hidden() (fields []frame.Option) {
	q := t.fields()
	if t.position == nil {
		q.Set("ply", strconv.Itoa(t.moment.Ply))
	}
	for _, name := range slices.Sorted(maps.Keys(q)) {
		fields = append(fields, frame.Option{Name: name, Value: q.Get(name)})
	}
	return fields
}

// links returns links to the moments of the review, none for a position in practice.
func (t *momentPage) links() (list []reviews.MomentLink) {
	if t.position != nil {
		return nil
	}
	for i, m := range t.review.Moments() {
		link := reviews.MomentLink{
			Link: frame.Link{
				URL: t.at(m.Ply), Current: i == t.number, Text: placeOf(t.language, t.subject, t.review, m),
			},
			Number: numberOf(t.review, m), Done: m.Praise || slices.Contains(t.solved, m.Ply),
		}
		if link.Done && !m.Praise {
			link.Text += ", " + t.language.Pages.Learning.Exercise.WasRight
		}
		list = append(list, link)
	}
	return list
}

// all returns the link back to the whole: the review, or practice.
func (t *momentPage) all() *frame.Link {
	if t.position != nil {
		return &frame.Link{Text: t.language.Pages.Learning.Exercise.Next, URL: "/practice"}
	}
	return &frame.Link{Text: t.language.Pages.Reviewing.All, URL: t.url("/review")}
}

// base returns the address of the page without what it shows.
func (t *momentPage) base() string {
	if t.position != nil {
		return positionsPath
	}
	return "/review"
}
