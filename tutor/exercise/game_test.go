package exercise_test

import (
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/ai/ending"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/exercise"
	"chesstutor/tutor/lesson"
)

// Lines of small games are played through for so many plies, the short ones first, until there were so many
// positions.
const (
	seenPlies = 6
	mostSeen  = 30
)

// smallGames returns the small games of all lessons.
func smallGames() (list []*exercise.Exercise) {
	for _, l := range lesson.Lessons() {
		for _, e := range l.Exercises {
			if e.Kind == exercise.Game {
				list = append(list, e)
			}
		}
	}
	return list
}

// smallGame reads a small game of a test's own.
func smallGame(t *testing.T, rule, fen string, hidden bool) *exercise.Exercise {
	hide := ""
	if hidden {
		hide = `,"hiddenKings":true`
	}
	list, err := exercise.Read([]byte(`{"id":"x","kind":"game","rule":"` + rule + `","fen":"` + fen + `"` + hide +
		`,"most":30}`))
	require.NoError(t, err)
	return list[0]
}

// Each end is told as what it is, where two of them seem to meet too.
func TestEndsOfSmallGames(t *testing.T) {
	for name, x := range map[string]struct {
		rule, fen, move string
		hidden, won     bool
		lost            exercise.ReasonKind
	}{
		"the last pawn becomes a queen": {"queen-pawns", "k6K/8/8/8/8/6Q1/p7/8 b - - 0 1", "a2a1q", true, false,
			exercise.PawnThrough},
		"the last pawn takes and promotes": {"queen-pawns", "k6K/8/8/8/8/8/p7/1Q6 b - - 0 1", "a2b1q", true, false,
			exercise.PawnThrough},
		"the last pawn takes the queen": {"queen-pawns", "k6K/8/8/p7/1Q6/8/8/8 b - - 0 1", "a5b4", true, false,
			exercise.PieceLost},
		"the last pawn is taken":        {"queen-pawns", "k6K/8/8/p7/1Q6/8/8/8 w - - 0 1", "b4a5", true, true, ""},
		"the last pawn is stuck":        {"queen-pawns", "k6K/8/8/p7/8/Q7/8/8 w - - 0 1", "a3a4", true, true, ""},
		"the first rook is taken":       {"queen-pawns", "k6K/8/8/p7/1R6/2R5/8/8 b - - 0 1", "a5b4", true, false, ""},
		"promoted, and nobody can move": {"pawns", "K7/6P1/8/p7/P7/8/8/k7 w - - 0 1", "g7g8q", true, true, ""},
		"the last pawn of Black is taken": {"pawns", "K7/8/8/6p1/7P/8/8/k7 w - - 0 1", "h4g5", true, false,
			exercise.NoMoveLeft},
		"a black pawn promotes first": {"pawns", "K7/6P1/8/8/8/8/p7/7k b - - 0 1", "a2a1n", true, false,
			exercise.PawnThrough},
		"mate": {"mate", "k7/8/1K6/8/8/8/8/7R w - - 0 1", "h1h8", false, true, ""},
		"stalemate": {"mate", "k7/7Q/8/2K5/8/8/8/8 w - - 0 1", "h7c7", false, false,
			exercise.IsStalemate},
		"the lone king takes the last rook": {"mate", "k7/1R6/8/8/8/8/8/7K b - - 0 1", "a8b7", false, false,
			exercise.PieceLost},
		"Black mates": {"mate", "k3r3/8/8/8/8/8/5PPP/6K1 b - - 0 1", "e8e1", false, false,
			exercise.MatesThen},
	} {
		t.Run(name, func(t *testing.T) {
			e := smallGame(t, x.rule, "8/8/8/k7/7K/8/8/8 w - - 0 1", x.hidden)
			p, err := chess.ParseFEN(x.fen)
			require.NoError(t, err)
			m, err := p.ParseUCI(x.move)
			require.NoError(t, err)
			_, won, _, why := exercise.PlayOne(e, p, m)
			assert.Equal(t, x.won, won)
			assert.Equal(t, x.lost, why.Kind)
		})
	}
}

