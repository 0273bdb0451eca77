package guide

import (
	"maps"
	"regexp"

	"chesstutor/tutor/chess"
	"chesstutor/tutor/coach"
)

var pieceProofs = []proof{
	{`The board has <number> squares`, func(_ scene, w words) bool { return w.number(0) == int(chess.H8)+1 }},
	{`Half of them are <shade>, and <square> is a <shade> one`, func(_ scene, w words) bool {
		half := where(chess.Square.Dark).Count() == 32
		return half && w[0] == w[2] && w.square(1) == chess.A1 && w.square(1).Dark() == w.dark(0)
	}},
	{
		`Each side has <number> pawns, <number> knights, <number> bishops, <number> rooks, <number> queen and <number> king`,
		func(_ scene, w words) bool {
			p := chess.Start()
			for t := chess.Pawn; t <= chess.King; t++ {
				n := w.number(int(t - chess.Pawn))
				if p.Pieces(t, chess.White).Count() != n || p.Pieces(t, chess.Black).Count() != n {
					return false
				}
			}
			return true
		},
	},
	{`<side> moves first, and then the sides take turns`, func(_ scene, w words) bool {
		p := chess.Start()
		return p.Turn() == w.side(0) &&
			always(func(m moment) (bool, bool) { return true, m.after.Turn() != m.before.Turn() })
	}},
	{
		`You win by checkmate: you attack the other king, and no move can save it`,
		func(scene, words) bool { return isCheckmate() },
	},
	{`This is the start`, func(s scene, _ words) bool { return s.p == chess.Start() }},
	{`Only the <piece>s and the <piece>s can move`, func(s scene, w words) bool {
		can := map[chess.PieceType]bool{}
		for _, m := range s.p.Moves() {
			can[s.p.At(m.From()).Type()] = true
		}
		return maps.Equal(can, map[chess.PieceType]bool{w.piece(0): true, w.piece(1): true})
	}},
	{
		`The <piece> moves in straight lines: forward, backward or sideways, as far as it likes`,
		func(s scene, w words) bool {
			return w.subject(s, 0) &&
				reaches(w.piece(0), func(files, ranks int) bool { return files == 0 || ranks == 0 })
		},
	},
	{`The <piece> moves diagonally, as far as it likes`, func(s scene, w words) bool {
		return w.subject(s, 0) && reaches(w.piece(0), func(files, ranks int) bool { return files == ranks })
	}},
	{`The <piece> moves one square in any direction`, func(s scene, w words) bool {
		return w.subject(s, 0) && reaches(w.piece(0), func(files, ranks int) bool { return max(files, ranks) == 1 })
	}},
	{
		`The <piece> goes <number> squares in a straight line, and then <number> square to the side`,
		func(s scene, w words) bool {
			long, short := w.number(1), w.number(2)
			return w.subject(s, 0) && long > short && reaches(w.piece(0), func(files, ranks int) bool {
				return max(files, ranks) == long && min(files, ranks) == short
			})
		},
	},
	{`The <piece> moves like a <piece> or like a <piece>`, func(s scene, w words) bool {
		return w.subject(s, 0) && w[1] != w[0] && w[2] != w[0] && everywhere(func(from chess.Square) bool {
			return reach(w.piece(0), from) == reach(w.piece(1), from)|reach(w.piece(2), from)
		})
	}},
	{
		`The <piece> cannot jump over other pieces`,
		func(s scene, w words) bool { return w.subject(s, 0) && !jumps(w.piece(0)) },
	},
	{
		`The <piece> can jump over other pieces`,
		func(s scene, w words) bool { return w.subject(s, 0) && jumps(w.piece(0)) },
	},
	{`A <piece> that starts on a <shade> square stays on <shade> squares`, func(s scene, w words) bool {
		return w.subject(s, 0) && w[1] == w[2] && lands(w.piece(0), w.dark(1), w.dark(2))
	}},
	{`From a <shade> square the <piece> always lands on a <shade> square`, func(s scene, w words) bool {
		return w.subject(s, 1) && lands(w.piece(1), w.dark(0), w.dark(2))
	}},
	{`On an empty board the <piece> reaches more squares than any other piece`, func(_ scene, w words) bool {
		for t := chess.Pawn; t <= chess.King; t++ {
			if t != w.piece(0) &&
				!everywhere(func(s chess.Square) bool { return reach(w.piece(0), s).Count() > reach(t, s).Count() }) {
				return false
			}
		}
		return true
	}},
	{`It may never go to a square that an enemy piece attacks`, func(s scene, _ words) bool {
		return s.lesson.Name == "king" && always(func(m moment) (bool, bool) {
			mover := m.before.At(m.move.From())
			takers := m.after.AttackersTo(m.move.To(), m.after.Occupied()) & m.after.Color(m.after.Turn())
			return mover.Type() == chess.King, takers == 0
		})
	}},
	{`So the two kings can never stand side by side`, func(scene, words) bool {
		return everywhere(func(a chess.Square) bool {
			for _, b := range reach(chess.King, a).Squares() {
				if _, possible := put(map[chess.Square]chess.Piece{a: white(chess.King), b: black(chess.King)},
					"-"); possible {
					return false
				}
			}
			return true
		})
	}},
	{`The <piece> on <square> can go to <number> squares`, func(s scene, w words) bool {
		return w.stands(s, 0) && targets(s.p, w.square(1)).Count() == w.number(2)
	}},
	{`The <piece> on <square> can go to <squares>`, func(s scene, w words) bool {
		return w.stands(s, 0) && targets(s.p, w.square(1)) == w.squares(2)
	}},
	{`All of them are <shade>`, func(s scene, w words) bool {
		return targets(s.p, s.diagram.Chosen)&^where(func(to chess.Square) bool { return to.Dark() == w.dark(0) }) == 0
	}},
	{`Its own <piece> on <square> stops it`, func(s scene, w words) bool {
		mover, rest := s.p.At(s.diagram.Chosen), s.p.Occupied()&^w.square(1).Bitboard()
		now, then := chess.Attacks(mover, s.diagram.Chosen, s.p.Occupied()), chess.Attacks(mover, s.diagram.Chosen,
			rest)
		return w.stands(s, 0) && now.Has(w.square(1)) && then != now
	}},
	{`It jumps over the <piece>s around it`, func(s scene, w words) bool {
		around := reach(chess.King, s.diagram.Chosen)
		return around.Count() == 8 && around == s.p.Pieces(w.piece(0), s.p.Turn()) &&
			targets(s.p, s.diagram.Chosen)&around == 0
	}},
	{
		`The <piece> on <square> attacks <squares>`,
		func(s scene, w words) bool { return shutsIn(s, w, s.p.Turn().Other()) },
	},
	{`You take an enemy piece by moving to its square`, func(scene, words) bool {
		return always(func(m moment) (bool, bool) {
			taken := m.before.At(m.move.To())
			return taken != chess.NoPiece, taken.Color() != m.before.Turn() &&
				m.after.At(m.move.To()).Color() == m.before.Turn()
		})
	}},
	{`It leaves the board for the rest of the game`, func(s scene, _ words) bool {
		return s.lesson.Name == "taking" && always(func(m moment) (bool, bool) {
			gone := m.before.Occupied().Count() - m.after.Occupied().Count()
			return true, gone == 0 && chess.Taken(&m.before, m.move) == chess.NoPiece ||
				gone == 1 && chess.Taken(&m.before, m.move) != chess.NoPiece
		})
	}},
	{`All pieces but the <piece> take in the way they move`, func(_ scene, w words) bool {
		for t := chess.Pawn; t <= chess.King; t++ {
			if takesAsItMoves(t) == (t == w.piece(0)) {
				return false
			}
		}
		return true
	}},
	{`No piece may go to a square where a piece of its own side stands`, func(scene, words) bool {
		return always(func(m moment) (bool, bool) { return true, !m.before.Color(m.before.Turn()).Has(m.move.To()) })
	}},
	{`Sometimes an enemy piece can take back`, func(scene, words) bool {
		back, free := false, false
		for _, m := range moments() {
			if chess.Taken(&m.before, m.move) != chess.NoPiece {
				takers := coach.Takers(&m.before, m.move)
				back, free = back || takers != 0, free || takers == 0
			}
		}
		return back && free
	}},
	{`The <piece> on <square> can take ((?:(?: and )?the <piece>s? on <squares>)+)`, func(s scene, w words) bool {
		said := map[chess.Square]chess.PieceType{}
		each := regexp.MustCompile(placeholders.Replace(`the <piece>s? on <squares>`))
		for _, found := range each.FindAllStringSubmatch(w[2], -1) {
			for _, on := range words(found[1:]).squares(1).Squares() {
				said[on] = pieceNamed(found[1])
			}
		}
		return w.stands(s, 0) && maps.Equal(said, takings(s.p, w.square(1)))
	}},
	{`On <square> nothing can take back`, func(s scene, w words) bool {
		takers, legal := answered(s.p, s.diagram.Chosen, w.square(0))
		return legal && s.p.At(w.square(0)) != chess.NoPiece && takers == 0
	}},
	{`On <square> the <piece> on <square> can take back`, func(s scene, w words) bool {
		takers, legal := answered(s.p, s.diagram.Chosen, w.square(0))
		return legal && s.p.At(w.square(0)) != chess.NoPiece && takers == w.square(2).Bitboard() &&
			w.standsOf(s, 1, s.p.Turn().Other())
	}},
}

