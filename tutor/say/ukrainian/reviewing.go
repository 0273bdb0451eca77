package ukrainian

import (
	"fmt"
	"strings"
	"time"

	"chesstutor/templates/wording"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/coach"
	"chesstutor/tutor/fact"
	"chesstutor/tutor/review"
	"chesstutor/tutor/room"
	"chesstutor/tutor/say"
)

var reviewing = say.Reviewing{
	Review: wording.Review{
		Title: "Партія ще раз", Chart: "Хто стояв краще після кожного ходу", Ahead: "Ти попереду",
		Behind:  "Ти позаду",
		Moments: "Миті, щоб спробувати ще раз", None: "Немає чого повторювати.",
		Fewest: "Спершу зроби кілька ходів, а потім повернися.", Try: "Спробувати ще раз",
		Moves: "Усі ходи", Move: "Хід", Mark: "Оцінка", Words: "Що я кажу про нього",
		Scale: "Неточність коштує приблизно як пішак, помилка – більше. Груба помилка може коштувати партії." +
			" Далеко попереду чи позаду дрібні я пропускаю.",
		Stood: "Хто попереду", Even: "Рівно",
		PGN: "Завантажити з цими словами", Look: "Перегорнути партію", Running: "Дивлюся партію.",
		Stopped: "Не вдалося переглянути всю партію.",
		Wait:    "Глянути ще раз", Other: "Для іншої сторони",
		Board: "Позиція партії", OneBack: "На хід назад", OneOn: "На хід уперед",
		ToPractice: "Вправляти",
		Idea:       "Підказка", ShowMe: "Покажи", Next: "Наступна мить", All: "Назад до розбору",
		PlayOn: "Грати далі звідси",
		Free:   "Пробувати будь-які ходи", Keep: "Вправляти це згодом",
		Kept:   "Це вже у твоїх вправах. Там воно повернеться.",
		HowTry: "Зроби свій хід на дошці.", Shown: "Підказка", More: "Є щось краще.",
		Takes:   "Просто зараз можна щось узяти.",
		Less:    "Можна взяти більше, ніж це.",
		Better:  "Є щось іще краще.",
		NotMate: "Це не мат.",
		WellWas: "Тут зіграно добре.",
	},
	Marks: say.ReviewMarks{
		review.GoodFind: "чудово", review.Fine: "добре", review.Plain: "без оцінки", review.Slip: "неточність",
		review.Mistake: "помилка", review.Blunder: "груба помилка",
	},
	End: func(w say.Went) string {
		switch {
		case w.Won:
			return "Чудово зіграно!"
		case w.Close():
			return "Майже вийшло!"
		case w.Lost:
			return "Було важко."
		case w.Drawn:
			return "Нічия."
		}
		return "Партія дотепер"
	},
	Story: reviewStory,
	Place: func(n, of, move int) string {
		if n == 0 {
			return fmt.Sprintf("Хід %d", move)
		}
		if of == 0 {
			return fmt.Sprintf("Мить %d · хід\u00a0%d", n, move)
		}
		return fmt.Sprintf("Мить %d з %d · хід\u00a0%d", n, of, move)
	},
	Ask: func(m review.Moment) string {
		if m.Lost.Passed > 0 {
			return "Твоя перевага лишилася великою, але тут можна було добитися мату. Як підеш?"
		}
		if text := wasThere(&m.Hint[1], m.Named); text != "" {
			return text + " Як підеш?"
		}
		return ""
	},
	Often: func(l review.Lapse, times int) string {
		often := fmt.Sprintf("%d разів", times)
		switch times {
		case 2:
			often = "Двічі"
		case 3:
			often = "Тричі"
		case 4:
			often = "4 рази"
		}
		return often + map[review.Lapse]string{
			review.LapseMate:  " можна було одразу дати мат.",
			review.LapseQueen: " твій ферзь лишався там, де його можна взяти.",
			review.LapseLeft:  " твоя фігура лишалася там, де її можна взяти.",
			review.LapseFree:  " можна було вигідно щось узяти.",
		}[l]
	},
	Chose: func(p *chess.Position, m chess.Move) string {
		return fmt.Sprintf("Твій вибір: %s.", voice{}.goes(fact.Fact{Start: *p, Move: m}))
	},
	Lost:  func(told string) string { return told + " Що було краще?" },
	Said:  reviewSaid,
	Fears: fears,
	Eases: eases,
	Why:   reviewWhy,
	Meets: func(f fact.Fact, a tutor.Audience) string { return meets[f.Kind](voiceOf(f, a), f) },
	FromGame: func(day time.Time, move int) string {
		return fmt.Sprintf("З твоєї партії %s · хід %d", dayOf(day), move)
	},
	ComesBack: func(n int) string {
		if n == 0 {
			return "Це ти вже знаєш. Більше не повернеться."
		}
		return "Повернеться через " + days(n) + "."
	},
	Happened: func(p *chess.Position, m chess.Move, a tutor.Audience) string {
		return sentence("у партії: %s", voice{audience: a}.goes(fact.Fact{Start: *p, Move: m}))
	},
}

