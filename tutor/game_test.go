package tutor

import (
	"math/rand/v2"
	"strconv"
	"strings"
	"sync"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/ai"
	"chesstutor/tutor/chess"
)

// gameFrom plays moves in SAN from a position, the usual start if fen is "".
func gameFrom(t testing.TB, fen, moves string) *Game {
	t.Helper()
	setup := Setup{Start: chess.Start()}
	if fen != "" {
		var err error
		setup.Start, err = chess.ParseFEN(fen)
		require.NoError(t, err)
	}
	g := NewGame(setup)
	for san := range strings.FieldsSeq(moves) {
		m, err := g.Position().ParseSAN(san)
		require.NoError(t, err, san)
		require.NoError(t, g.Play(m))
	}
	return g
}

func TestLevelChangesInMidGame(t *testing.T) {
	g := gameFrom(t, "", "e4 e5 Nf3")
	require.Equal(t, ai.ThreePlies, g.Setup().Level)
	rev := g.Rev()
	g.SetLevel(ai.Strongest)
	assert.Equal(t, ai.Strongest, g.Setup().Level)
	assert.Equal(t, rev, g.Rev(), "nothing has moved")
	assert.Equal(t, 3, g.Ply())
	require.True(t, g.TakeBack())
	assert.Equal(t, ai.Strongest, g.Setup().Level, "taking back leaves it")
	assert.Equal(t, ai.Strongest, g.Until(0).Setup().Level)
}

// randomGame plays at most plies random moves.
func randomGame(random *rand.Rand, setup Setup, plies int) *Game {
	g := NewGame(setup)
	for range plies {
		if g.Outcome() != chess.Playing {
			break
		}
		moves := g.Position().Moves()
		if err := g.Play(moves[random.IntN(len(moves))]); err != nil {
			panic(err)
		}
	}
	return g
}

func TestGameOutcome(t *testing.T) {
	shuffle := strings.Repeat("Nf3 Nf6 Ng1 Ng8 ", 2)
	for name, c := range map[string]struct {
		fen, moves string
		want       chess.Outcome
	}{
		"going on":         {"", "e4 e5", chess.Playing},
		"scholar's mate":   {"", "e4 e5 Bc4 Nc6 Qh5 Nf6 Qxf7#", chess.Checkmate},
		"stalemate":        {"7k/5K2/8/6Q1/8/8/8/8 w - - 0 1", "Qg6", chess.Stalemate},
		"third time":       {"", shuffle, chess.Threefold},
		"second time":      {"", "Nf3 Nf6 Ng1 Ng8", chess.Playing},
		"fifty moves":      {"7k/8/8/8/8/8/8/KR6 w - - 99 80", "Rb2", chess.FiftyMove},
		"mate at fifty":    {"7k/R7/8/8/8/8/8/KR6 w - - 99 80", "Rb8#", chess.Checkmate},
		"last man taken":   {"7k/8/8/8/8/8/1r6/K7 w - - 0 1", "Kxb2", chess.Insufficient},
		"finished at once": {"7k/5K2/6Q1/8/8/8/8/8 b - - 0 1", "", chess.Stalemate},
		"castling lost once": {"r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "Ra2 Ra7 Ra1 Ra8 Ra2 Ra7 Ra1 Ra8",
			chess.Playing},
	} {
		t.Run(name, func(t *testing.T) {
			assert.Equal(t, c.want, gameFrom(t, c.fen, c.moves).Outcome())
		})
	}
}

