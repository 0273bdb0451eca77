package site

import (
	"fmt"
	"net/http"

	"chesstutor/tutor/say"
)

// autoLanguage is the value of the language setting that leaves the choice to Accept-Language.
const autoLanguage = "auto"

// Language returns the language of the answer to a request: that of the settings, else the best match for
// Accept-Language.
func (s *Site) Language(r *http.Request) *say.Language {
	if chosen := s.languages.Named(s.Settings.Of(r).Choice(Language)); chosen != nil {
		return chosen
	}
	visit := VisitOf(r)
	if visit.accepted == nil { // read once a request: a page asks for its language often
		visit.accepted = s.languages.Match(r.Header.Get("Accept-Language"))
	}
	return visit.accepted
}

// Change sets the settings that are in a form. It refuses unknown values, including languages that this server lacks.
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

// KeepSettings stores settings, unless they are those of the request: of two answers that cross, one without a change
// must not bring older settings back.
func (s *Site) KeepSettings(w http.ResponseWriter, r *http.Request, c Settings) error {
	if c == s.Settings.Of(r) {
		return nil
	}
	return s.Settings.Set(w, r, c)
}

// checkLanguages returns an error if the setting cannot store a language's tag.
func checkLanguages(languages []*say.Language) error {
	for _, l := range languages {
		if n, ok := textNumber(l.Tag); !ok || n == 0 {
			return fmt.Errorf("the tag %q is longer than eight letters, digits and hyphens", l.Tag)
		}
	}
	return nil
}
