package web

import (
	"slices"

	"chesstutor/assets"
	"chesstutor/templates"
)

// pages are those that every page leads to.
var pages = []templates.Link{
	{Text: "Play", URL: "/"},
	{Text: "New game", URL: "/new"},
	{Text: "How to play", URL: "/learn"},
	{Text: "Settings", URL: "/settings"},
}

// layout returns what all pages share; url is the page's own address, title what
// its tab says.
func layout(url, title string) templates.Layout {
	l := templates.Layout{Title: title, Assets: assets.Prefix(), Nav: slices.Clone(pages)}
	for i := range l.Nav {
		l.Nav[i].Current = l.Nav[i].URL == url
	}
	return l
}
