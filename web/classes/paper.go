package classes

import (
	"encoding/csv"
	"net/http"
	"slices"
	"strconv"
	"strings"
	"time"

	"chesstutor/templates/classes"
	"chesstutor/tutor/class"
	"chesstutor/tutor/say"
	"chesstutor/web/site"
)

// grouped returns a code as it is read aloud: in two groups of three.
func grouped(code class.Code) string { return string(code[:3]) + " " + string(code[3:]) }

// typedAt returns the address at which a code is typed, as people type it.
func (h *Classes) typedAt(r *http.Request) string {
	return strings.TrimPrefix(strings.TrimPrefix(h.Origin(r), "https://"), "http://") + "/class"
}

// poster answers GET /class/{code}/poster: with a sheet for the wall, or in JSON with what stands on it.
func (h *Classes) poster(v *visit, w http.ResponseWriter, r *http.Request, _ site.Form) error {
	url := h.Origin(r) + v.url
	if !site.WantsHTML(r) {
		return site.WriteJSON(w, http.StatusOK, site.Object{
			{Name: "title", Value: v.Title()}, {Name: "code", Value: v.Code()}, {Name: "url", Value: url},
		})
	}
	page := h.paper(r, v, h.Language(r).Class.Paper.Poster)
	page.Code, page.QR = strings.Split(string(v.Code()), ""), site.QR(url)
	page.At = h.typedAt(r)
	return site.WritePage(w, r, http.StatusOK, classes.PosterPage(page))
}

func (h *Classes) paper(r *http.Request, v *visit, title string) classes.Paper {
	l := h.Language(r)
	page := classes.Paper{
		Layout: site.LearningFrame(l, "", title).About(l.Abouts.NewClass), Say: l.Class.Paper, Title: v.Title(),
		Back: v.url + "/teacher", Near: h.near(l, r),
	}
	return page
}

// cards answers GET /class/{code}/cards: with a card for each child, or for one.
func (h *Classes) cards(v *visit, w http.ResponseWriter, r *http.Request, q site.Form) error {
	l := h.Language(r)
	page := h.paper(r, v, l.Class.Paper.Cards)
	list := []site.Object{}
	for _, s := range v.Seats() {
		if q["seat"] != "" && q["seat"] != strconv.Itoa(s.Number) {
			continue
		}
		url := h.cardURL(r, v.Code(), &s)
		list = append(list, site.Object{
			{Name: "seat", Value: s.Number}, {Name: "animal", Value: s.Name.Animal},
			{Name: "color", Value: s.Name.Color}, {Name: "card", Value: url},
		})
		page.Cards = append(page.Cards, classes.Card{Pupil: pupil(l, s.Name), QR: site.QR(url)})
	}
	if !site.WantsHTML(r) {
		return site.WriteJSON(w, http.StatusOK, site.Object{{Name: "cards", Value: list}})
	}
	return site.WritePage(w, r, http.StatusOK, classes.CardsPage(page))
}

// day answers GET /class/{code}/day.csv: with the answers of a day, a line for each child and skill. The days are those
// of the teacher's clock.
func (h *Classes) day(v *visit, w http.ResponseWriter, r *http.Request, q site.Form) error {
	date := v.Date(time.Now())
	if text := q["day"]; text != "" {
		at, err := time.Parse(time.DateOnly, text)
		if err != nil {
			return site.RefuseFor(http.StatusBadRequest, say.Problem{Key: say.NotADay, Name: "day"})
		}
		date = class.DateOf(at)
	}
	var text strings.Builder
	lines := csv.NewWriter(&text)
	_ = lines.Write([]string{"color", "animal", "skill", "right", "wrong", "stars"}) // a builder takes everything
	seats := slices.Clone(v.Seats())
	for _, s := range seats {
		for _, k := range append(slices.Clone(s.On(date)), class.Tally{}) {
			if k.Skill == "" && len(s.On(date)) > 0 {
				continue // a line without a skill is for a child who answered nothing
			}
			_ = lines.Write([]string{
				s.Name.Color, s.Name.Animal, k.Skill, strconv.Itoa(k.Right), strconv.Itoa(k.Wrong),
				strconv.Itoa(s.TotalStars()),
			})
		}
	}
	lines.Flush()
	w.Header().Set("Content-Disposition", "attachment; filename=\"class-"+date.Time().Format(time.DateOnly)+".csv\"")
	return site.Write(w, "text/csv; charset=utf-8", http.StatusOK, text.String())
}
