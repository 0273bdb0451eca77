package guide

import (
	"fmt"
	"math/rand/v2"
	"strings"
	"sync"

	"chesstutor/tutor/chess"
	"chesstutor/tutor/coach"
)

// moment is a move in a game: the position before it and after it.
type moment struct {
	before, after chess.Position
	move          chess.Move
}

// moments are thousands of moves: all from the start, from the diagrams and from positions with what is rare, and
// those of random games from there.
var moments = sync.OnceValue(func() (all []moment) {
	starts := []string{
		"r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
		"8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
		"r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
		"8/PPP4k/8/8/8/8/4Kppp/8 w - - 0 1",
		"3r3k/8/8/8/8/5n2/3K4/6R1 w - - 0 1",
		"4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1",
		"4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3 w - - 0 1",
		"7k/8/5K2/6Q1/8/8/8/8 w - - 0 1",
		"7k/8/6K1/8/8/8/8/R7 w - - 0 1",
		chess.StartFEN, chess.StartFEN, chess.StartFEN,
	}
	for _, l := range lessons {
		for _, d := range l.Diagrams {
			p := *d.Game().Position()
			starts = append(starts, p.FEN())
		}
	}
	for _, fen := range starts {
		p := position(fen)
		for _, m := range p.Moves() {
			all = append(all, moment{p, p.Play(m), m})
		}
	}
	random := rand.New(rand.NewPCG(1, 2))
	for range 3 {
		for _, fen := range starts {
			p := position(fen)
			for ply := 0; ply < 80 && p.Outcome(nil) == chess.Playing; ply++ {
				moves := p.Moves()
				m := moves[random.IntN(len(moves))]
				all = append(all, moment{p, p.Play(m), m})
				p = all[len(all)-1].after
			}
		}
	}
	return all
})

// always reports whether something holds at every moment, and whether what it is about came up at all.
func always(holds func(m moment) (about, true bool)) bool {
	seen := false
	for _, m := range moments() {
		about, ok := holds(m)
		if about && !ok {
			return false
		}
		seen = seen || about
	}
	return seen
}

// everywhere reports whether something holds on every square.
func everywhere(holds func(s chess.Square) bool) bool {
	for s := chess.A1; s <= chess.H8; s++ {
		if !holds(s) {
			return false
		}
	}
	return true
}

func position(fen string) chess.Position {
	p, err := chess.ParseFEN(fen)
	if err != nil {
		panic(fen + ": " + err.Error())
	}
	return p
}

// rowOf writes a rank of a position as FEN does.
func rowOf(pieces map[chess.Square]chess.Piece, r chess.Rank) string {
	var row []byte
	empty := byte('0')
	for f := range chess.File(8) {
		pc := pieces[chess.SquareAt(f, r)]
		if pc == chess.NoPiece {
			empty++
		}
		if empty > '0' && (pc != chess.NoPiece || f == 7) {
			row, empty = append(row, empty), '0'
		}
		if pc != chess.NoPiece {
			row = append(row, pc.Letter())
		}
	}
	return string(row)
}

// put returns the position with these pieces, White to move, and whether there can be such a one.
func put(pieces map[chess.Square]chess.Piece, rights string) (chess.Position, bool) {
	var rows []string
	for r := 7; r >= 0; r-- {
		rows = append(rows, rowOf(pieces, chess.Rank(r)))
	}
	p, err := chess.ParseFEN(fmt.Sprintf("%s w %s - 0 1", strings.Join(rows, "/"), rights))
	return p, err == nil
}

// piecesOf are the pieces of a position.
func piecesOf(p chess.Position) map[chess.Square]chess.Piece {
	pieces := map[chess.Square]chess.Piece{}
	for _, s := range p.Occupied().Squares() {
		pieces[s] = p.At(s)
	}
	return pieces
}

// reach is where a piece attacks on an otherwise empty board.
func reach(t chess.PieceType, s chess.Square) chess.Bitboard {
	return chess.Attacks(chess.PieceOf(t, chess.White), s, 0)
}

// apart returns the distance of two squares in files and in ranks.
func apart(a, b chess.Square) (files, ranks int) {
	files, ranks = int(a.File())-int(b.File()), int(a.Rank())-int(b.Rank())
	return max(files, -files), max(ranks, -ranks)
}

// where returns the squares for which something holds.
func where(holds func(s chess.Square) bool) (set chess.Bitboard) {
	for s := chess.A1; s <= chess.H8; s++ {
		if holds(s) {
			set |= s.Bitboard()
		}
	}
	return set
}

// crowds are random sets of blocking pieces.
var crowds = sync.OnceValue(func() (all []chess.Bitboard) {
	random := rand.New(rand.NewPCG(3, 4))
	for range 50 {
		all = append(all, chess.Bitboard(random.Uint64()&random.Uint64()))
	}
	return all
})

// targets is where the piece on a square may legally go.
func targets(p chess.Position, from chess.Square) (set chess.Bitboard) {
	for _, m := range p.Moves() {
		if m.From() == from {
			set |= m.To().Bitboard()
		}
	}
	return set
}

// takings maps the squares on which the piece on a square may legally take to what stands there.
func takings(p chess.Position, from chess.Square) map[chess.Square]chess.PieceType {
	found := map[chess.Square]chess.PieceType{}
	for _, m := range p.Moves() {
		if m.From() == from && p.At(m.To()) != chess.NoPiece {
			found[m.To()] = p.At(m.To()).Type()
		}
	}
	return found
}

// answered returns the move between two squares and who could take back.
func answered(p chess.Position, from, to chess.Square) (takers chess.Bitboard, legal bool) {
	for _, m := range p.Moves() {
		if m.From() == from && m.To() == to {
			return coach.Takers(&p, m), true
		}
	}
	return 0, false
}

// attackers are the enemy pieces that attack a square.
func attackers(p chess.Position, s chess.Square) chess.Bitboard {
	return p.AttackersTo(s, p.Occupied()) & p.Color(p.Turn().Other())
}

// points is what a side's pieces count.
func points(p chess.Position, c chess.Color) (sum int) {
	for t := chess.Pawn; t <= chess.King; t++ {
		sum += t.Worth() * p.Pieces(t, c).Count()
	}
	return sum
}
