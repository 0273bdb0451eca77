package ukrainian

import (
	"cmp"
	"strings"

	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
	"chesstutor/tutor/say"
)

// An ideaText has the words for an idea: its plain phrase, whether that is a noun, and what is said of the idea with
// what it is about, and without: the phrase alone where they are empty.
type ideaText struct {
	phrase      string
	noun        bool
	with, short string
}

var ideaTexts = map[fact.Concept]ideaText{
	fact.MateInOne:   {phrase: "мат за один хід", noun: true},
	fact.BackRank:    {phrase: "мат на останній горизонталі", noun: true},
	fact.MateInTwo:   {phrase: "мат за два ходи", noun: true},
	fact.MateInThree: {phrase: "мат за три ходи", noun: true},
	fact.Fork:        {phrase: "вилка", noun: true, with: "вилка: $kinds"},
	fact.PinToKing: {phrase: "зв’язка з королем", with: "$piece $be $pinned з королем",
		short: "є зв’язка"},
	fact.PinToPiece: {phrase: "зв’язка", with: "$piece $be $pinned з $behindTypeIns",
		short: "є зв’язка"},
	fact.Skewer:      {phrase: "лінійний удар", noun: true, with: "лінійний удар: $kinds"},
	fact.OpenedLine:  {phrase: "розкритий напад", noun: true, with: "розкритий напад на $pieceAcc"},
	fact.OpenedCheck: {phrase: "розкритий шах", noun: true},
	fact.DoubleCheck: {phrase: "подвійний шах", noun: true},
	fact.Trapped: {phrase: "у пастці, тікати нікуди", with: "$piece $be у пастці" + hopeless,
		short: "фігура $be у пастці"},
	fact.GuardRemoved: {phrase: "без захисника", with: "$piece без захисника гине",
		short: "фігура лишається без захисника"},
	fact.GuardOverloaded: {phrase: "забагато захищати", with: "$guard має захищати забагато",
		short: "фігура має захищати забагато"},
	fact.PinnedGuard: {phrase: "захисник зв’язаний", with: "$piece начебто у безпеці, але захисник зв’язаний",
		short: "захисник зв’язаний"},
	fact.Lured: {phrase: "заманити або відволікти", with: "жертва $lures $attackerAcc",
		short: "жертва $lures фігуру"},
	fact.InBetween: {phrase: "спершу це", with: "$piece може почекати: спершу краще",
		short: "$piece може почекати"},
	fact.OnlyMove:   {phrase: "єдиний хід", noun: true},
	fact.PassedPawn: {phrase: "прохідний пішак", noun: true},
	fact.PawnRun: {phrase: "не наздогнати", with: "$pieceAcc не наздогнати",
		short: "пішака не наздогнати"},
	fact.Opposition: {phrase: "королі стоять один проти одного"},
	fact.Promotion: {phrase: "може стати ферзем", with: "пішак може стати $typeIns",
		short: "пішак може стати $typeIns"},
	fact.FreePiece: {phrase: "задарма", with: "$pieceAcc можна взяти задарма",
		short: "фігуру можна взяти задарма"},
	fact.WinningTrade:       {phrase: "вигідний розмін", noun: true, with: "вигідний розмін на $square"},
	fact.StalemateTrap:      {phrase: "пат"},
	fact.WaysOut:            {phrase: "вихід"},
	fact.AttackersAndGuards: {phrase: "нападники й захисники"},
	fact.PerpetualCheck:     {phrase: "вічний шах", noun: true},
	fact.Tempo: {phrase: "з погрозою", with: "фігура виходить із погрозою",
		short: "фігура виходить із погрозою"},
	fact.Development: {phrase: "ще вдома"},
	fact.KingShelter: {phrase: "перед королем"},
	fact.OpenFiles:   {phrase: "відкриті вертикалі"},
}

// hopeless ends what is said of a trapped piece alone.
const hopeless = ", тікати нікуди"

// tookText has the words for a piece that can be taken, but has just taken something itself.
var tookText = ideaText{
	phrase: "можна взяти", with: "$pieceAcc можна взяти" + unanswered, short: "фігуру можна взяти",
}

// unanswered ends what is said of a capture that nothing answers.
const unanswered = ": відповісти взяттям не можна"

