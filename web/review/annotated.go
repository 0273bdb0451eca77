package review

import (
	"net/http"
	"time"

	"chesstutor/tutor"
	"chesstutor/tutor/review"
	"chesstutor/web/game"
	"chesstutor/web/site"
)

// nags are the marks of moves as PGN numbers them: good, dubious, a mistake, a blunder.
var nags = map[review.Mark]int{review.GoodFind: 1, review.Slip: 6, review.Mistake: 2, review.Blunder: 4}

// annotated answers with the game in PGN, with what the review says of its moves as comments.
func (s *Review) annotated(w http.ResponseWriter, r *http.Request) error {
	a, err := s.asked(r, site.Query(r))
	if err != nil {
		return err
	}
	j := s.jobOf(a.game, a.side)
	if err := s.work(r, j, wholeTime, whole); err != nil {
		return err
	}
	defer j.leave()
	words := s.Language(r).Pages.Reviewing
	day := time.Now()
	if a.linked != "" {
		day = time.Time{} // nobody knows when it was played
	}
	notes := map[int]tutor.Note{}
	for _, m := range j.review.Moves() {
		if m.Mark != review.Fine {
			notes[m.Ply] = tutor.Note{NAG: nags[m.Mark], Text: words.Said(m, a.game.PositionAt(m.Ply), a.audience())}
		}
	}
	return game.WritePGN(w, r, a.game.AnnotatedPGN(day, notes))
}
