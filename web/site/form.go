package site

import (
	"bytes"
	"crypto/rand"
	"encoding/json"
	"errors"
	"io"
	"mime"
	"net/http"
	"os"
	"strconv"
	"strings"

	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/say"
)

// maxBodyBytes bounds the body of a request.
const maxBodyBytes = 4 << 10

// Form is the parameters of a request: from a form, JSON or the query. An absent value, an empty one and null are
// the same. Several values of one name, or a list, are joined by commas.
type Form map[string]string

// ReadForm reads a request's body: a form, a JSON object of strings, numbers, booleans and lists of strings, or
// nothing.
func ReadForm(w http.ResponseWriter, r *http.Request) (Form, error) {
	return ReadLongForm(w, r, maxBodyBytes)
}

// WithForm returns the handler of a request whose body is a form.
func WithForm(h func(http.ResponseWriter, *http.Request, Form) error) Handler {
	return func(w http.ResponseWriter, r *http.Request) error {
		f, err := ReadForm(w, r)
		if err != nil {
			return err
		}
		return h(w, r, f)
	}
}

// ReadLongForm is ReadForm for a body of up to most bytes, which may also be multipart/form-data. The content of a
// file becomes the value of its field.
func ReadLongForm(w http.ResponseWriter, r *http.Request, most int64) (Form, error) {
	defer VisitOf(r).Ticket.Resume() // reading may have ended before the body has
	r.Body = http.MaxBytesReader(w, sentBody{r.Body}, most)
	if r.ContentLength > most {
		return nil, &http.MaxBytesError{Limit: most}
	}
	if coding := r.Header.Get("Content-Encoding"); coding != "" && coding != "identity" {
		return nil, RefuseFor(http.StatusUnsupportedMediaType, say.Problem{Key: say.NotSent})
	}
	header := r.Header.Get("Content-Type")
	kind, _, err := mime.ParseMediaType(header)
	if header != "" && err != nil {
		kind = header
	}
	switch kind {
	case "application/json":
		return readJSON(r.Body)
	case "application/x-www-form-urlencoded":
		return readURLEncoded(r)
	case "multipart/form-data":
		if most > maxBodyBytes {
			return readMultipart(r)
		}
	case "":
		if n, err := io.Copy(io.Discard, r.Body); n == 0 || err != nil {
			return Form{}, err
		}
	}
	return nil, RefuseFor(http.StatusUnsupportedMediaType, say.Problem{Key: say.NotSent})
}

// sentBody is the body of a request. That it cannot be read is the client's fault or that of the network between, not
// the server's.
type sentBody struct{ io.ReadCloser }

func (b sentBody) Read(p []byte) (int, error) {
	n, err := b.ReadCloser.Read(p)
	_, known := AsRefusal(err)
	switch {
	case err == nil, err == io.EOF, known:
		return n, err
	case errors.Is(err, os.ErrDeadlineExceeded):
		return n, RefuseFor(http.StatusRequestTimeout, say.Problem{Key: say.TooSlow})
	}
	return n, RefuseFor(http.StatusBadRequest, say.Problem{Key: say.CutOff})
}

func readURLEncoded(r *http.Request) (Form, error) {
	if err := r.ParseForm(); err != nil {
		return nil, notAForm(err)
	}
	f := Form{}
	for name, values := range r.PostForm {
		f[name] = strings.Join(values, ",")
	}
	return f, nil
}

// notAForm returns the refusal of a body that cannot be read as a form: because it is too large, sent too often, cut
// off, or no form.
func notAForm(err error) error {
	if _, known := AsRefusal(err); known {
		return err
	}
	return RefuseFor(http.StatusBadRequest, say.Problem{Key: say.NotAForm})
}

// readMultipart reads a form with files. Nothing of it is written to disk.
func readMultipart(r *http.Request) (Form, error) {
	parts, err := r.MultipartReader()
	if err != nil {
		return nil, RefuseFor(http.StatusBadRequest, say.Problem{Key: say.NotAForm})
	}
	f := Form{}
	for {
		part, err := parts.NextPart()
		if err == io.EOF {
			return f, nil
		}
		var data []byte
		if err == nil {
			data, err = io.ReadAll(part)
		}
		if err != nil {
			return nil, notAForm(err)
		}
		if len(data) > 0 {
			f[part.FormName()] = string(data)
		}
	}
}

// readJSON reads an object without nested ones. It refuses one that has a name twice, since its value is ambiguous.
func readJSON(body io.Reader) (Form, error) {
	data, err := io.ReadAll(body)
	if err != nil {
		return nil, err
	}
	decoder := json.NewDecoder(bytes.NewReader(data))
	decoder.UseNumber()
	if brace, _ := decoder.Token(); brace != json.Delim('{') || !json.Valid(data) {
		return nil, RefuseFor(http.StatusBadRequest, say.Problem{Key: say.NotAnObject})
	}
	f, seen := Form{}, map[string]bool{}
	for decoder.More() { // no errors: the object is valid
		token, _ := decoder.Token()
		name := token.(string)
		if seen[name] {
			return nil, RefuseFor(http.StatusBadRequest, say.Problem{Key: say.FieldTwice, Name: name})
		}
		seen[name] = true
		var value any
		_ = decoder.Decode(&value)
		text, ok := plainText(value)
		if !ok {
			return nil, RefuseFor(http.StatusBadRequest, say.Problem{Key: say.FieldNested, Name: name})
		}
		f[name] = text
	}
	return f, nil
}