var pawnProofs = []proof{
	{`The <piece> moves straight forward, <number> square at a time`, func(s scene, w words) bool {
		return w.subject(s, 0) && w.number(1) == 1 && everywhere(func(from chess.Square) bool {
			return from.Rank() < 2 || from.Rank() > 6 ||
				steps(from) == chess.SquareAt(from.File(), from.Rank()+1).Bitboard()
		})
	}},
	{`From its first place it may move <number> square or <number>`, func(s scene, w words) bool {
		return s.lesson.Name == "pawn" && everywhere(func(from chess.Square) bool {
			one := chess.SquareAt(from.File(), from.Rank()+chess.Rank(w.number(0)))
			two := chess.SquareAt(from.File(), from.Rank()+chess.Rank(w.number(1)))
			return from.Rank() != 1 ||
				w.number(0) < w.number(1) && w.number(1) < 7 && steps(from) == one.Bitboard()|two.Bitboard()
		})
	}},
	{`The <piece> takes <number> square diagonally forward, and in no other way`, func(s scene, w words) bool {
		return w.subject(s, 0) && always(func(m moment) (bool, bool) {
			takes := m.before.At(m.move.From()).Type() == w.piece(0) && chess.Taken(&m.before, m.move) != chess.NoPiece
			files, ranks := apart(m.move.From(), m.move.To())
			return takes, files == w.number(1) && ranks == w.number(1) && forward(m)
		})
	}},
	{`The <piece> never moves backward`, func(s scene, w words) bool {
		return w.subject(s, 0) && always(func(m moment) (bool, bool) {
			return m.before.At(m.move.From()).Type() == w.piece(0), forward(m)
		})
	}},
	{`The <piece> on <square> is in its way`, func(s scene, w words) bool {
		pawn := s.diagram.Chosen
		ahead := chess.SquareAt(pawn.File(), pawn.Rank()+1)
		return s.p.At(pawn) == white(chess.Pawn) && w.square(1) == ahead && w.standsOf(s, 0, chess.Black)
	}},
}

