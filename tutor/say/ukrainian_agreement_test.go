package say_test

import (
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"chesstutor/tutor/fact"
	"chesstutor/tutor/say/saytest"
	"chesstutor/tutor/say/ukrainian"
)

// The morphology here is a table of its own, and shares nothing with the grammar that composes sentences. A reading is
// a letter for the gender, m, f or n, or p for several, and one for the case: n, g, d, i, l, and for the accusative a
// of
// what lives and x of what does not.

// ukrainianEndings are those of an adjective, each with its readings.
var ukrainianEndings = map[string]string{
	"ий": "mn mx", "ого": "mg ma ng", "ому": "md ml nd nl", "им": "mi ni pd", "а": "fn", "ої": "fg", "ій": "fd fl",
	"у": "fa", "ою": "fi", "е": "nn nx", "і": "pn px", "их": "pg pa pl", "ими": "pi",
}

// ukrainianStems are adjectives and participles without their endings.
var ukrainianStems = strings.Fields("біл чорн зв’язан нов добр безпечн слабк прохідн відкрит розкрит подвійн вічн " +
	"лінійн вигідн рівн перш темн світл позначен єдин чуж нагадан мал велик сильн коротк довг тих поган " +
	"кращ зайв ключов порожн вільн інш закрит захищен спокійн шахов")

// ukrainianOwners are the words for what is whose, by their forms.
var ukrainianOwners = map[string]string{
	"твій": "mn mx", "твого": "mg ma ng", "твоєму": "md ml nd nl", "твоїм": "mi ni pd", "твоя": "fn", "твоєї": "fg",
	"твоїй": "fd fl", "твою": "fa", "твоєю": "fi", "твоє": "nn nx", "твої": "pn px", "твоїх": "pg pa pl",
	"твоїми": "pi",
	"свій":   "mn mx", "свого": "mg ma ng", "своєму": "md ml nd nl", "своїм": "mi ni pd", "своя": "fn", "своєї": "fg",
	"своїй": "fd fl", "свою": "fa", "своєю": "fi", "своє": "nn nx", "свої": "pn px", "своїх": "pg pa pl",
	"своїми": "pi",
	"цей":    "mn mx", "цьому": "md ml nd nl", "цим": "mi ni pd", "ця": "fn", "цієї": "fg",
	"цій": "fd fl", "цю": "fa", "цією": "fi", "ці": "pn px", "цих": "pg pa pl",
	"жоден": "mn mx", "жодного": "mg ma ng", "жодна": "fn", "жодної": "fg", "жодну": "fa", "жодне": "nn nx",
}

// ukrainianPieces has each piece in the singular and in the plural: nominative, genitive, dative, accusative,
// instrumental and locative.
var ukrainianPieces = map[string]string{
	"m": "пішак пішака пішаку пішака пішаком пішаку/пішаки пішаків пішакам пішаків пішаками пішаках;" +
		"кінь коня коню коня конем коні/коні коней коням коней конями конях;" +
		"слон слона слону слона слоном слоні/слони слонів слонам слонів слонами слонах;" +
		"ферзь ферзя ферзю ферзя ферзем ферзі/ферзі ферзів ферзям ферзів ферзями ферзях;" +
		"король короля королю короля королем королі/королі королів королям королів королями королях",
	"f": "тура тури турі туру турою турі/тури тур турам тури турами турах",
}

// ukrainianThings are nouns of what does not live, by their endings.
var ukrainianThings = []struct{ gender, one, many, stems string }{
	{"m", " у у - ом і", "и ів ам - ами ах", "шах мат пат розмін напад удар захист"},
	{"m", " у у - ом ці", "и ів ам - ами ах", "урок"},
	{"f", "а и і у ою і", "и  ам - ами ах", "фігур загроз вилк зв’язк вправ"},
	{"f", "ія ії ії ію ією ії", "ії ій іям - іями іях", "лін позиц парт"},
	{"n", "е я ю - ем і", "я ів ям - ями ях", "пол"},
	{"f", "ь і і - лю і", "і ей ям - ями ях", "вертикал діагонал горизонтал"},
}

type ukrainianAgreement struct{ nouns, adjectives map[string]string }

func newUkrainianAgreement() *ukrainianAgreement {
	a := &ukrainianAgreement{map[string]string{}, map[string]string{}}
	add := func(to map[string]string, word, reading string) {
		if !strings.Contains(to[word], reading) {
			to[word] = strings.TrimSpace(to[word] + " " + reading)
		}
	}
	for gender, list := range ukrainianPieces {
		for piece := range strings.SplitSeq(list, ";") {
			one, many, _ := strings.Cut(piece, "/")
			for number, forms := range map[string]string{gender: one, "p": many} {
				for i, form := range strings.Fields(forms) {
					add(a.nouns, form, number+"ngdail"[i:i+1])
				}
			}
		}
	}
	add(a.nouns, "тури", "px") // and as what does not live
	for _, things := range ukrainianThings {
		for stem := range strings.FieldsSeq(things.stems) {
			for number, endings := range map[string]string{things.gender: things.one, "p": things.many} {
				for i, ending := range strings.Split(endings, " ") {
					reading := number + "ngdxil"[i:i+1]
					if number == "f" && i == 3 {
						reading = "fa"
					}
					if ending == "-" { // the accusative is the nominative
						ending = strings.Split(endings, " ")[0]
					}
					add(a.nouns, stem+ending, reading)
				}
			}
		}
	}
	for form, reading := range map[string]string{
		"хід": "mn mx", "ходу": "mg", "ходом": "mi", "ході": "ml", "ходи": "pn px", "ходів": "pg", "пастка": "fn",
		"пастку": "fa", "пастці": "fd fl", "фігур": "pg pa", "фігури": "fg pn px",
	} {
		a.nouns[form] = reading
	}
	for _, stem := range ukrainianStems {
		for ending, reading := range ukrainianEndings {
			a.adjectives[stem+ending] = reading
		}
	}
	for form, reading := range ukrainianOwners {
		a.adjectives[form] = reading
	}
	return a
}