// A game of pawns that is lost tells since which move nothing could catch the pawn, if another one would have held it,
// and which capture that would have been. It steps back to before that move, or else before the last one.
func TestTheMoveThatLetAPawnGo(t *testing.T) {
	for name, x := range map[string]struct {
		fen          string
		moves        []string
		freed, could string
		back         int // how many moves were made where it steps back to
	}{
		"the first": {"K7/5pp1/8/8/8/8/1PP5/k7 w - - 0 1", []string{"c2c3", "b2b3", "b3b4", "c3c4", "c4c5"},
			"c2c3", "0000", 0},
		"a later one": {"K7/5pp1/8/8/8/8/1PP5/k7 w - - 0 1", []string{"b2b4", "b4b5", "c2c3", "c3c4", "c4c5"},
			"c2c3", "0000", 2},
		"past a guard": {"K7/8/8/5p2/8/8/1P2P3/k7 w - - 0 1", []string{"e2e4", "b2b3", "b3b4", "b4b5"},
			"e2e4", "0000", 0},
		"a capture left out": {"K7/8/8/6p1/1P2p3/3P1P2/8/k7 w - - 0 1", []string{"b4b5", "b5b6", "b6b7"},
			"b4b5", "d3e4", 0},
		"none, as it ran from the beginning": {"K7/8/8/8/5p2/8/1P6/k7 w - - 0 1", []string{"b2b3", "b3b4", "b4b5"},
			"0000", "0000", 2},
	} {
		t.Run(name, func(t *testing.T) {
			e := smallGame(t, "pawns", x.fen, true)
			a := exercise.Open(e)
			var were []chess.Position
			for i, text := range x.moves {
				p := a.Position()
				were = append(were, p)
				m, err := p.ParseUCI(text)
				require.NoError(t, err)
				r, err := a.Answer(exercise.Moved(m.From(), m.To(), chess.NoPieceType))
				require.NoError(t, err)
				require.Equal(t, i == len(x.moves)-1, r.Lost, text)
				if r.Lost {
					assert.Equal(t, x.freed, chess.Move(r.Freed&0xfff).String(), "without its kind")
					assert.Equal(t, x.could, chess.Move(r.Could&0xfff).String())
					assert.Equal(t, were[x.back], a.Position())
					assert.Equal(t, x.back, a.Used())
				}
				again, err := exercise.Resume(e, a.Wrong(), a.State())
				require.NoError(t, err)
				require.Equal(t, a, again)
			}
		})
	}
}

// What let a pawn go is forgotten once the pawn can be caught again.
func TestAPawnThatIsCaughtWasNotLetGo(t *testing.T) {
	e := smallGame(t, "pawns", "K7/5pp1/8/8/8/8/1PP5/k7 w - - 0 1", true)
	p, err := chess.ParseFEN("K7/6p1/5p2/1P6/8/8/2P5/k7 w - - 0 1")
	require.NoError(t, err)
	state := p.AppendPacked([]byte{2})
	free, err := exercise.Resume(e, 0, state)
	require.NoError(t, err)
	let, err := exercise.Resume(e, 0, append(state, 0, 1, 0)) // some move
	require.NoError(t, err)
	assert.NotEqual(t, free, let)
	m, err := p.ParseUCI("b5b6")
	require.NoError(t, err)
	for _, a := range []*exercise.Attempt{&free, &let} {
		_, err := a.Answer(exercise.Moved(m.From(), m.To(), chess.NoPieceType))
		require.NoError(t, err)
	}
	assert.Equal(t, free, let)
}

// The lines of every small game are played by both sides, six plies from its start and from six plies before ends
// that random play came to. A slow program, which knows the rules of these games by their words, finds the same moves
// and the same ends.
func TestSmallGamesPlayedThrough(t *testing.T) {
	ends := map[string]map[string]int{} // by rule
	for _, e := range smallGames() {
		t.Run(e.ID, func(t *testing.T) {
			w := walked{t: t, e: e, seen: map[string]bool{}, ends: map[string]int{}}
			w.from(e.Position)
			random := rand.New(rand.NewPCG(1, 2))
			for range lateGames {
				w.from(w.late(random))
			}
			t.Log(len(w.seen), "positions", w.ends)
			if ends[e.Rule] == nil {
				ends[e.Rule] = map[string]int{}
			}
			for end, n := range w.ends {
				ends[e.Rule][end] += n
			}
		})
	}
	for _, rule := range exercise.GameRules() {
		assert.Positive(t, ends[rule]["won"], rule)
		assert.Greater(t, len(ends[rule]), 1, rule)
	}
}

// lateGames is how many games are played at random to their end.
const lateGames = 10

