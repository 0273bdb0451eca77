package review

import (
	"fmt"
	"net/netip"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor"
	"chesstutor/tutor/chess"
)

// jobOfPlies returns a job for a game of so many plies, of which only the length matters.
func jobOfPlies(t *testing.T, plies int) *job {
	t.Helper()
	g := tutor.NewGame(tutor.Setup{Start: chess.Start(), Players: tutor.TwoPlayers})
	for _, m := range []string{"e2e4", "e7e5", "g1f3", "b8c6", "f1b5", "a7a6"}[:plies] {
		move, err := g.Position().ParseUCI(m)
		require.NoError(t, err)
		require.NoError(t, g.Play(move))
	}
	return newJob(g, chess.White)
}

func address(n int) netip.Prefix {
	return netip.PrefixFrom(netip.AddrFrom4([4]byte{10, 0, byte(n >> 8), byte(n)}), 32)
}

// However many reviews one address begins and drops, it loses only its own; a hundred and thirty others keep theirs.
func TestReviewsAreLostByWhoBeginsTooMany(t *testing.T) {
	const reviewers = 130
	one := jobOfPlies(t, 5)
	k := newJobs((reviewers + 20) * one.plies())
	kept := map[int]*job{}
	for n := range reviewers {
		kept[n] = k.add(address(n), "game", jobOfPlies(t, 5))
	}
	crowd := address(1000)
	for i := range 2000 {
		k.add(crowd, fmt.Sprint(i), jobOfPlies(t, 5))
		assert.LessOrEqual(t, k.plies, k.most)
	}
	for n, j := range kept {
		assert.Same(t, j, k.get(address(n), "game"))
	}
	assert.Nil(t, k.get(crowd, "0"))
	assert.NotNil(t, k.get(crowd, "1999"))
	assert.Nil(t, k.get(crowd, "game"), "a job is its address's alone")
	assert.Same(t, kept[3], k.add(address(3), "game", jobOfPlies(t, 5)), "who asks again goes on")
}

// Of one address's jobs the one asked for least lately goes first; one that is added stays, whatever its length.
func TestWhichReviewIsLost(t *testing.T) {
	k := newJobs(3 * jobOfPlies(t, 3).plies())
	for _, key := range []string{"a", "b", "c"} {
		k.add(address(1), key, jobOfPlies(t, 3))
	}
	require.NotNil(t, k.get(address(1), "a"))
	k.add(address(1), "d", jobOfPlies(t, 3))
	assert.Nil(t, k.get(address(1), "b"))
	assert.NotNil(t, k.get(address(1), "a"))
	long := k.add(address(2), "long", jobOfPlies(t, 6))
	assert.Same(t, long, k.get(address(2), "long"))
	assert.LessOrEqual(t, k.plies, k.most)
	for n := 3; len(k.of) > 0 && n < 30; n++ {
		k.add(address(n), "x", jobOfPlies(t, 6))
		assert.LessOrEqual(t, k.plies, k.most)
	}
	sum := 0
	for _, own := range k.of {
		sum += own.plies
	}
	assert.Equal(t, k.plies, sum)
}