var ukrainianWord = regexp.MustCompile(`[\p{L}’]+|[^\p{L}’ ]+`)

// wrong returns the noun phrases of a text in which adjectives and noun do not agree, and how many phrases there are.
func (a *ukrainianAgreement) wrong(text string) (phrases []string, found int) {
	words := ukrainianWord.FindAllString(strings.ToLower(text), -1)
	for i := 0; i < len(words); i++ {
		common, first := a.adjectives[words[i]], i
		for common != "" && i+1 < len(words) && a.adjectives[words[i+1]] != "" {
			i++
			common = ukrainianCommon(common, a.adjectives[words[i]])
		}
		if a.adjectives[words[first]] == "" || i+1 == len(words) || a.nouns[words[i+1]] == "" {
			continue
		}
		if i+2 < len(words) && strings.HasPrefix(common, "p") && ukrainianAnd[words[i+2]] { // "твої слон і пішак"
			continue
		}
		found++
		if ukrainianCommon(common, a.nouns[words[i+1]]) == "" {
			phrases = append(phrases, strings.Join(words[first:i+2], " "))
		}
	}
	return phrases, found
}

// ukrainianAnd are the words between two pieces that have one owner.
var ukrainianAnd = map[string]bool{"і": true, "й": true}

// ukrainianCommon returns the readings that two words have in common.
func ukrainianCommon(one, other string) string {
	var both []string
	for reading := range strings.FieldsSeq(one) {
		if strings.Contains(other, reading) {
			both = append(both, reading)
		}
	}
	return strings.Join(both, " ")
}

// ukrainianPassive is what is said of a piece by a participle, which agrees with the piece that is named before.
var ukrainianPassive = regexp.MustCompile(`(пішак|кінь|слон|тура|ферзь|король)(?: на [a-h][1-8])?` +
	`(?: тепер| може бути| не)* (зв’язан(?:ий|а))`)

// wrongParticiples returns the participles that do not agree with the piece that they are about.
func (a *ukrainianAgreement) wrongParticiples(text string) (phrases []string, found int) {
	for _, m := range ukrainianPassive.FindAllStringSubmatch(strings.ToLower(text), -1) {
		found++
		if ukrainianCommon(a.nouns[m[1]], a.adjectives[m[2]]) == "" {
			phrases = append(phrases, m[0])
		}
	}
	return phrases, found
}

// Adjectives and nouns agree in gender, number and case in all Ukrainian texts, in the source and composed of facts,
// and
// participles agree with their pieces.
func TestUkrainianAgrees(t *testing.T) {
	a := newUkrainianAgreement()
	all := texts(t, "ukrainian")
	saytest.Templates(t, ukrainian.Ukrainian, func(_ fact.Kind, text string) { all = append(all, text) })
	phrases, participles := 0, 0
	for _, text := range all {
		wrong, found := a.wrong(text)
		assert.Empty(t, wrong, text)
		wrongParticiples, foundParticiples := a.wrongParticiples(text)
		assert.Empty(t, wrongParticiples, text)
		phrases, participles = phrases+found, participles+foundParticiples
	}
	assert.Greater(t, phrases, 5000)
	assert.Greater(t, participles, 50)
}

// Phrases that do not agree are found, among those that do.
func TestUkrainianThatDoesNotAgreeIsCaught(t *testing.T) {
	a := newUkrainianAgreement()
	for _, test := range []struct{ right, wrong string }{
		{"Твій кінь у небезпеці.", "Твоя кінь у небезпеці."},
		{"Слон атакує твою туру.", "Слон атакує твого туру."},
		{"Слон атакує твого коня.", "Слон атакує твого кінь."},
		{"Це чорна тура.", "Це чорний тура."},
		{"Візьми білого ферзя.", "Візьми білий ферзя."},
		{"Дай дорогу своєму слону.", "Дай дорогу свого слону."},
		{"Атакуй своєю турою.", "Атакуй своїм турою."},
		{"Торкни всіх білих пішаків.", "Торкни всіх білих пішаки."},
		{"Є розкритий напад.", "Є розкрита напад."},
		{"Це безпечне поле.", "Це безпечний поле."},
		{"На відкритій лінії.", "На відкритою лінії."},
		{"Тура на d1 тепер зв’язана з королем.", "Тура на d1 тепер зв’язаний з королем."},
	} {
		right, _ := a.wrong(test.right)
		rightParticiples, _ := a.wrongParticiples(test.right)
		assert.Empty(t, append(right, rightParticiples...), test.right)
		wrong, _ := a.wrong(test.wrong)
		wrongParticiples, _ := a.wrongParticiples(test.wrong)
		assert.NotEmpty(t, append(wrong, wrongParticiples...), test.wrong)
	}
}
