package say

import "golang.org/x/text/language"

// A Matcher finds the language that a person wants among those there are.
type Matcher struct {
	languages []*Language
	matcher   language.Matcher
}

// NewMatcher returns a matcher of languages, the first of which is for whoever
// wants none of them. It panics if there is none, or a tag is none of BCP 47.
func NewMatcher(languages []*Language) *Matcher {
	tags := make([]language.Tag, len(languages))
	for i, l := range languages {
		tags[i] = language.MustParse(l.Tag)
	}
	return &Matcher{languages, language.NewMatcher(tags)}
}

// Languages returns those there are.
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

// Match returns the language that an Accept-Language header asks for. What is not
// such a header asks for nothing.
func (m *Matcher) Match(accept string) *Language {
	wanted, _, err := language.ParseAcceptLanguage(accept)
	if err != nil {
		return m.languages[0]
	}
	_, at, _ := m.matcher.Match(wanted...)
	return m.languages[at]
}
