package tutor

import (
	"encoding/binary"
	"errors"
	"math/big"
	"slices"

	"chesstutor/ai"
	"chesstutor/tutor/chess"
)

// The bytes of a game, version 1:
//
//	1 byte   version, 1
//	1 byte   bit 0: two players; bit 1: a start position follows; bit 2: hints were
//	         taken; bits 3 to 7: level
//	4 bytes  seed, big-endian
//	if bit 2: 1 byte, the steps of hints taken in the game; 1 byte, those in the
//	         position on the board
//	if bit 1: 1 byte, the length of the start position's FEN, and the FEN
//	the rest: the moves, as one big-endian number
//
// The number holds each move as its place among the legal moves of its
// position, in mixed radix, the first move in the lowest digit. Above the last
// digit stands a 1, which tells where the moves end. A digit's radix is the
// number of legal moves, but at least 2, so that a forced move leaves a trace.
// The order that places are counted in is the codec's own, by from, to and
// promotion: it must never change.
const codecVersion = 1

const (
	flagTwoPlayers = 1 << 0
	flagStart      = 1 << 1
	flagHints      = 1 << 2
	levelShift     = 3
	headerBytes    = 6
)

// MaxEncodedBytes bounds the bytes that DecodeGame reads. They hold games of
// more than 5,000 plies.
const MaxEncodedBytes = 4096

// ErrBadGame is the error of bytes that no game was encoded as.
var ErrBadGame = errors.New("these bytes are not a game")

// Encode returns the game as bytes that DecodeGame reads.
func (g *Game) Encode() []byte {
	var flags byte
	if g.setup.Players == TwoPlayers {
		flags |= flagTwoPlayers
	}
	custom := g.setup.Start != chess.Start()
	if custom {
		flags |= flagStart
	}
	if g.hints > 0 {
		flags |= flagHints
	}
	flags |= byte(g.setup.Level) << levelShift
	data := append(make([]byte, 0, 80), codecVersion, flags)
	data = binary.BigEndian.AppendUint32(data, g.setup.Seed)
	if g.hints > 0 {
		data = append(data, g.hints, g.hinted)
	}
	if custom {
		fen := g.setup.Start.FEN()
		data = append(append(data, byte(len(fen))), fen...)
	}
	return append(data, g.encodeMoves()...)
}

func (g *Game) encodeMoves() []byte {
	number := big.NewInt(1)
	var word big.Int
	for i, m := range slices.Backward(g.moves) {
		place, radix := placeOf(&g.positions[i], m)
		number.Mul(number, word.SetUint64(radix))
		number.Add(number, word.SetUint64(place))
	}
	return number.Bytes()
}

// DecodeGame reads the bytes of a game, of this version or any that was ever
// released. It returns ErrBadGame for any other bytes.
func DecodeGame(data []byte) (*Game, error) {
	if len(data) <= headerBytes || len(data) > MaxEncodedBytes || data[0] != codecVersion {
		return nil, ErrBadGame
	}
	flags := data[1]
	setup := Setup{
		Start: chess.Start(),
		Level: ai.Level(flags >> levelShift),
		Seed:  binary.BigEndian.Uint32(data[2:]),
	}
	if flags&flagTwoPlayers != 0 {
		setup.Players = TwoPlayers
	}
	if !setup.Level.Valid() {
		return nil, ErrBadGame
	}
	rest := data[headerBytes:]
	var hints, hinted byte
	if flags&flagHints != 0 {
		if len(rest) < 2 || rest[0] == 0 || rest[1] > min(rest[0], HintSteps) {
			return nil, ErrBadGame
		}
		hints, hinted, rest = rest[0], rest[1], rest[2:]
	}
	if flags&flagStart != 0 {
		var err error
		if setup.Start, rest, err = decodeStart(rest); err != nil {
			return nil, err
		}
	}
	g, err := decodeMoves(NewGame(setup), rest)
	if err != nil {
		return nil, err
	}
	g.hints, g.hinted = hints, hinted
	return g, nil
}

func decodeStart(data []byte) (chess.Position, []byte, error) {
	if len(data) == 0 || int(data[0]) >= len(data) {
		return chess.Position{}, nil, ErrBadGame
	}
	fen, rest := string(data[1:1+data[0]]), data[1+data[0]:]
	p, err := chess.ParseFEN(fen)
	if err != nil || p == chess.Start() || p.FEN() != fen {
		return chess.Position{}, nil, ErrBadGame
	}
	return p, rest, nil
}

func decodeMoves(g *Game, data []byte) (*Game, error) {
	if len(data) == 0 || data[0] == 0 { // one game, one encoding
		return nil, ErrBadGame
	}
	number := new(big.Int).SetBytes(data)
	var radix, place big.Int
	for number.BitLen() > 1 {
		moves := ordered(g.Position())
		radix.SetUint64(max(2, uint64(len(moves))))
		number.QuoRem(number, &radix, &place)
		if g.outcome != chess.Playing || place.Uint64() >= uint64(len(moves)) {
			return nil, ErrBadGame
		}
		g.moves = append(g.moves, moves[place.Uint64()])
		g.reach(g.positions[len(g.moves)-1].Play(moves[place.Uint64()]))
	}
	if number.BitLen() == 0 {
		return nil, ErrBadGame
	}
	return g, nil
}

// place is the codec's order of moves.
func place(m chess.Move) int {
	return int(m.From())<<9 | int(m.To())<<3 | int(m.Promotion())
}

// placeOf returns a legal move's place among those of a position, and the
// radix of its digit.
func placeOf(p *chess.Position, m chess.Move) (at, radix uint64) {
	var room [chess.MaxMoves]chess.Move
	moves := p.AppendMoves(room[:0])
	for _, o := range moves {
		if place(o) < place(m) {
			at++
		}
	}
	return at, max(2, uint64(len(moves)))
}

// ordered returns the legal moves in the codec's order.
func ordered(p *chess.Position) []chess.Move {
	moves := p.Moves()
	slices.SortFunc(moves, func(a, b chess.Move) int { return place(a) - place(b) })
	return moves
}
