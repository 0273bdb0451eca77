package say

import (
	"fmt"
	"slices"

	"chesstutor/ai"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
)

// mostMatingPieces is how many kinds of pieces are named that caught a king.
const mostMatingPieces = 3

var englishEnd = End{
	Won:  "Checkmate. You won!",
	Lost: func(character string) string { return "Checkmate. " + character + " won." },
	Caught: func(pieces []chess.PieceType, n int) string {
		slices.SortFunc(pieces, func(a, b chess.PieceType) int { return tutor.Worth(b) - tutor.Worth(a) })
		kinds := len(slices.Compact(slices.Clone(pieces)))
		held := slices.DeleteFunc(slices.Clone(pieces), func(t chess.PieceType) bool { return t == chess.King })
		words := countedEach(held)
		if len(held) < len(pieces) {
			words = append(words, "the king")
		}
		text := and(words)
		if kinds > mostMatingPieces {
			text = fmt.Sprintf("%s pieces", number(len(pieces)))
		}
		return sentence("%s caught the king, on move %s", text, number(n))
	},
	Deed: func(d tutor.Deed) string { return englishDeeds[d.Kind](d) },
	Drawn: Draws{
		chess.Stalemate:    "No legal move is left, and there is no check.",
		chess.Threefold:    "The same position stood on the board three times.",
		chess.FiftyMove:    "In fifty moves nobody took a piece or moved a pawn.",
		chess.Insufficient: "Too few pieces are left to give checkmate.",
		chess.MoveLimit:    fmt.Sprintf("A game here has at most %d moves of each side.", mostMoves),
	},
	Good: "One good thing:",
	Turn: func(p *chess.Position, m chess.Move) string {
		f := tutor.Fact{Start: *p, Line: []chess.Move{m}}
		v := voice{tutor.ToWhite, p}
		if p.Turn() == chess.Black {
			v.audience = tutor.ToBlack
		}
		return sentence("the turning point was move %d: %s", p.MoveNumber(), v.played(f))
	},
	SeeIt:  "See the turning point",
	Back:   "Look back",
	Review: "Three moments",
	Meet:   func(character string) string { return "Meet " + character + " next" },
	Replay: func(character string) string { return "Play " + character + " again" },
	Loses: Sayings{
		1: "I never look where I move. You do.", 2: "I always forget that you can take back.", 5: "I never look behind me.",
		6: "Checkmate always takes me by surprise.", 8: "I watched my squares, and not my king.",
		ai.ThreePlies: "I look two moves ahead. You saw enough.", 12: "I skip what looks bad at first. Well played.",
		ai.Strongest: "I looked nine moves ahead. Well played.",
	},
}

// englishDeeds tells what was good in a game.
var englishDeeds = map[tutor.DeedKind]func(tutor.Deed) string{
	tutor.DeedMateMet: func(d tutor.Deed) string { return fmt.Sprintf("You stopped a mate on move %d.", d.Number) },
	tutor.DeedFork: func(d tutor.Deed) string {
		return fmt.Sprintf("You found a fork on move %d. It won %s.", d.Number, points(d.Count))
	},
	tutor.DeedPromotion: func(d tutor.Deed) string {
		return fmt.Sprintf("Your pawn became a %s on move %d.", d.Piece, d.Number)
	},
	tutor.DeedFree: func(d tutor.Deed) string {
		return fmt.Sprintf("You saw on move %d that a %s was free.", d.Number, d.Piece)
	},
	tutor.DeedTrade: func(d tutor.Deed) string {
		return fmt.Sprintf("You won %s in a trade on move %d.", points(d.Count), d.Number)
	},
	tutor.DeedCastle: func(d tutor.Deed) string {
		return fmt.Sprintf("You castled on move %d, behind your pawns.", d.Number)
	},
	tutor.DeedTook: func(d tutor.Deed) string {
		if d.Count == 1 {
			return "You took a piece."
		}
		return fmt.Sprintf("You took %s pieces.", number(d.Count))
	},
	tutor.DeedStayed: func(tutor.Deed) string { return "You played on to the end." },
}
