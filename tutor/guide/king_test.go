package guide

import (
	"errors"

	"chesstutor/tutor"
	"chesstutor/tutor/chess"
)

var kingProofs = []proof{
	{`A king that an enemy piece attacks is in check`, func(scene, words) bool {
		return always(func(m moment) (bool, bool) {
			attacked := attackers(m.after, m.after.King(m.after.Turn())) != 0
			return attacked || m.after.InCheck(), attacked && m.after.InCheck()
		})
	}},
	{`You must answer a check with your very next move`, func(scene, words) bool {
		return always(func(m moment) (bool, bool) {
			same := m.after.Pass() // the side that moved, to move again
			return m.before.InCheck(), !same.InCheck()
		})
	}},
	{
		`There are <number> answers: take the piece that gives check, block its line, or move the king`,
		func(s scene, w words) bool {
			kinds := map[answer]bool{}
			for _, m := range s.p.Moves() {
				kinds[answerOf(s.p, m)] = true
			}
			return s.p.InCheck() && len(kinds) == w.number(0) && always(func(m moment) (bool, bool) {
				return m.before.InCheck(), answerOf(m.before, m.move) != none
			})
		},
	},
	{`A check by a <piece> or a <piece> cannot be blocked`, func(_ scene, w words) bool {
		for t := chess.Pawn; t < chess.King; t++ {
			if far := blockable(t); far == (t == w.piece(0) || t == w.piece(1)) {
				return false
			}
		}
		return w[0] != w[1] && w.piece(0) != chess.King && w.piece(1) != chess.King
	}},
	{`Against <number> checkers at once only the <piece> can move`, func(_ scene, w words) bool {
		return always(func(m moment) (bool, bool) {
			return m.before.Checkers().Count() == w.number(0), m.before.At(m.move.From()).Type() == w.piece(1)
		}) && w.number(0) > 1
	}},
	{`The <piece> on <square> gives check`, func(s scene, w words) bool {
		return w.standsOf(s, 0, s.p.Turn().Other()) && s.p.Checkers() == w.square(1).Bitboard()
	}},
	{`The <piece> on <square> can take it`, func(s scene, w words) bool {
		return w.stands(s, 0) && targets(s.p, w.square(1)) == s.p.Checkers()
	}},
	{`The <piece> on <square> can block its line on <square>`, func(s scene, w words) bool {
		line := chess.Between(s.p.King(s.p.Turn()), s.p.Checkers().First())
		return w.stands(s, 0) && targets(s.p, w.square(1)) == w.square(2).Bitboard() && line.Has(w.square(2))
	}},
	{`Checkmate is a check that no move can answer`, func(scene, words) bool { return isCheckmate() }},
	{`It ends the game, and the side that gave it wins`, func(s scene, _ words) bool {
		d, ok := Find("mate")
		g := d.Game()
		winner, won := g.Winner()
		return s.lesson.Name == "checkmate" && ok && won && winner == g.Position().Turn().Other() && over(g)
	}},
	{`The <piece> on <square> can give checkmate on <square>`, func(s scene, w words) bool {
		return w.stands(s, 0) && leadsTo(s.p, w.square(1), w.square(2), chess.Checkmate)
	}},
	{
		`This is checkmate(?: all the same)?`,
		func(s scene, _ words) bool { return s.diagram.Game().Outcome() == chess.Checkmate },
	},
	{`Nothing can take the <piece> on <square> or block its line`, func(s scene, w words) bool {
		line := chess.Between(s.p.King(s.p.Turn()), w.square(1))
		return w.standsOf(s, 0, s.p.Turn().Other()) && s.p.Checkers() == w.square(1).Bitboard() && line != 0 &&
			!s.p.HasMove()
	}},
	{`The <piece>s on <squares> shut their own king in`, func(s scene, w words) bool {
		king := s.p.King(s.p.Turn())
		around := reach(chess.King, king) & s.p.Color(s.p.Turn())
		return !s.p.HasMove() && around == w.squares(1) && around&^s.p.Pieces(w.piece(0), s.p.Turn()) == 0
	}},
	{`Stalemate means that the side to move has no legal move but is not in check`, func(scene, words) bool {
		return always(func(m moment) (bool, bool) {
			stale := m.after.Outcome(nil) == chess.Stalemate
			return stale || !m.after.HasMove(), stale == (!m.after.HasMove() && !m.after.InCheck())
		})
	}},
	{`It ends the game in a draw, so nobody wins`, func(s scene, _ words) bool {
		d, ok := Find("stalemate-board")
		g := d.Game()
		_, won := g.Winner()
		return s.lesson.Name == "stalemate" && ok && !won && over(g)
	}},
	{`Careful: if the <piece> on <square> goes to <square>, it is stalemate`, func(s scene, w words) bool {
		return w.stands(s, 0) && leadsTo(s.p, w.square(1), w.square(2), chess.Stalemate)
	}},
	{`This is stalemate`, func(s scene, _ words) bool { return s.diagram.Game().Outcome() == chess.Stalemate }},
	{`The <piece> on <square> attacks <squares>, but not the <piece> on <square>`, func(s scene, w words) bool {
		attacked := chess.Attacks(s.p.At(w.square(1)), w.square(1), s.p.Occupied())
		return shutsIn(s, w, s.p.Turn().Other()) && w.stands(s, 3) && w.piece(3) == chess.King &&
			!attacked.Has(w.square(4))
	}},
}

// isCheckmate reports whether the rules call exactly that checkmate: an attack on the king that no move answers.
func isCheckmate() bool {
	return always(func(m moment) (bool, bool) {
		mate := m.after.Outcome(nil) == chess.Checkmate
		attacked := attackers(m.after, m.after.King(m.after.Turn())) != 0
		return mate || attacked, mate == (attacked && !m.after.HasMove())
	})
}

// answer is a way to end a check.
type answer int

const (
	none answer = iota
	takes
	blocks
	runs
)

// answerOf returns which of them a move is.
func answerOf(p chess.Position, m chess.Move) answer {
	king := p.King(p.Turn())
	switch {
	case m.From() == king:
		return runs
	case p.Checkers().Has(m.To()), m.IsEnPassant():
		return takes
	case chess.Between(king, p.Checkers().First()).Has(m.To()):
		return blocks
	}
	return none
}

// blockable reports whether there can be squares between a piece and what it attacks.
func blockable(t chess.PieceType) bool {
	return !everywhere(func(from chess.Square) bool {
		for _, to := range reach(t, from).Squares() {
			if chess.Between(from, to) != 0 {
				return false
			}
		}
		return true
	})
}

// leadsTo reports whether a legal move ends the game so.
func leadsTo(p chess.Position, from, to chess.Square, end chess.Outcome) bool {
	m, err := p.FindMove(from, to, chess.NoPieceType)
	if err != nil {
		return false
	}
	next := p.Play(m)
	return next.Outcome(nil) == end
}

// over reports whether a game accepts no more moves.
func over(g *tutor.Game) bool {
	return errors.Is(g.Play(chess.NoMove), chess.ErrGameOver)
}
