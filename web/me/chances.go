package me

import (
	"net/http"
	"strings"

	"chesstutor/templates/me"
	"chesstutor/tutor/chance"
	"chesstutor/tutor/say"
	"chesstutor/web/site"
)

// chanceGroup is the JSON encoding of the chances of a group of ideas.
type chanceGroup struct {
	Name    chance.Group `json:"name"`
	Asks    bool         `json:"asks"`    // the coach asks instead of telling
	Chances []string     `json:"chances"` // the last one first: done, alone or missed
}

// showChances answers GET /seen: with the record of how a learner's chances went.
func (s *Me) showChances(w http.ResponseWriter, r *http.Request) error {
	record, settings := s.Chances.Of(r), s.Settings.Of(r)
	if site.WantsHTML(r) {
		page := chancesPage(s.Language(r), &record, settings)
		if site.Query(r)["done"] == "reset" {
			page.Notice = page.Say.Was
		}
		return site.WritePage(w, r, http.StatusOK, me.SeenPage(page))
	}
	return site.WriteJSON(w, http.StatusOK, chanceRecordJSON(&record, settings))
}

func chanceRecordJSON(record *chance.Record, settings site.Settings) site.Object {
	groups := []chanceGroup{}
	for _, g := range chance.Groups() {
		at := chanceGroup{Name: g, Asks: record.Asks(g) && settings.Fades(), Chances: []string{}}
		for _, result := range record.Chances(g) {
			at.Chances = append(at.Chances, result.String())
		}
		groups = append(groups, at)
	}
	return site.Object{{Name: "full", Value: settings.On(site.Full)}, {Name: "groups", Value: groups}}
}

// chancesPage returns that record as a page.
func chancesPage(l *say.Language, record *chance.Record, settings site.Settings) me.Seen {
	words := l.Pages.Seen
	page := me.Seen{
		Layout: site.ThumbFrame(l, "/settings", words.Title).About(l.Abouts.Seen),
		Say:    words,
		Full:   settings.On(site.Full),
	}
	if t := record.Last(); t.Of > 0 {
		page.Game = words.Game(l.Fading.Groups[t.Look], t.Seen, t.Of)
	}
	results := map[chance.Result]string{chance.Done: words.Done, chance.Alone: words.Alone, chance.Missed: words.Missed}
	for _, g := range chance.Groups() {
		row := me.SeenGroup{Name: l.Fading.Groups[g], Chances: words.None, Coach: words.Tells}
		var went []string
		for _, result := range record.Chances(g) {
			went = append(went, results[result])
		}
		if len(went) > 0 {
			row.Chances = strings.Join(went, ", ")
		}
		if record.Asks(g) && settings.Fades() {
			row.Coach = words.Asks
		}
		page.Groups = append(page.Groups, row)
	}
	return page
}

// forgetChances answers POST /seen/reset: it deletes the record, and the counts of the last weeks.
func (s *Me) forgetChances(w http.ResponseWriter, r *http.Request, _ site.Form) error {
	s.Chances.Delete(w, r)
	if record := s.Notebook.Of(r); !record.Empty() {
		record.ForgetCounts()
		if err := s.Notebook.Set(w, r, record); err != nil {
			return err
		}
	}
	return site.Answer(w, r, "/seen?done=reset", chanceRecordJSON(&chance.Record{}, s.Settings.Of(r)))
}
