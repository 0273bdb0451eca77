package web

import (
	"sync"

	"chesstutor/tutor"
	"chesstutor/tutor/chess"
)

// kept keeps what was worked out last, so that a class that asks about the same
// positions is answered at once. It holds at most twice as many answers as most:
// when so many are new, the older half is forgotten.
type kept[K comparable, V any] struct {
	most          int
	mu            sync.Mutex
	recent, older map[K]V
}

// look returns what is kept.
func (k *kept[K, V]) look(key K) (V, bool) {
	k.mu.Lock()
	defer k.mu.Unlock()
	v, ok := k.recent[key]
	if !ok {
		if v, ok = k.older[key]; ok {
			k.put(key, v)
		}
	}
	return v, ok
}

// keep keeps an answer.
func (k *kept[K, V]) keep(key K, v V) {
	k.mu.Lock()
	defer k.mu.Unlock()
	k.put(key, v)
}

func (k *kept[K, V]) put(key K, v V) {
	if k.recent == nil || len(k.recent) >= k.most {
		k.recent, k.older = make(map[K]V), k.recent
	}
	k.recent[key] = v
}

// mostSurveys bounds the surveys kept, twice as many at most; one takes some
// ten kilobytes.
const mostSurveys = 512

// surveys are the surveys made last. A survey depends on nothing but the
// position, so all games share them.
var surveys = kept[chess.Position, *tutor.Survey]{most: mostSurveys}

// survey returns the survey of a position.
func survey(p *chess.Position) *tutor.Survey {
	v, ok := surveys.look(*p)
	if !ok {
		v = tutor.NewSurvey(p)
		surveys.keep(*p, v)
	}
	return v
}

// ended is a game that has ended, as far as what is told of its end goes.
type ended struct {
	rev     string
	players tutor.Players
	hints   int
}

// mostEndings bounds what is kept of games that have ended, twice as many at
// most. To find the move that decided a game takes a survey of every position.
const mostEndings = 512

var endings = kept[ended, []tutor.Fact]{most: mostEndings}

// adviceAt returns the facts of the position after ply moves of a game.
func adviceAt(g *tutor.Game, ply int) []tutor.Fact {
	if ply < g.Ply() || g.Outcome() == chess.Playing {
		return survey(g.PositionAt(ply)).Advice(g, ply)
	}
	key := ended{g.Rev(), g.Setup().Players, g.Hints()}
	facts, ok := endings.look(key)
	if !ok {
		facts = survey(g.PositionAt(ply)).Advice(g, ply)
		endings.keep(key, facts)
	}
	return facts
}
