// Package match plays matches between two players from many openings and reports the score with its
// margin of error. Changes of the search or the evaluation are accepted or rejected by such matches.
//
//	go run ./cmd/workshop match -nodes 3000 nodes=3000 "the-old-chesstutor uci"
//
// A player is
//
//	level=N        one of the game's levels that search, by its place from 1, the easiest
//	friend=N       one of the levels with a face, by its place from 1, Pip's
//	people=N       as people of a rating play; people=N/M at a temperature of M %
//	child          any legal move, in seven of ten cases a capture if there is one
//	nodes=N        the selective search, N positions a move
//	plies=N        the selective search, N plies and more where it seems to matter
//	depth=N        the full search, N plies
//	strong         the selective search, in games by clock
//	"program ..."  a program that speaks UCI, with its arguments
//
// Each opening is played twice, with colors reversed, so that an uneven one favors nobody. A match
// of our own players with node limits is reproducible, whatever else the machine does.
package match

import (
	"context"
	"errors"
	"fmt"
	"time"

	"chesstutor/ai"
	"chesstutor/tutor/chess"
)

// Match is two players and how they play each other.
type Match struct {
	First, Second Player
	// each is played twice, with the colors changed; games begin again with the first after the
	// last
	Openings   []chess.Position
	Games      int           // to play at most
	Clocks     Clocks        // at the start of a game, for games by clock
	TimeMargin time.Duration // by how much a player may exceed its time without losing
	Seed       uint64        // of the games; the same plays the same match, but by clock
	Adjudicate bool          // end games that both players judge alike: won, or drawn

	// OnGame, unless nil, is called after each game.
	OnGame func(Score, Played)
}

// Played is a finished game.
type Played struct {
	Game   *Game
	White  Player
	Points float64 // White's: 1, ½ or 0
	Reason string  // how it ended
}

// maxPlies is the length at which a game is ended as a draw.
const maxPlies = 500

// errForfeit is the error of a player that loses the game at once, by a crash or an invalid answer.
var errForfeit = errors.New("fault")

// Play plays the match and returns the score of the first player. It stops with an error when a
// player cannot go on.
func (m *Match) Play(ctx context.Context) (Score, error) {
	var score Score
	for n := range m.Games {
		played, err := m.game(ctx, n)
		if err != nil {
			return score, fmt.Errorf("game %d: %w", n+1, err)
		}
		points := played.Points
		if n%2 == 1 {
			points = 1 - points
		}
		switch points {
		case 1:
			score.Wins++
		case 0:
			score.Losses++
		default:
			score.Draws++
		}
		if m.OnGame != nil {
			m.OnGame(score, played)
		}
	}
	return score, nil
}

// PlayGame plays one game from an opening. The same seed and players of ours give the same game.
func PlayGame(ctx context.Context, opening chess.Position, white, black Player, seed uint64) (*Game, error) {
	m := Match{First: white, Second: black, Openings: []chess.Position{opening}, Seed: seed}
	played, err := m.game(ctx, 0)
	return played.Game, err
}

// game plays the nth game.
func (m *Match) game(ctx context.Context, n int) (Played, error) {
	players := [2]Player{m.First, m.Second}
	if n%2 == 1 {
		players = [2]Player{m.Second, m.First}
	}
	for i, player := range players {
		if err := player.Begin(ctx, m.Seed<<32+uint64(n/2*2+i)); err != nil {
			return Played{}, err
		}
	}
	g := NewGame(m.Openings[n/2%len(m.Openings)])
	points, why, err := m.playOut(ctx, g, players)
	return Played{Game: g, White: players[0], Points: points, Reason: why}, err
}

// playOut plays a game to its end and returns White's points.
func (m *Match) playOut(ctx context.Context, g *Game, players [2]Player) (points float64, why string, err error) {
	clocks := m.Clocks
	var judge adjudicator
	for len(g.Moves) < maxPlies {
		if o := g.Outcome(); o != chess.Playing {
			if o == chess.Checkmate {
				return float64(g.Position.Turn()), o.String(), nil
			}
			return 0.5, o.String(), nil
		}
		turn := g.Position.Turn()
		start := time.Now()
		move, score, err := players[turn].Move(ctx, g, clocks)
		switch {
		case errors.Is(err, errForfeit):
			return float64(turn), err.Error(), nil
		case err == nil && !g.Position.IsLegal(move):
			return float64(turn), players[turn].Name() + ": illegal move", nil
		case err != nil:
			return 0, "", err
		}
		if m.Clocks != (Clocks{}) {
			if clocks.Remaining[turn] -= time.Since(start); clocks.Remaining[turn] < -m.TimeMargin {
				return float64(turn), players[turn].Name() + ": time", nil
			}
			clocks.Remaining[turn] = max(clocks.Remaining[turn], 0) + clocks.Increment
		}
		g.Play(move)
		if points, ended := judge.add(turn, score, len(g.Moves)); m.Adjudicate && ended {
			return points, "agreed", nil
		}
	}
	return 0.5, "too long", nil
}

// adjudicator ends games whose result both players agree on for a number of plies.
type adjudicator struct{ white, black, even int }

const (
	winThreshold   = 700 // centipawns
	agreementPlies = 8   // plies in a row
	drawFromPly    = 70  // plies, the first at which a game may be called drawn
	drawThreshold  = 6   // centipawns
)

// add records a player's score of its position and returns White's points if the game may end.
func (a *adjudicator) add(turn chess.Color, score ai.Score, plies int) (points float64, ended bool) {
	if turn == chess.Black {
		score = -score
	}
	a.white, a.black, a.even = a.white+1, a.black+1, a.even+1
	if score < winThreshold {
		a.white = 0
	}
	if score > -winThreshold {
		a.black = 0
	}
	if max(score, -score) > drawThreshold || plies < drawFromPly {
		a.even = 0
	}
	switch {
	case a.white >= agreementPlies:
		return 1, true
	case a.black >= agreementPlies:
		return 0, true
	}
	return 0.5, a.even >= 2*agreementPlies
}
