package picture

import (
	"encoding/xml"
	"io/fs"
	"sync"

	"chesstutor/assets"
	"chesstutor/tutor/chess"
)

// shape is a path or a circle of a piece's drawing.
type shape struct {
	XMLName xml.Name
	D       string  `xml:"d,attr"` // of a path
	CX      float64 `xml:"cx,attr"`
	CY      float64 `xml:"cy,attr"`
	R       float64 `xml:"r,attr"`
	Fill    string  `xml:"fill,attr"`   // "none", "currentColor", a color, or "" for that of the side
	Stroke  string  `xml:"stroke,attr"` // the same
	Width   float64 `xml:"stroke-width,attr"`
}

// lines returns the outline of a shape.
func (s *shape) lines() []line {
	if s.XMLName.Local == "circle" {
		return []line{circle(point{s.CX, s.CY}, s.R)}
	}
	return parsePath(s.D)
}

// symbol is the drawing of a piece type.
type symbol struct {
	ID     string  `xml:"id,attr"` // the lower-case letter of the type
	Source string  `xml:",innerxml"`
	Shapes []shape `xml:",any"`
}

// symbols holds the drawings of the pieces by their letters.
var symbols = sync.OnceValue(func() map[byte]symbol {
	source, err := fs.ReadFile(assets.FS(), "pieces.svg")
	if err != nil {
		panic("picture: " + err.Error()) // unreachable: the tests draw every piece of the embedded file
	}
	var file struct {
		Symbols []symbol `xml:"symbol"`
	}
	if err := xml.Unmarshal(source, &file); err != nil {
		panic("picture: " + err.Error()) // unreachable: the tests draw every piece of the embedded file
	}
	byLetter := map[byte]symbol{}
	for _, s := range file.Symbols {
		byLetter[s.ID[0]] = s
	}
	return byLetter
})

// letter returns the letter of a piece's drawing.
func letter(pc chess.Piece) byte { return chess.PieceOf(pc.Type(), chess.Black).Letter() }

// paintOf returns the color that an attribute of a shape means, "" for none.
func paintOf(attribute, side, inner string) string {
	switch attribute {
	case "none":
		return ""
	case "currentColor":
		return inner
	case "":
		return side
	}
	return attribute
}