func white(t chess.PieceType) chess.Piece { return chess.PieceOf(t, chess.White) }
func black(t chess.PieceType) chess.Piece { return chess.PieceOf(t, chess.Black) }

// reaches reports whether a piece on an empty board reaches, from everywhere, the squares so many files and ranks
// away.
func reaches(t chess.PieceType, away func(files, ranks int) bool) bool {
	return everywhere(func(from chess.Square) bool {
		return reach(t, from) == where(func(to chess.Square) bool { return to != from && away(apart(from, to)) })
	})
}

// jumps reports whether pieces between do not hinder a piece; it must be one that goes further than its neighbours,
// and hindered always or never.
func jumps(t chess.PieceType) bool {
	always, never := true, true
	for _, crowd := range crowds() {
		everywhere(func(from chess.Square) bool {
			now, far := chess.Attacks(white(t), from, crowd), reach(t, from)
			never = never &&
				now == where(func(to chess.Square) bool { return far.Has(to) && chess.Between(from, to)&crowd == 0 })
			always = always && now == far
			return true
		})
	}
	return always && far(t)
}

// far reports whether a piece goes further than one square.
func far(t chess.PieceType) bool { return reach(t, square("d4"))&^reach(chess.King, square("d4")) != 0 }

// lands reports whether a piece goes from squares of one shade only to squares of one shade.
func lands(t chess.PieceType, fromDark, toDark bool) bool {
	return everywhere(func(from chess.Square) bool {
		return from.Dark() != fromDark ||
			reach(t, from)&^where(func(to chess.Square) bool { return to.Dark() == toDark }) == 0
	})
}

