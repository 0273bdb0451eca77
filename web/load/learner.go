package load

import (
	"context"
	"errors"
	"fmt"
	"io"
	"math/rand/v2"
	"net/http"
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

// Learner is somebody who plays against the computer, with pages as a browser with scripts asks for them. Its methods
// must be called from one goroutine.
type Learner struct {
	client   *http.Client
	server   string
	address  string // the client's address, which a proxy would forward
	strong   bool   // plays against strongLevel
	cookies  map[string]string
	position chess.Position
	busy     int     // how often the computer had no time
	lost     []error // why answers were lost
}

// NewLearner returns a learner with a number, which decides the address and the level.
func NewLearner(c *http.Client, server string, number int) *Learner {
	return &Learner{
		client: c, server: server, cookies: map[string]string{},
		address: fmt.Sprintf("10.%d.%d.%d", number>>16&255, number>>8&255, number&255),
		strong:  number%strongOneIn == 0,
	}
}

// Begin starts a new game.
func (l *Learner) Begin(ctx context.Context) error {
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

// Move plays a random legal move, waits for the computer's, and begins another game if the game has ended. It returns
// how long it took until both moves were there.
func (l *Learner) Move(ctx context.Context) (took time.Duration, err error) {
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
		return took, l.Begin(ctx)
	}
	return took, nil
}

// answer waits for the computer's move and returns the page with it.
func (l *Learner) answer(ctx context.Context) (page string, err error) {
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
func (l *Learner) ask(ctx context.Context, method, path string, form url.Values) (page string, err error) {
	for {
		page, err = l.try(ctx, method, path, form)
		var refused *Refused
		switch {
		case errors.As(err, &refused) && refused.Status == http.StatusServiceUnavailable:
			l.busy++
		case errors.As(err, &refused) && refused.Status < http.StatusBadGateway, err == nil, ctx.Err() != nil:
			return page, err
		default:
			l.lost = append(l.lost, err)
		}
		select {
		case <-ctx.Done():
			return "", ctx.Err()
		case <-time.After(time.Second):
		}
	}
}

// try sends a request once.
func (l *Learner) try(ctx context.Context, method, path string, form url.Values) (page string, err error) {
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
	for name, value := range l.cookies {
		r.AddCookie(&http.Cookie{Name: name, Value: value})
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
	for _, c := range answer.Cookies() {
		l.cookies[c.Name] = c.Value
	}
	return string(body), nil
}
