package chess

// Outcome is whether a game goes on, or the rule by which it has ended.
type Outcome uint8

// The outcomes. All but Playing end the game at once.
const (
	Playing Outcome = iota
	Checkmate
	Stalemate
	Threefold    // the position has occurred three times
	FiftyMove    // fifty moves of each side without a capture or pawn move
	Insufficient // no series of legal moves can lead to mate
	MoveLimit    // the game is as long as a game may be; no rule of chess, so Position.Outcome never returns it
)

var outcomeNames = [...]string{
	"playing", "checkmate", "stalemate", "threefold", "fifty-move", "insufficient", "move-limit",
}

// String returns the outcome's name: "playing", "checkmate", "stalemate", "threefold", "fifty-move",
// "insufficient" or "move-limit".
func (o Outcome) String() string { return outcomeNames[int(o)%len(outcomeNames)] }

// Claimed reports whether the outcome is a draw that a player has to claim over a board: there a game may go on.
func (o Outcome) Claimed() bool { return o == Threefold || o == FiftyMove }

// FiftyMovePlies is how many plies without a capture or pawn move end a game.
const FiftyMovePlies = 100

// Outcome returns the outcome of the game in this position. Earlier are the keys of the positions
// before it, oldest first. Checkmate takes precedence over every draw, stalemate over the other
// draws.
func (p *Position) Outcome(earlier []uint64) Outcome {
	if !p.HasMove() {
		if p.InCheck() {
			return Checkmate
		}
		return Stalemate
	}
	switch {
	case p.Insufficient():
		return Insufficient
	case p.Repetitions(earlier) >= 2:
		return Threefold
	case p.clock >= FiftyMovePlies:
		return FiftyMove
	}
	return Playing
}

// Repetitions returns how many of the earlier positions of the game, given by their keys, oldest
// first, are the same as this one. It looks back no further than the last capture or pawn move.
func (p *Position) Repetitions(earlier []uint64) (n int) {
	back := min(int(p.clock), len(earlier))
	for i := 4; i <= back; i += 2 {
		if earlier[len(earlier)-i] == p.key {
			n++
		}
	}
	return n
}

// Insufficient reports whether no mate is possible for lack of material: bare kings, one knight, or
// only bishops, all on squares of one color.
func (p *Position) Insufficient() bool {
	if p.sets[Pawn]|p.sets[Rook]|p.sets[Queen] != 0 {
		return false
	}
	knights, bishops := p.sets[Knight], p.sets[Bishop]
	if knights != 0 {
		return bishops == 0 && !knights.several()
	}
	return bishops&darkSquares == 0 || bishops&^darkSquares == 0
}
