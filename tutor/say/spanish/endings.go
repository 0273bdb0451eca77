package spanish

import "chesstutor/tutor/say"

// The exercises of chapter 3: ends and odd rules.
var endings = say.Tasks{
	"mate-1": {Task: "Mate en una jugada con dos torres.", Why: "Una torre no deja pasar al rey a la fila 7, la otra da mate."},
	"mate-2": {
		Task: "Al rey negro lo encierran sus peones. Mate en una jugada.",
		Why:  "Los propios peones del rey cierran su salida.",
	},
	"mate-3": {Task: "Mate en una jugada con la dama.", Why: "El alfil de d3 defiende la dama."},
	"mate-4": {Task: "Mate en una jugada con el caballo.", Why: "Las propias piezas del rey cierran su salida."},
	"mate-5": {
		Task: "Mate en una jugada: caballo y torre juntos.",
		Why:  "El caballo de f6 defiende la torre y ataca g8.",
	},
	"mate-6": {Task: "Mate en una jugada con rey y torre.", Why: "Tu rey ataca g3, g4 y g5."},
	"mate-7": {
		Task: "Tienes muchos jaques, pero un solo mate. Encuéntralo.",
		Why:  "La torre de e1 defiende la dama.",
	},
	"mate-9": {Task: "Juegas la torre a e8. ¿Es mate?", Why: "El alfil de d7 puede capturar tu torre de e8."},
	"mate-10": {
		Task: "¡Jaque! Una de las salidas es mate. Encuéntrala.",
		Why:  "La torre captura al atacante y da mate.",
	},
	"mate-11": {Task: "Minijuego: da mate al rey de Pip.", Why: "El rey de Pip está en jaque y no puede salir."},

	"stalemate-1": {
		Task: "Juegas la dama a g6. ¿Ahoga al rey?",
		Why:  "No hay jaque ni jugadas legales: tablas por rey ahogado.",
	},
	"stalemate-2": {Task: "Juegas la dama a h2. ¿Es mate?", Why: "¡Eso es mate!"},
	"stalemate-3": {Task: "Juegas la dama a b6. ¿Ahoga al rey?", Why: "El peón de e5 todavía se puede mover."},
	"stalemate-4": {
		Task: "Mate en una jugada, pero cuidado con ahogar al rey.",
		Why:  "Desde c7 o d6 la dama no da jaque: tablas.",
	},
	"stalemate-5": {
		Task: "Mate en una jugada, pero cuidado con ahogar al rey.",
		Why:  "La torre da jaque, y tu rey ataca b1 y b2.",
	},
	"stalemate-6": {
		Task: "Haz una jugada de dama que no ahogue al rey.",
		Why:  "El rey negro tiene una jugada, o es mate.",
	},
	"stalemate-7": {
		Task: "Mate en una jugada, aunque el peón negro todavía se puede mover.",
		Why:  "Es mate: ninguna jugada de peón detiene el jaque.",
	},
	"stalemate-8": {
		Task: "Mate en una jugada con la torre.",
		Why:  "Tus piezas atacan todas las casillas adonde podría ir el rey.",
	},
	"stalemate-9": {
		Task: "Puedes capturar un peón, pero el mate es mejor. Encuéntralo.",
		Why:  "Si capturabas el peón, ahogabas al rey.",
	},

	"castling-1": {Task: "Haz el enroque corto.", Why: "El rey a g1 y la torre a f1, en una sola jugada."},
	"castling-2": {Task: "Haz el enroque largo.", Why: "El rey a c1 y la torre a d1, en una sola jugada."},
	"castling-3": {Task: "¿Puedes enrocar ahora?", Why: "Tu alfil de f1 estorba."},
	"castling-4": {Task: "¿Puedes enrocar ahora?", Why: "El alfil de a6 ataca f1."},
	"castling-5": {
		Task: "El alfil ataca a tu torre. ¿Puedes enrocar?",
		Why:  "Solo las casillas del rey tienen que ser seguras.",
	},
	"castling-6": {Task: "¿Puedes enrocar ahora?", Why: "Tu rey está en jaque."},
	"castling-7": {
		Task: "La torre ataca b1. ¿Puedes hacer el enroque largo?",
		Why:  "Tu rey no pasa por b1; solo pasa tu torre.",
	},
	"castling-8": {Task: "Un lado está prohibido. Enroca por el otro.", Why: "La torre de d8 ataca d1."},
	"castling-9": {
		Task: "El alfil ataca a tu torre. Enroca sin perder nada.",
		Why:  "Tu torre dejó la diagonal del alfil.",
	},
	"castling-10": {Task: "Enroca dando mate.", Why: "La torre da jaque, y tu rey ataca c2 y d2."},

	"odd-pawns-1": {Task: "Haz una dama.", Why: "El peón llegó a la última fila."},
	"odd-pawns-2": {
		Task: "De frente no hay paso. Haz una dama.",
		Why:  "Un peón puede capturar y coronar en una sola jugada.",
	},
	"odd-pawns-3": {Task: "Corona dando mate.", Why: "¡Eso es mate!"},
	"odd-pawns-4": {
		Task: "No siempre es mejor una dama. Ataca a la vez al rey y a la dama.",
		Why:  "El caballo da jaque y ataca a la dama: un ataque doble.",
	},
	"odd-pawns-5": {
		Task: "El peón negro vino de d7 a d5. Captura al paso.",
		Why:  "El tuyo va a d6, y el peón de d5 desaparece.",
	},
	"odd-pawns-6": {
		Task: "El peón negro vino de f7 a f5. Captura al paso.",
		Why:  "Capturas como si el peón hubiera dado un paso.",
	},
	"odd-pawns-7": {
		Task: "El peón fue de d6 a d5. ¿Puedes capturar al paso?",
		Why:  "Dio un solo paso; al paso hacen falta dos.",
	},
	"odd-pawns-8": {
		Task: "El peón fue de h7 a h5. ¿Puedes capturar al paso?",
		Why:  "Acaba de pasar junto a tu peón con dos pasos.",
	},
	"odd-pawns-9":  {Task: "Corona en dos jugadas.", Why: "El rey negro está demasiado lejos para alcanzar el peón."},
	"odd-pawns-10": {Task: "Corona una dama.", Why: "En f8 nada puede recapturar."},

	"worth-1": {Task: "Tu torre captura el caballo de d6. ¿Ganas puntos?", Why: "Darías tu torre por un caballo."},
	"worth-2": {Task: "Tu caballo captura la torre de d6. ¿Ganas puntos?", Why: "Eso gana 2 puntos."},
	"worth-3": {
		Task: "Tu alfil captura el caballo. ¿Es un cambio justo?",
		Why:  "El alfil y el caballo valen tres puntos cada uno.",
	},
	"worth-4": {Task: "Haz un cambio justo.", Why: "Un alfil por un caballo: tres puntos por tres puntos."},
	"worth-5": {Task: "Captura lo que gana más puntos.", Why: "El peón captura: das un punto como mucho."},
	"worth-6": {Task: "Una captura gana puntos. Encuéntrala.", Why: "Nada defiende el caballo de b7."},
	"worth-7": {Task: "Captura lo que gana más puntos.", Why: "El peón recaptura, pero una dama vale mucho más."},
	"worth-8": {
		Task: "El alfil ataca a tu dama. No pierdas puntos.",
		Why:  "Ahora está a salvo: nueve puntos contra tres.",
	},
	"worth-9": {
		Task: "Toca todas las piezas negras con las que puedes ganar puntos.",
		Why:  "El caballo captura la dama: hasta un cambio gana puntos.",
	},

	"count-1": {
		Task: "Toca todas las piezas blancas que atacan e5 directamente.",
		Why:  "El alfil y la dama esperan detrás del peón.",
	},
	"count-2": {Task: "Tu caballo captura el peón de e5. ¿Ganas puntos?", Why: "Eso gana 1 punto."},
	"count-3": {Task: "Tu caballo captura el peón de d5. ¿Ganas puntos?", Why: "El peón de e6 recaptura."},
	"count-4": {
		Task: "Cuenta en d5. Captura ahí y gana todos los puntos que puedas.",
		Why:  "Tres atacan d5 y una la defiende.",
	},
	"count-5": {Task: "Cuenta tus torres en línea, y gana puntos.", Why: "Dos atacan d5 y una la defiende."},
	"count-6": {
		Task: "Captura en d5 y gana todos los puntos que puedas.",
		Why:  "El peón captura: das un punto como mucho.",
	},
	"count-7": {Task: "Cuenta primero, y después gana el peón de e5.", Why: "Dos atacan e5 y una la defiende."},
	"count-8": {
		Task: "Ataca e5 una vez más, con una jugada segura.",
		Why:  "Ahora tres atacan e5 y dos la defienden.",
	},
	"count-9": {
		Task: "Tres piezas negras atacan a tu caballo. No pierdas puntos.",
		Why:  "Cuenta otra vez: ahora las negras no ganan puntos.",
	},
	"count-10": {
		Task: "Toca todas las piezas blancas que las negras podrían ganar.",
		Why:  "Cuenta atacantes y defensores en cada casilla.",
	},
}
