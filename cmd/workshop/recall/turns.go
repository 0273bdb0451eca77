package recall

import (
	"context"
	"fmt"
	"math/rand/v2"
	"slices"

	"chesstutor/ai"
	"chesstutor/cmd/workshop/match"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/coach"
	"chesstutor/tutor/fact"
	"chesstutor/tutor/say/english"
)

// A beginner is a simulated learner: obedient does what the coach's line calls for, greedy takes what is worth most,
// and hasty does as the obedient but for a random move in five.
type beginner string

const (
	obedient beginner = "obedient"
	greedy   beginner = "greedy"
	hasty    beginner = "hasty"
)

// Bounds of the games of beginners.
const (
	easiestLevels = 3
	mostTurns     = 60
	remembered    = 5 // moves whose lines the coach remembers
	repeats       = 3 // moves within which a sentence should not come again
)

// What counts, in centipawns: what is at stake where the best move is so much above the median of all moves, what is
// urgent, and what a move that is named may lose.
const (
	staked = 50
	urgent = 200
)

// turns are the turns of simulated beginners, with what is wrong with the coach's line in them.
type turns struct {
	oracle   *match.Program
	games    []string // who played them, and against which level
	list     []turn
	hints    reasons // of a hint in each turn
	warnings reasons // of the moves that the beginners made
}

// What may be wrong with a turn.
const (
	silent   = "silent"
	useless  = "useless"
	unsaid   = "urgent and unsaid"
	repeated = "repeated"

	// The same by one look of the oracle at all moves at once.
	uselessAtOnce = "useless at once"
	unsaidAtOnce  = "unsaid at once"
)

// A turn is what the coach said in one, with the verdict of the oracle.
type turn struct {
	game, number int
	at           chess.Position
	line         *fact.Fact // nil if the coach said nothing
	best         chess.Move // by the oracle
	stake        int        // how many centipawns it is above the median of all moves
	wrong        []string
}

// play plays the same number of games of each beginner against each of the easiest levels.
func (t *turns) play(ctx context.Context, games int, seed uint64) error {
	for i, who := range []beginner{obedient, greedy, hasty} {
		for n, level := range ai.Levels()[:easiestLevels] {
			for game := range games {
				random := rand.New(rand.NewPCG(seed+uint64(game), uint64(i*easiestLevels+n)))
				t.games = append(t.games, fmt.Sprintf("%s, level %d", who, level))
				if err := t.game(ctx, who, level, random); err != nil {
					return err
				}
			}
		}
	}
	return nil
}

