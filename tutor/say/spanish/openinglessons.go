package spanish

import "chesstutor/tutor/say"

// The lessons about openings.
var openingLessons = say.Lessons{
	"habits": {
		Title: "Tres buenas costumbres",
		Can:   "Ya sabes empezar bien una partida.",
		Screens: []string{
			"Primera costumbre: un peón al centro. Abre el camino a tus piezas.",
			"Segunda costumbre: saca caballos y alfiles, cada uno con una sola jugada.",
			"Tercera costumbre: enroca pronto. Así tu rey está seguro.",
		},
	},
	"traps-to-know": {
		Title: "Cuatro trampas que conocer",
		Can:   "Ya sabes ver a tiempo cuatro trampas.",
		Screens: []string{
			"Dama y alfil miran los dos a f7, o a f2: el mate está cerca.",
			"Un caballo clavado que se mueve puede costar la dama.",
			"La dama o el alfil que va lejos sin ayuda quizá no pueda volver.",
		},
	},
	"set-ups": {
		Title: "Cinco colocaciones",
		Can:   "Ya sabes jugar una colocación de seis jugadas.",
		Screens: []string{
			"Una colocación son seis jugadas que van bien juntas. Esta mira a f7.",
			"Aquí sale primero el alfil, y solo después el peón a e3.",
			"Aquí el alfil de la esquina mira por la diagonal larga. Las negras también pueden hacerlo.",
		},
	},
}

// The exercises about openings.
var openings = say.Tasks{
	"habits-1": {Task: "Toca las dos casillas donde empiezan los caballos negros.", Why: "Salen desde b8 y g8."},
	"habits-2": {
		Task: "Toca los caballos y alfiles blancos que todavía tienen que salir.",
		Why:  "Los dos caballos han salido, pero ningún alfil.",
	},
	"habits-3": {
		Task: "Peón a d4: ¿es una de las tres costumbres?",
		Why:  "Dos peones en el centro: pueden salir los alfiles y la dama.",
	},
	"habits-4": {
		Task: "Dama a h5: ¿es una de las tres costumbres?",
		Why:  "Las negras pueden atacar a la dama, y pierdes tiempo.",
	},
	"habits-5": {Task: "Peón a h4: ¿es una de las tres costumbres?", Why: "No saca ninguna pieza."},
	"habits-6": {Task: "Pon un segundo peón en el centro.", Why: "El peón abre el camino al alfil de c1."},
	"habits-7": {Task: "Saca una pieza que ataque e5.", Why: "Entra en juego y ataca enseguida."},
	"habits-8": {
		Task: "Saca una pieza que ataque a la dama.",
		Why:  "La dama tiene que moverse otra vez, y ganas tiempo.",
	},
	"habits-9": {
		Task: "Saca un alfil para clavar al caballo.",
		Why:  "Detrás del caballo de c6 está el rey: el caballo no puede moverse.",
	},
	"habits-10": {Task: "Pon a salvo tu rey.", Why: "El rey está seguro, y la torre va a f1."},

	"traps-to-know-1": {
		Task: "Toca las piezas negras que atacan a tu peón de f2.",
		Why:  "La dama y el alfil lo atacan, y solo el rey lo defiende.",
	},
	"traps-to-know-2": {Task: "Toca la casilla donde tu dama da mate.", Why: "Ahí la defiende el alfil de c4."},
	"traps-to-know-3": {
		Task: "Tu caballo captura en e5. ¿Es un error?",
		Why:  "El caballo de f3 estaba clavado contra la dama.",
	},
	"traps-to-know-4": {
		Task: "Avanzas el peón a h3. ¿Es un error?",
		Why:  "Pregunta al alfil de g4 si se va o captura.",
	},
	"traps-to-know-5": {Task: "Las negras amenazan mate en f2. Impídelo.", Why: "Ahora la dama no da mate en f2."},
	"traps-to-know-6": {Task: "Las negras amenazan mate en h2. Impídelo.", Why: "Ahora la dama no da mate en h2."},
	"traps-to-know-7": {
		Task: "La dama capturó un peón. Atrápala.",
		Why:  "Tu caballo la ataca, y ninguna casilla es segura.",
	},
	"traps-to-know-8": {Task: "Atrapa al alfil de b6.", Why: "Sus propios peones no le dejan camino de vuelta."},
	"traps-to-know-9": {
		Task: "Encuentra el mate: un peón negro está clavado.",
		Why:  "El peón de e7 no puede capturar el caballo.",
	},
	"traps-to-know-10": {
		Task: "Las negras capturaron tu dama. Mate en dos.",
		Why:  "Dos caballos y un alfil dieron mate, sin dama.",
	},

	"set-ups-1": {
		Task: "Las casillas marcadas son una colocación. Toca las piezas que faltan por mover.",
		Why:  "Enroca, y después el peón a c3 prepara d4.",
	},
	"set-ups-2": {
		Task: "Está marcada la colocación negra. Toca las piezas que faltan por mover.",
		Why:  "Alfil a e7, enroque, y después el peón a c5 por el centro.",
	},
	"set-ups-3": {Task: "Peón a d3: ¿va bien con la colocación?", Why: "Defiende e4 y deja salir al alfil de c1."},
	"set-ups-4": {Task: "Peón a e3 ahora: ¿va bien?", Why: "Primero el alfil va a f4, o queda encerrado."},
	"set-ups-5": {Task: "El peón negro fue a d6: ¿va bien?", Why: "Defiende e5 y deja salir al alfil de c8."},
	"set-ups-6": {
		Task: "Colocación: ayuda al centro, o protege tu rey.",
		Why:  "Los peones de c3 y d3 ayudan al centro, y el rey va a g1.",
	},
	"set-ups-7": {Task: "Primero una pieza, después los peones.", Why: "El peón a e3 tiene que esperar al alfil."},
	"set-ups-8": {
		Task: "Saca una pieza para la colocación.",
		Why:  "Ha salido una pieza más, y el enroque está más cerca.",
	},
	"set-ups-9":  {Task: "Sigue: alfil o peón.", Why: "Después enrocas, con el alfil en g2 delante de tu rey."},
	"set-ups-10": {Task: "Sigue: rey o peón.", Why: "Más tarde viene el peón a e4, defendido desde d3."},
}
