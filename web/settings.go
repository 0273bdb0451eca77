package web

import (
	"net/http"
	"slices"
	"strings"

	"chesstutor/ai"
	"chesstutor/templates"
	"chesstutor/tutor"
)

func (s *Server) settingsRoutes() {
	s.get("/settings", s.showSettings)
	s.post("/settings", s.changeSettings)
}

// help is how much the tutor says by itself.
type help byte

// The amounts of help. Their order is that of the cookie: it never changes.
const (
	fullHelp help = iota
	someHelp      // dangers only
	noHelp
)

var helpNames = [...]string{fullHelp: "full", someHelp: "some", noHelp: "none"}

// helpTexts say what each amount of help is.
var helpTexts = [...]string{
	fullHelp: "All it sees", someHelp: "Dangers only", noHelp: "Nothing by itself",
}

// The kinds of marks that can be left away, by the names of their classes, and
// the words about a move; a kind's place is its bit in the cookie, so it never
// changes.
var markNames = []string{"moveable", "threatened", "valid", "unsafe", "threat", "last", "grade", "words"}

// markTexts say what each kind of mark is, for the page of settings.
var markTexts = map[string]string{
	"moveable":   "Borders round the pieces that can move",
	"threatened": "Pieces that could be taken",
	"valid":      "Squares a piece may go to",
	"unsafe":     "Which of these squares are not safe",
	"threat":     "Pieces that threaten, flashing",
	"last":       "The last move",
	"grade":      "What a move comes to by the count",
	"words":      "What is said of a move while you look at it",
}

// settings is what a learner chose. They live in a cookie of their own, so that
// they outlive games. The zero value is a newcomer's: everything is shown, and
// nothing is heard.
type settings struct {
	help   help
	silent bool // no warnings
	sound  bool // moves are heard
	turn   bool // the board is turned for Black where two play on one device
	hidden byte // marks left away, bits by place in markNames
}

// The bytes of settings, version 1: the version, bits, and the marks left away.
const (
	settingsVersion = 1
	settingsBytes   = 3

	settingSound   = 1 << 0
	settingSilent  = 1 << 1
	helpShift      = 2
	settingTurn    = 1 << 4
	settingsUnused = 0xe0
)

func (c settings) encode() []byte {
	bits := byte(c.help) << helpShift
	if c.sound {
		bits |= settingSound
	}
	if c.silent {
		bits |= settingSilent
	}
	if c.turn {
		bits |= settingTurn
	}
	return []byte{settingsVersion, bits, c.hidden}
}

// decodeSettings reads the bytes of settings; any others are the settings of a
// newcomer.
func decodeSettings(data []byte) settings {
	if len(data) != settingsBytes || data[0] != settingsVersion || data[1]&settingsUnused != 0 ||
		int(data[1]>>helpShift&3) >= len(helpNames) {
		return settings{}
	}
	return settings{
		help: help(data[1] >> helpShift & 3), silent: data[1]&settingSilent != 0,
		sound: data[1]&settingSound != 0, turn: data[1]&settingTurn != 0, hidden: data[2],
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

// without names the kinds of marks that are left away, with spaces between;
// "words" also if the tutor is to say nothing.
func (c settings) without() string {
	var names []string
	for _, name := range markNames {
		if !c.shows(name) {
			names = append(names, name)
		}
	}
	if c.help == noHelp && c.shows("words") {
		names = append(names, "words")
	}
	return strings.Join(names, " ")
}

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

// chosen is settings as JSON tells them, and the level, which is the game's: a
// game, once begun, does not depend on settings.
type chosen struct {
	Help     string   `json:"help"`
	Warnings bool     `json:"warnings"`
	Marks    []string `json:"marks"`
	Sound    bool     `json:"sound"`
	Turn     bool     `json:"turn"`
	Level    ai.Level `json:"level"`
}

func (ss *session) chosen() chosen {
	c := ss.settings
	return chosen{helpNames[c.help], !c.silent, c.marks(), c.sound, c.turn, ss.game.Setup().Level}
}

// change takes over those settings that are given.
func (c *settings) change(f form) error {
	if text := f["help"]; text != "" {
		at := slices.Index(helpNames[:], text)
		if at < 0 {
			return refuse(http.StatusBadRequest, "help is one of %s", strings.Join(helpNames[:], ", "))
		}
		c.help = help(at)
	}
	warnings := !c.silent
	for name, setting := range map[string]*bool{"sound": &c.sound, "turn": &c.turn, "warnings": &warnings} {
		if f[name] == "" {
			continue
		}
		on, err := f.flag(name)
		if err != nil {
			return err
		}
		*setting = on
	}
	c.silent = !warnings
	return c.changeMarks(f)
}

// changeMarks takes over the kinds of marks to be shown, separated by commas.
// "none" among them changes nothing: alone it shows none.
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
		case name != "none":
			return refuse(http.StatusBadRequest, "marks are %s, or none", strings.Join(markNames, ", "))
		}
	}
	c.hidden = hidden
	return nil
}

// showSettings answers with all settings.
func (s *Server) showSettings(w http.ResponseWriter, r *http.Request) error {
	ss := s.session(r)
	if !wantsHTML(r) {
		return writeJSON(w, http.StatusOK, ss.chosen())
	}
	c := ss.settings
	page := templates.Settings{
		Layout: layout("/settings", "Settings"),
		Others: []templates.Option{
			{Name: "warnings", Value: "true", Text: "Warn me before the computer answers a bad mistake", On: !c.silent},
			{Name: "sound", Value: "true", Text: "A quiet sound when a piece moves", On: c.sound},
			{Name: "turn", Value: "true", Text: "Turn the board after each move when two play on this device", On: c.turn},
		},
	}
	if setup := ss.game.Setup(); setup.Players == tutor.AgainstComputer {
		page.Levels = levelChoices(ss.language, "How the computer plays, from its next move on", setup.Level)
	}
	for i, name := range helpNames {
		page.Help = append(page.Help, templates.Option{Name: "help", Value: name, Text: helpTexts[i], On: c.help == help(i)})
	}
	for _, name := range markNames {
		page.Marks = append(page.Marks, templates.Option{Name: "marks", Value: name, Text: markTexts[name], On: c.shows(name)})
	}
	return writePage(w, r, http.StatusOK, templates.SettingsPage(page))
}

// changeSettings changes those settings that are given, and answers with all.
func (s *Server) changeSettings(w http.ResponseWriter, r *http.Request) error {
	f, err := readForm(w, r)
	if err != nil {
		return err
	}
	ss := s.session(r)
	if err := ss.settings.change(f); err != nil {
		return err
	}
	leveled, err := ss.changeLevel(f)
	if err != nil {
		return err
	}
	if leveled {
		if err := s.keepGame(w, r, ss.game); err != nil {
			return err
		}
	}
	if err := s.keepSettings(w, r, ss.settings); err != nil {
		return err
	}
	if wantsHTML(r) {
		http.Redirect(w, r, "/", http.StatusSeeOther)
		return nil
	}
	return writeJSON(w, http.StatusOK, ss.chosen())
}

// keepSettings sends the cookie of settings.
func (s *Server) keepSettings(w http.ResponseWriter, r *http.Request, c settings) error {
	value, err := s.cookies.sign(settingsCookie, c.encode())
	if err != nil {
		return err
	}
	s.keep(w, r, settingsCookie, value)
	return nil
}
