package assets

import (
	"os"
	"path/filepath"
	"regexp"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// The scripts know no chess: no pieces' names or letters, no squares, no
// arithmetic on their names. They get squares, labels and sentences.
var chess = map[string]*regexp.Regexp{
	"a piece's name":         regexp.MustCompile(`(?i)\b(pawn|knight|bishop|rook|queen|king)s?\b`),
	"a chess term":           regexp.MustCompile(`(?i)\b(\w*castl\w*|en ?passant|checkmate|stalemate|diagonal)\b`),
	"a square":               regexp.MustCompile("[\"'`#][a-h][1-8][\"'`.]"),
	"a piece's letter":       regexp.MustCompile("(?:[^t][(]|[^(])[\"'`][KQRBNPkqrbnp][\"'`]"),
	"a chess symbol":         regexp.MustCompile(`[♔-♟]|&#98[12]\d`),
	"arithmetic on letters":  regexp.MustCompile(`charCodeAt|codePointAt|fromCharCode|fromCodePoint`),
	"a part of a name":       regexp.MustCompile(`\.(id|from|to)(\[|\.(slice|substr|substring|charAt|at|split)\b)`),
	"a color of chess":       regexp.MustCompile("[\"'`](white|black)[\"'`]"),
	"a game's state by name": regexp.MustCompile("[\"'`](playing|computer|two|threefold|fifty-move|insufficient)[\"'`]"),
}

var comment = regexp.MustCompile(`(?m)(^|\s)//.*$`)

func TestScriptsKnowNoChess(t *testing.T) {
	names, err := filepath.Glob("js/*.js")
	require.NoError(t, err)
	require.NotEmpty(t, names)
	for _, name := range names {
		source, err := os.ReadFile(name)
		require.NoError(t, err)
		source = comment.ReplaceAll(source, nil)
		for what, pattern := range chess {
			assert.Empty(t, pattern.FindAllString(string(source), -1), "%s has %s", name, what)
		}
	}
}

func TestChessInAScriptIsSeen(t *testing.T) {
	for what, line := range map[string]string{
		"a piece's name":         `if (piece === "knight") return;`,
		"a chess term":           `if (isCastling(from, to)) return;`,
		"a square":               `document.querySelector("#e1")`[23:28] + `".`,
		"a piece's letter":       `const queen = "q";`,
		"a chess symbol":         `const king = "♔";`,
		"arithmetic on letters":  `const file = id.charCodeAt(0) - 97;`,
		"a part of a name":       `const rank = square.id[1];`,
		"a color of chess":       `if (turn === "white") return;`,
		"a game's state by name": `if (board.status === "playing") go();`,
	} {
		assert.Regexp(t, chess[what], line)
	}
}
