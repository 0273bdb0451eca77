package harvest

import (
	"context"
	"fmt"
	"math/rand/v2"

	"chesstutor/ai"
	"chesstutor/ai/people"
	"chesstutor/cmd/workshop/match"
	"chesstutor/tutor/chess"
)

// Four in five games are played as people of lowest to highest play, as Lichess rates them, both sides by the same
// rating; the others by stronger levels, from a position to which people came in openingPlies.
const (
	lowest, highest, ratingStep = 700, 1300, 100
	openingPlies                = 10
)

// stronger are the levels that play every fifth game.
var stronger = []ai.Level{9, 10, 11}

// Positions before firstPly are skipped: there is little to ask in them.
const firstPly = 6

// played returns a game that the seed determines.
func played(ctx context.Context, seed uint64) (*match.Game, error) {
	random := rand.New(rand.NewPCG(seed, 1))
	steps := (highest-lowest)/ratingStep + 1
	rating := lowest + ratingStep*random.IntN(steps)
	if seed%5 > 0 {
		return match.PlayGame(ctx, chess.Start(), person(rating), person(rating), seed)
	}
	start := chess.Start()
	var line people.Line
	for line.Start = start; len(line.Moves) < openingPlies && start.Outcome(nil) == chess.Playing; {
		m := people.Draw(people.Choices(&line, highest), random.Uint64())
		line.Moves, start = append(line.Moves, m), start.Play(m)
	}
	pick := func() match.Player { return match.NewLevelPlayer(stronger[random.IntN(len(stronger))]) }
	return match.PlayGame(ctx, start, pick(), pick(), seed)
}

// person returns a player that plays as people of a rating do.
func person(rating int) match.Player {
	return &match.Computer{
		Title:  fmt.Sprint("people of ", rating),
		Limits: ai.Limits{Method: ai.Person, Person: people.Person{Rating: rating, Temperature: people.Plain}},
	}
}

// scenes plays a game that the seed determines and returns its positions as scenes, in any order, so that exercises
// are not all of the opening.
func scenes(ctx context.Context, seed uint64) (list []*scene, err error) {
	g, err := played(ctx, seed)
	if err != nil {
		return nil, err
	}
	random := rand.New(rand.NewPCG(seed, 2))
	at, first := g.Start, firstPly
	if at != chess.Start() {
		first = 0
	}
	for i, last := range g.Moves[:max(0, len(g.Moves)-1)] {
		before := at
		at = at.Play(last)
		coin := random.Uint64()
		_, enPassant := at.EnPassant()
		if i >= first && !enPassant && aheadBy(&at) < mostLead && at.Outcome(nil) == chess.Playing {
			s := sceneOf(before, last, g.Moves[i+1], coin)
			s.ply = i
			list = append(list, s)
		}
	}
	random.Shuffle(len(list), func(i, j int) { list[i], list[j] = list[j], list[i] })
	return list, nil
}
