package exercise

import (
	"slices"

	"chesstutor/tutor/chess"
)

// A Kind is the kind of an exercise.
type Kind string

// The kinds.
const (
	Tap     Kind = "tap"     // tap all squares for which the rule holds
	Collect Kind = "collect" // bring a piece over all stars; the other side stands still
	Maze    Kind = "maze"    // the same, without stopping where an enemy piece can capture it
	OneMove Kind = "move"    // a move that the rule accepts
	Line    Kind = "line"    // some own moves against the best defence
	Judge   Kind = "judge"   // yes or no
	Game    Kind = "game"    // a small game with an end of its own, against a simple player
)

// An Exercise is a position and a task. The right answers follow from the rule and the legal moves; none is stored.
// An Exercise is immutable and may be shared. Read reads its line of JSON, in which the rest are names.
type Exercise struct {
	ID   string `json:"id"` // stable, for addresses and words: "rook-3"
	Kind Kind   `json:"kind"`
	Rule string `json:"rule,omitempty"` // which rule of its kind; none for Collect and Maze
	// Position is the position on the board. White is to move and is the learner. With HiddenKings the kings stand
	// in it only because every position has two: they are not drawn, never move, block nothing and are never in
	// check.
	Position    chess.Position `json:"-"`
	HiddenKings bool           `json:"hiddenKings,omitempty"`
	// Before and Last are the position before and the move that led to the one on the board, where the task asks
	// what a move changed; Last is NoMove otherwise.
	Before chess.Position `json:"-"`
	Last   chess.Move     `json:"-"`
	// The parameters of the task, as the rule needs them.
	Piece    chess.Square    `json:"-"`               // the piece asked about or to be moved, NoSquare if none
	Square   chess.Square    `json:"-"`               // the square asked about, NoSquare if none
	Other    chess.Square    `json:"-"`               // the second square asked about, NoSquare if none
	Stars    chess.Bitboard  `json:"-"`               // squares to collect
	Most     int             `json:"most,omitempty"`  // how many own moves there are
	Least    int             `json:"least,omitempty"` // how many points at least
	Type     chess.PieceType `json:"-"`
	Side     chess.Color     `json:"-"`                  // whose pieces are asked about
	Way      Way             `json:"way,omitempty"`      // in which way it must be done
	Notation string          `json:"notation,omitempty"` // the move to play, in SAN
	SetUp    string          `json:"setUp,omitempty"`    // the set-up of an opening that is spoken of
	Counted  bool            `json:"counted,omitempty"`  // the task tells how many squares there are to tap
	// Doubted tells that a search doubts it: the answer wins too little, or another move as much.
	Doubted bool `json:"doubted,omitempty"`
	// AnotherBoard tells that it is one of a lesson on another board, as Turned makes them.
	AnotherBoard bool `json:"-"`
	// Besides: the move must also be sound (lose nothing), safe, mate or fork.
	Sound bool `json:"sound,omitempty"`
	Safe  bool `json:"safe,omitempty"`
	Mates bool `json:"mates,omitempty"`
	Forks bool `json:"forks,omitempty"`
}

// A Way is a method to meet a danger.
type Way string

// The ways.
const (
	AnyWay     Way = ""
	ByMoving   Way = "move"
	ByGuarding Way = "guard"
	ByTaking   Way = "take"
	ByBlocking Way = "block"
	ByThreat   Way = "threat"
	ByKing     Way = "king"
)

// Hidden returns the squares whose pieces are not drawn.
func (e *Exercise) Hidden() chess.Bitboard { return hidden(e, &e.Position) }

// About returns the squares that the task speaks of and that may be shown with it: the piece and the square asked
// about, or where the pieces of a set-up go. It returns none where these are what the learner has to find.
func (e *Exercise) About() (list []chess.Square) {
	switch e.Rule {
	case "square", "diagonal", "pieces-on-file", "pieces-on-rank", "savers":
		return nil
	case "set-up", "fits", "fitted":
		return markedIn(e.SetUp)
	case "checkers-after":
		return []chess.Square{e.Square}
	}
	for _, s := range []chess.Square{e.Piece, e.Square, e.Other} {
		if s != chess.NoSquare {
			list = append(list, s)
		}
	}
	return list
}

// hidden returns the squares in a position of the exercise whose pieces are not drawn.
func hidden(e *Exercise, p *chess.Position) chess.Bitboard {
	if !e.HiddenKings {
		return 0
	}
	return p.King(chess.White).Bitboard() | p.King(chess.Black).Bitboard()
}

// moves returns the legal moves that the learner, or the other side in a game, may choose from: all but those of
// hidden kings.
func (e *Exercise) moves(p *chess.Position) []chess.Move {
	unseen := hidden(e, p)
	return slices.DeleteFunc(p.Moves(), func(m chess.Move) bool { return unseen.Has(m.From()) })
}
