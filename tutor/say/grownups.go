package say

// GrownUps holds the texts of the page for parents, teachers and hosts: five cards, and the pages behind them.
type GrownUps struct {
	Title, Intro string
	Link         string // leads here from other pages

	What, WhatSays string // a card that leads to AboutPage

	// Cards with pages of their own.
	Keeps, Child, Sheets, School GrownUpPage

	KeptOfRooms, KeptWithoutRooms GrownUpPart // of Keeps: on a server with rooms, and on one without
	KeptOfClasses                 GrownUpPart // of Keeps, on a server with rooms
	TwoChildren, ClassHere        GrownUpPart // of School, on a server with rooms
	ClassSays                     string      // of School there, in place of what it says without

	// Where the pages lead on to, besides back to the cards.
	KeptHere, Path, Skills, Sheet, Certificate, Position, Progress, Settings string
	MakeClass, JoinClass                                                     string
}

// GrownUpPage is a page behind a card.
type GrownUpPage struct {
	Title string
	Says  string // on the card and to search engines, what the page tells
	Parts []GrownUpPart
}

// GrownUpPart is a section of a page.
type GrownUpPart struct {
	Title string
	Texts []string // a paragraph each
}
