package exercise_test

import (
	"slices"
	"strings"

	"chesstutor/ai/ending"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/exercise"
)

// A second implementation of the rules of plans, openings and endings, on the slow board.

// setUps are the moves of the set-ups as books give them.
var setUps = map[string]string{
	"italian":       "e2e4 g1f3 f1c4 d2d3 e1g1 c2c3",
	"london":        "d2d4 c1f4 e2e3 g1f3 f1d3 e1g1",
	"two-pawns":     "e7e5 b8c6 g8f6 f8c5 d7d6 e8g8",
	"wall":          "d7d5 e7e6 g8f6 f8e7 e8g8 c7c5",
	"corner-bishop": "g1f3 g2g3 f1g2 e1g1 d2d3 e2e4",
}

// squareAt returns the number of a square by its name, and nameOf its name.
func squareAt(name string) int { return int(name[0]-'a') + 8*int(name[1]-'1') }
func nameOf(s int) string      { return string([]byte{'a' + byte(s%8), '1' + byte(s/8)}) }

// toMake lists the moves of a set-up that are still to be made: their pieces stand where they start.
func (b *slow) toMake(name string) (list []step) {
	for _, m := range strings.Fields(setUps[name]) {
		if from := squareAt(m); b.at[from] == start.at[from] {
			list = append(list, step{from: from, to: squareAt(m[2:])})
		}
	}
	return list
}

// between lists the squares between two on a line, none if they are on no line.
func between(a, b int) (list []int) {
	files, ranks := b%8-a%8, b/8-a/8
	if files != 0 && ranks != 0 && files*files != ranks*ranks {
		return nil
	}
	steps := max(files, -files, ranks, -ranks)
	for i := 1; i < steps; i++ {
		list = append(list, off(a, files/steps*i, ranks/steps*i))
	}
	return list
}

// fits reports whether a move is one of a set-up and shuts in no piece that is to move.
func (b *slow) fits(name string, m step) bool {
	return strings.Contains(setUps[name], nameOf(m.from)+nameOf(m.to)) &&
		!slices.ContainsFunc(b.toMake(name), func(o step) bool {
			return o.from != m.from && has(between(o.from, o.to), m.to)
		})
}

// habit reports whether a move follows one of the three habits.
func (b *slow) habit(m step) bool {
	middle := b.at[m.from] == 'P' && (m.to == squareAt("d4") || m.to == squareAt("e4"))
	out := b.is(m.from, true, "NB") && m.from < 8 && m.to >= 8
	return middle || out || b.at[m.from] == 'K' && aside(m.from, m.to) == 2
}

// helps reports whether a move is a fair trade of a piece by who is two points ahead.
func (b *slow) helps(m step) bool {
	return b.fair(m) && upper(b.at[m.to]) != 'P' && b.at[m.to] != 0 && b.lead(true) >= 2
}

// offersTrade reports whether a move lets a piece be taken by one that it could take too, worth as much.
func (b *slow) offersTrade(m step) bool {
	next := b.play(m)
	moved := *b
	moved.at[m.to], moved.at[m.from] = b.at[m.from], 0
	return b.sound(m) && !b.takes(m) && slices.ContainsFunc(next.moves(), func(r step) bool {
		mover := upper(b.at[m.from])
		return r.to == m.to && mover != 'P' && mover != 'K' && points[upper(b.at[r.from])] == points[mover] &&
			has(moved.sees(m.to), r.from)
	})
}

// pawnless reports whether there is no pawn on the file of a square.
func (b *slow) pawnless(s int) bool {
	return !slices.ContainsFunc(where(func(o int) bool { return o%8 == s%8 }), func(o int) bool {
		return b.at[o] == 'P' || b.at[o] == 'p'
	})
}

// least lists the white pieces that can go to the fewest squares.
func (b *slow) least() (list []int) {
	fewest := 64
	for _, s := range where(func(s int) bool { return b.is(s, true, "NBRQ") }) {
		switch n := len(b.covered(s)); {
		case n < fewest:
			list, fewest = []int{s}, n
		case n == fewest:
			list = append(list, s)
		}
	}
	return list
}

// sheltering lists the pawns before the king of a side.
func (b *slow) sheltering(white bool) []int {
	king := b.king(white)
	return where(func(s int) bool {
		up := ahead(king, s)
		if !white {
			up = -up
		}
		return b.is(s, white, "P") && aside(king, s) <= 1 && (up == 1 || up == 2)
	})
}

// givesAir reports whether a pawn before the king moves so that the king could step forward.
func (b *slow) givesAir(m step) bool {
	if !has(b.sheltering(true), m.from) {
		return false
	}
	next := b.play(m)
	again := next.turned()
	king := again.king(true)
	return slices.ContainsFunc(again.moves(), func(k step) bool { return k.from == king && k.to/8 > king/8 })
}

// attacksKing reports whether the piece that moves looks at the other king or a square beside it, and did not before.
func (b *slow) attacksKing(m step) bool {
	next := b.play(m)
	looks := func(b *slow, s int) bool {
		king := b.king(false)
		return slices.ContainsFunc(b.sees(s), func(on int) bool { return on == king || near(on, king) })
	}
	return looks(&next, m.to) && !looks(b, m.from)
}

// weak reports whether no pawn stands beside or behind a black pawn, on the files beside it.
func (b *slow) weak(s int) bool {
	return len(where(func(o int) bool { return b.at[o] == 'p' && aside(o, s) == 1 && o/8 >= s/8 })) == 0
}

// passed lists the white pawns that no black pawn can stop.
func (b *slow) passed() []int {
	return where(func(s int) bool {
		return b.at[s] == 'P' && len(where(func(o int) bool {
			return b.at[o] == 'p' && aside(o, s) <= 1 && o/8 > s/8
		})) == 0
	})
}

