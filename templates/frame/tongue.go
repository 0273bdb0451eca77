package frame

import "context"

// A Tongue is a language in which a page can be read: its tag as BCP 47 writes it, its own name, and the address that
// chooses it.
type Tongue struct{ Tag, Name, URL string }

type tonguesKey struct{}

// WithTongues returns a context in which pages lead to themselves in other languages.
func WithTongues(ctx context.Context, list []Tongue) context.Context {
	return context.WithValue(ctx, tonguesKey{}, list)
}

// tongues returns the languages other than its own in which a page can be read.
func (l Layout) tongues(ctx context.Context) (others []Tongue) {
	all, _ := ctx.Value(tonguesKey{}).([]Tongue)
	for _, t := range all {
		if t.Tag != l.Lang {
			others = append(others, t)
		}
	}
	return others
}
