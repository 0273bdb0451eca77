package me

import (
	"chesstutor/templates/frame"
	"chesstutor/templates/wording"
)

// Seen is the page that shows what is stored of how a learner's chances in games went.
type Seen struct {
	frame.Layout
	Say    wording.Seen
	Notice string
	Full   bool   // full help is chosen
	Game   string // how the chances of the last game went, "" if there were none
	Groups []SeenGroup
}

// SeenGroup is a group of ideas.
type SeenGroup struct {
	Name    string
	Chances string // how they went, the last one first
	Coach   string // what the coach does
}
