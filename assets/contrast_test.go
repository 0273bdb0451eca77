package assets_test

import (
	"math"
	"os"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// tokens are the colours named in both style sheets, for light or for dark.
func tokens(t *testing.T, dark bool) map[string]string {
	t.Helper()
	named := map[string]string{}
	for _, file := range []string{"css/page.css", "css/board.css", "css/marks.css"} {
		css, err := os.ReadFile(file)
		require.NoError(t, err)
		light, night, found := strings.Cut(string(css), "@media (prefers-color-scheme: dark) {\n\t:root {")
		require.True(t, found, "%s has no dark colours", file)
		night, _, _ = strings.Cut(night, "}")
		if !dark {
			night = ""
		}
		for _, m := range regexp.MustCompile(`--([a-z-]+): (#[0-9a-f]{3,6});`).FindAllStringSubmatch(light+night, -1) {
			named[m[1]] = m[2]
		}
	}
	return named
}

// luminance is that of a colour, #fff or #ffffff, as WCAG 2 defines it.
func luminance(t *testing.T, color string) float64 {
	t.Helper()
	hex := strings.TrimPrefix(color, "#")
	if len(hex) == 3 {
		hex = strings.Join([]string{hex[:1], hex[:1], hex[1:2], hex[1:2], hex[2:], hex[2:]}, "")
	}
	require.Len(t, hex, 6, "%q is no colour", color)
	sum := 0.0
	for i, weight := range []float64{0.2126, 0.7152, 0.0722} {
		part, err := strconv.ParseUint(hex[2*i:2*i+2], 16, 8)
		require.NoError(t, err)
		c := float64(part) / 255
		if c <= 0.04045 {
			sum += weight * c / 12.92
		} else {
			sum += weight * math.Pow((c+0.055)/1.055, 2.4)
		}
	}
	return sum
}

func contrast(t *testing.T, a, b string) float64 {
	t.Helper()
	la, lb := luminance(t, a), luminance(t, b)
	return (max(la, lb) + 0.05) / (min(la, lb) + 0.05)
}

func TestTextAndMarksStandOut(t *testing.T) {
	for _, dark := range []bool{false, true} {
		token := tokens(t, dark)
		need := func(ratio float64, front, back string) {
			assert.GreaterOrEqual(t, contrast(t, token[front], token[back]), ratio, "%s on %s, dark: %t", front, back,
				dark)
		}
		for _, text := range []string{"ink", "soft", "accent"} {
			need(4.5, text, "paper")
			need(4.5, text, "card")
		}
		need(4.5, "on-accent", "accent")
		need(3, "edge", "paper")
		need(3, "edge", "card")
		need(3, "focus", "paper")
		need(3, "danger", "card")
		for _, ground := range []string{"safe-l", "safe-d"} {
			need(3, "good", ground)
		}
		for _, ground := range []string{"unsafe-l", "square-light"} {
			need(3, "bad", ground)
		}
		need(3, "mark-ink", "chosen")
		for _, sign := range []string{"good", "bad", "idea", "flash"} {
			need(5, sign, "halo") // which every sign has around it
		}
		for _, square := range []string{"square-light", "square-dark"} {
			need(4.5, "coordinate", square)
			need(3, "mark-ink", square)
			if !dark {
				need(3, "move", square)
				need(3, "flash", square)
				need(3, "bad", square)
				need(3, "idea", square)
				need(3, "good", square)
			}
		}
	}
}

// A drawing in a url() cannot refer to a named colour, so it repeats the colour itself.
func TestDrawnMarksHaveTheNamedColors(t *testing.T) {
	css, err := os.ReadFile("css/marks.css")
	require.NoError(t, err)
	light, night, _ := strings.Cut(string(css), "@media (prefers-color-scheme: dark) {")
	named := map[string][]string{
		"frame-move": {"move", "move-line"}, "frame-flash": {"flash", "halo"}, "fold": {"bad", "halo"},
		"wedges": {"bad", "halo"}, "sign-good": {"good", "halo"}, "sign-fair": {"fair", "halo"},
		"sign-loses": {"bad", "halo"}, "sign-unsafe": {"bad", "halo"}, "sign-mates": {"good", "halo"},
		"ring-good": {"good", "halo"}, "ring-fair": {"fair", "halo"}, "ring-loses": {"bad", "halo"},
		"ring-danger": {"bad", "halo"}, "ring-danger-framed": {"bad", "halo"}, "ring-idea": {"idea", "halo"},
		"ring-idea-framed": {"idea", "halo"},
	}
	for dark, part := range map[bool]string{false: light, true: night} {
		token := tokens(t, dark)
		for drawing, colors := range named {
			found := regexp.MustCompile(`--` + drawing + `: url\("([^"]*)"\)`).FindStringSubmatch(part)
			require.NotNil(t, found, "%s, dark: %t", drawing, dark)
			for _, color := range colors {
				if token[color] != "" { // a frame on the light page has no line
					assert.Contains(t, found[1], "%23"+token[color][1:], "%s, dark: %t", drawing, dark)
				}
			}
		}
	}
}

// On the dark page no single colour stands out from both colours of square. There a frame has a line along its edges:
// on each square either the frame or its line does.
func TestFramesOnTheDarkPageStandOutByTheirEdges(t *testing.T) {
	token := tokens(t, true)
	for frame, line := range map[string]string{"move": "move-line", "flash": "halo"} {
		for _, square := range []string{"square-light", "square-dark"} {
			best := max(contrast(t, token[frame], token[square]), contrast(t, token[line], token[square]))
			assert.GreaterOrEqual(t, best, 3.0, "%s on %s", frame, square)
		}
		assert.GreaterOrEqual(t, contrast(t, token[frame], token[line]), 3.0)
	}
}
