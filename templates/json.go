package templates

import (
	"context"
	"encoding/json"
	"fmt"
	"io"

	"github.com/a-h/templ"
)

// JSON is data for the scripts of a page, encoded once for many pages. It can stand in a script element: what could
// end one is escaped. The zero value is none.
type JSON struct{ line []byte }

// NewJSON encodes a value. It panics if JSON cannot hold such a value.
func NewJSON(v any) JSON {
	line, err := json.Marshal(v)
	if err != nil {
		panic(fmt.Sprintf("no data for scripts: %v", err))
	}
	return JSON{append(line, '\n')}
}

// Line returns the encoded value with the end of a line, as an answer of its own. It must not be changed.
func (j JSON) Line() []byte { return j.line }

// script returns the element that holds the data.
func (j JSON) script(id string) templ.Component {
	return templ.ComponentFunc(func(_ context.Context, w io.Writer) error {
		for _, part := range [][]byte{
			[]byte(`<script id="` + id + `" type="application/json">`), j.line, []byte("</script>"),
		} {
			if _, err := w.Write(part); err != nil {
				return err
			}
		}
		return nil
	})
}
