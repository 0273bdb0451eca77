package game

import (
	"slices"
	"strings"

	"chesstutor/templates/frame"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/coach"
	"chesstutor/tutor/fact"
	"chesstutor/tutor/say"
	"chesstutor/web/site"
)

// UnderWay reports whether a game has moves and has not ended, so that a new one would discard it.
func UnderWay(g *tutor.Game) bool { return g.Ply() > 0 && g.Outcome() == chess.Playing }

// LookBack returns the way to the moments of a game that a new one would discard; nil if none is under way.
func LookBack(l *say.Language, g *tutor.Game) *frame.Link {
	if !UnderWay(g) {
		return nil
	}
	return &frame.Link{Text: l.End.Review, URL: "/review"}
}

// Standing describes how a game stands, independent of the tutor's help.
type Standing struct {
	Heading, Detail string
	Spoken          string // for screen readers, beginning with the last move
	Brief           string // the same, used where the tutor's line mentions the check
	Offer           bool   // the detail mentions a draw offer, not only a check
}

// StandingOf describes how a game stands by its moves. Its spoken forms begin with what has just happened, or if that
// is "" with the last move, unless the listener has made it.
func StandingOf(l *say.Language, g *tutor.Game, happened string) Standing {
	if happened == "" && g.Ply() > 0 && !g.ComputerToMove() {
		happened = LastMove(l, g)
	}
	stands := l.Game.State(g)
	brief := strings.TrimSpace(happened + " " + site.Sentence(stands.Heading))
	return Standing{
		Heading: stands.Heading, Detail: stands.Detail, Brief: brief,
		Spoken: strings.TrimSpace(brief + " " + stands.Detail),
	}
}

// LastMove returns the last move as a sentence.
func LastMove(l *say.Language, g *tutor.Game) string {
	return l.Game.Move(g.PositionAt(g.Ply()-1), lastOf(g))
}

// lastOf returns the move that was played last, chess.NoMove if there is none.
func lastOf(g *tutor.Game) chess.Move {
	if g.Ply() == 0 {
		return chess.NoMove
	}
	return g.Moves()[g.Ply()-1]
}

// Caught says which pieces have mated the king in a game that ended by checkmate, and on which move.
func Caught(l *say.Language, g *tutor.Game) string {
	var types []chess.PieceType
	for _, each := range catchers(*g.Position()) {
		types = append(types, each.Piece.Type())
	}
	return l.End.Caught(types, g.PositionAt(g.Ply()-min(g.Ply(), 1)).MoveNumber())
}

// catchers returns the pieces that a mate needs: those that give check, and of those that hold the squares beside the
// king each one without which it would be no mate. Where one of two would do, it is the smaller.
func catchers(p chess.Position) (list []fact.PlacedPiece) {
	holding := coach.MatingPieces(&p)
	slices.SortStableFunc(holding, func(a, b fact.PlacedPiece) int {
		return b.Piece.Type().Worth() - a.Piece.Type().Worth()
	})
	for _, each := range holding {
		without, mate := mateWithout(p, each.Square)
		if !mate || p.Checkers().Has(each.Square) {
			list = append(list, each)
		} else {
			p = without
		}
	}
	return list
}

// mateWithout returns a mate without a piece on a square, and whether it still is one. A king stays on the board: it is
// still one where every square that he holds is held by another piece.
func mateWithout(p chess.Position, s chess.Square) (without chess.Position, mate bool) {
	if p.At(s).Type() == chess.King {
		king := p.King(p.Turn())
		held := chess.Attacks(p.At(king), king, 0) & chess.Attacks(p.At(s), s, 0) &^ p.Color(p.Turn())
		return p, !slices.ContainsFunc(held.Squares(), func(at chess.Square) bool {
			by := p.AttackersTo(at, p.Occupied()&^king.Bitboard()) & p.Color(p.Turn().Other())
			return by == s.Bitboard()
		})
	}
	draft, err := chess.ParseDraft(p.FEN())
	if err == nil {
		draft = draft.Put(s, chess.NoPiece)
		without, err = draft.Position()
	}
	return without, err == nil && without.InCheck() && !without.HasMove()
}