// doubleAttack has the words for a fork that is told to who has not met that word.
var doubleAttack = ideaText{phrase: "подвійний напад", noun: true, with: "подвійний напад: $kinds"}

// ideaTextOf returns the words for a fact's idea.
func ideaTextOf(f fact.Fact) ideaText {
	if f.Concept == fact.FreePiece && f.Took {
		return tookText
	}
	if f.Concept == fact.Fork && f.Plain {
		return doubleAttack
	}
	return ideaTexts[f.Concept]
}

// ideaNames returns each idea's plain phrase.
func ideaNames() say.Ideas {
	names := say.Ideas{}
	for idea, text := range ideaTexts {
		names[idea] = text.phrase
	}
	return names
}

// What is said of a legal move that carries out an idea.
var ideaFacts = map[fact.Kind]func(voice, fact.Fact) string{
	fact.KindPinsToPiece:  tells("$Piece тепер $pinned з $behindTypeIns."),
	fact.KindSkewer:       tells("Лінійний удар: $piece, а позаду $behind."),
	fact.KindOpenedLine:   tells("Розкритий напад: тепер $attacker атакує $pieceAcc."),
	fact.KindOpenedCheck:  tells("Розкритий шах: його дає $attacker."),
	fact.KindDoubleCheck:  tells("Два шахи відразу: $attacker і $attacker2."),
	fact.KindTraps:        placed(tells("$Piece у пастці, тікати нікуди.")),
	fact.KindGuardRemoved: tells("$PieceAcc можна виграти: захисника вже немає."),
	fact.KindDrivesGuard:  tells("$PieceAcc можна виграти: захисник мусить піти."),
	fact.KindCutsGuard:    tells("$PieceAcc можна виграти: захиснику закрито шлях."),
	fact.KindOverloaded:   tells("$Guard має захищати забагато."),
	fact.KindPinnedGuard:  tells("Захисник зв’язаний: $guard не може взяти у відповідь."),
	fact.KindPinHolds:     tells("$Guard $guardPinned і не може взяти."),
	fact.KindLures:        tells("Хід $lures $attackerAcc: взяти означає втратити більше."),
	fact.KindInBetween:    tells("Спершу це: $pieceAcc можна буде взяти потім."),
	fact.KindMateInTwo: func(_ voice, f fact.Fact) string {
		return sentence("%s за будь-якої відповіді", ideaTexts[f.Concept].phrase)
	},
	fact.KindMateInThree: tells("Мат за три ходи за будь-якої відповіді."),
	fact.KindOnlyMove:    tells("Єдиний хід: будь-який інший пропускає мат."),
	fact.KindPasses:      tells("$Piece тепер прохідний."),
	fact.KindRuns:        tells("$PieceAcc не наздогнати."),
	fact.KindOpposition:  tells("Королі стоять один проти одного."),
	fact.KindTakesFree: func(v voice, f fact.Fact) string {
		if f.Also { // after the move itself
			return strings.TrimSpace(nothingBack)
		}
		return tookFree(v, f)
	},
	fact.KindTakesMore:      voice.goodTrade,
	fact.KindPromotesTo:     tells("Пішак стає $typeIns."),
	fact.KindTempo:          tells("Виходить із погрозою: атакує $pieceAcc."),
	fact.KindPerpetualCheck: tells("Вічний шах: шахи ніколи не скінчаться."),

	fact.KindIdeaDanger: voice.ideaDanger,
	fact.KindIdeaChance: voice.ideas,
	fact.KindMateAhead:  tells("$Can поставити мат$inMoves."),
	fact.KindPawnRuns: either(say.Retold, "Веди $ownAcc далі й далі: ніщо його не наздожене.",
		"$Piece може стати ферзем: його не наздогнати."),
	fact.KindStalemateTrap: func(_ voice, f fact.Fact) string {
		switch {
		case f.Count == 1:
			return "Обережно: один хід тут веде до пату."
		case f.Count >= len(numbers):
			return "Обережно: багато ходів тут ведуть до пату."
		}
		return sentence("обережно: %s тут %s до пату", moves(f.Count), choose(f.Count, "веде", "ведуть", "ведуть"))
	},
	fact.KindNumbers: func(v voice, f fact.Fact) string {
		it, guards := pronoun(f.Pieces[0].Piece.Type()), "ніщо не захищає"
		if n := len(f.Guards); n > 0 {
			guards = choose(n, "захищає", "захищають", "захищає") + " " + numberFeminine(n)
		}
		n := len(f.By)
		return sentence("%s %s %s, %s %s", figures(n), choose(n, "атакує", "атакують", "атакує"),
			v.piece(f.Pieces[0], accusative), it, guards)
	},
	fact.KindAtHome: func(_ voice, f fact.Fact) string {
		return sentence("%s досі вдома", figures(f.Count))
	},
	fact.KindShelter: func(v voice, f fact.Fact) string {
		king := v.own(f.Side, chess.King, instrumental)
		if f.Count == 0 {
			return sentence("перед %s немає пішаків", king)
		}
		return sentence("перед %s %s %s", king, choose(f.Count, "стоїть", "стоять", "стоїть"), pawns(f.Count))
	},
	fact.KindOpenFiles: func(_ voice, f fact.Fact) string {
		return sentence("%s %s без пішаків", numberFeminine(f.Count), choose(f.Count, "вертикаль", "вертикалі",
			"вертикалей"))
	},
}

