package say_test

import (
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"chesstutor/tutor/fact"
	"chesstutor/tutor/say/saytest"
	"chesstutor/tutor/say/spanish"
)

// The morphology here is a table of its own, and shares nothing with the grammar that composes sentences. A reading is
// a letter for the gender, m or f, and one for the number, s or p.

// spanishArticles are the words that a noun phrase begins with.
var spanishArticles = map[string]string{
	"el": "ms", "del": "ms", "al": "ms", "la": "fs", "los": "mp", "las": "fp", "un": "ms", "una": "fs", "unos": "mp",
	"unas": "fp", "este": "ms", "esta": "fs", "estos": "mp", "estas": "fp", "ese": "ms", "esa": "fs", "esos": "mp",
	"esas": "fp", "ningún": "ms", "ninguna": "fs", "tu": "ms fs", "su": "ms fs", "tus": "mp fp", "sus": "mp fp",
	"mi": "ms fs", "otro": "ms", "otra": "fs", "otros": "mp", "otras": "fp", "cada": "ms fs mp fp", "cuántas": "fp",
	"cualquier": "ms fs",
}

// spanishNouns are the nouns that follow, by gender, in the singular.
var spanishNouns = map[string]string{
	"m": "peón caballo alfil rey jaque mate tablero cambio punto ataque defensor atacante turno final enroque centro " +
		"color lado borde paso enlace código juego jugador rival animal nombre camino ejercicio momento error número " +
		"nivel botón tiempo servidor dispositivo navegador sitio año día minuto segundo bando plan pasillo premio cuadrado " +
		"rato reloj aviso marco disco rombo anillo progreso diploma cartel profe alumno niño equipo programa",
	"f": "torre dama pieza casilla jugada fila columna diagonal línea partida lección estrella clavada enfilada amenaza " +
		"captura ventaja desventaja victoria respuesta posición esquina salida trampa regla clase tarjeta página hoja sala " +
		"letra máquina apertura defensa prueba práctica habilidad parte carrera escalera costumbre colocación idea vez " +
		"pista flecha meta nota tarea palabra marca semana dirección conexión lista prueba imagen puerta",
}

// spanishAdjectives are adjectives and participles behind or before a noun that have four forms, without their endings.
var spanishAdjectives = strings.Fields("blanc negr clavad atrapad abiert clar oscur nuev buen mal marcad " +
	"propi pasad sol atacad defendid perdid ahogad únic primer últim rápid tranquil contrari vací segur pequeñ roj " +
	"terminad descubiert próxim correct mism much poc segund tercer ajen lent list")

// spanishOrdinary are adjectives with two forms, one for a number.
var spanishOrdinary = strings.Fields("siguiente doble débil legal menor mayor mejor verde fácil difícil fuerte libre " +
	"normal posible")

type spanishAgreement struct{ nouns, adjectives map[string]string }

func newSpanishAgreement() *spanishAgreement {
	a := &spanishAgreement{map[string]string{}, map[string]string{}}
	for gender, list := range spanishNouns {
		for noun := range strings.FieldsSeq(list) {
			a.nouns[noun] = gender + "s"
			a.nouns[spanishPlural(noun)] = gender + "p"
		}
	}
	for _, stem := range spanishAdjectives {
		for end, reading := range map[string]string{"o": "ms", "a": "fs", "os": "mp", "as": "fp"} {
			a.adjectives[stem+end] = reading
		}
	}
	for _, word := range []string{"buen", "mal", "primer", "tercer"} {
		a.adjectives[word] = "ms"
	}
	for _, word := range spanishOrdinary {
		a.adjectives[word], a.adjectives[spanishPlural(word)] = "ms fs", "mp fp"
	}
	return a
}

// spanishPlural returns the plural of a word.
func spanishPlural(word string) string {
	switch last := word[len(word)-1]; {
	case strings.HasSuffix(word, "z"):
		return strings.TrimSuffix(word, "z") + "ces"
	case strings.ContainsRune("aeiou", rune(last)):
		return word + "s"
	}
	return strings.NewReplacer("ón", "on", "ún", "un").Replace(word) + "es"
}

var spanishWord = regexp.MustCompile(`\p{L}+|[^\p{L} ]+`)

