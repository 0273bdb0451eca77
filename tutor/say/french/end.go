package french

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
	Won:  "Échec et mat. Tu as gagné !",
	Lost: func(character string) string { return "Échec et mat. " + character + " a gagné." },
	Caught: func(pieces []chess.PieceType, n int) string {
		slices.SortFunc(pieces, func(a, b chess.PieceType) int { return b.Worth() - a.Worth() })
		kinds := len(slices.Compact(slices.Clone(pieces)))
		held := slices.DeleteFunc(slices.Clone(pieces), func(t chess.PieceType) bool { return t == chess.King })
		words := countedEach(held)
		if len(held) < len(pieces) {
			words = append(words, "le roi")
		}
		text := and(words)
		if kinds > mostMatingPieces {
			text = number(len(pieces)) + " pièces"
		}
		return sentence("%s %s le roi au coup %d", text, choose(len(pieces), "a attrapé", "ont attrapé"), n)
	},
	Mated: func(f fact.Fact, a tutor.Audience) string { return tells(mated)(voiceOf(f, a), f) },
	Deed: func(d coach.Deed) string {
		if plain, ok := plainDeeds[d.Kind]; ok && d.Plain {
			return plain(d)
		}
		return deeds[d.Kind](d)
	},
	Drawn: say.Draws{
		chess.Stalemate:    "Il ne reste aucun coup légal, et il n'y a pas d'échec.",
		chess.Threefold:    "La même position est apparue trois fois sur l'échiquier.",
		chess.FiftyMove:    "Pendant cinquante coups, personne n'a pris de pièce ni joué de pion.",
		chess.Insufficient: "Il reste trop peu de pièces pour mater.",
		chess.MoveLimit:    fmt.Sprintf("Ici, une partie a au plus %d coups par camp.", mostMoves),
	},
	Good: "Une bonne chose :",
	Turn: func(p *chess.Position, m chess.Move) string {
		f := fact.Fact{Start: *p, Line: []chess.Move{m}}
		v := voice{tutor.ToWhite, p}
		if p.Turn() == chess.Black {
			v.audience = tutor.ToBlack
		}
		return sentence("le tournant était le coup %d : %s", p.MoveNumber(), v.moveOf(f))
	},
	Seen: func(t chance.Tally) string {
		switch {
		case t.Look == chance.NoGroup:
			return fmt.Sprintf("Occasions que tu as vues : %d sur %d.", t.Seen, t.Of)
		case t.Of == 0:
			return fading.Groups[t.Look] + " : pas d'occasion cette fois."
		}
		return fmt.Sprintf("%s : tu en as vu %d sur %d.", fading.Groups[t.Look], t.Seen, t.Of)
	},
	SeeIt:  "Voir le tournant",
	Back:   "Revoir la partie",
	Review: "Tes moments",
	Meet:   func(character string) string { return "Rencontre " + character },
	Replay: func(character string) string { return "Rejouer contre " + character },
	Wins:   "C'était amusant. La prochaine fois, ce sera peut-être toi !",
	Loses: say.Sayings{
		ai.Pip:        "J'adore mes pions. Tu as fait attention à tout.",
		ai.Nib:        "Donner échec, c'est drôle. Tu avais un plan.",
		ai.Hop:        "Mes cavaliers sautent vite. Tu les attendais.",
		ai.Hazel:      "J'adore prendre. Toi, tu as regardé d'abord.",
		ai.Mina:       "J'aime un roi à l'abri. Tu l'as trouvé quand même.",
		ai.ThreePlies: "Je regarde deux coups en avance. Tu en as vu assez.",
		12:            "Je saute ce qui paraît mauvais au début. Bien joué.",
		ai.Strongest:  "J'ai regardé neuf coups en avance. Bien joué.",
	},
}

// deeds tells what was good in a game.
var deeds = map[coach.DeedKind]func(coach.Deed) string{
	coach.DeedMateMet:   deedParts.Telling("Au coup $number, tu as paré un mat."),
	coach.DeedFork:      deedParts.Telling("Au coup $number, tu as fait une fourchette. Elle a gagné $points."),
	coach.DeedPromotion: deedParts.Telling("Au coup $number, ton pion est devenu $type."),
	coach.DeedFree:      deedParts.Telling("Au coup $number, tu as pris gratuitement $piece."),
	coach.DeedWon:       deedParts.Telling("Au coup $number, tu as gagné $piece."),
	coach.DeedTrade:     deedParts.Telling("Au coup $number, tu as gagné $points."),
	coach.DeedSaved:     deedParts.Telling("Au coup $number, tu as sauvé $piece."),
	coach.DeedCastle:    deedParts.Telling("Au coup $number, tu as roqué, derrière tes pions."),
	coach.DeedTook: deedParts.Either(func(d coach.Deed) bool { return d.Count == 1 }, "Tu as pris une pièce.",
		"Tu as pris $count pièces."),
	coach.DeedStayed: deedParts.Telling("Tu as joué jusqu'au bout."),
}

// plainDeeds tells some of deeds in words that need no lesson.
var plainDeeds = map[coach.DeedKind]func(coach.Deed) string{
	coach.DeedFork:   deedParts.Telling("Au coup $number, tu as attaqué deux pièces à la fois."),
	coach.DeedTrade:  deedParts.Telling("Au coup $number, tu as gagné plus que tu n'as perdu."),
	coach.DeedCastle: deedParts.Telling("Au coup $number, tu as mis ton roi derrière tes pions."),
}
