package edit

import (
	"net/http"
	"net/url"
	"strings"

	"chesstutor/tutor/chess"
	"chesstutor/tutor/say"
	"chesstutor/web/site"
)

// eraser is in hand where squares are emptied.
const eraser = "x"

// tools holds the values of what can be in hand: pieces by their letters in FEN, White's first.
const tools = "KQRBNPkqrbnp"

// desk is the state of the page: the position so far, and what is in hand.
type desk struct {
	draft chess.Draft
	hand  string // the letter of a piece, eraser, the square of a piece that is to move, or "" for nothing
}

// readDesk reads the state in the address of a page, and does what was pressed on it: take, something to take in hand;
// at, a square; off, a square to empty; turn, castling and passed, what to change.
func readDesk(f site.Form) (desk, error) {
	fen := f["fen"]
	if fen == "" {
		fen = chess.StartFEN
	}
	draft, err := chess.ParseDraft(fen)
	if err != nil {
		return desk{}, err
	}
	d := desk{draft: draft}
	if err := d.grasp(f["hand"]); err != nil {
		return desk{}, err
	}
	for _, step := range []struct {
		name string
		do   func(string) error
	}{
		{"take", d.grasp}, {"at", d.press}, {"off", d.empty}, {"turn", d.turn}, {"castling", d.castle},
		{"passed", d.pass},
	} {
		if value, there := f[step.name]; there {
			if err := step.do(value); err != nil {
				return desk{}, err
			}
		}
	}
	return d, nil
}

// grasp takes something in hand: a tool, or a piece that stands on a square.
func (d *desk) grasp(value string) error {
	if len(value) == 2 {
		s, err := chess.ParseSquare(value)
		if err != nil {
			return err
		}
		d.hand = ""
		if d.draft.At(s) != chess.NoPiece {
			d.hand = value
		}
		return nil
	}
	if value != "" && value != eraser && (len(value) != 1 || !strings.Contains(tools, value)) {
		return site.RefuseFor(http.StatusBadRequest, say.Problem{
			Key: say.NotOneOf, Name: "hand", Names: append(strings.Split(tools, ""), eraser),
		})
	}
	d.hand = value
	return nil
}

// press does to a square what is in hand. A piece that is placed where one like it stands takes it away.
func (d *desk) press(value string) error {
	s, err := chess.ParseSquare(value)
	if err != nil {
		return err
	}
	switch {
	case d.hand == eraser:
		d.draft = d.draft.Put(s, chess.NoPiece)
	case len(d.hand) == 1:
		pc := pieceOf(d.hand[0])
		if d.draft.At(s) == pc {
			pc = chess.NoPiece
		}
		d.draft = d.draft.Put(s, pc)
	case d.hand != "":
		from, err := chess.ParseSquare(d.hand)
		if err != nil {
			return err // unreachable: grasp has read it
		}
		if d.hand = ""; from != s {
			d.draft = d.draft.Move(from, s)
		}
	case d.draft.At(s) != chess.NoPiece:
		d.hand = value
	}
	return nil
}

// empty takes the piece off a square.
func (d *desk) empty(value string) error {
	s, err := chess.ParseSquare(value)
	if err == nil {
		d.draft = d.draft.Put(s, chess.NoPiece)
	}
	return err
}

func (d *desk) turn(value string) error {
	c, err := site.Form{"side": value}.Side(chess.White)
	if err == nil {
		d.draft = d.draft.WithTurn(c)
	}
	return err
}

// castle gives a castling right, or takes it back.
func (d *desk) castle(value string) error {
	for _, right := range rights {
		if value == right.String() {
			d.draft = d.draft.WithCastling(d.draft.Castling() ^ right)
			return nil
		}
	}
	return &chess.ParseError{Fault: chess.FaultCastling, Text: quoted(value)}
}

// pass makes a square the en passant square, or none if it is that.
func (d *desk) pass(value string) error {
	s, err := chess.ParseSquare(value)
	if err != nil {
		return err
	}
	if now, ok := d.draft.EnPassant(); ok && now == s {
		s = chess.NoSquare
	}
	d.draft = d.draft.WithEnPassant(s)
	return nil
}

// here returns the address of the page in its state.
func (d *desk) here() string {
	address := "/edit?" + site.BoardQuery(d.draft.FEN(), "", chess.White)
	if d.hand != "" {
		address += "&hand=" + url.QueryEscape(d.hand)
	}
	return address
}

// rights lists the castling rights in the order of FEN.
var rights = []chess.CastlingRights{chess.WhiteShort, chess.WhiteLong, chess.BlackShort, chess.BlackLong}

// pieceOf returns the piece of a tool.
func pieceOf(letter byte) chess.Piece {
	at := strings.IndexByte(tools, letter)
	return chess.PieceOf(chess.King-chess.PieceType(at%6), chess.Color(at/6))
}
