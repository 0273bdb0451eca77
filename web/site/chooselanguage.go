package site

import (
	"net/http"
	"net/url"
	"strings"

	"chesstutor/templates/frame"
)

// langField is what an address has that chooses a language: "/?lang=de".
const langField = "lang"

// choose answers GET with langField: it keeps the language that the address names, and leads to the same address
// without it, so that what is cached and shared knows no language.
func (s *Site) choose(w http.ResponseWriter, r *http.Request) error {
	fields := r.URL.Query()
	settings := s.Settings.Of(r)
	if err := s.Change(&settings, Form{table[Language].name: fields.Get(langField)}); err != nil {
		return err
	}
	if err := s.KeepSettings(w, r, settings); err != nil {
		return err
	}
	fields.Del(langField)
	to := url.URL{Path: "/" + strings.TrimLeft(r.URL.Path, "/"), RawQuery: fields.Encode()} // of this site
	http.Redirect(w, r, to.String(), http.StatusSeeOther)
	return nil
}

// tongues returns the languages that pages can be read in, with the addresses that choose them: that of the page with
// langField alone, so that a part of a page is the same whatever was asked for.
func (s *Site) tongues() (list []frame.Tongue) {
	for _, l := range s.languages.Languages() {
		list = append(list, frame.Tongue{Tag: l.Tag, Name: l.Name, URL: "?" + langField + "=" + l.Tag})
	}
	return list
}
