package site

import (
	"net/http"
	"slices"
	"strings"

	"chesstutor/tutor"
	"chesstutor/tutor/coach"
	"chesstutor/tutor/say"
)

// A setting is the index of a setting in the table.
type setting int

// The settings, in the order in which answers in JSON list them.
const (
	Help        setting = iota // how much the tutor says by itself
	Warnings                   // warn of a bad mistake before the computer answers
	warnSetting                // kinds of mistakes that are warned of
	Marks                      // kinds of marks that are shown
	Marking                    // how much is drawn on the board while no piece is chosen
	Full                       // the coach always tells, and never asks instead
	Guessing                   // the learner guesses what can be taken before the marks show it
	Sound                      // sounds are on
	Aloud                      // the coach's line is read aloud by the browser's voice
	Turn                       // the board is turned for Black where two play on one device
	Language                   // the language, by its tag
	ladder                     // state: how the games against the computer went
	welcome                    // state: the door that was taken
	games                      // state: how many games against the computer have ended, up to calmAfter+1
)

// The amounts of help.
const (
	fullHelp = "full"
	SomeHelp = "some" // dangers only
	NoHelp   = "none"
)

// CalmMarks is the value of Marking that draws a ring on what is really in danger, and little else.
const CalmMarks = "calm"

// table describes each setting. A new setting is one entry here, and its words in tutor/say.
var table = [...]entry{
	Help:     {name: "help", tag: 1, values: []string{fullHelp, SomeHelp, NoHelp}},
	Warnings: {name: "warnings", tag: 2, values: flagValues, initial: 1},
	warnSetting: {name: "warn", tag: 6, set: true,
		values: []string{
			string(coach.WarnMate),
			string(coach.WarnLoss),
			string(coach.WarnJudged),
			string(coach.WarnMissed),
			string(coach.WarnStalemate),
		}},
	Marks: {name: "marks", tag: 3, set: true,
		values: []string{"moveable", "threatened", "valid", "unsafe", "threat", "last", "grade", "words"}},
	Marking: {name: "board", tag: 8, values: []string{"all", CalmMarks}},

	Full:     {name: "full", tag: 10, values: flagValues},
	Guessing: {name: "guess", tag: 11, values: flagValues},
	Sound:    {name: "sound", tag: 4, values: flagValues, initial: 1},
	Aloud:    {name: "aloud", tag: 9, values: flagValues},
	Turn:     {name: "turn", tag: 5, values: flagValues},

	Language: {name: "language", tag: 7, text: true},

	ladder:  {name: "ladder", tag: 20, states: tutor.LadderStates},
	welcome: {name: "welcome", tag: 21, states: uint64(len(doorNames))},
	games:   {name: "games", tag: 22, states: calmAfter + 2},
}

// flagValues are the values of a setting that is on or off.
var flagValues = []string{"false", "true"}

// entry is one line of the table. Cookies contain the tag and the index of the value, or for a set a bit for each
// member that is not in it. These never change: new values come last, 64 at most in a set.
type entry struct {
	name    string // in forms, in JSON and in the query
	tag     byte   // in the cookie, never reused
	values  []string
	initial uint64 // the default: the index of a value, or the bits of the members not in a set
	set     bool   // a set of any of the values, not one value
	text    bool   // a text, see textNumber; "" stands for autoLanguage
	states  uint64 // for state that is not a setting, the number of its values; 0 for a setting
}

// flag reports whether the setting is on or off, and nothing else.
func (e entry) flag() bool { return !e.set && len(e.values) == 2 && e.values[0] == flagValues[0] }

// knows reports whether a number is a valid value.
func (e entry) knows(n uint64) bool {
	switch {
	case e.states > 0:
		return n < e.states
	case e.set:
		return n>>len(e.values) == 0
	case e.text:
		_, ok := numberText(n)
		return ok
	}
	return n < uint64(len(e.values))
}

// parse returns the value of the setting in a form.
func (e entry) parse(f Form) (uint64, error) {
	switch {
	case e.set:
		return e.parseSet(f[e.name])
	case e.flag():
		on, err := f.flag(e.name)
		if err != nil || !on {
			return 0, err
		}
		return 1, nil
	case e.text && f[e.name] == autoLanguage:
		return 0, nil
	case e.text:
		n, _ := textNumber(f[e.name])
		return n, nil
	}
	at := slices.Index(e.values, f[e.name])
	if at < 0 {
		return 0, RefuseFor(http.StatusBadRequest, say.Problem{Key: say.NotOneOf, Name: e.name, Names: e.values})
	}
	return uint64(at), nil
}

