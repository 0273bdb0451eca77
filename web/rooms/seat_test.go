package rooms

import (
	"context"
	"encoding/json"
	"log/slog"
	"math/rand/v2"
	"path/filepath"
	"strings"
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/chess"
	"chesstutor/tutor/room"
	"chesstutor/tutor/room/live"
	"chesstutor/tutor/room/sqlstore"
	"chesstutor/tutor/say/english"
	"chesstutor/tutor/say/languages"
	"chesstutor/web/game"
	"chesstutor/web/site"
)

// The second request may have read the room before the first took the seat.
func TestOneSeatForOneSecret(t *testing.T) {
	h, in := roomOf(t)
	for range 2 {
		_, p, err := h.takeSeat(t.Context(), in.ID(), "mine")
		require.NoError(t, err)
		assert.Equal(t, room.Guest, p)
	}
	_, _, err := h.takeSeat(t.Context(), in.ID(), "another's")
	require.ErrorIs(t, err, room.ErrSeatTaken)
}

// roomOf makes a room whose maker is White, with rooms in a file of its own.
func roomOf(t *testing.T) (*Rooms, *room.Room) {
	t.Helper()
	shared, err := site.New(site.Config{
		Keys: [][]byte{[]byte(strings.Repeat("key ", 8))}, Languages: languages.All(),
		Log: slog.New(slog.DiscardHandler),
	})
	require.NoError(t, err)
	file := filepath.Join(t.TempDir(), "rooms.db")
	h := New(shared, game.NewSurveys(), []byte("key"), live.Config{
		Open: func(ctx context.Context) (*sqlstore.Store, error) { return sqlstore.Open(ctx, file) },
		Log:  slog.New(slog.DiscardHandler),
	})
	t.Cleanup(func() { require.NoError(t, h.Close()) })
	in, err := h.Create(t.Context(), "maker", room.Options{Side: chess.White},
		func(room.ID) room.Key { return room.KeyOf("maker's") })
	require.NoError(t, err)
	return h, in
}

// Whose king stands alone gets no win from whoever leaves, and is not promised any.
func TestWhatMayBeClaimed(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		h, in := roomOf(t)
		in, _, err := h.takeSeat(t.Context(), in.ID(), "guest's")
		require.NoError(t, err)
		for _, p := range []room.Player{room.Maker, room.Guest} {
			_, err = h.Seen(t.Context(), in, p, false)
			require.NoError(t, err)
		}
		_, err = h.Load(t.Context(), in.ID()) // the countdown begins
		require.NoError(t, err)
		time.Sleep(6 * time.Second)
		in, err = h.Load(t.Context(), in.ID())
		require.NoError(t, err)
		black := func() *seat {
			return &seat{
				room:     in,
				player:   room.Guest,
				language: english.English,
				now:      in.Time().Add(room.ClaimTime),
				url:      "/",
				silent:   [3]bool{room.Maker: true},
			}
		}
		assert.Equal(t, "Claim the win", black().acts()[0].Text)
		lots := rand.New(rand.NewPCG(1, 1))
		for in.Game().Position().Color(chess.Black).Count() > 1 {
			require.Equal(t, room.Playing, in.Status())
			m := greedy(in.Game().Position(), lots)
			event, err := in.Move(in.Turn(), m.From(), m.To(), m.Promotion(), 0, in.Time())
			require.NoError(t, err)
			in, err = in.After(event)
			require.NoError(t, err)
		}
		assert.Equal(t, "Claim a draw", black().acts()[0].Text)
		text, err := json.Marshal(black().state())
		require.NoError(t, err)
		assert.Contains(t, string(text), `"white":{"taken":true,"here":true,"help":false,"claimable":true,"wins":0}`)
	})
}

// greedy picks a move by which White takes what it can, Black nothing if it can
// help it, and nobody is mated.
func greedy(p *chess.Position, lots *rand.Rand) chess.Move {
	var takes, others []chess.Move
	for _, m := range p.Moves() {
		switch next := p.Play(m); {
		case !next.HasMove():
		case p.Occupied().Has(m.To()):
			takes = append(takes, m)
		default:
			others = append(others, m)
		}
	}
	if len(others) == 0 || p.Turn() == chess.White && len(takes) > 0 {
		return takes[lots.IntN(len(takes))]
	}
	return others[lots.IntN(len(others))]
}
