package site

import (
	"net/http"
	"slices"
	"strings"

	"chesstutor/tutor"
	"chesstutor/tutor/say"
)

// A setting is something that a learner chooses, by its place in the table.
type setting int

// The settings, in the order in which answers in JSON list them.
const (
	Help        setting = iota // how much the tutor says by itself
	Warnings                   // a bad mistake is warned of before the computer answers
	warnSetting                // kinds of mistakes that are warned of
	Marks                      // kinds of marks that are shown
	Marking                    // how much is drawn on the board while no piece is chosen
	Sound                      // moves are heard
	Aloud                      // the coach's line is said by the browser's voice
	Turn                       // the board is turned for Black where two play on one device
	Language                   // of all words, by its tag
	ladder                     // how the games against the computer went, which nobody chooses
	welcome                    // the door that was taken, which is asked once
	games                      // how many games against the computer have ended, as far as that matters
)

// The amounts of help.
const (
	fullHelp = "full"
	SomeHelp = "some" // dangers only
	NoHelp   = "none"
)

// table says of each setting what there is to know. A new setting is one entry here, and its words in
// tutor/say.
var table = [...]entry{
	Help:     {name: "help", tag: 1, values: []string{fullHelp, SomeHelp, NoHelp}},
	Warnings: {name: "warnings", tag: 2, values: flagValues, initial: 1},
	warnSetting: {name: "warn", tag: 6, set: true,
		values: []string{string(tutor.WarnMate), string(tutor.WarnLoss), string(tutor.WarnJudged), string(tutor.WarnMissed), string(tutor.WarnStalemate)}},
	Marks: {name: "marks", tag: 3, set: true,
		values: []string{"moveable", "threatened", "valid", "unsafe", "threat", "last", "grade", "words"}},
	Marking: {name: "board", tag: 8, values: []string{"all", "calm"}},

	Sound: {name: "sound", tag: 4, values: flagValues, initial: 1},
	Aloud: {name: "aloud", tag: 9, values: flagValues},
	Turn:  {name: "turn", tag: 5, values: flagValues},

	Language: {name: "language", tag: 7, text: true},

	ladder:  {name: "ladder", tag: 20, kept: tutor.LadderStates},
	welcome: {name: "welcome", tag: 21, kept: uint64(len(doorNames))},
	games:   {name: "games", tag: 22, kept: calmAfter + 2},
}

// flagValues are those of a setting that is on or off.
var flagValues = []string{"false", "true"}

// entry is one line of the table. What is in cookies never changes: its tag, the place of each of its values, and
// the places of a set's members, where a bit says that one is left away. New values come last, 64 at most in a set.
type entry struct {
	name    string // in forms, in JSON and in the page's address
	tag     byte   // in the cookie, different from all others there ever were
	values  []string
	initial uint64 // a newcomer's: the place of a value, or the members left away
	set     bool   // any of the values may be chosen, not one
	text    bool   // its number is a text, of which "" stands for autoLanguage
	kept    uint64 // how many numbers there are of what is only kept here, and not chosen; 0 of a setting
}

// flag reports whether the setting is on or off, and nothing else.
func (e entry) flag() bool { return !e.set && len(e.values) == 2 && e.values[0] == flagValues[0] }

// knows reports whether a number stands for something.
func (e entry) knows(n uint64) bool {
	switch {
	case e.kept > 0:
		return n < e.kept
	case e.set:
		return n>>len(e.values) == 0
	case e.text:
		_, ok := numberText(n)
		return ok
	}
	return n < uint64(len(e.values))
}

// parse reads what a form says of the setting.
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

// parseSet reads the members that are chosen, separated by commas. "none" among them changes nothing: alone it
// chooses none.
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

// Settings is what a learner chose. They live in a cookie of their own, so that they outlive games. The zero value is
// a newcomer's.
type Settings struct {
	changed [len(table)]uint64 // each setting, by the bits in which it differs from a newcomer's
	foreign string             // entries of the cookie that this program does not know
}

func (c Settings) get(s setting) uint64 { return c.changed[s] ^ table[s].initial }

// set changes a setting. What a newer program had written there counts no longer.
func (c *Settings) set(s setting, n uint64) {
	c.changed[s] = n ^ table[s].initial
	c.foreign = withoutEntry(c.foreign, table[s].tag)
}

// On reports whether a setting that is on or off is on.
func (c Settings) On(s setting) bool { return c.get(s) == 1 }

// Choice returns the value chosen of a setting that has one.
func (c Settings) Choice(s setting) string {
	if !table[s].text {
		return table[s].values[c.get(s)]
	}
	if text, _ := numberText(c.get(s)); text != "" {
		return text
	}
	return autoLanguage
}

// members lists what is chosen of a set.
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

// Without names the kinds of marks that are left away, with spaces between;
// "words" also if the tutor is to say nothing.
func (c Settings) Without() string {
	var names []string
	for _, name := range table[Marks].values {
		if !c.Shows(name) || name == "words" && c.Choice(Help) == NoHelp {
			names = append(names, name)
		}
	}
	return strings.Join(names, " ")
}

// change takes over those settings that a form gives.
func (c *Settings) change(f Form) error {
	for s, e := range table {
		if f[e.name] == "" || e.kept > 0 {
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

// JSON returns the settings as answers give them.
func (c Settings) JSON() (o Object) {
	for i, e := range table {
		s := setting(i)
		switch {
		case e.kept > 0:
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

// Ladder returns how the games against the computer went.
func (c Settings) Ladder() tutor.Ladder { return tutor.LadderOf(c.get(ladder)) }

// SetLadder keeps how they went.
func (c *Settings) SetLadder(l tutor.Ladder) { c.set(ladder, l.Number()) }

// Warns reports whether a kind of warning is wanted.
func (c Settings) Warns(kind tutor.Warn) bool {
	return c.get(warnSetting)>>slices.Index(table[warnSetting].values, string(kind))&1 == 0
}

// calmAfter is after how many games against the computer a calmer board is offered, once.
const calmAfter = 4

// CountGame counts a game that is left for another one, if it has ended; and that a calmer board was offered.
func (c *Settings) CountGame(ended bool) {
	if n := c.get(games); n < calmAfter && ended || n == calmAfter {
		c.set(games, n+1)
	}
}

// OffersCalm reports whether it is time to offer a calmer board to who has all marks.
func (c Settings) OffersCalm() bool { return c.get(games) == calmAfter && c.get(Marking) == 0 }
