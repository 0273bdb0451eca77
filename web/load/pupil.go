package load

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"net/http"
	"sync"
	"time"

	"chesstutor/tutor/chess"
	"chesstutor/tutor/class"
	"chesstutor/tutor/exercise"
	"chesstutor/tutor/lesson"
	"chesstutor/web/site"
)

// pupil is a child of a class, who answers exercises and plays against the computer.
type pupil struct {
	*browser
	class    *Class
	name     class.Name
	position chess.Position // of the game, if playing
	playing  bool

	mu                      sync.Mutex
	counted, later, perhaps int // answers, by what the replies said; of those perhaps lost it is not known
}

// playOneIn is how often a child plays a move, and does not answer an exercise.
const playOneIn = 3

// tasks are exercises of a lesson that ask for squares.
var tasks = sync.OnceValue(func() (list []*exercise.Exercise) {
	l, _ := lesson.Find("rook")
	for _, e := range l.Exercises {
		if e.Kind == exercise.Tap {
			list = append(list, e)
		}
	}
	return list
})

// join takes the child's seat.
func (p *pupil) join(ctx context.Context) error {
	var seated struct{ Seat *class.Name }
	body := map[string]any{"animal": p.name.Animal, "color": p.name.Color}
	took, err := p.ask(ctx, http.MethodPost, p.class.path+"/join", body, &seated)
	if err == nil && (seated.Seat == nil || *seated.Seat != p.name) {
		err = fmt.Errorf("%v got the seat %v", p.name, seated.Seat)
	}
	p.class.report.took(&p.class.report.Joined, took)
	return err
}

// learn answers and plays until ctx ends.
func (p *pupil) learn(ctx context.Context, pace time.Duration) {
	for next := time.Now().Add(rand.N(pace + 1)); ; next = next.Add(pace/2 + rand.N(pace+1)) {
		select {
		case <-ctx.Done():
			return
		case <-time.After(time.Until(next)):
		}
		lasting := context.WithoutCancel(ctx) // what was begun is finished, so that it is known what became of it
		var err error
		if rand.N(playOneIn) == 0 {
			err = p.play(lasting)
		} else {
			err = p.answer(lasting)
		}
		if err != nil {
			p.class.report.fault(fmt.Errorf("%v: %w", p.name, err))
		}
	}
}

// answer answers an exercise, right or wrong, and waits until the teacher hears of it.
func (p *pupil) answer(ctx context.Context) error {
	e := tasks()[rand.N(len(tasks()))]
	var opened, judged struct{ Class string }
	open := map[string]any{"id": e.ID}
	if _, err := p.ask(ctx, http.MethodPost, "/lesson/rook/open", open, &opened); err != nil {
		return err
	}
	var squares []string
	for _, s := range e.Solutions()[0].Squares {
		squares = append(squares, s.String())
	}
	if rand.N(2) == 0 {
		squares = []string{"h8"}
	}
	before, _ := p.class.heard(p.name)
	sent := time.Now()
	took, err := p.ask(ctx, http.MethodPost, "/lesson/rook/answer", map[string]any{"id": e.ID, "squares": squares},
		&judged)
	known := p.known(before.answers)
	if err := p.settle(judged.Class, took, err); err != nil {
		return err
	}
	if took == 0 || judged.Class != site.ClassCounted {
		return nil
	}
	p.class.report.took(&p.class.report.Answered, took)
	if !known {
		return nil // the teacher may hear of an answer before
	}
	if heard := p.class.await(ctx, p.name, before.answers+1); !heard.IsZero() {
		p.class.report.took(&p.class.report.Heard, heard.Sub(sent))
	} else {
		p.class.report.note(func() { p.class.report.Unheard++ })
	}
	return nil
}

// known reports whether the teacher knows of all answers so far, when having heard of so many.
func (p *pupil) known(heard int) bool {
	p.mu.Lock()
	defer p.mu.Unlock()
	return heard >= p.counted+p.later
}

// settle notes what the reply to an answer said of the class, and how long it took, 0 if one was lost.
func (p *pupil) settle(said string, took time.Duration, err error) error {
	p.mu.Lock()
	defer p.mu.Unlock()
	var known *Refused
	switch {
	case err == nil && said == site.ClassCounted:
		p.counted++
		p.class.report.note(func() { p.class.report.Counted++ })
	case err == nil && said == site.ClassLater:
		p.later++
		p.class.report.note(func() { p.class.report.Later++ })
	case errors.As(err, &known) && known.Status == http.StatusConflict && took == 0:
		p.perhaps++ // the answer that was lost brought the cookie after it
	case err == nil:
		return fmt.Errorf("the reply to an answer says %q of the class", said)
	default:
		return err
	}
	return nil
}

// play plays a move, and another game when one has ended.
func (p *pupil) play(ctx context.Context) error {
	if !p.playing || len(p.position.Moves()) == 0 {
		var board struct{}
		if _, err := p.ask(ctx, http.MethodPost, "/new", map[string]any{}, &board); err != nil {
			return err
		}
		p.position, p.playing = chess.Start(), true
	}
	legal := p.position.Moves()
	m := legal[rand.IntN(len(legal))]
	var moved struct{}
	var reply struct{ From, To, Promotion string }
	took, err := p.ask(ctx, http.MethodPost, "/move", map[string]any{
		"from": m.From().String(), "to": m.To().String(), "promotion": m.String()[4:],
	}, &moved)
	var also time.Duration
	if err == nil {
		also, err = p.ask(ctx, http.MethodGet, "/move", nil, &reply)
	}
	var known *Refused
	if errors.As(err, &known) && known.Status == http.StatusConflict { // it is over, or goes on as lost answers say
		p.playing = false
		return nil
	}
	if err != nil {
		return fmt.Errorf("playing %v in %s: %w", m, p.position.FEN(), err)
	}
	p.position = p.position.Play(m)
	answer, err := p.position.ParseUCI(reply.From + reply.To + reply.Promotion)
	if err != nil {
		return err
	}
	p.position = p.position.Play(answer)
	if took > 0 && also > 0 {
		p.class.report.took(&p.class.report.Played, took+also)
	}
	return nil
}
