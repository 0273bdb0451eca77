package say_test

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/fact"
	"chesstutor/tutor/say/german"
	"chesstutor/tutor/say/saytest"
)

// The morphology here is a table of its own, and shares nothing with the grammar that composes sentences.

// A reading of a word is a letter for its gender, m, f, n or p for the plural, and one for its case: N, G, D or A.
type readings map[string]bool

// spread gives a form to each reading: the forms of nominative, genitive, dative and accusative of m, f, n and p.
func spread(stem string, table [4]string, words map[string]readings) {
	for i, forms := range table {
		for j, form := range strings.Fields(forms) {
			if form != "!" {
				add(words, stem+strings.Trim(form, "-"), "mfnp"[i:i+1]+"NGDA"[j:j+1])
			}
		}
	}
}

func add(words map[string]readings, form, reading string) {
	if words[form] == nil {
		words[form] = readings{}
	}
	words[form][reading] = true
}

// articles returns the words that a noun phrase begins with: those like der, and those like ein.
func articles() (likeDer, likeEin map[string]readings) {
	likeDer, likeEin = map[string]readings{}, map[string]readings{}
	spread("", [4]string{"der des dem den", "die der der die", "das des dem das", "die der den die"}, likeDer)
	for _, stem := range []string{"dies", "jed", "welch"} {
		spread(stem, [4]string{"er es em en", "e er er e", "es es em es", "e er en e"}, likeDer)
	}
	spread("all", [4]string{3: "e er en e"}, likeDer)
	for contraction, is := range map[string]string{
		"im": "mD nD", "am": "mD nD", "zum": "mD nD", "vom": "mD nD", "beim": "mD nD", "zur": "fD",
		"ins": "nA", "ans": "nA",
	} {
		for reading := range strings.FieldsSeq(is) {
			add(likeDer, contraction, reading)
		}
	}
	for _, stem := range []string{"ein", "kein", "mein", "dein", "sein", "ihr", "unser", "euer", "eur"} {
		more := "e er en e"
		if stem == "ein" {
			more = ""
		}
		spread(stem, [4]string{"- es em en", "e er er e", "- es em -", more}, likeEin)
	}
	return likeDer, likeEin
}

// endings are those of adjectives after words like der, and like ein.
func endings() (weak, mixed map[string]readings) {
	weak, mixed = map[string]readings{}, map[string]readings{}
	spread("", [4]string{"e en en en", "e en en e", "e en en e", "en en en en"}, weak)
	spread("", [4]string{"er en en en", "e en en e", "es en en es", "en en en en"}, mixed)
	return weak, mixed
}

// nouns reads the table of nouns: a line has the gender, w for a masculine noun that ends in n in all but the
// nominative, then the nominative, the genitive and the plural.
func nouns(t *testing.T) map[string]readings {
	t.Helper()
	data, err := os.ReadFile(filepath.Join("german", "testdata", "nouns"))
	require.NoError(t, err)
	words := map[string]readings{}
	for line := range strings.Lines(string(data)) {
		f := strings.Fields(line)
		require.Len(t, f, 4, line)
		gender, one, genitive, many := f[0], f[1], f[2], f[3]
		oblique := one
		if gender == "w" {
			gender, oblique = "m", strings.TrimSuffix(genitive, "s")
		}
		for reading, form := range map[string]string{"N": one, "G": genitive, "D": oblique, "A": oblique} {
			add(words, form, gender+reading)
		}
		if many == "-" {
			continue
		}
		dative := many
		if !strings.HasSuffix(many, "n") && !strings.HasSuffix(many, "s") {
			dative += "n"
		}
		for reading, form := range map[string]string{"N": many, "G": many, "D": dative, "A": many} {
			add(words, form, "p"+reading)
		}
	}
	return words
}

// governed has the cases that prepositions ask for.
var governed = map[string]string{
	"mit": "D", "von": "D", "zu": "D", "bei": "D", "aus": "D", "nach": "D", "seit": "D", "gegenüber": "D",
	"durch": "A", "für": "A", "gegen": "A", "ohne": "A", "um": "A",
	"auf": "DA", "in": "DA", "an": "DA", "vor": "DA", "hinter": "DA", "über": "DA", "unter": "DA", "neben": "DA",
	"zwischen": "DA", "wegen": "G",
}

