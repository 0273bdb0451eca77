package spanish

import "chesstutor/tutor/say"

// The exercises of the second part of the second path: safe play.
var safePlay = say.Tasks{
	"before-you-move-1": {
		Task: "El caballo fue a h5. Toca lo que ataca.",
		Why:  "El caballo de h5 ataca a tu alfil de f4.",
	},
	"before-you-move-2": {
		Task: "El peón fue a e4. Toca las dos piezas que ataca.",
		Why:  "Un peón ataca a tu alfil y a tu caballo: un ataque doble.",
	},
	"before-you-move-3": {
		Task: "El peón dejó d6. Toca lo que ahora está gratis.",
		Why:  "Antes el peón de d6 defendía el peón de e5.",
	},
	"before-you-move-4": {
		Task: "Las negras amenazan mate. Toca la casilla donde llega.",
		Why:  "La torre daría mate en d1: tus propios peones te encierran.",
	},
	"before-you-move-5": {
		Task: "Toca lo que las negras amenazan ganar.",
		Why:  "El peón de e5 ataca a tu caballo: un defensor no ayuda.",
	},
	"before-you-move-6": {
		Task: "Tu torre captura en a7. ¿Es una captura segura?",
		Why:  "La torre dejó la fila 1, y las negras dan mate ahí.",
	},
	"before-you-move-7": {
		Task: "Tu torre captura en a7. ¿Es una captura segura?",
		Why:  "Tu rey tiene una salida en h2.",
	},
	"before-you-move-8": {Task: "Impide el mate en g2.", Why: "El peón cierra la línea del alfil hacia g2."},
	"before-you-move-9": {
		Task: "El peón ataca a tu caballo. Sálvalo.",
		Why:  "Ahí tu caballo está a salvo, y no pierdes nada más.",
	},
	"before-you-move-10": {
		Task: "Las negras atacan a tu dama. Mira primero tus jaques.",
		Why:  "La torre da mate en la fila 8: mejor que salvar la dama.",
	},

	"threats-first-1": {
		Task: "Toca lo que las negras amenazan capturar.",
		Why:  "La dama y el alfil atacan h2, y solo la defiende tu rey.",
	},
	"threats-first-2": {
		Task: "Cuenta: ¿qué amenazan ganar las negras? Tócalo.",
		Why:  "Dos atacan a tu caballo de d4, y una lo defiende.",
	},
	"threats-first-3": {Task: "Enrocas. ¿Es un error?", Why: "El peón de a6 captura tu alfil de b5."},
	"threats-first-4": {
		Task: "Enrocas. ¿Es un error?",
		Why:  "El alfil ataca a tu caballo de c3, pero el peón lo defiende.",
	},
	"threats-first-5": {Task: "Las negras amenazan mate. Impídelo.", Why: "El peón deja h2, y ataca al caballo."},
	"threats-first-6": {
		Task: "Otra vez amenazan mate las negras. Impídelo.",
		Why:  "El camino está libre: tu dama defiende g2.",
	},
	"threats-first-7": {
		Task: "Tu caballo está atacado. Encuentra algo más que una salida.",
		Why:  "El peón de g7 está clavado, así que la dama está perdida.",
	},
	"threats-first-8": {
		Task: "Tu caballo está atacado. Ataca más cosas con él.",
		Why:  "Ataca a la dama y a una torre, y la línea se abre.",
	},
	"threats-first-9": {
		Task: "Tu caballo está atacado. Gana con él la dama.",
		Why:  "La torre da jaque, y después el caballo captura la dama.",
	},

	"defend-1": {
		Task: "Toca todas las piezas que pueden salvar el caballo.",
		Why:  "Él se puede ir; la torre y dos peones pueden defenderlo.",
	},
	"defend-2": {
		Task: "Toca todas las piezas que pueden salvar la torre.",
		Why:  "La torre se puede ir, o el caballo captura el alfil.",
	},
	"defend-3": {Task: "Tu caballo va a e5. ¿Está a salvo ahí?", Why: "Ninguna pieza negra ataca e5."},
	"defend-4": {Task: "Tu torre va a d7. ¿Está a salvo ahí?", Why: "El caballo de c5 ataca d7."},
	"defend-5": {
		Task: "Dos atacan a tu peón de e5. Defiéndelo otra vez.",
		Why:  "Ahora dos defienden el peón, y dos lo atacan.",
	},
	"defend-6": {Task: "Tu alfil está clavado. Defiéndelo.", Why: "Tu rey defiende el alfil, que no se puede ir."},
	"defend-7": {
		Task: "El alfil ataca a tu dama. Captúralo.",
		Why:  "Lo captura el peón: si captura tu dama, la pierdes.",
	},
	"defend-8": {Task: "La torre clava a tu dama. Cierra su línea.", Why: "Ahora la torre ya no ataca a tu dama."},
	"defend-9": {Task: "El peón ataca a tu alfil. Sálvalo.", Why: "Casi todas las demás casillas están atacadas."},
	"defend-10": {
		Task: "El peón ataca a tu caballo. Amenaza algo mayor.",
		Why:  "La torre clava a la dama, que vale más.",
	},

	"long-count-1": {
		Task: "Toca todas las piezas blancas que atacan d5.",
		Why:  "La torre, la dama y el caballo: son tres.",
	},
	"long-count-2": {
		Task: "Toca todas las piezas blancas que atacan e5.",
		Why:  "El alfil, la dama y el caballo: las torres esperan detrás.",
	},
	"long-count-3": {
		Task: "Tu torre captura en e8. ¿Es un cambio justo?",
		Why:  "Torre por torre: la otra torre recaptura.",
	},
	"long-count-4": {
		Task: "Tu caballo captura en e5. ¿Es un cambio justo?",
		Why:  "Caballo por caballo, y además ganas un peón.",
	},
	"long-count-5": {
		Task: "Tu caballo captura en d5. ¿Ganas puntos?",
		Why:  "Tres atacan d5, y solo dos la defienden.",
	},
	"long-count-6": {
		Task: "Captura en d5 con la pieza adecuada.",
		Why:  "El peón es el que menos vale, así que captura primero.",
	},
	"long-count-7": {Task: "Cuenta en d5 y en e5, y después gana puntos.", Why: "En e5 dos atacan y una defiende."},
	"long-count-8": {
		Task: "Captura en e5 y gana todos los puntos que puedas.",
		Why:  "Tus torres capturan al final: valen más.",
	},
	"long-count-9": {Task: "Gana un punto en dos jugadas.", Why: "Caballo por caballo, y además un peón."},
	"long-count-10": {
		Task: "¿Qué torre captura primero? Gana una torre.",
		Why:  "El caballo tiene que recapturar, y entonces nada defiende e5.",
	},
}
