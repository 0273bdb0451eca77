package english

import (
	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
	"chesstutor/tutor/say"
)

// What is said of a legal move before it is played.
var moveFacts = map[fact.Kind]func(voice, fact.Fact) string{
	fact.KindMates:      tells("This is checkmate."),
	fact.KindStalemates: tells("This is stalemate: a draw."),
	fact.KindAllowsMate: tells("Then $attacker can give checkmate $mateNext."),
	fact.KindUnguards:   tells("$Piece loses its guard: $attacker can take it."),
	fact.KindOpens: either(say.Returned, "This lets $attacker take $piece.",
		"This lets $attacker take $piece for free."),
	fact.KindThenHangs:   func(v voice, f fact.Fact) string { return v.thenTakes("then", f) },
	fact.KindThenLoses:   func(v voice, f fact.Fact) string { return v.thenLoses("then", f) },
	fact.KindThenIdea:    func(v voice, f fact.Fact) string { return v.then("then ", "comes ", f) },
	fact.KindThenAttacks: tells("Then $attacker can attack $piece."),
	fact.KindInAll: func(v voice, f fact.Fact) string {
		gain := chess.Gain(&f.Start, f.Move)
		if f.Even() {
			return sentence("an even trade: %s each", points(gain))
		}
		verb := "take"
		if f.Move.Promotion() != chess.NoPieceType {
			verb = "win"
		}
		return sentence("%s would %s %s, but could lose %d", v.side(f.Side), verb, points(gain), gain-f.Count)
	},
	fact.KindTaken: func(v voice, f fact.Fact) string {
		if f.Unguarded && f.Took {
			return sentence("%s can take it there", v.piece(f.By[0])) + nothingBack
		}
		if !f.Unguarded && len(f.Guards) == 0 {
			return winsNothingThere(v, f)
		}
		return takenThere(v, f)
	},
	fact.KindUntouchable:    tells("Nothing can take it there."),
	fact.KindNoMate:         tells("Then nothing can give checkmate."),
	fact.KindEndsDanger:     either(say.ItMoves, "There it is out of danger.", "Then $piece is out of danger."),
	fact.KindStaysSafe:      tells("Then $piece stays safe."),
	fact.KindBlocksCheck:    tells("It blocks the check."),
	fact.KindSafeThere:      tells("It is safe there."),
	fact.KindKingSafe:       tells("Nothing attacks the king there."),
	fact.KindCastles:        tells("The king leaves the middle, with $pawns before it."),
	fact.KindLastCastle:     tells("After this $side can no longer castle."),
	fact.KindCenter:         tells("It takes a place in the middle."),
	fact.KindMakesWay:       func(v voice, f fact.Fact) string { return v.makesRoom(f, "it makes way for %s %s") },
	fact.KindComesOut:       tells("It comes out, and reaches $squares from there."),
	fact.KindGivesCheck:     tells("This gives check."),
	fact.KindFork:           tells("A fork: it attacks $pieces."),
	fact.KindCheckAndAttack: tells("This gives check and attacks $pieces."),
	fact.KindMoveAttacks:    tells("It attacks $pieces."),
	fact.KindPins: either(say.ByMover,
		"It pins $piece to the king.", "Then $attacker pins $piece to the king."),
	fact.KindTakes:    takesIt,
	fact.KindPromotes: tells("The pawn becomes a $type."),

	fact.KindLetsWinGo: tells("This lets the win go: now it is a draw."),
	fact.KindLosesWin:  tells("This lets the win go: now the other side can win."),
	fact.KindLosesDraw: tells("This lets the draw go: now the other side can win."),
}

// takesIt tells what a move takes.
var takesIt = tells("It takes $piece$enPassant.")

// enPassant ends what is said of a capture.
func enPassant(m chess.Move) string {
	if m.IsEnPassant() {
		return " en passant"
	}
	return ""
}

// nothingBack ends what is said of a capture of a piece that has just taken something: it is not for nothing.
const nothingBack = " Nothing can take back."

var takenThere = either(say.Unguarded, "$Attacker can take it there$enPassant for free.",
	"$Attacker can take it there$enPassant. $Guard can take back.")

// winsNothingThere tells of a capture after which the side wins as much elsewhere.
var winsNothingThere = tells("$Attacker can take it there$enPassant, but wins nothing by it.")

// thenTakes tells of a capture, and if nothing can take back, that it costs nothing.
func (v voice) thenTakes(begin string, f fact.Fact) string {
	taken := v.piece(f.Pieces[0])
	if f.Line[1].IsEnPassant() {
		taken = "it" + enPassant(f.Line[1])
	}
	text := begin + " " + v.piece(f.By[0]) + " can take " + taken
	switch {
	case f.ByLesser():
		return sentence("%s", text)
	case f.Took && f.Kind != fact.KindWarnHanging: // beside the button Take back it would mislead
		return sentence("%s", text) + nothingBack
	case f.Took, f.Returned():
		return sentence("%s", text)
	}
	return sentence("%s for free", text)
}

// thenLoses tells of a loss in an exchange: by what takes, if that is worth less, or else by what both sides lose.
func (v voice) thenLoses(begin string, f fact.Fact) string {
	if f.ByLesser() {
		return v.thenTakes(begin, f)
	}
	return v.taking(f, begin+" ")
}

// makesRoom tells which pieces have more room after a move, by a format for their names.
func (v voice) makesRoom(f fact.Fact, format string) string {
	var names []string
	for _, m := range f.By[:min(2, len(f.By))] {
		names = append(names, m.Piece.Type().String())
	}
	return sentence(format, v.owner(f.Side), and(names))
}
