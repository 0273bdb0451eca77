// Package link encodes a whole game, its start and its moves and nothing else, as a short text for
// a URL.
//
// The text begins with the version, "1". A start position of its own follows between tildes, as FEN
// with "." for "/" and "_" for a space. The rest is a number from 0 to 1 in digits of base 64: the
// moves in arithmetic coding, each by its estimated probability among the legal moves. The
// features, weights and players that the estimates come from belong to the version and must never
// change: a better estimate needs a new version, and every version stays decodable.
package link

import (
	"errors"
	"slices"
	"strings"

	"chesstutor/tutor"
	"chesstutor/tutor/chess"
)

// version is what the texts of this version begin with.
const version = "1"

// MaxLength bounds the texts that Decode reads, in bytes. They hold every game of tutor.MaxPlies: no
// move takes 16 bits, and a start position takes 94 characters at most.
const MaxLength = 16*tutor.MaxPlies/digitBits + 100

// goesOn/endTotal is the probability that a game that has not ended has another move.
const (
	goesOn   = 63
	endTotal = 64
)

// ErrNoGame is the error of Decode for a text that Encode does not write.
var ErrNoGame = errors.New("this text is not a game")

// Encode returns a game's start and moves as a text of letters, digits and "-_.~".
func Encode(g *tutor.Game) string {
	var text strings.Builder
	text.WriteString(version)
	if g.Setup().Start != chess.Start() {
		start := g.Setup().Start
		text.WriteString("~" + fenToText.Replace(start.FEN()) + "~")
	}
	v := newInterval()
	r := newReader(g.Setup().Start)
	for ply, played := range g.Moves() {
		v.narrow(0, goesOn, endTotal)
		f := r.forecast()
		at := slices.Index(f.moves, played)
		v.narrow(f.before(at), f.chances[at], f.total)
		r.play(f, at, g.PositionAt(ply+1))
	}
	if !endedByRule(g) {
		v.narrow(goesOn, endTotal-goesOn, endTotal)
	}
	text.WriteString(v.digits())
	return text.String()
}

// endedByRule reports whether no move can follow in a game of any length: the end of a text is of a
// version of its own, and not of what is too long for us.
func endedByRule(g *tutor.Game) bool {
	return g.Outcome() != chess.Playing && g.Outcome() != chess.MoveLimit
}

var (
	fenToText = strings.NewReplacer("/", ".", " ", "_")
	textToFEN = strings.NewReplacer(".", "/", "_", " ")
)

// Decode returns the encoded game, as a game of two players. It returns tutor.ErrTooLong for a game of
// more than tutor.MaxPlies, without a look at more of it, and ErrNoGame for any other text that Encode
// does not write, of this version or one before.
func Decode(text string) (*tutor.Game, error) {
	rest, ok := strings.CutPrefix(text, version)
	if !ok {
		return nil, ErrNoGame
	}
	if len(text) > MaxLength {
		return nil, tutor.ErrTooLong
	}
	start := chess.Start()
	if fen, ok := strings.CutPrefix(rest, "~"); ok {
		if fen, rest, ok = strings.Cut(fen, "~"); !ok {
			return nil, ErrNoGame
		}
		var err error
		if start, err = chess.ParseFEN(textToFEN.Replace(fen)); err != nil {
			return nil, ErrNoGame
		}
	}
	p, ok := newPoint(rest)
	if !ok {
		return nil, ErrNoGame
	}
	g := tutor.NewGame(tutor.Setup{Start: start, Players: tutor.TwoPlayers})
	r := newReader(start)
	most := mostPlies(len(rest))
	for !endedByRule(g) {
		if p.at(endTotal) >= goesOn {
			break
		}
		if g.Outcome() == chess.MoveLimit {
			return nil, tutor.ErrTooLong
		}
		p.narrow(0, goesOn, endTotal)
		f := r.forecast()
		at := f.find(p.at(f.total))
		p.narrow(f.before(at), f.chances[at], f.total)
		if err := g.Play(f.moves[at]); err != nil || g.Ply() > most {
			return nil, ErrNoGame
		}
		r.play(f, at, g.Position())
	}
	if Encode(g) != text { // one game, one text
		return nil, ErrNoGame
	}
	return g, nil
}

// mostPlies bounds the plies that a number of digits can encode: each ply narrows the interval to
// at most 63/64 of its width.
func mostPlies(digits int) int { return 64 * digitBits * (digits + 2) }
