package picture

import (
	"bytes"
	"encoding/xml"
	"image/png"
	"io"
	"net/url"
	"os"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/chess"
	"chesstutor/web/site"
)

// read reads the board of a query.
func read(t testing.TB, query string) Board {
	t.Helper()
	b, err := readQuery(query)
	require.NoError(t, err)
	return b
}

func readQuery(query string) (Board, error) {
	values, err := url.ParseQuery(query)
	if err != nil {
		return Board{}, err
	}
	f := site.Form{}
	for name, list := range values {
		f[name] = strings.Join(list, ",")
	}
	return ReadBoard(f)
}

// svg draws the board of a query.
func svg(t testing.TB, query string) string {
	t.Helper()
	file, err := SVG(t.Context(), read(t, query))
	require.NoError(t, err)
	return file
}

// pixel returns the color of a pixel of a PNG: in a square, at so many pixels from its upper left corner.
func pixel(t *testing.T, b Board, column, row, x, y int) string {
	t.Helper()
	file, err := PNG(b)
	require.NoError(t, err)
	picture, err := png.Decode(bytes.NewReader(file))
	require.NoError(t, err)
	require.Equal(t, pictureSize, picture.Bounds().Dx())
	return hexOf(picture, column*squareSize+x, row*squareSize+y)
}

func TestAPNGShowsTheBoard(t *testing.T) {
	b := read(t, "fen=4k3/8/8/8/4P3/8/8/4K3 b - - 0 1&last=e2e4&arrows=a1h8")
	middle, corner := squareSize/2, squareSize-3
	assert.Equal(t, light, pixel(t, b, 0, 0, corner, 3), "a8")
	assert.Equal(t, dark, pixel(t, b, 2, 7, corner, 3), "c1")
	assert.Equal(t, last, pixel(t, b, 4, 4, corner, 3), "e4")
	assert.Equal(t, last, pixel(t, b, 4, 6, corner, 3), "e2")
	assert.Equal(t, coats[chess.White].fill, pixel(t, b, 4, 4, middle, middle), "the pawn on e4")
	assert.Equal(t, coats[chess.Black].fill, pixel(t, b, 4, 0, middle, middle+22), "the king on e8")
	assert.Equal(t, halo, pixel(t, b, 3, 4, middle, middle), "the arrow on d4 is hollow")
	b.Turned = true
	assert.Equal(t, last, pixel(t, b, 3, 3, corner, 3), "e4")
	assert.Equal(t, coats[chess.Black].fill, pixel(t, b, 3, 7, middle, middle+22), "the king on e8")
}

// Every piece of both sides is drawn differently.
func TestEveryPieceIsDrawn(t *testing.T) {
	seen := map[string]bool{}
	for _, picture := range pieces() {
		var file bytes.Buffer
		require.NoError(t, png.Encode(&file, picture))
		seen[file.String()] = true
	}
	assert.Len(t, seen, 12)
}

func TestAnSVGHoldsEveryPiece(t *testing.T) {
	picture := svg(t, "arrows=e2e4,d2d4")
	assert.Equal(t, 64, strings.Count(picture, "<rect "))
	assert.Equal(t, 32, strings.Count(picture, "<use "))
	assert.Equal(t, 6, strings.Count(picture, "<symbol "))
	assert.Equal(t, 2, strings.Count(picture, `stroke-width="21"`), "the light lines around two arrows")
	assert.Contains(t, picture, `<use href="#k" x="403" y="703" width="94" height="94" fill="#fffdf7"`)
	assert.Contains(t, svg(t, "side=black"), `<use href="#k" x="303" y="3" width="94" height="94" fill="#fffdf7"`)
}

// The colors are those of the style sheets.
func TestTheColorsAreThoseOfThePages(t *testing.T) {
	var sheets strings.Builder
	for _, name := range []string{"board", "marks"} {
		sheet, err := os.ReadFile("../../assets/css/" + name + ".css")
		require.NoError(t, err)
		sheets.Write(sheet)
	}
	for name, want := range map[string]string{
		"square-light": light, "square-dark": dark, "last": last, "coordinate": coordinate, "idea": idea, "halo": halo,
	} {
		found := regexp.MustCompile(`--` + name + `: (#[0-9a-f]{6});`).FindStringSubmatch(sheets.String())
		require.NotNil(t, found, name)
		assert.Equal(t, found[1], want, name)
	}
	for i, c := range coats {
		side := chess.Color(i).String()
		assert.Contains(t, sheets.String(),
			".piece."+side+" {\n\tcolor: "+c.inner+";\n\tfill: "+c.fill+";\n\tstroke: "+c.stroke+";\n}")
	}
}

func TestPathsAreRead(t *testing.T) {
	for data, want := range map[string][]line{
		"M1 2h3v4H0V1z": {{[]point{{1, 2}, {4, 2}, {4, 6}, {0, 6}, {0, 1}}, true}},
		"M0 0 1 1m2 2 3 3zL9 9": {{[]point{{0, 0}, {1, 1}}, false}, {[]point{{3, 3}, {6, 6}}, true},
			{[]point{{3, 3}, {9, 9}}, false}},
	} {
		assert.Equal(t, want, parsePath(data), data)
	}
	for _, wrong := range []string{"1 2", "M1", "L1 2", "M1 2z3", "m1-2.5.5l1,1", "M1 2A1 1 0 0 0 1 1", "M- 1"} {
		assert.Panics(t, func() { parsePath(wrong) }, wrong)
	}
	lines := parsePath("M0 0c0 1 1 2 2 2s2-1 2-2")
	assert.InDelta(t, 4, lines[0].points[2*curveSteps].x, 1e-9)
	assert.InDelta(t, 0, lines[0].points[2*curveSteps].y, 1e-9)
	assert.InDelta(t, lines[0].points[curveSteps-3].y, lines[0].points[curveSteps+3].y, 1e-9,
		"the second curve mirrors the first")
}

// What is read is drawn as well-formed XML, and its key names the same picture.
func FuzzReadBoard(f *testing.F) {
	for _, seed := range []string{
		"", "fen=" + chess.StartFEN, "side=black&last=e2e4&arrows=e2e4,g8f6", "arrows=a1a1", "last=e7e8q", "fen=8/8 w",
		"side=random", "arrows=" + strings.Repeat("e2e4,", 9), "fen=4k3/8/8/8/8/8/8/4K3 w - - 0 1",
	} {
		f.Add(seed)
	}
	f.Fuzz(func(t *testing.T, query string) {
		b, err := readQuery(query)
		if err != nil {
			return
		}
		picture := svg(t, query)
		for decoder := xml.NewDecoder(strings.NewReader(picture)); ; {
			if _, err := decoder.Token(); err == io.EOF {
				break
			} else {
				require.NoError(t, err)
			}
		}
		assert.LessOrEqual(t, len(picture), 40<<10)
		assert.Equal(t, picture, svg(t, b.key()))
	})
}

func BenchmarkPNG(b *testing.B) {
	board := read(b, "last=e2e4&arrows=g8f6,b8c6")
	for b.Loop() {
		file, err := PNG(board)
		require.NoError(b, err)
		b.SetBytes(int64(len(file)))
	}
}
