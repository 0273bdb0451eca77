package spanish

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
	Won:  "Jaque mate. ¡Has ganado!",
	Lost: func(character string) string { return "Jaque mate. Gana " + character + "." },
	Caught: func(pieces []chess.PieceType, n int) string {
		slices.SortFunc(pieces, func(a, b chess.PieceType) int { return b.Worth() - a.Worth() })
		kinds := len(slices.Compact(slices.Clone(pieces)))
		held := slices.DeleteFunc(slices.Clone(pieces), func(t chess.PieceType) bool { return t == chess.King })
		words := countedEach(held)
		if len(held) < len(pieces) {
			words = append(words, "el rey")
		}
		text := and(words)
		if kinds > mostMatingPieces {
			text = number(len(pieces)) + " piezas"
		}
		return sentence("%s %s al rey en la jugada %d", text, choose(len(pieces), "cazó", "cazaron"), n)
	},
	Mated: func(f fact.Fact, a tutor.Audience) string { return tells(mated)(voiceOf(f, a), f) },
	Deed: func(d coach.Deed) string {
		if plain, ok := plainDeeds[d.Kind]; ok && d.Plain {
			return plain(d)
		}
		return deeds[d.Kind](d)
	},
	Drawn: say.Draws{
		chess.Stalemate:    "No quedan jugadas legales y no hay jaque.",
		chess.Threefold:    "La misma posición apareció tres veces en el tablero.",
		chess.FiftyMove:    "En cincuenta jugadas nadie capturó una pieza ni movió un peón.",
		chess.Insufficient: "Quedan muy pocas piezas para dar jaque mate.",
		chess.MoveLimit:    fmt.Sprintf("Aquí una partida tiene como mucho %d jugadas por bando.", mostMoves),
	},
	Good: "Algo bueno:",
	Turn: func(p *chess.Position, m chess.Move) string {
		f := fact.Fact{Start: *p, Line: []chess.Move{m}}
		v := voice{tutor.ToWhite, p}
		if p.Turn() == chess.Black {
			v.audience = tutor.ToBlack
		}
		return sentence("el momento clave fue la jugada %d: %s", p.MoveNumber(), v.moveOf(f))
	},
	Seen: func(t chance.Tally) string {
		switch {
		case t.Look == chance.NoGroup:
			return fmt.Sprintf("Oportunidades que viste: %d de %d.", t.Seen, t.Of)
		case t.Of == 0:
			return fading.Groups[t.Look] + ": esta vez no hubo ocasión."
		}
		return fmt.Sprintf("%s: viste %d de %d.", fading.Groups[t.Look], t.Seen, t.Of)
	},
	SeeIt:  "Ver el momento clave",
	Back:   "Mirar atrás",
	Review: "Tus momentos",
	Meet:   func(character string) string { return "Conoce a " + character },
	Replay: func(character string) string { return "Otra vez contra " + character },
	Wins:   "¡Qué divertido! La próxima vez puedes ganar tú.",
	Loses: say.Sayings{
		ai.Pip:        "Me encantan mis peones. Te fijaste en todo.",
		ai.Nib:        "Dar jaque es divertido. Tenías un plan.",
		ai.Hop:        "Mis caballos salen pronto a saltar. Los esperabas.",
		ai.Hazel:      "Me encanta capturar. Tú miraste primero.",
		ai.Mina:       "Me gusta un rey seguro. Lo encontraste igual.",
		ai.ThreePlies: "Miro dos jugadas por delante. Viste lo suficiente.",
		12:            "Me salto lo que al principio parece malo. Bien jugado.",
		ai.Strongest:  "Miré nueve jugadas por delante. Bien jugado.",
	},
}

// deeds tells what was good in a game.
var deeds = map[coach.DeedKind]func(coach.Deed) string{
	coach.DeedMateMet:   deedParts.Telling("En la jugada $number paraste un mate."),
	coach.DeedFork:      deedParts.Telling("En la jugada $number hiciste un ataque doble. Ganó $points."),
	coach.DeedPromotion: deedParts.Telling("En la jugada $number tu peón se convirtió en $type."),
	coach.DeedFree:      deedParts.Telling("En la jugada $number capturaste gratis $piece."),
	coach.DeedWon:       deedParts.Telling("En la jugada $number ganaste $piece."),
	coach.DeedTrade:     deedParts.Telling("En la jugada $number ganaste $points."),
	coach.DeedSaved:     deedParts.Telling("En la jugada $number salvaste $piece."),
	coach.DeedCastle:    deedParts.Telling("En la jugada $number enrocaste, detrás de tus peones."),
	coach.DeedTook: deedParts.Either(func(d coach.Deed) bool { return d.Count == 1 }, "Capturaste una pieza.",
		"Capturaste $count piezas."),
	coach.DeedStayed: deedParts.Telling("Seguiste jugando hasta el final."),
}

// plainDeeds tells some of deeds in words that need no lesson.
var plainDeeds = map[coach.DeedKind]func(coach.Deed) string{
	coach.DeedFork:   deedParts.Telling("En la jugada $number atacaste dos piezas a la vez."),
	coach.DeedTrade:  deedParts.Telling("En la jugada $number ganaste más de lo que perdiste."),
	coach.DeedCastle: deedParts.Telling("En la jugada $number llevaste tu rey detrás de tus peones."),
}