// shutsIn reports whether the enemy of the piece in words 0 and 1 has a king beside which it attacks the squares in
// word 2 and no others.
func shutsIn(s scene, w words, c chess.Color) bool {
	attacked := chess.Attacks(s.p.At(w.square(1)), w.square(1), s.p.Occupied())
	return w.standsOf(s, 0, c) && attacked&reach(chess.King, s.p.King(c.Other())) == w.squares(2)
}

// steps is where a white pawn alone may go.
func steps(from chess.Square) chess.Bitboard {
	kings := chess.Rank(0)
	if from.Rank() < 4 {
		kings = 7
	}
	p, ok := put(map[chess.Square]chess.Piece{
		from: white(chess.Pawn), chess.SquareAt(0, kings): white(chess.King),
		chess.SquareAt(7, kings): black(chess.King),
	}, "-")
	if !ok {
		return 0
	}
	return targets(p, from)
}

// forward reports whether a move goes towards the other side of the board.
func forward(m moment) bool {
	if m.before.Turn() == chess.White {
		return m.move.To().Rank() > m.move.From().Rank()
	}
	return m.move.To().Rank() < m.move.From().Rank()
}

// takesAsItMoves reports whether a piece takes an enemy knight exactly where it could go if that were not there.
func takesAsItMoves(t chess.PieceType) bool {
	return everywhere(func(from chess.Square) bool {
		return everywhere(func(to chess.Square) bool {
			with, ok := withKings(map[chess.Square]chess.Piece{from: white(t), to: black(chess.Knight)})
			if !ok {
				return true
			}
			pieces := piecesOf(with)
			delete(pieces, to)
			without, ok := put(pieces, "-")
			return !ok || targets(with, from).Has(to) == targets(without, from).Has(to)
		})
	})
}

// withKings returns the position with these pieces of a white and a black piece, and kings in quiet corners, if
// there can be such a one.
func withKings(pieces map[chess.Square]chess.Piece) (chess.Position, bool) {
	if len(pieces) < 2 {
		return chess.Position{}, false
	}
	corners := []chess.Square{
		chess.A1,
		chess.H1,
		chess.A8,
		chess.H8,
		square("d1"),
		square("d8"),
		square("a5"),
		square("h5"),
	}
	for _, w := range corners {
		for _, b := range corners {
			all := maps.Clone(pieces)
			for s, king := range map[chess.Square]chess.Piece{w: white(chess.King), b: black(chess.King)} {
				if all[s] == chess.NoPiece {
					all[s] = king
				}
			}
			for s, pc := range pieces {
				if pc == white(chess.King) && s != w {
					delete(all, w)
					all[b] = black(chess.King)
				}
			}
			if p, ok := put(all, "-"); ok && !p.InCheck() {
				return p, true
			}
		}
	}
	return chess.Position{}, false
}
