package learn

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/templates/board"
	"chesstutor/templates/learn"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/coach"
	"chesstutor/tutor/exchange"
	"chesstutor/tutor/fact"
	"chesstutor/tutor/guide"
	"chesstutor/tutor/say/english"
	"chesstutor/web/game"
	"chesstutor/web/site"
)

// Every piece of every diagram shows exactly what the rules allow it.
func TestDiagramsShowLegalMoves(t *testing.T) {
	tried := 0
	for _, l := range guide.All() {
		for _, d := range l.Diagrams {
			p := d.Game().Position()
			for _, from := range p.Occupied().Squares() {
				d.Chosen = from
				targets, capturers := rulesOf(d, from)
				if len(targets) == 0 {
					_, err := readSpot(d.Name + "." + from.String())
					assert.Error(t, err, d.Name)
					continue
				}
				shown := diagramView(english.English, d, known)
				assert.Equal(t, targets, idsOf(shown, func(s learn.Spot) bool { return s.Valid }), "%s %s", d.Name,
					from)
				assert.Equal(t, capturers, idsOf(shown, func(s learn.Spot) bool { return s.Unsafe }), "%s %s",
					d.Name, from)
				assert.Equal(t, []string{d.Name + "-" + from.String()},
					idsOf(shown, func(s learn.Spot) bool { return s.Selected }))
				assert.Contains(t, said(english.English, d.Game(), from),
					fmt.Sprintf("The %s on %s can go to %d square", p.At(from).Type(), from, len(targets)))
				at, err := readSpot(d.Name + "." + from.String())
				assert.NoError(t, err)
				assert.Equal(t, spot{d.Name, from}, at)
				tried++
			}
		}
	}
	assert.Greater(t, tried, 50)
}

// rulesOf lists where a piece of a diagram may go, and where it could be taken.
func rulesOf(d guide.Diagram, from chess.Square) (targets, unsafe []string) {
	g := d.Game()
	var to, taken chess.Bitboard
	for _, m := range movable(g) {
		if m.From() != from {
			continue
		}
		to |= m.To().Bitboard()
		if coach.Takers(g.Position(), m) != 0 {
			taken |= m.To().Bitboard()
		}
	}
	for _, s := range to.Squares() {
		targets = append(targets, d.Name+"-"+s.String())
	}
	for _, s := range taken.Squares() {
		unsafe = append(unsafe, d.Name+"-"+s.String())
	}
	return targets, unsafe
}

// idsOf lists spots in square order.
func idsOf(d learn.Diagram, is func(learn.Spot) bool) (ids []string) {
	for r := range d.Rows {
		for _, s := range d.Rows[7-r] {
			if is(s) {
				ids = append(ids, s.ID)
			}
		}
	}
	return ids
}

// Every piece that can move is a link, and nothing else is.
func TestDiagramsLinkWhatCanMove(t *testing.T) {
	for _, l := range guide.All() {
		for _, d := range l.Diagrams {
			for _, row := range diagramView(english.English, d, known).Rows {
				for _, s := range row {
					assert.Equal(t, s.Moveable, s.URL != "", s.ID)
				}
			}
		}
	}
}

// keyRules say, by the rules alone, what each line of the key says of a square
// while a piece is chosen.
var keyRules = map[string]func(g *tutor.Game, from, s chess.Square) bool{
	english.English.Key.Movable: func(g *tutor.Game, _, s chess.Square) bool { return canMove(g, s) },
	// It wears the ring too: an exchange there gains something.
	english.English.Key.Taken: func(g *tutor.Game, _, s chess.Square) bool {
		flipped := g.Position().Pass()
		return couldTake(g, chess.NoSquare, s) && (g.Position().InCheck() || exchange.On(&flipped, s).Count > 0)
	},
	english.English.Key.Good: func(g *tutor.Game, from, s chess.Square) bool {
		return legal(g, from, s) && !takenBack(g, from, s)
	},
	english.English.Key.Wins: func(g *tutor.Game, from, s chess.Square) bool {
		m := moveBetween(g, from, s)
		next := g.Position().Play(m)
		return !slices.ContainsFunc(next.Moves(), func(reply chess.Move) bool {
			return exchange.On(&next, reply.To()).Count >= chess.Gain(g.Position(), m)
		}) || taken(&next, 4) == 0 || mated(&next)
	},
	english.English.Key.Fair: func(g *tutor.Game, from, s chess.Square) bool {
		m := moveBetween(g, from, s)
		next := g.Position().Play(m)
		return takenBack(g, from, s) &&
			(chess.Gain(g.Position(), m) >= exchange.On(&next, s).Count || taken(&next, 4) == 0 || mated(&next))
	},
	english.English.Key.Careful: func(g *tutor.Game, from, s chess.Square) bool {
		m := moveBetween(g, from, s)
		next := g.Position().Play(m)
		elsewhere := slices.ContainsFunc(next.Moves(), func(reply chess.Move) bool {
			then := next.Play(reply)
			return !then.HasMove() && then.InCheck() ||
				reply.To() != s && next.At(reply.To()) != chess.NoPiece &&
					exchange.On(&next, reply.To()).Count > chess.Gain(g.Position(), m)
		})
		return elsewhere && !takenBack(g, from, s)
	},
	english.English.Key.Loses: func(g *tutor.Game, from, s chess.Square) bool {
		m := moveBetween(g, from, s)
		next := g.Position().Play(m)
		return chess.Gain(g.Position(), m) < exchange.On(&next, s).Count ||
			known.Of(g.Position()).Grade(m) == fact.AllowsMate
	},
	english.English.Key.Draws: func(g *tutor.Game, from, s chess.Square) bool {
		next := g.Position().Play(moveBetween(g, from, s))
		return !next.HasMove() && !next.InCheck()
	},
	english.English.Key.Threatens: func(g *tutor.Game, from, s chess.Square) bool { return couldTake(g, s, from) },
}

