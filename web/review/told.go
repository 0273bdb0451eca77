package review

import (
	"net/http"

	"chesstutor/tutor"
	"chesstutor/tutor/review"
	"chesstutor/tutor/say"
	"chesstutor/web/site"
)

func (s *Review) reviewRoutes(r *site.Router) {
	r.GetOnly("/review", s.review)
	r.GetOnly("/review.pgn", s.annotated)
	r.Post("/review/try", s.try)
}

// told is the JSON encoding of a review.
type told struct {
	Status  string       `json:"status"` // "running" or "done"
	Of      int          `json:"of"`
	Done    int          `json:"done"`
	Side    string       `json:"side"`
	Chart   []toldPoint  `json:"chart"`
	Moves   []toldMove   `json:"moves"`
	Moments []toldMoment `json:"moments"`
}

// toldPoint is White's expected score after a number of moves.
type toldPoint struct {
	Ply      int     `json:"ply"`
	Expected float64 `json:"expected"`
}

type toldMove struct {
	Ply  int         `json:"ply"` // the number of moves before it
	SAN  string      `json:"san"`
	Mark review.Mark `json:"mark"`
	Text string      `json:"text"`
}

type toldMoment struct {
	Ply     int     `json:"ply"`
	FEN     string  `json:"fen"`
	Played  string  `json:"played"`
	Concept *string `json:"concept"`
	Text    string  `json:"text"`
	Praise  bool    `json:"praise"`
}

// review answers GET /review: with the review of a game, or with its progress, as a page or as JSON.
func (s *Review) review(w http.ResponseWriter, r *http.Request) error {
	f := site.Query(r)
	a, err := s.asked(r, f)
	if err != nil {
		return err
	}
	j, most, enough := s.jobOf(a.game, a.side), soonTime, whole
	switch {
	case f["wait"] == "true":
		most = wholeTime
	case f["ply"] != "":
		enough = found(f["ply"])
	}
	if err := s.work(r, j, most, enough); err != nil {
		return err
	}
	defer j.leave()
	l := s.Language(r)
	switch {
	case !site.WantsHTML(r):
		return site.WriteJSON(w, http.StatusOK, newTold(l, &a, j.review))
	case f["ply"] != "" && (j.review.Done() || found(f["ply"])(j.review)):
		return s.moment(w, r, &a, j.review, f)
	}
	return site.WritePage(w, r, http.StatusOK, reviewPage(l, &a, j.review, s.surveys))
}

func newTold(l *say.Language, a *asked, r *review.Review) told {
	answer := told{
		Status:  "running",
		Side:    a.side.String(),
		Chart:   []toldPoint{},
		Moves:   []toldMove{},
		Moments: []toldMoment{},
	}
	if r.Done() {
		answer.Status = "done"
	}
	answer.Done, answer.Of = r.Progress()
	for ply := range a.game.Ply() + 1 {
		if e, ok := r.Expected(ply); ok {
			answer.Chart = append(answer.Chart, toldPoint{ply, e})
		}
	}
	words := l.Pages.Reviewing
	for _, m := range r.Moves() {
		p := a.game.PositionAt(m.Ply)
		answer.Moves = append(answer.Moves, toldMove{m.Ply, p.SAN(m.Move), m.Mark, words.Said(m, p, a.audience())})
	}
	for _, m := range r.Moments() {
		one := toldMoment{
			Ply:    m.Ply,
			FEN:    a.game.PositionAt(m.Ply).FEN(),
			Played: m.Played.String(),
			Praise: m.Praise,
			Text:   askText(l, a, r, m),
		}
		if m.Named != tutor.NoConcept {
			concept := string(m.Named)
			one.Concept = &concept
		}
		answer.Moments = append(answer.Moments, one)
	}
	return answer
}

// askText returns the text of a moment: a question, or what was done well.
func askText(l *say.Language, a *asked, r *review.Review, m review.Moment) string {
	words := l.Pages.Reviewing
	if !m.Praise {
		return words.Ask(m)
	}
	return words.WellWas + " " + words.Said(r.Moves()[m.Ply], a.game.PositionAt(m.Ply), a.audience())
}

// story returns in words how the game went for the side of a review.
func story(l *say.Language, a *asked, r *review.Review) (heading, text string) {
	went := a.went()
	for ply := range a.game.Ply() + 1 {
		if e, ok := a.expected(r, ply); ok && e >= ahead {
			went.Until = a.game.PositionAt(ply).MoveNumber()
		}
	}
	words := l.Pages.Reviewing
	return words.End(went), words.Story(went)
}

// ahead is the expected score from which a side is said to stand better.
const ahead = 0.65
