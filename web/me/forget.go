package me

import (
	"net/http"

	"chesstutor/templates/me"
	"chesstutor/tutor/say"
	"chesstutor/web/site"
)

// cookies returns the names of the cookies of the site that a request has.
func (s *Me) cookies(r *http.Request) []string {
	names := []string{}
	for _, name := range site.Cookies() {
		if s.Has(r, name) {
			names = append(names, name)
		}
	}
	return names
}

// showCookies answers GET /forget: with what a browser can keep, and a button to delete it.
func (s *Me) showCookies(w http.ResponseWriter, r *http.Request) error {
	if !site.WantsHTML(r) {
		return site.WriteJSON(w, http.StatusOK, cookiesJSON(s.cookies(r)))
	}
	page := forgetPage(s.Language(r))
	if site.Query(r)["done"] == "forgotten" {
		page.Notice = page.Say.Was
	}
	return site.WritePage(w, r, http.StatusOK, me.ForgetPage(page))
}

func cookiesJSON(names []string) site.Object { return site.Object{{Name: "cookies", Value: names}} }

func forgetPage(l *say.Language) me.Forget {
	words := l.Pages.Forget
	page := me.Forget{
		Layout: site.ThumbFrame(l, "/settings", words.Title).About(l.Abouts.Forget), Say: words,
	}
	texts := map[string]string{
		site.GameCookie: words.Game, site.SettingsCookie: words.Settings, site.ProgressCookie: words.Progress,
		site.ChancesCookie: words.Seen, site.NotebookCookie: words.Own, site.SeatCookie: words.Seat,
		site.ClassCookie: words.Class,
	}
	for _, name := range site.Cookies() {
		page.Cookies = append(page.Cookies, texts[name])
	}
	return page
}

// forget answers POST /forget: it deletes every cookie of the site. Whoever has a seat in a room gives it up: only the
// deleted secret could take it again.
func (s *Me) forget(w http.ResponseWriter, r *http.Request, _ site.Form) error {
	s.ForgetBrowser(w, r)
	return site.Answer(w, r, "/forget?done=forgotten", cookiesJSON([]string{}))
}
