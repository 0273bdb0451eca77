package web

import (
	"net/http"
	"slices"
	"strings"
)

func (s *Server) settingsRoutes() {
	s.post("/settings", s.changeSettings)
}

// help is how much the tutor says by itself.
type help byte

// The amounts of help.
const (
	fullHelp help = iota
	someHelp      // dangers only
	noHelp
)

var helpNames = []string{"full", "some", "none"}

// The kinds of marks that can be left away, by the names of their classes; a
// kind's place is its bit in the cookie, so it never changes.
var markNames = []string{"moveable", "threatened", "valid", "unsafe", "threat", "grade", "last"}

// settings is what a learner chose. They live in a cookie of their own, so that
// they outlive games. The zero value is a newcomer's: everything is shown, and
// nothing is heard.
type settings struct {
	help     help
	silent   bool // no warnings
	wordless bool // no sentences about pieces and targets
	sound    bool // moves are heard
	hidden   byte // marks left away, bits by place in markNames
}

// The bytes of settings, version 1: the version, bits, and the marks left away.
const (
	settingsVersion = 1
	settingsBytes   = 3

	settingSound    = 1 << 0
	settingSilent   = 1 << 1
	settingWordless = 1 << 2
	helpShift       = 3
	settingsUnused  = 0xff << 5 & 0xff
)

func (c settings) encode() []byte {
	bits := byte(c.help) << helpShift
	for bit, on := range map[byte]bool{settingSound: c.sound, settingSilent: c.silent, settingWordless: c.wordless} {
		if on {
			bits |= bit
		}
	}
	return []byte{settingsVersion, bits, c.hidden}
}

// decodeSettings reads the bytes of settings; any others are the settings of a
// newcomer.
func decodeSettings(data []byte) settings {
	if len(data) != settingsBytes || data[0] != settingsVersion || data[1]&settingsUnused != 0 ||
		data[1]>>helpShift >= byte(len(helpNames)) || data[2]>>len(markNames) != 0 {
		return settings{}
	}
	return settings{
		help:     help(data[1] >> helpShift),
		silent:   data[1]&settingSilent != 0,
		wordless: data[1]&settingWordless != 0,
		sound:    data[1]&settingSound != 0,
		hidden:   data[2],
	}
}

func (s *Server) readSettings(r *http.Request) settings {
	data, found, err := s.cookies.open(r, settingsCookie)
	if !found || err != nil {
		return settings{}
	}
	return decodeSettings(data)
}

// shows reports whether a kind of mark is shown.
func (c settings) shows(mark string) bool { return c.hidden>>slices.Index(markNames, mark)&1 == 0 }

// marks lists the kinds of marks that are shown.
func (c settings) marks() []string {
	shown := []string{}
	for _, name := range markNames {
		if c.shows(name) {
			shown = append(shown, name)
		}
	}
	return shown
}

// chosen is settings as JSON tells them.
type chosen struct {
	Help     string   `json:"help"`
	Warnings bool     `json:"warnings"`
	Words    bool     `json:"words"`
	Marks    []string `json:"marks"`
	Sound    bool     `json:"sound"`
}

func (c settings) chosen() chosen {
	return chosen{Help: helpNames[c.help], Warnings: !c.silent, Words: !c.wordless, Marks: c.marks(), Sound: c.sound}
}

// change takes over those settings that are given.
func (c *settings) change(f form) error {
	if text := f["help"]; text != "" {
		at := slices.Index(helpNames, text)
		if at < 0 {
			return refuse(http.StatusBadRequest, "help is one of %s", strings.Join(helpNames, ", "))
		}
		c.help = help(at)
	}
	for name, set := range map[string]func(bool){
		"sound":    func(on bool) { c.sound = on },
		"warnings": func(on bool) { c.silent = !on },
		"words":    func(on bool) { c.wordless = !on },
	} {
		if f[name] == "" {
			continue
		}
		on, err := f.flag(name)
		if err != nil {
			return err
		}
		set(on)
	}
	return c.changeMarks(f)
}

// changeMarks takes over the kinds of marks to be shown, separated by commas;
// "none" shows none.
func (c *settings) changeMarks(f form) error {
	if f["marks"] == "" {
		return nil
	}
	hidden := byte(1<<len(markNames) - 1)
	for name := range strings.SplitSeq(f["marks"], ",") {
		at := slices.Index(markNames, strings.TrimSpace(name))
		switch {
		case at >= 0:
			hidden &^= 1 << at
		case f["marks"] != "none":
			return refuse(http.StatusBadRequest, "marks are %s, or none", strings.Join(markNames, ", "))
		}
	}
	c.hidden = hidden
	return nil
}

// changeSettings changes those settings that are given, and answers with all.
func (s *Server) changeSettings(w http.ResponseWriter, r *http.Request) error {
	f, err := readForm(w, r)
	if err != nil {
		return err
	}
	c := s.readSettings(r)
	if err := c.change(f); err != nil {
		return err
	}
	value, err := s.cookies.sign(settingsCookie, c.encode())
	if err != nil {
		return err
	}
	s.keep(w, r, settingsCookie, value)
	if wantsHTML(r) {
		http.Redirect(w, r, "/", http.StatusSeeOther)
		return nil
	}
	return writeJSON(w, http.StatusOK, c.chosen())
}
