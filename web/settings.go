package web

import (
	"net/http"
)

func (s *Server) settingsRoutes() {
	s.post("/settings", s.changeSettings)
}

// settings is what a learner chose. They live in a cookie of their own, so that
// they outlive games.
type settings struct {
	Sound bool `json:"sound"` // moves are heard
}

// The bytes of settings, version 1: the version, and bits.
const (
	settingsVersion = 1
	settingSound    = 1 << 0
)

func (c settings) encode() []byte {
	var bits byte
	if c.Sound {
		bits |= settingSound
	}
	return []byte{settingsVersion, bits}
}

// decodeSettings reads the bytes of settings; any others are the settings of a
// newcomer.
func decodeSettings(data []byte) settings {
	if len(data) != 2 || data[0] != settingsVersion {
		return settings{}
	}
	return settings{Sound: data[1]&settingSound != 0}
}

func (s *Server) readSettings(r *http.Request) settings {
	data, found, err := s.cookies.open(r, settingsCookie)
	if !found || err != nil {
		return settings{}
	}
	return decodeSettings(data)
}

// changeSettings changes those settings that are given, and answers with all.
func (s *Server) changeSettings(w http.ResponseWriter, r *http.Request) error {
	f, err := readForm(w, r)
	if err != nil {
		return err
	}
	chosen := s.readSettings(r)
	if f["sound"] != "" {
		if chosen.Sound, err = f.flag("sound"); err != nil {
			return err
		}
	}
	value, err := s.cookies.sign(settingsCookie, chosen.encode())
	if err != nil {
		return err
	}
	s.keep(w, r, settingsCookie, value)
	if wantsHTML(r) {
		http.Redirect(w, r, "/", http.StatusSeeOther)
		return nil
	}
	return writeJSON(w, http.StatusOK, chosen)
}
