package play

import (
	"net/http"

	"chesstutor/tutor/class"
	"chesstutor/web/game"
)

// countInClass lets the teacher of a child see the game: the position after the child's move, before the computer's,
// and whether the child plays on in spite of a warning. It returns what the answer says of that, "" for who is in no
// class.
func (s *Play) countInClass(r *http.Request, ss *game.Session) string {
	moves := ss.Game.Moves()
	if len(moves) == 0 || s.Class.Of(r).Code == "" {
		return ""
	}
	return s.CountInClass(r, class.Event{
		Kind: class.KindPlayed, Position: ss.Game.Position().FEN(), Move: moves[len(moves)-1].String(),
		On: s.coach(r, ss, false, false).Warning != nil,
	})
}
