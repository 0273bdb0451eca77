package people

import (
	"math/bits"

	"chesstutor/tutor/chess"
)

// The table of moves: a block for each fact of a move.
var (
	moveTable layout

	moveTo        = moveTable.block(6 * 64)
	moveFrom      = moveTable.block(6 * 64)
	moveStep      = moveTable.block(15 * 15)
	movePromotion = moveTable.block(7)
	moveCastle    = moveTable.block(3)
	moveTaken     = moveTable.block(7 * 6)
	moveExchange  = moveTable.block(levels)
	moveRecapture = moveTable.block(4)
	moveCheck     = moveTable.block(4)
	moveEvasions  = moveTable.block(6)
	moveMate      = moveTable.block(2 * bands)
	moveMated     = moveTable.block(2 * bands)
	moveLoss      = moveTable.block(2 * 11)
	moveNewLoss   = moveTable.block(11)
	moveNet       = moveTable.block(levels * bands)
	moveRegret    = moveTable.block(11 * bands)
	moveValue     = moveTable.block(levels * bands)
	moveLess      = moveTable.block(levels * bands)
	moveUnseen    = moveTable.block(11)
	moveThreat    = moveTable.block(11)
	moveNewThreat = moveTable.block(11)
	moveSafety    = moveTable.block(6 * 4)
	moveAimed     = moveTable.block(6 * 2)
	moveAttacks   = moveTable.block(12)
	moveTargets   = moveTable.block(4)
	moveCovers    = moveTable.block(6)
	moveSaves     = moveTable.block(6)
	moveReply     = moveTable.block(9)
	moveBack      = moveTable.block(4 * 6)
	moveRefused   = moveTable.block(8)
	moveRepeats   = moveTable.block(2)
	movePhase     = moveTable.block(6 * 8)
	_             = moveTable.block(6 * bands) // of no fact, but the weights were made with these rows
	moveEscape    = moveTable.block(4)
	moveRights    = moveTable.block(2)
	moveStale     = moveTable.block(2)
	movePassed    = moveTable.block(8)
	moveMobility  = moveTable.block(6 * 8)
)

const (
	levels = 21 // of material won or lost by a move, from -10 pawns to 10
	bands  = 5  // of ratings
)

// moveView is what is known of a move while its rows are added.
type moveView struct {
	m          chess.Move
	kind       int // of the moving piece, pawn 0 to king 5
	from, to   int // in the view
	next       chess.Position
	gain       int            // by captures on the target
	won        int            // by the capture alone
	value      int            // what it wins, after all captures that follow
	loss       int            // to the best exchange of the other side after it
	losing     chess.Bitboard // own pieces that it loses
	threat     int            // own best exchange if the other side passes
	threatened chess.Bitboard
	check      bool
	evasions   int
	mated      bool
}

// describeMoves adds the rows of all moves.
func (in *Inputs) describeMoves(r *replay, v *view, rating int) {
	p := &r.now
	best, most := -levels, -2*mateWorth
	views := in.views[:0]
	for i, m := range in.Moves {
		views = append(views, moveView{})
		views[i].look(p, v, m, in.moves[:0])
		best, most = max(best, views[i].net()), max(most, views[i].value)
	}
	in.views = views
	in.Position.add(positionBest, most+levels/2)
	var refused [64]chess.Bitboard
	refusable(r, &refused)
	band := ratingStep(rating) * bands / ratings
	for i := range in.Moves {
		w := &views[i]
		w.describe(&in.Facts, r, v)
		w.describeValue(&in.Facts, &v.before, best, most, band)
		w.describeChecks(&in.Facts, p, band)
		w.describeAttacks(&in.Facts, r, v)
		w.describeHistory(&in.Facts, r, v, &refused)
		in.Facts.end()
	}
}

// threats are what exchanges win before a move.
type threats struct {
	mine, theirs         int
	weakMine, weakTheirs chess.Bitboard
}

// threatsOf returns them.
func threatsOf(p *chess.Position) (t threats) {
	t.mine, t.weakTheirs = loot(p, p.Turn())
	t.theirs, t.weakMine = loot(p, p.Turn().Other())
	return t
}

