package templates

import (
	"encoding/json"
	"fmt"
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
