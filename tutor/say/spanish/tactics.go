package spanish

import "chesstutor/tutor/say"

// The exercises of the first part of the second path: tactics with names.
var tactics = say.Tasks{
	"use-pin-1": {Task: "Toca la pieza negra clavada.", Why: "El alfil de b3 la clava contra el rey."},
	"use-pin-2": {Task: "Toca las dos piezas negras clavadas.", Why: "Detrás de cada una, en su línea, está el rey."},
	"use-pin-3": {
		Task: "¿Defiende el caballo el peón de d5?",
		Why:  "El caballo de f6 está clavado, así que no puede recapturar.",
	},
	"use-pin-4": {
		Task: "¿Qué pieza solo parece defender la torre? Tócala.",
		Why:  "El alfil de b5 clava al caballo de c6.",
	},
	"use-pin-5": {Task: "¿Defiende el caballo el peón de e5?", Why: "No está clavado: detrás está el alfil de d7."},
	"use-pin-6": {
		Task: "Aprovecha la clavada para ganar el caballo.",
		Why:  "El peón ataca al caballo, que no se puede ir.",
	},
	"use-pin-7": {
		Task: "Captura lo que parece defender un peón clavado.",
		Why:  "El peón de g7 está clavado, así que nada recaptura.",
	},
	"use-pin-8": {
		Task: "Ataca una vez más al alfil clavado.",
		Why:  "Dos piezas atacan al alfil, y solo el rey lo defiende.",
	},
	"use-pin-9": {
		Task: "Aprovecha la clavada para ganar el alfil.",
		Why:  "El peón ataca al alfil, que no se puede ir.",
	},
	"use-pin-10": {
		Task: "Encuentra la clavada, y gana una pieza.",
		Why:  "El peón de f7 está clavado, así que no puede capturar la dama.",
	},

	"use-skewer-1": {
		Task: "Tu torre mira a d5. Toca la pieza de detrás del caballo.",
		Why:  "La torre de d8 es la siguiente en la línea.",
	},
	"use-skewer-2": {
		Task: "Tu alfil ataca a la dama. Toca la pieza que tiene detrás.",
		Why:  "La torre de f8 es la siguiente en la diagonal.",
	},
	"use-skewer-3": {
		Task: "Juegas la torre a e1. ¿Es una enfilada?",
		Why:  "El rey se tiene que ir, y la dama de e8 está perdida.",
	},
	"use-skewer-4": {
		Task: "Juegas la torre a d1. ¿Es una enfilada?",
		Why:  "El caballo de delante vale menos que la dama: una clavada.",
	},
	"use-skewer-5": {Task: "Enfila al rey y a la dama.", Why: "El rey se tiene que ir, y capturas la dama de g6."},
	"use-skewer-6": {Task: "Enfila al rey y a la torre.", Why: "El rey se tiene que ir, y capturas la torre de b7."},
	"use-skewer-7": {
		Task: "Enfila las dos torres con tu alfil.",
		Why:  "Una torre se va o defiende, y ganas dos puntos.",
	},
	"use-skewer-8": {
		Task: "Enfila a la dama y a la torre.",
		Why:  "La dama se tiene que ir, y capturas la torre de a5.",
	},
	"use-skewer-9":  {Task: "Gana la torre en dos jugadas.", Why: "El jaque echó al rey de la línea."},
	"use-skewer-10": {Task: "Gana la dama en dos jugadas.", Why: "Detrás del rey, la dama estaba sola."},

	"discovered-1": {
		Task: "Toca la pieza blanca que puede abrir una línea.",
		Why:  "Si se va el caballo de d4, el alfil mira a la dama.",
	},
	"discovered-2": {
		Task: "Toca las dos piezas blancas que pueden abrir una línea.",
		Why:  "Detrás de cada una, una torre mira por su columna.",
	},
	"discovered-3": {
		Task: "Caballo a f6: toca todas las piezas que dan jaque.",
		Why:  "Dos jaques a la vez: el del caballo y el de la torre.",
	},
	"discovered-4": {
		Task: "Juegas el caballo a f4. ¿Es jaque?",
		Why:  "El caballo se aparta, y la torre de d1 da jaque.",
	},
	"discovered-5": {Task: "Juegas el caballo a c6. ¿Es jaque?", Why: "El peón de g7 está entre el alfil y el rey."},
	"discovered-6": {
		Task: "Abre la línea, y ataca también a una torre.",
		Why:  "El alfil ataca a la torre de d8, y tus torres a la dama.",
	},
	"discovered-7": {
		Task: "Abre la línea con un jaque.",
		Why:  "El rey tiene que responder al jaque, y la torre captura la dama.",
	},
	"discovered-8": {
		Task: "Abre la línea, y ataca dos piezas.",
		Why:  "Tu caballo ataca a la dama, y tu torre al caballo de e8.",
	},
	"discovered-9": {
		Task: "Gana la dama en dos jugadas.",
		Why:  "El jaque de la torre no dejó tiempo para salvar la dama.",
	},
	"discovered-10": {
		Task: "Gana la dama en dos jugadas.",
		Why:  "El jaque del alfil no dejó tiempo para salvar la dama.",
	},

	"defender-1": {
		Task: "Toca todas las piezas negras que defienden el caballo de e5.",
		Why:  "El caballo y el peón podrían recapturar.",
	},
	"defender-2": {Task: "Toca el único defensor del alfil.", Why: "Solo el caballo de f6 podría recapturar."},
	"defender-3": {Task: "Toca todo lo que defiende el caballo de f6.", Why: "Defiende a la vez la dama y el alfil."},
	"defender-4": {Task: "Capturas el alfil con la torre. ¿Ganas puntos?", Why: "El caballo de f6 recaptura."},
	"defender-5": {
		Task: "Capturas el alfil con la torre. ¿Ganas puntos?",
		Why:  "El peón de e6 está clavado, así que nada recaptura.",
	},
	"defender-6": {Task: "Gana el alfil de d5: ¿y su defensor?", Why: "Sin el caballo, nada defiende el alfil."},
	"defender-7": {Task: "Gana el alfil de e5: ¿y su defensor?", Why: "Sin el caballo, nada defiende el alfil."},
	"defender-8": {
		Task: "La dama defiende el caballo. Gana el caballo.",
		Why:  "La torre tiene que recapturar, y entonces nada defiende el caballo.",
	},
	"defender-9": {
		Task: "Captura el defensor, y después la torre.",
		Why:  "El alfil era el único defensor de la torre.",
	},
	"defender-10": {
		Task: "Captura el defensor, y después gana más.",
		Why:  "El caballo defendía h7. Sin él, tu dama podía dar mate ahí.",
	},

	"deflection-1": {
		Task: "¿Qué pieza negra defiende ella sola otras dos? Tócala.",
		Why:  "La torre de d8 defiende el alfil y el caballo.",
	},
	"deflection-2": {
		Task: "¿Qué pieza tiene dos trabajos? Tócala.",
		Why:  "El peón de g6 defiende el alfil y el caballo.",
	},
	"deflection-3": {
		Task: "Toca todo lo que defiende la torre de e8.",
		Why:  "Defiende el caballo de a8 y el alfil de e4.",
	},
	"deflection-4": {Task: "Capturas el caballo con la torre. ¿Ganas puntos?", Why: "La torre de d8 recaptura."},
	"deflection-5": {
		Task: "Capturas el alfil de a8. ¿Ganas puntos?",
		Why:  "El caballo de b8 está entre el alfil y la torre.",
	},
	"deflection-6": {
		Task: "Un peón defiende dos piezas. Gana una.",
		Why:  "Si el peón recaptura, el alfil está perdido.",
	},
	"deflection-7": {
		Task: "Encuentra el sacrificio de dama que gana.",
		Why:  "La torre tiene que capturar, y tu torre da mate.",
	},
	"deflection-8": {
		Task: "La torre defiende la dama y la última fila. Aprovéchalo.",
		Why:  "Si la torre captura la dama, tu torre da mate.",
	},
	"deflection-9": {
		Task: "Gana en dos jugadas: empieza con un jaque.",
		Why:  "La torre tuvo que retroceder, y la capturaste con mate.",
	},
	"deflection-10": {Task: "Mate en dos jugadas.", Why: "La torre tuvo que capturar la dama, y la tuya recapturó."},

	"trap-1": {Task: "Toca todas las casillas seguras para tu caballo.", Why: "Las negras atacan c3 y c5."},
	"trap-2": {Task: "Toca todas las casillas seguras para tu alfil.", Why: "El alfil de d6 ataca g3."},
	"trap-3": {
		Task: "¿Qué pieza negra no tiene ninguna casilla segura? Tócala.",
		Why:  "Vaya adonde vaya, el caballo de a5 está perdido.",
	},
	"trap-4": {
		Task: "¿Qué pieza negra no tiene ninguna casilla segura? Tócala.",
		Why:  "Vaya adonde vaya, el alfil de h2 está perdido.",
	},
	"trap-5": {
		Task: "Juegas el peón a g3. ¿Está atrapado el caballo?",
		Why:  "Vaya adonde vaya, el caballo de h4 está perdido.",
	},
	"trap-6":  {Task: "Juegas el peón a b4. ¿Está atrapado el caballo?", Why: "El caballo de a5 puede ir a c6."},
	"trap-7":  {Task: "Atrapa al caballo de a5.", Why: "El peón ataca al caballo, y ninguna casilla es segura."},
	"trap-8":  {Task: "Atrapa al alfil de a2.", Why: "La torre ataca al alfil, y defiende b1."},
	"trap-9":  {Task: "Atrapa al caballo de la esquina.", Why: "Tu rey defiende c2, y la torre ataca al caballo."},
	"trap-10": {Task: "Tu alfil está atacado. Encuentra su salida.", Why: "Captura el peón de b6, y nada recaptura."},

	"mating-nets-1": {
		Task: "Toca la casilla donde la torre de b2 da mate.",
		Why:  "Una torre guarda la fila 7, la otra da jaque en la fila 8.",
	},
	"mating-nets-2": {
		Task: "Toca todas las casillas donde tu dama da mate.",
		Why:  "Tu rey defiende a7 y b7, y la dama guarda la fila 8.",
	},
	"mating-nets-3": {
		Task: "Juegas el caballo a f7. ¿Es mate?",
		Why:  "Sus propias piezas dejan al rey sin casillas.",
	},
	"mating-nets-4": {Task: "Juegas la torre a b8. ¿Es mate?", Why: "La torre de d8 puede capturar tu torre."},
	"mating-nets-5": {Task: "Da mate como por una escalera.", Why: "Las torres guardan las filas 7 y 8."},
	"mating-nets-6": {Task: "Da el mate del pasillo.", Why: "Sus propios peones encierran al rey."},
	"mating-nets-7": {Task: "Da mate con el caballo.", Why: "Sus propias piezas encierran al rey."},
	"mating-nets-8": {Task: "Da mate con la dama junto al rey.", Why: "El peón de f6 defiende la dama."},
	"mating-nets-9": {
		Task: "Mate en dos jugadas: primero un sacrificio.",
		Why:  "La torre tuvo que capturar, y encerró a su propio rey.",
	},
	"mating-nets-10": {
		Task: "Mate del pasillo en dos jugadas.",
		Why:  "La torre tuvo que capturar la dama, y la tuya dio mate.",
	},
}