// plainText returns a JSON value as a form would have it: a list of strings joined by commas, an empty one as "none".
func plainText(value any) (text string, ok bool) {
	switch value := value.(type) {
	case nil:
		return "", true
	case string:
		return value, true
	case json.Number:
		return value.String(), true
	case bool:
		return strconv.FormatBool(value), true
	case []any:
		var texts []string
		for _, each := range value {
			text, ok := each.(string)
			if !ok {
				return "", false
			}
			texts = append(texts, text)
		}
		if len(texts) == 0 {
			return "none", true
		}
		return strings.Join(texts, ","), true
	}
	return "", false
}

// Query returns the query parameters of a request.
func Query(r *http.Request) Form {
	f := Form{}
	for name, values := range r.URL.Query() {
		f[name] = strings.Join(values, ",")
	}
	return f
}

// Square returns a required square.
func (f Form) Square(name string) (chess.Square, error) {
	if f[name] == "" {
		return chess.NoSquare, RefuseFor(http.StatusBadRequest, say.Problem{Key: say.NoSquare, Name: name})
	}
	return chess.ParseSquare(f[name])
}

// Squares returns the named squares of a field, separated by commas; "none" and "" stand for no squares.
func (f Form) Squares(name string) (squares chess.Bitboard, err error) {
	if f[name] == "" || f[name] == "none" {
		return 0, nil
	}
	for text := range strings.SplitSeq(f[name], ",") {
		s, err := chess.ParseSquare(strings.TrimSpace(text))
		if err != nil {
			return 0, err
		}
		squares |= s.Bitboard()
	}
	return squares, nil
}

// Ply returns the requested ply, by default the current one.
func (f Form) Ply(g *tutor.Game) (int, error) {
	if f["ply"] == "" {
		return g.Ply(), nil
	}
	ply, err := strconv.Atoi(f["ply"])
	if err != nil || ply < 0 || ply > g.Ply() {
		return 0, RefuseFor(http.StatusBadRequest, say.Problem{Key: say.PlyRange, Number: g.Ply()})
	}
	return ply, nil
}

// flag returns a boolean. Of several values the last counts: a form sends false, and then true if the box is checked.
func (f Form) flag(name string) (bool, error) {
	switch f[name][strings.LastIndexByte(f[name], ',')+1:] {
	case "true":
		return true, nil
	case "false":
		return false, nil
	}
	return false, RefuseFor(http.StatusBadRequest, say.Problem{Key: say.NotBoolean, Name: name})
}

// Players returns who plays: a learner against the computer, the default, or two people.
func (f Form) Players() (tutor.Players, error) {
	if f["players"] == "" {
		return tutor.AgainstComputer, nil
	}
	return tutor.ParsePlayers(f["players"])
}

// Side returns the requested side, a random one for "random". If none is requested it returns the parameter
// otherwise.
func (f Form) Side(otherwise chess.Color) (chess.Color, error) {
	switch f["side"] {
	case "":
		return otherwise, nil
	case "white":
		return chess.White, nil
	case "black":
		return chess.Black, nil
	case "random":
		return AnySide(), nil
	}
	return otherwise, RefuseFor(http.StatusBadRequest,
		say.Problem{Key: say.NotOneOf, Name: "side", Names: []string{"white", "black", "random"}})
}

// AnySide returns a random side.
func AnySide() chess.Color {
	var lot [1]byte
	_, _ = rand.Read(lot[:]) // never fails
	return chess.Color(lot[0] & 1)
}

// Touched returns the squares of a move, and the piece to promote to, chess.NoPieceType if none is given.
func (f Form) Touched() (from, to chess.Square, promoted chess.PieceType, err error) {
	if from, err = f.Square("from"); err == nil {
		to, err = f.Square("to")
	}
	if err == nil && f["promotion"] != "" {
		promoted, err = chess.ParsePromotion(f["promotion"])
	}
	return from, to, promoted, err
}

// Move returns a legal move of a position: from, to and promotion, or move, in UCI notation or as one types it whose
// language has these letters. A promotion without a piece is to a queen.
func (f Form) Move(p *chess.Position, letters chess.Letters) (m chess.Move, err error) {
	from, to, promoted, err := f.Touched()
	if f["move"] != "" {
		if from, to, promoted, err = chess.SplitUCI(f["move"]); err != nil {
			return p.ParseTyped(f["move"], letters)
		}
	}
	if err != nil {
		return chess.NoMove, err
	}
	if m, err = p.FindMove(from, to, promoted); err == nil {
		return m, nil
	}
	if promoted == chess.NoPieceType {
		if queen, other := p.FindMove(from, to, chess.Queen); other == nil {
			return queen, nil
		}
	} else if _, other := p.FindMove(from, to, chess.NoPieceType); other == nil {
		problem := say.Problem{Key: say.NoPromotion, Squares: [2]chess.Square{from, to}}
		return m, RefuseFor(http.StatusUnprocessableEntity, problem)
	}
	return m, err
}
