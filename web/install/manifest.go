package install

import (
	"net/http"

	"chesstutor/assets"
	"chesstutor/web/site"
)

// icon is an icon in a manifest.
type icon struct {
	Source  string `json:"src"`
	Sizes   string `json:"sizes"`
	Type    string `json:"type"`
	Purpose string `json:"purpose"`
}

// manifest answers GET /manifest.webmanifest: with what a device needs to keep the site on its first page.
func (s *Install) manifest(w http.ResponseWriter, r *http.Request) error {
	l := s.Language(r)
	return site.WriteJSON(w, http.StatusOK, site.Object{
		{Name: "name", Value: "Chess Tutor"}, {Name: "short_name", Value: l.Abouts.Short},
		{Name: "description", Value: l.Abouts.Site}, {Name: "lang", Value: l.Tag},
		{Name: "id", Value: "/"}, {Name: "start_url", Value: "/"}, {Name: "scope", Value: "/"},
		{Name: "display", Value: "standalone"},
		{Name: "background_color", Value: "#faf7f1"}, {Name: "theme_color", Value: "#faf7f1"},
		{Name: "icons", Value: []icon{
			{assets.Prefix() + "/icon.svg", "any", "image/svg+xml", "any"},
			{"/icon-192.png", "192x192", "image/png", "any"},
			{"/icon-512.png", "512x512", "image/png", "any"},
			{"/icon-maskable.png", "512x512", "image/png", "maskable"},
		}},
	})
}