// mated reports whether a reply mates after every capture that wins something.
func mated(p *chess.Position) bool {
	return !slices.ContainsFunc(p.Moves(), func(m chess.Move) bool {
		after := p.Play(m)
		return chess.Taken(p, m) != chess.NoPiece && exchange.On(p, m.To()).Count > 0 &&
			!slices.ContainsFunc(after.Moves(), func(reply chess.Move) bool {
				end := after.Play(reply)
				return end.Outcome(nil) == chess.Checkmate
			})
	})
}

// taken is what the side to move gains by so many captures in turn, the last an exchange.
func taken(p *chess.Position, captures int) (most int) {
	if captures == 1 {
		return exchange.Best(p).Count
	}
	for _, m := range p.Moves() {
		if gain := chess.Gain(p, m); chess.Taken(p, m) != chess.NoPiece {
			after := p.Play(m)
			most = max(most, gain-taken(&after, captures-1))
		}
	}
	return most
}

func canMove(g *tutor.Game, s chess.Square) bool {
	return slices.ContainsFunc(g.Position().Moves(), func(m chess.Move) bool { return m.From() == s })
}

// couldTake reports whether the opponent, were it its turn, could take on s with
// the piece on from, or with any.
func couldTake(g *tutor.Game, from, s chess.Square) bool {
	flipped := g.Position().Pass()
	return slices.ContainsFunc(flipped.Moves(), func(m chess.Move) bool {
		return m.To() == s && (from == chess.NoSquare || m.From() == from)
	})
}

// moveBetween is the legal move from a square to another, to a queen if it
// promotes.
func moveBetween(g *tutor.Game, from, to chess.Square) chess.Move {
	for _, promotion := range []chess.PieceType{chess.NoPieceType, chess.Queen} {
		if m, err := g.Position().FindMove(from, to, promotion); err == nil {
			return m
		}
	}
	return chess.NoMove
}

func legal(g *tutor.Game, from, to chess.Square) bool {
	return moveBetween(g, from, to) != chess.NoMove
}

// takenBack reports whether a reply leaves the side that moved a piece short on
// the square it went to.
func takenBack(g *tutor.Game, from, to chess.Square) bool {
	next := g.Position().Play(moveBetween(g, from, to))
	return slices.ContainsFunc(next.Moves(), func(reply chess.Move) bool {
		then := next.Play(reply)
		return then.At(to) != next.At(to)
	})
}

// wears reports whether a square wears the marks of a line of the key.
func wears(s board.Square, key board.Square) bool {
	switch {
	case key.Valid && s.Wins != key.Wins, key.Valid && key.Grade != "" && s.Grade != key.Grade:
		return false
	case key.Valid && !key.Wins && (s.Unsafe != key.Unsafe || s.Fair != key.Fair):
		return false
	}
	return (s.Moveable || !key.Moveable) && (s.Threatened || !key.Threatened) &&
		(s.Ring == key.Ring || key.Ring == "") &&
		(s.Valid || !key.Valid) &&
		(s.Threat || !key.Threat)
}

// Whatever square wears the marks of a line of the key, in all positions of some
// random games and of the diagrams and with any piece chosen, the line is true of
// it.
func TestKeyIsTrue(t *testing.T) {
	random := rand.New(rand.NewPCG(5, 6))
	seen := map[string]int{}
	for range 4 {
		g := tutor.NewGame(tutor.Setup{Start: chess.Start(), Players: tutor.TwoPlayers})
		for g.Outcome() == chess.Playing && g.Ply() < 120 {
			moves := g.Position().Moves()
			require.NoError(t, g.Play(moves[random.IntN(len(moves))]))
			checkKey(t, g, chess.Square(random.IntN(64)), seen)
			for _, m := range g.Position().Moves()[:min(3, len(g.Position().Moves()))] {
				checkKey(t, g, m.From(), seen)
			}
		}
	}
	for _, l := range guide.All() {
		for _, d := range l.Diagrams {
			for _, m := range movable(d.Game()) {
				checkKey(t, d.Game(), m.From(), seen)
			}
		}
	}
	for _, entry := range game.KeyEntries(english.English.Key) {
		assert.NotZero(t, seen[entry.Text], "%q was not seen", entry.Text)
	}
}

// known is what the tests of lessons have found out of positions.
var known = game.NewSurveys()

func checkKey(t *testing.T, g *tutor.Game, from chess.Square, seen map[string]int) {
	if !canMove(g, from) {
		return
	}
	for r, row := range game.BoardRows(game.LocalViewer(g, site.Settings{}, english.English, known), g, game.View{
		From: from, To: chess.NoSquare, Chosen: true, Ply: g.Ply(),
	}, site.Settings{}) {
		for f, square := range row {
			s := chess.SquareAt(chess.File(f), chess.Rank(7-r))
			for _, entry := range game.KeyEntries(english.English.Key) {
				if wears(square, entry.Square) {
					require.Contains(t, keyRules, entry.Text, "nothing proves this line of the key")
					assert.True(t, keyRules[entry.Text](g, from, s), "%s, %s chosen: %s is not %q", g.Position().FEN(),
						from, s,
						entry.Text)
					seen[entry.Text]++
				}
			}
		}
	}
}

func BenchmarkLearnPage(b *testing.B) {
	for b.Loop() {
		var page strings.Builder
		if err := learn.GuidePage(New(nil, known, nil).page(english.English, spot{})).Render(b.Context(),
			&page); err != nil {
			b.Fatal(err)
		}
	}
}
