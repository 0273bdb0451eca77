package ukrainian

import (
	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
	"chesstutor/tutor/say"
)

var mateThreat = either(say.Retold, "Загроза мату $mating лишається!", "$Attacker погрожує матом $mating!")

// What is said of a position and of the opening.
var positionFacts = map[fact.Kind]func(voice, fact.Fact) string{
	fact.KindMateThreat: func(v voice, f fact.Fact) string {
		if f.Also {
			return "Мат уже не спинити."
		}
		return mateThreat(v, f)
	},
	fact.KindHanging: func(v voice, f fact.Fact) string {
		switch {
		case f.Also:
			return sentence("%s теж у небезпеці", v.piece(f.Pieces[0], nominative))
		case f.Again:
			return v.stillInDanger(f)
		case f.ByPawn(), f.QueenByLesser():
			return v.lesserAttacks(f)
		}
		state := "його ніщо не захищає"
		if gender(f.Pieces[0].Piece.Type()) == 1 {
			state = "її ніщо не захищає"
		}
		switch {
		case len(f.Guards) > 0:
			state = "захисник зв’язаний"
		case !f.Unguarded:
			state = "відповісти взяттям не можна"
		}
		attacked := v.piece(f.Pieces[0], accusative)
		text := sentence("%s атакує %s, і %s", v.piece(f.By[0], nominative), attacked, state)
		if words(text) > mostWords { // then without its square
			text = sentence("%s атакує %s, і %s", v.kind(f.By[0], nominative), attacked, state)
		}
		return text + v.remedy(f)
	},
	fact.KindExchangeDanger: func(v voice, f fact.Fact) string {
		switch {
		case f.Also:
			return sentence("%s теж у небезпеці", v.piece(f.Pieces[0], nominative))
		case f.Again:
			return v.stillInDanger(f)
		case f.ByPawn(), f.ByLesser():
			return v.lesserAttacks(f)
		case f.TooFewGuards():
			attacked := v.piece(f.Pieces[0], accusative)
			text := sentence("%s атакує %s, і захисту замало", v.piece(f.By[0], nominative), attacked)
			return text + v.remedy(f)
		}
		return v.taking(f, "") + v.remedy(f)
	},
	fact.KindCheck: voice.check,
	fact.KindMateChance: either(say.Retold, "Мат досі можливий. Переглянь кожен шах.",
		"$Can виграти просто зараз. Знайди мат!"),
	fact.KindAttacks:  tells("$Attacker атакує $pieceAcc.$guards"),
	fact.KindUncovers: tells("Тепер $attacker атакує $pieceAcc.$guards"),
	fact.KindStoppedGuarding: either(say.Unguarded, "Захисник $pieceGen відійшов. Тепер $it ніщо не захищає.",
		"Захисник $pieceGen відійшов."),
	fact.KindFree: func(v voice, f fact.Fact) string {
		if f.Again {
			return sentence("%s досі можна взяти", v.piece(f.Pieces[0], accusative))
		}
		if f.Took {
			return sentence("%s може взяти %s", v.piece(f.By[0], nominative), v.piece(f.Pieces[0], accusative)) +
				nothingBack
		}
		return takesFree(v, f)
	},
	fact.KindExchangeChance: func(v voice, f fact.Fact) string {
		if f.Again {
			what := "очки"
			if f.Plain {
				what = "щось"
			}
			return sentence("%s досі %s виграти %s на %s", v.side(f.Side, nominative),
				v.verb(f.Side, "можеш", "може", "можуть"), what, f.Line[len(f.Line)-1].To())
		}
		return v.taking(f, "")
	},
	fact.KindPromotionChance: tells("$Attacker може стати $typeIns."),
	fact.KindCalm: func(v voice, f fact.Fact) string {
		switch {
		case f.Mate:
			return sentence("%s вдалося відбити мат", v.side(f.Side, dative))
		case len(f.Pieces) > 0:
			return sentence("%s вдалося врятувати %s", v.side(f.Side, dative), reflexive(v.piece(f.Pieces[0],
				accusative)))
		}
		return sentence("зараз у %s нічого не можна взяти задарма", v.side(f.Side, genitive))
	},

	fact.KindLostPiece: func(v voice, f fact.Fact) string {
		return say.Alone(f, v.took(f.By[0], f.Pieces[0]), "Таке буває.")
	},
	fact.KindPraiseFree: func(v voice, f fact.Fact) string {
		if say.Forked(f) && !f.Also {
			return wonByFork(v, f)
		}
		return wasFree(v, f)
	},
	fact.KindPraiseTook: either(say.AtACost, "Добре: $sideDat вдалося виграти $kindAcc.",
		"$SideDat вдалося виграти $kindAcc і нічого за це не втратити."),
	fact.KindPraiseTrade:     tells("Вигідний розмін: $sideDat він дає $points."),
	fact.KindPraiseCastle:    tells("$Castled: перед королем тепер $pawns."),
	fact.KindPraiseMiddle:    tells("Добре: $piece стоїть у центрі дошки."),
	fact.KindPraiseOut:       tells("Добре: $piece вже у грі й може допомогти."),
	fact.KindPraisePromotion: tells("$SideDat вдалося провести пішака до кінця: є $new $type."),

	fact.KindTableWon:    tells("Звідси $can виграти за будь-якої відповіді."),
	fact.KindTableDrawn:  tells("Тут ніхто не може домогтися перемоги."),
	fact.KindTableLost:   tells("Інша сторона може виграти. Хай спершу знайде шлях."),
	fact.KindOnlyWin:     tells("Обережно: тут виграє лише один хід."),
	fact.KindOnlyDraw:    tells("Обережно: тут нічию зберігає лише один хід."),
	fact.KindPraiseWon:   tells("Перемога лишається: будь-який інший хід її упускав."),
	fact.KindPraiseDrawn: tells("І далі нічия: будь-який інший хід програвав."),

	fact.KindOpeningName:  tells("Дебют: $name."),
	fact.KindHabitCenter:  tells("Часто добре: постав пішака в центр дошки."),
	fact.KindHabitDevelop: tells("Часто добре: виведи $ownAcc."),
	fact.KindHabitTwice:   tells("Часто добре: ходи іншими фігурами, а $piece хай почекає."),
	fact.KindHabitQueen:   tells("Часто добре: виведи коней і слонів, перш ніж знову ходити ферзем."),
	fact.KindHabitCastle:  tells("Часто добре: зроби рокіровку рано, щоб король пішов із центру."),

	fact.KindPlanBox: either(say.Retold, "І далі забирай поля в короля.",
		"Замикай короля: лишай йому менше полів."),
	fact.KindPlanNear: either(say.Retold, "Так і далі: підведи $ownAcc ближче.",
		"Підведи $ownAcc ближче: це допоможе поставити мат."),
	fact.KindPlanTrade: tells("$Leads на $points більше. Розмінюй фігури, а не пішаків."),
	fact.KindPlanKeep:  tells("$Leads на $points менше. Бережи фігури: не розмінюй їх."),
	fact.KindPlanPush: either(say.Besides, "Потім веди $ownAcc до $square.",
		"Веди вперед $ownAcc: жоден пішак $it не спинить."),
	fact.KindPlanThreat: tells("Спробуй атакувати $pieceAcc."),
	fact.KindPlanGuard:  tells("Спробуй захистити $ownAcc."),
	fact.KindPlanRid:    tells("Спробуй узяти те, що атакує $pieceAcc."),
	fact.KindPlanKing:   tells("Фігур лишилося мало: веди $ownAcc до центру."),
	fact.KindPlanWay:    tells("Дай дорогу $ownDat: походи пішаком."),
	fact.KindPlanFile:   tells("Постав $ownAcc на вертикаль без своїх пішаків."),
	fact.KindPlanWeak:   tells("Жоден пішак не може захистити $pieceAcc. Атакуй $it."),
	fact.KindPlanPiece:  tells("$Piece робить там мало. Знайди краще поле."),
	fact.KindPlanPawn:   tells("Підведи $ownKingAcc ближче до $pieceGen."),
	fact.KindPlanChecks: either(say.Retold, "Переглянь ще раз кожен шах.", "Є добрий шах. Знайдеш його?"),
	fact.KindPlanTakes: either(say.Retold, "Переглянь ще раз усе, що можна взяти.",
		"Тут добре щось узяти. Знайдеш що?"),
	fact.KindPlanEdge: either(say.Retold, "Жени $pieceAcc до краю.",
		"Дай шах, щоб $piece лишався далеко від центру."),
	fact.KindPlanMiddle: tells("Веди $ownAcc до центру дошки."),
	fact.KindPlanAim: func(v voice, f fact.Fact) string {
		return sentence("атакуй центр дошки %s", reflexive(v.piece(f.Pieces[0], instrumental)))
	},
	fact.KindPlanMore:  tells("Атакуй $pieceAcc ще раз."),
	fact.KindPlanReach: tells("Постав $ownAcc туди, звідки видно більше полів."),
	fact.KindPlanMoves: either(say.Retold, "Переглянь ще раз кожен хід $ownGen.",
		"$Own має добрий хід. Знайдеш його?"),
	fact.KindPlanAir:  tells("Дай вихід $ownDat: походи пішаком перед ним."),
	fact.KindPlanHome: tells("Веди $ownAcc додому: він на відкритому місці."),
}

