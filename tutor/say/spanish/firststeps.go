package spanish

import "chesstutor/tutor/say"

// The exercises of chapter 1: first steps.
var firstSteps = say.Tasks{
	"board-1": {Task: "Toca e4.", Why: "Primero la letra, después el número: e4."},
	"board-2": {
		Task: "Toca las dos piezas de la columna e.",
		Why:  "Las dos están en la columna sobre la letra e.",
	},
	"board-3": {
		Task: "Una fila cruza recta. Toca las dos piezas de la fila 6.",
		Why:  "Las dos están en la fila junto al número 6.",
	},
	"board-4": {
		Task: "Toca cada casilla de la diagonal de a1 a c3.",
		Why:  "Todas las casillas de una diagonal tienen el mismo color.",
	},
	"board-6": {
		Task: "Toca todas las piezas que están en casillas oscuras.",
		Why:  "El caballo y el peón están en casillas oscuras.",
	},
	"board-7": {Task: "¿Son las casillas c2 y g6 del mismo color?", Why: "Las dos casillas son claras."},
	"board-8": {Task: "Toca donde empiezan las torres blancas.", Why: "Las torres empiezan en las esquinas."},
	"board-9": {
		Task: "Toca donde empieza la dama blanca.",
		Why:  "La dama blanca empieza en su propio color: d1 es clara.",
	},
	"board-10": {
		Task: "Dos piezas blancas han cambiado de sitio. Toca las dos.",
		Why:  "Al empezar, en d1 está la dama, y en e1 el rey.",
	},

	"rook-1": {
		Task: "Toca las dos torres que pueden ir a la casilla marcada.",
		Why:  "Una torre va recta, tan lejos como quieras.",
	},
	"rook-2": {Task: "Mueve la torre a la estrella.", Why: "La torre va recta."},
	"rook-3": {
		Task: "Mueve la torre a la estrella en dos jugadas.",
		Why:  "Una torre no gira en el camino. Necesita dos jugadas.",
	},
	"rook-4": {
		Task: "Toca todas las casillas adonde puede ir la torre.",
		Why:  "Se detiene ante su propio peón y su caballo.",
	},
	"rook-5": {
		Task: "El alfil estorba. Llega a la estrella en tres jugadas.",
		Why:  "La torre no puede saltar, así que da un rodeo.",
	},
	"rook-6": {
		Task: "Recoge tres estrellas en tres jugadas.",
		Why:  "Cada estrella estaba a una jugada recta de la anterior.",
	},
	"rook-7": {Task: "¿Puede ir la torre a la casilla marcada vacía en una jugada?", Why: "Tu propio peón cierra el paso."},
	"rook-9": {
		Task: "Toca todas las casillas oscuras adonde puede ir la torre.",
		Why:  "Tu propio alfil y tu peón frenan la torre.",
	},
	"rook-10": {
		Task: "Llega a la estrella en tres jugadas. No pares donde pueda ir la torre negra.",
		Why:  "Tres jugadas, a casillas donde la torre negra no puede ir.",
	},
	"rook-11": {
		Task: "Minijuego: captura los peones de Pip: muévete a su casilla. Bajan, y capturan en diagonal.",
		Why:  "¡Has capturado todos los peones!",
	},

	"bishop-1": {
		Task: "Toca los dos alfiles que pueden ir a la casilla marcada.",
		Why:  "Un alfil va en diagonal, tan lejos como quieras.",
	},
	"bishop-2": {Task: "Lleva el alfil a la estrella en una jugada.", Why: "La estrella está en la misma diagonal."},
	"bishop-3": {
		Task: "¿Puede llegar el alfil alguna vez a la casilla marcada vacía?",
		Why:  "El alfil sigue en casillas claras, y esa es clara. Necesita dos jugadas.",
	},
	"bishop-4": {
		Task: "Lleva el alfil a la estrella en dos jugadas.",
		Why:  "Gira donde se cruzan las dos diagonales.",
	},
	"bishop-5": {
		Task: "Toca todas las casillas adonde puede ir el alfil.",
		Why:  "Tus propias piezas lo frenan en las dos diagonales.",
	},
	"bishop-6": {
		Task: "Recoge tres estrellas en tres jugadas.",
		Why:  "Las tres estrellas están en casillas oscuras, como el alfil.",
	},
	"bishop-7": {
		Task: "El peón cierra la diagonal. Llega a la estrella en tres jugadas.",
		Why:  "El alfil rodeó tu peón.",
	},
	"bishop-9": {
		Task: "Toca todas las piezas que pueden ir a la casilla marcada.",
		Why:  "Una va recta, y otra en diagonal.",
	},
	"bishop-10": {
		Task: "Lleva el alfil a la estrella. No pares donde pueda ir la torre negra.",
		Why:  "El camino corto está vigilado. El rodeo es seguro.",
	},

	"queen-1": {
		Task: "Toca todas las casillas adonde puede ir la dama.",
		Why:  "Recto y en diagonal, hasta que la frenan sus piezas.",
	},
	"queen-2": {Task: "Lleva la dama a la estrella en una jugada.", Why: "Como un alfil. También va recto, como una torre."},
	"queen-3": {Task: "Recoge dos estrellas en dos jugadas.", Why: "Primero recto, después en diagonal."},
	"queen-5": {Task: "¿Puede ir la dama a la casilla marcada vacía?", Why: "Ninguna dama se mueve así."},
	"queen-6": {
		Task: "Recoge cuatro estrellas en cuatro jugadas.",
		Why:  "Cada estrella está a una jugada de dama de la anterior.",
	},
	"queen-7": {
		Task: "Sus peones están muy cerca. Llega a la estrella en dos jugadas.",
		Why:  "Hay un hueco al lado de los peones.",
	},
	"queen-9": {
		Task: "Toca todas las piezas que pueden ir a la casilla marcada.",
		Why:  "Torre, alfil y dama llegan todas ahí.",
	},
	"queen-10": {
		Task: "Minijuego: captura los peones de Pip: muévete a su casilla. Bajan, y capturan en diagonal.",
		Why:  "¡Has capturado todos los peones!",
	},
	"queen-11": {
		Task: "Recoge dos estrellas. No pares donde pueda ir una pieza negra.",
		Why:  "Solo este camino es seguro.",
	},
	"queen-12": {
		Task: "¿Qué pieza no puede moverse? Tócala.",
		Why:  "Sus propias piezas la encierran. Ni la dama salta.",
	},

	"king-1": {
		Task: "Toca todas las casillas adonde puede ir tu rey.",
		Why:  "Un paso en cualquier dirección; la esquina le deja tres.",
	},
	"king-2": {Task: "Lleva tu rey a la estrella en tres jugadas.", Why: "Los pasos en diagonal ahorran tiempo."},
	"king-3": {
		Task: "Toca todas las casillas adonde puede ir tu rey.",
		Why:  "Tus propias piezas ocupan tres de sus casillas.",
	},
	"king-4": {
		Task: "Toca todas las casillas a las que tu rey puede ir a salvo.",
		Why:  "La torre ataca las tres casillas junto a tu rey.",
	},
	"king-5": {
		Task: "Toca todas las casillas a las que tu rey puede ir a salvo.",
		Why:  "La torre y el alfil atacan de lejos sus otras casillas.",
	},
	"king-6": {Task: "Toca todas las casillas adonde puede ir tu rey.", Why: "Dos reyes nunca están juntos."},
	"king-7": {Task: "¿Puede ir tu rey a la casilla marcada vacía?", Why: "El alfil ataca esa casilla."},
	"king-8": {
		Task: "Camina hasta la estrella. Evita las casillas que ataca la torre.",
		Why:  "Detrás de tu peón la torre no ataca nada.",
	},
	"king-9": {
		Task: "Toca todas las casillas adonde puede ir el rey negro.",
		Why:  "Tu torre y tu alfil atacan sus otras casillas.",
	},

	"knight-1": {
		Task: "Toca todas las casillas adonde puede ir el caballo.",
		Why:  "Dos casillas recto, y después una hacia un lado.",
	},
	"knight-2": {
		Task: "Toca todas las casillas adonde puede ir el caballo.",
		Why:  "En la esquina un caballo solo tiene dos casillas.",
	},
	"knight-3": {Task: "Lleva el caballo a la estrella en una jugada.", Why: "Dos hacia abajo y una hacia un lado."},
	"knight-4": {
		Task: "Lleva el caballo a la estrella en dos jugadas.",
		Why:  "Después de dos saltos, un caballo vuelve a su primer color.",
	},
	"knight-5": {
		Task: "Toca todas las casillas adonde puede ir el caballo.",
		Why:  "Salta sobre los peones: a un caballo nada lo frena.",
	},
	"knight-6": {
		Task: "La estrella está al lado. Llega en tres jugadas.",
		Why:  "La casilla de al lado está a tres jugadas para un caballo.",
	},
	"knight-7": {Task: "Recoge dos estrellas en dos jugadas.", Why: "Cada estrella está a un salto de la anterior."},
	"knight-8": {
		Task: "Llega a la estrella. No pares donde una pieza negra pueda capturarte.",
		Why:  "Por su camino nada puede capturar tu caballo.",
	},
	"knight-9": {
		Task: "Toca todas las piezas que pueden ir a la casilla marcada.",
		Why:  "Una salta hasta ahí, y otra va en diagonal.",
	},
}
