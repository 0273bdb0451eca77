package spanish

import (
	"fmt"
	"slices"
	"strings"

	"chesstutor/templates/wording"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/class"
	"chesstutor/tutor/say"
)

var classTexts = say.Class{
	Find: findClass, New: newClass, Join: joinClass, Lead: leadClass, Paper: classPaper, Together: together,
	Pairs: pairs,
	Plays: func(name string) string { return "Jugar contra " + name },
	Pair:  func(one, other string) string { return and([]string{one, other}) },
	Animals: say.AnimalNames{
		"otter": otter, "bear": "Oso", "rabbit": "Conejo", "cat": "Gato", "panda": "Panda", "hedgehog": "Erizo",
		"penguin": "Pingüino", "koala": "Koala", "deer": "Ciervo", "tiger": "Tigre", "duck": "Pato", "lion": "León",
	},
	Colors: say.ColorNames{
		"blue": "Azul", "green": "Verde", "red": "Rojo", "yellow": "Amarillo", "orange": "Naranja", "purple": "Morado",
		"teal": "Turquesa", "gray": "Gris",
	},
	Name: coloredAnimal,
	Not:  func(name string) string { return "¿No eres " + name + "?" },
	Days: func(days int) string { return amount(days, "día", "días") },
	Ends: func(days int) string {
		return "Todo se borra dentro de " + amount(days, "día", "días") + ", si no vuelves."
	},
	Here:     func(here, of int) string { return fmt.Sprintf("%d de %d aquí", here, of) },
	Tally:    func(right, wrong int) string { return fmt.Sprintf("%d bien, %d mal", right, wrong) },
	Stars:    func(n int) string { return amount(n, "estrella", "estrellas") },
	LastMove: func(from, to string) string { return "Última jugada: de " + from + " a " + to },
	Midnight: func(zone string) string { return "Los días terminan a medianoche, " + zone + "." },
	Turn: func(side chess.Color, square bool) string {
		if square {
			return "¿Qué casilla es? Púlsala."
		}
		return "Juegan " + theColor(side) + ". ¿Qué juegas?"
	},
	Answered: func(n, of int) string { return fmt.Sprintf("%d de %d han respondido", n, of) },
	Look:     func(number int) string { return fmt.Sprintf("Posición %d", number) },
	Reply:    classReply,
	Votes:    func(n int) string { return amount(n, "respuesta", "respuestas") },
	Tasks: say.ClassTasks{
		class.LessonTask:   func(title string) string { return "Lección: " + title },
		class.SkillTask:    func(title string) string { return "Practicar: " + title },
		class.SameTask:     func(title string) string { return "Lo mismo para toda la clase: " + title },
		class.PositionTask: func(title string) string { return "Jugar hasta el final: " + title },
		class.FENTask:      func(string) string { return "Jugar desde una posición" },
		class.FriendTask:   func(title string) string { return "Jugar contra " + title },
	},
}

// otter is the one animal with a feminine name.
const otter = "Nutria"

// coloredAnimal names a child by an animal and a color: "Oso rojo", "Nutria roja".
func coloredAnimal(color, animal string) string {
	color = strings.ToLower(color)
	if stem, agrees := strings.CutSuffix(color, "o"); agrees && animal == otter {
		color = stem + "a"
	}
	return animal + " " + color
}

// classReply names a move in a position, or a square.
func classReply(before *chess.Position, reply string) string {
	at := slices.IndexFunc(before.Moves(), func(m chess.Move) bool { return m.String() == reply })
	if at < 0 {
		return reply
	}
	m := before.Moves()[at]
	text := say.Capitalized(name(before.At(m.From()).Type()))
	switch {
	case m.IsCastle():
		return text + " a " + m.To().String() + ", enroque"
	case chess.Taken(before, m) != chess.NoPiece:
		text += " captura en "
	default:
		text += " a "
	}
	text += m.To().String()
	if t := m.Promotion(); t != chess.NoPieceType {
		text += " y se convierte en " + name(t)
	}
	return text
}

