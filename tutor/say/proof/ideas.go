package proof

import (
	"regexp"
	"slices"
	"strings"
)

// How the words for an idea relate to the move that carries it out.
const (
	now   = iota // it carries it out; what is named stands before it
	could        // the same, of what somebody could do
	after        // what is named stands after it: it has been made
	later        // the same side's next move carries it out, after some answer
)

// An idea is what a move is said to carry out.
type idea struct {
	pattern *regexp.Regexp
	holds   func(s *scene, w []string) bool
}

// A scene is a move that may carry out an idea: b is the board before it, a after it. What is named stands on the board
// names, since which some moves have been made.
type scene struct {
	*claim
	b, a  *board
	m     move
	us    byte
	names *board
	since []move

	before *board // before last, the move that led to b, if that is known
	last   move
	known  bool
	asking bool // what the move wins is left to a stronger judge
}

// named returns the square of a named piece, where it stands now if moves have been made since.
func (s *scene) named(name string) (on int, ok bool) {
	on, ok = s.one(s.names, name)
	for _, m := range s.since {
		switch on {
		case m.from:
			on = m.to
		case m.to: // it has been taken
			return -1, false
		}
	}
	return on, ok
}

// takes proves that the move takes a named piece.
func (s *scene) takes(name string) bool {
	named := *s
	if s.names == s.a { // where it stood before it was taken
		named.names = s.b
	}
	on, ok := named.named(name)
	return ok && on == s.b.takenOn(s.m)
}

// ideaTable has the words for each idea.
var ideaTable = func() (list []idea) {
	for text, holds := range ideaWords {
		list = append(list, idea{form(text), holds})
	}
	return list
}()

