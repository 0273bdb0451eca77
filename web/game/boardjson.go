package game

import (
	"fmt"
	"unicode/utf8"

	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/say"
	"chesstutor/web/site"
)

// Board is the JSON encoding of a game. docs/http/play.md documents it.
type Board struct {
	Captured capturedPieces `json:"captured"`
	Active   site.Object    `json:"active"`
	Turn     string         `json:"turn"`
	Ply      int            `json:"ply"`
	Rev      string         `json:"rev"`
	FEN      string         `json:"fen"`
	Players  string         `json:"players"`
	Side     *string        `json:"side"`  // the learner's, nil where no computer plays
	Level    *Level         `json:"level"` // of the computer, nil where it does not play
	Offer    *Level         `json:"offer"` // the level to play next, once a game against the computer has ended
	Status   string         `json:"status"`
	Winner   *string        `json:"winner"`
	Check    bool           `json:"check"`
	Last     *lastMove      `json:"last"`
	SAN      []string       `json:"san"`
	UCI      []string       `json:"uci"`
	Notice   *string        `json:"notice"`
}

// capturedPieces are the pieces of each color that were taken, in order.
type capturedPieces struct {
	White []string `json:"white"`
	Black []string `json:"black"`
}

// lastMove is the move that led to the board.
type lastMove struct {
	From    string `json:"from"`
	To      string `json:"to"`
	SAN     string `json:"san"`
	Capture bool   `json:"capture"`
}

// NewBoard returns the JSON encoding of a game in a language; notice is a sentence to show with it, or "".
func NewBoard(l *say.Language, g *tutor.Game, notice string) *Board {
	p := g.Position()
	b := &Board{
		Captured: capturedPieces{entities(g.Captured(chess.White)), entities(g.Captured(chess.Black))},
		Turn:     p.Turn().String(),
		Ply:      g.Ply(),
		Rev:      g.Rev(),
		FEN:      p.FEN(),
		Players:  g.Setup().Players.String(),
		Level:    LevelOf(l, g),
		Status:   g.Outcome().String(),
		Check:    p.InCheck(),
		SAN:      g.SAN(),
		UCI:      make([]string, 0, g.Ply()),
	}
	for _, s := range p.Occupied().Squares() {
		addSquare(&b.Active, s, entity(p.At(s)))
	}
	for _, m := range g.Moves() {
		b.UCI = append(b.UCI, m.String())
	}
	if computer, plays := g.Computer(); plays {
		b.Side = new(computer.Other().String())
	}
	if winner, ok := g.Winner(); ok {
		b.Winner = new(winner.String())
	}
	if m := lastOf(g); m != chess.NoMove {
		before := g.PositionAt(g.Ply() - 1)
		taken := chess.Taken(before, m)
		b.Last = &lastMove{m.From().String(), m.To().String(), before.SAN(m), taken != chess.NoPiece}
	}
	if notice != "" {
		b.Notice = &notice
	}
	return b
}

// entity returns a piece as the HTML entity of its Unicode symbol.
func entity(pc chess.Piece) string {
	symbol, _ := utf8.DecodeRuneInString(pc.Symbol())
	return fmt.Sprintf("&#%d;", symbol)
}

func entities(pieces []chess.Piece) []string {
	list := make([]string, 0, len(pieces))
	for _, pc := range pieces {
		list = append(list, entity(pc))
	}
	return list
}
