package chess

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// An oracle is the rules of chess once more, slow and obvious, to hold the fast ones against: an
// array of squares with a rim two wide, pseudo-legal moves, and a look whether the king could then
// be taken. It shares nothing with the package, not even its types.
type oracle struct {
	squares [120]byte // FEN letters, '.' for empty, 0 on the rim; a1 is 21, a8 is 91
	white   bool      // to move
	rights  string
	passed  int // the square a pawn has just gone over, or 0
	clock   int
	number  int
}

// An oracleMove is a move of the oracle's; promoted is 0 or one of "qrbn".
type oracleMove struct {
	from, to int
	promoted byte
}

func newOracle(fen string) (o oracle) {
	fields := strings.Fields(fen)
	for i, row := range strings.Split(fields[0], "/") {
		s := 91 - 10*i
		for _, letter := range []byte(row) {
			if letter >= '1' && letter <= '8' {
				for range letter - '0' {
					o.squares[s] = '.'
					s++
				}
				continue
			}
			o.squares[s] = letter
			s++
		}
	}
	o.white = fields[1] == "w"
	o.rights = strings.Trim(fields[2], "-")
	if fields[3] != "-" {
		o.passed = 21 + int(fields[3][0]-'a') + 10*int(fields[3][1]-'1')
	}
	o.clock, _ = strconv.Atoi(fields[4])
	o.number, _ = strconv.Atoi(fields[5])
	return o
}

func (o *oracle) isPiece(s int) bool { return o.squares[s] > '.' }
func (o *oracle) isWhite(s int) bool { return o.squares[s] >= 'A' && o.squares[s] <= 'Z' }

// kind returns the piece's letter in lower case.
func (o *oracle) kind(s int) byte { return o.squares[s] | 0x20 }

// oracleSteps is how the pieces attack: knights and kings, in capital letters, go one step, white
// pawns up and black ones down.
var oracleSteps = map[byte][]int{
	'P': {9, 11},
	'p': {-9, -11},
	'N': {21, 19, 12, 8, -21, -19, -12, -8},
	'K': {10, 11, 1, -9, -10, -11, -1, 9},
	'b': {11, 9, -11, -9},
	'r': {10, 1, -10, -1},
	'q': {10, 11, 1, -9, -10, -11, -1, 9},
}

// reach calls visit with the squares that the piece on s attacks.
func (o *oracle) reach(s int, visit func(to int)) {
	kind := o.kind(s)
	slides := kind == 'b' || kind == 'r' || kind == 'q'
	switch {
	case kind == 'p':
		kind = o.squares[s]
	case !slides:
		kind -= 'a' - 'A'
	}
	for _, step := range oracleSteps[kind] {
		for t := s + step; o.squares[t] != 0; t += step {
			visit(t)
			if !slides || o.isPiece(t) {
				break
			}
		}
	}
}

// attackers returns the squares of one side's pieces that attack s.
func (o *oracle) attackers(s int, white bool) (from []int) {
	for t := range o.squares {
		if o.isPiece(t) && o.isWhite(t) == white {
			o.reach(t, func(to int) {
				if to == s {
					from = append(from, t)
				}
			})
		}
	}
	return from
}

func (o *oracle) king(white bool) int {
	if white {
		return slices.Index(o.squares[:], 'K')
	}
	return slices.Index(o.squares[:], 'k')
}

// pseudo lists the moves that follow the pieces's ways, whatever becomes of the king.
func (o *oracle) pseudo() (moves []oracleMove) {
	for s := range o.squares {
		if !o.isPiece(s) || o.isWhite(s) != o.white {
			continue
		}
		if o.kind(s) == 'p' {
			moves = append(moves, o.pawn(s)...)
			continue
		}
		o.reach(s, func(t int) {
			if !o.isPiece(t) || o.isWhite(t) != o.white {
				moves = append(moves, oracleMove{s, t, 0})
			}
		})
	}
	return append(moves, o.castlings()...)
}