// look plays the move and sees what is so after it. It needs an empty list with room for the moves of all plies that
// it looks ahead.
func (w *moveView) look(p *chess.Position, v *view, m chess.Move, room []chess.Move) {
	us := p.Turn()
	w.m, w.kind = m, int(p.At(m.From()).Type())-1
	w.from, w.to = int(m.From()^v.flip), int(m.To()^v.flip)
	p.PlayTo(&w.next, m)
	w.won = gained(p, m)
	w.gain = exchange(p, m)
	w.loss, w.losing = loot(&w.next, us.Other())
	w.threat, w.threatened = loot(&w.next, us)
	replies := w.next.AppendMoves(room)
	w.evasions = len(replies)
	w.check = w.next.InCheck()
	w.mated = w.evasions > 0 && mates(&w.next, replies)
	w.value = w.won - quiesce(&w.next, room, -2*mateWorth, 2*mateWorth, quiesceDepth)
}

// net returns what the move wins, less what the best exchange after it loses.
func (w *moveView) net() int { return w.won - w.loss }

// mates reports whether one of the moves is mate.
func mates(p *chess.Position, moves []chess.Move) bool {
	us := p.Turn()
	king := p.King(us.Other())
	occupied := p.Occupied()
	straight := chess.Attacks(chess.PieceOf(chess.Rook, us), king, occupied)
	diagonal := chess.Attacks(chess.PieceOf(chess.Bishop, us), king, occupied)
	on := [8]chess.Bitboard{
		chess.Pawn:   chess.Attacks(chess.PieceOf(chess.Pawn, us.Other()), king, occupied),
		chess.Knight: chess.Attacks(chess.PieceOf(chess.Knight, us), king, occupied),
		chess.Bishop: diagonal, chess.Rook: straight, chess.Queen: straight | diagonal,
	}
	behind := (straight | diagonal) & p.Color(us) // pieces that may uncover a check
	for _, m := range moves {
		kind := p.At(m.From()).Type()
		if on[kind&7].Has(m.To()) || behind.Has(m.From()) || m.Promotion() != chess.NoPieceType || m.IsCastle() {
			next := p.Play(m)
			if next.InCheck() && !next.HasMove() {
				return true
			}
		}
	}
	return false
}

// describe adds the rows of what the move is.
func (w *moveView) describe(list *Rows, r *replay, v *view) {
	p := &r.now
	list.add(moveTo, w.kind*64+w.to)
	list.add(moveFrom, w.kind*64+w.from)
	list.add(moveStep, (w.to/8-w.from/8+7)*15+w.to%8-w.from%8+7)
	list.add(movePhase, w.kind*8+bits.OnesCount64(v.occupied)/4-1)
	if w.m.Promotion() != chess.NoPieceType {
		list.add(movePromotion, int(w.m.Promotion()))
	}
	if w.m.IsCastle() {
		list.add(moveCastle, bit(w.to > w.from))
	}
	if w.m.IsEnPassant() {
		list.add(moveCastle, 2)
	}
	if kind := taken(p, w.m); kind != chess.NoPieceType {
		list.add(moveTaken, int(kind)*6+w.kind)
	}
	if w.kind == 0 && passed(p, w.m) {
		list.add(movePassed, w.to/8)
	}
	if w.kind == 5 || w.kind == 3 {
		list.add(moveRights, bit(w.next.Castling() != p.Castling()))
	}
	if p.InCheck() {
		switch {
		case w.kind == 5:
			list.add(moveEscape, 1+bit(w.won > 0))
		case w.won > 0:
			list.add(moveEscape, 3)
		default:
			list.add(moveEscape, 0)
		}
	}
}

// describeValue adds the rows of what the move wins and loses.
func (w *moveView) describeValue(list *Rows, before *threats, best, most, band int) {
	list.add(moveExchange, w.gain+levels/2)
	list.add(moveNet, band*levels+min(max(w.net()+levels/2, 0), levels-1))
	list.add(moveRegret, band*11+min(best-w.net(), 10))
	list.add(moveLoss, bit(w.losing.Has(w.m.To()))*11+min(w.loss, 10))
	list.add(moveNewLoss, w.loss-before.theirs)
	list.add(moveValue, band*levels+min(max(w.value+levels/2, 0), levels-1))
	list.add(moveLess, band*levels+min(most-w.value, levels-1))
	list.add(moveUnseen, w.value-w.net()+5)
	list.add(moveThreat, w.threat)
	list.add(moveNewThreat, w.threat-before.mine+w.won)
	safe := bit(before.weakMine.Has(w.m.From()))*2 + bit(w.losing.Has(w.m.To()))
	list.add(moveSafety, w.kind*4+safe)
	for saved := before.weakMine &^ w.losing &^ w.m.From().Bitboard(); saved != 0; saved &= saved - 1 {
		list.add(moveSaves, int(w.next.At(saved.First()).Type())-1)
	}
}

