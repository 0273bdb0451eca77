package spanish

import "chesstutor/tutor/say"

// The exercises with the pawn, and of chapter 2: taking, guarding, mate.
var taking = say.Tasks{
	"pawn-1": {
		Task: "Toca todas las casillas adonde puede ir el peón.",
		Why:  "Desde su casilla de salida puede dar un paso o dos.",
	},
	"pawn-2": {Task: "Toca adonde puede ir el peón marcado.", Why: "Este peón ya dejó su casilla de salida."},
	"pawn-3": {Task: "Toca adonde puede ir el peón.", Why: "Un peón no salta, así que solo da un paso."},
	"pawn-4": {
		Task: "Toca todas las piezas que puede capturar el peón blanco.",
		Why:  "Captura dando un paso en diagonal hacia delante.",
	},
	"pawn-5": {
		Task: "Toca adonde puede ir el peón blanco.",
		Why:  "De frente tiene el paso cerrado, pero puede capturar.",
	},
	"pawn-6": {Task: "Captura una pieza con un peón.", Why: "La torre estaba en diagonal delante del peón."},
	"pawn-7": {
		Task: "Captura dos piezas con tu peón, y después ve a la estrella.",
		Why:  "Capturó dos veces en diagonal, y después fue recto.",
	},
	"pawn-8": {Task: "¿Puede el peón capturar la torre que tiene delante?", Why: "Un peón captura solo en diagonal."},
	"pawn-10": {
		Task: "Llega a la estrella. Que ningún peón pueda capturarte.",
		Why:  "Un peón ataca solo las casillas en diagonal delante de él.",
	},
	"pawn-11": {Task: "Minijuego contra Pip: tus tres peones y los dos suyos.", Why: "Gana quien cruza primero el tablero."},

	"taking-1": {Task: "Captura los dos peones en dos jugadas.", Why: "La torre captura como se mueve."},
	"taking-2": {Task: "Captura tres piezas en tres jugadas.", Why: "Las tres estaban en casillas claras."},
	"taking-3": {Task: "Captura cuatro piezas en cuatro jugadas.", Why: "El caballo salta de una a la siguiente."},
	"taking-4": {
		Task: "Captura cuatro peones en cuatro jugadas.",
		Why:  "Recto o en diagonal: la dama captura por todas sus líneas.",
	},
	"taking-5": {
		Task: "Toca todas las piezas blancas que pueden capturar algo.",
		Why:  "El alfil de c1 no captura nada.",
	},
	"taking-6": {
		Task: "Toca todas las piezas negras que puedes capturar.",
		Why:  "Nada puede capturar el peón de g6.",
	},
	"taking-7":  {Task: "Dos torres: una se puede capturar. Captúrala.", Why: "Entre d3 y h7 no había nada."},
	"taking-8":  {Task: "¿Puede tu alfil capturar la torre?", Why: "Entre tu alfil y la torre no hay nada."},
	"taking-9":  {Task: "Captura el peón. Para solo en casillas seguras.", Why: "Ahí nada puede capturar tu torre."},
	"taking-11": {Task: "Minijuego: dos torres contra los peones de Pip.", Why: "¡Has capturado todos los peones!"},

	"pawn-game-1": {
		Task: "Toca todos los peones blancos que pueden capturar.",
		Why:  "Un peón captura en diagonal, nunca de frente.",
	},
	"pawn-game-2": {
		Task: "¿Qué peón gana la carrera? Da su primer paso.",
		Why:  "Necesitas tres jugadas, y tú mueves primero.",
	},
	"pawn-game-3": {
		Task: "Solo mueven los peones. Encuentra una jugada que gane.",
		Why:  "Cuenta las dos carreras antes de elegir.",
	},
	"pawn-game-4": {
		Task: "Tú mueves primero. ¿Puedes ganar esta carrera?",
		Why:  "Los dos peones necesitan tres jugadas, y tú mueves primero.",
	},
	"pawn-game-5": {
		Task: "Encuentra la jugada que deja pasar a un peón.",
		Why:  "Capturar abre el paso. Tu peón llega primero.",
	},
	"pawn-game-6": {Task: "Minijuego: dos peones por bando.", Why: "Gana quien cruza primero el tablero."},
	"pawn-game-7": {Task: "Minijuego: cuatro peones por bando.", Why: "Tu peón se abrió paso y llegó primero."},
	"pawn-game-8": {Task: "Minijuego: tu dama contra tres peones.", Why: "¡Has capturado todos los peones!"},
	"pawn-game-9": {Task: "Minijuego: seis peones por bando.", Why: "Gana quien cruza primero el tablero."},

	"attacks-1": {
		Task: "Toca todas las piezas blancas que atacan al caballo de d5.",
		Why:  "La torre de d1 ataca d5.",
	},
	"attacks-2": {
		Task: "Toca todas las piezas blancas que las negras pueden capturar.",
		Why:  "El alfil de c4 ataca a tu torre de b3.",
	},
	"attacks-3": {Task: "Toca todas las piezas negras que atacas.", Why: "Cuatro piezas tuyas atacan algo."},
	"attacks-4": {
		Task: "Toca todas las piezas que defienden tu peón de e4.",
		Why:  "Tu peón de d3 está entre la dama y e4.",
	},
	"attacks-5": {Task: "¿Pueden las negras capturar tu torre de c3?", Why: "Nada puede capturar tu torre de c3."},
	"attacks-6": {
		Task: "¿Pueden las negras capturar tu caballo de b1?",
		Why:  "La dama de e4 ataca a tu caballo de b1.",
	},
	"attacks-7": {Task: "Toca todas las piezas que defiende tu dama.", Why: "La dama de e2 defiende tu alfil de c4."},
	"attacks-8": {
		Task: "Ataca a la torre de d5 con una jugada segura.",
		Why:  "Ahí nada puede capturar tu pieza, y la torre está en peligro.",
	},
	"attacks-9": {Task: "Ataca a la dama con una jugada segura de caballo.", Why: "El caballo de d6 ataca e8."},

	"free-1": {
		Task: "Toca todas las piezas negras que nada defiende.",
		Why:  "Nada defiende la torre de b8 ni el peón de f5.",
	},
	"free-2": {Task: "Captura la pieza que está gratis.", Why: "Nada defiende el alfil de h6."},
	"free-3": {Task: "Tres capturas: captura la pieza que está gratis.", Why: "Nada defiende el peón de c6."},
	"free-4": {Task: "Toca la pieza negra que puedes capturar gratis.", Why: "Nada defiende el caballo de b6."},
	"free-5": {Task: "Captura la pieza que está gratis.", Why: "Nada defiende el caballo de a4."},
	"free-6": {Task: "¿Puede tu torre capturar gratis el caballo de e5?", Why: "El alfil de a1 recaptura."},
	"free-7": {Task: "Juegas el caballo a e5. ¿Está a salvo ahí?", Why: "Ahora nada puede capturar tu caballo."},
	"free-8": {Task: "Toca todas las casillas seguras para tu caballo.", Why: "El alfil de b7 ataca f3."},
	"free-9": {
		Task: "Llega a la estrella. No pares donde una pieza negra pueda capturarte.",
		Why:  "Tu dama paró solo en casillas seguras.",
	},

	"save-1": {Task: "Un peón ataca a tu caballo. Ponlo a salvo.", Why: "Ahora tu caballo está a salvo."},
	"save-2": {Task: "La torre ataca a tu caballo. Defiéndelo.", Why: "Ahora un peón puede recapturar en e4."},
	"save-3": {
		Task: "El alfil ataca a tu caballo. Encuentra una jugada que lo defienda.",
		Why:  "Ahora algo puede recapturar en f3.",
	},
	"save-4": {
		Task: "El alfil ataca a tu caballo. Captura el alfil.",
		Why:  "El atacante ya no está, y ganaste un alfil.",
	},
	"save-5": {Task: "El alfil ataca a tu torre. Cierra su línea.", Why: "El caballo de d2 defiende tu peón de e4."},
	"save-6": {
		Task: "Tu caballo está atacado. Ataca algo mayor con una torre.",
		Why:  "Las negras salvan primero la dama, y después tú salvas el caballo.",
	},
	"save-7": {
		Task: "El alfil ataca a tu torre. Sálvala.",
		Why:  "Un defensor no ayuda: una torre vale más que un alfil.",
	},
	"save-8": {Task: "La torre ataca a tu dama. Sálvala.", Why: "Ahora tu dama está a salvo, y no pierdes nada más."},
	"save-9": {
		Task: "Juegas el peón a h3. ¿Están a salvo todas tus piezas?",
		Why:  "El caballo de a5 puede capturar tu alfil de c4.",
	},
	"save-10": {
		Task: "Toca todas las piezas blancas que las negras podrían ganar.",
		Why:  "Hasta una pieza defendida está en peligro si el atacante vale menos.",
	},

	"check-1": {Task: "Toca la pieza negra que da jaque.", Why: "La torre de e8 da jaque."},
	"check-2": {Task: "¡Jaque! Toca todas las casillas donde tu rey está a salvo.", Why: "La torre de d1 ataca f1."},
	"check-3": {Task: "¡Jaque! Saca de ahí al rey.", Why: "El rey dejó la columna e y fue a una casilla segura."},
	"check-4": {Task: "¡Jaque! Tapa la línea.", Why: "Entre el rey y la torre, el alfil detiene el jaque."},
	"check-5": {Task: "¡Jaque! Captura al atacante.", Why: "Nada puede recapturar."},
	"check-6": {
		Task: "¡Jaque! Toca todas las piezas blancas que pueden ayudar.",
		Why:  "El jaque de un caballo no se tapa: captúralo o mueve el rey.",
	},
	"check-7": {
		Task: "¡Jaque! Toca todas las casillas donde puedes taparlo.",
		Why:  "Solo puedes taparlo entre la torre y tu rey.",
	},
	"check-8":  {Task: "Juegas el alfil a b5. ¿Es jaque?", Why: "Entre b5 y el rey no hay nada."},
	"check-9":  {Task: "Da un jaque que sea seguro.", Why: "Un jaque que pierde la dama no es un buen jaque."},
	"check-10": {Task: "¡Jaque! Sal de él sin perder nada.", Why: "Has salido del jaque, y no pierdes nada."},
}