// wrong returns the noun phrases of a text in which article, adjectives and noun do not agree, and how many there are.
func (a *spanishAgreement) wrong(text string) (phrases []string, found int) {
	words := spanishWord.FindAllString(strings.ToLower(text), -1)
	for i := range words {
		article := spanishArticles[words[i]]
		if article == "" || i+1 == len(words) {
			continue
		}
		last := i + 1 // the noun, or what stands before it
		common := article
		for last+1 < len(words) && a.nouns[words[last]] == "" &&
			(a.adjectives[words[last]] != "" || spanishNumerals[words[last]]) {
			common = spanishCommon(common, a.adjectives[words[last]])
			last++
		}
		noun := a.nouns[words[last]]
		if noun == "" {
			continue
		}
		found++
		common = spanishCommon(common, noun)
		if last+1 < len(words) && a.adjectives[words[last+1]] != "" && !spanishLoose[words[last+1]] {
			common = spanishCommon(common, a.adjectives[words[last+1]])
			last++
		}
		if common == "" {
			phrases = append(phrases, strings.Join(words[i:last+1], " "))
		}
	}
	return phrases, found
}

// spanishNumerals are numbers between an article and a noun.
var spanishNumerals = map[string]bool{
	"dos": true, "tres": true, "cuatro": true, "cinco": true, "seis": true, "ocho": true, "diez": true,
	"cincuenta": true,
}

// spanishLoose are words behind a noun that belong to another part of the sentence.
var spanishLoose = map[string]bool{
	"primero": true, "solo": true, "solos": true, "muchos": true, "mejor": true, "mismo": true,
}

// spanishCommon returns the readings that two words have in common; an unknown one fits all.
func spanishCommon(one, other string) string {
	if other == "" {
		return one
	}
	var both []string
	for reading := range strings.FieldsSeq(one) {
		if strings.Contains(other, reading) {
			both = append(both, reading)
		}
	}
	return strings.Join(both, " ")
}

// spanishPassive is what is said of a piece by a participle, which agrees with the piece that is named before.
var spanishPassive = regexp.MustCompile(`(?i)\b(?:el|la|tu) (peón|caballo|alfil|torre|dama|rey)(?: de [a-h][1-8])?` +
	`(?: blanc[oa]| negr[oa])?(?: de [a-h][1-8])? (?:no )?(?:está|queda|puede quedar) ((?:clavad|atrapad)[oa])\b`)

// wrongParticiples returns the participles that do not agree with the piece that they are about.
func (a *spanishAgreement) wrongParticiples(text string) (phrases []string, found int) {
	for _, m := range spanishPassive.FindAllStringSubmatch(text, -1) {
		found++
		if spanishCommon(a.nouns[strings.ToLower(m[1])], a.adjectives[m[2]]) == "" {
			phrases = append(phrases, m[0])
		}
	}
	return phrases, found
}

// Article, adjectives and noun agree in all Spanish texts, in the source and composed of facts, and participles agree
// with their pieces.
func TestSpanishAgrees(t *testing.T) {
	a := newSpanishAgreement()
	all := texts(t, "spanish")
	saytest.Templates(t, spanish.Spanish, func(_ fact.Kind, text string) { all = append(all, text) })
	phrases, participles := 0, 0
	for _, text := range all {
		wrong, found := a.wrong(text)
		assert.Empty(t, wrong, text)
		wrongParticiples, foundParticiples := a.wrongParticiples(text)
		assert.Empty(t, wrongParticiples, text)
		phrases, participles = phrases+found, participles+foundParticiples
	}
	assert.Greater(t, phrases, 20000)
	assert.Greater(t, participles, 50)
}

// Phrases that do not agree are found, among those that do.
func TestSpanishThatDoesNotAgreeIsCaught(t *testing.T) {
	a := newSpanishAgreement()
	for _, test := range []struct{ right, wrong string }{
		{"Tienes una dama.", "Tienes un dama."},
		{"El alfil de c4 ataca.", "La alfil de c4 ataca."},
		{"Ataca al caballo negro.", "Ataca al caballo negra."},
		{"Captura la torre blanca.", "Captura la torre blanco."},
		{"Es una buena jugada.", "Es un buena jugada."},
		{"Es un buen cambio.", "Es una buen cambio."},
		{"Toca las dos torres.", "Toca los dos torres."},
		{"Tus peones avanzan.", "Tus peón avanzan."},
		{"Da un jaque doble.", "Da una jaque doble."},
		{"La columna está abierta.", "El columna está abierta."},
		{"Ningún peón puede.", "Ninguna peón puede."},
		{"La torre de d1 está clavada.", "La torre de d1 está clavado."},
		{"Tu caballo de c3 queda atrapado.", "Tu caballo de c3 queda atrapada."},
	} {
		right, _ := a.wrong(test.right)
		rightParticiples, _ := a.wrongParticiples(test.right)
		assert.Empty(t, append(right, rightParticiples...), test.right)
		wrong, _ := a.wrong(test.wrong)
		wrongParticiples, _ := a.wrongParticiples(test.wrong)
		assert.NotEmpty(t, append(wrong, wrongParticiples...), test.wrong)
	}
}
