package say

import (
	"strings"

	"golang.org/x/text/language"
)

// A Matcher selects the available language that a user prefers.
type Matcher struct {
	languages []*Language
	matcher   language.Matcher
}

// NewMatcher returns a matcher of languages, the first of which is the default.
// It panics if there is none, or if a tag is not valid BCP 47.
func NewMatcher(languages []*Language) *Matcher {
	tags := make([]language.Tag, len(languages))
	for i, l := range languages {
		tags[i] = language.MustParse(l.Tag)
	}
	return &Matcher{languages, language.NewMatcher(tags)}
}

// Languages returns the available languages.
func (m *Matcher) Languages() []*Language { return m.languages }

// Named returns the language with a tag, nil if there is none.
func (m *Matcher) Named(tag string) *Language {
	for _, l := range m.languages {
		if l.Tag == tag {
			return l
		}
	}
	return nil
}

// mostAccepted bounds how much of an Accept-Language header is read, in bytes: parsing takes as long as its square.
// What a browser sends has fewer, and begins with what its user prefers.
const mostAccepted = 200

// Match returns the best language for an Accept-Language header, and the
// default for a malformed one. Of a long one it reads the languages at the beginning.
func (m *Matcher) Match(accept string) *Language {
	if len(accept) > mostAccepted {
		accept = accept[:strings.LastIndexByte(accept[:mostAccepted], ',')+1]
	}
	wanted, _, err := language.ParseAcceptLanguage(accept)
	if err != nil {
		return m.languages[0]
	}
	_, at, _ := m.matcher.Match(wanted...)
	return m.languages[at]
}
