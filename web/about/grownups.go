package about

import (
	"net/http"
	"slices"

	"github.com/gorilla/mux"

	"chesstutor/templates/frame"
	"chesstutor/tutor/say"
	"chesstutor/web/site"
)

// grownUpsURL is the page for parents, teachers and hosts. The pages behind its cards are below it.
const grownUpsURL = "/grown-ups"

// topic is a card for grown-ups with a page of its own.
type topic struct {
	name  string // in the address of the page
	icon  string
	words say.GrownUpPage
	links []frame.Link // to go on
	first *frame.Link  // to what the first part tells of, nil for none
}

// topics returns them, in the order of their cards. Games of two people and classes are told of where the server
// has rooms.
func topics(words say.GrownUps, rooms bool) []topic {
	kept, school := []say.GrownUpPart{words.KeptWithoutRooms}, []frame.Link(nil)
	var first *frame.Link
	if rooms {
		kept = []say.GrownUpPart{words.KeptOfRooms, words.KeptOfClasses}
		words.School.Says = words.ClassSays
		words.School.Parts = slices.Insert(slices.Clone(words.School.Parts), 0, words.ClassHere, words.TwoChildren)
		first = &frame.Link{Text: words.MakeClass, URL: "/class/new"}
		school = []frame.Link{{Text: words.JoinClass, URL: "/class"}}
	}
	words.Keeps.Parts = slices.Insert(slices.Clone(words.Keeps.Parts), 1, kept...)
	return []topic{
		{"keeps", "shield", words.Keeps, []frame.Link{{Text: words.KeptHere, URL: "/forget"}}, nil},
		{"child", "heart", words.Child, []frame.Link{
			{Text: words.Path, URL: "/lessons"}, {Text: words.Settings, URL: "/settings"},
		}, nil},
		{"sheets", "print", words.Sheets, []frame.Link{
			{Text: words.Sheet, URL: "/practice/sheet"}, {Text: words.Skills, URL: "/practice/skills"},
			{Text: words.Position, URL: "/edit"}, {Text: words.Progress, URL: "/progress"},
			{Text: words.Certificate, URL: "/lessons/certificate"},
		}, nil},
		{"school", "people", words.School, append(school,
			frame.Link{Text: words.Progress, URL: "/progress"}, frame.Link{Text: words.KeptHere, URL: "/forget"},
		), first},
	}
}

// showCards answers GET /grown-ups.
func (a *About) showCards(w http.ResponseWriter, r *http.Request) error {
	l := a.site.Language(r)
	words := l.Pages.GrownUps
	cards := []frame.GrownUpCard{{Icon: "book", URL: "/about", Title: words.What, Says: words.WhatSays}}
	for _, t := range topics(words, a.rooms) {
		cards = append(cards, frame.GrownUpCard{
			Icon: t.icon, URL: grownUpsURL + "/" + t.name, Title: t.words.Title, Says: t.words.Says,
		})
	}
	return site.WritePage(w, r, http.StatusOK, frame.GrownUpsPage(frame.GrownUps{
		Layout: site.ThumbFrame(l, grownUpsURL, words.Title).About(l.Abouts.GrownUps),
		Intro:  words.Intro, Cards: cards,
	}))
}

// showTopic answers GET /grown-ups/{page}.
func (a *About) showTopic(w http.ResponseWriter, r *http.Request) error {
	l := a.site.Language(r)
	for _, t := range topics(l.Pages.GrownUps, a.rooms) {
		if t.name != mux.Vars(r)["page"] {
			continue
		}
		page := frame.About{
			Layout: site.ThumbFrame(l, grownUpsURL, t.words.Title).About(t.words.Says), Links: t.links,
		}
		for _, part := range t.words.Parts {
			page.Parts = append(page.Parts, frame.AboutPart{Title: part.Title, Texts: part.Texts})
		}
		page.Parts[0].Link = t.first
		return site.WritePage(w, r, http.StatusOK, frame.AboutPage(page))
	}
	return site.NotFound(w, r)
}