func (o *oracle) pawn(s int) (moves []oracleMove) {
	forward, home, last := 10, 3, 9
	if !o.white {
		forward, home, last = -10, 8, 2
	}
	var to []int
	if !o.isPiece(s+forward) && o.squares[s+forward] != 0 {
		to = append(to, s+forward)
		if s/10 == home && !o.isPiece(s+2*forward) {
			to = append(to, s+2*forward)
		}
	}
	o.reach(s, func(t int) {
		if t == o.passed || o.isPiece(t) && o.isWhite(t) != o.white {
			to = append(to, t)
		}
	})
	for _, t := range to {
		if t/10 != last {
			moves = append(moves, oracleMove{s, t, 0})
			continue
		}
		for _, becomes := range []byte("qrbn") {
			moves = append(moves, oracleMove{s, t, becomes})
		}
	}
	return moves
}

func (o *oracle) castlings() (moves []oracleMove) {
	king, letters := 25, "KQ"
	if !o.white {
		king, letters = 95, "kq"
	}
	free := func(squares ...int) bool {
		return !slices.ContainsFunc(squares, o.isPiece)
	}
	safe := func(squares ...int) bool {
		return !slices.ContainsFunc(squares, func(s int) bool { return len(o.attackers(s, !o.white)) > 0 })
	}
	if strings.Contains(o.rights, letters[:1]) && free(king+1, king+2) && safe(king, king+1, king+2) {
		moves = append(moves, oracleMove{king, king + 2, 0})
	}
	if strings.Contains(o.rights, letters[1:]) && free(king-1, king-2, king-3) && safe(king, king-1, king-2) {
		moves = append(moves, oracleMove{king, king - 2, 0})
	}
	return moves
}

// play returns the oracle after a move.
func (o *oracle) play(m oracleMove) oracle {
	next := *o
	piece, kind := o.squares[m.from], o.kind(m.from)
	next.squares[m.from], next.squares[m.to] = '.', piece
	next.passed = 0
	next.clock++
	if kind == 'p' || o.isPiece(m.to) {
		next.clock = 0
	}
	switch {
	case m.promoted != 0 && o.white:
		next.squares[m.to] = m.promoted - 'a' + 'A'
	case m.promoted != 0:
		next.squares[m.to] = m.promoted
	case kind == 'p' && m.to == o.passed && o.white:
		next.squares[m.to-10] = '.'
	case kind == 'p' && m.to == o.passed:
		next.squares[m.to+10] = '.'
	case kind == 'p' && (m.to-m.from == 20 || m.from-m.to == 20):
		next.passed = (m.from + m.to) / 2
	case kind == 'k' && m.to-m.from == 2:
		next.squares[m.to+1], next.squares[m.to-1] = '.', o.squares[m.to+1]
	case kind == 'k' && m.from-m.to == 2:
		next.squares[m.to-2], next.squares[m.to+1] = '.', o.squares[m.to-2]
	}
	for _, home := range []struct {
		square int
		right  string
	}{{21, "Q"}, {25, "Q"}, {25, "K"}, {28, "K"}, {91, "q"}, {95, "q"}, {95, "k"}, {98, "k"}} {
		if m.from == home.square || m.to == home.square {
			next.rights = strings.ReplaceAll(next.rights, home.right, "")
		}
	}
	if !o.white {
		next.number++
	}
	next.white = !o.white
	return next
}

// legal maps the legal moves, in UCI notation, to what is played.
func (o *oracle) legal() map[string]oracleMove {
	legal := make(map[string]oracleMove)
	for _, m := range o.pseudo() {
		next := o.play(m)
		if len(next.attackers(next.king(o.white), !o.white)) == 0 {
			legal[m.String()] = m
		}
	}
	return legal
}

func (m oracleMove) String() string {
	return strings.TrimRight(oracleSquare(m.from)+oracleSquare(m.to)+string(rune(m.promoted)), "\x00")
}

func oracleSquare(s int) string {
	return fmt.Sprintf("%c%d", 'a'+s%10-1, s/10-1)
}

