package spanish

import "chesstutor/tutor/say"

// The exercises about plans.
var plans = say.Tasks{
	"trade-ahead-1": {
		Task: "Capturas la dama. ¿Te ayuda este cambio?",
		Why:  "Tienes una torre de más, y cada cambio acerca la victoria.",
	},
	"trade-ahead-2": {
		Task: "Capturas la torre. ¿Te ayuda este cambio?",
		Why:  "Las negras tienen un caballo de más: cambiar las ayuda a ellas.",
	},
	"trade-ahead-3": {
		Task: "Capturas el peón. ¿Te ayuda este cambio?",
		Why:  "Tienes un alfil de más. Conserva peones: uno será dama.",
	},
	"trade-ahead-4": {
		Task: "Tienes una torre de más. Toca todas las piezas que puedes cambiar.",
		Why:  "Dama por dama, torre por torre, alfil por caballo.",
	},
	"trade-ahead-5": {
		Task: "Tienes un alfil de más. Toca las dos piezas que puedes cambiar.",
		Why:  "Torre por torre, y alfil por caballo.",
	},
	"trade-ahead-6": {
		Task: "Llevas ventaja. Cambia piezas, no peones.",
		Why:  "Se van las torres, y tus peones se quedan.",
	},
	"trade-ahead-7": {
		Task: "El caballo negro es fuerte. Cámbialo.",
		Why:  "Sin el caballo, el ataque de las negras se acaba.",
	},
	"trade-ahead-8": {
		Task: "Las negras amenazan mate. Ofrece el cambio que lo evita.",
		Why:  "Sin damas no hay mate, y tus torres ganan.",
	},
	"trade-ahead-9": {
		Task: "Cambia las torres, y después haz una dama.",
		Why:  "Sin las torres, nada detenía tu peón.",
	},

	"files-1": {
		Task: "Toca todas las piezas de la columna d.",
		Why:  "Ahí hay un peón: la columna d no está abierta.",
	},
	"files-2": {
		Task: "Una columna está abierta. Toca su casilla de la fila 1.",
		Why:  "La columna e está abierta: no tiene peones.",
	},
	"files-3": {
		Task: "Dos columnas están abiertas. Toca sus casillas de la fila 1.",
		Why:  "Están abiertas la columna c y la columna d.",
	},
	"files-4": {
		Task: "¿Qué pieza blanca puede ir a menos casillas? Tócala.",
		Why:  "Delante del alfil están sus propios peones.",
	},
	"files-5": {
		Task: "Toca la pieza blanca que puede ir a menos casillas.",
		Why:  "El rey encierra a la torre de h1.",
	},
	"files-6": {Task: "Pon tu torre en la columna abierta.", Why: "Desde e1 la torre mira hasta e8."},
	"files-7": {Task: "Pon una torre en la columna abierta.", Why: "La columna d es tuya primero."},
	"files-8": {
		Task: "Busca para el caballo la casilla segura con más jugadas.",
		Why:  "Desde f3 puede ir a seis casillas.",
	},
	"files-9": {
		Task: "Busca para la torre de a1 la casilla con más jugadas.",
		Why:  "En la columna abierta la torre llega lejos.",
	},

	"shelter-1": {
		Task: "Toca todos los peones que están delante de tu rey.",
		Why:  "Son su refugio. El paso a h3 también le da aire.",
	},
	"shelter-2": {
		Task: "Toca todos los peones que están delante del rey negro.",
		Why:  "En la columna g ya no hay peón negro: por ahí pueden entrar tus piezas.",
	},
	"shelter-3": {
		Task: "Avanzas el peón a g4. ¿Es un error?",
		Why:  "El peón de g2 defendía tu caballo y protegía tu rey.",
	},
	"shelter-4": {Task: "Avanzas el peón a h3. ¿Es un error?", Why: "Un pequeño paso: echa al alfil y da aire."},
	"shelter-5": {
		Task: "Las negras amenazan mate en b1. Que ayude un peón.",
		Why:  "Ahora el rey puede salir del jaque.",
	},
	"shelter-6": {Task: "Da a tu rey una salida.", Why: "El alfil de d6 mira a h2, así que ese paso no ayudaba."},
	"shelter-7": {
		Task: "Lleva tu dama hacia el rey negro.",
		Why:  "La dama y el alfil miran a las casillas junto a su rey.",
	},
	"shelter-8": {
		Task: "Lleva una pieza más hacia el rey negro.",
		Why:  "La dama amenaza mate en g7, y nada lo impide.",
	},
	"shelter-9": {Task: "Mate en dos por la columna g.", Why: "El jaque llevó al rey a la esquina."},
	"shelter-10": {
		Task: "Mate en dos: primero un sacrificio.",
		Why:  "La dama capturó el último peón, y la torre dio mate.",
	},

	"weak-pawns-1": {
		Task: "¿Qué peón negro es débil? Tócalo.",
		Why:  "No hay peones negros al lado ni detrás del peón de d5.",
	},
	"weak-pawns-2": {Task: "Toca los dos peones negros débiles.", Why: "Los dos están solos, sin peones al lado."},
	"weak-pawns-3": {
		Task: "Un peón negro se quedó atrás. Tócalo.",
		Why:  "Los peones de c5 y e5 se adelantaron sin él.",
	},
	"weak-pawns-4": {Task: "¿Es débil el peón negro de d5?", Why: "En las columnas de al lado no hay peones negros."},
	"weak-pawns-5": {Task: "¿Es débil el peón negro de c6?", Why: "Lo defiende el peón de b7."},
	"weak-pawns-6": {
		Task: "Ataca al peón débil de d5 con tu caballo.",
		Why:  "Ahora lo atacan dos piezas, y solo la torre lo defiende.",
	},
	"weak-pawns-7": {
		Task: "Ataca al peón débil de a7 con tu torre.",
		Why:  "La torre negra tiene que quedarse a defender.",
	},
	"weak-pawns-8": {Task: "Ataca una vez más al peón débil de d5.", Why: "Ahora lo miran las dos torres."},
	"weak-pawns-9": {Task: "Ataca una vez más al peón débil de c6.", Why: "Ahora lo miran la torre y el caballo."},

	"passed-1": {
		Task: "Toca tu peón pasado.",
		Why:  "No hay peones negros delante del peón de d5, ni a los lados de su camino.",
	},
	"passed-2": {Task: "Toca tus dos peones pasados.", Why: "Los peones de b7 y h7 no pueden pararlos."},
	"passed-3": {
		Task: "Capturas en d6. ¿Tienes entonces un peón pasado?",
		Why:  "En su camino ya no queda ningún peón negro.",
	},
	"passed-4": {Task: "Avanzas a d5. ¿Es entonces un peón pasado?", Why: "El peón de c6 puede capturarlo."},
	"passed-5": {Task: "Crea un peón pasado.", Why: "Ya ha pasado los peones negros, y tu rey está cerca."},
	"passed-6": {Task: "Haz del peón de a5 un peón pasado.", Why: "El peón de b7 era el único que podía pararlo."},
	"passed-7": {
		Task: "Captura de modo que tengas un peón pasado.",
		Why:  "Ahí ningún peón lo para. En e5 lo pararía el de f7.",
	},
	"passed-8": {Task: "Haz una dama en dos jugadas.", Why: "Tu rey defendía la última casilla del peón."},
	"passed-9": {
		Task: "Haz una dama en dos jugadas, con ayuda de tu torre.",
		Why:  "Tu torre cerró a la torre negra el camino a a8.",
	},
	"passed-10": {Task: "Gana esta carrera de peones.", Why: "Con más peones, creas un peón pasado."},
}