// game plays one game, the beginner with White.
func (t *turns) game(ctx context.Context, who beginner, level ai.Level, random *rand.Rand) error {
	g := tutor.NewGame(tutor.Setup{Start: chess.Start(), Level: level, Seed: random.Uint32()})
	var told []*fact.Fact
	for n := 0; n < mostTurns && g.Outcome() == chess.Playing; n++ {
		found, err := ai.Search(ctx, *g.Position(), g.Earlier(), coach.HintLimits, 0)
		if err != nil {
			return err
		}
		found = coach.Preferred(g.Position(), found)
		v := coach.NewSurvey(g.Position())
		facts, speaks := v.Coach(g, g.Ply(), v.Judged(g, v.Advice(g, g.Ply()), found), true, told)
		var line *fact.Fact
		if speaks {
			line = &facts[0]
		}
		steps := coach.HintFacts(g, v.Toward(coach.Findable(g, found, level.Rating(), fact.Everything), line))
		if err := coach.ShowOffer(&steps, func(move, taking chess.Move) (ai.Result, error) {
			next := g.Position().Play(move)
			return ai.Search(ctx, next.Play(taking), nil, coach.HintLimits, 0)
		}); err != nil {
			return err
		}
		t.hints.add(&steps[tutor.HintSteps-1])
		if err := t.count(ctx, g, v, line, told); err != nil {
			return err
		}
		told = append([]*fact.Fact{line}, told...)[:min(len(told)+1, remembered)]
		if err := g.Play(who.move(random, v, line)); err != nil {
			return err
		}
		if err := t.warnings.warn(ctx, g, v, found); err != nil || g.Outcome() != chess.Playing {
			return err
		}
		reply, err := ai.Search(ctx, *g.Position(), g.Earlier(), level.Limits(), uint64(g.Setup().Seed))
		if err == nil {
			err = g.Play(reply.Move)
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// move returns the beginner's move, given the coach's line, nil for none.
func (b beginner) move(random *rand.Rand, v *coach.Survey, line *fact.Fact) chess.Move {
	p := v.Position()
	all := p.Moves()
	slices.SortFunc(all, func(a, b chess.Move) int { return int(a) - int(b) })
	var from []chess.Move
	switch most := 0; {
	case b == hasty && random.IntN(5) == 0:
	case b == greedy:
		for _, m := range all {
			most = max(most, chess.Gain(&p, m))
		}
		from = slices.DeleteFunc(slices.Clone(all), func(m chess.Move) bool { return chess.Gain(&p, m) < most })
	default:
		from = slices.DeleteFunc(slices.Clone(all), func(m chess.Move) bool {
			return line == nil || !v.Does(line, m)
		})
		if len(from) == 0 {
			from = slices.DeleteFunc(slices.Clone(all), func(m chess.Move) bool {
				grade := v.Grade(m)
				return grade == fact.Loses || grade == fact.AllowsMate || grade == fact.Stalemates
			})
		}
	}
	if len(from) == 0 {
		from = all
	}
	return from[random.IntN(len(from))]
}

// count judges what the coach says in a turn.
func (t *turns) count(ctx context.Context, g *tutor.Game, v *coach.Survey, line *fact.Fact, told []*fact.Fact) error {
	scores, err := t.oracle.Scores(ctx, *g.Position())
	if err != nil || len(scores) == 0 {
		return err
	}
	var best chess.Move
	var sorted []int
	for m, score := range scores {
		if best == chess.NoMove || score > scores[best] {
			best = m
		}
		sorted = append(sorted, capped(score))
	}
	slices.Sort(sorted)
	now := turn{
		game: len(t.games) - 1, number: g.Ply()/2 + 1, at: *g.Position(), line: line, best: best,
		stake: sorted[len(sorted)-1] - sorted[len(sorted)/2],
	}
	calls := callsFor(v, line, scores)
	near := calls != chess.NoMove && isNear(scores[best], scores[calls])
	nearAlone := near
	if calls != chess.NoMove && calls != best {
		if nearAlone, err = t.nearAlone(ctx, now.at, best, calls); err != nil {
			return err
		}
	}
	for what, is := range map[string]bool{
		silent:        line == nil,
		unsaid:        now.isUnsaid(nearAlone),
		useless:       now.isUseless(nearAlone),
		unsaidAtOnce:  now.isUnsaid(near),
		uselessAtOnce: now.isUseless(near),
		repeated: line != nil && slices.ContainsFunc(told[:min(len(told), repeats)], func(f *fact.Fact) bool {
			return f != nil && said(f) == said(line)
		}),
	} {
		if is {
			now.wrong = append(now.wrong, what)
		}
	}
	slices.Sort(now.wrong)
	t.list = append(t.list, now)
	return nil
}

// nearAlone reports whether a move is within half a pawn of the best if the oracle looks at each of the two alone. In a
// look at all moves at once each gets few positions, and the oracle's own choice, made by a search as long as that of
// all of them, often seems to lose half a pawn.
func (t *turns) nearAlone(ctx context.Context, at chess.Position, best, m chess.Move) (bool, error) {
	most, err := t.oracle.Score(ctx, at, best)
	if err != nil {
		return false, err
	}
	score, err := t.oracle.Score(ctx, at, m)
	return isNear(most, score), err
}

func said(f *fact.Fact) string { return english.English.Fact(*f, tutor.ToWhite) }

// capped returns a score in centipawns, of 20 pawns at most: more makes no difference to a beginner. A mate counts as
// much, since a far one is no more urgent.
func capped(s ai.Score) int {
	const most = 2000
	return int(max(-most, min(most, s)))
}

// isNear reports whether a score is within half a pawn of the best.
func isNear(best, score ai.Score) bool { return capped(best)-capped(score) < staked }

// callsFor returns the best of the moves that a line calls for, NoMove if it calls for none.
func callsFor(v *coach.Survey, line *fact.Fact, scores map[chess.Move]ai.Score) (best chess.Move) {
	p := v.Position()
	for _, m := range p.Moves() {
		score, known := scores[m]
		if known && line != nil && v.Does(line, m) && (best == chess.NoMove || score > scores[best]) {
			best = m
		}
	}
	return best
}

// isUnsaid reports whether two points are at stake, and the line calls for no move that is near the best.
func (t *turn) isUnsaid(near bool) bool { return t.stake >= urgent && !near }

// isUseless reports whether a line calls for nothing but moves that lose half a pawn and more, or tells of a danger or
// a chance where nothing is at stake.
func (t *turn) isUseless(near bool) bool {
	switch {
	case t.line == nil || t.line.Kind == fact.KindCheck || t.line.Kind.Tone() == fact.ToneNote:
		return false // an answer is called for; praise with its reason
	case t.line.Kind.Tone() != fact.ToneAdvice && !aims(t.line) && t.stake < staked:
		return true
	}
	return !near
}

// aims reports whether a line is about a mate or a new queen, which are plans even where every move wins.
func aims(line *fact.Fact) bool {
	return line.Mate || slices.Contains([]fact.Concept{
		fact.MateInOne, fact.BackRank, fact.MateInTwo, fact.Promotion, fact.PawnRun,
	}, line.Concept)
}
