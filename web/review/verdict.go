package review

import (
	"cmp"
	"strings"

	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
	"chesstutor/tutor/review"
)

// better returns that there is a better move than one that does what was asked for: a mate by its number of moves.
func (t *momentPage) better() string {
	if mate := *t.tried.Meets; mate.Kind == fact.KindHintMate {
		return t.language.Fact(mate, t.audience())
	}
	if t.tried.Checks {
		return t.looksAtChecks()
	}
	return t.language.Pages.Reviewing.Better
}

// looksAtChecks tells that a check is good.
func (t *momentPage) looksAtChecks() string {
	p := t.game.Position()
	return t.language.Fact(fact.Fact{Kind: fact.KindPlanChecks, Side: p.Turn(), Start: *p}, t.audience())
}

// verdict returns what a retry came to, "" for a right one of which nothing more is known.
func (t *momentPage) verdict() string {
	words := t.language.Pages.Reviewing
	switch {
	case t.tried.NotMate:
		return t.language.NoMate(t.game.Position(), t.move, t.audience())
	case t.tried.Meets != nil:
		return words.Meets(*t.tried.Meets, t.audience()) + " " + t.better()
	case t.tried.Why != nil && t.tried.Why.Kind == fact.KindMates: // the end of a game says as much
		return words.Why(*t.tried.Why, t.audience())
	case t.tried.Why != nil && review.PlainFact(t.tried.Why, t.known) != nil:
		text := words.Why(*review.PlainFact(t.tried.Why, t.known), t.audience())
		if t.tried.Why.Kind == fact.KindNoMate {
			text = strings.TrimSpace(text + " " + t.wins())
		}
		return text
	case t.tried.Fears != chess.NoMove:
		after := t.game.Position().Play(t.move)
		text := words.Fears(&after, t.tried.Fears, t.audience())
		if purpose := review.PlainFact(t.tried.For, t.known); purpose != nil {
			text += " " + t.language.Fact(*purpose, t.audience())
		}
		return text
	case t.tried.Eases != chess.NoMove:
		after := t.game.Position().Play(t.moment.Played)
		return words.Eases(&after, t.tried.Eases, t.tried.Gone, t.audience())
	case t.tried.Right:
		return cmp.Or(t.takes(), t.does())
	}
	text := t.nudge()
	if t.tried.Safe != nil {
		text = t.language.Fact(*t.tried.Safe, t.audience()) + " " + text
	}
	return text
}

// saysLittle reports whether all that is known of a wrong try is that another move is better.
func (t *momentPage) saysLittle() bool {
	return !t.tried.Right && !t.tried.NotMate && t.tried.Meets == nil && t.tried.Fears == chess.NoMove &&
		(t.tried.Why == nil || review.PlainFact(t.tried.Why, t.known) == nil)
}

// nudge returns, of a wrong try of which nothing else is known, what kind of move to look for, or the step of the hint
// that is shown: who tries again hears something new.
func (t *momentPage) nudge() string {
	words := t.language.Pages.Reviewing
	switch {
	case t.hint > 0:
		return t.language.Fact(t.moment.PlainHint(t.game, t.known)[t.hint-1], t.audience())
	case t.tried.Checks:
		return t.looksAtChecks()
	case t.tried.Takes:
		return words.Takes
	case t.tried.Less:
		return words.Less
	}
	return words.More
}

// wins returns what the best move wins besides, "" if a try was another one or that has no name yet.
func (t *momentPage) wins() string {
	wins := t.moment.Wins
	if wins == nil || t.move != t.moment.Best.Move || !t.known.Knows(&wins.Ideas[0]) {
		return ""
	}
	return t.language.Fact(*wins, t.audience())
}

// does returns what a move does that has a name already: of a right one whose idea has none.
func (t *momentPage) does() string {
	for _, f := range t.review.Does(t.moment.Ply, t.move) {
		if plain := review.PlainFact(&f, t.known); plain != nil {
			return t.language.Fact(*plain, t.audience())
		}
	}
	return ""
}

// takes returns what a move takes, "" if that is nothing: of a right one of which nothing else is known.
func (t *momentPage) takes() string {
	p := t.game.Position()
	taken := chess.Taken(p, t.move)
	if taken == chess.NoPiece {
		return ""
	}
	return t.language.Fact(fact.Fact{
		Kind: fact.KindTakes, Side: p.Turn(), Start: *p, Move: t.move, Line: []chess.Move{t.move},
		Pieces: []fact.PlacedPiece{{Piece: taken, Square: chess.TakenOn(t.move)}},
	}, t.audience())
}
