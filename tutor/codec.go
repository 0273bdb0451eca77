package tutor

import (
	"encoding/binary"
	"errors"
	"math/big"
	"slices"

	"chesstutor/ai"
	"chesstutor/tutor/chess"
)

// The bytes of a game, version 3:
//
//	1 byte   version, 3
//	1 byte   bit 0: two players; bit 1: a start position follows; bit 2: the state
//	         of a hint follows; bits 3 to 7: level
//	1 byte   flags: bit 0 is the learner's side against the computer, 0 for White and
//	         1 for Black, 0 where two play; bit 1: draws that nobody claimed follow;
//	         bit 2: solved moments follow; all others are 0
//	4 bytes  seed, big-endian
//	if bit 2: the plies that had been played when the hint was taken, as a varint;
//	         1 byte, bits 0 to 2: its steps that were taken; bit 3: a move was tried
//	         there and taken back; bit 4: what is threatened there was guessed;
//	         bit 5: the steps are hidden
//	if bit 1 of the flags: of how many positions, from the first on, none ends the game
//	         by repetition or fifty moves, as a varint
//	if bit 2 of the flags: how many moments of the game's review were solved, 1 to 16, as
//	         a byte; their plies, each as a varint, in their order
//	if bit 1: the start position, as package chess packs it
//	the rest: the moves, as one big-endian number
//
// The number holds each move as its index among the legal moves of its
// position, in mixed radix, the first move in the lowest digit. Above the last
// digit stands a 1, which marks where the moves end. A digit's radix is the
// number of legal moves, but at least 2, so that a forced move leaves a trace.
// The order of the moves is the codec's own, by from, to and promotion: it must
// never change.
//
// Version 2 had the start position's FEN, after a byte with its length. So had version 1,
// which had no byte of flags. For a hint it had two bytes: the steps taken
// in the game, which are ignored now, and those in the position on the board.
const codecVersion = 3

const (
	flagTwoPlayers = 1 << 0
	flagStart      = 1 << 1
	flagHint       = 1 << 2
	flagUnclaimed  = 1 << 1 // of the byte of flags
	flagSolved     = 1 << 2 // of the byte of flags
	levelShift     = 3

	stepsMask  = 1<<3 - 1 // of a hint's byte
	triedFlag  = 1 << 3
	guessFlag  = 1 << 4
	closedFlag = 1 << 5
	shortBytes = 2 + 4 + 1 // of the shortest game in any version
)

// MaxEncodedBytes bounds the bytes that DecodeGame reads. They hold games of
// more than 5,000 plies, which were played before there was MaxPlies.
const MaxEncodedBytes = 4096

// ErrBadGame is the error of DecodeGame for bytes that Encode does not write.
var ErrBadGame = errors.New("these bytes are not a game")

// Encode returns the game as bytes that DecodeGame reads.
func (g *Game) Encode() []byte {
	var kind byte
	if g.setup.Players == TwoPlayers {
		kind |= flagTwoPlayers
	}
	custom := g.setup.Start != chess.Start()
	if custom {
		kind |= flagStart
	}
	if g.hint != (hintState{}) {
		kind |= flagHint
	}
	kind |= byte(g.setup.Level) << levelShift
	flags := byte(g.setup.Learner)
	if g.unclaimed > 0 {
		flags |= flagUnclaimed
	}
	if len(g.solved) > 0 {
		flags |= flagSolved
	}
	data := append(make([]byte, 0, 80), codecVersion, kind, flags)
	data = binary.BigEndian.AppendUint32(data, g.setup.Seed)
	if kind&flagHint != 0 {
		data = g.hint.append(data)
	}
	if g.unclaimed > 0 {
		data = binary.AppendUvarint(data, uint64(g.unclaimed))
	}
	if len(g.solved) > 0 {
		data = appendSolved(data, g.solved)
	}
	if custom {
		data = g.setup.Start.AppendPacked(data)
	}
	return append(data, g.encodeMoves()...)
}

// headBytes bounds what Encode writes before the moves, with the bytes of a hint and of draws that nobody claimed.
const headBytes = shortBytes + 4 + 2 + chess.MaxPackedBytes

// append writes the state of a hint.
func (h hintState) append(data []byte) []byte {
	steps := h.steps
	if h.tried {
		steps |= triedFlag
	}
	if h.guessed {
		steps |= guessFlag
	}
	if h.closed {
		steps |= closedFlag
	}
	return append(binary.AppendUvarint(data, uint64(h.ply)), steps)
}

func (g *Game) encodeMoves() []byte {
	number := big.NewInt(1)
	var word big.Int
	var room [chess.MaxMoves]chess.Move
	for i, m := range slices.Backward(g.moves) {
		moves := sortedMoves(&g.positions[i], room[:0])
		number.Mul(number, word.SetUint64(radix(moves)))
		number.Add(number, word.SetUint64(uint64(slices.Index(moves, m))))
	}
	return number.Bytes()
}