var takesFree = either(say.Passing, "На проході: піди на $lands і візьми $thePieceAcc.",
	"$Attacker може взяти задарма $pieceAcc.")

// stillInDanger tells of a danger in other words, where it was told a move or two before.
func (v voice) stillInDanger(f fact.Fact) string {
	return sentence("%s досі в небезпеці", v.piece(f.Pieces[0], nominative)) + v.remedy(f)
}

// lesserAttacks tells that a piece attacks one that is worth more.
func (v voice) lesserAttacks(f fact.Fact) string {
	by, end := "пішак", "."
	if !f.ByPawn() {
		by = v.piece(f.By[0], nominative)
	}
	if f.Pieces[0].Piece.Type() == chess.Queen {
		end = "!"
	}
	return say.Capitalized(by) + " атакує " + v.piece(f.Pieces[0], accusative) + end + v.remedy(f)
}

// remedy tells the way to meet a danger that a search has confirmed; nothing where nothing is known to help.
func (v voice) remedy(f fact.Fact) string {
	if len(f.Ways) == 0 {
		return ""
	}
	it := pronoun(f.Pieces[0].Piece.Type())
	if f.ByTrade() { // of several pieces
		it = v.kind(f.Pieces[0], accusative)
	}
	var what string
	switch way := f.Ways[0]; way.Way {
	case fact.WayMove:
		what = "відвести " + it
	case fact.WayGuard:
		what = "захистити " + it + v.with(way)
	case fact.WayBlock:
		what = "закрити шлях"
	case fact.WayTake:
		what = "взяти " + v.taken(f, way) + evenly(f)
	case fact.WayInstead:
		what = "взяти за це " + v.taken(f, way)
	case fact.WayThreaten:
		switch {
		case way.Target.Piece != chess.NoPiece:
			what = "напасти за це на " + v.the(way.Target, accusative)
		case way.Checks:
			what = "спершу дати шах" + v.with(way)
		default:
			return ""
		}
	default:
		return ""
	}
	return " " + sentence("%s %s", v.can(f.Side), what) + v.lets(f)
}

