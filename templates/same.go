package templates

import (
	"bytes"
	"context"
	"io"
	"sync"

	"github.com/a-h/templ"
)

// same renders a component that is the same on many pages once for each different input, and keeps the HTML. Its
// function gets nothing but that input, so no page can show what belongs to another one. It is safe for concurrent
// use.
type same[K comparable] struct {
	component func(K) templ.Component
	mu        sync.RWMutex
	kept      map[K]templ.Component
}

// mostSame is how many inputs a same keeps; when there are more, it forgets all. One takes about a kilobyte.
const mostSame = 128

// sameFor returns a same for a component that writes nothing but its input.
func sameFor[K comparable](component func(K) templ.Component) *same[K] {
	s := &same[K]{component: component, kept: map[K]templ.Component{}}
	sames = append(sames, s)
	return s
}

// sames are all of them, so that tests can compare pages with and without what they keep.
var sames []interface{ forget() int }

// forget empties it, and returns how much it had kept.
func (s *same[K]) forget() int {
	s.mu.Lock()
	defer s.mu.Unlock()
	defer clear(s.kept)
	return len(s.kept)
}

// of returns the component for an input.
func (s *same[K]) of(input K) templ.Component {
	s.mu.RLock()
	known, ok := s.kept[input]
	s.mu.RUnlock()
	if ok {
		return known
	}
	var html bytes.Buffer
	if err := s.component(input).Render(context.Background(), &html); err != nil {
		panic("templates: " + err.Error()) // unreachable: a buffer takes everything
	}
	known = markup(bytes.Clone(html.Bytes()))
	s.mu.Lock()
	defer s.mu.Unlock()
	if len(s.kept) >= mostSame {
		clear(s.kept)
	}
	s.kept[input] = known
	return known
}

// markup is HTML as a component.
type markup []byte

// Render writes the HTML.
func (m markup) Render(_ context.Context, w io.Writer) error {
	_, err := w.Write(m)
	return err
}