// A game played elsewhere goes on after a draw that nobody claimed, also as bytes, in a link and up to each of its
// plies; what comes after that ends by the rules. Mate, stalemate and dead positions stay what they are.
func TestAGameGoesOnWhereNobodyClaimedADraw(t *testing.T) {
	for name, c := range map[string]struct {
		fen, moves, next string
		want             chess.Outcome
	}{
		"three times": {"", strings.Repeat("Nf3 Nf6 Ng1 Ng8 ", 2), "e4", chess.Threefold},
		"fifty moves": {"7k/8/8/8/8/8/8/KR6 w - - 99 80", "Rb2", "Kh7", chess.FiftyMove},
		"at once":     {"7k/8/8/8/8/8/8/KR6 w - - 120 80", "", "Rb2", chess.FiftyMove},
	} {
		t.Run(name, func(t *testing.T) {
			g := gameFrom(t, c.fen, c.moves)
			claimed, key := g.Link(), g.Key()
			require.Equal(t, c.want, g.Outcome())
			g.GoOn()
			assert.Equal(t, chess.Playing, g.Outcome())
			assert.NotEqual(t, key, g.Key(), "what is cached of it is not of the draw")
			m, err := g.Position().ParseSAN(c.next)
			require.NoError(t, err)
			require.NoError(t, g.Play(m))
			for _, read := range []func() (*Game, error){
				func() (*Game, error) { return DecodeGame(g.Encode()) },
				func() (*Game, error) { return ParseLink(g.Link()) },
			} {
				again, err := read()
				require.NoError(t, err)
				assert.Equal(t, g.Outcome(), again.Outcome())
				assert.Equal(t, g.Key(), again.Key())
				assert.Equal(t, g.Link(), again.Link())
				assert.Equal(t, chess.Playing, again.Until(g.Ply()-1).Outcome())
			}
			again, err := ParseLink(claimed)
			require.NoError(t, err)
			assert.Equal(t, c.want, again.Outcome(), "a game played here ends there")
		})
	}
	g := gameFrom(t, "", strings.Repeat("Nf3 Nf6 Ng1 Ng8 ", 2))
	g.GoOn()
	m, err := g.Position().ParseSAN("Nf3")
	require.NoError(t, err)
	require.NoError(t, g.Play(m))
	assert.Equal(t, chess.Threefold, g.Outcome(), "from then on the rules end it")
	mated := gameFrom(t, "", "f3 e5 g4 Qh4#")
	mated.GoOn()
	assert.Equal(t, chess.Checkmate, mated.Outcome())
}

func TestGameRefusesAfterTheEndAndIllegalMoves(t *testing.T) {
	g := gameFrom(t, "", "e4")
	before := g.Rev()
	var illegal *chess.IllegalMoveError
	require.ErrorAs(t, g.Play(g.Moves()[0]), &illegal)
	assert.Equal(t, before, g.Rev())

	g = gameFrom(t, "", "f3 e5 g4 Qh4#")
	require.ErrorIs(t, g.Play(chess.NoMove), chess.ErrGameOver)
	winner, won := g.Winner()
	assert.True(t, won)
	assert.Equal(t, chess.Black, winner)
}

func TestGameTellsWhatHappened(t *testing.T) {
	g := gameFrom(t, "", "e4 d5 exd5 Qxd5 Nc3 Qa5 d4 e5 dxe5 Bb4 a3 f5 exf6")
	assert.Equal(t, []string{"e4", "d5", "exd5", "Qxd5", "Nc3", "Qa5", "d4", "e5", "dxe5", "Bb4", "a3", "f5", "exf6"},
		g.SAN())
	assert.Equal(t, 13, g.Ply())
	assert.Len(t, g.Captured(chess.White), 1)
	assert.Len(t, g.Captured(chess.Black), 3, "the one taken en passant too")
	assert.Equal(t, 2, chess.Lead(g.Position(), chess.White))
	assert.Equal(t, -2, chess.Lead(g.Position(), chess.Black))
	assert.True(t, g.ComputerToMove())
	assert.Equal(t, chess.Start(), *g.PositionAt(0))
	assert.Len(t, g.Earlier(), 13)
}

