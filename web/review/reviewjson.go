package review

import (
	"chesstutor/tutor/fact"
	"chesstutor/tutor/review"
	"chesstutor/tutor/say"
)

// reviewJSON is the JSON encoding of a review.
type reviewJSON struct {
	Status  string       `json:"status"` // "running" or "done"
	Of      int          `json:"of"`
	Done    int          `json:"done"`
	Side    string       `json:"side"`
	Chart   []pointJSON  `json:"chart"`
	Moves   []moveJSON   `json:"moves"`
	Moments []momentJSON `json:"moments"`
}

// pointJSON is White's expected score after a number of moves.
type pointJSON struct {
	Ply      int     `json:"ply"`
	Expected float64 `json:"expected"`
}

type moveJSON struct {
	Ply  int         `json:"ply"` // the number of moves before it
	SAN  string      `json:"san"`
	Mark review.Mark `json:"mark"`
	Text string      `json:"text"`
}

type momentJSON struct {
	Ply     int     `json:"ply"`
	FEN     string  `json:"fen"`
	Played  string  `json:"played"`
	Concept *string `json:"concept"`
	Text    string  `json:"text"`
	Praise  bool    `json:"praise"`
}

func newReviewJSON(l *say.Language, a *subject, r *review.Review) reviewJSON {
	answer := reviewJSON{
		Status:  "running",
		Side:    a.side.String(),
		Chart:   []pointJSON{},
		Moves:   []moveJSON{},
		Moments: []momentJSON{},
	}
	if r.Done() {
		answer.Status = "done"
	}
	answer.Done, answer.Of = r.Progress()
	for ply := range a.game.Ply() + 1 {
		if e, ok := r.Expected(ply); ok {
			answer.Chart = append(answer.Chart, pointJSON{ply, e})
		}
	}
	for _, m := range r.Moves() {
		p := a.game.PositionAt(m.Ply)
		answer.Moves = append(answer.Moves, moveJSON{m.Ply, p.SAN(m.Move), m.Mark, said(l, a, &m)})
	}
	for _, m := range r.Moments() {
		one := momentJSON{
			Ply:    m.Ply,
			FEN:    a.game.PositionAt(m.Ply).FEN(),
			Played: m.Played.String(),
			Praise: m.Praise,
			Text:   askText(l, a, r, m),
		}
		if m.Named != fact.NoConcept {
			concept := string(m.Named)
			one.Concept = &concept
		}
		answer.Moments = append(answer.Moments, one)
	}
	return answer
}
