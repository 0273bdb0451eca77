package site

import (
	"fmt"
	"strings"

	"rsc.io/qr"

	"chesstutor/templates/frame"
)

// QR returns a link as a QR code.
func QR(link string) frame.QR {
	code, err := qr.Encode(link, qr.M)
	if err != nil {
		return frame.QR{} // a host name too long for any code; the link stands beside it as text
	}
	var path strings.Builder
	for y := range code.Size {
		for x := range code.Size {
			if code.Black(x, y) {
				fmt.Fprintf(&path, "M%d %dh1v1h-1z", x, y)
			}
		}
	}
	return frame.QR{Box: fmt.Sprintf("-4 -4 %d %d", code.Size+8, code.Size+8), Path: path.String()}
}
