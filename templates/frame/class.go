package frame

import "context"

// ClassStrip is what the pages of a child of a class show above the rest: who the child is, and where it is led.
type ClassStrip struct {
	Name   string // "Blue Otter"
	Animal string // the id of its drawing
	Color  string // its class in style sheets
	URL    string // of the child's page in the class
	Events string // of the stream that says what changes
	Leads  *Link  // to what everyone does now, or to what is for today; nil for nothing
	Now    bool   // it is what everyone does now
}

type classKey struct{}

// WithClass returns a context in which pages show a strip, none if it is nil.
func WithClass(ctx context.Context, strip *ClassStrip) context.Context {
	if strip == nil {
		return ctx
	}
	return context.WithValue(ctx, classKey{}, strip)
}

// strip returns the strip that a page shows, nil for none.
func (l Layout) strip(ctx context.Context) *ClassStrip {
	if l.Class {
		return nil
	}
	strip, _ := ctx.Value(classKey{}).(*ClassStrip)
	return strip
}