func TestRevNamesStartAndMoves(t *testing.T) {
	seen := map[string]string{}
	for _, moves := range []string{"", "e4", "e4 e5", "Nf3 Nf6", "Nf3 Nf6 Ng1 Ng8", "Nc3 Nc6 Nb1 Nb8"} {
		rev := gameFrom(t, "", moves).Rev()
		assert.NotContains(t, seen, rev, moves)
		seen[rev] = moves
	}
	assert.NotContains(t, seen, gameFrom(t, "7k/5K2/8/6Q1/8/8/8/8 w - - 0 1", "").Rev())
	assert.Contains(t, seen, gameFrom(t, "", "e4 e5").Rev())
}

func TestCloneIsAGameOfItsOwn(t *testing.T) {
	g := gameFrom(t, "", "e4 e5")
	c := g.Clone()
	m, err := c.Position().ParseSAN("Nf3")
	require.NoError(t, err)
	require.NoError(t, c.Play(m))
	assert.Equal(t, 2, g.Ply())
	assert.Equal(t, 3, c.Ply())
}

// The copies of a game share its moves, and none sees what another plays: a
// server hands out copies of one game to requests that come at once.
func TestClonesOfOneGamePlayAtOnce(t *testing.T) {
	g := realGames(t)[0]
	before := g.Encode()
	var wait sync.WaitGroup
	for i := range 8 {
		wait.Go(func() {
			c := g.Until(g.Ply() - i)
			for range 4 {
				if moves := c.Position().Moves(); len(moves) > 0 && c.Outcome() == chess.Playing {
					assert.NoError(t, c.Play(moves[i%len(moves)]))
				}
			}
			c.TakeHint(1)
			c.SetLevel(ai.Strongest)
			played := NewGame(g.Setup())
			for _, m := range c.Moves() {
				assert.NoError(t, played.Play(m))
			}
			assert.Equal(t, played.Position(), c.Position())
			assert.Equal(t, played.Rev(), c.Rev())
			c.TakeBack()
		})
	}
	wait.Wait()
	assert.Equal(t, before, g.Encode())
	assert.Zero(t, g.HintStep())
}

func TestTakeBack(t *testing.T) {
	black := "4k3/4p3/8/8/8/8/4P3/4K3 b - - 0 1"
	for name, c := range map[string]struct {
		players    Players
		learner    chess.Color
		fen, moves string
		want       []string // plies left after each taking back, until there is nothing
	}{
		"answered":            {AgainstComputer, chess.White, "", "e4 e5 Nf3 Nc6", []string{"2", "0"}},
		"not answered":        {AgainstComputer, chess.White, "", "e4 e5 Nf3", []string{"2", "0"}},
		"mated":               {AgainstComputer, chess.White, "", "f3 e5 g4 Qh4#", []string{"2", "0"}},
		"the computer opened": {AgainstComputer, chess.White, black, "e5 e4", []string{"1"}},
		"only the computer":   {AgainstComputer, chess.White, black, "e5", nil},
		"two players":         {TwoPlayers, chess.White, "", "e4 e5 Nf3", []string{"2", "1", "0"}},
		"learner is Black":    {AgainstComputer, chess.Black, "", "e4 e5 Nf3", []string{"1"}},
		"nothing":             {AgainstComputer, chess.White, "", "", nil},
	} {
		t.Run(name, func(t *testing.T) {
			g := gameFrom(t, c.fen, c.moves)
			g.setup.Players, g.setup.Learner = c.players, c.learner
			var plies []string
			for g.TakeBack() {
				plies = append(plies, strconv.Itoa(g.Ply()))
				assert.Equal(t, chess.Playing, g.Outcome())
				assert.False(t, g.ComputerToMove())
			}
			assert.Equal(t, c.want, plies)
		})
	}
}

