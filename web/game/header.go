package game

import (
	"net/url"
	"regexp"
	"strings"
	"unicode"
	"unicode/utf8"

	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/web/site"
)

// Header is what a link says of its game beside the moves, in its query: how it ended other than on the board, and who
// played it, where and when.
type Header struct {
	Result
	White, Black, Event string // "" for what is not known
	Date                string // as PGN writes it, "" if it is not known
}

// How many bytes of a query say who played, where and when, of which a name has some. With a result they are 200 at
// most.
const (
	mostSaid = 180
	mostName = 70
)

// dates are the days that PGN can tell, perhaps in part.
var dates = regexp.MustCompile(`^[0-9?]{4}(\.[0-9?]{2}){0,2}$`)

// NewHeader returns a header of texts from outside, as much of them as a link takes.
func NewHeader(white, black, event, date string) Header {
	h := Header{White: said("white", white, mostName), Black: said("black", black, mostName)}
	if date = strings.TrimSpace(date); dates.MatchString(date) && !strings.HasPrefix(date, "????") {
		h.Date = date
	}
	q := url.Values{}
	h.AddTo(q)
	h.Event = said("event", event, mostSaid-len(q.Encode()))
	return h
}

// said returns as much of a text as a parameter of a query takes that has so many bytes with its name, and "" for a
// text that says nothing.
func said(name, text string, most int) string {
	text = strings.Join(strings.FieldsFunc(text, func(r rune) bool {
		return unicode.IsSpace(r) || !unicode.IsPrint(r) || r == utf8.RuneError
	}), " ")
	if most -= len(name) + len("&="); text == "?" || text == "-" {
		return ""
	}
	for text = text[:min(len(text), max(0, most))]; !utf8.ValidString(text) || len(url.QueryEscape(text)) > most; {
		text = text[:max(0, len(text)-1)]
		if text == "" {
			break
		}
	}
	return strings.TrimSpace(text)
}

// ReadHeader reads the header of a game from a query. It ignores values that make no sense, and a result of a game that
// ended on the board.
func ReadHeader(f site.Form, g *tutor.Game) Header {
	h := NewHeader(f["white"], f["black"], f["event"], f["date"])
	if g.Outcome() == chess.Playing {
		h.Result = readResult(f)
	}
	return h
}

// Tags returns what PGN tells of a game with the header.
func (h Header) Tags() tutor.Tags {
	return tutor.Tags{White: h.White, Black: h.Black, Event: h.Event, Date: h.Date, Result: h.PGN()}
}

// Query returns the query string that ReadHeader reads, with a further parameter, if any, as name and value; "" without
// both.
func (h Header) Query(parameter ...string) string {
	q := url.Values{}
	if len(parameter) == 2 {
		q.Set(parameter[0], parameter[1])
	}
	if h.AddTo(q); len(q) == 0 {
		return ""
	}
	return "?" + q.Encode()
}

// AddTo adds the query parameters that ReadHeader reads.
func (h Header) AddTo(q url.Values) {
	h.Result.AddTo(q)
	for name, value := range map[string]string{
		"white": h.White, "black": h.Black, "event": h.Event, "date": h.Date,
	} {
		if value != "" {
			q.Set(name, value)
		}
	}
}
