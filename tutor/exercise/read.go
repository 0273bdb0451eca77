package exercise

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"

	"chesstutor/tutor/chess"
)

// record is an exercise as a line of JSON: its own fields, and the names of what chess has types for.
type record struct {
	*Exercise
	FEN    string   `json:"fen"`
	Last   string   `json:"last,omitempty"` // a move: the exercise begins after it was played from FEN
	Piece  string   `json:"piece,omitempty"`
	Square string   `json:"square,omitempty"`
	Other  string   `json:"other,omitempty"`
	Stars  []string `json:"stars,omitempty"`
	Type   string   `json:"type,omitempty"`
	Side   string   `json:"side,omitempty"`
}

// Read parses exercises, a JSON object on each line. It returns an error with the line number for invalid JSON,
// unknown fields or rules, and exercises that lack what their kind needs.
func Read(data []byte) (list []*Exercise, err error) {
	lines := bufio.NewScanner(bytes.NewReader(data))
	for n := 1; lines.Scan(); n++ {
		e, err := read(lines.Bytes())
		if err != nil {
			return nil, fmt.Errorf("exercise: line %d: %w", n, err)
		}
		list = append(list, e)
	}
	return list, lines.Err()
}

func read(line []byte) (*Exercise, error) {
	e := &Exercise{}
	r := record{Exercise: e}
	d := json.NewDecoder(bytes.NewReader(line))
	d.DisallowUnknownFields()
	if err := d.Decode(&r); err != nil {
		return nil, err
	}
	var failed error
	square := func(name string) chess.Square {
		s, err := chess.ParseSquare(name)
		failed = errors.Join(failed, err)
		return s
	}
	squareOrNone := func(name string) chess.Square {
		if name == "" {
			return chess.NoSquare
		}
		return square(name)
	}
	e.Piece, e.Square, e.Other = squareOrNone(r.Piece), squareOrNone(r.Square), squareOrNone(r.Other)
	for _, name := range r.Stars {
		e.Stars |= square(name).Bitboard()
	}
	var err error
	if e.Position, err = chess.ParseFEN(r.FEN); err != nil {
		return nil, err
	}
	if r.Last != "" {
		e.Before = e.Position
		if e.Last, err = e.Before.ParseUCI(r.Last); err != nil {
			return nil, err
		}
		e.Position = e.Before.Play(e.Last)
	}
	return e, errors.Join(failed, e.words(&r), e.check())
}

// ways are all values of Way, the method that a task asks for.
var ways = []Way{AnyWay, ByMoving, ByGuarding, ByTaking, ByBlocking, ByThreat, ByKing}

// words parses the piece type, the side and the way that the task names.
func (e *Exercise) words(r *record) error {
	for t := chess.Pawn; t <= chess.King; t++ {
		if r.Type == t.String() {
			e.Type = t
		}
	}
	if r.Side == chess.Black.String() {
		e.Side = chess.Black
	}
	switch {
	case r.Type != "" && e.Type == chess.NoPieceType:
		return fmt.Errorf("%s: no kind of piece %q", e.ID, r.Type)
	case r.Side != "" && r.Side != e.Side.String():
		return fmt.Errorf("%s: no side %q", e.ID, r.Side)
	case !slices.Contains(ways, r.Way):
		return fmt.Errorf("%s: no way %q", e.ID, r.Way)
	}
	return nil
}

// check returns an error if the exercise lacks what its kind needs.
func (e *Exercise) check() error {
	known := true
	switch e.Kind {
	case Tap:
		_, known = taps[e.Rule]
		if _, err := e.moveAsked(); e.Rule == "checkers-after" && err != nil {
			return fmt.Errorf("%s: %w", e.ID, err)
		}
	case OneMove:
		_, known = moveRules[e.Rule]
		if _, err := e.Position.ParseSAN(e.Notation); e.Rule == "notation" && err != nil {
			return fmt.Errorf("%s: %w", e.ID, err)
		}
	case Judge:
		if _, known = moveJudgements[e.Rule]; known {
			if _, err := e.moveAsked(); err != nil {
				return fmt.Errorf("%s: %w", e.ID, err)
			}
			break
		}
		_, known = judgements[e.Rule]
	case Line:
		_, known = goalOf(e)
	case Game:
		_, known = gameOf(e.Rule)
	case Collect, Maze:
		if e.Piece == chess.NoSquare || e.Stars == 0 || e.Most == 0 {
			return fmt.Errorf("%s lacks a piece, stars or moves", e.ID)
		}
	default:
		known = false
	}
	if known && e.Kind != Line && tabled[e.Rule] && !e.hasTable() {
		return fmt.Errorf("%s: no table has this ending", e.ID)
	}
	if !known {
		return fmt.Errorf("%s: no rule %q of kind %q", e.ID, e.Rule, e.Kind)
	}
	if (e.Kind == Line || e.Kind == Game) && e.Most < 1 {
		return fmt.Errorf("%s: how many moves are there?", e.ID)
	}
	if e.Kind == Line && e.Rule == "wins" && e.Least < 1 {
		return fmt.Errorf("%s: how many points are to be won?", e.ID)
	}
	needsSetUp := e.Rule == "set-up" || e.Rule == "fits" || e.Rule == "fitted"
	if _, known := setUps[e.SetUp]; !known && (needsSetUp || e.SetUp != "") {
		return fmt.Errorf("%s: no set-up %q", e.ID, e.SetUp)
	}
	if e.ID == "" || strings.ContainsAny(e.ID, " /") || e.Position.Turn() != chess.White {
		return fmt.Errorf("%q: needs a name, and White to move", e.ID)
	}
	return nil
}