var ideaWords = map[string]func(s *scene, w []string) bool{
	"checkmate in one move": func(s *scene, _ []string) bool { return s.a.mated() },
	"checkmate":             func(s *scene, _ []string) bool { return s.a.mated() },
	"mate on the back rank": func(s *scene, _ []string) bool { return s.a.forced(2, (*board).backRank) },
	"mate in two on the back rank": func(s *scene, _ []string) bool {
		return !s.a.mated() && s.a.forced(2, (*board).backRank)
	},
	"mate in two":                            func(s *scene, _ []string) bool { return s.a.forced(2, (*board).mated) },
	"mate in three":                          func(s *scene, _ []string) bool { return s.a.forced(3, (*board).mated) },
	"a (?:fork|double attack)":               func(s *scene, _ []string) bool { return s.forks(nil) },
	"a (?:fork of|double attack on) {kinds}": func(s *scene, w []string) bool { return s.forks(kinds(w[0])) },
	"(?:you|white|black|the computer) can attack {kinds} at once": func(s *scene, w []string) bool {
		return s.forks(kinds(w[0]))
	},
	"a (?:fork|double attack): {kinds} at once": func(s *scene, w []string) bool {
		return s.forks(kinds(w[0]))
	},
	"{p} (?:is|can be) pinned to the king": func(s *scene, w []string) bool {
		on, ok := s.named(w[0])
		return ok && s.pinned(on) && s.counts()
	},
	"a piece (?:is |can be )?pinned to the king": func(s *scene, _ []string) bool {
		return s.any(s.pinned) && s.counts()
	},
	"{p} (?:is|can be) pinned to the {t}": func(s *scene, w []string) bool {
		on, ok := s.named(w[0])
		return ok && s.lined(on, 0, kindOf(w[1]))
	},
	"a piece (?:is|can be) pinned to the {t}": func(s *scene, w []string) bool {
		return s.any(func(on int) bool { return s.lined(on, 0, kindOf(w[0])) })
	},
	"a skewer": func(s *scene, _ []string) bool {
		return s.any(func(on int) bool { return s.lined(on, 0, 0) }) && s.gains()
	},
	"a skewer of {kinds}": func(s *scene, w []string) bool {
		k := kinds(w[0])
		return len(k) == 2 && s.any(func(on int) bool { return s.lined(on, k[0], k[1]) })
	},
	"a skewer: {t}, and {t} behind": func(s *scene, w []string) bool {
		return s.any(func(on int) bool { return s.lined(on, kindOf(w[0]), kindOf(w[1])) })
	},
	"an opened line": func(s *scene, _ []string) bool { return s.any(s.opened) && s.gains() },
	"(?:an opened line to|a piece can move away, so that another attacks) {p}": func(s *scene, w []string) bool {
		on, ok := s.named(w[0])
		return ok && s.opened(on) && s.gains()
	},
	"(?:an opened check|a piece can move away, so that another gives check)": func(s *scene, _ []string) bool {
		return slices.ContainsFunc(s.a.checkers(), func(by int) bool { return by != s.m.to })
	},
	"(?:a move with )?two checks at once": func(s *scene, _ []string) bool { return len(s.a.checkers()) == 2 },
	"{p} (?:is|can be) trapped(?:, nowhere to go)?": func(s *scene, w []string) bool {
		on, ok := s.named(w[0])
		return ok && s.trapped(on)
	},
	"a piece (?:is|can be) trapped": func(s *scene, _ []string) bool { return s.any(s.trapped) },
	"{p} (?:is lost once its guard is gone|can be won: its guard is gone|loses its guard)": func(
		s *scene, w []string) bool {
		on, ok := s.named(w[0])
		return ok && s.unguarded(on) && s.gains()
	},
	"(?:its guard is gone|a piece loses its guard)": func(s *scene, _ []string) bool {
		return s.any(s.unguarded) && s.gains()
	},
	"{p} has too much to guard": func(s *scene, w []string) bool {
		by, ok := s.named(w[0])
		return ok && s.busy(by) && s.gains()
	},
	"a piece has too much to guard": func(s *scene, _ []string) bool { return s.any(s.busy) && s.gains() },
	"{p} looks safe, but its guard is pinned": func(s *scene, w []string) bool {
		return s.takes(w[0]) && s.pinnedGuard()
	},
	"{p} is pinned": func(s *scene, w []string) bool {
		on, ok := s.named(w[0])
		return ok && s.pinned(on)
	},
	"a pin": func(s *scene, _ []string) bool {
		return s.any(s.pinned) || s.any(func(on int) bool { return s.lined(on, 0, 0) })
	},
	"its guard is pinned": func(s *scene, _ []string) bool { return s.pinnedGuard() },
	"(?:it lures|an offer (?:lures|can lure)) {p} (?:away|in)": func(s *scene, w []string) bool {
		by, ok := s.named(w[0])
		return ok && s.lured(by)
	},
	"an offer (?:lures|can lure) something (?:away|in)": func(s *scene, _ []string) bool { return s.any(s.lured) },
	"{p} can wait(?:: first something better)?": func(s *scene, w []string) bool {
		on, ok := s.named(w[0])
		return ok && len(s.b.captures(on)) > 0 && s.b.takenOn(s.m) != on && s.gains()
	},
	"the only move":                        func(s *scene, _ []string) bool { return s.onlyMove() },
	"the only move against mate":           func(s *scene, _ []string) bool { return s.onlyMove() },
	"only one move stops mate":             func(s *scene, _ []string) bool { return s.onlyMove() },
	"(?:a pawn can become )?a passed pawn": func(s *scene, _ []string) bool { return s.a.passed(s.m.to) },
	"the kings face each other":            func(s *scene, _ []string) bool { return s.a.opposed() },
	"(?:a pawn can become|it becomes) a {t}": func(s *scene, w []string) bool {
		return s.m.becomes == kindOf(w[0]) && s.lasts()
	},
	"can become a queen": func(s *scene, _ []string) bool { return s.m.becomes == 'q' && s.lasts() },
	"endless check":      func(s *scene, _ []string) bool { return s.a.checksOn() },
	"a piece comes out with a threat": func(s *scene, _ []string) bool {
		return s.b.atHome(s.m.from, s.us) && s.any(s.hit)
	},
	"a good trade(?: on {s})?": func(s *scene, w []string) bool { return s.trade(w[0]) },
	"a pawn cannot be caught": func(s *scene, _ []string) bool {
		return s.a.cannotCatch(s.m.to, 1)
	},
	"it costs nothing": func(s *scene, _ []string) bool {
		return s.b.takenOn(s.m) >= 0 && s.free()
	},
	"(?:a piece|something) can be taken for free": func(s *scene, _ []string) bool { return s.free() },
	"{p} can be taken for free": func(s *scene, w []string) bool {
		return s.takes(w[0]) && s.free()
	},
	"{p} can be taken: nothing can take back": func(s *scene, w []string) bool {
		return s.takes(w[0]) && len(s.a.landing(s.m.to)) == 0
	},
	"a piece can be taken": func(s *scene, _ []string) bool { return s.b.takenOn(s.m) >= 0 },
	"nothing can take back": func(s *scene, _ []string) bool {
		return s.b.takenOn(s.m) >= 0 && len(s.a.landing(s.m.to)) == 0
	},
	"{p} cannot be caught": func(s *scene, w []string) bool {
		pawn, ok := s.named(w[0])
		stands := s.m.from
		if s.names == s.a {
			stands = s.m.to
		}
		return ok && pawn == stands && kind(s.b.at[s.m.from]) == 'p' && s.a.cannotCatch(s.m.to, 1)
	},
}

