package play

import (
	"net/http"
	"strings"

	"chesstutor/templates"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/say"
	"chesstutor/tutor/seen"
	"chesstutor/web/game"
	"chesstutor/web/site"
)

func (s *Play) seenRoutes(r *site.Router) {
	r.Get("/seen", s.showSeen)
	r.Post("/seen/reset", s.forgetSeen)
}

// count records whether the learner's move m, which is about to be played against the computer, takes the chance
// that the coach's line mentioned or asked about. It does nothing without such a chance.
func (s *Play) count(r *http.Request, ss *session, m chess.Move) {
	g := ss.game
	if _, plays := g.Computer(); !plays || ss.settings.Choice(site.Help) == site.NoHelp || !ss.seen.Waits(g) {
		return
	}
	s.coach(r, ss)
	said := game.CommentaryOn(ss.viewer(), g, game.View{Ply: g.Ply()}, ss.settings, nil)
	ss.coached = nil // of the position before the move
	f := said.Line
	if f == nil {
		f = said.Asked
	}
	if ss.counted = ss.seen.Count(g, s.surveys.Of(g.Position()), f, m); ss.counted {
		group := seen.Of(f)
		ss.own.Count(group, ss.seen.Chances(group)[0] != seen.Missed, s.Today())
	}
}

// save sets the game's cookie, and the cookies of the learner's chances if one was counted.
func (s *Play) save(w http.ResponseWriter, r *http.Request, ss *session) error {
	if err := s.saveGame(w, r, ss.game); err != nil || !ss.counted {
		return err
	}
	if err := s.KeepSeen(w, r, &ss.seen); err != nil {
		return err
	}
	return s.KeepOwn(w, r, &ss.own)
}

// seenGroup is the JSON encoding of the chances of a group of ideas.
type seenGroup struct {
	Name    seen.Group `json:"name"`
	Asks    bool       `json:"asks"`    // the coach asks instead of telling
	Chances []string   `json:"chances"` // the last one first: done, alone or missed
}

// showSeen answers GET /seen: with the record of how a learner's chances went.
func (s *Play) showSeen(w http.ResponseWriter, r *http.Request) error {
	record, settings := s.Seen(r), s.Settings(r)
	if site.WantsHTML(r) {
		page := seenPage(s.Language(r), &record, settings)
		if site.Query(r)["done"] == "reset" {
			page.Notice = page.Say.Was
		}
		return site.WritePage(w, r, http.StatusOK, templates.SeenPage(page))
	}
	return writeSeen(w, &record, settings)
}

func writeSeen(w http.ResponseWriter, record *seen.Record, settings site.Settings) error {
	groups := []seenGroup{}
	for _, g := range seen.Groups() {
		at := seenGroup{Name: g, Asks: record.Asks(g) && !settings.On(site.Full), Chances: []string{}}
		for _, result := range record.Chances(g) {
			at.Chances = append(at.Chances, result.String())
		}
		groups = append(groups, at)
	}
	return site.WriteJSON(w, http.StatusOK,
		site.Object{{Name: "full", Value: settings.On(site.Full)}, {Name: "groups", Value: groups}})
}

// seenPage returns that record as a page.
func seenPage(l *say.Language, record *seen.Record, settings site.Settings) templates.Seen {
	words := l.Pages.Seen
	page := templates.Seen{
		Layout: site.LearningFrame(l, "/settings", words.Title).About(l.Abouts.Seen),
		Say:    templates.SeenWords(words),
		Full:   settings.On(site.Full),
	}
	results := map[seen.Result]string{seen.Done: words.Done, seen.Alone: words.Alone, seen.Missed: words.Missed}
	for _, g := range seen.Groups() {
		row := templates.SeenGroup{Name: l.Fading.Groups[g], Chances: words.None, Coach: words.Tells}
		var went []string
		for _, result := range record.Chances(g) {
			went = append(went, results[result])
		}
		if len(went) > 0 {
			row.Chances = strings.Join(went, ", ")
		}
		if record.Asks(g) && !page.Full {
			row.Coach = words.Asks
		}
		page.Groups = append(page.Groups, row)
	}
	return page
}

// forgetSeen answers POST /seen/reset: it deletes the record, and the counts of the last weeks.
func (s *Play) forgetSeen(w http.ResponseWriter, r *http.Request) error {
	if _, err := site.ReadForm(w, r); err != nil {
		return err
	}
	s.SetCookie(w, r, site.SeenCookie, "")
	if kept := s.Own(r); !kept.Empty() {
		kept.ForgetCounts()
		if err := s.KeepOwn(w, r, &kept); err != nil {
			return err
		}
	}
	if site.WantsHTML(r) {
		http.Redirect(w, r, "/seen?done=reset", http.StatusSeeOther)
		return nil
	}
	return writeSeen(w, &seen.Record{}, s.Settings(r))
}
