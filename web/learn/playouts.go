package learn

import (
	"net/http"

	"chesstutor/templates/learn"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/web/game"
	"chesstutor/web/site"
)

// playOutJSON is the JSON encoding of a position to play out, with the learner's stars.
type playOutJSON struct {
	Name   string `json:"name"`
	Title  string `json:"title"`
	FEN    string `json:"fen"`
	Ending bool   `json:"ending"`
	Best   int    `json:"best"` // moves to mate
	Stars  int    `json:"stars"`
}

// showPlayOuts answers GET /practice/endings with all positions to play out. A game is begun by POST /new.
func (s *Learn) showPlayOuts(w http.ResponseWriter, r *http.Request) error {
	u, err := s.learner(w, r)
	if err != nil {
		return err
	}
	own, _ := s.games.Own(r) // one that cannot be read has won nothing
	stars := u.Progress.PlayedOut.After(own)
	if site.WantsHTML(r) {
		return site.WritePage(w, r, http.StatusOK, learn.PlayOutsPage(u.playOuts(stars, game.UnderWay(own))))
	}
	var list []playOutJSON
	for i, p := range tutor.PlayOuts() {
		title := u.Language.Pages.PlayingOut.Titles[p.Name]
		list = append(list, playOutJSON{p.Name, title, p.Start.FEN(), p.Ending, p.Best, int(stars[i])})
	}
	return site.WriteJSON(w, http.StatusOK, append(site.Object{{Name: "endings", Value: list}}, u.NoticeJSON()...))
}

// playOuts returns the page of all positions to play out.
func (u *learner) playOuts(stars tutor.PlayedOut, underWay bool) learn.PlayOuts {
	words := u.Language.Pages.PlayingOut
	page := learn.PlayOuts{
		Layout: site.LearningFrame(u.Language, skillsURL, words.Title).About(u.Language.Abouts.PlayingOut),
		Say:    words.PlayingOut, Notice: u.Notice, UnderWay: underWay,
	}
	for i, p := range tutor.PlayOuts() {
		fen := p.Start.FEN()
		one := learn.PlayOut{
			Title: words.Titles[p.Name], Text: words.Best(p), FEN: fen, Stars: u.StarsOf(int(stars[i])),
			Picture: "/board.svg?" + site.BoardQuery(fen, "", chess.White),
		}
		if p.Ending {
			page.Endings = append(page.Endings, one)
		} else {
			page.Middlegames = append(page.Middlegames, one)
		}
	}
	return page
}
