package load

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"sync"
	"sync/atomic"
	"time"
)

// Player is one of the two players of a room, identified by a token.
type Player struct {
	room, token string
	client      *http.Client
	server      atomic.Pointer[string]

	mu   sync.Mutex
	lost []error // why answers were lost
}

// State is the part of a room's state that the load test uses.
type State struct {
	Seq    int
	Status string
	Board  struct{ UCI []string }
	Seats  map[string]struct{ Here bool } // by color
}

// Event is the part of an event that the load test uses, and when it arrived.
type Event struct {
	Seq     int
	Kind    string
	Side    string
	Move    string
	Status  string
	Arrived time.Time `json:"-"`
}

// seated is the server's answer to a request that gives a seat.
type seated struct {
	Room string
	Seat struct{ Side, Token string }
}

// Make makes a room on a server, with options such as {"side": "white"}, and returns its maker.
func Make(ctx context.Context, c *http.Client, server string, options map[string]any) (*Player, error) {
	var made seated
	if err := do(ctx, c, http.MethodPost, server+"/rooms", "", options, &made); err != nil {
		return nil, err
	}
	return newPlayer(c, server, made), nil
}

// Join joins the player's room as the opponent, who may use another client and server.
func (p *Player) Join(ctx context.Context, c *http.Client, server string) (*Player, error) {
	var joined seated
	if err := do(ctx, c, http.MethodPost, server+"/room/"+p.room+"/join", "", struct{}{}, &joined); err != nil {
		return nil, err
	}
	return newPlayer(c, server, joined), nil
}

func newPlayer(c *http.Client, server string, s seated) *Player {
	p := &Player{room: s.Room, token: s.Seat.Token, client: c}
	p.Use(server)
	return p
}

// Use sends the player's requests to a server from now on. A stream goes there when it reconnects.
func (p *Player) Use(server string) { p.server.Store(&server) }

// address returns the address of the player's room with a path below it.
func (p *Player) address(below string) string { return *p.server.Load() + "/room/" + p.room + below }

// State requests the state of the room.
func (p *Player) State(ctx context.Context) (s State, err error) {
	return s, do(ctx, p.client, http.MethodGet, p.address(""), p.token, nil, &s)
}

// Events requests the events after the one numbered since.
func (p *Player) Events(ctx context.Context, since int) ([]Event, error) {
	var list struct{ Events []Event }
	err := do(ctx, p.client, http.MethodGet, p.address(fmt.Sprintf("/events?since=%d", since)), p.token, nil, &list)
	return list.Events, err
}

// Do posts an action of the player, such as "resign".
func (p *Player) Do(ctx context.Context, what string, body map[string]any) (s State, err error) {
	return s, do(ctx, p.client, http.MethodPost, p.address("/"+what), p.token, body, &s)
}

// retryDelay is the pause before a failed request is repeated.
const retryDelay = 20 * time.Millisecond

// retry calls do until it is done or fails with an error that is final.
func (p *Player) retry(ctx context.Context, do func() (done bool, err error)) error {
	for {
		done, err := do()
		if done || ctx.Err() != nil {
			return errors.Join(err, ctx.Err())
		}
		if err != nil {
			p.lose(err)
		}
		select {
		case <-ctx.Done():
			return errors.Join(err, ctx.Err())
		case <-time.After(retryDelay):
		}
	}
}

// isFinal reports whether a retry cannot change a result, which is an error or nil.
func isFinal(err error) bool {
	var r *Refused
	if !errors.As(err, &r) {
		return err == nil
	}
	return r.Status < http.StatusInternalServerError && r.Status != http.StatusTooManyRequests
}

// lose records why an answer was lost.
func (p *Player) lose(err error) {
	p.mu.Lock()
	defer p.mu.Unlock()
	p.lost = append(p.lost, err)
}

// Lost returns why requests got no answer, or the answer that the server is unavailable.
func (p *Player) Lost() []error {
	p.mu.Lock()
	defer p.mu.Unlock()
	return p.lost
}

// Play plays a move of the player, who has the events up to seq, and repeats the request until the move is known to
// be stored. After a lost answer the events after seq show whether it is. Play returns the response time, 0 if an
// answer was lost.
func (p *Player) Play(ctx context.Context, move string, seq int) (answer time.Duration, err error) {
	body := map[string]any{"from": move[:2], "to": move[2:4], "promotion": move[4:], "seq": seq}
	doubtful := false
	err = p.retry(ctx, func() (bool, error) {
		if doubtful {
			if there, err := p.wasPlayed(ctx, move, seq); there || err != nil {
				return there, err
			}
		}
		sent := time.Now()
		_, err := p.Do(ctx, "move", body)
		if err == nil && !doubtful {
			answer = time.Since(sent)
		}
		if err != nil && doubtful { // the earlier request may have been processed meanwhile
			return false, err
		}
		doubtful = err != nil
		return isFinal(err), err
	})
	return answer, err
}

// wasPlayed reports whether the first move after event seq is this one. It returns an error if it is another move.
func (p *Player) wasPlayed(ctx context.Context, move string, seq int) (bool, error) {
	events, err := p.Events(ctx, seq)
	if err != nil {
		return false, err
	}
	for _, e := range events {
		switch {
		case e.Kind != "moved":
		case e.Move != move:
			return true, fmt.Errorf("%s was played instead of %s", e.Move, move)
		default:
			return true, nil
		}
	}
	return false, nil
}
