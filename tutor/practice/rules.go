package practice

import "strings"

// Rules returns the rules of all exercises in the bank, by which their words are
// found.
func Rules() []string {
	return []string{
		"mine-taken", "attackers", "safe-squares", "free", "saves", "escapes", "helpers", "blocks", "out-of-check",
		"mates", "sound", "newly-attacked", "newly-free", "mistake", "forks", "skewers", "pins", "opens-line",
		"mate", "promote", "stops-promotion",
	}
}

// IsID reports whether an exercise with an id is one of the bank's: no lesson's has a
// point in it.
func IsID(id string) bool { return strings.Contains(id, ".") }