var (
	phrase = regexp.MustCompile(`(\p{L}+)((?: [a-zäöüß]+e[rsmn]?)*)(?: (?:zwei|drei|fünf|sechs|acht|neun|` +
		`zehn))? (\p{Lu}[\p{L}-]+)( auf [a-h][1-8])?`)
	numeral      = regexp.MustCompile(` (?:vier|sieben)\b`)
	wordBefore   = regexp.MustCompile(`\p{L}+ $`)
	adjectiveEnd = regexp.MustCompile(`e[rsmn]?$`)
)

// agreement finds noun phrases that do not agree.
type agreement struct{ likeDer, likeEin, weak, mixed, nouns map[string]readings }

func newAgreement(t *testing.T) *agreement {
	a := &agreement{nouns: nouns(t)}
	a.likeDer, a.likeEin = articles()
	a.weak, a.mixed = endings()
	return a
}

// noun returns the readings of a noun: those of the longest noun of the table that it ends in.
func (a *agreement) noun(word string) readings {
	for from := range word {
		end := word[from:]
		if from > 0 {
			first := []rune(end)
			end = strings.ToUpper(string(first[:1])) + string(first[1:])
		}
		if known := a.nouns[end]; known != nil {
			return known
		}
	}
	return nil
}

// A nounPhrase is what stands between a preposition, if there is one, and a noun.
type nounPhrase struct {
	text, before, article, noun string
	adjectives                  []string
	one                         bool // it stands on one square
}

// phrasesOf returns the noun phrases of a text that have an article or a possessive.
func (a *agreement) phrasesOf(text string) (list []nounPhrase) {
	for at := 0; ; {
		m := phrase.FindStringSubmatchIndex(text[at:])
		if m == nil {
			return list
		}
		group := func(i int) string {
			if m[2*i] < 0 {
				return ""
			}
			return text[at+m[2*i] : at+m[2*i+1]]
		}
		start, rest := at+m[2], text[at+m[1]:]
		p := nounPhrase{
			text[start : at+m[1]], strings.ToLower(wordBefore.FindString(text[:start])), strings.ToLower(group(1)),
			group(3), strings.Fields(numeral.ReplaceAllString(group(2), "")),
			group(4) != "" && !strings.HasPrefix(rest, " und ") && !strings.HasPrefix(rest, ", "),
		}
		if p.before = strings.TrimSpace(p.before); strings.HasSuffix(text[:start], "von hier aus ") {
			p.before = ""
		}
		at = start + len(group(1))
		gives := p.noun == "Schach" && (len(p.adjectives) > 0 || givesCheck.MatchString(rest))
		if a.begins(p.article) && !slices.ContainsFunc(p.adjectives, a.noAdjective) &&
			!slices.Contains(names, p.noun) && !gives {
			list = append(list, p)
		}
	}
}

// givesCheck follows Schach where no article belongs to it: "die Schach gibt", "gibt auf der nächsten Schach".
var givesCheck = regexp.MustCompile(`^ (?:g[ei]b|vom)`)

// names are words with a capital that no article belongs to, or that are adjectives.
var names = []string{"Schwarz", "Weiß", "Gleiche", "Größere"}

// begins reports whether a noun phrase begins with a word.
func (a *agreement) begins(word string) bool { return a.likeDer[word] != nil || a.likeEin[word] != nil }

// noAdjective reports whether a word that ends like an adjective is none: another noun phrase begins with it, or a part
// of the sentence.
func (a *agreement) noAdjective(word string) bool {
	return a.begins(word) || governed[word] != "" ||
		slices.Contains([]string{"oder", "aber", "immer", "wieder", "hier", "er", "gerade"}, word)
}

