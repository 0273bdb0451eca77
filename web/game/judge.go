package game

import (
	"context"
	"errors"
	"net/http"
	"slices"
	"time"

	"chesstutor/ai"
	"chesstutor/tutor"
	"chesstutor/tutor/cache"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/coach"
	"chesstutor/tutor/fact"
	"chesstutor/web/site"
)

// A Judge does the searches that what the tutor says depends on, for games that are played and for moves that are
// tried.
type Judge struct {
	site    *site.Site
	surveys *Surveys
	pool    *ai.Pool
	coach   time.Duration
	looks   cache.Cache[tutor.GameKey, ai.Result] // results of Look
	after   cache.Cache[tutor.GameKey, ai.Result] // results of the searches after moves
	facts   cache.Cache[factsKey, PositionFacts]  // facts confirmed by searches
}

// factsKey is the cache key of facts: the coach speaks to one side, or to two people.
type factsKey struct {
	game    tutor.GameKey
	players tutor.Players
	learner chess.Color
	known   fact.Vocabulary
}

// mostResults is the size of each generation of the caches of a Judge.
const mostResults = 2048

// patience limits how long a search may take, including its time in the queue. It is below the server's timeout of a
// minute for an answer.
const patience = 45 * time.Second

// coachSeed selects among moves of equal value. It is constant, so that the coach gives the same advice in the same
// position of any game.
const coachSeed = 0

// CoachTime limits how long the coach's searches may take, including their time in the queue, so that a learner's
// move is answered promptly.
const CoachTime = 800 * time.Millisecond

// NewJudge returns a Judge; pool bounds its searches, and coach is how long those of Soon may take.
func NewJudge(s *site.Site, surveys *Surveys, pool *ai.Pool, coach time.Duration) *Judge {
	return &Judge{
		site: s, surveys: surveys, pool: pool, coach: coach,
		looks: cache.Cache[tutor.GameKey, ai.Result]{Most: mostResults},
		after: cache.Cache[tutor.GameKey, ai.Result]{Most: mostResults},
		facts: cache.Cache[factsKey, PositionFacts]{Most: mostResults},
	}
}

// soon returns a request whose searches end in time for the coach.
func (j *Judge) soon(r *http.Request) (*http.Request, context.CancelFunc) {
	soon, cancel := context.WithTimeout(r.Context(), j.coach)
	return r.WithContext(soon), cancel
}

// Search searches a position for a move, when it is the turn of the client's address in the queue of the pool.
func (j *Judge) Search(
	r *http.Request,
	position chess.Position,
	earlier []uint64,
	limits ai.Limits,
	seed uint32,
) (ai.Result, error) {
	patient, cancel := context.WithTimeout(r.Context(), patience)
	defer cancel()
	from := site.Network(j.site.Addresses.From(r)).String()
	var result ai.Result
	var err error
	site.Away(r.Context(), func() {
		result, err = j.pool.Search(patient, from, position, earlier, limits, uint64(seed))
	})
	if errors.Is(err, context.DeadlineExceeded) && r.Context().Err() == nil {
		return result, &ai.BusyError{After: j.pool.Wait(from, limits)}
	}
	return result, err
}

// Look returns the one search of the position on the board of g on which all that the coach says of it rests. It
// caches the result, so that a whole class that asks at once gets its answers at once.
func (j *Judge) Look(r *http.Request, g *tutor.Game) (ai.Result, error) {
	if found, ok := j.looks.Get(g.Key()); ok {
		return found, nil
	}
	found, err := j.Search(r, *g.Position(), g.Earlier(), coach.HintLimits, coachSeed)
	if err == nil {
		found = coach.Preferred(g.Position(), found)
		j.looks.Put(g.Key(), found)
	}
	return found, err
}

// Looked returns what Look found before of the position on the board of g, without a search.
func (j *Judge) Looked(g *tutor.Game) *Findings {
	found := &Findings{Key: g.Key()}
	if look, ok := j.looks.Get(g.Key()); ok {
		found.look = &look
	}
	return found
}