// parseSet parses the members of a set, separated by commas. "none" is ignored, so alone it gives the empty set.
func (e entry) parseSet(text string) (uint64, error) {
	left := uint64(1)<<len(e.values) - 1
	for name := range strings.SplitSeq(text, ",") {
		at := slices.Index(e.values, strings.TrimSpace(name))
		switch {
		case at >= 0:
			left &^= 1 << at
		case name != "none":
			return 0, RefuseFor(http.StatusBadRequest, say.Problem{Key: say.NotSomeOf, Name: e.name, Names: e.values})
		}
	}
	return left, nil
}

// Settings is a learner's settings. They have a cookie of their own, so that they outlive games. The zero value has
// the defaults.
type Settings struct {
	changed [len(table)]uint64 // the value of each setting XOR its default
	foreign string             // entries of the cookie that this program does not know
}

func (c Settings) get(s setting) uint64 { return c.changed[s] ^ table[s].initial }

// set changes a setting. It drops any value of this setting that a newer program had written.
func (c *Settings) set(s setting, n uint64) {
	c.changed[s] = n ^ table[s].initial
	c.foreign = withoutEntry(c.foreign, table[s].tag)
}

// On reports whether a setting that is on or off is on.
func (c Settings) On(s setting) bool { return c.get(s) == 1 }

// Choice returns the value of a setting that is neither a flag nor a set.
func (c Settings) Choice(s setting) string {
	if !table[s].text {
		return table[s].values[c.get(s)]
	}
	if text, _ := numberText(c.get(s)); text != "" {
		return text
	}
	return autoLanguage
}

// members returns the members of a set.
func (c Settings) members(s setting) []string {
	chosen := []string{}
	for i, name := range table[s].values {
		if c.get(s)>>i&1 == 0 {
			chosen = append(chosen, name)
		}
	}
	return chosen
}

// Shows reports whether a kind of mark is shown.
func (c Settings) Shows(mark string) bool {
	return c.get(Marks)>>slices.Index(table[Marks].values, mark)&1 == 0
}

// Without returns the kinds of marks that are switched off, separated by spaces; "words" also if help is off.
func (c Settings) Without() string {
	var names []string
	for _, name := range table[Marks].values {
		if !c.Shows(name) || name == "words" && c.Choice(Help) == NoHelp {
			names = append(names, name)
		}
	}
	return strings.Join(names, " ")
}

// change sets the settings that are in a form.
func (c *Settings) change(f Form) error {
	for s, e := range table {
		if f[e.name] == "" || e.states > 0 {
			continue
		}
		n, err := e.parse(f)
		if err != nil {
			return err
		}
		c.set(setting(s), n)
	}
	return nil
}

// JSON returns the settings as a JSON object.
func (c Settings) JSON() (o Object) {
	for i, e := range table {
		s := setting(i)
		switch {
		case e.states > 0:
		case e.set:
			o = append(o, Member{e.name, c.members(s)})
		case e.flag():
			o = append(o, Member{e.name, c.On(s)})
		default:
			o = append(o, Member{e.name, c.Choice(s)})
		}
	}
	return o
}

// Ladder returns the record of results against the computer.
func (c Settings) Ladder() tutor.Ladder { return tutor.LadderOf(c.get(ladder)) }

// Warns reports whether a kind of warning is wanted.
func (c Settings) Warns(kind coach.Warn) bool {
	return c.get(warnSetting)>>slices.Index(table[warnSetting].values, string(kind))&1 == 0
}

// calmAfter is the number of ended games against the computer after which a calmer board is offered, once.
const calmAfter = 4

// Learn records the result of a game when a new game replaces it: on the ladder if it has ended, and for the offer of a
// calmer board. Past calmAfter it records that this was offered.
func (c *Settings) Learn(g *tutor.Game) {
	next, _, ended := c.Ladder().After(g)
	if ended {
		c.set(ladder, next.Number())
	}
	if n := c.get(games); n < calmAfter && ended || n == calmAfter {
		c.set(games, n+1)
	}
}

// Fades reports whether the coach may ask about what the learner has often seen instead of telling it: not in a first
// game, and not where everything shall be told.
func (c Settings) Fades() bool { return c.get(games) > 0 && !c.On(Full) }

// OffersCalm reports whether to offer a calmer board now.
func (c Settings) OffersCalm() bool { return c.get(games) == calmAfter && c.get(Marking) == 0 }