// DecodeGame reads the bytes of a game, of this version or any that was ever
// released. It returns ErrBadGame for any other bytes.
func DecodeGame(data []byte) (*Game, error) {
	if len(data) < shortBytes || len(data) > MaxEncodedBytes || data[0] == 0 || data[0] > codecVersion {
		return nil, ErrBadGame
	}
	version, kind, rest := data[0], data[1], data[2:]
	var flags byte
	if version > 1 {
		flags, rest = rest[0], rest[1:]
	}
	learner, more := flags&1, flags&^1
	if more&^(flagUnclaimed|flagSolved) != 0 || more != 0 && version < 3 || learner != 0 && kind&flagTwoPlayers != 0 {
		return nil, ErrBadGame
	}
	setup := Setup{
		Start: chess.Start(), Learner: chess.Color(learner), Level: ai.Level(kind >> levelShift),
		Seed: binary.BigEndian.Uint32(rest),
	}
	if kind&flagTwoPlayers != 0 {
		setup.Players = TwoPlayers
	}
	if !setup.Level.Valid() {
		return nil, ErrBadGame
	}
	rest = rest[4:]
	var hint hintState
	var err error
	if kind&flagHint != 0 {
		if hint, rest, err = decodeHint(rest, version); err != nil {
			return nil, err
		}
	}
	unclaimed := 0
	if more&flagUnclaimed != 0 {
		if unclaimed, rest, err = decodeUnclaimed(rest); err != nil {
			return nil, err
		}
	}
	var solved []int
	if more&flagSolved != 0 {
		if solved, rest, err = decodeSolved(rest); err != nil {
			return nil, err
		}
	}
	if kind&flagStart != 0 {
		if setup.Start, rest, err = decodeStart(rest, version); err != nil {
			return nil, err
		}
	}
	g := &Game{setup: setup, unclaimed: unclaimed, solved: solved}
	g.reach(setup.Start)
	if g, err = decodeMoves(g, rest); err != nil {
		return nil, err
	}
	if unclaimed > len(g.positions) {
		return nil, ErrBadGame
	}
	if version == 1 && hint.steps > 0 { // then it was of the position on the board
		hint.ply = g.Ply()
	}
	if hint.ply > g.Ply() || len(solved) > 0 && solved[len(solved)-1] >= g.Ply() {
		return nil, ErrBadGame
	}
	g.hint = hint
	return g, nil
}

// decodeHint reads the state of a hint, and returns what comes after it.
func decodeHint(data []byte, version byte) (h hintState, rest []byte, err error) {
	if version == 1 {
		if len(data) < 2 || data[0] == 0 || data[1] > min(data[0], HintSteps) {
			return h, nil, ErrBadGame
		}
		return hintState{steps: data[1]}, data[2:], nil
	}
	ply, n := binary.Uvarint(data)
	if n <= 0 || n >= len(data) || ply > 8*MaxEncodedBytes || n != len(binary.AppendUvarint(nil, ply)) {
		return h, nil, ErrBadGame
	}
	flags := data[n]
	h = hintState{
		ply: int(ply), steps: flags & stepsMask, tried: flags&triedFlag != 0, guessed: flags&guessFlag != 0,
		closed: flags&closedFlag != 0,
	}
	known := byte(stepsMask | triedFlag | guessFlag | closedFlag)
	if flags > known || h.steps > HintSteps || flags == 0 || h.closed && h.steps == 0 {
		return h, nil, ErrBadGame
	}
	return h, data[n+1:], nil
}

// decodeUnclaimed reads how many positions no draw that must be claimed ends, and returns what comes after it.
func decodeUnclaimed(data []byte) (n int, rest []byte, err error) {
	read, size := binary.Uvarint(data)
	if size <= 0 || read == 0 || read > MaxPlies+1 || size != len(binary.AppendUvarint(nil, read)) {
		return 0, nil, ErrBadGame
	}
	return int(read), data[size:], nil
}

// decodeStart reads a start position other than the usual one, and returns what comes after it.
func decodeStart(data []byte, version byte) (p chess.Position, rest []byte, err error) {
	if version >= 3 {
		if p, rest, err = chess.Unpack(data); err != nil || p == chess.Start() {
			return p, nil, ErrBadGame
		}
		return p, rest, nil
	}
	if len(data) == 0 || int(data[0]) >= len(data) {
		return chess.Position{}, nil, ErrBadGame
	}
	fen := string(data[1 : 1+data[0]])
	if p, err = chess.ParseFEN(fen); err != nil || p == chess.Start() || p.FEN() != fen {
		return chess.Position{}, nil, ErrBadGame
	}
	return p, data[1+data[0]:], nil
}

func decodeMoves(g *Game, data []byte) (*Game, error) {
	if len(data) == 0 || data[0] == 0 { // one game, one encoding
		return nil, ErrBadGame
	}
	number := new(big.Int).SetBytes(data)
	var room [chess.MaxMoves]chess.Move
	var word, place big.Int
	for number.BitLen() > 1 {
		moves := sortedMoves(g.Position(), room[:0])
		number.QuoRem(number, word.SetUint64(radix(moves)), &place)
		if g.outcome != chess.Playing && g.outcome != chess.MoveLimit || place.Uint64() >= uint64(len(moves)) {
			return nil, ErrBadGame
		}
		m := moves[place.Uint64()]
		g.moves = append(g.moves, m)
		g.reach(g.positions[len(g.moves)-1].Play(m))
	}
	if number.BitLen() == 0 {
		return nil, ErrBadGame
	}
	return g, nil
}

// sortedMoves returns the legal moves of a position in the codec's order, in a slice that it appends to.
func sortedMoves(p *chess.Position, moves []chess.Move) []chess.Move {
	moves = p.AppendMoves(moves)
	var room [chess.MaxMoves]uint32
	places := room[:0] // with the moves in their lower halves
	for _, m := range moves {
		places = append(places, uint32(m.From())<<25|uint32(m.To())<<19|uint32(m.Promotion())<<16|uint32(m))
	}
	slices.Sort(places)
	for i, place := range places {
		moves[i] = chess.Move(place)
	}
	return moves
}

// radix returns the radix of a move's digit.
func radix(moves []chess.Move) uint64 { return max(2, uint64(len(moves))) }
