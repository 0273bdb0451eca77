package uci

import (
	"context"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestBenchIsTheSame(t *testing.T) {
	first, _, err := bench(t.Context(), 4)
	require.NoError(t, err)
	again, _, err := bench(t.Context(), 4)
	require.NoError(t, err)
	assert.Equal(t, first, again)
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	_, _, err = bench(ctx, 4)
	assert.Error(t, err)
}

func TestBenchInAConversation(t *testing.T) {
	c := converse(t)
	c.say("bench 1")
	c.hear("info string 12 positions")
	c.in.Close()
	require.NoError(t, <-c.ended)
}
