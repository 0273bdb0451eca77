package frame

import "context"

// ClassStrip is what the pages of a child of a class show above the rest: who the child is, and what is for today.
type ClassStrip struct {
	Name    string // "Blue Otter"
	Animal  string // the id of its drawing
	Color   string // its class in style sheets
	URL     string // of the child's page in the class
	Events  string // of the stream that says what changes
	Today   string // what is for today, "" for nothing
	TodayAt string // where it is done
	Now     string // what everyone does now, "" for nothing; it takes the place of Today
	NowAt   string
}

type classKey struct{}

// WithClass returns a context in which pages show a strip, none if it is nil.
func WithClass(ctx context.Context, strip *ClassStrip) context.Context {
	if strip == nil {
		return ctx
	}
	return context.WithValue(ctx, classKey{}, strip)
}

// strip returns the strip that a page shows, nil for none: pages with a board have no place for it, and what is for
// today never comes over a game.
func (l Layout) strip(ctx context.Context) *ClassStrip {
	strip, _ := ctx.Value(classKey{}).(*ClassStrip)
	if l.Class || len(l.Thumbs) == 0 {
		return nil
	}
	return strip
}
