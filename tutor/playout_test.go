package tutor

import (
	"bufio"
	"fmt"
	"os/exec"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/ai"
	exact "chesstutor/ai/ending"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/needs"
)

// Twelve endings are won by their tables, and six middlegames are no endings. All have names of their own, and White
// moves. That the endings take as many moves as they say is tested with the tables.
func TestPlayOuts(t *testing.T) {
	names, endings := map[string]bool{}, 0
	for _, p := range PlayOuts() {
		names[p.Name] = true
		assert.Equal(t, chess.White, p.Start.Turn(), p.Name)
		v, known := exact.Judge(&p.Start)
		require.Equal(t, p.Ending, known, p.Name)
		if !known {
			assert.Greater(t, p.Start.Occupied().Count(), 10, p.Name)
			continue
		}
		endings++
		assert.Equal(t, exact.Won, v.Result, p.Name)
	}
	assert.Len(t, names, 18)
	assert.Equal(t, 12, endings)
}

// Stockfish finds that White wins each middlegame: it is ahead by three pawns or more.
func TestPlayedOutMiddlegamesAreWon(t *testing.T) {
	command := exec.CommandContext(t.Context(), needs.Tool(t, "stockfish"))
	in, err := command.StdinPipe()
	require.NoError(t, err)
	out, err := command.StdoutPipe()
	require.NoError(t, err)
	require.NoError(t, command.Start())
	t.Cleanup(func() { _ = command.Wait() })
	defer func() { _ = in.Close() }()
	said := bufio.NewScanner(out)
	for _, p := range PlayOuts() {
		if p.Ending {
			continue
		}
		_, err := fmt.Fprintf(in, "position fen %s\ngo nodes 200000\n", p.Start.FEN())
		require.NoError(t, err)
		score := 0
		for said.Scan() && !strings.HasPrefix(said.Text(), "bestmove") {
			if _, text, found := strings.Cut(said.Text(), " score cp "); found {
				score, err = strconv.Atoi(strings.Fields(text)[0])
				require.NoError(t, err)
			}
		}
		assert.Greater(t, score, 300, p.Name)
	}
}

// A game that plays a position out is one of the learner's as White from there; the computer defends as well as it can
// at every level, and the game tells nothing of who is a fair opponent.
func TestAGameThatPlaysAPositionOut(t *testing.T) {
	p := PlayOuts()[0]
	g := NewGame(Setup{Start: p.Start, Level: ai.Pip})
	place, ok := g.PlayOut()
	assert.True(t, ok)
	assert.Zero(t, place)
	assert.Equal(t, ai.Strongest.Limits().Nodes, g.Limits().Nodes)
	for _, other := range []Setup{
		{Start: p.Start, Players: TwoPlayers}, {Start: p.Start, Learner: chess.Black}, {Start: chess.Start()},
	} {
		_, ok := NewGame(other).PlayOut()
		assert.False(t, ok)
	}
	mated := wonOut(t, ai.Pip)
	_, _, ended := Ladder{}.After(mated)
	assert.False(t, ended)
	assert.Zero(t, Beaten(0).After(mated))
}

// wonOut plays the first position out, by the table.
func wonOut(t *testing.T, level ai.Level) *Game {
	t.Helper()
	g := NewGame(Setup{Start: PlayOuts()[0].Start, Level: level})
	<-exact.Prepare(g.Position())
	for g.Outcome() == chess.Playing {
		moves, known := exact.Moves(g.Position())
		require.True(t, known)
		best := moves[0]
		for _, m := range moves {
			if m.Compare(best.Verdict) > 0 {
				best = m
			}
		}
		require.NoError(t, g.Play(best.Move))
	}
	require.Equal(t, chess.Checkmate, g.Outcome())
	return g
}

func TestStarsForPlayingOut(t *testing.T) {
	p := PlayOut{Best: 8}
	for moves, want := range map[int]int{8: 3, 10: 3, 11: 2, 16: 2, 17: 1, 60: 1} {
		assert.Equal(t, want, p.StarsOf(moves), moves)
	}
	stars := PlayedOut{}.After(wonOut(t, ai.Pip))
	assert.Equal(t, PlayedOut{3}, stars)
	assert.Equal(t, stars, stars.After(NewGame(Setup{Start: PlayOuts()[1].Start})), "none before the end")
	stars[17] = 2
	assert.Equal(t, stars, PlayedOutOf(stars.Number()))
	assert.Less(t, stars.Number(), uint64(PlayedOutNumbers))
}
