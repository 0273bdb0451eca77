package spanish

import (
	"fmt"
	"strconv"
	"strings"

	"chesstutor/templates/wording"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/say"
)

var learning = say.Learning{
	Path: wording.Path{
		Tab: "Aprender", Heading: "Tu camino", Bar: "Lecciones hechas", Start: "Empezar",
		Known: "Ya lo sabes", AllDone: "Has hecho todas las lecciones. ¡Ahora juega!",
		Book: "Así se juega, para leer", Mine: "Tu progreso", Play: "Jugar una partida",
		First: "El primer camino", Second: "De la primera partida al primer premio",
		Test: "Prueba de esta parte: cinco ejercicios",
	},
	Today: wording.Today{
		Heading: "Hoy", Other: "Jugar con otro amigo",
		AllDone: "Por hoy está hecho",
		Lesson:  "Una lección", Exercises: "Cinco ejercicios", Repeat: "Repasar cinco",
		Game: "Una partida", Done: "hecho",
		SmallGame: "Un juego corto",
		Start:     "Empezar la lección", GoOn: "Seguir", Practise: "Practicar",
		Waits: "La llama espera si un día descansas.", Paused: "te espera", Ready: "lo que más te guste",
	},
	Certificate: wording.Certificate{
		Title: "Diploma", Heading: "El camino entero", This: "Este diploma reconoce que",
		Exercises: "ejercicios", Friends: "amigos vencidos", Date: "Fecha",
		Witness:    "Una persona adulta que estaba allí",
		HowToPrint: "Imprime esta página: A4, en horizontal. El nombre y la fecha se escriben a mano.",
		NotYet:     "Llega con la última lección.", See: "Tu diploma",
	},
	Exercise: wording.Exercise{
		Close: "Volver a tu camino", Sound: "Sonido", Aloud: "Leer en voz alta", Back: "Atrás", Next: "Siguiente",
		Exercises: "Ejercicios", First: "Pruébalo", HowMoves: "Cómo se mueve",
		KnowIt: "¿Ya te lo sabes?", Test: "Haz la prueba de cinco",
		More: "Leer más:",

		Begin: "Empezar", Again: "Otra vez", Now: "Ahora tú", Check: "Comprobar", Yes: "Sí", No: "No",
		YourMove: "Te toca",

		HowTapOne: "Solo hay una respuesta.",
		HowTap:    "Toca el tablero, y después pulsa Comprobar.",
		HowMove:   "Toca una pieza, y después la casilla adonde va.",
		HowWalk:   "Toca la casilla adonde va.",
		HowJudge:  "Mira el tablero, y después responde.",
		NotOpen:   "¿Empezamos?",
		Becomes:   "Tu peón se convierte en", NotThis: "Esta jugada no",

		Right: "¡Bien!", GoodStep: "Bien, sigue así", NotYet: "Inténtalo otra vez", Almost: "Casi",
		TapFirst: "Toca algo primero", ShownHere: "Aquí está la respuesta",
		ShownMove: "Aquí está la respuesta. ¡Ahora tú!",
		LostGame:  "Esta vez ganó Pip", DrawnGame: "Esta vez no gana nadie", WonGame: "¡Has ganado!",
		StuckGame: "Ningún peón negro puede seguir.",
		PlayAgain: "Jugar otra vez", NextRound: "Siguiente ronda", StepBack: "Volver a esa jugada",
		Without:  "Saltar este juego",
		ShownYes: "La respuesta es sí", ShownNo: "La respuesta es no",
		You:        "Tú",
		Prevents:   "La flecha azul: captúralo a tiempo.",
		Freed:      "La jugada con la cruz era lenta: otra llegaba a tiempo.",
		Sooner:     "Sé más rápido, o captúralo antes.",
		Took:       "¡Uno menos!",
		OneStep:    "¡Un paso más y gana Pip!",
		Keep:       "Deja a un peón el camino libre.",
		LeaveOne:   "Capturaste todos sus peones. Déjale uno.",
		NewQueen:   "¡Tu peón es ahora una dama!",
		Passed:     "Has superado la prueba de esta lección.",
		PassedPart: "Has superado la prueba de esta parte: una estrella por cada lección.",
		LookFor:    "Juega una partida con lo que has aprendido",
		NotPassed:  "La prueba termina aquí. Haz los ejercicios e inténtalo de nuevo.",
		Lost:       "Se perdió la conexión. Lo intento de nuevo…",
		Unsent:     "Se perdió la conexión. No se ha perdido nada más: inténtalo de nuevo cuando vuelva.",

		Star: "estrella", Prey: "para capturar", Asked: "se pregunta por esta", Chosen: "elegida", Tapped: "tocada",
		CanMove: "se puede mover",
		Target:  "puedes mover aquí", WasRight: "bien", WasWrong: "mal", WasMissed: "olvidada",
		WasTried: "probaste esta", Shown: "mostrada", Attacked: "atacada",
		Dark: "oscura", Light: "clara",

		Missing: "Quedan algunos ejercicios.", Finish: "Hacer los demás",
		ThirdStar: "para tu tercera estrella", MoreStars: "para más estrellas", Path: "Tu camino",
		TestWins: "La prueba de cinco todavía puede darte tres estrellas.",
	},
	Progress: wording.Progress{
		Title: "Tu progreso", Intro: "Se guarda en este dispositivo, sin cuenta.",
		Lesson: "Lección", Stars: "Estrellas", Met: "Ejercicios",
		Other: "En otro dispositivo", OtherHow: "Un enlace o un código QR lleva allí tus estrellas.",
		Link: "Crear un enlace", LinkIs: "Abre este enlace en el otro dispositivo:", QR: "Código QR del enlace",
		Copy: "Copiar", Copied: "Copiado",
		Forget:    "Empezar de nuevo",
		ForgetHow: "Esto olvida en este dispositivo tus estrellas y lo que trajeron tus partidas.",
		Reset:     "Olvidarlo todo", Sure: "Sí, olvidarlo todo", Path: "Tu camino",

		Games: "De tus partidas", GamesHow: "Ideas que aparecieron en las últimas cuatro semanas.",
		KeptHow: "Estas posiciones vuelven al practicar:", Idea: "Idea", SeenOf: "Vistas", Missed: "Se escaparon",

		Arrived:    "¿Traer estas estrellas aquí?",
		ArrivedHow: "Se suman a las estrellas de este dispositivo. Aquí no se pierde nada.",
		Add:        "Traerlas aquí", Leave: "No, dejarlo",
		BadLink: "Este enlace no se puede leer. Crea uno nuevo en el otro dispositivo.",
		Was:     "Tu progreso está olvidado.", Added: "Las estrellas ya están aquí.",
	},
	Phrases: say.LearningPhrases{
		Done: func(done, of, stars int) string {
			return fmt.Sprintf("%d de %d lecciones · %s", done, of, amount(stars, "estrella", "estrellas"))
		},
		Number: func(number, of int) string { return fmt.Sprintf("Lección %d de %d", number, of) },
		Place:  func(number, of int) string { return fmt.Sprintf("Ejercicio %d de %d", number, of) },
		InTest: func(number, of int) string { return fmt.Sprintf("Prueba: %d de %d", number, of) },
		InPart: func(number, of int) string { return fmt.Sprintf("Prueba de la parte: %d de %d", number, of) },
		Screen: func(number, of int) string { return fmt.Sprintf("Pantalla %d de %d", number, of) },
		Stars:  func(n int) string { return fmt.Sprintf("%d de 3 estrellas", n) },
		Met:    func(met, of int) string { return fmt.Sprintf("%d de %d", met, of) },
		Moves:  func(used, of int) string { return fmt.Sprintf("Jugadas: %d de %d", used, of) },
		Tapped: func(n int) string {
			return fmt.Sprintf("%s %s", amount(n, "casilla", "casillas"), choose(n, "tocada", "tocadas"))
		},
		Left: func(stars, pieces, pawns int) string {
			left := func(n int, one, more string) string {
				return choose(n, "Falta ", "Faltan ") + amount(n, one, more) + "."
			}
			switch {
			case stars > 0:
				return left(stars+pieces+pawns, "estrella", "estrellas")
			case pieces == 0:
				return left(pawns, "peón", "peones")
			}
			return left(pieces+pawns, "pieza", "piezas")
		},
		Titled:   func(number int, title string) string { return fmt.Sprintf("Lección %d · %s", number, title) },
		Step:     func(title string) string { return "Lección siguiente: " + title },
		Tomorrow: func(title string) string { return "Mañana: " + title },
		Next:     func(title string) string { return "Siguiente: " + title },
		AtOnce: func(right, of int) string {
			switch {
			case right == of:
				return fmt.Sprintf("Los %d bien.", of)
			case 3*right < 2*of:
				return fmt.Sprintf("Los %d, hechos.", of)
			}
			return fmt.Sprintf("%d de %d bien a la primera.", right, of)
		},
		Fix: func(n int) string {
			if n == 1 {
				return "Repetir el difícil"
			}
			return "Repetir los " + number(n) + " difíciles"
		},
		Days: func(n int) string { return amount(n, "día", "días") },
		With: func(name string) string { return "con " + name },
		Walked: func(path, lessons int) string {
			if path == 2 {
				return fmt.Sprintf("ha recorrido las %d lecciones del segundo camino, "+
					"de la primera partida al primer premio.", lessons)
			}
			return fmt.Sprintf("ha recorrido las %d lecciones, desde la primera jugada de la torre "+
				"hasta las diez primeras jugadas de una partida.", lessons)
		},
		StarsOf: func(stars, of int) (count, rest string) {
			return strconv.Itoa(stars), fmt.Sprintf("de %d estrellas", of)
		},
		Practise: func(title string) string { return "Ejercicios: " + title },
		Lesson:   func(title string) string { return "Lección: " + title },
		Answers:  func(list []string) string { return "La respuesta: " + strings.Join(list, ", ") + "." },
		Goes:     func(from, to string) string { return from + " a " + to },
		Replied:  replied,
		Theirs: func(theirs, yours chess.PieceType) (whose, first string) {
			first = "Toca primero una de tus piezas."
			if yours != chess.NoPieceType {
				first = fmt.Sprintf("Toca primero %s.", your(yours, bare))
			}
			return gendered(theirs, "Ese es ", "Esa es ") + the(theirs, bare) + " de Pip", first
		},
		CouldTake: func(taken chess.PieceType, square string) string {
			return fmt.Sprintf("Podías capturar %s de %s.", the(taken, bare), square)
		},
		ToGo: func(n int) string {
			if n == 0 {
				return "llegó"
			}
			return choose(n, "falta ", "faltan ") + strconv.Itoa(n)
		},
		Needed: func(n int) string {
			return fmt.Sprintf("Al tuyo le %s.", choose(n, "faltaba 1 paso", fmt.Sprintf("faltaban %d pasos", n)))
		},
		Mate: func(p *chess.Position) string {
			if name := mateName(p); name != "" {
				return sentence("%s", name)
			}
			return ""
		},
	},
}

// replied tells what Pip moved in a small game, and what that took.
func replied(piece, took chess.PieceType, m chess.Move) string {
	switch steps := int(m.From().Rank()) - int(m.To().Rank()); {
	case took != chess.NoPieceType:
		return sentence("%s de Pip capturó %s", the(piece, bare), your(took, bare))
	case piece != chess.Pawn:
		return "Pip movió " + the(piece, bare) + "."
	case steps == 2:
		return "Pip avanzó un peón dos casillas."
	}
	return "Pip avanzó un peón."
}
