package pgn

import (
	"strconv"
	"strings"

	"chesstutor/tutor/chess"
)

// startOf reads the start of a game as people write it: with fields missing or left over spaces, with counts that
// cannot be, and with castling rights whose king and rook are not at home, which are dropped, as the editor of
// positions drops them. It returns whether any were. The error is that of what cannot be mended.
func startOf(fen string) (p chess.Position, dropped bool, err error) {
	fields := strings.Fields(fen)
	if p, err = chess.ParseFEN(strings.Join(fields, " ")); err == nil {
		return p, false, nil
	}
	draft, err := chess.ParseDraft(fen)
	if err != nil {
		return p, false, err
	}
	if p, err = draft.Position(); err != nil {
		return p, false, err
	}
	dropped = len(fields) > 2 && len(strings.Trim(fields[2], "-")) > len(strings.Trim(p.Castling().String(), "-"))
	mended := strings.Fields(p.FEN())
	for i, least := range map[int]int{4: 0, 5: 1} {
		if len(fields) > i {
			if n, err := strconv.Atoi(fields[i]); err == nil && n >= least {
				mended[i] = fields[i]
			}
		}
	}
	if counted, err := chess.ParseFEN(strings.Join(mended, " ")); err == nil {
		p = counted
	}
	return p, dropped, nil
}
