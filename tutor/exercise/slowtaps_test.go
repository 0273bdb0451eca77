package exercise_test

import (
	"chesstutor/tutor/chess"
	"chesstutor/tutor/exercise"
)

// lessonTaps are the rules of squares to tap.
var lessonTaps = map[string]func(b *slow, e *exercise.Exercise) []int{
	"start": func(_ *slow, e *exercise.Exercise) []int {
		return where(func(s int) bool { return start.is(s, e.Side == chess.White, string(letters[e.Type])) })
	},
	"pieces-on-file": func(b *slow, e *exercise.Exercise) []int {
		return where(func(s int) bool { return b.at[s] != 0 && s%8 == index(e.Square)%8 })
	},
	"checkers": func(b *slow, _ *exercise.Exercise) []int {
		return where(func(s int) bool { return b.theirs(s) && has(b.sees(s), b.king(true)) })
	},
	"targets": func(b *slow, _ *exercise.Exercise) []int { return b.targets(all) },
	"unguarded": func(b *slow, _ *exercise.Exercise) []int {
		return where(func(s int) bool { return b.is(s, false, "PNBRQ") && len(b.recapturers(s)) == 0 })
	},
	"winnable": func(b *slow, _ *exercise.Exercise) []int {
		return where(func(s int) bool { return b.at[s] != 0 && b.exchange(s) > 0 })
	},
	"losable": func(b *slow, _ *exercise.Exercise) []int {
		black := b.turned()
		return where(func(s int) bool { return black.at[s] != 0 && black.exchange(s) > 0 })
	},
	"check-givers": func(b *slow, _ *exercise.Exercise) []int { return b.ends(true, b.checks) },
	"check-squares": func(b *slow, e *exercise.Exercise) []int {
		return b.ends(false, func(m step) bool { return m.from == index(e.Piece) && b.checks(m) })
	},
	"pinned": func(b *slow, e *exercise.Exercise) []int { return b.pinned(e.Side == chess.White) },
	"guards": func(b *slow, e *exercise.Exercise) []int { return b.recapturers(index(e.Square)) },
	"guarded-by": func(b *slow, e *exercise.Exercise) []int {
		return where(func(s int) bool {
			return s != index(e.Piece) && b.is(s, e.Side == chess.White, "PNBRQ") &&
				has(b.recapturers(s), index(e.Piece))
		})
	},
	"false-guards": func(b *slow, e *exercise.Exercise) []int {
		on := index(e.Square)
		return where(func(s int) bool { return b.theirs(s) && has(b.sees(s), on) && !has(b.recapturers(on), s) })
	},
	"behind": func(b *slow, e *exercise.Exercise) []int {
		without := *b
		without.at[index(e.Square)] = 0
		return where(func(s int) bool {
			return b.theirs(s) && has(without.sees(index(e.Piece)), s) && !has(b.sees(index(e.Piece)), s)
		})
	},
	"openers": func(b *slow, _ *exercise.Exercise) []int { return b.ends(true, b.opensAny) },
	"checkers-after": func(b *slow, e *exercise.Exercise) []int {
		m := step{from: index(e.Piece), to: index(e.Square)}
		next := b.play(m)
		return where(func(s int) bool {
			on := s
			if s == m.from {
				on = m.to
			}
			return b.ours(s) && has(next.sees(on), next.king(false))
		})
	},
	"mate-squares": func(b *slow, e *exercise.Exercise) []int {
		return b.ends(false, func(m step) bool { return m.from == index(e.Piece) && b.mates(m, 1) })
	},
	"overloaded": func(b *slow, _ *exercise.Exercise) []int { return b.overloaded() },
	"trapped":    func(b *slow, _ *exercise.Exercise) []int { black := b.turned(); return black.lostAnywhere() },
	"threatens":  func(b *slow, _ *exercise.Exercise) []int { black := b.turned(); return black.dangers() },
	"savers": func(b *slow, e *exercise.Exercise) []int {
		return b.ends(true, func(m step) bool { return slowMoves["saves"](b, e, m) })
	},
	"keeping": func(b *slow, e *exercise.Exercise) []int {
		return b.ends(false, func(m step) bool { return m.from == index(e.Piece) && b.keepsResult(m) })
	},
	"box": func(b *slow, _ *exercise.Exercise) []int { return b.boxOf() },
	"opposition": func(b *slow, _ *exercise.Exercise) []int {
		return b.ends(false, func(m step) bool {
			side, up := aside(m.to, b.king(false)), ahead(m.to, b.king(false))
			return m.from == b.king(true) && (side == 0 && up*up == 4 || side == 2 && up == 0)
		})
	},
	"key-squares": func(_ *slow, e *exercise.Exercise) []int {
		return where(func(s int) bool { return aside(s, index(e.Piece)) <= 1 && ahead(index(e.Piece), s) == 2 })
	},
	"cut-off": func(b *slow, e *exercise.Exercise) []int {
		return b.ends(false, func(m step) bool { return m.from == index(e.Piece) && b.safe(m) && b.cut(m.to) })
	},
	"promotes-first": func(b *slow, _ *exercise.Exercise) []int { return []int{b.firstPawn()} },
}