// The steps taken of a hint are known where they were taken: also once a move was
// tried there and taken back, and through the game's bytes; nowhere else.
func TestAHintStaysTakenWhereItWas(t *testing.T) {
	g := gameFrom(t, "", "e4 e5")
	require.False(t, g.Tried())
	g.TakeHint(2)
	g.TakeHint(1)
	assert.Equal(t, 2, g.HintStep(), "a step taken before stays taken")
	for _, san := range []string{"Nf3", "Nc6"} {
		m, err := g.Position().ParseSAN(san)
		require.NoError(t, err)
		require.NoError(t, g.Play(m))
		assert.Zero(t, g.HintStep())
	}
	g, err := DecodeGame(g.Encode())
	require.NoError(t, err)
	require.True(t, g.TakeBack())
	assert.Equal(t, 2, g.HintStep(), "taking back keeps it")
	assert.True(t, g.Tried())
	g.TakeHint(99)
	assert.Equal(t, HintSteps, g.HintStep())
	assert.Equal(t, HintSteps, g.Until(2).HintStep())
	require.True(t, g.TakeBack())
	assert.Zero(t, g.HintStep())
	assert.True(t, g.Tried())
	for _, san := range []string{"d4", "d5"} {
		m, err := g.Position().ParseSAN(san)
		require.NoError(t, err)
		require.NoError(t, g.Play(m))
	}
	assert.Zero(t, g.HintStep(), "another position after as many moves")
	assert.False(t, g.Tried())
}

// A hint that was closed stays so: through the game's bytes, and when a move is tried and taken back; until another
// step is taken, or it is opened.
func TestAHintStaysClosed(t *testing.T) {
	g := gameFrom(t, "", "e4 e5")
	assert.False(t, g.CloseHint(true), "there is none")
	g.TakeHint(2)
	assert.False(t, g.HintClosed())
	assert.True(t, g.CloseHint(true))
	assert.False(t, g.CloseHint(true), "no news")
	m, err := g.Position().ParseSAN("Nf3")
	require.NoError(t, err)
	require.NoError(t, g.Play(m))
	assert.False(t, g.HintClosed(), "here is no hint")
	g, err = DecodeGame(g.Encode())
	require.NoError(t, err)
	require.True(t, g.TakeBack())
	assert.True(t, g.HintClosed())
	g.TakeHint(3)
	assert.False(t, g.HintClosed())
	assert.True(t, g.CloseHint(true))
	assert.True(t, g.CloseHint(false))
	assert.False(t, g.HintClosed())
}

// A guess belongs to the position in which it was made, and stays through the game's bytes and when a move is
// taken back.
func TestAGuessStaysMadeWhereItWas(t *testing.T) {
	g := gameFrom(t, "", "e4 e5")
	require.False(t, g.Guessed())
	g.TakeGuess()
	g, err := DecodeGame(g.Encode())
	require.NoError(t, err)
	assert.True(t, g.Guessed())
	assert.False(t, g.Tried())
	assert.Zero(t, g.HintStep())
	g.TakeHint(1)
	assert.True(t, g.Guessed(), "a hint in the same position keeps it")
	for _, san := range []string{"Nf3", "Nc6"} {
		m, err := g.Position().ParseSAN(san)
		require.NoError(t, err)
		require.NoError(t, g.Play(m))
		assert.False(t, g.Guessed())
	}
	require.True(t, g.TakeBack())
	assert.True(t, g.Guessed())
}

// TestKeptGamesKnowTheirNotation plays on from compact games, takes moves back and looks back: names and notation are
// always those of the same game read anew.
func TestKeptGamesKnowTheirNotation(t *testing.T) {
	random := rand.New(rand.NewPCG(5, 6))
	for range 30 {
		g := NewGame(Setup{Start: chess.Start(), Players: TwoPlayers})
		for range 60 {
			switch n := random.IntN(10); {
			case n < 2:
				g.TakeBack()
			case n < 4:
				g = g.Compact().Clone()
			case g.Outcome() == chess.Playing:
				moves := g.Position().Moves()
				require.NoError(t, g.Play(moves[random.IntN(len(moves))]))
			}
			looked := g.Until(random.IntN(g.Ply() + 1))
			for _, kept := range []*Game{g, looked} {
				anew, err := DecodeGame(kept.Encode())
				require.NoError(t, err)
				require.Equal(t, anew.SAN(), kept.SAN())
				require.Equal(t, anew.Rev(), kept.Rev())
			}
		}
	}
}
