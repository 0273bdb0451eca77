package people

import (
	"bytes"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestOnlyWeightsOfThisNetworkAreRead(t *testing.T) {
	_, err := NewPolicy(packed)
	require.NoError(t, err)
	for name, text := range map[string][]byte{
		"nothing":   nil,
		"cut":       packed[:len(packed)/2],
		"no weight": []byte("weights"),
		"more":      append(bytes.Clone(packed), packed...),
	} {
		_, err := NewPolicy(text)
		assert.Error(t, err, name)
	}
}

func FuzzNewPolicy(f *testing.F) {
	f.Add(packed[:100])
	f.Add([]byte{})
	f.Fuzz(func(t *testing.T, text []byte) {
		if p, err := NewPolicy(text); err == nil {
			line := lineOf(t, game)
			assert.NotEmpty(t, p.Choices(&line, 1000))
		}
	})
}

func TestPrecisionFitsAByte(t *testing.T) {
	for _, test := range []struct {
		most float32
		bits uint
	}{{127, 0}, {63, 1}, {64, 0}, {1.9, 6}, {0.5, 7}, {0, mostBits}} {
		assert.Equal(t, test.bits, precision([]float32{-test.most / 2, -test.most}), test.most)
		assert.LessOrEqual(t, float64(rounded(test.most, precision([]float32{test.most}))), 127.0)
	}
	assert.Equal(t, int8(-127), rounded(-1000, 6))
}