// fen returns the FEN, with the en passant square only where a legal capture on it exists.
func (o *oracle) fen() string {
	var rows []string
	for r := 9; r >= 2; r-- {
		row := string(o.squares[10*r+1 : 10*r+9])
		for n := 8; n > 0; n-- {
			row = strings.ReplaceAll(row, strings.Repeat(".", n), strconv.Itoa(n))
		}
		rows = append(rows, row)
	}
	turn, rights, passed := "b", "-", "-"
	if o.white {
		turn = "w"
	}
	if o.rights != "" {
		rights = o.rights
	}
	if o.passed != 0 {
		for _, m := range o.legal() {
			if m.to == o.passed && o.kind(m.from) == 'p' {
				passed = oracleSquare(o.passed)
			}
		}
	}
	return fmt.Sprintf("%s %s %s %s %d %d", strings.Join(rows, "/"), turn, rights, passed, o.clock, o.number)
}

// randomGame plays random legal moves from a FEN and calls visit with each position on the way, the
// first included, with the positions' keys before it and the move to be played next, NoMove at the
// end.
func randomGame(t testing.TB, random *rand.Rand, fen string, plies int, visit func(p *Position, next Move)) {
	p := mustParse(t, fen)
	for range plies {
		moves := p.Moves()
		if len(moves) == 0 {
			break
		}
		m := moves[random.IntN(len(moves))]
		visit(&p, m)
		p = p.Play(m)
	}
	visit(&p, NoMove)
}

// randomGames plays a number of games of at most some plies, from the start and from the perft
// suites' positions in turn, always the same ones.
func randomGames(t testing.TB, games, plies int, visit func(p *Position, next Move)) {
	random := rand.New(rand.NewPCG(2026, uint64(games)))
	fens := []string{StartFEN}
	for _, c := range perftCases(t) {
		fens = append(fens, c.fen, StartFEN)
	}
	for i := range games {
		randomGame(t, random, fens[i%len(fens)], plies, visit)
	}
}

// TestAgainstOracle compares move sets, checkers, attacks and the positions that moves lead to with
// the slow rules.
func TestAgainstOracle(t *testing.T) {
	t.Parallel()
	var o oracle
	known := false // whether o follows the game
	randomGames(t, 80, 150, func(p *Position, next Move) {
		if !known {
			o = newOracle(p.FEN())
		}
		require.Equal(t, o.fen(), p.FEN())
		legal := o.legal()
		moves := p.Moves()
		require.Len(t, moves, len(legal), p.FEN())
		for _, m := range moves {
			if _, ok := legal[m.String()]; !ok {
				require.Fail(t, "not legal", "%s in %s", m, p.FEN())
			}
		}
		compareAttacks(t, p, &o)
		known = next != NoMove
		if known {
			o = o.play(legal[next.String()])
		}
	})
}

// compareAttacks compares checkers, and who attacks what, on every square.
func compareAttacks(t *testing.T, p *Position, o *oracle) {
	square := func(at int) Square { return SquareAt(File(at%10-1), Rank(at/10-2)) }
	var from, to [64]Bitboard
	for at := range o.squares {
		if !o.isPiece(at) {
			continue
		}
		o.reach(at, func(target int) {
			from[square(at)] |= square(target).Bitboard()
			to[square(target)] |= square(at).Bitboard()
		})
	}
	checkers := Bitboard(0)
	for _, at := range o.attackers(o.king(o.white), !o.white) {
		checkers |= square(at).Bitboard()
	}
	require.Equal(t, checkers, p.Checkers(), p.FEN())
	require.Equal(t, checkers != 0, p.InCheck(), p.FEN())
	for s := A1; s <= H8; s++ { // plain comparisons, for there are very many
		if got := p.AttackersTo(s, p.Occupied()); got != to[s] {
			require.Equal(t, to[s], got, "to %s in %s", s, p.FEN())
		}
		if got := Attacks(p.At(s), s, p.Occupied()); got != from[s] {
			require.Equal(t, from[s], got, "from %s in %s", s, p.FEN())
		}
	}
}
