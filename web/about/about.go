// Package about serves the page that tells what the site is, what it stores and for how long, and its version, and the
// pages for parents, teachers and hosts.
package about

import (
	"net/http"
	"slices"

	"chesstutor/templates/frame"
	"chesstutor/web/site"
)

// Routes registers its routes.
func (a *About) Routes(r *site.Router) {
	r.Get("/about", a.show)
	r.Get(grownUpsURL, a.showCards)
	r.Get(grownUpsURL+"/{page}", a.showTopic)
}

// About has the handler of the page about the site.
type About struct {
	site    *site.Site
	version string
	rooms   bool
}

// New returns an About. It tells the version of the program, unless that is "", and what is kept of rooms, if the
// server has any.
func New(s *site.Site, version string, rooms bool) *About {
	return &About{site: s, version: version, rooms: rooms}
}

// show answers GET /about.
func (a *About) show(w http.ResponseWriter, r *http.Request) error {
	if !site.WantsHTML(r) {
		return site.WriteJSON(w, http.StatusOK, site.Object{
			{Name: "name", Value: "Chess Tutor"}, {Name: "version", Value: a.version}, {Name: "license", Value: "MIT"},
		})
	}
	l := a.site.Language(r)
	words := l.Pages.About
	free := []string{words.Licence, words.Source}
	if a.version != "" {
		free = append(free, words.Version(a.version))
	}
	keeps := []string{words.Browser, words.Log}
	if a.rooms {
		keeps = slices.Insert(keeps, 1, words.Rooms)
	}
	return site.WritePage(w, r, http.StatusOK, frame.AboutPage(frame.About{
		Layout: site.ThumbFrame(l, "/settings", words.Title).About(l.Abouts.About),
		Parts: []frame.AboutPart{
			{Title: words.What, Texts: []string{words.WhatText, words.Nobody}},
			{Title: words.Keeps, Texts: keeps},
			{Title: words.Free, Texts: free},
		},
		Links: []frame.Link{{Text: words.Forget, URL: "/forget"}, {Text: words.Play, URL: "/"}},
	}))
}
