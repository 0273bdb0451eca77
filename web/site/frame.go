package site

import (
	"chesstutor/assets"
	"chesstutor/templates/frame"
	"chesstutor/tutor/say"
)

// Frame returns the layout that all pages share, in a language; url is the page's own address, title that of its tab.
func Frame(l *say.Language, url, title string) frame.Layout {
	f := frame.Layout{
		Lang: l.Tag, Title: title, Assets: assets.Prefix(), Description: l.Abouts.Site, Pages: l.Frame.Pages,
		Skip: l.Frame.Skip, Pieces: l.Frame.WherePieces, Foot: l.Pages.GrownUps.Link,
		Nav: []frame.Link{ // the main navigation
			{Text: l.Frame.Play, URL: "/"},
			{Text: l.Frame.NewGame, URL: "/new"},
			{Text: l.Frame.Learn, URL: "/lessons"},
			{Text: l.Frame.Practice, URL: "/practice/skills"},
			{Text: l.Frame.Settings, URL: "/settings"},
		},
	}
	for i := range f.Nav {
		f.Nav[i].Current = f.Nav[i].URL == url
	}
	return f
}

// NavLearn is the place of the path of lessons in the main navigation.
const NavLearn = 2

// LearningFrame is Frame for the pages that also load the second style sheet: lessons, exercises, practice, the
// record of chances seen, the review of games, and rooms.
func LearningFrame(l *say.Language, url, title string) frame.Layout {
	f := Frame(l, url, title)
	f.Learning = true
	return f
}

// grownUps is the page for parents, teachers and hosts.
const grownUps = "/grown-ups"

// ThumbFrame is LearningFrame for pages without a board, which have the pages at the bottom on a phone.
func ThumbFrame(l *say.Language, url, title string) frame.Layout {
	f := LearningFrame(l, url, title)
	play, begin, learn, practice, settings := f.Nav[0], f.Nav[1], f.Nav[2], f.Nav[3], f.Nav[4]
	f.Thumbs = []frame.Thumb{{Link: play, Icon: "pawn"}, {Link: learn, Icon: "book"}, {Link: practice, Icon: "cards"}}
	f.More = l.Frame.More
	f.Others = []frame.Link{
		{Text: begin.Text, URL: begin.URL}, {Text: l.Frame.Book, URL: "/learn"}, {Text: l.Frame.Mine, URL: "/progress"},
		settings, {Text: f.Foot, URL: grownUps, Current: url == grownUps},
	}
	return f
}
