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
		data, err := io.ReadAll(r.Body)
		if err != nil {
			return nil, err
		}
		return readJSON(data)
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

func readJSON(data []byte) (Form, error) {
	decoder := json.NewDecoder(bytes.NewReader(data))
	decoder.UseNumber()
	var object map[string]any
	err := decoder.Decode(&object)
	if err == nil && object != nil {
		if _, more := decoder.Token(); more == io.EOF {
			if name, found := doubled(data); found {
				return nil, RefuseFor(http.StatusBadRequest, say.Problem{Key: say.FieldTwice, Name: name})
			}
			return flatten(object)
		} else if more != nil {
			err = more
		}
	}
	return nil, RefuseFor(http.StatusBadRequest, say.Problem{Key: say.NotAnObject})
}

// doubled returns a name that occurs twice in a JSON object. Such objects are refused, since the value is ambiguous.
func doubled(data []byte) (name string, found bool) {
	decoder := json.NewDecoder(bytes.NewReader(data))
	_, _ = decoder.Token() // the brace
	seen := map[string]bool{}
	for decoder.More() {
		token, err := decoder.Token()
		name, isName := token.(string)
		var value json.RawMessage
		if err != nil || !isName || decoder.Decode(&value) != nil {
			return "", false // unreachable: it is an object
		}
		if seen[name] {
			return name, true
		}
		seen[name] = true
	}
	return "", false
}

func flatten(object map[string]any) (Form, error) {
	f := Form{}
	for name, value := range object {
		switch value := value.(type) {
		case nil:
		case string:
			f[name] = value
		case json.Number:
			f[name] = value.String()
		case bool:
			f[name] = strconv.FormatBool(value)
		case []any:
			list, err := joined(name, value)
			if err != nil {
				return nil, err
			}
			f[name] = list
		default:
			return nil, notPlain(name)
		}
	}
	return f, nil
}

// joined joins a list of strings by commas; an empty list gives "none".
func joined(name string, list []any) (string, error) {
	if len(list) == 0 {
		return "none", nil
	}
	var texts []string
	for _, value := range list {
		text, ok := value.(string)
		if !ok {
			return "", notPlain(name)
		}
		texts = append(texts, text)
	}
	return strings.Join(texts, ","), nil
}

func notPlain(name string) error {
	return RefuseFor(http.StatusBadRequest, say.Problem{Key: say.FieldNested, Name: name})
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

// Move returns a legal move of a position: from, to and promotion, or move in UCI notation. A promotion without a piece
// is to a queen.
func (f Form) Move(p *chess.Position) (m chess.Move, err error) {
	from, to, promoted, err := f.Touched()
	if f["move"] != "" {
		from, to, promoted, err = chess.SplitUCI(f["move"])
	}
	if err != nil {
		return chess.NoMove, err
	}
	if m, err = p.FindMove(from, to, promoted); err != nil && promoted == chess.NoPieceType {
		if queen, other := p.FindMove(from, to, chess.Queen); other == nil {
			return queen, nil
		}
	}
	return m, err
}
