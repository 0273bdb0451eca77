package spanish

import "chesstutor/tutor/say"

var abouts = say.Abouts{
	Short: "Ajedrez",
	Site: "Aprende ajedrez jugando: el tablero muestra qué se puede mover, qué está en peligro y " +
		"adónde puede ir cada pieza sin riesgo.",
	Title: "Aprende ajedrez jugando",

	Welcome:  "Tres maneras de empezar: desde cero, sabiendo cómo se mueve o con ganas de jugar.",
	NewGame:  "Elige contra quién juegas: ocho personajes, de muy fácil a fuerte, o un amigo.",
	Settings: "Elige qué muestra el tablero y cuánto habla el entrenador.",
	Seen:     "Lo que ves en el tablero sin ayuda, guardado solo en este navegador.",
	Forget:   "Lo que guarda este navegador, y un botón que lo borra todo.",
	About:    "Qué es Chess Tutor, qué guarda y cuánto tiempo, su licencia y su versión.",
	GrownUps: "Para familias, docentes y quien lo instala: acompañar a un niño, qué se guarda, hojas y enlaces.",
	Path:     "Lecciones cortas desde cero hasta la primera partida, con un porqué para cada error.",
	Guide:    "Las reglas del ajedrez desde cero, en tableros pequeños que responden al tocarlos.",
	Progress: "Tus estrellas y ejercicios hasta ahora, y cómo llevarlos a otro dispositivo.",
	Practice: "Ejercicios cortos, una habilidad cada vez. Lo que fallas vuelve más tarde.",
	Skills:   "Todas las habilidades para practicar, de piezas en peligro a mate en dos jugadas.",
	Sheet:    "Ejercicios de ajedrez para imprimir, con las soluciones en una página aparte.",
	Edit:     "Prepara cualquier posición y juégala, envíala o pregunta al entrenador por ella.",
	Class:    "Entra en tu clase con su código: elige un animal y un color, sin cuenta y sin nombre.",
	NewClass: "Crea una clase para tus alumnos: sin cuentas ni nombres, y ves quién necesita ayuda.",
	Rooms:    "Juega con otra persona por medio de un enlace: sin cuenta y sin instalar nada.",
	Room:     "Abre el enlace y ocupa el sitio libre: sin cuenta y sin instalar nada.",
	Invited:  "Juega al ajedrez conmigo",
	Watch:    "Una partida de ajedrez entre dos personas. Puedes mirar.",
	Game:     "Una partida de ajedrez en un enlace: recórrela o síguela tú.",

	PlayingOut: "Finales y partidas ganadas contra la mejor defensa, con tres estrellas para cada una.",

	Exploring: "Una posición de una partida en la que se puede probar cualquier jugada.",
	Importing: "Trae una partida en PGN, para mirarla, seguirla o repasarla.",
	Review:    "Tu partida otra vez: una gráfica y una nota para cada jugada.",
	Moment:    "Un momento de tu partida, para intentarlo otra vez.",
}
