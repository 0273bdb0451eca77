package review

import (
	"net/http"
	"time"

	"chesstutor/templates/reviews"
	"chesstutor/tutor"
	"chesstutor/tutor/lesson"
	"chesstutor/tutor/notebook"
	"chesstutor/tutor/review"
	"chesstutor/tutor/say"
	"chesstutor/web/site"
)

// positionsPath is the address of the learner's own positions in practice.
const positionsPath = "/practice/own"

// keepMoment answers POST /review/keep: it puts the position of a moment into practice.
func (s *Review) keepMoment(w http.ResponseWriter, r *http.Request, f site.Form) error {
	t, j, err := s.momentIn(r, f)
	if err != nil {
		return err
	}
	defer j.leave()
	if t.moment.Praise {
		return site.RefuseFor(http.StatusNotFound, say.Problem{Key: say.NoSuchMoment})
	}
	record := s.Notebook.Of(r)
	record.Keep(*t.game.Position(), t.moment.Played, s.Today())
	if err := s.Notebook.Set(w, r, record); err != nil {
		return err
	}
	return site.Answer(w, r, t.at(t.moment.Ply), s.positionsObject(&record))
}

// positionJSON is the JSON encoding of a position that a learner has kept.
type positionJSON struct {
	ID     string `json:"id"`
	FEN    string `json:"fen"`
	Played string `json:"played"`
	From   string `json:"from"` // a date
	Due    string `json:"due"`
	Box    int    `json:"box"` // 1 to 5
}

// positionsObject returns all positions of a record as JSON.
func (s *Review) positionsObject(record *notebook.Record) site.Object {
	list := []positionJSON{}
	for _, p := range record.Positions() {
		list = append(list, positionJSON{
			p.ID(), p.Board.FEN(), p.Played.String(), p.From.Date().Format(time.DateOnly),
			p.Due.Date().Format(time.DateOnly), p.Box() + 1,
		})
	}
	return site.Object{{Name: "due", Value: record.Due(s.Today())}, {Name: "positions", Value: list}}
}

// practisePosition answers GET /practice/own: with the position that has been due longest, or with the one that id
// names, as a page; in JSON with all of them. If none is due the page leads to the other exercises.
func (s *Review) practisePosition(w http.ResponseWriter, r *http.Request) error {
	record, f := s.Notebook.Of(r), site.Query(r)
	if !site.WantsHTML(r) {
		return site.WriteJSON(w, http.StatusOK, s.positionsObject(&record))
	}
	p, ok := record.Next(s.Today())
	if f["id"] != "" {
		if p, ok = record.Find(f["id"]); !ok {
			return site.RefuseFor(http.StatusNotFound, say.Problem{Key: say.NoSuchMoment})
		}
	} else if !ok {
		http.Redirect(w, r, "/practice", http.StatusSeeOther)
		return nil
	}
	t, j, err := s.positionPage(r, p, f)
	if err != nil {
		return err
	}
	defer j.leave()
	t.view(f)
	return site.WritePage(w, r, http.StatusOK, reviews.TryPage(t.page()))
}

// tryPosition answers POST /practice/own/try: it judges a try as one of a review is judged. Only the first counts for
// when the position comes back, and one after a hint is none.
func (s *Review) tryPosition(w http.ResponseWriter, r *http.Request, f site.Form) error {
	addQuery(f, r)
	record := s.Notebook.Of(r)
	p, ok := record.Find(f["id"])
	if !ok {
		return site.RefuseFor(http.StatusNotFound, say.Problem{Key: say.NoSuchMoment})
	}
	t, j, err := s.positionPage(r, p, f)
	if err != nil {
		return err
	}
	defer j.leave()
	first := t.misses == 0
	return s.writeJudged(w, r, t, j, f, func(right bool) error {
		if right {
			if err := s.KeepDone(w, r, lesson.AnExercise); err != nil {
				return err
			}
		}
		if right || first {
			record.Note(p.ID(), right && first, s.Today())
		}
		if again, there := record.Find(p.ID()); there {
			t.back = int(again.Due - s.Today())
		}
		return s.Notebook.Set(w, r, record)
	})
}

// positionPage returns the page of a position that was kept, whose job the caller must leave.
func (s *Review) positionPage(r *http.Request, p notebook.Position, f site.Form) (*momentPage, *job, error) {
	j, err := s.positionJob(r, p)
	if err != nil {
		return nil, nil, err
	}
	u, _ := s.ReadLearner(r)
	a := &subject{
		game: j.review.Game(), side: p.Board.Turn(), position: &p, known: u.Progress.Vocabulary(),
	}
	f["ply"] = "0"
	t, err := newMomentPage(s.Language(r), s.Settings.Of(r), a, j.review, f)
	if err != nil {
		j.leave()
	}
	return t, j, err
}

// positionJob returns the job with the review of a position alone, acquired. The search for its best move is done once.
func (s *Review) positionJob(r *http.Request, p notebook.Position) (*job, error) {
	g := tutor.NewGame(tutor.Setup{Start: p.Board, Players: tutor.TwoPlayers})
	if err := g.Play(p.Played); err != nil {
		return nil, err
	}
	key := "kept " + p.Board.FEN() + p.Played.String()
	j := s.jobs.get(s.network(r), key)
	if j == nil {
		alone, err := review.Alone(r.Context(), s.searcher(r), g)
		if err != nil {
			return nil, err
		}
		j = newJob(g, p.Board.Turn())
		j.review = alone
		j = s.jobs.add(s.network(r), key, j)
	}
	return j, j.enter(r.Context())
}