// describeChecks adds the rows of checks and mates.
func (w *moveView) describeChecks(list *Rows, p *chess.Position, band int) {
	if w.check {
		direct := w.next.Checkers().Has(w.m.To())
		list.add(moveCheck, bit(direct)*2+bit(w.losing.Has(w.m.To())))
		list.add(moveEvasions, w.evasions)
	}
	list.add(moveMate, band*2+bit(w.check && w.evasions == 0))
	list.add(moveMated, band*2+bit(w.mated))
	if !w.check && w.evasions == 0 {
		list.add(moveStale, 0)
	}
	if w.next.Insufficient() {
		list.add(moveStale, 1)
	}
}

// describeAttacks adds the rows of what the moved piece attacks and guards.
func (w *moveView) describeAttacks(list *Rows, r *replay, v *view) {
	p, us := &r.now, r.now.Turn()
	occupied := w.next.Occupied()
	reach := chess.Attacks(w.next.At(w.m.To()), w.m.To(), occupied)
	earlier := chess.Attacks(p.At(w.m.From()), w.m.From(), p.Occupied())
	for hit := reach &^ earlier & w.next.Color(us.Other()); hit != 0; hit &= hit - 1 {
		s := hit.First()
		list.add(moveAttacks, (int(w.next.At(s).Type())-1)*2+bit(w.threatened.Has(s)))
	}
	list.add(moveTargets, (reach & w.threatened).Count())
	for held := reach &^ earlier & w.next.Color(us); held != 0; held &= held - 1 {
		list.add(moveCovers, int(w.next.At(held.First()).Type())-1)
	}
	list.add(moveMobility, w.kind*8+min(((reach&^w.next.Color(us)).Count()+1)/2, 7))
	list.add(moveAimed, w.kind*2+int(v.aimed>>w.from&1))
}

// describeHistory adds the rows that tell of the last moves.
func (w *moveView) describeHistory(list *Rows, r *replay, v *view, refused *[64]chess.Bitboard) {
	if r.plies == 0 {
		return
	}
	last := &r.last[1]
	if last.to == w.m.To() {
		list.add(moveRecapture, bit(last.taken != chess.NoPieceType)*2+bit(w.gain >= 0))
	}
	list.add(moveReply, distance(w.to, int(last.to^v.flip)))
	if r.plies < 2 {
		return
	}
	mine := &r.last[2]
	switch {
	case mine.to == w.m.From() && mine.from == w.m.To():
		list.add(moveBack, w.kind)
	case mine.to == w.m.From():
		list.add(moveBack, 6+w.kind)
	case r.plies > 3 && r.last[4].to == w.m.From():
		list.add(moveBack, 12+w.kind)
	}
	if refused[w.m.From()].Has(w.m.To()) {
		list.add(moveRefused, bit(w.won > 0)*4+bit(w.gain > 0)*2+bit(w.check))
	}
	for i := 3; i < r.plies; i += 2 {
		if r.before[i].Key() == w.next.Key() {
			list.add(moveRepeats, 0)
			break
		}
	}
}

// refusable finds which moves the player to move could have made a move earlier already, by origin.
func refusable(r *replay, from *[64]chess.Bitboard) {
	if r.plies < 2 {
		return
	}
	var room [chess.MaxMoves]chess.Move
	p := &r.before[2]
	for _, m := range p.AppendMoves(room[:0]) {
		if p.At(m.From()) == r.now.At(m.From()) && p.At(m.To()) == r.now.At(m.To()) {
			from[m.From()] |= m.To().Bitboard()
		}
	}
}

// passed reports whether a pawn meets no pawn of the other side on its way from a move's target on.
func passed(p *chess.Position, m chess.Move) bool {
	file := chess.Bitboard(0x0101010101010101) << m.To().File()
	files := file | file&^0x0101010101010101>>1 | file&^0x8080808080808080<<1
	ahead := ^chess.Bitboard(0) << (m.To() & 56) << 8
	if p.Turn() == chess.Black {
		ahead = 1<<(m.To()&56) - 1
	}
	return p.Pieces(chess.Pawn, p.Turn().Other())&files&ahead == 0
}
