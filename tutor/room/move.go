package room

import (
	"strings"
	"time"

	"chesstutor/tutor/chess"
)

// Move plays a move between two squares for a player. A promotion needs the piece that the pawn
// becomes, or the refusal is ErrPromotion; any other move needs chess.NoPieceType. seq is the
// number of the last event that the player has seen: if the board has changed since, the refusal is
// ErrStale; 0 skips this check. Other refusals are ErrNotPlayer, ErrNotStarted, ErrOver,
// ErrNotYourTurn, and ErrIllegalMove, which wraps a chess.IllegalMoveError. If the player's time
// has run out, the event is KindFlagged.
func (r *Room) Move(p Player, from, to chess.Square, promoted chess.PieceType, seq int, now time.Time) (Event, error) {
	if r.seated(p) && r.Status() == Playing && seq != 0 && seq < r.boardEvent {
		return Event{}, ErrStale
	}
	move := from.String() + to.String()
	if promoted != chess.NoPieceType {
		move += strings.ToLower(string(promoted.Letter()))
	}
	return r.next(now, Event{Kind: KindMoved, Player: p, Move: move})
}

func (r *Room) mayMove(e Event) error {
	if e.Player != r.Player(r.game.Position().Turn()) {
		return ErrNotYourTurn
	}
	p := r.game.Position()
	if _, err := p.ParseUCI(e.Move); err != nil {
		if _, asks := p.ParseUCI(e.Move + "q"); asks == nil {
			return ErrPromotion
		}
		return &Refusal{Code: ErrIllegalMove.Code, cause: err}
	}
	return nil
}

// move plays in the room's game, which must not be shared with another room.
func (r *Room) move(e Event) {
	r.press(e.Time)
	m, err := r.game.Position().ParseUCI(e.Move)
	if err == nil {
		err = r.game.Play(m)
	}
	if err != nil {
		panic("room: " + e.Move + ": " + err.Error()) // unreachable: mayMove has parsed it, and the game is in play
	}
	r.boardEvent, r.offer = e.Number, Nobody
	r.endByRule()
}
