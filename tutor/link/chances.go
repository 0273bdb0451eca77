package link

import "chesstutor/tutor/chess"

// players are the models of players that a side's moves are predicted with: how strongly each
// follows the weights of the features, in halves. The first plays at random.
var players = [...]int{0, 1, 2, 3}

// All probabilities are integers, so that every machine computes the same.
const (
	unit      = 32      // steps of a weight to a factor of e
	whole     = 1 << 16 // the sum of one model's probabilities, about
	trustOne  = 1 << 12 // the sum of the trust in all models, about
	trustMost = 8       // the least trust in a model, so that it can regain trust
)

// powers holds the factor by which a weight lower by n steps reduces a probability: e to the
// -n/unit.
var powers = powersTable()

func powersTable() (table [24 * unit]uint64) {
	const factor = 4162825044 // e to the -1/unit, in units of 2 to the -32
	x := uint64(1) << 32
	for i := range table {
		table[i] = x >> 12
		x = x * factor >> 32
	}
	return table
}

// power returns e to the -n/unit in units of 2 to the -20.
func power(n int) uint64 {
	if n >= len(powers) {
		return 0
	}
	return powers[n]
}

// A forecast holds the legal moves, in the codec's order, with their probabilities.
type forecast struct {
	moves   []chess.Move
	chances []uint64               // of moves, at least 1 each
	each    [len(players)][]uint64 // the same for each model of a player, at least 1 each
	total   uint64                 // the sum of chances
}

// trust is the posterior probability, after the moves so far, that a side plays like each of
// players.
type trust [len(players)]uint64

func newTrust() (t trust) {
	for i := range t {
		t[i] = trustOne / uint64(len(t))
	}
	return t
}

// learn updates the trust by the probability that each model gave the move played.
func (t *trust) learn(f *forecast, played int) {
	var sum uint64
	for i := range t {
		t[i] *= f.each[i][played]
		sum += t[i]
	}
	for i := range t {
		t[i] = max(t[i]*trustOne/sum, trustMost)
	}
}

// newForecast computes the probabilities of the legal moves of a position.
func newForecast(l *extractor, moves []chess.Move, t *trust) *forecast {
	f := &forecast{moves: moves, chances: make([]uint64, len(moves))}
	scores := make([]int, len(moves))
	var room [32]int
	best := 0
	for i, m := range moves {
		for _, feature := range l.append(room[:0], m) {
			scores[i] += int(weights[feature])
		}
		if i == 0 || scores[i] > best {
			best = scores[i]
		}
	}
	for k, heed := range players {
		each := make([]uint64, len(moves))
		var sum uint64
		for i := range moves {
			each[i] = power((best - scores[i]) * heed / 2)
			sum += each[i]
		}
		for i := range moves {
			each[i] = each[i]*whole/sum + 1
			f.chances[i] += each[i] * t[k]
		}
		f.each[k] = each
	}
	for _, chance := range f.chances {
		f.total += chance
	}
	return f
}
