package spanish

import "chesstutor/tutor/say"

// The exercises of chapter 4: learning to see.
var seeing = say.Tasks{
	"change-1": {Task: "El peón fue a a4. Toca lo que ataca ahora.", Why: "El peón de a4 ataca a tu caballo de b3."},
	"change-2": {
		Task: "El caballo dejó e5. Toca lo que ahora está atacado y antes no.",
		Why:  "El caballo ataca dos de ellas, y el alfil de detrás una.",
	},
	"change-3": {
		Task: "El caballo dejó d7. Toca lo que ahora está gratis.",
		Why:  "Antes lo defendía el caballo, y se fue.",
	},
	"change-4": {Task: "El peón fue a b5. ¿Ataca a tu caballo?", Why: "El peón de b5 puede capturar tu caballo de c4."},
	"change-5": {
		Task: "El peón dejó e6. ¿Qué está gratis ahora? Captúralo.",
		Why:  "Antes el peón defendía el caballo de d5.",
	},
	"change-6": {Task: "El peón fue a b4. ¿Qué ataca? Sálvalo.", Why: "Tu caballo está a salvo ahora."},
	"change-7": {Task: "La dama fue a e5. Amenaza mate: impídelo.", Why: "Ahora ninguna jugada negra da mate."},
	"change-8": {Task: "La torre fue a e8. Impide el mate con un peón.", Why: "Tu rey ya tiene una salida."},
	"change-9": {
		Task: "El alfil fue a g4. Gana todos los puntos que puedas.",
		Why:  "El peón captura, y tu dama está otra vez a salvo.",
	},

	"look-1": {
		Task: "Toca todas las piezas blancas que pueden dar jaque.",
		Why:  "Mira por todas las líneas hacia el rey.",
	},
	"look-2": {
		Task: "Toca todas las casillas donde tu dama da jaque.",
		Why:  "Un jaque llega por la fila, otro por la diagonal.",
	},
	"look-3": {
		Task: "Toca todas las piezas negras que puedes capturar.",
		Why:  "Primero busca todas las capturas, después elige.",
	},
	"look-4": {
		Task: "Mira jaques y capturas. Captura lo que gana más puntos.",
		Why:  "La torre captura lo que nada defiende.",
	},
	"look-5": {Task: "Mira todos los jaques. Uno es mate.", Why: "El alfil de d3 defiende la dama."},
	"look-6": {
		Task: "Las negras amenazan mate en la primera fila. Abre una salida con un peón.",
		Why:  "Tu rey ya tiene una salida.",
	},
	"look-7": {Task: "Mira todas las capturas. Captura lo que gana puntos.", Why: "Nada defiende el peón de e5."},
	"look-8": {
		Task: "Mate en dos. Empieza con un jaque.",
		Why:  "Jugaran lo que jugaran las negras, luego venía el mate.",
	},
	"look-9": {
		Task: "Mate en dos. La primera jugada es tranquila.",
		Why:  "Primero guarda la fila 7, después da mate en la fila 8.",
	},

	"fork-1": {
		Task: "Ataca a la vez al rey y a la torre con el caballo.",
		Why:  "El caballo da jaque y ataca a la torre de a8: un ataque doble.",
	},
	"fork-2": {Task: "Ataca dos piezas con un peón.", Why: "El peón ataca a los dos caballos: un ataque doble."},
	"fork-3": {
		Task: "Ataca a la vez al rey y al caballo con la dama.",
		Why:  "La dama da jaque y ataca al caballo de b6: un ataque doble.",
	},
	"fork-4": {
		Task: "Ataque doble con la dama: empieza con un jaque.",
		Why:  "La dama da jaque y ataca al caballo: un ataque doble.",
	},
	"fork-5": {Task: "Ataque doble con la torre.", Why: "La torre ataca al alfil y al caballo: un ataque doble."},
	"fork-6": {Task: "Ataque doble con el alfil.", Why: "El alfil ataca a las dos torres: un ataque doble."},
	"fork-7": {
		Task: "Dos jaques de caballo, un ataque doble. Encuéntralo.",
		Why:  "El caballo da jaque y ataca a la dama: un ataque doble.",
	},
	"fork-8": {
		Task: "Las negras atacan a tu caballo. Ataca con él dos piezas.",
		Why:  "El caballo da jaque y ataca a la dama: un ataque doble.",
	},
	"fork-9": {
		Task: "El caballo ataca desde c7 a dama y torre. ¿Funciona?",
		Why:  "Un ataque doble falla si las negras pueden capturar tu pieza.",
	},

	"lines-1": {Task: "Toca todas las piezas negras clavadas.", Why: "Detrás de las dos está el rey negro."},
	"lines-2": {Task: "Toca todas las piezas blancas clavadas contra el rey.", Why: "Detrás de las dos está tu rey."},
	"lines-3": {Task: "Clava al caballo de c6.", Why: "El caballo de c6 está clavado contra el rey."},
	"lines-4": {Task: "Clava al alfil con la torre.", Why: "El alfil de d6 está clavado contra el rey."},
	"lines-5": {Task: "El caballo está clavado y no se puede ir. Captúralo.", Why: "Nada puede recapturar."},
	"lines-6": {Task: "Enfila al rey y a la dama con el alfil.", Why: "Detrás del rey está la dama."},
	"lines-7": {Task: "Enfila al rey y a la torre con tu torre.", Why: "Detrás del rey está la torre."},
	"lines-8": {
		Task: "Mueve el caballo y gana con la línea que se abre.",
		Why:  "El caballo da jaque, y tu torre ataca a la dama.",
	},
	"lines-9": {
		Task: "Abre la línea de tu alfil con un jaque.",
		Why:  "El caballo da jaque, y tu alfil ataca a la torre.",
	},
	"lines-10": {
		Task: "El caballo está clavado, así que no defiende nada. Captura lo que está gratis.",
		Why:  "El caballo de c6 está clavado contra el rey.",
	},

	"finish-1": {
		Task: "Sube la escalera: mate en dos con las torres.",
		Why:  "Una torre guarda una fila, la otra da jaque en la siguiente.",
	},
	"finish-2": {Task: "Dos torres: mate en una jugada.", Why: "El último peldaño de la escalera."},
	"finish-3": {
		Task: "Deja al rey tan pocas casillas como puedas.",
		Why:  "La dama solo le deja unas pocas casillas, y sigue a salvo.",
	},
	"finish-4": {Task: "Dama y rey: mate en una jugada.", Why: "Tu rey ataca e7, f7 y g7."},
	"finish-5": {Task: "Dama y rey: mate en dos.", Why: "Tu rey ayuda: sola, la dama no puede dar mate."},
	"finish-6": {
		Task: "Torre y rey: mate en dos.",
		Why:  "Una jugada tranquila: el rey tiene que ponerse frente al tuyo.",
	},
	"finish-7":  {Task: "Dos torres: mate en tres.", Why: "Fila tras fila, una torre guardaba y la otra daba jaque."},
	"finish-8":  {Task: "Minijuego: da mate con dos torres.", Why: "Mate con dos torres: has subido la escalera."},
	"finish-9":  {Task: "Minijuego: da mate con la dama.", Why: "Mate con dama y rey: has encerrado al rey."},
	"finish-10": {Task: "Minijuego: da mate con una torre.", Why: "Mate con una torre: el más difícil de los tres."},

	"first-game-1": {
		Task: "Tu primera jugada: un peón al centro, e4 o d4.",
		Why:  "Ahora pueden salir el alfil y la dama.",
	},
	"first-game-2": {Task: "Haz la jugada Cf3.", Why: "C es el caballo; f3 es adonde va."},
	"first-game-3": {Task: "Saca un caballo o un alfil sin peligro.", Why: "Una pieza más está en juego."},
	"first-game-4": {Task: "Haz la jugada O-O.", Why: "O-O es el enroque corto."},
	"first-game-5": {Task: "Haz la jugada Axc6.", Why: "A es el alfil, y x significa que captura."},
	"first-game-6": {
		Task: "La dama ataca f2. Impide el mate con un caballo.",
		Why:  "Ahora ninguna jugada negra da mate, y un caballo ha salido.",
	},
	"first-game-7": {
		Task: "Rey y alfil contra rey. ¿Son tablas?",
		Why:  "Un rey y un alfil solos no pueden dar mate.",
	},
	"first-game-8": {Task: "Rey y peón contra rey. ¿Son tablas?", Why: "El peón todavía puede convertirse en dama."},
	"first-game-9": {
		Task: "¡Jaque! Tápalo con un caballo o un alfil.",
		Why:  "Has salido del jaque, y una pieza más está en juego.",
	},
	"first-game-10": {
		Task: "El caballo ataca a tu dama. Encuentra el mate.",
		Why:  "El alfil de c4 defiende la dama.",
	},
}
