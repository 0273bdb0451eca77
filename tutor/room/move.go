package room

import (
	"strings"
	"time"

	"chesstutor/tutor/chess"
)

// Move plays a move between two squares for a player. A pawn's last step wants
// the piece it becomes, otherwise the refusal ErrPromotion asks for it; any
// other move wants chess.NoPieceType. seq is the number of the last event that
// the player had seen: if the board has changed since, the refusal is ErrStale.
// 0 leaves it open. Other refusals are ErrNotPlayer, ErrNotStarted, ErrOver,
// ErrNotYourTurn, and ErrIllegalMove with a chess.IllegalMoveError within.
// If the player's time has run out, the event is KindFlagged.
func (r *Room) Move(p Player, from, to chess.Square, promoted chess.PieceType, seq int, now time.Time) (Event, error) {
	if r.seated(p) && r.Status() == Playing && seq != 0 && seq < r.board {
		return Event{}, ErrStale
	}
	move := from.String() + to.String()
	if promoted != chess.NoPieceType {
		move += strings.ToLower(string(promoted.Letter()))
	}
	return r.next(now, Event{Kind: KindMoved, Player: p, Move: move})
}

func (r *Room) mayMove(e Event) error {
	if e.Player != r.Turn() {
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

// move plays in the room's game, which must be its own.
func (r *Room) move(e Event) {
	r.press(e.Time)
	m, err := r.game.Position().ParseUCI(e.Move)
	if err == nil {
		err = r.game.Play(m)
	}
	if err != nil {
		panic("room: a move was allowed that is not legal: " + err.Error())
	}
	r.board, r.offer = e.Number, Nobody
	r.endByRule()
}
