package play

import (
	"net/http"
	"strconv"

	"chesstutor/templates/play"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/coach"
	"chesstutor/web/game"
)

// endOfPlayOut returns the card about the end of a game that played out the position of a place, and its buttons: after
// a win the stars, and else the way back to the mistake.
func (s *Play) endOfPlayOut(
	r *http.Request,
	ss *game.Session,
	end *play.End,
	place int,
	found *game.Findings,
) (*play.End, []play.EndAct) {
	g, words, p := ss.Game, ss.Language.Pages.PlayingOut, tutor.PlayOuts()[place]
	again := play.EndAct{Text: words.Again, Game: true, FEN: p.Start.FEN()}
	all := play.EndAct{Text: words.More, URL: "/practice/endings"}
	review := play.EndAct{Text: ss.Language.End.Review, URL: "/review"}
	end.Saying = nil
	if end.Kind == "won" {
		end.More = words.Won(p, g.LearnersMoves())
		all.Main = true
		return end, []play.EndAct{all, again, review}
	}
	end.More, again.Main = words.Not, true
	acts := []play.EndAct{again, all, review}
	if ply := s.mistake(r, ss, found); ply >= 0 {
		acts[0].Main = false
		acts = append([]play.EndAct{{Text: words.Back, To: strconv.Itoa(ply), Main: true}}, acts...)
	}
	return end, acts
}

// mistake returns the ply before the learner's first move that let the win go: as a table proves it, and in a
// middlegame as a search judges it; -1 if none is found.
func (s *Play) mistake(r *http.Request, ss *game.Session, found *game.Findings) int {
	g := ss.Game
	for ply, m := range g.Moves() {
		if p := g.PositionAt(ply); p.Turn() == chess.White {
			if gone, _ := coach.LetsGo(p, m); gone != nil {
				return ply
			}
		}
	}
	return s.turningPoint(r, ss, found)
}
