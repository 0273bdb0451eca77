package say_test

import (
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"chesstutor/tutor/fact"
	"chesstutor/tutor/say/french"
	"chesstutor/tutor/say/saytest"
)

// The morphology here is a table of its own, and shares nothing with the grammar that composes sentences. A reading is
// a letter for the gender, m or f, and one for the number, s or p.

// frenchArticles are the words that a noun phrase begins with.
var frenchArticles = map[string]string{
	"le": "ms", "du": "ms", "au": "ms", "la": "fs", "les": "mp fp", "des": "mp fp", "aux": "mp fp", "un": "ms",
	"une": "fs", "ce": "ms", "cet": "ms", "cette": "fs", "ces": "mp fp", "aucun": "ms", "aucune": "fs", "ton": "ms",
	"ta": "fs", "tes": "mp fp", "mon": "ms", "ma": "fs", "mes": "mp fp", "sa": "fs", "ses": "mp fp",
	"quel": "ms", "quelle": "fs", "chaque": "ms fs", "tous": "mp", "toutes": "fp", "deux": "mp fp", "trois": "mp fp",
	"quatre": "mp fp", "cinq": "mp fp", "six": "mp fp",
}

// frenchNouns are the nouns that follow, by gender, in the singular.
var frenchNouns = map[string]string{
	"m": "pion cavalier fou roi échec mat point coup défenseur attaquant centre roque côté camp bord pas " +
		"lien code jeu joueur animal nom chemin moment numéro niveau bouton temps serveur appareil navigateur " +
		"jour plan " +
		"couloir carré prix cadre disque losange anneau diplôme prof ordinateur programme clouage gain échange " +
		"indice exercice sacrifice pat coin enfant adulte bout piège escalier regard retour passage mini-jeu",
	"f": "tour dame pièce case rangée colonne diagonale ligne partie leçon étoile enfilade fourchette menace prise " +
		"avance réponse position sortie règle classe carte page fiche salle lettre ouverture défense épreuve " +
		"compétence " +
		"course marche habitude idée fois flèche note tâche couleur marque semaine direction connexion liste " +
		"image porte " +
		"issue nulle attaque découverte promotion erreur imprécision gaffe fin question minute seconde place",
}

// frenchAdjectives are adjectives and participles that have four forms, without their endings.
var frenchAdjectives = strings.Fields("cloué piégé ouvert clair foncé marqué passé seul attaqué défendu perdu " +
	"prochain petit grand mauvai noir gratuit fermé suivant joué pris choisi roqué promu fini fort lointain")

// frenchIrregular are the forms of other adjectives, with their readings.
var frenchIrregular = map[string]string{
	"blanc": "ms", "blanche": "fs", "blancs": "mp", "blanches": "fp", "nouveau": "ms", "nouvelle": "fs",
	"nouveaux": "mp", "nouvelles": "fp", "bon": "ms", "bonne": "fs", "bons": "mp", "bonnes": "fp", "premier": "ms",
	"première": "fs", "premiers": "mp", "premières": "fp", "dernier": "ms", "dernière": "fs", "derniers": "mp",
	"dernières": "fp", "vieux": "ms mp", "entier": "ms", "entière": "fs", "égal": "ms", "égale": "fs", "égaux": "mp",
	"égales": "fp", "légal": "ms", "légale": "fs", "sûr": "ms", "sûre": "fs", "sûrs": "mp", "sûres": "fp",
	"noires": "fp", "second": "ms", "seconde": "fs", "propre": "ms fs", "propres": "mp fp", "adverse": "ms fs",
	"adverses": "mp fp", "faible": "ms fs", "faibles": "mp fp", "vide": "ms fs", "vides": "mp fp", "double": "ms fs",
	"libre": "ms fs", "perpétuel": "ms", "gros": "ms mp", "grosse": "fs", "meilleur": "ms", "meilleure": "fs",
	"autre": "ms fs", "autres": "mp fp",
}

type frenchAgreement struct{ nouns, adjectives map[string]string }

func newFrenchAgreement() *frenchAgreement {
	a := &frenchAgreement{map[string]string{}, map[string]string{}}
	for gender, list := range frenchNouns {
		for noun := range strings.FieldsSeq(list) {
			a.nouns[noun] = strings.TrimSpace(a.nouns[noun] + " " + gender + "s")
			plural := frenchPlural(noun)
			a.nouns[plural] = strings.TrimSpace(a.nouns[plural] + " " + gender + "p")
		}
	}
	for _, stem := range frenchAdjectives {
		for end, reading := range map[string]string{"": "ms", "e": "fs", "s": "mp", "es": "fp"} {
			a.adjectives[stem+end] = reading
		}
	}
	for word, reading := range frenchIrregular {
		a.adjectives[word] = reading
	}
	return a
}

