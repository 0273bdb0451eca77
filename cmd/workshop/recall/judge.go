package recall

import (
	"context"
	"errors"
	"fmt"
	"io"

	"chesstutor/ai"
	"chesstutor/ai/people"
	"chesstutor/cmd/workshop/match"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/coach"
	"chesstutor/tutor/fact"
)

// How far the expected score has to fall for a move to be a blunder, or the score in centipawns, and how far both may
// fall for it to be fine; between the two it is neither.
const (
	blunder, blunderPoints = 0.15, 200
	fine, finePoints       = 0.05, 100
)

// lost is the score of the mated side, below the score of any forced mate.
const lost = ai.Score(-30_000)

// hintLoss is the maximum in centipawns by which a good hint is worse than the judge's move.
const hintLoss = 100

// verdicts counts the moves that a level made, and the hints given where it was to move.
type verdicts struct {
	blunders, warned, fine, falsely, hints, bad int
	// hints that are the move which people of the rating play most, and how many were before coach.Findable
	likely, likelyBest int
}

// A judge plays games of the weaker levels against themselves, and judges by long searches their moves, the coach's
// warnings and its hints.
type judge struct {
	nodes     uint64
	hints     int  // look at a hint every few plies
	hintsOnly bool // judge only the hints
	rating    int  // of the people who could find the hints
	byLevel   map[ai.Level]*verdicts
}

// play plays a number of games with each of the easiest levels, up to a number of levels.
func (j *judge) play(ctx context.Context, levels, games int, seed uint64) error {
	for n, level := range ai.Searching()[:levels] {
		j.byLevel[level] = &verdicts{}
		openings, err := match.Openings(ctx, games, seed+uint64(n))
		if err != nil {
			return err
		}
		for i, opening := range openings {
			played, err := match.PlayGame(ctx, opening, match.NewLevelPlayer(level), match.NewLevelPlayer(level),
				seed<<32+uint64(n*games+i))
			if err != nil {
				return err
			}
			if err := j.game(ctx, level, played); err != nil {
				return err
			}
		}
	}
	return nil
}

// game judges every move of a game.
func (j *judge) game(ctx context.Context, level ai.Level, played *match.Game) error {
	g := tutor.NewGame(tutor.Setup{Start: played.Start, Players: tutor.TwoPlayers})
	var before searches
	var err error
	for ply, m := range played.Moves {
		if g.Outcome() != chess.Playing {
			break
		}
		hint := ply%j.hints == 0
		if ply == 0 || j.hintsOnly && hint {
			before, err = j.look(ctx, g)
		}
		if err == nil && hint {
			err = j.hint(ctx, level, g, before)
		}
		was := g.Until(g.Ply())
		if err = errors.Join(err, g.Play(m)); err == nil && !j.hintsOnly {
			earlier := before
			if before, err = j.look(ctx, g); err == nil {
				err = j.move(ctx, level, was, g, earlier, before)
			}
		}
		if err != nil {
			return err
		}
	}
	return nil
}

// searches are the results of the long search in a position and of that which the coach makes there; only the score if
// the game has ended.
type searches struct{ long, coach ai.Result }

func (j *judge) look(ctx context.Context, g *tutor.Game) (l searches, err error) {
	switch outcome := g.Outcome(); {
	case outcome == chess.Checkmate:
		l.long.Score = lost
		return l, nil
	case outcome != chess.Playing:
		return l, nil
	}
	limits := ai.Limits{Method: ai.Selective, Nodes: j.nodes}
	if l.long, err = ai.Search(ctx, *g.Position(), g.Earlier(), limits, 1); err == nil {
		l.coach, err = ai.Search(ctx, *g.Position(), g.Earlier(), coach.HintLimits, 1)
		l.coach = coach.Preferred(g.Position(), l.coach)
	}
	return l, err
}

