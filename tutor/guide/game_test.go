package guide

import (
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strings"

	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/coach"
)

var drawProofs = []proof{
	{`A draw is a game that nobody wins`, func(scene, words) bool {
		return always(func(m moment) (bool, bool) {
			g := tutor.NewGame(tutor.Setup{Start: m.after, Players: tutor.TwoPlayers})
			_, won := g.Winner()
			return g.Outcome() != chess.Playing, won == (g.Outcome() == chess.Checkmate)
		})
	}},
	{`(Stalemate|Checkmate) is a draw`, func(_ scene, w words) bool {
		d, ok := Find(map[string]string{"Stalemate": "stalemate-board", "Checkmate": "mate"}[w[0]])
		_, won := d.Game().Winner()
		return ok && over(d.Game()) && !won
	}},
	{`It is a draw when the same position comes up for the <time> time`, func(_ scene, w words) bool {
		d := Diagram{FEN: chess.StartFEN}
		for n := 1; ; n++ {
			if d.Game().Outcome() != chess.Playing {
				_, won := d.Game().Winner()
				return n == w.time(0) && !won
			}
			d.Moves = append(d.Moves, "b1c3", "b8c6", "c3b1", "c6b8")
		}
	}},
	{`It is a draw after <number> moves of each side without a capture or a pawn move`, func(_ scene, w words) bool {
		plies := 2 * w.number(0)
		before := position(fmt.Sprintf("4k2r/8/8/8/8/8/P7/R3K3 b - - %d 90", max(0, plies-1)))
		ends := func(uci string) bool {
			m, err := before.ParseUCI(uci)
			next := before.Play(m)
			return err == nil && next.Outcome(nil) == chess.FiftyMove
		}
		return before.Outcome(nil) == chess.Playing && ends("e8e7") && ends("h8h7")
	}},
	{`It is a draw when only the kings and one <piece> or one <piece> are left`, func(_ scene, w words) bool {
		for t := chess.Pawn; t < chess.King; t++ {
			p, _ := put(
				map[chess.Square]chess.Piece{
					chess.A1:     white(chess.King),
					square("g6"): black(chess.King),
					square("d4"): white(t),
				},
				"-",
			)
			if (p.Outcome(nil) == chess.Insufficient) != (t == w.piece(0) || t == w.piece(1)) {
				return false
			}
		}
		return w[0] != w[1] && w.piece(0) != chess.King && w.piece(1) != chess.King
	}},
	{`(Two) knights went out and back (twice)`, func(s scene, _ words) bool {
		trips := map[chess.Square]int{} // by the square that a knight came home to
		for i, m := range s.diagram.Game().Moves() {
			before := *s.diagram.Game().PositionAt(i)
			if before.At(m.From()).Type() != chess.Knight {
				return false
			}
			if start := chess.Start(); start.At(m.To()) == before.At(m.From()) {
				trips[m.To()]++
			}
		}
		return slices.Equal(slices.Collect(maps.Values(trips)), []int{2, 2}) &&
			s.p.Pieces(chess.Knight, chess.White) == 0x42
	}},
	{`This position has come up for the <time> time, so it is a draw`, func(s scene, w words) bool {
		g := s.diagram.Game()
		return s.p.Repetitions(g.Earlier())+1 == w.time(0) && g.Outcome() == chess.Threefold
	}},
	{`A <piece> and a <piece> alone cannot give checkmate, so it is a draw`, func(s scene, w words) bool {
		alone := s.p.Pieces(w.piece(0), s.p.Turn()) | s.p.Pieces(w.piece(1), s.p.Turn())
		return w[0] != w[1] && w.piece(0) == chess.King && alone == s.p.Color(s.p.Turn()) && alone.Count() == 2 &&
			s.diagram.Game().Outcome() == chess.Insufficient && !mates(w.piece(1))
	}},
}

