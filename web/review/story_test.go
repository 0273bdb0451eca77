package review

import (
	"testing"

	"github.com/stretchr/testify/assert"

	"chesstutor/tutor/say/english"
)

// Of a lost game a review says how long it was even, where it was that for a while after the side stood better last; of
// a drawn one how long it could have been won.
func TestAReviewSaysHowLongALostGameWasEven(t *testing.T) {
	for moves, want := range map[string]string{
		"e4 e6 Nf3 Bc5 Ng5 Nf6 d4 Bxd4 Qxd4 Nc6 a3 Nxd4 Bd3 c6 Nc3 d5 Nxf7 Kxf7 O-O e5 Bg5 h6 Bxf6 Qxf6 exd5 cxd5 Nxd5 " +
			"Qg5 h3 b6 a4 Rd8 Rab1 Bb7 Nc3 Qxg2#": "On move 6 you still stood better, then you lost after 18 moves.",
		"e4 e5 Nf3 Nc6 Bc4 Bc5 d3 d6 c3 Qf6 h3 Nge7 a3 O-O Nh2 Qxf2#":  "On move 8 it was still even, then you lost after 8 moves.",
		"e4 e5 Nf3 a5 Nxe5 Ra6 Bxa6 bxa6 d3 Bc5 a3 h6 b3 Qf6 h3 Qxf2#": "On move 8 you still stood better, then you lost after 8 moves.",
		"f3 e5 g4 Qh4#": "You lost after 2 moves.",
		"e3 a5 Qh5 Ra6 Qxa5 h5 h4 Rah6 Qxc7 f6 Qxd7+ Kf7 Qxb7 Qd3 Qxb8 Qh7 Qxc8 Kg6 Qe6": "On move 10 you still stood " +
			"better, then nobody won, after 10 moves.",
		// What the other side gives back on move 26 lasts for one move.
		"e4 c6 Nf3 d5 exd5 cxd5 Nc3 Nf6 d4 Nc6 Ne5 Nxe5 dxe5 Ne4 Qxd5 Nxc3 bxc3 e6 Bb5+ Bd7 Bg5 Qxg5 Bxd7+ Ke7 c4 " +
			"f5 Qxb7 Rb8 Ba4+ Rxb7 O-O Rb4 Bc6 Rb2 Rfb1 Rxa2 Rb7+ Kd8 f4 Qg4 Bd7 Qh4 Rd1 Ra3 Rd3 Bc5+ Kf1 Qxf4+ Ke1 " +
			"Qf2+ Kd1 Qxc2+ Ke1 Rxd3 h3 Rd1#": "On move 15 you still stood better, then you lost after 28 moves.",
		// Where the pawn on d4 falls it turns.
		"d4 d5 Bf4 Nc6 e3 Nf6 Nf3 Bg4 Nc3 e6 Bd3 Bb4 h3 Bh5 g4 Bg6 Qe2 O-O O-O-O h5 gxh5 Bxh5 " +
			"e4 Re8 Rde1 dxe4 Bxe4 Nxd4 Qd3 e5 Bxe5 Nxe4 Qxd4 Bxf3 Qc4 Bc5 Rhg1 Rxe5 Nxe4 Qe7 Nd2 " +
			"Rxe1+ Rxe1 Qxe1#": "On move 12 it was still even, then you lost after 22 moves.",
	} {
		a, r := reviewOf(t, moves)
		_, text := story(english.English, a, r)
		assert.Equal(t, want, text, moves)
	}
}