// stoodBetter tells up to which move the side stood better, and how the game ended then.
const stoodBetter = "на ході %d перевага ще була твоя; потім %s"

// reviewStory describes the course of a game.
func reviewStory(w say.Went) string {
	after := "після " + amount(w.Moves, "ходу", "ходів", "ходів")
	if w.White != "" || w.Black != "" {
		return storyOf(w, playerName(w.White, "Білі"), playerName(w.Black, "Чорні"), after)
	}
	switch {
	case w.Won:
		return sentence(reviewWins[w.By], after)
	case w.Lost && w.Even > 0:
		return sentence("на ході %d гра ще була рівною; потім %s", w.Even, lostStory(w, after))
	case w.Lost && w.Until > 0:
		return sentence(stoodBetter, w.Until, lostStory(w, after))
	case w.Lost:
		return sentence("%s", lostStory(w, after))
	case w.GaveAway():
		return sentence(stoodBetter, w.Until, fmt.Sprintf(reviewDraws[w.By], after))
	case w.Drawn:
		return sentence(reviewDraws[w.By], after)
	}
	return sentence("%s", after)
}

// storyOf describes the course of a game between two people who have names.
func storyOf(w say.Went, white, black, after string) string {
	own, other := white, black
	if w.Side == chess.Black {
		own, other = other, own
	}
	won, lost := own, other
	if w.Lost {
		won, lost = other, own
	}
	switch {
	case w.Drawn:
		return fmt.Sprintf("%s – %s: нічия %s.", white, black, after)
	case !w.Won && !w.Lost:
		return fmt.Sprintf("%s – %s, %s.", white, black, after)
	case w.Lost && w.Even > 0:
		return fmt.Sprintf("Ще рівна гра на ході %d; потім перемога %s: %s.", w.Even, after, won)
	case w.Lost && w.Until > 0:
		return fmt.Sprintf("Ще перевага на ході %d: %s; потім перемога %s: %s.", w.Until, own, after, won)
	}
	return fmt.Sprintf("Перемога %s: %s. Поразка: %s.", after, won, lost)
}

// lostStory says who won and how, in the middle of a sentence.
func lostStory(w say.Went, after string) string {
	if w.Winner != "" && w.By == "" {
		return "перемога " + after + ": " + w.Winner
	}
	return fmt.Sprintf(reviewLosses[w.By], after)
}

// How games end, and after how many moves.
var (
	reviewWins = map[room.Reason]string{
		"": "перемога твоя %s", room.Resignation: "суперник здався %s",
		room.Time: "у суперника скінчився час %s", room.Abandoned: "суперник пішов %s",
	}
	reviewLosses = map[room.Reason]string{
		"": "поразка %s", room.Resignation: "партію здано %s",
		room.Time: "твій час скінчився %s", room.Abandoned: "партію покинуто %s",
	}
	reviewDraws = map[room.Reason]string{
		"": "не виграв ніхто, %s", room.Agreement: "обидві сторони погодилися на нічию %s",
		room.Time:      "час скінчився %s, але мат був неможливий",
		room.Abandoned: "одна сторона пішла %s, але мат був неможливий",
	}
)

// wasThere describes what the second step of a hint would have told, "" if that has no name.
func wasThere(hint *fact.Fact, named fact.Concept) string {
	text, step := ideaTexts[named], hint.Kind
	switch {
	case step == fact.KindHintMate:
		return "Тут можна було добитися мату."
	case step == fact.KindHintNext && text.noun:
		return sentence("тут готувалося: %s", text.phrase)
	case step == fact.KindHintPrevents && text.noun:
		return sentence("наближалося: %s", text.phrase)
	case step == fact.KindHintPrevents:
		return "Була загроза, яку треба відбити."
	case step == fact.KindHintIdea && text.noun && missedTexts[named] == "":
		return sentence("тут було: %s", text.phrase)
	}
	return missedTexts[named]
}

