package picture

import (
	"bytes"
	"encoding/binary"
	"flag"
	"image"
	"image/png"
	"os"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// hexOf returns the color of a pixel, "" for a transparent one.
func hexOf(picture image.Image, x, y int) string {
	r, g, b, a := picture.At(x, y).RGBA()
	if a == 0 {
		return ""
	}
	const digits = "0123456789abcdef"
	text := []byte("#")
	for _, c := range []uint32{r, g, b} {
		text = append(text, digits[c>>12], digits[c>>8&15])
	}
	return string(text)
}

func TestIcons(t *testing.T) {
	ground, ink := theIcon().Ground.Fill, theIcon().On.Fill
	for name, f := range map[string]frame{"rounded": rounded, "full": full, "safe": safe} {
		icon := drawIcon(192, f)
		corner := ground
		if f == rounded {
			corner = ""
		}
		assert.Equal(t, corner, hexOf(icon, 0, 0), name)
		assert.Equal(t, corner, hexOf(icon, 191, 191), name)
		assert.Equal(t, ground, hexOf(icon, 96, 2), name)
		assert.Equal(t, ground, hexOf(icon, 96, 189), name)
		assert.Equal(t, ink, hexOf(icon, 110, 110), "the knight, "+name)
		if f != safe {
			assert.Equal(t, ground, hexOf(icon, 83, 69), "its eye, "+name)
		}
		inside := true // the circle that every device shows has a radius of two fifths
		for y := range 192 {
			for x := range 192 {
				dx, dy := float64(x)-95.5, float64(y)-95.5
				inside = inside && (hexOf(icon, x, y) != ink || dx*dx+dy*dy <= 0.16*192*192)
			}
		}
		assert.Equal(t, f == safe, inside, name)
	}
}

// update makes TestIconFiles write the icons anew.
var update = flag.Bool("update", false, "write the icons")

// iconFiles holds what draws each icon, by its name. Devices ask for the first two without being told of them.
var iconFiles = map[string]func() []byte{
	"favicon.ico":          iconICO,
	"apple-touch-icon.png": func() []byte { return iconPNG(180, full) },
	"icon-192.png":         func() []byte { return iconPNG(192, rounded) },
	"icon-512.png":         func() []byte { return iconPNG(512, rounded) },
	"icon-maskable.png":    func() []byte { return iconPNG(512, safe) },
}

// The icons are what the drawing gives.
func TestIconFiles(t *testing.T) {
	for name, draw := range iconFiles {
		if *update {
			require.NoError(t, os.WriteFile("icons/"+name, draw(), 0o644))
		}
		file, err := os.ReadFile("icons/" + name)
		require.NoError(t, err)
		assert.True(t, bytes.Equal(draw(), file), name)
	}
	entries, err := icons.ReadDir("icons")
	require.NoError(t, err)
	assert.Len(t, entries, len(iconFiles))
}

func TestAnICOHoldsItsSizes(t *testing.T) {
	file := iconICO()
	require.Equal(t, []byte{0, 0, 1, 0, 3, 0}, file[:6])
	for i, size := range []int{16, 32, 48} {
		entry := file[6+16*i:]
		assert.Equal(t, []byte{byte(size), byte(size), 0, 0, 1, 0, 32, 0}, entry[:8])
		length, at := binary.LittleEndian.Uint32(entry[8:]), binary.LittleEndian.Uint32(entry[12:])
		picture, err := png.Decode(bytes.NewReader(file[at : at+length]))
		require.NoError(t, err)
		assert.Equal(t, size, picture.Bounds().Dx())
	}
}