// lures tells that an offer lures a piece, in to a mate or an attack, or away from what it guards; or that one would if
// somebody made it.
func lures(t topic) any {
	in := t.Mate || t.By[0].Piece.Type() == chess.King
	switch {
	case in && t.can:
		return "може заманити"
	case in:
		return "заманює"
	case t.can:
		return "може відволікти"
	}
	return "відволікає"
}

// ideaDanger tells what the last move does to the listener.
func (v voice) ideaDanger(f fact.Fact) string {
	idea := f.Ideas[0]
	switch idea.Concept {
	case fact.Fork:
		return v.forkMade(idea)
	case fact.Skewer:
		return sentence("лінійний удар: %s атакує %s, а позаду %s", v.kind(idea.By[0], nominative),
			v.clear(idea.Pieces[0], accusative), v.clear(idea.Pieces[1], nominative))
	case fact.OpenedLine:
		return sentence("розкритий напад: %s атакує %s", v.kind(idea.By[0], nominative),
			v.piece(idea.Pieces[0], accusative))
	case fact.Lured:
		loser := idea.Side.Other()
		return sentence("якщо %s візьме %s, %s більше", v.piece(idea.By[0], nominative),
			v.piece(idea.Pieces[0], accusative), v.does(loser, "втратиш", "втратить", "втратять"))
	case fact.MateInTwo, fact.BackRank:
		return sentence("%s поставити %s", v.can(f.Side.Other()), ideaTexts[idea.Concept].phrase)
	}
	return v.ideas(f)
}

// forkMade tells of a fork that has been made: the piece that made it is the one that
// attacks both.
func (v voice) forkMade(fork fact.Fact) string {
	made := fork.Start.Play(fork.Move) // a pawn that promoted is none any more
	by := v.kind(fact.On(&made, fork.Move.To())[0], nominative)
	called := ""
	if !fork.Plain {
		called = ": вилка"
	}
	var attacked []string
	check := false
	for _, m := range fork.Pieces {
		if m.Piece.Type() == chess.King {
			check = true
		} else if len(attacked) < 2 {
			attacked = append(attacked, v.clear(m, accusative))
		}
	}
	if check {
		return sentence("%s дає шах і атакує %s%s", by, attacked[0], called)
	}
	return sentence("%s атакує %s%s", by, and(attacked), called)
}

// ideas names the ideas of a move that is there to be made, by their phrases: where
// two carry it, both.
func (v voice) ideas(f fact.Fact) string {
	if move, missed := say.MissedMate(f); missed {
		return v.hintMove(move)
	}
	idea := f.Ideas[0]
	var text string
	switch idea.Concept {
	case fact.Fork:
		if idea.Plain && (f.Kind == fact.KindIdeaChance || f.Kind == fact.KindHintIdea) {
			text = v.can(idea.Side) + " напасти відразу на дві фігури: " + kinds(idea.Pieces)
			break
		}
		text = "є " + ideaTextOf(idea).phrase + ": " + kinds(idea.Pieces) + " відразу"
	case fact.Skewer:
		front, behind := idea.Pieces[0].Piece.Type(), idea.Pieces[1].Piece.Type()
		text = "є лінійний удар: " + name(front, nominative) + ", а позаду " + name(behind, nominative)
	case fact.OnlyMove:
		text = "лише один хід рятує від мату"
	case fact.PassedPawn:
		text = "пішак може стати прохідним"
	default:
		text = v.idea(idea, canBe(f.Kind))
		if ideaTexts[idea.Concept].noun {
			text = "є " + text
		}
		if idea.Concept == fact.BackRank && idea.Count > 1 {
			text = "є мат за два ходи на останній горизонталі"
		}
	}
	return sentence("%s", v.withSecond(text, f))
}

