package site

import (
	"chesstutor/templates/frame"
	"chesstutor/templates/me"
	"chesstutor/templates/setup"
	"chesstutor/tutor/say"
)

// SettingsPage returns the page of all settings in the table with their values in c: choices, sets and flags.
func (s *Site) SettingsPage(l *say.Language, c Settings, levels setup.Levels) me.Settings {
	words := l.Pages.Settings
	page := me.Settings{
		Layout: ThumbFrame(l, "/settings", words.Title).About(l.Abouts.Settings),
		Say:    words,
		Levels: levels,
		Doors:  l.Pages.Welcome.Tab,
		Seen:   l.Pages.Seen.Title,
		Forget: l.Pages.Forget.Title, About: l.Pages.About.Title,
	}
	for i, e := range table {
		at := setting(i)
		switch {
		case e.states > 0:
		case e.flag():
			page.Flags = append(
				page.Flags,
				frame.Option{
					Name:   e.name,
					Value:  "true",
					Text:   l.Settings[e.name],
					On:     c.On(at),
					Voiced: at == Aloud,
				},
			)
		case e.set:
			page.Sets = append(page.Sets, c.options(l, at))
		case !e.text:
			page.Choices = append(page.Choices, c.options(l, at))
		case len(s.languages.Languages()) > 1:
			page.Choices = append(page.Choices, s.languageOptions(l, c))
		}
	}
	return page
}

// options returns the values of a setting as options.
func (c Settings) options(l *say.Language, s setting) frame.Options {
	e := table[s]
	offered := frame.Options{Name: e.name, Legend: l.Settings[e.name]}
	for i, value := range e.values {
		on := c.get(s) == uint64(i)
		if e.set {
			on = c.get(s)>>i&1 == 0
		}
		offered.Options = append(offered.Options,
			frame.Option{Name: e.name, Value: value, Text: l.Settings[e.name+"="+value], On: on})
	}
	return offered
}

// languageOptions returns the languages as options, each by its own name for itself.
func (s *Site) languageOptions(l *say.Language, c Settings) frame.Options {
	name, chosen := table[Language].name, c.Choice(Language)
	offered := frame.Options{Name: name, Legend: l.Settings[name], Options: []frame.Option{
		{
			Name:  name,
			Value: autoLanguage,
			Text:  l.Settings[name+"="+autoLanguage],
			On:    s.languages.Named(chosen) == nil,
		},
	}}
	for _, each := range s.languages.Languages() {
		offered.Options = append(offered.Options,
			frame.Option{Name: name, Value: each.Tag, Text: each.Name, On: each.Tag == chosen})
	}
	return offered
}
