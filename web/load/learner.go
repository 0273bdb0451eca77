package load

import (
	"context"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"net/http"
	"net/http/cookiejar"
	"net/url"
	"regexp"
	"strconv"
	"strings"
	"time"

	"chesstutor/tutor/chess"
)

// One learner in strongOneIn plays against the level strongLevel, the others against the default one.
const (
	strongOneIn = 20
	strongLevel = 13
)

// searchTimeout is how long a learner waits for an answer that takes a search.
const searchTimeout = time.Minute

// learner is somebody who plays against the computer, with pages as a browser with scripts asks for them.
type learner struct {
	client   *http.Client
	server   string
	address  string // the client's address, which a proxy would forward
	strong   bool   // plays against strongLevel
	position chess.Position
	report   *Report
}

// newLearner returns a learner with a number, which decides the address and the level.
func newLearner(shared *http.Transport, server string, number int, r *Report) *learner {
	cookies, _ := cookiejar.New(nil) // never fails
	return &learner{
		client: &http.Client{Transport: shared, Jar: cookies}, server: server, report: r,
		address: fmt.Sprintf("10.%d.%d.%d", number>>16&255, number>>8&255, number&255),
		strong:  number%strongOneIn == 0,
	}
}

// play plays until ctx ends, a move every pace.
func (l *learner) play(ctx context.Context, pace time.Duration) {
	next := time.Now().Add(rand.N(pace + 1)) // not all at once
	for started := false; ; next = next.Add(pace) {
		select {
		case <-ctx.Done():
			return
		case <-time.After(time.Until(next)):
		}
		var took time.Duration
		var err error
		if started {
			took, err = l.move(ctx)
		} else {
			err = l.begin(ctx)
		}
		if ctx.Err() != nil {
			return
		}
		started = err == nil
		l.report.note(func() {
			switch r := l.report; {
			case err != nil:
				r.Faults = append(r.Faults, err)
			case took == 0:
			case l.strong:
				r.Strong = append(r.Strong, took)
			default:
				r.Usual = append(r.Usual, took)
			}
		})
	}
}

// begin starts a new game.
func (l *learner) begin(ctx context.Context) error {
	form := url.Values{}
	if l.strong {
		form.Set("level", strconv.Itoa(strongLevel))
	}
	_, err := l.ask(ctx, http.MethodPost, "/new", form)
	l.position = chess.Start()
	return err
}

// The parts of a page that tell the last move, and that the game is over.
var (
	lastMove = regexp.MustCompile(`data-last="([a-h][1-8][a-h][1-8][qrbn]?)"`)
	isOver   = regexp.MustCompile(`<div class="board"[^>]* data-over`)
)

// move plays a random legal move, waits for the computer's, and begins another game if the game has ended. It returns
// how long it took until both moves were there.
func (l *learner) move(ctx context.Context) (took time.Duration, err error) {
	legal := l.position.Moves()
	m := legal[rand.IntN(len(legal))]
	begun := time.Now()
	page, err := l.ask(ctx, http.MethodPost, "/move", url.Values{
		"from": {m.From().String()}, "to": {m.To().String()}, "promotion": {m.String()[4:]},
	})
	if err != nil {
		return 0, fmt.Errorf("playing %v in %s: %w", m, l.position.FEN(), err)
	}
	l.position = l.position.Play(m)
	if !isOver.MatchString(page) {
		if page, err = l.answer(ctx); err != nil {
			return 0, err
		}
	}
	took = time.Since(begun)
	if isOver.MatchString(page) {
		return took, l.begin(ctx)
	}
	return took, nil
}

// answer waits for the computer's move and returns the page with it.
func (l *learner) answer(ctx context.Context) (page string, err error) {
	if page, err = l.ask(ctx, http.MethodGet, "/move", nil); err != nil {
		return "", err
	}
	told := lastMove.FindStringSubmatch(page)
	if told == nil {
		return "", errors.New("the page has no last move")
	}
	m, err := l.position.ParseUCI(told[1])
	if err != nil {
		return "", err
	}
	l.position = l.position.Play(m)
	return page, nil
}

// ask sends a request, with a form if there is one, and returns the page in the answer. If the computer has no time, or
// an answer is lost, it asks again: the game is in the cookie, so the same is done again.
func (l *learner) ask(ctx context.Context, method, path string, form url.Values) (page string, err error) {
	for lost := false; ; lost = true {
		page, err = l.try(ctx, method, path, form)
		var refused *Refused
		switch {
		case lost && errors.As(err, &refused) && refused.Status == http.StatusConflict:
			return "", nil // it was done: the cookie came before the answer broke off
		case errors.As(err, &refused) && refused.Status == http.StatusServiceUnavailable:
			l.report.note(func() { l.report.Busy++ })
		case errors.As(err, &refused) && refused.Status < http.StatusBadGateway, err == nil, ctx.Err() != nil:
			return page, err
		default:
			l.report.note(func() { l.report.Lost = append(l.report.Lost, err) })
		}
		select {
		case <-ctx.Done():
			return "", ctx.Err()
		case <-time.After(time.Second):
		}
	}
}

// try sends a request once.
func (l *learner) try(ctx context.Context, method, path string, form url.Values) (page string, err error) {
	ctx, cancel := context.WithTimeout(ctx, searchTimeout)
	defer cancel()
	r, err := http.NewRequestWithContext(ctx, method, l.server+path, strings.NewReader(form.Encode()))
	if err != nil {
		return "", err
	}
	r.Header.Set("Accept", "text/html")
	r.Header.Set("Chess-Part", "page")
	r.Header.Set("X-Forwarded-For", l.address)
	if form != nil {
		r.Header.Set("Content-Type", "application/x-www-form-urlencoded")
	}
	answer, err := l.client.Do(r)
	if err != nil {
		return "", err
	}
	defer func() { _ = answer.Body.Close() }()
	body, err := io.ReadAll(answer.Body)
	if err != nil {
		return "", err
	}
	if answer.StatusCode != http.StatusOK {
		return "", &Refused{answer.StatusCode, path}
	}
	return string(body), nil
}
