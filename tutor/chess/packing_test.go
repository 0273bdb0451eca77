package chess

import (
	"encoding/hex"
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// packed returns a position's packing.
func packed(t testing.TB, fen string) []byte {
	t.Helper()
	p, err := ParseFEN(fen)
	require.NoError(t, err)
	return p.AppendPacked(nil)
}

func TestAPackedPositionComesBack(t *testing.T) {
	random := rand.New(rand.NewPCG(25, 1))
	for range 50 {
		p := Start()
		for p.HasMove() && p.Clock() < 300 && p.MoveNumber() < 150 {
			data := p.AppendPacked([]byte("before"))
			require.LessOrEqual(t, len(data), len("before")+MaxPackedBytes)
			again, rest, err := Unpack(append(data[len("before"):], "after"...))
			require.NoError(t, err)
			require.Equal(t, p, again, p.FEN())
			require.Equal(t, "after", string(rest))
			moves := p.Moves()
			p = p.Play(moves[random.IntN(len(moves))])
		}
	}
	longest := "r1b1k1nr/1p1p1p1p/p1p1p1p1/1q1n2b1/2B1N1Q1/P1P1P1P1/1P1P1P1P/R1B1K1NR w KQkq - 99 9999"
	assert.Len(t, packed(t, longest), MaxPackedBytes)
}

// The bytes of a position never change: games and records that are stored contain them.
func TestPackingStays(t *testing.T) {
	for fen, want := range map[string]string{
		StartFEN: "ffff00000000ffff" + "13422531" + "00000000" + "66666666" +
			"79a88b97" + "1e000001",
		"4k3/8/8/2pP4/8/8/8/4K3 w - c6 0 1":      "1000000c00000010" + "65" + "b0" + "00030001",
		"8/P6k/8/8/8/8/p6K/8 b - - 3 40":         "0081000000008100" + "56" + "b0" + "210000280003",
		"4k2r/8/8/8/8/8/8/R3K3 b Qk - 9999 9999": "9000000000000011" + "53" + "9b" + "2d00270f270f",
	} {
		assert.Equal(t, want, hex.EncodeToString(packed(t, fen)), fen)
	}
}

func TestUnpackRefuses(t *testing.T) {
	const kings = "1000000000000010" + "b5"
	for name, bytes := range map[string]string{
		"nothing": "", "no pieces": "0000000000000000", "cut off": kings + "000000",
		"clock cut off":          kings + "2000000100",
		"no such piece":          "1000000000000010" + "c5" + "00000001",
		"two white kings":        "1000000000000010" + "55" + "00000001",
		"a rest of half a byte":  "1000000000000110" + "15" + "fb" + "00000001",
		"a right without a rook": kings + "02000001", "an unknown flag": kings + "40000001",
		"number 0":     kings + "00000000",
		"number 10000": kings + "00002710", "clock 0": kings + "200000010000", "clock 10000": kings + "200000012710",
		"file 9": kings + "00090001", "no pawn to take": kings + "00030001",
		"no pawn that takes": "1000000400000010" + "65" + "0b" + "00030001",
		"the other in check": "0800000000000018" + "53" + "0b" + "00000001",
		"more than a board":  "ffffffffffffffff" + "00",
	} {
		data, err := hex.DecodeString(bytes)
		require.NoError(t, err, name)
		_, _, err = Unpack(data)
		assert.ErrorIs(t, err, ErrBadPacking, name)
	}
}

// What is unpacked is packed as the same bytes, and is the position that its FEN says.
func FuzzUnpack(f *testing.F) {
	for _, fen := range []string{
		StartFEN, "4k3/8/8/2pP4/8/8/8/4K3 w - c6 0 1", "4k2r/8/8/8/8/8/8/R3K3 b Qk - 12 300",
		"8/P6k/8/8/8/8/p6K/8 b - - 3 40",
	} {
		f.Add(packed(f, fen))
	}
	f.Fuzz(func(t *testing.T, data []byte) {
		p, rest, err := Unpack(data)
		if err != nil {
			require.ErrorIs(t, err, ErrBadPacking)
			return
		}
		require.Equal(t, data[:len(data)-len(rest)], p.AppendPacked(nil))
		again, err := ParseFEN(p.FEN())
		require.NoError(t, err)
		require.Equal(t, again, p)
	})
}
