package ai

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/assert"

	"chesstutor/ai/people"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/needs"
)

// stylePlies is how many plies of a game show a style.
const stylePlies = 40

// liked counts the moves of the friend's style that White plays, and those that it would play without it, in games of
// a friend against itself: in the mean of the shares.
func liked(friend people.Person, games int) (with, without float64) {
	plain := friend
	plain.Style = people.NoStyle
	share := func(p *chess.Position, choices []people.Choice) (sum float64) {
		for _, c := range choices {
			if friend.Style.Likes(p, c.Move) {
				sum += float64(c.Share) / people.One
			}
		}
		return sum
	}
	for n := range games {
		random := rand.New(rand.NewPCG(uint64(n), 9))
		line := people.Line{Start: chess.Start()}
		p := line.Start
		for range stylePlies {
			choices := friend.Choices(&line)
			if len(choices) == 0 {
				break
			}
			if p.Turn() == chess.White {
				with, without = with+share(&p, choices), without+share(&p, plain.Choices(&line))
			}
			m := people.Draw(choices, random.Uint64())
			line.Moves = append(line.Moves, m)
			p = p.Play(m)
		}
	}
	return with / float64(games), without / float64(games)
}

// Each friend plays what its sentence says it likes more often than others of its strength, in the first twenty moves
// of each of 500 games, and not so often that it plays nothing else. Without tag soak it is a twentieth of the games.
func TestFriendsHaveTheirStyle(t *testing.T) {
	games := 25
	if needs.Soak {
		games = 500
	}
	for _, l := range Friends() {
		person := l.Limits().Person
		if l.Limits().Method != Person {
			continue
		}
		with, without := liked(person, games)
		t.Logf("level %d: %.2f moves a game that it likes, %.2f without the style", l, with, without)
		assert.Greater(t, with, without*1.2, "level %d", l)
		assert.Less(t, with, 0.6*stylePlies/2, "level %d", l)
	}
}

// The same game, seed and level give the same move; other seeds give others.
func TestPeopleAreDrawnByTheSeed(t *testing.T) {
	moves := map[chess.Move]bool{}
	for seed := range uint64(20) {
		first, err := Search(t.Context(), chess.Start(), nil, Nib.Limits(), seed)
		assert.NoError(t, err)
		again, err := Search(t.Context(), chess.Start(), nil, Nib.Limits().InGame(chess.Start(), nil), seed)
		assert.NoError(t, err)
		assert.Equal(t, first, again)
		moves[first.Move] = true
	}
	assert.Greater(t, len(moves), 3)

	only := Nib.Limits()
	p := chess.Start()
	m, err := p.ParseUCI("a2a3")
	assert.NoError(t, err)
	only.Moves = []chess.Move{m}
	r, err := Search(t.Context(), p, nil, only, 1)
	assert.NoError(t, err)
	assert.Equal(t, m, r.Move, "among some moves")
}
