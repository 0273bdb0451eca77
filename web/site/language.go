package site

import (
	"fmt"
	"net/http"

	"chesstutor/tutor/say"
)

// autoLanguage is the setting of whoever has chosen no language: the browser asks
// for one.
const autoLanguage = "auto"

// Language returns the language in which a request is answered: the one that was
// chosen, else the first of those it accepts that there is.
func (s *Site) Language(r *http.Request) *say.Language {
	if chosen := s.languages.Named(s.Settings(r).Choice(Language)); chosen != nil {
		return chosen
	}
	return s.languages.Match(r.Header.Get("Accept-Language"))
}

// Change takes over those settings that a form gives. It refuses values that there
// are not, among them languages that this server has not.
func (s *Site) Change(c *Settings, f Form) error {
	name := table[Language].name
	if tag := f[name]; tag != "" && tag != autoLanguage && s.languages.Named(tag) == nil {
		allowed := []string{autoLanguage}
		for _, l := range s.languages.Languages() {
			allowed = append(allowed, l.Tag)
		}
		return RefuseFor(http.StatusBadRequest, say.Problem{Key: say.NotOneOf, Name: name, Names: allowed})
	}
	return c.change(f)
}

// checkLanguages returns an error if a language's tag is none that the setting can
// keep.
func checkLanguages(languages []*say.Language) error {
	for _, l := range languages {
		if n, ok := textNumber(l.Tag); !ok || n == 0 {
			return fmt.Errorf("the tag %q is longer than %d letters, digits and hyphens", l.Tag, maxText)
		}
	}
	return nil
}
