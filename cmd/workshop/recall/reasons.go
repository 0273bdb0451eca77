package recall

import (
	"context"
	"fmt"
	"io"
	"maps"
	"slices"

	"chesstutor/ai"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/coach"
	"chesstutor/tutor/fact"
)

// reasons counts hints or warnings: all, those without a reason, and those whose reason comes with a later move, or is
// that they stop something; and the kinds of those without a reason.
type reasons struct {
	all, none, later, stops int
	kinds                   map[fact.Kind]int
}

// add counts a hint's last step, or a warning.
func (r *reasons) add(f *fact.Fact) {
	r.all++
	switch {
	case coach.Reason(f) == "":
		r.none++
		if r.kinds == nil {
			r.kinds = map[fact.Kind]int{}
		}
		r.kinds[kindOf(f)]++
	case len(f.Ideas) > 0 && f.Ideas[0].Kind == fact.KindHintNext:
		r.later++
	case len(f.Ideas) > 0 && f.Ideas[0].Kind == fact.KindHintPrevents:
		r.stops++
	}
}

// kindOf returns the kind of a warning, or of the second step of a hint.
func kindOf(f *fact.Fact) fact.Kind {
	if f.Kind == fact.KindHintMove && len(f.Ideas) > 0 {
		return f.Ideas[0].Kind
	}
	return f.Kind
}

// warn counts the warning, if there is one, of the last move of a game. v and found are the survey and the search of
// the position before it.
func (r *reasons) warn(ctx context.Context, g *tutor.Game, v *coach.Survey, found ai.Result) error {
	searched := coach.Searched{Before: found}
	last := g.Moves()[g.Ply()-1]
	switch g.Outcome() {
	case chess.Checkmate:
		return nil
	case chess.Playing:
		var known bool
		if searched.After, known = coach.After(found, last); !known {
			if err := searched.SearchAfter(func(limits ai.Limits) (ai.Result, error) {
				return ai.Search(ctx, *g.Position(), g.Earlier(), limits, 0)
			}); err != nil {
				return err
			}
		}
	}
	if w := coach.WarningOf(g, v, searched, false, func(coach.Warn) bool { return true }); w != nil {
		r.add(w)
	}
	return nil
}

// print prints the shares.
func (r *reasons) print(out io.Writer, of string) {
	fmt.Fprintf(out, "%d %s: without a reason %.1f %%, later %.1f %%, stops something %.1f %%\n", r.all, of,
		share(r.none, r.all), share(r.later, r.all), share(r.stops, r.all))
	for _, kind := range slices.Sorted(maps.Keys(r.kinds)) {
		fmt.Fprintf(out, "\twithout a reason: %s %d\n", kind, r.kinds[kind])
	}
}
