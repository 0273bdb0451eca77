package coach

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/fact"
)

// Of a trade that is good for the other side it is told what it costs; and nobody is warned of a guard that is driven
// off a pawn which nothing takes.
func TestARefutationSaysWhatItCosts(t *testing.T) {
	const castles = "r1bqkb1r/pp2pppp/2p2n2/3PN3/2B5/2N4P/PPPP1PP1/R1BQK2R w KQkq - 0 8"
	trade := warnedBy(t, 0, castles, "O-O", false, Warns()...)
	require.NotNil(t, trade)
	assert.Equal(t, fact.KindWarnExchange, trade.Kind)

	const driven = "r2qkr2/1b3p1p/p5p1/2pp4/2P1Ppn1/3P4/P1Q1nPPP/4NR1K w q - 0 20"
	f := warnedOf(t, driven, "Qd2", false, Warns()...)
	require.NotNil(t, f)
	assert.NotEqual(t, fact.GuardRemoved, f.Concept)
}