// gains reports whether the move wins something for material, or leaves that to a stronger judge.
func (s *scene) gains() bool {
	if s.sure {
		return s.b.surelyWins(s.m)
	}
	return s.asking || s.b.wins(s.m, 1)
}

// counts reports whether a pin counts for sure: by a piece that is simply taken it is none.
func (s *scene) counts() bool { return !s.sure || s.gains() }

// lasts reports whether the move wins more than is taken back where it ends.
func (s *scene) lasts() bool { return s.b.gain(s.m) > s.a.exchange(s.m.to) }

// falls reports whether a piece is a king that is attacked, or could be won by the count if the side that moved were to
// move again.
func (s *scene) falls(on int) bool {
	again := *s.a
	again.turn = s.us
	return kind(s.a.at[on]) == 'k' || again.exchange(on) > 0
}

// stillThere reports whether a move is legal on a board and surely carries an idea out, too: what is said to be
// stopped, or to have become possible, is only refuted by what would be an idea without doubt.
func (c *claim) stillThere(b *board, m move, text string) bool {
	c.sure = true
	defer func() { c.sure = false }()
	return b.legal(m) && c.ideas(b, []move{m}, text, could)
}

// checksOn reports whether the side to move is in check and, whatever it answers, again.
func (b *board) checksOn() bool {
	return b.check(b.turn) && !slices.ContainsFunc(b.moves(), func(reply move) bool {
		next := b.play(reply)
		return !slices.ContainsFunc(next.moves(), func(m move) bool {
			again := next.play(m)
			return again.check(again.turn)
		})
	})
}

// anyMove is all moves on a board.
func anyMove(b *board) []move { return b.moves() }

// ideas proves that one of some moves on a board carries out what a text names: one idea, or two of one move. Of moves
// that may be made now, and carry it out but for what they win, a stronger judge has to tell whether one wins.
func (c *claim) ideas(b *board, moves []move, text string, mode int) bool {
	texts := splitIdeas(text)
	holds := func(s *scene) bool {
		return !slices.ContainsFunc(texts, func(part string) bool { return !s.carries(part) })
	}
	for _, m := range moves {
		s := &scene{claim: c, b: b, a: b.play(m), m: m, us: b.turn, names: b}
		s.before, s.last, s.known = c.lastOn(b)
		switch mode {
		case after:
			s.names = s.a
		case later:
			if c.follows(s, holds) {
				return true
			}
			continue
		}
		if holds(s) {
			return true
		}
	}
	if mode != now && mode != after || b != c.now || c.Speech != Line && c.Speech != Hint {
		return false
	}
	var doubted []move
	for _, m := range moves {
		s := &scene{claim: c, b: b, a: b.play(m), m: m, us: b.turn, names: b, asking: true}
		if mode == after {
			s.names = s.a
		}
		if s.before, s.last, s.known = c.lastOn(b); holds(s) {
			doubted = append(doubted, m)
		}
	}
	return len(doubted) > 0 && c.doubt(Gains, doubted...)
}

// follows reports whether, after some answer to the move of a scene, a move of the same side carries something out.
func (c *claim) follows(s *scene, holds func(*scene) bool) bool {
	for _, answer := range s.a.moves() {
		b := s.a.play(answer)
		for _, m := range b.moves() {
			if holds(&scene{
				claim: c, b: b, a: b.play(m), m: m, us: b.turn, names: s.b, since: []move{s.m, answer},
				before: s.a, last: answer, known: true,
			}) {
				return true
			}
		}
	}
	return false
}

// splitIdeas returns the ideas that a text names, one or two: "a fork, and a piece is trapped".
func splitIdeas(text string) []string {
	text = strings.TrimPrefix(strings.TrimPrefix(uncapitalized(text), "there is "), "there are ")
	if readIdea(text) {
		return []string{text}
	}
	for _, by := range []string{", and there is ", ", and there are ", ", and ", ", because ", " and "} {
		if at := strings.LastIndex(text, by); at > 0 {
			second := text[at+len(by):]
			if strings.HasPrefix(second, "pinned to") || second == "trapped" {
				second = "a piece is " + second
			}
			return []string{text[:at], second}
		}
	}
	return []string{text}
}

func readIdea(text string) bool {
	return slices.ContainsFunc(ideaTable, func(i idea) bool { return i.pattern.MatchString(text) })
}

// carries proves one idea of a scene.
func (s *scene) carries(text string) bool {
	for _, i := range ideaTable {
		if w := i.pattern.FindStringSubmatch(text); w != nil && i.holds(s, w[1:]) {
			return true
		}
	}
	return false
}
