package pgn

import (
	"errors"
	"strings"

	"chesstutor/tutor/chess"
)

// plainSigns replaces variants of signs that people and programs write by those of SAN.
var plainSigns = strings.NewReplacer(
	"♔",
	"K",
	"♕",
	"Q",
	"♖",
	"R",
	"♗",
	"B",
	"♘",
	"N",
	"♙",
	"",
	"♚",
	"K",
	"♛",
	"Q",
	"♜",
	"R",
	"♝",
	"B",
	"♞",
	"N",
	"♟",
	"",
	"×",
	"x",
	":",
	"x",
	"–",
	"-",
	"—",
	"-",
	"‑",
	"-",
	"−",
	"-",
	"o",
	"O",
	"0-0",
	"O-O",
	"e.p.",
	"",
	"(",
	"=",
	")",
	"",
	"/",
	"=",
	"†",
	"+",
	"‡",
	"#",
	"\u200b",
	"",
	"\ufe0e",
	"",
)

// readMove reads a move as people write it: SAN, also with what carries no information, "e2-e4",
// "Ng1-f3", "e2e4", or a piece in small letters where nothing else can be meant.
func readMove(p *chess.Position, word string) (chess.Move, error) {
	text := strings.TrimRight(plainSigns.Replace(word), "+#!?=∓±⩲⩱□")
	m, err := p.ParseSAN(text)
	if err == nil {
		return m, nil
	}
	if text == "" {
		return chess.NoMove, err
	}
	castles := strings.HasPrefix(text, "O-O")
	for _, try := range []string{
		strings.ReplaceAll(text, "-", ""),
		strings.TrimSuffix(text, "ep"),
		strings.ToUpper(text[:1]) + text[1:],
		upperLast(text),
	} {
		if castles || try == text || try == "" {
			continue
		}
		if m, other := p.ParseSAN(try); other == nil {
			return m, nil
		}
		if m, other := p.ParseUCI(strings.ToLower(try)); other == nil {
			return m, nil
		}
	}
	if m, other := p.ParseUCI(text); other == nil {
		return m, nil
	}
	return chess.NoMove, err
}

// upperLast makes the last letter upper case, as for "e8q".
func upperLast(text string) string {
	return text[:len(text)-1] + strings.ToUpper(text[len(text)-1:])
}

// looksLikeMove reports whether a word that cannot be played is meant as a move.
func looksLikeMove(err error) bool {
	var parse *chess.ParseError
	return !errors.As(err, &parse) || parse.Fault == chess.FaultAmbiguous
}
