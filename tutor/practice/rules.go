package practice

import "strings"

// Rules returns the rules of all exercises in the bank. Languages have words for each of them.
func Rules() []string {
	return []string{
		"mine-taken", "attackers", "taken-by", "safe-squares", "free", "saves", "escapes", "helpers", "blocks",
		"out-of-check", "mates", "sound", "newly-attacked", "newly-free", "mistake", "forks", "skewers", "pins",
		"opens-line", "mate", "promote", "stops-promotion", "brings-out",
		"keeps-win", "keeps-draw", "traps", "threatens-mate", "stops-mate", "opens-check", "removes-guard", "lures",
		"simplifies", "in-between",
	}
}

// IsID reports whether an id is of an exercise of the bank, not of a lesson: only those of the bank contain a dot.
func IsID(id string) bool { return strings.Contains(id, ".") }