// makesPassed reports whether a move makes a pawn a passed one and loses nothing.
func (b *slow) makesPassed(m step) bool {
	next := b.play(m)
	before := b.passed()
	return b.sound(m) && slices.ContainsFunc(next.passed(), func(s int) bool {
		return !has(before, s) && (s != m.to || !has(before, m.from))
	})
}

// result is what best play leads to for White: 1 if it wins, -1 if it loses, 0 otherwise. Of king and pawn against king
// it is worked out back; other endings are looked up in the tables, which are checked on their own.
func (b *slow) result(fen string) int {
	others := len(where(func(s int) bool { return b.at[s] != 0 })) - 2
	pawns := len(where(func(s int) bool { return b.is(s, true, "P") || b.is(s, false, "P") }))
	switch _, _, _, left := b.men(); {
	case others == 1 && pawns == 1 && !b.won():
		return 0
	case others == 1 && pawns == 1 && left == 'P':
		return 1
	case others == 1 && pawns == 1:
		return -1
	}
	p, err := chess.ParseFEN(fen)
	if err != nil {
		panic(err)
	}
	v, known := ending.Judge(&p)
	if !known {
		panic("no table has " + fen)
	}
	if p.Turn() == chess.Black {
		return -int(v.Result)
	}
	return int(v.Result)
}

// fen writes the board, without castling rights.
func (b *slow) fen() string {
	var text strings.Builder
	for rank := 7; rank >= 0; rank-- {
		for file := range 8 {
			if c := b.at[8*rank+file]; c != 0 {
				text.WriteByte(c)
			} else {
				text.WriteByte('1')
			}
		}
		text.WriteByte("/ "[map[bool]int{true: 1}[rank == 0]])
	}
	passed := "-"
	if b.pass >= 0 {
		passed = nameOf(b.pass)
	}
	board := text.String()
	for n := 8; n > 1; n-- {
		board = strings.ReplaceAll(board, strings.Repeat("1", n), string('0'+rune(n)))
	}
	return board + map[bool]string{true: "w", false: "b"}[b.white] + " - " + passed + " 0 1"
}

// keepsResult reports whether a move gives up nothing.
func (b *slow) keepsResult(m step) bool {
	next := b.play(m)
	return next.result(next.fen()) >= b.result(b.fen())
}

// planTaps are the rules of squares to tap.
var planTaps = map[string]func(b *slow, e *exercise.Exercise) []int{
	"at-home": func(b *slow, _ *exercise.Exercise) []int {
		return where(func(s int) bool { return b.is(s, true, "NB") && b.at[s] == start.at[s] })
	},
	"set-up": func(b *slow, e *exercise.Exercise) (list []int) {
		for _, m := range b.toMake(e.SetUp) {
			list = append(list, m.from)
		}
		return list
	},
	"tradable": func(b *slow, _ *exercise.Exercise) []int { return b.targets(b.helps) },
	"open-files": func(b *slow, _ *exercise.Exercise) []int {
		return where(func(s int) bool { return s < 8 && b.pawnless(s) })
	},
	"least-reach": func(b *slow, _ *exercise.Exercise) []int { return b.least() },
	"shelter":     func(b *slow, e *exercise.Exercise) []int { return b.sheltering(e.Side == chess.White) },
	"weak-pawns": func(b *slow, _ *exercise.Exercise) []int {
		return where(func(s int) bool { return b.at[s] == 'p' && b.weak(s) })
	},
	"passed": func(b *slow, _ *exercise.Exercise) []int { return b.passed() },
}

// planMoves are the rules of moves.
var planMoves = map[string]func(b *slow, e *exercise.Exercise, m step) bool{
	"habit":  func(b *slow, _ *exercise.Exercise, m step) bool { return b.sound(m) && b.habit(m) },
	"fits":   func(b *slow, e *exercise.Exercise, m step) bool { return b.fits(e.SetUp, m) },
	"set-up": func(b *slow, e *exercise.Exercise, m step) bool { return b.fits(e.SetUp, m) && b.sound(m) },
	"centre": func(b *slow, _ *exercise.Exercise, m step) bool { return b.at[m.from] == 'P' && b.habit(m) },
	"brings-out": func(b *slow, e *exercise.Exercise, m step) bool {
		next := b.play(m)
		aims := e.Square == chess.NoSquare || has(next.sees(m.to), index(e.Square))
		return aims && slowMoves["brings-out"](b, e, m)
	},
	"helps":  func(b *slow, _ *exercise.Exercise, m step) bool { return b.helps(m) },
	"trades": func(b *slow, _ *exercise.Exercise, m step) bool { return b.helps(m) || b.offersTrade(m) },
	"open-file": func(b *slow, _ *exercise.Exercise, m step) bool {
		return b.at[m.from] == 'R' && aside(m.from, m.to) > 0 && b.pawnless(m.to) && b.sound(m)
	},
	"better-square": func(b *slow, e *exercise.Exercise, m step) bool {
		reach := func(m step) int {
			next := b.play(m)
			return len(next.covered(m.to))
		}
		return m.from == index(e.Piece) && b.safe(m) && !slices.ContainsFunc(b.moves(), func(o step) bool {
			return o.from == m.from && b.safe(o) && reach(o) > reach(m)
		})
	},
	"gives-air":    func(b *slow, _ *exercise.Exercise, m step) bool { return b.givesAir(m) && b.sound(m) },
	"attacks-king": func(b *slow, _ *exercise.Exercise, m step) bool { return b.attacksKing(m) && b.sound(m) },
	"passes":       func(b *slow, _ *exercise.Exercise, m step) bool { return b.makesPassed(m) },
}
