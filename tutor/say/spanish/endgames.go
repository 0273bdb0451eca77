package spanish

import "chesstutor/tutor/say"

// The exercises of the third part of the second path: endings.
var endgames = say.Tasks{
	"box-1": {
		Task: "Toca todas las casillas adonde puede llegar el rey.",
		Why:  "La torre lo encierra: le quedan tres casillas.",
	},
	"box-2": {
		Task: "Toca todas las casillas adonde puede llegar el rey.",
		Why:  "La torre y el rey le dejan tres casillas.",
	},
	"box-3":  {Task: "Tu dama va a c7. ¿Ahoga al rey?", Why: "No hay jaque, y no le queda ninguna casilla: tablas."},
	"box-4":  {Task: "Tu torre va a g7. ¿Ahoga al rey?", Why: "El rey puede ir a b8."},
	"box-5":  {Task: "Encierra al rey con tu dama.", Why: "Desde b4 la dama le deja el menor número de casillas."},
	"box-6":  {Task: "Encierra al rey con tu torre.", Why: "Tiene que quedarse en la fila 1."},
	"box-7":  {Task: "Encierra al rey con tu torre.", Why: "Tiene que quedarse en la columna a."},
	"box-8":  {Task: "Mate en dos jugadas.", Why: "Tiene que ir a f8, y la torre da mate en h8."},
	"box-9":  {Task: "Da mate con la dama.", Why: "La dama lo encerró, y tu rey ayudó."},
	"box-10": {Task: "Da mate con la torre.", Why: "La torre y el rey lo llevaron juntos al borde."},

	"square-1": {
		Task: "Toca todas las casillas desde donde tu rey todavía alcanza el peón.",
		Why:  "En ellas está dentro del cuadrado del peón.",
	},
	"square-2": {
		Task: "Toca todas las casillas desde donde tu rey todavía alcanza el peón.",
		Why:  "El cuadrado va de h5 a d1.",
	},
	"square-3": {
		Task: "Tú mueves primero. ¿Alcanza tu rey el peón?",
		Why:  "Un paso lo lleva solo a la columna c: fuera.",
	},
	"square-4": {
		Task: "Tú mueves primero. ¿Corona tu peón sin peligro?",
		Why:  "Tras un paso, el rey negro sigue fuera del cuadrado.",
	},
	"square-5": {
		Task: "Tú mueves primero. ¿Corona tu peón sin peligro?",
		Why:  "Tras su paso, el rey negro entra en el cuadrado.",
	},
	"square-6": {Task: "Solo una jugada gana: ¿está cerca el rey negro?", Why: "El peón tiene que correr enseguida."},
	"square-7": {Task: "Salva las tablas: alcanza el peón.", Why: "Por la diagonal, tu rey entra en el cuadrado."},
	"square-8": {
		Task: "Solo una jugada gana: ¿cómo puede empezar un peón?",
		Why:  "Dos casillas de golpe: el rey negro se queda fuera.",
	},
	"square-9":  {Task: "Haz una dama en dos jugadas.", Why: "Tu rey defiende la casilla donde corona."},
	"square-10": {Task: "Haz una dama en dos jugadas.", Why: "El rey negro llega un paso tarde."},

	"opposition-1": {
		Task: "Toca la casilla donde tu rey queda frente al suyo.",
		Why:  "Hay una casilla en medio, y les toca a las negras.",
	},
	"opposition-2": {
		Task: "Toca la casilla donde tu rey queda frente al suyo.",
		Why:  "En d6 tu rey no deja al suyo llegar al peón.",
	},
	"opposition-3": {
		Task: "Tu rey va a e4. ¿Sigues ganando?",
		Why:  "Los reyes están frente a frente, y les toca a las negras.",
	},
	"opposition-4": {
		Task: "Tu peón va a f5. ¿Sigues ganando?",
		Why:  "El peón fue demasiado lejos: primero debía ir el rey.",
	},
	"opposition-5": {
		Task: "No dejes escapar la victoria: ponte frente a su rey.",
		Why:  "Tu rey está frente al suyo, y cuida el camino del peón.",
	},
	"opposition-6": {
		Task: "No dejes escapar la victoria.",
		Why:  "El rey negro tiene que ceder el paso, y el tuyo avanza.",
	},
	"opposition-7": {
		Task: "No dejes escapar la victoria.",
		Why:  "Los reyes también pueden estar frente a frente en una fila.",
	},
	"opposition-8": {Task: "Salva las tablas.", Why: "Recto hacia atrás: venga por donde venga, quedas frente a él."},
	"opposition-9": {Task: "Haz pasar a tu peón.", Why: "Su rey tuvo que ceder el paso, y el peón coronó."},

	"key-squares-1": {Task: "Toca las tres casillas clave de tu peón.", Why: "Están en la fila 4."},
	"key-squares-2": {Task: "Toca las tres casillas clave de tu peón.", Why: "Están en la fila 5."},
	"key-squares-3": {Task: "Toca las tres casillas clave de tu peón.", Why: "Están en la fila 6."},
	"key-squares-4": {Task: "Tú mueves primero. ¿Ganas?", Why: "Tu rey está en c4, una casilla clave."},
	"key-squares-5": {
		Task: "Tú mueves primero. ¿Ganas?",
		Why:  "El rey negro no deja al tuyo llegar a las casillas clave.",
	},
	"key-squares-6": {
		Task: "Gana: lleva tu rey a una casilla clave.",
		Why:  "Desde f6, una casilla clave, ayuda al peón.",
	},
	"key-squares-7": {Task: "Gana: ve hacia una casilla clave.", Why: "Desde b3 tu rey llega después a a4 o a c4."},
	"key-squares-8": {
		Task: "Gana: ve hacia una casilla clave.",
		Why:  "Tu rey va delante del peón, y quedará frente al suyo.",
	},
	"key-squares-9":  {Task: "Primero el rey, después el peón.", Why: "El rey fue primero, y el peón lo siguió."},
	"key-squares-10": {Task: "Haz pasar a tu peón.", Why: "El rey fue primero, y el peón lo siguió."},

	"pawn-race-1": {
		Task: "Toca el peón que corona primero. Tú mueves primero.",
		Why:  "Los dos necesitan tres jugadas, y empiezas tú.",
	},
	"pawn-race-2": {Task: "Tú mueves primero. ¿Ganas la carrera?", Why: "Coronan los dos peones, y son tablas."},
	"pawn-race-3": {
		Task: "Tú mueves primero. ¿Ganas la carrera?",
		Why:  "Tu peón corona primero, con jaque si su rey se queda.",
	},
	"pawn-race-4": {Task: "Tú mueves primero. ¿Ganas la carrera?", Why: "El peón negro necesita una jugada menos."},
	"pawn-race-5": {
		Task: "El peón negro casi ha llegado. ¿Qué jugada gana todavía?",
		Why:  "Primero para el peón negro, y después corre el tuyo.",
	},
	"pawn-race-6": {
		Task: "Cuenta los pasos del rey negro. ¿Qué jugada gana?",
		Why:  "El rey negro llega tarde; después capturas el peón.",
	},
	"pawn-race-7": {Task: "Tu peón necesita ayuda. ¿Qué jugada gana?", Why: "Tu rey cuida el camino de tu peón."},
	"pawn-race-8": {Task: "Haz una dama en dos jugadas.", Why: "Tenía que correr enseguida: el rey estaba al lado."},
	"pawn-race-9": {Task: "Haz una dama en dos jugadas.", Why: "Primero tu rey defendió la última casilla."},

	"rook-endings-1": {
		Task: "Toca todas las casillas donde tu torre corta el paso al rey.",
		Why:  "En las filas 4 y 5 está entre el rey y el peón.",
	},
	"rook-endings-2": {
		Task: "Toca todas las casillas donde tu torre corta el paso al rey.",
		Why:  "En las filas 3 y 4 está entre el rey y el peón.",
	},
	"rook-endings-3": {Task: "Tú mueves primero. ¿Ganas?", Why: "Tu rey está delante del peón."},
	"rook-endings-4": {
		Task: "Tú mueves primero. ¿Ganas?",
		Why:  "El rey negro defiende el peón, y el tuyo está lejos.",
	},
	"rook-endings-5": {
		Task: "¿Qué jugada gana? Fíjate en la última casilla del peón.",
		Why:  "Desde h1 la torre defiende d1, la última casilla del peón.",
	},
	"rook-endings-6": {
		Task: "¿Qué jugada gana? El peón corona en la siguiente.",
		Why:  "Detrás del peón, la torre lo captura cuando se mueve.",
	},
	"rook-endings-7": {
		Task: "Gana: no dejes al rey negro llegar a su peón.",
		Why:  "En la fila 5 la torre separa al rey de su peón.",
	},
	"rook-endings-8": {
		Task: "Gana: ¿qué pieza está todavía lejos?",
		Why:  "La torre puede esperar: tu rey tiene que acercarse.",
	},
	"rook-endings-9":  {Task: "Gana el peón.", Why: "La torre y el rey juntos ganaron el peón."},
	"rook-endings-10": {Task: "Gana el peón.", Why: "La torre y el rey juntos ganaron el peón."},
}