var gameProofs = []proof{
	{`A <piece> counts <number>, a <piece> <number> and a <piece> <number>`, func(_ scene, w words) bool {
		return w[0] != w[2] && w[2] != w[4] && w[0] != w[4] && w.counts(0) && w.counts(2) && w.counts(4)
	}},
	{`A <piece> counts <number> and a <piece> <number>`, func(_ scene, w words) bool {
		return w[0] != w[2] && w.counts(0) && w.counts(2)
	}},
	{`The <piece> is never taken`, func(_ scene, w words) bool {
		return always(func(m moment) (bool, bool) { return true, m.before.At(m.move.To()).Type() != w.piece(0) })
	}},
	{`If you give a <piece> for a <piece>, you lose <number> points`, func(_ scene, w words) bool {
		return w.piece(0).Worth()-w.piece(1).Worth() == w.number(2) && w.piece(0) != chess.King &&
			w.piece(1) != chess.King
	}},
	{`These points are a guide: they do not decide the game, checkmate does`, func(scene, words) bool {
		d, _ := Find("fewer-points")
		g := d.Game()
		winner, won := g.Winner()
		return won && points(*g.Position(), winner) < points(*g.Position(), winner.Other())
	}},
	{`<side> has <number> points and <side> has <number>`, func(s scene, w words) bool {
		return w[0] != w[2] && points(s.p, w.side(0)) == w.number(1) && points(s.p, w.side(2)) == w.number(3)
	}},
	{
		`Each square has a name: its file from (\w) to (\w), then its rank from <number> to <number>`,
		func(_ scene, w words) bool {
			seen := map[string]bool{}
			for file := w[0][0]; file <= w[1][0]; file++ {
				for rank := w.number(2); rank <= w.number(3); rank++ {
					seen[fmt.Sprintf("%c%d", file, rank)] = true
				}
			}
			return len(seen) == 64 && everywhere(func(s chess.Square) bool { return seen[s.String()] })
		},
	},
	{`A move is the letter of a piece and the square it goes to`, func(scene, words) bool {
		return written(func(m moment, san string) (bool, bool) {
			t := m.before.At(m.move.From()).Type()
			plain := len(san) == 3 && t != chess.Pawn && !m.move.IsCastle()
			return plain, san == string(rune(t.Letter()))+m.move.To().String()
		})
	}},
	{`((?:(?:, | and )?[KQRBN](?: is)? the <piece>)+)`, func(_ scene, w words) bool {
		letters := map[string]string{}
		for _, found := range regexp.MustCompile(`([KQRBN])(?: is)? the (\w+)`).FindAllStringSubmatch(w[0], -1) {
			letters[found[2]] = found[1]
		}
		for t := chess.Knight; t <= chess.King; t++ {
			if letters[t.String()] != string(rune(t.Letter())) {
				return false
			}
		}
		return len(letters) == 5 && strings.Count(w[0], " the ") == 5
	}},
	{`A <piece> has no letter: <move> means that a <piece> goes to <square>`, func(_ scene, w words) bool {
		return w[0] == w[2] && w.piece(0) == chess.Pawn && w.means(1)
	}},
	{`<move> means that a <piece> goes to <square>`, func(_ scene, w words) bool { return w.means(0) }},
	{`An (x) means taking, a ([+]) means (\w+) and a (#) means (\w+)`, func(_ scene, w words) bool {
		return w[2] == "check" && w[4] == "checkmate" && written(func(m moment, san string) (bool, bool) {
			takes := chess.Taken(&m.before, m.move) != chess.NoPiece
			mate := m.after.Outcome(nil) == chess.Checkmate
			return true, strings.Contains(san, w[0]) == takes &&
				strings.HasSuffix(san, w[1]) == (m.after.InCheck() && !mate) &&
				strings.HasSuffix(san, w[3]) == mate
		})
	}},
	{
		`(O-O) is castling on the side of the (\w)-file, and (O-O-O) on the side of the (\w)-file`,
		func(_ scene, w words) bool {
			return castles(func(p chess.Position, m chess.Move) bool {
				rook, _ := m.CastleRook()
				for i := 0; i < 4; i += 2 {
					if strings.TrimRight(p.SAN(m), "+#") == w[i] {
						return rook.String()[:1] == w[i+1]
					}
				}
				return false
			})
		},
	},
	{`An =([QRBN]) after a <piece>'s move means that it becomes a <piece>`, func(_ scene, w words) bool {
		return written(func(m moment, san string) (bool, bool) {
			said := strings.Contains(san, "="+w[0])
			return said || m.move.Promotion() == w.piece(2),
				said && m.before.At(m.move.From()).Type() == w.piece(1) && m.after.At(m.move.To()).Type() == w.piece(2)
		})
	}},
	{`The moves? (?:was|were) <moves>`, func(s scene, w words) bool {
		return slices.Equal(w.list(0), s.diagram.Game().SAN())
	}},
	{`The <piece> went from <square> to <square>`, func(s scene, w words) bool {
		moves := s.diagram.Game().Moves()
		last := moves[len(moves)-1]
		return last.From() == w.square(1) && last.To() == w.square(2) && s.p.At(last.To()).Type() == w.piece(0)
	}},
	{`The board shows where each piece can go, and what an enemy piece could take`, func(scene, words) bool {
		return always(func(m moment) (bool, bool) { return true, marksAreTrue(m.before) })
	}},
	{`The <piece> on <square> could take the <piece> on <square>`, func(s scene, w words) bool {
		return w.standsOf(s, 0, s.p.Turn().Other()) && w.stands(s, 2) &&
			coach.Threatened(&s.p)[w.square(3)] == w.square(1).Bitboard()
	}},
	{`The <piece> on <square> is safe on <squares>`, func(s scene, w words) bool {
		return w.stands(s, 0) && marked(s.p, w.square(1), true) == w.squares(2)
	}},
	{`On <square> it guards the <piece> on <square>`, func(s scene, w words) bool {
		m, err := s.p.FindMove(s.diagram.Chosen, w.square(0), chess.NoPieceType)
		return err == nil && w.stands(s, 1) && guards(s.p.Play(m), w.square(0), w.square(2))
	}},
	{
		`It could be taken on <squares>`,
		func(s scene, w words) bool { return marked(s.p, s.diagram.Chosen, false) == w.squares(0) },
	},
}

