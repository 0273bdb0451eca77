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

// tongues returns the languages that the page of a request can be read in, with the addresses that choose them: that
// of the page with langField, which keeps what else was asked for. The page with which a script is answered is not at
// the address that the script asks.
func (s *Site) tongues(r *http.Request) (list []frame.Tongue) {
	fields := url.Values{}
	if !WantsPage(r) {
		fields = r.URL.Query()
	}
	for _, l := range s.languages.Languages() {
		fields.Set(langField, l.Tag)
		list = append(list, frame.Tongue{Tag: l.Tag, Name: l.Name, URL: "?" + fields.Encode()})
	}
	return list
}
