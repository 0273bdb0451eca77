package spanish

import "chesstutor/tutor/say"

var lessons = say.Lessons{
	"board": {
		Title: "El tablero",
		Can:   "Ya sabes nombrar todas las casillas.",
		Screens: []string{
			"El tablero tiene 64 casillas. Las columnas, de la a a la h, suben. Las filas, del 1 al 8, cruzan.",
			"Cada casilla tiene un nombre: primero su columna y después su fila. Donde la columna e cruza la " +
				"fila 4 está e4.",
			"En las esquinas hay torres; a su lado, caballos y después alfiles. La dama empieza en su propio " +
				"color, con el rey al lado.",
		},
	},
	"rook": {
		Title: "La torre",
		Can:   "Ya sabes mover la torre.",
		Screens: []string{
			"La torre va recta: arriba, abajo, a la izquierda o a la derecha. Va tan lejos como quieras.",
			"Se detiene ante tus propias piezas. Nunca salta, y nunca gira en mitad de una jugada.",
		},
	},
	"bishop": {
		Title: "El alfil",
		Can:   "Ya sabes mover el alfil.",
		Screens: []string{
			"El alfil va en diagonal: una casilla o varias, tan lejos como quieras. Nunca salta.",
			"Un alfil no cambia de color en toda la partida. Tienes uno en casillas claras y otro en casillas " +
				"oscuras.",
		},
	},
	"queen": {
		Title: "La dama",
		Can:   "Ya sabes mover la dama.",
		Screens: []string{
			"La dama va recta como una torre o en diagonal como un alfil. Nunca gira en mitad de una jugada.",
			"Es tu pieza más fuerte. Mucha gente la llama reina. Tampoco ella salta nunca.",
		},
	},
	"king": {
		Title: "El rey",
		Can:   "Ya sabes cuidar de tu rey.",
		Screens: []string{
			"El rey da un paso en cualquier dirección. Es lento, pero es la pieza que no puedes perder.",
			"El rey nunca pisa una casilla que ataca una pieza contraria. Por eso dos reyes nunca están juntos.",
		},
	},
	"knight": {
		Title: "El caballo",
		Can:   "Ya sabes saltar con el caballo.",
		Screens: []string{
			"El caballo va dos casillas en línea recta y una hacia un lado. Su camino parece una letra L.",
			"Es la única pieza que salta sobre otras. Cada jugada la lleva de claro a oscuro, o de oscuro a claro.",
		},
	},
	"pawn": {
		Title: "El peón",
		Can:   "Ya sabes mover los peones y capturar con ellos.",
		Screens: []string{
			"El peón da un paso recto hacia delante, y nunca hacia atrás. Desde su casilla de salida puede dar dos.",
			"Captura dando un paso en diagonal hacia delante, nunca recto. Una pieza justo delante lo detiene.",
		},
	},
	"taking": {
		Title: "Capturar",
		Can:   "Ya sabes capturar con todas las piezas.",
		Screens: []string{
			"Para capturar, mueve a la casilla de una pieza contraria. Esa pieza deja el tablero para siempre.",
			"Cada pieza captura como se mueve; solo el peón no. Puedes capturar, pero no tienes que hacerlo.",
		},
	},
	"pawn-game": {
		Title: "Minijuego: peones",
		Can:   "Ya sabes ganar una partida de peones.",
		Screens: []string{
			"Aquí solo se mueven los peones. Gana quien cruza primero el tablero; si no quedan jugadas, nadie gana.",
			"Cuenta la carrera: tú necesitas tres jugadas, y las negras también. Tú mueves primero y ganas.",
		},
	},
	"attacks": {
		Title: "¿Quién ataca a quién?",
		Can:   "Ya sabes ver quién ataca a quién.",
		Screens: []string{
			"Una pieza ataca lo que podría capturar ahora mismo. Mira por cada línea hasta que algo estorbe.",
			"¿Puede recapturar una compañera? Entonces defiende tu pieza. Las piezas defienden igual que atacan.",
		},
	},
	"free": {
		Title: "Nada recaptura",
		Can:   "Ya sabes encontrar lo que está gratis.",
		Screens: []string{
			"Antes de capturar, pregunta: ¿pueden capturarte ahí después? Eso es recapturar. Si no, la pieza está gratis.",
			"Busca también defensores lejanos. Después pregunta lo mismo de tus propias piezas.",
		},
	},
	"save": {
		Title: "Sálvala",
		Can:   "Ya sabes salvar una pieza en peligro.",
		Screens: []string{
			"¿Atacan tu pieza? Muévela, defiéndela, cierra la línea o captura al atacante.",
			"Hay una quinta manera: amenaza algo mayor. Antes de elegir, mira cómo acaba cada una.",
		},
	},
	"check": {
		Title: "El jaque y tres salidas",
		Can:   "Ya sabes salir del jaque.",
		Screens: []string{
			"Un ataque al rey es un jaque. Tienes que responder enseguida.",
			"Tres salidas: mover el rey, tapar la línea o capturar al atacante. El jaque de un caballo no se tapa.",
		},
	},
	"mate": {
		Title: "Mate en una jugada",
		Can:   "Ya sabes dar jaque mate.",
		Screens: []string{
			"Jaque mate: el rey está en jaque, y no le queda ninguna salida. La partida está ganada.",
			"Antes de dar mate, pregunta: ¿puede escapar el rey? ¿Puede otra pieza ponerse en medio o capturar la tuya?",
		},
	},
	"stalemate": {
		Title: "Mate o rey ahogado",
		Can:   "Ya distingues el mate del rey ahogado.",
		Screens: []string{
			"Si no hay jaque ni jugadas legales, el rey está ahogado. La partida son tablas al momento.",
			"¿Llevas mucha ventaja? Entonces deja al rey una casilla, o da jaque.",
		},
	},
	"castling": {
		Title: "El enroque",
		Can:   "Ya sabes enrocar.",
		Screens: []string{
			"El rey va dos casillas hacia una torre, y la torre salta sobre él. Ninguno se puede haber movido " +
				"antes.",
			"Ni estando en jaque, ni por una casilla atacada, ni para acabar en jaque. Entre ellos no puede " +
				"haber nada.",
		},
	},
	"odd-pawns": {
		Title: "Coronar y capturar al paso",
		Can:   "Ya sabes coronar y capturar al paso.",
		Screens: []string{
			"Un peón en la última fila se convierte en dama, torre, alfil o caballo. Eliges tú; casi siempre es " +
				"mejor la dama.",
			"Al paso: un peón pasa junto al tuyo con dos pasos. Captúralo enseguida, como si hubiera dado uno.",
		},
	},
	"worth": {
		Title: "Cuánto valen las piezas",
		Can:   "Ya sabes elegir un buen cambio.",
		Screens: []string{
			"Peón 1, caballo 3, alfil 3, torre 5, dama 9. El rey no tiene precio.",
			"Antes de un cambio, cuenta: ¿qué das y qué recibes? Los mismos puntos son un cambio justo.",
		},
	},
	"count": {
		Title: "Atacantes y defensores",
		Can:   "Ya sabes contar atacantes y defensores.",
		Screens: []string{
			"Cuenta los atacantes y los defensores de una casilla. Con más atacantes que defensores, a menudo " +
				"puedes capturar.",
			"Captura primero con la pieza más barata. Una torre detrás de otra torre también cuenta.",
		},
	},
	"change": {
		Title: "¿Qué cambió esa jugada?",
		Can:   "Ya sabes ver qué cambió una jugada.",
		Screens: []string{
			"Después de cada jugada de las negras, pregunta: ¿qué ataca ahora? ¿Qué dejó atrás?",
			"Tres miradas: la pieza que se movió, la línea que abrió, lo que antes defendía.",
		},
	},
	"look": {
		Title: "Jaques, capturas, amenazas",
		Can:   "Ya sabes mirar antes de mover.",
		Screens: []string{
			"Antes de cada jugada mira tres cosas: jaques, capturas, amenazas. Primero las tuyas, después las de " +
				"las negras.",
			"Un jaque no siempre es bueno. Mira cómo acaba.",
		},
	},
	"fork": {
		Title: "Ataque doble",
		Can:   "Ya sabes atacar dos piezas a la vez.",
		Screens: []string{
			"Un ataque doble ataca dos piezas con una jugada. Las negras solo pueden salvar una.",
			"Busca dos blancos sin defensor, o el rey. Después pregunta: ¿pueden capturar tu pieza?",
		},
	},
	"lines": {
		Title: "Clavada, enfilada, ataque descubierto",
		Can:   "Ya sabes encontrar clavadas y enfiladas.",
		Screens: []string{
			"Clavada: una pieza debe quedarse: detrás está el rey o la dama.",
			"Enfilada: lo mayor está delante. Tiene que apartarse, y se pierde lo de detrás.",
			"Ataque descubierto: una pieza se aparta, y ataca la de detrás. Dos amenazas en una jugada.",
		},
	},
	"finish": {
		Title: "Terminar la partida",
		Can:   "Ya sabes terminar una partida que vas ganando.",
		Screens: []string{
			"Dos torres: una guarda una fila, la otra da jaque en la siguiente. Como subir una escalera.",
			"Dama o torre: encierra al rey, acerca tu rey y da mate en el borde.",
			"Deja al rey una casilla hasta que des mate.",
		},
	},
	"first-game": {
		Title: "Las diez primeras jugadas",
		Can:   "Ya sabes empezar bien una partida.",
		Screens: []string{
			"Empieza así: un peón al centro, caballos y alfiles fuera, y enroca. La dama puede esperar.",
			"Cf3 significa: caballo a f3. x captura, + es jaque, # es mate, O-O es el enroque.",
			"Tablas: rey ahogado, muy pocas piezas, tres veces la misma posición, cincuenta jugadas tranquilas " +
				"por bando.",
		},
	},
}
