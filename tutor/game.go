package tutor

import (
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"slices"

	"chesstutor/ai"
	"chesstutor/tutor/chess"
)

// Players says who moves the pieces.
type Players uint8

// The kinds of games.
const (
	AgainstComputer Players = iota // a person has one side, the computer the other
	TwoPlayers                     // people have both sides
)

// String returns "computer" or "two".
func (p Players) String() string {
	if p == TwoPlayers {
		return "two"
	}
	return "computer"
}

// ErrPlayers is the error of a text that names no kind of game.
var ErrPlayers = errors.New("players: computer or two")

// ParsePlayers reads "computer" or "two", and returns ErrPlayers for anything else.
func ParsePlayers(s string) (Players, error) {
	for _, p := range []Players{AgainstComputer, TwoPlayers} {
		if s == p.String() {
			return p, nil
		}
	}
	return 0, ErrPlayers
}

// Setup holds the settings of a new game.
type Setup struct {
	Start   chess.Position
	Players Players
	Learner chess.Color // the person's side against the computer; White where two play
	Level   ai.Level    // of the computer; two players leave it to their next game against it
	Seed    uint32      // decides among the computer's equal moves
}

// MaxPlies is how many plies a game may have: then it is a draw. The longest game of a championship has 538, and the
// fifty-move rule allows more than 11,000.
const MaxPlies = 1200

// ErrTooLong is the error for a game of more than MaxPlies that comes from outside.
var ErrTooLong = errors.New("a game has at most 1,200 plies")

// Game is a game of chess from its first position to the one on the board. It
// is not safe for use by several goroutines at once.
type Game struct {
	setup     Setup
	moves     []chess.Move
	positions []chess.Position // positions[i] is before moves[i]; the last is on the board
	keys      []uint64         // of positions
	outcome   chess.Outcome
	unclaimed int // how many positions, from the first on, no draw that must be claimed ends
	hint      hintState
	solved    []int // the plies of the moments of its review that were solved, in their order
}

// Limits returns how the computer searches for its move in the position on the board.
func (g *Game) Limits() ai.Limits {
	level := g.setup.Level
	if _, ok := g.PlayOut(); ok {
		level = defence
	}
	return level.Limits().InGame(g.setup.Start, g.moves)
}

// NewGame returns a game without moves. The start may be a position in which
// the game has ended.
func NewGame(setup Setup) *Game {
	if setup.Players == TwoPlayers {
		setup.Learner = chess.White
	}
	g := &Game{setup: setup}
	g.reach(setup.Start)
	return g
}

// reach puts a position on the board.
func (g *Game) reach(p chess.Position) {
	g.outcome = g.outcomeOf(&p, g.keys)
	g.positions = append(g.positions, p)
	g.keys = append(g.keys, p.Key())
}

// outcomeOf returns the outcome of the game in a position, after those with the keys.
func (g *Game) outcomeOf(p *chess.Position, earlier []uint64) chess.Outcome {
	outcome := p.Outcome(earlier)
	if outcome.Claimed() && len(earlier) < g.unclaimed {
		outcome = chess.Playing
	}
	if outcome == chess.Playing && len(earlier) >= MaxPlies {
		return chess.MoveLimit
	}
	return outcome
}

// Play makes a move, which must be legal, for the side to move. It returns
// chess.ErrGameOver when the game has ended and a chess.IllegalMoveError when the
// move is not legal; the game is then as before.
func (g *Game) Play(m chess.Move) error {
	p := g.Position()
	if g.outcome != chess.Playing {
		return chess.ErrGameOver
	}
	if !p.IsLegal(m) {
		return &chess.IllegalMoveError{From: m.From(), To: m.To()}
	}
	g.moves = append(g.moves, m)
	g.reach(p.Play(m))
	return nil
}

// GoOn lets a game that was played elsewhere go on where it is a draw by repetition or fifty moves: a player has
// to claim such a draw, and nobody did. A game that has ended otherwise stays as it is.
func (g *Game) GoOn() {
	if g.outcome.Claimed() {
		g.unclaimed = len(g.positions)
		g.outcome = g.outcomeOf(g.Position(), g.Earlier())
	}
}

// TakeBack undoes moves back to the last position with a person to move: the
// computer's answer and the person's own move, or that alone if it has not been
// answered; with two players always one move. It reports whether there was
// anything to take back. A hint that was taken in the position to which the
// game returns stays taken.
func (g *Game) TakeBack() bool {
	ply := g.Ply() - 1
	for ply >= 0 && g.isComputers(&g.positions[ply]) {
		ply--
	}
	if ply < 0 {
		return false
	}
	*g = *g.Until(ply)
	g.hint.triedAt(ply)
	return true
}