// searched returns the searches about the move after ply moves of a game: that of the position before it, and if it
// does not answer what comes after the move, another. It caches them.
func (j *Judge) searched(r *http.Request, g *tutor.Game, ply int) (s coach.Searched, err error) {
	if s.Before, err = j.Look(r, g.Until(ply)); err != nil {
		return s, err
	}
	next := g.Until(ply + 1)
	if next.Outcome() == chess.Checkmate {
		s.After.Score = ai.Mated
	}
	if next.Outcome() != chess.Playing {
		return s, nil
	}
	var known bool
	if s.After, known = coach.After(s.Before, g.Moves()[ply]); !known {
		s.After, known = j.after.Get(next.Key())
	}
	if known {
		return s, nil
	}
	err = s.SearchAfter(func(limits ai.Limits) (ai.Result, error) {
		return j.Search(r, *next.Position(), next.Earlier(), limits, coachSeed)
	})
	if err == nil {
		j.after.Put(next.Key(), s.After)
	}
	return s, err
}

// Warning returns the warning, of the kinds wanted, about the last move of a game, nil if there is none. It takes one
// search beside that of the position before the move, and names the ideas known alone.
func (j *Judge) Warning(
	r *http.Request,
	g *tutor.Game,
	known fact.Vocabulary,
	wanted func(coach.Warn) bool,
) (*fact.Fact, error) {
	searched, err := j.searched(r, g, g.Ply()-1)
	if err != nil {
		return nil, err
	}
	v := j.surveys.Of(g.PositionAt(g.Ply() - 1))
	return PlainOf(coach.WarningOf(g, v, searched, plainWarnings(g), wanted), known), nil
}

// PlainOf returns a fact as coach.Plain tells it; nil if there is none, or nothing is left to tell.
func PlainOf(f *fact.Fact, known fact.Vocabulary) *fact.Fact {
	if f == nil {
		return nil
	}
	if plain, ok := coach.Plain(*f, known); ok {
		return &plain
	}
	return nil
}

// plainWarnings reports whether a game has only warnings that one move shows: not one that plays a position out, which
// the computer defends well at every level.
func plainWarnings(g *tutor.Game) bool {
	_, playsOut := g.PlayOut()
	return !playsOut && coach.PlainWarnings(g.Setup().Level)
}

// Facts returns the facts of the current position that the search of it bears out; of those that matter as much as the
// first, one that practises holds for comes first; they name the ideas known alone. It caches them for all who know
// the same, so that a move is graded by the same facts that the page showed.
func (j *Judge) Facts(
	r *http.Request,
	g *tutor.Game,
	known fact.Vocabulary,
	practises func(fact.Fact) bool,
) (PositionFacts, error) {
	key := factsKey{g.Key(), g.Setup().Players, g.Setup().Learner, known}
	if told, ok := j.facts.Get(key); ok {
		return told.practising(practises), nil
	}
	facts, v := j.surveys.Advice(g, g.Ply()), j.surveys.Of(g.Position())
	if g.Outcome() == chess.Playing {
		found, err := j.Look(r, g)
		if err != nil {
			return PositionFacts{}, err
		}
		facts = v.Judged(g, facts, coach.Taught(g.Position(), found, known))
	}
	var told PositionFacts
	before := j.told(g, known, practises)
	if told.Facts, told.Speaks = v.PlainCoach(known, g, g.Ply(), facts, true, before); told.Speaks {
		told.tied = v.Tied(told.Facts, before)
	}
	j.facts.Put(key, told)
	return told.practising(practises), nil
}

// rememberedMoves is how many own moves back it matters what the coach said.
const rememberedMoves = 5

// told returns what the coach said before the last moves of the side to move, the latest first; nil where it said
// nothing, or it is no longer known.
func (j *Judge) told(g *tutor.Game, known fact.Vocabulary, practises func(fact.Fact) bool) (list []*fact.Fact) {
	for ply := g.Ply() - 2; ply >= max(0, g.Ply()-2*rememberedMoves); ply -= 2 {
		var said *fact.Fact
		at, ok := j.facts.Get(factsKey{g.Until(ply).Key(), g.Setup().Players, g.Setup().Learner, known})
		if ok && at.Speaks {
			said = &at.practising(practises).Facts[0]
		}
		list = append(list, said)
	}
	return list
}

