package learn

import (
	"chesstutor/tutor/chance"
	"chesstutor/tutor/lesson"
)

// lookFor are the groups of ideas that games after lessons look for. A box, what is weak and endings of a rook, which
// the tables judge, are no chances.
var lookFor = map[string]chance.Group{
	"use-pin": chance.PinSkewer, "use-skewer": chance.PinSkewer, "discovered": chance.OpenedLine,
	"defender": chance.Trade, "deflection": chance.Trade, "trap": chance.Trapped, "mating-nets": chance.MateInOne,
	"before-you-move": chance.Danger, "threats-first": chance.Danger, "defend": chance.Danger,
	"long-count": chance.Trade,
	"square":     chance.Promotion, "opposition": chance.Promotion, "key-squares": chance.Promotion,
	"pawn-race": chance.Promotion,
	"habits":    chance.Opening, "traps-to-know": chance.Opening, "set-ups": chance.Opening,
	"trade-ahead": chance.Trade, "files": chance.Opening, "shelter": chance.Opening, "passed": chance.Promotion,
}

// lookForURL returns where a game begins in which to look for what a lesson taught.
func lookForURL(l *lesson.Lesson) string {
	if look, ok := lookFor[l.Name]; ok {
		return "/new?look=" + string(look)
	}
	return "/new"
}
