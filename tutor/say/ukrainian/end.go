package ukrainian

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
	Won:  "Мат. Перемога твоя!",
	Lost: func(character string) string { return "Мат. Переможець: " + character + "." },
	Caught: func(pieces []chess.PieceType, n int) string {
		slices.SortFunc(pieces, func(a, b chess.PieceType) int { return b.Worth() - a.Worth() })
		kinds := len(slices.Compact(slices.Clone(pieces)))
		held := slices.DeleteFunc(slices.Clone(pieces), func(t chess.PieceType) bool { return t == chess.King })
		words := countedEach(held, nominative)
		if len(held) < len(pieces) {
			words = append(words, "король")
		}
		text := and(words)
		if kinds > mostMatingPieces {
			text = figures(len(pieces))
		}
		return sentence("короля ловить %s, хід %d", text, n)
	},
	Mated: func(f fact.Fact, a tutor.Audience) string { return tells(mated)(voiceOf(f, a), f) },
	Deed: func(d coach.Deed) string {
		if plain, ok := plainDeeds[d.Kind]; ok && d.Plain {
			return plain(d)
		}
		return deeds[d.Kind](d)
	},
	Drawn: say.Draws{
		chess.Stalemate:    "Немає дозволених ходів і немає шаху.",
		chess.Threefold:    "Та сама позиція була на дошці тричі.",
		chess.FiftyMove:    "За п’ятдесят ходів ніхто не взяв фігури й не ходив пішаком.",
		chess.Insufficient: "Лишилося замало фігур, щоб поставити мат.",
		chess.MoveLimit:    fmt.Sprintf("Партія тут має щонайбільше %d ходів кожної сторони.", mostMoves),
	},
	Good: "Що вдалося:",
	Turn: func(p *chess.Position, m chess.Move) string {
		f := fact.Fact{Start: *p, Line: []chess.Move{m}}
		v := voice{tutor.ToWhite, p}
		if p.Turn() == chess.Black {
			v.audience = tutor.ToBlack
		}
		return sentence("вирішальний хід %d: %s", p.MoveNumber(), v.moveOf(f))
	},
	Seen: func(t chance.Tally) string {
		switch {
		case t.Look == chance.NoGroup:
			return fmt.Sprintf("Побачено нагод: %d із %d.", t.Seen, t.Of)
		case t.Of == 0:
			return fading.Groups[t.Look] + ": цього разу нагоди не було."
		}
		return fmt.Sprintf("%s: побачено %d із %d.", fading.Groups[t.Look], t.Seen, t.Of)
	},
	SeeIt:  "До вирішального ходу",
	Back:   "Озирнутися",
	Review: "Твої миті",
	Meet:   func(character string) string { return "Знайомство: " + character },
	Replay: func(character string) string { return "Ще раз: " + character },
	Wins:   "Було весело. Наступного разу можеш виграти ти!",
	Loses: say.Sayings{
		ai.Pip:        "Я люблю своїх пішаків. А від тебе ніщо не сховалося.",
		ai.Nib:        "Шахи це весело. А твій план кращий.",
		ai.Hop:        "Мої коні стрибають рано. Та тебе не здивували.",
		ai.Hazel:      "Я люблю брати. А ти спершу дивишся.",
		ai.Mina:       "Я люблю схованого короля. Та від тебе не сховати.",
		ai.ThreePlies: "Я дивлюся на два ходи вперед. Ти бачиш досить.",
		12:            "Я проминаю те, що спершу погане. Гарна гра.",
		ai.Strongest:  "Я дивлюся на дев’ять ходів уперед. Гарна гра.",
	},
}

// deeds tells what was good in a game.
var deeds = map[coach.DeedKind]func(coach.Deed) string{
	coach.DeedMateMet:   deedParts.Telling("Хід $number: загрозу мату відбито."),
	coach.DeedFork:      deedParts.Telling("Хід $number: вилка. Вона дала $points."),
	coach.DeedPromotion: deedParts.Telling("Хід $number: твій пішак тепер $piece."),
	coach.DeedFree:      deedParts.Telling("Хід $number: $pieceAcc взято задарма."),
	coach.DeedWon:       deedParts.Telling("Хід $number: виграно $pieceAcc."),
	coach.DeedTrade:     deedParts.Telling("Хід $number: виграно $points."),
	coach.DeedSaved:     deedParts.Telling("Хід $number: $pieceAcc врятовано."),
	coach.DeedCastle:    deedParts.Telling("Хід $number: рокіровка, король за пішаками."),
	coach.DeedTook: deedParts.Either(func(d coach.Deed) bool { return d.Count == 1 }, "Узято одну фігуру.",
		"Узято фігур: $count."),
	coach.DeedStayed: deedParts.Telling("Партію дограно до кінця."),
}

// plainDeeds tells some of deeds in words that need no lesson.
var plainDeeds = map[coach.DeedKind]func(coach.Deed) string{
	coach.DeedFork:   deedParts.Telling("Хід $number: напад відразу на дві фігури."),
	coach.DeedTrade:  deedParts.Telling("Хід $number: виграно більше, ніж утрачено."),
	coach.DeedCastle: deedParts.Telling("Хід $number: твій король сховався за пішаками."),
}