// move judges the last move of a game, and the warning of it.
func (j *judge) move(ctx context.Context, level ai.Level, was, g *tutor.Game, before, after searches) error {
	every := func(coach.Warn) bool { return true }
	searched := coach.Searched{Before: before.coach}
	if g.Outcome() == chess.Playing {
		if err := searched.SearchAfter(func(limits ai.Limits) (ai.Result, error) {
			return ai.Search(ctx, *g.Position(), g.Earlier(), limits, 1)
		}); err != nil {
			return err
		}
	}
	warning := coach.WarningOf(g, coach.NewSurvey(was.Position()), searched, coach.PlainWarnings(level), every)
	warned := warning != nil
	fall := coach.ExpectedScore(before.long.Score) - coach.ExpectedScore(-after.long.Score)
	lost := (&coach.Searched{Before: before.long, After: after.long}).LostCentipawns()
	t := j.byLevel[level]
	switch {
	case fall >= blunder || lost >= blunderPoints:
		t.blunders++
		if warned {
			t.warned++
		}
	case fall <= fine && lost <= finePoints:
		t.fine++
		if warned {
			t.falsely++
		}
	}
	return ctx.Err()
}

// hint judges the hint in a position: by how much its move is worse than the judge's, both judged by what the same
// search sees after them. The search of the position itself looks a ply less far beyond them: against its score many
// of the judge's own moves would lose a point.
func (j *judge) hint(ctx context.Context, level ai.Level, g *tutor.Game, best searches) error {
	search := func(limits ai.Limits) (ai.Result, error) {
		return ai.Search(ctx, *g.Position(), g.Earlier(), limits, 1)
	}
	found, err := search(coach.HintLimits)
	if err != nil {
		return err
	}
	t := j.byLevel[level]
	t.hints++
	line := people.Line{Start: g.Setup().Start, Moves: g.Moves()}
	likely := people.Choices(&line, j.rating)[0].Move
	if found.Move == likely {
		t.likelyBest++
	}
	v := coach.NewSurvey(g.Position())
	facts, speaks := v.Coach(g, g.Ply(), v.Judged(g, v.Advice(g, g.Ply()), found), true, nil)
	found = coach.Findable(g, found, j.rating, fact.Everything)
	if speaks {
		found = v.Toward(found, &facts[0])
	}
	m := coach.HintFacts(g, found)[tutor.HintSteps-1].Move
	if m == likely {
		t.likely++
	}
	if m == best.long.Move {
		return nil
	}
	hinted, err := j.after(ctx, g, m)
	if err != nil {
		return err
	}
	preferred, err := j.after(ctx, g, best.long.Move)
	if err == nil && preferred-hinted > hintLoss && coach.ExpectedScore(preferred) > coach.ExpectedScore(hinted) {
		t.bad++
	}
	return err
}

// after returns the score of a move in a position, by a long search after it.
func (j *judge) after(ctx context.Context, g *tutor.Game, m chess.Move) (ai.Score, error) {
	next := g.Until(g.Ply())
	if err := next.Play(m); err != nil {
		return 0, err
	}
	l, err := j.look(ctx, next)
	return -l.long.Score, err
}

// print lists the figures by level, and of all.
func (j *judge) print(out io.Writer, levels int) {
	fmt.Fprintf(out, "%-6s%10s%8s%8s%8s%8s%8s%8s%8s%8s\n", "level", "blunders", "warned", "", "fine", "warned", "",
		"hints", "bad", "")
	var all verdicts
	for _, level := range ai.Searching()[:levels] {
		t := j.byLevel[level]
		t.print(out, fmt.Sprint(level))
		all.blunders, all.warned, all.fine = all.blunders+t.blunders, all.warned+t.warned, all.fine+t.fine
		all.falsely, all.hints, all.bad = all.falsely+t.falsely, all.hints+t.hints, all.bad+t.bad
		all.likely, all.likelyBest = all.likely+t.likely, all.likelyBest+t.likelyBest
	}
	all.print(out, "all")
	fmt.Fprintf(out, "%d of %d hints are what people of %d play most; %d of the best moves were\n", all.likely, all.hints,
		j.rating, all.likelyBest)
}

func (t *verdicts) print(out io.Writer, name string) {
	share := func(n, of int) float64 { return 100 * float64(n) / float64(max(of, 1)) }
	fmt.Fprintf(out, "%-6s%10d%8d%7.1f%%%8d%8d%7.1f%%%8d%8d%7.1f%%\n", name, t.blunders, t.warned,
		share(t.warned, t.blunders), t.fine, t.falsely, share(t.falsely, t.fine), t.hints, t.bad, share(t.bad, t.hints))
}