// lets tells what can be taken elsewhere after the move of a remedy or a hint; nothing if that is nothing.
func (v voice) lets(f fact.Fact) string {
	if len(f.Ways) == 0 || f.Ways[0].Lets.Piece == chess.NoPiece {
		return ""
	}
	return " " + sentence("тоді %s можна взяти", v.piece(f.Ways[0].Lets, accusative))
}

// taken names the piece that a way out takes, with its square unless it is alone of its kind: of several pawns a child
// cannot tell which; and what takes it, where that is named.
func (v voice) taken(f fact.Fact, w fact.WayOut) string {
	taken := v.the(fact.PieceOn(&f.Start, chess.TakenOn(w.Move)), accusative)
	return taken + enPassant(w.Move) + v.with(w)
}

// evenly tells what is traded for what by a way out that takes what is worth as much, and can be taken in return.
func evenly(f fact.Fact) string {
	if !f.Ways[0].Even {
		return ""
	}
	by, taken := f.Start.At(f.Ways[0].Move.From()).Type(), chess.Taken(&f.Start, f.Ways[0].Move).Type()
	return ", " + name(by, nominative) + " за " + name(taken, accusative)
}

// with names the piece by which a way out is to be taken, if that matters.
func (v voice) with(w fact.WayOut) string {
	if w.By.Piece == chess.NoPiece {
		return ""
	}
	return " " + v.piece(w.By, instrumental)
}

// check tells of a check and how it can be answered: first how a search would take what gives it, and beside that one
// other way.
func (v voice) check(f fact.Fact) string {
	var ways []string
	if f.Answers&fact.AnswerMove != 0 {
		ways = append(ways, "відійти королем")
	}
	if f.Answers&fact.AnswerBlock != 0 {
		ways = append(ways, "закритися")
	}
	text, take := "Шах дає "+v.piece(f.By[0], nominative)+"!", "взяти "+v.kind(f.By[0], accusative)
	if f.Again {
		text = "Знову шах дає " + v.piece(f.By[0], nominative) + "!"
	}
	if len(f.By) > 1 {
		text, take = "Два шахи відразу!", "взяти королем одну з цих фігур"
	}
	switch {
	case len(f.Ways) > 0 && len(f.By) == 1 && f.Unguarded:
		return text + " " + takesFree(v, say.TakesChecker(f))
	case len(f.Ways) > 0 && len(f.By) == 1:
		by := v.piece(fact.PieceOn(&f.Start, f.Ways[0].Move.From()), instrumental)
		ways = append([]string{take + " " + by}, ways[:min(len(ways), 1)]...)
	case f.Answers&fact.AnswerCapture != 0:
		ways = append(ways, take)
	}
	if len(ways) == 1 {
		return text + " " + say.Capitalized(v.does(f.Side, "можеш лише ", "може лише ", "можуть лише ")+ways[0]) + "."
	}
	return text + " " + sentence("можна %s", join(ways, "або"))
}

// What is said of a piece that was taken for nothing: that it was attacked together with another before, or no more.
var (
	wonByFork = tells("Напад на двох відразу: $sideDat вдалося виграти $kindAcc.")
	wasFree   = either(say.Besides, "Гарний хід!", "Гарний хід: $kindAcc можна було взяти задарма.")
)
