package link

import "chesstutor/tutor/chess"

// The features of a move, by which its probability is estimated. Each constant is an index into
// weights, the first of its feature.
const (
	toFeature       = 0                      // the kind of piece, and the square it goes to as its own side sees the board
	fromFeature     = toFeature + kinds*64   // the same for the square it leaves
	riskFeature     = fromFeature + kinds*64 // the kind of piece, and the risk on the square it goes to
	fleeFeature     = riskFeature + kinds*risks
	takesFeature    = fleeFeature + kinds*risks // what is taken by what, and whether it is guarded
	attacksFeature  = takesFeature + 8*8*2      // what it attacks from there that is worth more, or not guarded
	checkFeature    = attacksFeature + 8        // by the risk on the square it goes to
	mateFeature     = checkFeature + risks
	retakesFeature  = mateFeature + 1 // it recaptures; then: it captures the piece that just moved without capturing
	againFeature    = retakesFeature + 2
	backFeature     = againFeature + 1
	promotesFeature = backFeature + 1
	castlesFeature  = promotesFeature + 8 // to the king's side, to the queen's
	featureCount    = castlesFeature + 2
)

// The kinds of pieces that have weights of their own for squares: the six types, and a king without
// queens on the board.
const (
	kinds       = 7
	lateKing    = 6
	risks       = 4
	noRisk      = 0 // nobody attacks the square
	riskLesser  = 1 // a piece that is worth less attacks it
	riskLoose   = 2 // it is attacked and not guarded
	riskGuarded = 3
)

// worth orders the pieces by value; it decides features only.
var worth = [8]int{chess.Pawn: 1, chess.Knight: 3, chess.Bishop: 3, chess.Rook: 5, chess.Queen: 9, chess.King: 100}

// An extractor computes the features of the moves of a position.
type extractor struct {
	p        *chess.Position
	us, them chess.Color
	occupied chess.Bitboard
	flip     chess.Square // exclusive-ored with a square, gives it as the side to move sees it
	late     bool
	last     chess.Move // the opponent's, NoMove if there is none
	took     bool       // the last move captured
	own      chess.Move // the last of the side to move
}

// kind returns the kind of a piece of the side to move.
func (l *extractor) kind(t chess.PieceType) int {
	if t == chess.King && l.late {
		return lateKing
	}
	return int(t - chess.Pawn)
}

// risk returns the risk to a piece of a type on a square, with the square left empty.
func (l *extractor) risk(t chess.PieceType, s, left chess.Square) int {
	occupied := l.occupied &^ left.Bitboard()
	attackers := l.p.AttackersTo(s, occupied) & occupied
	enemies := attackers & l.p.Color(l.them) &^ s.Bitboard()
	if enemies == 0 {
		return noRisk
	}
	for lesser := chess.Pawn; lesser < t; lesser++ {
		if worth[lesser] < worth[t] && enemies&l.p.Pieces(lesser, l.them) != 0 {
			return riskLesser
		}
	}
	if attackers&l.p.Color(l.us)&^s.Bitboard() == 0 {
		return riskLoose
	}
	return riskGuarded
}

// append adds the features of a move.
func (l *extractor) append(list []int, m chess.Move) []int {
	from, to := m.From(), m.To()
	t := l.p.At(from).Type()
	kind := l.kind(t)
	list = append(list, toFeature+kind*64+int(to^l.flip), fromFeature+kind*64+int(from^l.flip))
	risk := noRisk
	if t != chess.King {
		risk = l.risk(t, to, from)
		list = append(list, riskFeature+kind*risks+risk, fleeFeature+kind*risks+l.risk(t, from, from))
	}
	list = l.appendTaking(list, m, t)
	list = l.appendAttacks(list, m, t, risk)
	return l.appendRest(list, m)
}

// appendTaking adds the features of a capture.
func (l *extractor) appendTaking(list []int, m chess.Move, t chess.PieceType) []int {
	taken := l.p.At(m.To()).Type()
	if m.IsEnPassant() {
		taken = chess.Pawn
	}
	if taken != chess.NoPieceType {
		guarded := 0
		if l.p.AttackersTo(m.To(), l.occupied&^m.From().Bitboard())&l.p.Color(l.them) != 0 {
			guarded = 1
		}
		list = append(list, takesFeature+(int(taken)*8+int(t))*2+guarded)
	}
	if m.To() == l.last.To() && l.last != chess.NoMove {
		if l.took {
			return append(list, retakesFeature)
		}
		return append(list, retakesFeature+1)
	}
	return list
}

// appendAttacks adds the features of what the moved piece attacks.
func (l *extractor) appendAttacks(list []int, m chess.Move, t chess.PieceType, risk int) []int {
	if m.Promotion() != chess.NoPieceType {
		t = m.Promotion()
	}
	occupied := l.occupied&^m.From().Bitboard() | m.To().Bitboard()
	attacked := chess.Attacks(chess.PieceOf(t, l.us), m.To(), occupied) & l.p.Color(l.them)
	for rest := attacked; rest != 0; rest &= rest - 1 {
		s := rest.First()
		v := l.p.At(s).Type()
		if v == chess.King {
			continue
		}
		if worth[v] > worth[t] || l.p.AttackersTo(s, occupied)&l.p.Color(l.them) == 0 {
			list = append(list, attacksFeature+int(v))
		}
	}
	if !attacked.Has(l.p.King(l.them)) {
		return list
	}
	next := l.p.Play(m)
	if !next.HasMove() {
		return append(list, mateFeature)
	}
	return append(list, checkFeature+risk)
}

// appendRest adds the other features of a move.
func (l *extractor) appendRest(list []int, m chess.Move) []int {
	if l.own != chess.NoMove && l.own.To() == m.From() {
		list = append(list, againFeature)
		if l.own.From() == m.To() {
			list = append(list, backFeature)
		}
	}
	if t := m.Promotion(); t != chess.NoPieceType {
		list = append(list, promotesFeature+int(t))
	}
	if m.IsCastle() {
		side := 0
		if m.To() < m.From() {
			side = 1
		}
		list = append(list, castlesFeature+side)
	}
	return list
}