// wrong returns the noun phrases of a text in which article, adjectives and noun have no gender, number and case in
// common, or not the case of the preposition, and those in the plural that stand on one square. It returns the nouns
// that the table lacks too.
func (a *agreement) wrong(text string) (phrases, unknown []string) {
	for _, p := range a.phrasesOf(text) {
		if of := a.noun(p.noun); of == nil {
			unknown = append(unknown, p.noun)
		} else if !a.agrees(p, of) {
			phrases = append(phrases, p.text)
		}
	}
	return phrases, unknown
}

func (a *agreement) agrees(p nounPhrase, noun readings) bool {
	common, ends := a.likeDer[p.article], a.weak
	if common == nil {
		common, ends = a.likeEin[p.article], a.mixed
	}
	cases := governed[p.before]
	for reading := range common {
		ill := func(adjective string) bool { return !ends[adjectiveEnd.FindString(adjective)][reading] }
		if noun[reading] && (cases == "" || strings.Contains(cases, reading[1:])) && !(p.one && reading[0] == 'p') &&
			!slices.ContainsFunc(p.adjectives, ill) {
			return true
		}
	}
	return false
}

// Article, adjectives and noun agree in all German texts, in the source and composed of facts.
func TestGermanAgrees(t *testing.T) {
	a := newAgreement(t)
	all := texts(t, "german")
	saytest.Templates(t, german.German, func(_ fact.Kind, text string) { all = append(all, text) })
	found := 0
	for _, text := range all {
		phrases, unknown := a.wrong(text)
		assert.Empty(t, phrases, text)
		assert.Empty(t, unknown, "the table of nouns lacks these: %s", text)
		found += len(a.phrasesOf(text))
	}
	assert.Greater(t, found, 10000)
}

// Phrases that do not agree are found, among those that do.
func TestGermanThatDoesNotAgreeIsCaught(t *testing.T) {
	a := newAgreement(t)
	for _, test := range []struct{ right, wrong string }{
		{"Du hast eine Dame.", "Du hast einen Dame."},
		{"Der Läufer auf c4 greift an.", "Die Läufer auf c4 greift an."},
		{"Deine Dame auf d1 ist sicher.", "Dein Dame auf d1 ist sicher."},
		{"Der schwarze Springer auf c6 ist gefesselt.", "Der schwarzer Springer auf c6 ist gefesselt."},
		{"Zieh den weißen Läufer weg.", "Zieh den weiße Läufer weg."},
		{"Das ist ein guter Zug.", "Das ist ein gute Zug."},
		{"Das ist ein sicheres Feld.", "Das ist ein sicherer Feld."},
		{"Spiel mit dem Turm.", "Spiel mit den Turm."},
		{"Spiel mit deiner Dame.", "Spiel mit deine Dame."},
		{"Es wird durch den Turm gedeckt.", "Es wird durch dem Turm gedeckt."},
		{"Das ist gut für deinen König.", "Das ist gut für deinem König."},
		{"Der Bauer wird zur Dame.", "Der Bauer wird zum Dame."},
		{"Schlag den Bauern.", "Schlag den Bauer."},
		{"Die Türme stehen auf der Grundreihe.", "Die Turm stehen auf der Grundreihe."},
		{"Der König steht in der Ecke.", "Der König steht im Ecke."},
		{"Alle Figuren decken ihn.", "Alle Figur decken ihn."},
		{"Kein Feld ist frei.", "Keine Feld ist frei."},
		{"Die beiden Springer decken sich.", "Die beide Springer decken sich."},
		{"Das Schach durch den Turm ist nicht aufzuhalten.", "Die Schach durch den Turm ist nicht aufzuhalten."},
		{"Ein Damenzug hilft.", "Eine Damenzug hilft."},
		{"Vor deinem König steht nichts.", "Vor deines Königs steht nichts."},
	} {
		phrases, unknown := a.wrong(test.right)
		assert.Empty(t, append(phrases, unknown...), test.right)
		phrases, _ = a.wrong(test.wrong)
		assert.NotEmpty(t, phrases, test.wrong)
	}
	_, unknown := a.wrong("Der Quax steht.")
	assert.Equal(t, []string{"Quax"}, unknown)
}