// Threat returns what the opponent would do in the current position if it could move twice: found by counting, or
// else by a search. It names the ideas known alone.
func (j *Judge) Threat(r *http.Request, g *tutor.Game, known fact.Vocabulary) (fact.Fact, error) {
	p := g.Position()
	counted := coach.Threat(p)
	flipped := p.Pass()
	if plain, ok := coach.Plain(counted, known); ok && !coach.MayHide(&counted) || !flipped.HasMove() {
		return plain, nil
	}
	now, err := j.Look(r, g)
	if err != nil {
		return counted, err
	}
	threat, err := coach.ThreatSearched(p, now, func(limits ai.Limits) (ai.Result, error) {
		return j.Search(r, flipped, nil, limits, coachSeed)
	})
	if err != nil {
		return counted, err
	}
	if plain, ok := coach.Plain(threat, known); ok {
		return plain, nil
	}
	return counted, nil
}

// TurningPoint returns the ply before the learner's move that decided a game, -1 if there is none. It searches some
// positions, for the coach's time at most.
func (j *Judge) TurningPoint(r *http.Request, g *tutor.Game) (int, error) {
	r, cancel := j.soon(r)
	defer cancel()
	plies := coach.CostlyMoves(g, g.Setup().Learner)
	var searched []coach.Searched
	for _, ply := range plies {
		each, err := j.searched(r, g, ply)
		if err != nil {
			return -1, err
		}
		searched = append(searched, each)
	}
	if ply, ok := coach.TurningPoint(plies, searched); ok {
		return ply, nil
	}
	return -1, nil
}

// Findings holds the facts that the tutor found by searches, once for a request. Without it, if the search pool was
// busy, the tutor uses the facts found by counting alone.
type Findings struct {
	Key           tutor.GameKey // of the game it is about
	Warning       *fact.Fact    // of the move just made, or of OfMove
	OfMove        chess.Move    // the legal move that was asked about, NoMove if none was
	PositionFacts               // of the position on the board; empty if not searched
	Threat        *fact.Fact    // what the opponent would do, if it was asked for
	Unfinished    bool          // a search was refused or cut short
	look          *ai.Result    // the search of the position on the board, nil if there was none yet
}

// PositionFacts holds the facts of a position in the coach's order, confirmed by searches. They must not be changed.
type PositionFacts struct {
	Facts  []fact.Fact
	Speaks bool  // the coach says the first of Facts now
	tied   []int // the indexes of those that matter as much as the first
}

// practising returns the facts with one first for which practises holds, if any of those does that matter most.
func (f PositionFacts) practising(practises func(fact.Fact) bool) PositionFacts {
	if practises == nil || len(f.tied) == 0 || practises(f.Facts[0]) {
		return f
	}
	for _, at := range f.tied {
		if first := f.Facts[at]; practises(first) {
			facts := slices.Concat([]fact.Fact{first}, f.Facts[:at], f.Facts[at+1:])
			return PositionFacts{Facts: facts, Speaks: f.Speaks}
		}
	}
	return f
}

// Questions are what a request needs the coach's searches for.
type Questions struct {
	Warn      func(coach.Warn) bool // the kinds of warnings of the move just made that are wanted; nil for none
	Facts     bool                  // the facts of the position
	Practises func(fact.Fact) bool  // whether the learner practises what a fact is about; nil for nobody
	Threat    bool                  // what the opponent would do
	Known     fact.Vocabulary       // the ideas whose names may be used
}

// Coach runs the searches for some questions about a game: all but that for the threat for the coach's time at most.
func (j *Judge) Coach(r *http.Request, g *tutor.Game, q Questions) *Findings {
	found := &Findings{Key: g.Key()}
	soon, cancel := j.soon(r)
	defer cancel()
	var err error
	if q.Warn != nil {
		found.Warning, err = j.Warning(soon, g, q.Known, q.Warn)
		found.Unfinished = err != nil
	}
	if q.Facts {
		found.PositionFacts, err = j.Facts(soon, g, q.Known, q.Practises)
		found.Unfinished = found.Unfinished || err != nil
		found.look = j.Looked(g).look
	}
	if q.Threat {
		threat, err := j.Threat(r, g, q.Known)
		if found.Unfinished = found.Unfinished || err != nil; err == nil {
			found.Threat = &threat
		}
	}
	return found
}