// counts reports whether a piece and a number go together.
func (w words) counts(i int) bool {
	return w.piece(i) != chess.King && w.piece(i).Worth() == w.number(i+1)
}

// means reports whether the words are a move at the start of a game, the piece that it moves and the square that it
// leads to.
func (w words) means(i int) bool {
	p := chess.Start()
	m, err := p.ParseSAN(w[i])
	return err == nil && p.SAN(m) == w[i] && p.At(m.From()).Type() == w.piece(i+1) && m.To() == w.square(i+2)
}

// written reports whether something holds of how moves are written.
func written(holds func(m moment, san string) (about, true bool)) bool {
	return always(func(m moment) (bool, bool) { return holds(m, m.before.SAN(m.move)) })
}

// guards reports whether the piece on a square could take back whatever takes on another, and something could take
// there.
func guards(p chess.Position, from, on chess.Square) bool {
	taken := false
	for _, m := range p.Moves() {
		next := p.Play(m)
		if m.To() == on && !targets(next, from).Has(on) {
			return false
		}
		taken = taken || m.To() == on
	}
	return taken
}

// mates reports whether a king and one piece can mate a lone king anywhere.
func mates(t chess.PieceType) bool {
	return !everywhere(func(king chess.Square) bool {
		return everywhere(func(helper chess.Square) bool {
			return everywhere(func(alone chess.Square) bool {
				if files, ranks := apart(king, alone); max(files, ranks) > 2 || helper == king || helper == alone {
					return true // a mated lone king has the other near it
				}
				p,
					ok := put(map[chess.Square]chess.Piece{king: black(chess.King), helper: black(t),
					alone: white(chess.King)},
					"-")
				return !ok || p.HasMove() || !p.InCheck()
			})
		})
	})
}

// marksAreTrue checks the marks of a position by its legal moves.
func marksAreTrue(p chess.Position) bool {
	marks := coach.NewSurvey(&p).Marks()
	for _, m := range marks.Moves {
		if !p.IsLegal(m.Move) {
			return false
		}
	}
	flipped := p.Pass()
	threatened := map[chess.Square]bool{}
	for _, m := range flipped.Moves() {
		if flipped.At(m.To()) != chess.NoPiece && flipped.At(m.To()).Type() != chess.King {
			threatened[m.To()] = true
		}
	}
	return len(marks.Moves) == len(p.Moves()) && len(marks.Threatened) == len(threatened)
}

// marked are the squares on which a piece is marked as safe, or as not safe.
func marked(p chess.Position, from chess.Square, safe bool) (set chess.Bitboard) {
	for _, m := range coach.NewSurvey(&p).Marks().Moves {
		if m.From() == from && m.Safe() == safe {
			set |= m.To().Bitboard()
		}
	}
	return set
}