var (
	findClass = wording.FindClass{
		Title:   "Entrar en tu clase",
		Intro:   "Tu profe tiene un código de seis letras y cifras.",
		Code:    "El código",
		Go:      "Seguir",
		Teach:   "¿Das tú la clase?",
		Make:    "Crear una clase",
		Nothing: "Esa clase no existe",
	}
	newClass = wording.NewClass{
		Title:     "Crear una clase",
		Intro:     "Sin cuentas, ni para ti ni para tus alumnos. Se tarda un minuto.",
		Called:    "¿Cómo se llama?",
		Example:   "Mi clase",
		NoNames:   "Solo se ve en tu clase. Sin nombres de alumnos, por favor.",
		Today:     "¿Qué hacemos hoy?",
		OwnPath:   "Cada cual por su camino",
		Another:   "O algo distinto",
		Lessons:   "Una lección",
		Skills:    "Práctica",
		Positions: "Una posición para jugar hasta el final",
		Friends:   "Una partida",
		Typed:     "O una posición para jugar: un FEN o un enlace",
		Days:      "¿Cuánto dura?",
		Wiped:     "Después se borra todo. También se borra si pasas 30 días sin venir.",
		Make:      "Crear la clase",
		Keeps:     "Qué guardamos",
	}
	joinClass = wording.JoinClass{
		Pick:     "Elige un animal y un color",
		Animal:   "Animal",
		Color:    "Color",
		ComeIn:   "Entrar",
		YourName: "Ese es tu nombre aquí.",
		CardSays: "Esta tarjeta es para:",
		Locked:   "Ahora no puede entrar nadie. Pregunta a tu profe.",
		Full:     "Esta clase está llena. Pregunta a tu profe.",
		Hello:    "Eres",
		ForToday: "Para hoy",
		Nothing:  "Sigue por tu propio camino.",
		OwnPath:  "Mi camino",
		Leave:    "Dejar este sitio",
		Sure:     "Sí, dejarlo. Solo la tarjeta lo abre otra vez.",
		Safe:     "Tu profe ve tus estrellas y respuestas, no tu nombre.",
	}
	leadClass = wording.LeadClass{
		Code: "Código", At: "en", Poster: "Cartel", Cards: "Tarjetas de sitio", Day: "Un día como tabla (CSV)",
		Pupil: "Alumno", Now: "Lección actual", Stars: "Estrellas", Answers: "Hoy", Away: "fuera", Help: "Ayuda",
		RightToday: "bien hoy", WrongToday: "mal hoy",
		HelpMeans: "Ayuda: las tres últimas respuestas estaban mal.",
		Nobody:    "Todavía no hay nadie. Muestra el cartel, o escribe el código en la pizarra.",
		SortBy:    "Ordenar por", ByHelp: "Necesita ayuda", ByName: "Nombre", ByLesson: "Lección", ByStars: "Estrellas",
		Show: "Mostrar", All: "Todos", OnlyHere: "Aquí", NoRow: "Ahora mismo, nadie.",
		Set: "Para hoy: fijarlo", Stands: "Está en la página de cada alumno.",
		Lock: "Cerrar la entrada", Unlock: "Abrir la entrada", LockedNow: "Nadie más puede entrar.",
		Remove: "Quitar", SureRemove: "Sí, quitar con todas las estrellas",
		Card:    "Tarjeta nueva",
		Playing: "Partida", Unheeded: "Avisado", Game: "La partida hasta ahora",
		Warned: "Hubo un aviso, y el alumno siguió jugando.",
		Missed: "Últimos fallos", Sheet: "Imprimirlos",
		Link:     "Abrir esta clase en otro dispositivo",
		LinkSays: "Quien tiene este enlace dirige la clase. Guárdalo para ti.",
		Renew:    "Crear un enlace nuevo", SureRenew: "Sí: el enlace viejo y otros dispositivos dejan de dirigir",
		End: "Terminar y borrar ahora", SureEnd: "Sí, borrarlo todo",
		Private: "No es para el proyector: muestra quién necesita ayuda.",
		Unreachable: "Otros dispositivos no pueden abrir esta dirección. " +
			"Abre esta página con el nombre o la dirección que tiene este equipo en la red.",
		Updates: "Esta página se actualiza sola.", More: "Más para esta clase", Back: "Volver a la clase",
		Live: "Los alumnos",
	}
	together = wording.Together{
		Title:    "Todos a mirar",
		Now:      "Todos a mirar: responde ahora",
		Ask:      "Todos a mirar",
		AskIntro: "Toda la clase ve una posición. Cada cual responde, y tú ves las respuestas.",
		Position: "O el enlace de una posición o de un ejercicio, o un FEN",
		Editor:   "Preparar una",
		Skill:    "Una de la práctica",
		Own:      "Ninguna",
		Square:   "Preguntar por una casilla, no por una jugada",
		One:      "Pulsa una casilla.",
		OneOf:    "Pulsa una de ellas.",
		Wall:     "La página para la pared",
		Sent:     "Tu respuesta ha llegado.",
		Change:   "Todavía puedes cambiarla.",
		Wait:     "Levanta la vista: la respuesta sale en el tablero grande.",
		Promote:  "¿En qué se convierte el peón?",
		Is:       "La respuesta:",
		Yours:    "Dijiste:",
		Tally:    "Mostrar lo que dicen",
		Hide:     "Ocultar lo que dicen",
		Show:     "Esto está bien",
		Choose:   "Para mostrar la respuesta correcta, púlsala en el tablero.",
		Next:     "Posición siguiente",
		End:      "Terminar",
		Over:     "Ahora no hay nada que mirar.",
		Back:     "Volver a tu clase",
	}
	pairs = wording.Pairs{
		Title: "Jugar por parejas",
		Intro: "Quienes están aquí juegan por parejas. Si alguien se queda sin pareja, juega contra Pip.",
		Make:  "Formar parejas",
		All:   "También quienes tienen una partida en marcha",
		Games: "Parejas",
		First: "Todavía no hay jugadas.",
		Over:  "La partida ha terminado.",
	}
	classPaper = wording.ClassPaper{
		Poster: "Un cartel", NoAccount: "Sin cuenta. Sin nombres reales. Unos diez minutos.",
		Code: "El código", At: "en",
		Scan: "Escanea el cuadrado", ScanSays: "o escribe el código.",
		Animal: "Elige un animal", AnimalSays: "y un color. Ese es tu nombre.",
		Begin: "Empieza", BeginSays: "El búho ayuda.",
		Card:  "La próxima vez, trae tu tarjeta.",
		Cards: "Tarjetas de sitio", CardSays: "La próxima vez, escanea esto.", Name: "Nombre",
		Secret: "Una tarjeta abre su sitio en cualquier dispositivo. Escribe los nombres solo en papel.",
		Print:  "Imprimir esta página", Back: "Volver a la clase", List: "Lista",
		HowToPrint: "Imprime esta página con tu navegador.", QR: "El enlace como código QR",
	}
)