// Until returns the game as it was after ply moves, 0 <= ply <= Ply(), as an
// independent game.
func (g *Game) Until(ply int) *Game {
	c := *g
	c.moves, c.positions, c.keys = g.moves[:ply:ply], g.positions[:ply+1:ply+1], g.keys[:ply+1:ply+1]
	if ply == g.Ply() {
		return &c
	}
	c.unclaimed = min(c.unclaimed, ply+1)
	c.outcome = c.outcomeOf(c.Position(), c.Earlier())
	if ply < c.hint.ply { // the moves up to the hint may differ next time
		c.hint = hintState{}
	}
	still, _ := slices.BinarySearch(c.solved, ply)
	c.solved = c.solved[:still:still]
	return &c
}

// Setup returns the game's setup, with its current level.
func (g *Game) Setup() Setup { return g.setup }

// SetLevel changes how the computer plays from now on. The game's state, as Rev
// names it, stays the same.
func (g *Game) SetLevel(level ai.Level) { g.setup.Level = level }

// Position returns the position on the board. It must not be changed.
func (g *Game) Position() *chess.Position { return &g.positions[len(g.moves)] }

// PositionAt returns the position after ply moves, 0 <= ply <= Ply(). It must
// not be changed.
func (g *Game) PositionAt(ply int) *chess.Position { return &g.positions[ply] }

// Earlier returns the keys of the positions before the one on the board, oldest
// first. It must not be changed.
func (g *Game) Earlier() []uint64 { return g.keys[:len(g.moves)] }

// Moves returns the moves played. It must not be changed.
func (g *Game) Moves() []chess.Move { return g.moves }

// Ply returns how many moves have been played, each side's counted.
func (g *Game) Ply() int { return len(g.moves) }

// PliesLeft returns how many plies the game may still have before it is a draw for its length, at least 0.
func (g *Game) PliesLeft() int { return max(0, MaxPlies-g.Ply()) }

// Outcome returns how the game stands.
func (g *Game) Outcome() chess.Outcome { return g.outcome }

// Winner returns the side that has mated the other, if one has.
func (g *Game) Winner() (chess.Color, bool) {
	return g.Position().Turn().Other(), g.outcome == chess.Checkmate
}

// ComputerToMove reports whether the game waits for a move of the computer's.
func (g *Game) ComputerToMove() bool {
	return g.outcome == chess.Playing && g.isComputers(g.Position())
}

// Computer returns the side that the computer plays, and whether it plays at all.
func (g *Game) Computer() (chess.Color, bool) {
	return g.setup.Learner.Other(), g.setup.Players == AgainstComputer
}

// isComputers reports whether the computer has the move in a position.
func (g *Game) isComputers(p *chess.Position) bool {
	c, plays := g.Computer()
	return plays && p.Turn() == c
}

// SAN returns all moves in standard algebraic notation.
func (g *Game) SAN() []string {
	list := make([]string, len(g.moves))
	for i := range list {
		list[i] = g.SANAt(i)
	}
	return list
}

// SANAt returns the move after ply moves, ply < Ply(), in standard algebraic notation.
func (g *Game) SANAt(ply int) string { return g.positions[ply].SAN(g.moves[ply]) }

// Captured returns the pieces of one color that have been taken since the start,
// in order.
func (g *Game) Captured(c chess.Color) []chess.Piece {
	var taken []chess.Piece
	for i, m := range g.moves {
		if pc := chess.Taken(&g.positions[i], m); pc != chess.NoPiece && pc.Color() == c {
			taken = append(taken, pc)
		}
	}
	return taken
}

// GameKey identifies a game's start and moves, and whether it has ended: nobody can make two games with
// the same key, so answers about a game can be cached by it.
type GameKey [32]byte

// Rev returns a short name of the game's state, for clients that check whether
// it has changed: 48 bits of its key, too few to tell the games of all people
// apart.
func (g *Game) Rev() string {
	key := g.Key()
	return hex.EncodeToString(key[:6])
}

// Key returns the key of the game: a hash of its start and moves, and of what goes on though it could be a draw.
func (g *Game) Key() GameKey {
	text := make([]byte, 0, 320)
	if g.setup.Start == chess.Start() {
		text = append(text, chess.StartFEN...)
	} else {
		text = append(text, g.setup.Start.FEN()...)
	}
	for _, m := range g.moves {
		text = append(text, byte(m), byte(m>>8))
	}
	if g.unclaimed > 0 {
		text = append(text, byte(g.unclaimed>>8), byte(g.unclaimed), '!')
	}
	return sha256.Sum256(text)
}

// Clone returns an independent copy of the game. It costs little: the copy
// shares the moves so far, which nobody changes, until it plays one of its own.
// Several goroutines may clone a game in which none of them plays.
func (g *Game) Clone() *Game { return g.Until(g.Ply()) }

// Compact returns a copy that shares no positions with the game and takes no
// more memory than it must, to be kept.
func (g *Game) Compact() *Game {
	c := *g
	c.moves = append(make([]chess.Move, 0, len(g.moves)), g.moves...)
	c.positions = append(make([]chess.Position, 0, len(g.positions)), g.positions...)
	c.keys = append(make([]uint64, 0, len(g.keys)), g.keys...)
	return &c
}
