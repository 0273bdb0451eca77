package room

import "chesstutor/tutor/chess"

// Reason is why a game ended: the name of a chess.Outcome that ends it, or one of those below. Its
// text is stable.
type Reason string

// The reasons beside those of the outcomes ("checkmate", "stalemate", "threefold", "fifty-move",
// "insufficient", "move-limit").
const (
	Agreement   Reason = "agreement"
	Resignation Reason = "resignation"
	Time        Reason = "time"      // a draw if the other side could never mate
	Abandoned   Reason = "abandoned" // the opponent claimed it; a draw as with Time
	Aborted     Reason = "aborted"   // counts for nobody
)

// WinReasons returns the reasons for which a game can be won.
func WinReasons() []Reason {
	return []Reason{Reason(chess.Checkmate.String()), Resignation, Time, Abandoned}
}

// DrawReasons returns the reasons for which a game can be a draw, beside those of the rules.
func DrawReasons() []Reason { return []Reason{Agreement, Time, Abandoned} }

// Result is how a game ended. The zero Result is that of a game going on.
type Result struct {
	Winner Player // Nobody if it is a draw, or aborted
	Reason Reason
}

// Score counts the results of the games of a room, without aborted ones.
type Score struct{ Maker, Guest, Draws int }

// end ends the game and counts it.
func (r *Room) end(winner Player, why Reason) {
	r.result, r.ended = Result{winner, why}, r.time
	r.offer, r.countdownSince = Nobody, noTime
	switch {
	case why == Aborted:
	case winner == Maker:
		r.score.Maker++
	case winner == Guest:
		r.score.Guest++
	default:
		r.score.Draws++
	}
}

// endFor ends the game of a player who loses by time or by leaving: the other wins, or draws if
// mate is impossible.
func (r *Room) endFor(loser Player, why Reason) {
	p, winner := r.game.Position(), loser.Other()
	if p.Color(r.Color(winner)).Count() == 1 || p.Insufficient() {
		winner = Nobody
	}
	r.end(winner, why)
}

// endByRule ends the game if a rule of chess does.
func (r *Room) endByRule() {
	switch outcome := r.game.Outcome(); outcome {
	case chess.Playing:
	case chess.Checkmate:
		r.end(r.Player(r.game.Position().Turn().Other()), Reason(outcome.String()))
	default:
		r.end(Nobody, Reason(outcome.String()))
	}
}
