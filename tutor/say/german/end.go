package german

import (
	"fmt"
	"slices"

	"chesstutor/ai"
	"chesstutor/tutor"
	"chesstutor/tutor/chance"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/coach"
	"chesstutor/tutor/fact"
	"chesstutor/tutor/say"
)

// mostMatingPieces is how many kinds of pieces are named that caught a king.
const mostMatingPieces = 3

var endTexts = say.End{
	Won:  "Schachmatt. Du hast gewonnen!",
	Lost: func(character string) string { return "Schachmatt. " + character + " hat gewonnen." },
	Caught: func(pieces []chess.PieceType, n int) string {
		slices.SortFunc(pieces, func(a, b chess.PieceType) int { return b.Worth() - a.Worth() })
		kinds := len(slices.Compact(slices.Clone(pieces)))
		held := slices.DeleteFunc(slices.Clone(pieces), func(t chess.PieceType) bool { return t == chess.King })
		words := countedEach(held, nominative)
		if len(held) < len(pieces) {
			words = append(words, "der König")
		}
		text := and(words)
		if kinds > mostMatingPieces {
			text = number(len(pieces)) + " Figuren"
		}
		return sentence("%s %s in Zug %d den König gefangen", text, choose(len(pieces), "hat", "haben"), n)
	},
	Mated: func(f fact.Fact, a tutor.Audience) string { return tells(mated)(voiceOf(f, a), f) },
	Deed: func(d coach.Deed) string {
		if plain, ok := plainDeeds[d.Kind]; ok && d.Plain {
			return plain(d)
		}
		return deeds[d.Kind](d)
	},
	Drawn: say.Draws{
		chess.Stalemate:    "Kein erlaubter Zug ist übrig, und es ist kein Schach.",
		chess.Threefold:    "Dieselbe Stellung stand dreimal auf dem Brett.",
		chess.FiftyMove:    "In fünfzig Zügen wurde nichts geschlagen und kein Bauer gezogen.",
		chess.Insufficient: "Zu wenige Figuren sind übrig, um mattzusetzen.",
		chess.MoveLimit:    fmt.Sprintf("Ein Spiel hat hier höchstens %d Züge jeder Seite.", mostMoves),
	},
	Good: "Etwas Gutes:",
	Turn: func(p *chess.Position, m chess.Move) string {
		f := fact.Fact{Start: *p, Line: []chess.Move{m}}
		v := voice{tutor.ToWhite, p}
		if p.Turn() == chess.Black {
			v.audience = tutor.ToBlack
		}
		return fmt.Sprintf("Der Wendepunkt war Zug %d: %s.", p.MoveNumber(), v.moveOf(f))
	},
	Seen: func(t chance.Tally) string {
		switch {
		case t.Look == chance.NoGroup:
			return fmt.Sprintf("Chancen, die du gesehen hast: %d von %d.", t.Seen, t.Of)
		case t.Of == 0:
			return fading.Groups[t.Look] + ": Diesmal gab es keine Gelegenheit."
		}
		return fmt.Sprintf("%s: Du hast %d von %d gesehen.", fading.Groups[t.Look], t.Seen, t.Of)
	},
	SeeIt:  "Zum Wendepunkt",
	Back:   "Rückblick",
	Review: "Deine Momente",
	Meet:   func(character string) string { return "Spiel gegen " + character },
	Replay: func(character string) string { return "Noch einmal gegen " + character },
	Wins:   "Das hat Spaß gemacht. Nächstes Mal gewinnst vielleicht du!",
	Loses: say.Sayings{
		ai.Pip:        "Ich mag meine Bauern. Du hast auf alles geachtet.",
		ai.Nib:        "Schachs machen Spaß. Du hattest einen Plan.",
		ai.Hop:        "Meine Springer hüpfen früh los. Du warst bereit.",
		ai.Hazel:      "Ich schlage so gern. Du hast erst geschaut.",
		ai.Mina:       "Ich mag einen sicheren König. Du hast ihn trotzdem erwischt.",
		ai.ThreePlies: "Ich schaue zwei Züge voraus. Du hast genug gesehen.", 12: "Was erst schlecht aussieht, " +
			"überspringe ich. Gut gespielt.",
		ai.Strongest: "Ich habe neun Züge vorausgeschaut. Gut gespielt.",
	},
}

// deeds tells what was good in a game.
var deeds = map[coach.DeedKind]func(coach.Deed) string{
	coach.DeedMateMet:   deedParts.Telling("Du hast in Zug $number ein Matt verhindert."),
	coach.DeedFork:      deedParts.Telling("Du hast in Zug $number eine Gabel gespielt. Sie gewann $points."),
	coach.DeedPromotion: deedParts.Telling("Dein Bauer wurde in Zug $number $becomes."),
	coach.DeedFree:      deedParts.Telling("Du hast in Zug $number $pieceA umsonst geschlagen."),
	coach.DeedWon:       deedParts.Telling("Du hast in Zug $number $pieceA gewonnen."),
	coach.DeedTrade:     deedParts.Telling("Du hast in Zug $number $points gewonnen."),
	coach.DeedSaved:     deedParts.Telling("Du hast in Zug $number $pieceA gerettet."),
	coach.DeedCastle:    deedParts.Telling("Du hast in Zug $number rochiert, hinter deine Bauern."),
	coach.DeedTook: deedParts.Either(func(d coach.Deed) bool { return d.Count == 1 }, "Du hast eine Figur geschlagen.",
		"Du hast $count Figuren geschlagen."),
	coach.DeedStayed: deedParts.Telling("Du hast bis zum Ende weitergespielt."),
}

// plainDeeds tells some of deeds in words that need no lesson.
var plainDeeds = map[coach.DeedKind]func(coach.Deed) string{
	coach.DeedFork:   deedParts.Telling("Du hast in Zug $number zwei Figuren zugleich angegriffen."),
	coach.DeedTrade:  deedParts.Telling("Du hast in Zug $number mehr gewonnen als verloren."),
	coach.DeedCastle: deedParts.Telling("Du hast in Zug $number den König hinter deine Bauern gebracht."),
}
