package spanish

import "chesstutor/templates/wording"

var play = wording.Play{
	Board: "Tablero de ajedrez", ShowMe: "Muéstrame", Hide: "Ocultar", More: "Más", Else: "¿Qué más?", Sound: "Sonido",
	Ahead: "Ventaja en puntos de las piezas",

	Becomes: "¡Tu peón ha llegado! Se convierte en", NotThisMove: "Esta jugada no",

	StartOver: "¿Empezar de nuevo?", GivesUp: newGame.GivesUp,
	KeepPlaying: "Seguir jugando", DoStartOver: "Empezar de nuevo",

	OneBack: "Uno atrás", Next: "Siguiente", BackToGame: "Volver a la partida", Explore: "Probar jugadas",
	LookBack: "Repasar la partida",
	First:    "Primera posición", Back: "Atrás", Forward: "Adelante", Last: "Última posición",
	Moves: "Jugadas", NoMoves: "Se apuntan aquí mientras juegas.",
	Keep: "Guardar esta partida", InPGN: "La partida, en PGN", InFEN: "La posición del tablero, en FEN",
	Copy: "Copiar", Copied: "Copiado", Download: "Descargar", FromPosition: "Jugar desde una posición",
	KeepLink: "Un enlace a esta partida", BringIn: "Traer una partida",
	Marks:    "Qué significan las marcas",
	TakeBack: "Deshacer", PlayOn: "Seguir", Threat: "Amenaza", LetItMove: "Que mueva la máquina",
	Why: "¿Por qué?", WhyThat: "¿Por qué esa jugada?",
	Hint: "Pista", MoreHint: "Más ayuda", Close: "Cerrar",
	HintLater: "Mira otra vez. Pronto hay más ayuda.",
	HintOpens: "Ya puedes ver el último paso de la pista.",
	Computer:  "La máquina", ChangeLevel: "Cambiar el nivel", Change: "Cambiar",
	Done: "Listo",

	Aloud:     "Leer en voz alta",
	LookMoves: "# se pueden mover", LookMove: "# se puede mover",
	LookTakens: "# se pueden capturar", LookTaken: "# se puede capturar",
	LookGoods: "# seguras", LookGood: "# segura", LookPlaces: "# casillas", LookPlace: "# casilla",
	LookWins: "# ganan puntos", LookWin: "# gana puntos",
	LookFair:    "# sin pérdida",
	LookCareful: "# cuidado",
	LookLosses:  "# la pierden", LookLoss: "# la pierde",
	LookMarkeds: "# marcadas. Toca otra o comprueba.", LookMarked: "# marcada. Toca otra o comprueba.",

	JustTell: "Dímelo ya", CheckGuess: "Comprobar", NoneMarked: "Ninguna",

	Where: "Dónde mirar", Idea: "La idea", Piece: "La pieza", Move: "La jugada",
	Aim:    "Atrapa al rey negro: que no tenga adónde ir. Empieza con un peón en el centro.",
	Prompt: "Elige una pieza para ver adónde puede ir.", Looked: "Así estaba el tablero entonces.",
	TriedBefore: "Deshaz la jugada y pulsa Pista: te ayudo a encontrar una mejor.",
	NoTime:      "No tuve tiempo de mirar. Sigue jugando: en tu próxima jugada miro otra vez.",
	Calmer:      "Prueba un tablero más tranquilo", Again: "Jugar otra vez",
	ConnectionLost: "Se perdió la conexión. Lo intento de nuevo…",
	Kept:           "Se perdió la conexión. Tu jugada está guardada, y se enviará cuando vuelva.",
	NotSent:        "Se perdió la conexión. Tu partida está a salvo: inténtalo de nuevo cuando vuelva.",
}
