package uci

import (
	"errors"
	"slices"
	"strings"

	"chesstutor/tutor/chess"
)

// resetPosition sets up the starting position.
func (s *session) resetPosition() {
	s.position, s.start, s.moves, s.earlier = chess.Start(), chess.Start(), nil, nil
}

// setPosition handles "position". The position changes only if the whole command is valid.
func (s *session) setPosition(words []string) {
	split := slices.Index(words, "moves")
	if split < 0 {
		split = len(words)
	}
	start, err := setUp(words[:split])
	if err != nil {
		s.reportError("position: %v", err)
		return
	}
	p, earlier, moves := start, []uint64(nil), []chess.Move(nil)
	for _, text := range words[min(split+1, len(words)):] {
		m, err := p.ParseUCI(text)
		if err != nil {
			s.reportError("position: %s: %v", text, err)
			return
		}
		earlier, moves = append(earlier, p.Key()), append(moves, m)
		p = p.Play(m)
	}
	s.position, s.start, s.moves, s.earlier = p, start, moves, earlier
}

var errNoPosition = errors.New("give startpos or fen and a position")

// setUp parses "startpos", or "fen" and a FEN, whose two numbers at the end may be missing, as some
// programs leave them out.
func setUp(words []string) (chess.Position, error) {
	if len(words) == 1 && words[0] == "startpos" {
		return chess.Start(), nil
	}
	if len(words) < 5 || words[0] != "fen" {
		return chess.Position{}, errNoPosition
	}
	fields := append(slices.Clone(words[1:]), []string{"0", "1"}[min(max(len(words)-5, 0), 2):]...)
	return chess.ParseFEN(strings.Join(fields, " "))
}