// missedTexts describe ideas that were missed where no noun for a name tells enough.
var missedTexts = map[fact.Concept]string{
	fact.WinningTrade:    "Тут можна було щось виграти.",
	fact.FreePiece:       "Тут щось було задарма.",
	fact.Promotion:       "Пішак міг стати іншою фігурою.",
	fact.PinToKing:       "Тут була зв’язка.",
	fact.PinToPiece:      "Тут була зв’язка.",
	fact.Trapped:         "Тут можна було спіймати фігуру.",
	fact.GuardRemoved:    "Тут щось було захищено погано.",
	fact.GuardOverloaded: "Тут щось було захищено погано.",
	fact.PinnedGuard:     "Тут щось було захищено погано.",
	fact.Lured:           "Тут можна було заманити або відволікти фігуру.",
	fact.OnlyMove:        "Тут добрим був лише один хід.",
	fact.PawnRun:         "Пішака не можна було наздогнати.",
}

// reviewSaid tells what happened by a move, nothing of an ordinary one.
func reviewSaid(m review.Move, p *chess.Position, a tutor.Audience) string {
	switch told := m.Told; {
	case told.Took != nil:
		return voice{audience: a}.took(told.Took.By, told.Took.Taken)
	case told.Fact != nil:
		return reviewWhy(*told.Fact, a)
	case told.Mate > 0:
		return thenMates(voice{audience: a}, fact.Fact{Side: p.Turn().Other(), Count: told.Mate})
	case told.Missed != nil:
		return wasThere(told.Missed, review.NamedBy(told.Missed))
	case told.Fears != chess.NoMove:
		after := p.Play(m.Move)
		if told.Came {
			return sentence("потім було таке: %s", voice{audience: a}.goes(fact.Fact{Start: after, Move: told.Fears}))
		}
		return fears(&after, told.Fears, a)
	}
	return ""
}

// took tells which piece took which.
func (v voice) took(by, taken fact.PlacedPiece) string {
	return sentence("%s %s %s", v.kind(by, nominative), gendered(by.Piece.Type(), "узяв", "узяла"),
		v.kind(taken, accusative))
}

// thenMates tells in how many moves a side can force mate after a move.
var thenMates = tells("Тоді $can поставити мат$inMoves.")

// mateNames name mates by their patterns.
var mateNames = map[fact.MateName]string{
	fact.BackRankMate:  "мат на останній горизонталі: короля замкнули свої фігури",
	fact.SmotheredMate: "спертий мат: королю немає місця",
	fact.LadderMate:    "мат сходами: дві лінії поруч",
	fact.SupportMate:   "захищений ферзь поруч із королем",
}

// reviewWhy is a fact about a move, and names a mate that has a name; of an answer it does not ask to look again.
func reviewWhy(f fact.Fact, a tutor.Audience) string {
	if f.Kind == fact.KindWarnLine && len(f.Line) > 1 {
		return strings.TrimSpace(voiceOf(f, a).expected(f))
	}
	if f.Kind == fact.KindMates {
		mated := f.Start.Play(f.Move)
		if name := mateName(&mated); name != "" {
			return sentence("%s", name)
		}
	}
	return factTexts(f, a)
}

// mateName names the mate on a board by its pattern, "" if there is none, or it has no name.
func mateName(p *chess.Position) string {
	if p.Outcome(nil) != chess.Checkmate {
		return ""
	}
	return mateNames[coach.MateName(p)]
}

// meets tell what a try does of what was asked, though another move wins more.
var meets = map[fact.Kind]func(voice, fact.Fact) string{
	fact.KindHintMate:     tells("Це теж виграє."),
	fact.KindEndsDanger:   tells("Так, $pieceAcc врятовано."),
	fact.KindNoMate:       tells("Так, мату не буде."),
	fact.KindHintPrevents: tells("Так, загрозу відбито."),
	fact.KindCalm:         tells("Так, нічого не втрачено."),
	fact.KindTakes:        either(say.Gains, "Так, це щось виграє.", "Це рівний обмін."),
}

// fears tells which answer to a move is to be feared.
func fears(p *chess.Position, answer chess.Move, a tutor.Audience) string {
	return sentence("потім боюся такого: %s", voice{audience: a}.goes(fact.Fact{Start: *p, Move: answer}))
}

// eases tells of an answer to fear that after another move it does no harm, or is gone.
func eases(p *chess.Position, answer chess.Move, gone bool, a tutor.Audience) string {
	goes := voice{audience: a}.goes(fact.Fact{Start: *p, Move: answer})
	if gone {
		return sentence("тоді це вже неможливо: %s", goes)
	}
	return sentence("тоді це вже не шкодить: %s", goes)
}

// factTexts describes a fact. Language.Fact cannot be used here: Ukrainian, which it belongs to, is
// initialized with these functions.
func factTexts(f fact.Fact, a tutor.Audience) string {
	if plain, ok := plainFacts[f.Kind]; ok && f.Plain {
		return plain(voiceOf(f, a), f)
	}
	return says[f.Kind](f, a)
}

var says = factsTexts()
