package uci

import (
	"fmt"
	"strconv"
	"strings"

	"chesstutor/ai"
)

// options are what "setoption" sets.
type options struct {
	names     func(ai.Level) string // of the levels
	mebibytes int
	threads   int
	lines     int
	level     ai.Level
	useLevel  bool // play as the level; otherwise at full strength
}

const (
	mostMebibytes = 1024
	mostThreads   = 64
	mostLines     = 256
	fullStrength  = "full strength"
)

func defaults(names func(ai.Level) string) options {
	return options{mebibytes: ai.DefaultMebibytes, threads: 1, lines: 1, names: names}
}

// list returns the options as the answer to "uci" lists them.
func (o *options) list() []string {
	level := "Level type combo default " + fullStrength + " var " + fullStrength
	for _, l := range ai.Levels() {
		level += " var " + o.names(l)
	}
	return []string{
		fmt.Sprintf("Hash type spin default %d min 1 max %d", ai.DefaultMebibytes, mostMebibytes),
		"Clear Hash type button",
		fmt.Sprintf("Threads type spin default 1 min 1 max %d", mostThreads),
		fmt.Sprintf("MultiPV type spin default 1 min 1 max %d", mostLines),
		"Ponder type check default false",
		level,
	}
}

// set handles "setoption name ... value ...". Names are case-insensitive.
func (s *session) set(words []string) {
	name, value, ok := splitOption(words)
	if !ok {
		s.reportError("setoption: give name and value")
		return
	}
	var err error
	switch strings.ToLower(name) {
	case "hash":
		var n int
		if n, err = number(value, 1, mostMebibytes); err == nil && n != s.options.mebibytes {
			s.options.mebibytes, s.engine = n, nil
		}
	case "clear hash":
		s.forget()
	case "threads":
		var n int
		if n, err = number(value, 1, mostThreads); err == nil {
			s.options.threads = n
		}
	case "multipv":
		var n int
		if n, err = number(value, 1, mostLines); err == nil {
			s.options.lines = n
		}
	case "ponder":
	case "level":
		err = s.options.setLevel(value)
	default:
		err = fmt.Errorf("no such option")
	}
	if err != nil {
		s.reportError("setoption: %s: %v", name, err)
	}
}

// splitOption returns what stands between "name" and "value", and after it.
func splitOption(words []string) (name, value string, ok bool) {
	if len(words) < 2 || words[0] != "name" {
		return "", "", false
	}
	name, value, _ = strings.Cut(strings.Join(words[1:], " ")+" ", " value ")
	return strings.TrimSpace(name), strings.TrimSpace(value), true
}

// number parses a number from least to most.
func number(text string, least, most int) (int, error) {
	n, err := strconv.Atoi(text)
	if err != nil || n < least || n > most {
		return 0, fmt.Errorf("%q is not a number from %d to %d", text, least, most)
	}
	return n, nil
}

// setLevel selects a level by its name.
func (o *options) setLevel(name string) error {
	if strings.EqualFold(name, fullStrength) {
		o.useLevel = false
		return nil
	}
	for _, l := range ai.Levels() {
		if strings.EqualFold(name, o.names(l)) {
			o.level, o.useLevel = l, true
			return nil
		}
	}
	return fmt.Errorf("there is no level %q", name)
}
