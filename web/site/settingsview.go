package site

import "chesstutor/templates"

// Page offers every setting of the table: values to choose among, members of a set, and what is on or off.
func (c Settings) Page(frame templates.Layout, levels templates.Levels) templates.Settings {
	page := templates.Settings{Layout: frame, Levels: levels}
	for i, e := range table {
		s := setting(i)
		switch {
		case e.flag():
			page.Flags = append(page.Flags, templates.Option{Name: e.name, Value: "true", Text: settingTexts[s], On: c.On(s)})
		case e.set:
			page.Sets = append(page.Sets, c.options(s))
		default:
			page.Choices = append(page.Choices, c.options(s))
		}
	}
	return page
}

// options offers the values of a setting.
func (c Settings) options(s setting) templates.Options {
	e := table[s]
	offered := templates.Options{Name: e.name, Legend: settingTexts[s]}
	for i, value := range e.values {
		on := c.get(s) == uint64(i)
		if e.set {
			on = c.get(s)>>i&1 == 0
		}
		offered.Options = append(offered.Options, templates.Option{Name: e.name, Value: value, Text: valueTexts[s][value], On: on})
	}
	return offered
}