// frenchPlural returns the plural of a noun.
func frenchPlural(noun string) string {
	switch {
	case strings.HasSuffix(noun, "s"), strings.HasSuffix(noun, "x"), strings.HasSuffix(noun, "z"):
		return noun
	case strings.HasSuffix(noun, "al"):
		return strings.TrimSuffix(noun, "al") + "aux"
	case strings.HasSuffix(noun, "eau"), strings.HasSuffix(noun, "eu"):
		return noun + "x"
	}
	return noun + "s"
}

var frenchWord = regexp.MustCompile(`\p{L}+(?:-\p{L}+)?|[^\p{L} ]+`)

// wrong returns the noun phrases of a text in which article, adjectives and noun do not agree, and how many there are.
func (a *frenchAgreement) wrong(text string) (phrases []string, found int) {
	words := frenchWord.FindAllString(strings.ToLower(text), -1)
	for i := range words {
		article := frenchArticles[words[i]]
		if article == "" || i+1 == len(words) {
			continue
		}
		last, common := i+1, article
		for last+1 < len(words) && a.nouns[words[last]] == "" && a.adjectives[words[last]] != "" {
			common = spanishCommon(common, a.adjectives[words[last]])
			last++
		}
		noun := a.nouns[words[last]]
		if noun == "" {
			continue
		}
		found++
		common = spanishCommon(common, noun)
		if last+1 < len(words) && a.adjectives[words[last+1]] != "" && !frenchLoose[words[last+1]] {
			common = spanishCommon(common, a.adjectives[words[last+1]])
			last++
		}
		if common == "" {
			phrases = append(phrases, strings.Join(words[i:last+1], " "))
		}
	}
	return phrases, found
}

// frenchLoose are words behind a noun that belong to another part of the sentence.
var frenchLoose = map[string]bool{"seul": true, "seule": true, "seuls": true, "sûr": true, "pris": true, "joué": true}

// frenchPassive is what is said of a piece by a participle, which agrees with the piece that is named before.
var frenchPassive = regexp.MustCompile(`(?i)(?:^|\s)(?:le|la|ton|ta) (pion|cavalier|fou|tour|dame|roi)(?: en [a-h][1-8])?` +
	`(?: blanche?| noire?)?(?: en [a-h][1-8])? (?:est|n'est pas|peut être|était) ((?:cloué|piégé|gratuit)e?)(?:\P{L}|$)`)

// wrongParticiples returns the participles that do not agree with the piece that they are about.
func (a *frenchAgreement) wrongParticiples(text string) (phrases []string, found int) {
	for _, m := range frenchPassive.FindAllStringSubmatch(text, -1) {
		found++
		if spanishCommon(a.nouns[strings.ToLower(m[1])], a.adjectives[m[2]]) == "" {
			phrases = append(phrases, m[0])
		}
	}
	return phrases, found
}

// Article, adjectives and noun agree in all French texts, in the source and composed of facts, and participles agree
// with their pieces.
func TestFrenchAgrees(t *testing.T) {
	a := newFrenchAgreement()
	all := texts(t, "french")
	saytest.Templates(t, french.French, func(_ fact.Kind, text string) { all = append(all, text) })
	phrases, participles := 0, 0
	for _, text := range all {
		wrong, found := a.wrong(text)
		assert.Empty(t, wrong, text)
		wrongParticiples, foundParticiples := a.wrongParticiples(text)
		assert.Empty(t, wrongParticiples, text)
		phrases, participles = phrases+found, participles+foundParticiples
	}
	assert.Greater(t, phrases, 15000)
	assert.Greater(t, participles, 50)
}

// Phrases that do not agree are found, among those that do.
func TestFrenchThatDoesNotAgreeIsCaught(t *testing.T) {
	a := newFrenchAgreement()
	for _, test := range []struct{ right, wrong string }{
		{"Tu as une dame.", "Tu as un dame."},
		{"Le fou en c4 attaque.", "La fou en c4 attaque."},
		{"Attaque le cavalier noir.", "Attaque le cavalier noire."},
		{"Prends la tour blanche.", "Prends la tour blanc."},
		{"C'est une bonne réponse.", "C'est un bonne réponse."},
		{"C'est un bon échange.", "C'est une bon échange."},
		{"Touche les petites cases.", "Touche les petite cases."},
		{"Tes pions avancent.", "Tes pion avancent."},
		{"Donne un échec double.", "Donne une échec double."},
		{"Une colonne ouverte aide.", "Une colonne ouvert aide."},
		{"Aucun pion ne peut.", "Aucune pion ne peut."},
		{"La tour en d1 est clouée.", "La tour en d1 est cloué."},
		{"Ton cavalier en c3 est piégé, sans issue.", "Ton cavalier en c3 est piégée, sans issue."},
	} {
		right, _ := a.wrong(test.right)
		rightParticiples, _ := a.wrongParticiples(test.right)
		assert.Empty(t, append(right, rightParticiples...), test.right)
		wrong, _ := a.wrong(test.wrong)
		wrongParticiples, _ := a.wrongParticiples(test.wrong)
		assert.NotEmpty(t, append(wrong, wrongParticiples...), test.wrong)
	}
}