// walked is a walk through the lines of a small game.
type walked struct {
	t    *testing.T
	e    *exercise.Exercise
	seen map[string]bool // positions
	ends map[string]int
}

// late plays at random to an end, every other move a capture if there is one, and returns the position six plies
// before it.
func (w *walked) late(random *rand.Rand) chess.Position {
	line := []chess.Position{w.e.Position}
	for over := false; !over && len(line) < 300; {
		p := line[len(line)-1]
		list := exercise.BothMoves(w.e, p)
		m := list[random.IntN(len(list))]
		if taking := slices.IndexFunc(list,
			func(m chess.Move) bool { return p.At(m.To()) != chess.NoPiece }); taking >= 0 &&
			random.IntN(2) == 0 {
			m = list[taking]
		}
		next, won, lost, _ := exercise.PlayOne(w.e, p, m)
		if lost && w.e.Rule == "ending" {
			continue // most moves let the win go
		}
		line, over = append(line, next), won || lost
	}
	return line[max(0, len(line)-1-seenPlies)]
}

// from plays the lines of a position.
func (w *walked) from(p chess.Position) {
	queue, most := []chess.Position{p}, len(w.seen)+mostSeen
	for range seenPlies {
		var next []chess.Position
		for _, at := range queue {
			if key := at.FEN(); !w.seen[key] && len(w.seen) < most {
				w.seen[key] = true
				next = append(next, w.moves(at)...)
			}
		}
		queue = next
	}
}

// moves makes every move of a position, and returns the positions in which the game goes on.
func (w *walked) moves(p chess.Position) (on []chess.Position) {
	slow := slowOf(w.e, p)
	var fast, other []string
	for _, m := range exercise.BothMoves(w.e, p) {
		fast = append(fast, m.String())
	}
	for _, m := range slow.moves() {
		other = append(other, m.name())
		text := p.FEN() + " " + m.name()
		move, err := p.ParseUCI(m.name())
		require.NoError(w.t, err, text)
		after, won, lost, why := exercise.PlayOne(w.e, p, move)
		next := slow.on(m)
		next.passed = slowOf(w.e, after).passed // package chess tells it only where it can be taken
		w.compare(text, &slow, &next, won, lost, why.Kind)
		if !won && !lost {
			on = append(on, after)
		}
	}
	slices.Sort(fast)
	slices.Sort(other)
	require.Equal(w.t, other, fast, p.FEN())
	return on
}

// compare holds the end of a game to what the board shows, and of an ending to its table.
func (w *walked) compare(text string, before, after *slowGame, won, lost bool, why exercise.ReasonKind) {
	stuck := len(after.moves()) == 0
	through := after.count("qrbn") > 0
	missing := after.count("KQRBNP") < before.count("KQRBNP")
	wins, loses := false, false
	switch w.e.Rule {
	case "pawns":
		wins = after.count("QRBN") > 0
		loses = through || stuck && !wins
	case "queen-pawns":
		missing = missing && after.count("QR") == 0
		loses = through || missing || stuck && after.white
		wins = !loses && (after.count("pqrbn") == 0 || stuck)
	case "mate":
		wins = stuck && after.check() && !after.white
		loses = missing || stuck && !wins
	case "ending":
		p, err := chess.ParseFEN(after.fen())
		require.NoError(w.t, err, text)
		v, known := ending.Judge(&p)
		require.True(w.t, known, text)
		loses = before.white && v.Result != ending.Lost
		wins = before.white && !loses &&
			(after.count("QRBN") > before.count("QRBN") || after.count("p") < before.count("p") || stuck)
	}
	require.Equal(w.t, []bool{wins, loses}, []bool{won, lost}, text)
	is := map[exercise.ReasonKind]bool{
		"": !loses, exercise.PawnThrough: through, exercise.PieceLost: missing,
		exercise.NoMoveLeft:  stuck && w.e.Rule != "mate",
		exercise.IsStalemate: stuck && !after.check() && (w.e.Rule == "mate" || w.e.Rule == "ending"),
		exercise.DrawnThen:   w.e.Rule == "ending", exercise.LostThen: w.e.Rule == "ending",
		exercise.ThenTakes: w.e.Rule == "ending" && slices.ContainsFunc(after.moves(), func(m slowMove) bool {
			return after.at(m.to) != 0
		}),
	}
	require.True(w.t, is[why], "%s: %s", text, why)
	switch {
	case won:
		w.ends["won"]++
	case lost:
		w.ends[string(why)]++
	}
}