// then tells of ideas that come later, after some words.
func (v voice) then(begin, comes string, f fact.Fact) string {
	idea := f.Ideas[0]
	if ideaTexts[idea.Concept].noun && comes != "" {
		begin += comes
	}
	return sentence("%s", v.withSecond(begin+v.idea(idea, canBe(f.Kind)), f))
}

// canBe tells whether something has come about, or would if somebody made it so.
func canBe(k fact.Kind) bool {
	switch k {
	case fact.KindIdeaChance, fact.KindHintIdea, fact.KindHintPrevents, fact.KindThreatIdea,
		fact.KindPurposePrepares, fact.KindHintPrepares:
		return true
	}
	return false
}

// withSecond adds the second idea of a move, if it has one and there is room. After a piece that is not quite free it
// is left out, as the first says two things already.
func (v voice) withSecond(text string, f fact.Fact) string {
	if len(f.Ideas) < 2 || f.Kind == fact.KindThreatIdea || f.Ideas[0].Concept == fact.FreePiece && f.Ideas[0].Took {
		return text
	}
	first, second := &f.Ideas[0], &f.Ideas[1]
	longer := strings.TrimSuffix(text, hopeless) + v.also(first, second)
	if len(first.Pieces) > 0 && len(second.Pieces) > 0 && first.Pieces[0] == second.Pieces[0] {
		switch t := first.Pieces[0].Piece.Type(); {
		case second.Concept == fact.PinToKing && first.Concept == fact.Trapped:
			longer = strings.TrimSuffix(text, hopeless) + " і " + adjective("зв’язан", t, nominative) + " з королем"
		case second.Concept == fact.Trapped && isPin(first.Concept):
			longer = text + " і в пастці"
		}
	}
	if words(longer) > mostWords {
		return text
	}
	return longer
}

// also names the second idea of a move after the first.
func (v voice) also(first, second *fact.Fact) string {
	switch {
	case second.Concept == fact.InBetween:
		return ", а " + v.short(*second, false)
	case second.Kind == fact.KindPinnedGuard && (first.Concept == fact.FreePiece || first.Concept == fact.WinningTrade):
		return ", бо захисник зв’язаний"
	case second.Concept == fact.PinnedGuard:
		guard := second.Guards[0]
		return ", і " + v.piece(guard, nominative) + " " + adjective("зв’язан", guard.Piece.Type(), nominative)
	case ideaTexts[second.Concept].noun && !ideaTexts[first.Concept].noun:
		return ", і є " + v.short(*second, false)
	}
	return ", і " + v.short(*second, false)
}

func isPin(c fact.Concept) bool { return c == fact.PinToKing || c == fact.PinToPiece }

// short names an idea without what it is about.
func (v voice) short(f fact.Fact, can bool) string {
	text := ideaTextOf(f)
	return factParts.Fill(cmp.Or(text.short, text.phrase), topic{v, f, can})
}

// kinds names two pieces without their squares, which are shown: "король і тура".
func kinds(pieces []fact.PlacedPiece) string {
	var names []string
	for _, m := range pieces[:min(len(pieces), 2)] {
		names = append(names, name(m.Piece.Type(), nominative))
	}
	if len(names) == 2 && names[0] == names[1] {
		return several(2, pieces[0].Piece.Type(), nominative)
	}
	return and(names)
}

// idea names an idea and what it is about: by a noun, or else in a sentence.
func (v voice) idea(f fact.Fact, can bool) string {
	text := ideaTextOf(f)
	return factParts.Fill(cmp.Or(text.with, text.phrase), topic{v, f, can})
}

// tookFree tells of a capture that nothing can take back.
var tookFree = either(say.Took, "Бере $pieceAcc. Відповісти взяттям не можна.", "Бере $pieceAcc задарма.")
