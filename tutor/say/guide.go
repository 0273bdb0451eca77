package say

import "chesstutor/tutor/chess"

// Guide holds the texts of the page "How to play": the lessons of package
// lesson.
type Guide struct {
	Topics   Topics
	Captions Captions
	// CanGo says in a sentence how many squares a piece can go to.
	CanGo func(t chess.PieceType, on chess.Square, squares int) string
}

// Topics holds the texts of the lessons, by name.
type Topics map[string]Topic

// A Topic is a lesson's title and its paragraphs of short sentences.
type Topic struct {
	Title string
	Text  []string
}

// Captions describes the diagrams, by name, in sentences that are true of their
// positions.
type Captions map[string]string
