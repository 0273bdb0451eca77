package exercise

import "chesstutor/tutor/chess"

// A result is the state of a small game.
type result uint8

const (
	goingOn result = iota
	won
	lost
)

// A game says how a small game ends, and how its simple player chooses a move.
type game struct {
	// prevent returns what a move did that White has to prevent, and reached whether it did what White has to reach.
	prevent func(before *chess.Position, m chess.Move) Reason
	reached func(before, after *chess.Position, m chess.Move) bool
	// stops: White wins where Black has no move left.
	stops bool
	// value scores a position for Black, the side of the simple player.
	value func(e *Exercise, p *chess.Position) int
	// plies is the depth of its search.
	plies int
}

// gameOf returns the small game that a rule names. A map would refer to itself: the search of the replies asks for
// its game.
func gameOf(rule string) (g game, ok bool) {
	switch rule {
	case "pawns":
		return game{pawnThrough, promotedFirst, false, pawnsValue, 4}, true
	case "queen-pawns":
		return game{throughOrAlone, tookAll, true, hunterValue, 2}, true
	case "mate":
		return game{pieceLost, onlyMate, false, kingValue, 2}, true
	case "ending":
		return game{letGo, throughOrFree, false, endingValue, 1}, true
	}
	return game{}, false
}

// GameRules returns the rules of small games, sorted.
func GameRules() []string { return []string{"ending", "mate", "pawns", "queen-pawns"} }

// ended returns the state of a small game after a move, and the reason if it is lost. Every game ends by the same
// questions in the same order, so that no end hides another: mate, stalemate, what White has to prevent, what White
// has to reach, no move left. Hidden kings are never mated, and their moves do not count.
func (g *game) ended(e *Exercise, before, after *chess.Position, m chess.Move) (result, Reason) {
	switch stuck := !e.HiddenKings && !after.HasMove(); {
	case stuck && !after.InCheck():
		return lost, Reason{Kind: IsStalemate}
	case stuck && after.Turn() == chess.Black:
		return won, Reason{}
	case stuck:
		return lost, Reason{Kind: MatesThen}.by(after, after.Checkers())
	}
	if why := g.prevent(before, m); !why.Right() {
		return lost, why
	}
	if g.reached(before, after, m) {
		return won, Reason{}
	}
	switch stuck := len(e.moves(after)) == 0; {
	case stuck && g.stops && after.Turn() == chess.Black:
		return won, Reason{}
	case stuck:
		return lost, Reason{Kind: NoMoveLeft, Count: int(after.Turn())}
	}
	return goingOn, Reason{}
}

// pawnThrough tells whether a black pawn reached the last rank.
func pawnThrough(before *chess.Position, m chess.Move) Reason {
	if before.Turn() == chess.Black && m.Promotion() != chess.NoPieceType {
		return Reason{Kind: PawnThrough, Squares: []chess.Square{m.To()}}
	}
	return Reason{}
}

// pieceLost tells whether Black took a piece.
func pieceLost(before *chess.Position, m chess.Move) Reason {
	if before.Turn() == chess.Black && takes(before, m) {
		return about(PieceLost, before, chess.TakenOn(m)).by(before, m.From().Bitboard())
	}
	return Reason{}
}

// throughOrAlone tells whether a black pawn is through or took White's last piece.
func throughOrAlone(before *chess.Position, m chess.Move) Reason {
	why := pawnThrough(before, m)
	if all := before.Color(chess.White).Count(); why.Right() && all == 2 { // the piece, and a hidden king
		return pieceLost(before, m)
	}
	return why
}

// promotedFirst: a white pawn is on its last rank.
func promotedFirst(before, _ *chess.Position, m chess.Move) bool {
	return before.Turn() == chess.White && m.Promotion() != chess.NoPieceType
}

// tookAll: no black pawn is left.
func tookAll(_, after *chess.Position, _ chess.Move) bool {
	return after.Pieces(chess.Pawn, chess.Black) == 0
}

// onlyMate: nothing but mate wins.
func onlyMate(_, _ *chess.Position, _ chess.Move) bool { return false }

// pawnsValue counts the pawns, and how far each has come.
func pawnsValue(_ *Exercise, p *chess.Position) (value int) {
	for _, s := range p.Pieces(chess.Pawn, chess.Black).Squares() {
		ahead := 6 - int(s.Rank())
		value += 10 + ahead*ahead
	}
	for _, s := range p.Pieces(chess.Pawn, chess.White).Squares() {
		ahead := int(s.Rank()) - 1
		value -= 10 + ahead*ahead
	}
	return value
}

// hunterValue is pawnsValue where White has pieces that hunt the pawns: to take one of them is worth more than a step.
func hunterValue(e *Exercise, p *chess.Position) int {
	return pawnsValue(e, p) - 50*(p.Color(chess.White).Count()-1)
}

// kingValue prefers the middle of the board.
func kingValue(_ *Exercise, p *chess.Position) int {
	s := p.King(chess.Black)
	file, rank := int(s.File()), int(s.Rank())
	return min(file, 7-file) + min(rank, 7-rank)
}

// reply returns the move of the simple player.
func (e *Exercise) reply(p *chess.Position) chess.Move {
	g, _ := gameOf(e.Rule)
	best, value := chess.NoMove, -endValue*2
	for _, m := range sorted(e.moves(p)) {
		if v := e.look(&g, p, m, g.plies); v > value {
			best, value = m, v
		}
	}
	return best
}

