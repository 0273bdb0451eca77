package review

import (
	"net/http"
	"time"

	"chesstutor/tutor"
	"chesstutor/tutor/review"
	"chesstutor/web/game"
	"chesstutor/web/site"
)

// nags are the PGN numbers (NAGs) of the marks of moves: good, dubious, mistake, blunder.
var nags = map[review.Mark]int{review.GoodFind: 1, review.Slip: 6, review.Mistake: 2, review.Blunder: 4}

// annotated answers GET /review.pgn: with the game in PGN, with the review's comments on its moves.
func (s *Review) annotated(w http.ResponseWriter, r *http.Request) error {
	a, err := s.subject(r, site.Query(r))
	if err != nil {
		return err
	}
	j := s.jobOf(r, &a)
	if err := s.work(r, j, wholeTime, whole); err != nil {
		return err
	}
	defer j.leave()
	l := s.Language(r)
	tags := a.header.Tags()
	if a.linked == "" {
		tags = tags.On(time.Now())
	}
	notes := map[int]tutor.Note{}
	for _, m := range j.review.Moves() {
		if m.Mark != review.Fine && m.Mark != review.Plain {
			notes[m.Ply] = tutor.Note{NAG: nags[m.Mark], Text: said(l, &a, &m)}
		}
	}
	return game.WritePGN(w, r, a.game.PGNWith(tags, notes))
}
