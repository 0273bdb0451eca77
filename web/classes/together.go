package classes

import (
	"errors"
	"math/rand/v2"
	"net/http"
	"net/url"
	"strings"

	"chesstutor/tutor/chess"
	"chesstutor/tutor/class"
	"chesstutor/tutor/exercise"
	"chesstutor/tutor/practice"
	"chesstutor/tutor/say"
	"chesstutor/web/site"
)

// lookJSON is the JSON encoding of what everyone looks at. Answered and Votes are the
// teacher's alone, so that an answer is no news to the other children, and Reply is the child's.
type lookJSON struct {
	Number   int        `json:"number"` // how many there were in the class, with this one
	FEN      string     `json:"fen"`
	Exercise string     `json:"exercise,omitempty"` // whose position it is
	Ask      string     `json:"ask"`                // "move" or "square"
	Answer   string     `json:"answer"`             // a move in UCI notation or a square, "" until it is shown
	Reply    *string    `json:"reply,omitempty"`
	Answered *int       `json:"answered,omitempty"`
	Votes    []voteJSON `json:"votes,omitempty"`
}

type voteJSON struct {
	Reply string `json:"reply"`
	Count int    `json:"count"`
}

// lookOf returns what everyone looks at as somebody may see it, nil for nothing.
func lookOf(v *visit) *lookJSON {
	t := v.Together()
	if t.Position == "" {
		return nil
	}
	look := &lookJSON{Number: t.Count, FEN: t.Position, Exercise: t.Exercise, Ask: "move", Answer: t.Answer}
	if t.Square {
		look.Ask = "square"
	}
	if v.by.Leads {
		look.Answered = new(int)
		for _, vote := range v.Votes() {
			*look.Answered += vote.Count
			look.Votes = append(look.Votes, voteJSON{vote.Reply, vote.Count})
		}
	}
	if s, ok := v.Seat(v.by.Seat); ok {
		look.Reply = &s.Reply
	}
	return look
}

// together answers GET /class/{code}/together: to the teacher with the page for the wall, on which no child is named,
// and to a child with the board on which it answers.
func (h *Classes) together(v *visit, w http.ResponseWriter, r *http.Request, q site.Form) error {
	if !site.WantsHTML(r) {
		return site.WriteJSON(w, http.StatusOK, site.Object{{Name: "together", Value: lookOf(v)}})
	}
	if v.by.Leads {
		return h.wall(v, w, r, q)
	}
	return h.askPage(v, w, r, q)
}

// errNoLook refuses what nobody can look at.
var errNoLook = site.RefuseFor(http.StatusBadRequest, say.Problem{Key: say.NoSuchLook})

// setTogether answers POST /class/{code}/together: it puts a position before everyone, shows the answer, or ends it.
func (h *Classes) setTogether(v *visit, w http.ResponseWriter, r *http.Request, f site.Form) error {
	e := class.Event{Kind: class.KindAsked}
	var err error
	switch {
	case f["end"] == "true":
	case f["show"] != "" && v.movesHidden(f["show"]):
		return errNoLook
	case f["show"] != "":
		e = class.Event{Kind: class.KindShown, Move: f["show"]}
	default:
		if e, err = readLook(f); err != nil {
			return err
		}
	}
	err = h.do(r, v, e)
	switch {
	case errors.Is(err, class.ErrField), errors.Is(err, class.ErrNotAsked):
		return errNoLook
	case err != nil && !errors.Is(err, class.ErrNoChange):
		return err
	}
	to := v.url + "/together"
	if v.Together().Position == "" {
		to = v.url + "/teacher"
	}
	return site.Answer(w, r, to, site.Object{{Name: "together", Value: lookOf(v)}})
}

// asked returns the exercise at which everyone looks, nil if it is none.
func (v *visit) asked() *exercise.Exercise {
	t := v.Together()
	if e := site.ExerciseNamed(t.Exercise); e != nil && e.Position.FEN() == t.Position {
		return e
	}
	return nil
}

// movesHidden reports whether a reply moves a piece that is not drawn.
func (v *visit) movesHidden(reply string) bool {
	e := v.asked()
	from, _, _, err := chess.SplitUCI(reply)
	return e != nil && err == nil && e.Hidden().Has(from)
}

// readLook reads at what everyone is to look: an exercise, one of a skill at random, or a position in FEN or in the
// address of a page of either; and whether a square is asked for.
func readLook(f site.Form) (class.Event, error) {
	text := strings.TrimSpace(f["position"])
	switch {
	case f["exercise"] != "":
		return lookAtExercise(f["exercise"])
	case f["skill"] != "" && text == "":
		skill, ok := practice.FindSkill(f["skill"])
		if !ok {
			return class.Event{}, errNoLook
		}
		return lookAtExercise(practice.ID(skill, oneToLookAt(skill)))
	}
	if at, err := url.Parse(text); err == nil && at.RawQuery != "" {
		if id := at.Query().Get("id"); id != "" {
			return lookAtExercise(id)
		}
		text = at.Query().Get("fen")
	}
	p, err := chess.ParseFEN(text)
	if err != nil {
		return class.Event{}, errNoLook
	}
	return class.Event{Kind: class.KindAsked, Position: p.FEN(), On: f["ask"] == "square"}, nil
}

// oneToLookAt returns the number of an exercise of a skill at random, of one with a single answer if there is one near:
// each child gives one.
func oneToLookAt(s practice.Skill) int {
	size, first := practice.Size(s), rand.IntN(practice.Size(s))
	for i := range size {
		number := (first + i) % size
		e := practice.At(s, number).Exercise
		if list := e.Solutions(); len(list) == 1 && len(list[0].Squares) <= 1 {
			return number
		}
	}
	return first
}

// lookAtExercise lets everyone look at an exercise that asks for a move or squares.
func lookAtExercise(id string) (class.Event, error) {
	e := site.ExerciseNamed(id)
	if e == nil || !looksAlike(e.Kind) {
		return class.Event{}, errNoLook
	}
	return class.Event{
		Kind: class.KindAsked, Position: e.Position.FEN(), Exercise: id, On: e.Kind == exercise.Tap,
	}, nil
}

// looksAlike reports whether exercises of a kind have one answer that a whole class can give.
func looksAlike(k exercise.Kind) bool {
	return k == exercise.Tap || k == exercise.OneMove || k == exercise.Line
}

// lookSkills returns the skills of practice at whose exercises everyone can look.
func lookSkills() (list []practice.Skill) {
	for _, s := range practice.Skills() {
		if looksAlike(practice.At(s, 0).Exercise.Kind) {
			list = append(list, s)
		}
	}
	return list
}

// reply answers POST /class/{code}/together/answer: a child's move or square, until the answer is shown.
func (h *Classes) reply(v *visit, w http.ResponseWriter, r *http.Request, f site.Form) error {
	if v.movesHidden(f["answer"]) {
		return site.RefuseFor(http.StatusBadRequest, say.Problem{Key: say.NoSuchReply})
	}
	err := h.do(r, v, class.Event{Kind: class.KindReplied, Seat: v.by.Seat, Move: f["answer"]})
	switch {
	case errors.Is(err, class.ErrNotAsked):
		return site.RefuseFor(http.StatusConflict, say.Problem{Key: say.LookOver})
	case errors.Is(err, class.ErrField):
		return site.RefuseFor(http.StatusBadRequest, say.Problem{Key: say.NoSuchReply})
	case err != nil:
		return err
	}
	return site.Answer(w, r, v.url+"/together", site.Object{{Name: "together", Value: lookOf(v)}})
}