// endValue returns the score of a finished game, reduced by the plies it took.
const endValue = 1 << 20

// look returns what a move is worth to its side, looking some plies ahead with it: plain minimax.
func (e *Exercise) look(g *game, p *chess.Position, m chess.Move, plies int) int {
	next := e.playInSearch(p, m)
	sign := 1 // of Black's view
	if p.Turn() == chess.White {
		sign = -1
	}
	switch r, why := g.ended(e, p, &next, m); {
	case r == won:
		return -sign * (endValue + plies)
	case r == lost && why.Kind == NoMoveLeft:
		return 0
	case r == lost:
		return sign * (endValue + plies)
	case plies <= 1:
		return sign * g.value(e, &next)
	}
	best := -endValue * 2
	for _, reply := range e.moves(&next) {
		best = max(best, e.look(g, &next, reply, plies-1))
	}
	return -best
}

// LeftOut returns a capture of a pawn that the learner could have made instead of a move that took nothing, in a game
// against pawns: nothing guards the pawn, no other gets away, and it is better as far as Pip looks ahead. It is NoMove
// if there is none.
func (a *Attempt) LeftOut(instead Answer) chess.Move {
	e, p := a.exercise, &a.position
	made, legal := a.find(instead)
	if !legal || !e.HiddenKings || takes(p, made) {
		return chess.NoMove
	}
	g, _ := gameOf(e.Rule)
	worth := e.look(&g, p, made, g.plies)
	for _, m := range sorted(a.Moves()) {
		guards := p.AttackersTo(m.To(), p.Occupied()&^m.From().Bitboard()) & p.Pieces(chess.Pawn, chess.Black)
		if takes(p, m) && guards == 0 && e.look(&g, p, m, g.plies) > worth && e.holds(p, m) {
			return m
		}
	}
	return chess.NoMove
}

// played returns the position after a legal move. Hidden kings make room, and a small game has no clock: what
// stands on its board is all there is to it.
func (e *Exercise) played(p *chess.Position, m chess.Move) chess.Position {
	next := p.Play(m)
	if !e.HiddenKings && e.Kind != Game {
		return next
	}
	q, ok := e.settled(&next)
	if !ok {
		panic("exercise: no room for hidden kings in " + next.FEN()) // unreachable: a queen or a dozen pawns leave room
	}
	return q
}

// settled returns a position as it comes up in a small game, whatever the way there, and whether there is room for
// hidden kings.
func (e *Exercise) settled(p *chess.Position) (chess.Position, bool) {
	if e.HiddenKings {
		return seat(p, &e.Position, 0)
	}
	b := boardOf(p, 0)
	q, err := b.position(p.Turn(), passed(p))
	return q, err == nil
}

// playInSearch is played for a search, in which it does not matter on which of the safe squares hidden kings stand:
// they stay if they can.
func (e *Exercise) playInSearch(p *chess.Position, m chess.Move) chess.Position {
	next := p.Play(m)
	unseen := hidden(e, &next)
	b := boardOf(&next, unseen)
	if unseen&(b.reached()|b.occupied()) == 0 {
		return next
	}
	return e.played(p, m)
}

// A race solves a game of pawns against pawns, and caches the positions that it has solved.
type race struct {
	game   Exercise
	solved map[raceKey]int
}

// raceKey is a position of a race, the same wherever its kings are hidden.
type raceKey struct {
	white, black chess.Bitboard
	turn         chess.Color
	passed       chess.Square
}

func newRace(p *chess.Position) *race {
	return &race{Exercise{Position: *p, HiddenKings: true, Rule: "pawns"}, map[raceKey]int{}}
}

// value returns what a position is worth to the side to move: 1 if it wins by force, -1 if the other side does, 0 if
// neither.
func (r *race) value(p *chess.Position) int {
	key := raceKey{p.Pieces(chess.Pawn, chess.White), p.Pieces(chess.Pawn, chess.Black), p.Turn(), passed(p)}
	if v, ok := r.solved[key]; ok {
		return v
	}
	best := -1
	list := r.game.moves(p)
	if len(list) == 0 {
		best = 0
	}
	for _, m := range list {
		if best = max(best, r.after(p, m)); best == 1 {
			break
		}
	}
	r.solved[key] = best
	return best
}

// after returns what a move is worth to its side.
func (r *race) after(p *chess.Position, m chess.Move) int {
	if m.Promotion() != chess.NoPieceType {
		return 1
	}
	next := r.game.playInSearch(p, m)
	return -r.value(&next)
}

// winsRace asks that the move wins a game of pawns by force.
func winsRace(e *Exercise, m chess.Move) Reason {
	r := newRace(&e.Position)
	worth := r.after(&e.Position, m)
	switch {
	case worth > 0:
		return Reason{}
	case worth < 0:
		return Reason{Kind: RaceLost}
	}
	next := r.game.playInSearch(&e.Position, m)
	for _, reply := range sorted(r.game.moves(&next)) {
		if r.after(&next, reply) == 0 {
			return Reason{Kind: RaceDrawn}.on(reply.To()).by(&next, reply.From().Bitboard())
		}
	}
	return Reason{Kind: NoMoveLeft, Count: int(chess.Black)}
}
