package spanish

import (
	"chesstutor/templates/wording"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
	"chesstutor/tutor/say"
)

// topics are the topics of the page, in its order.
var topics = say.Topics{
	"the-board": {
		Title: "El tablero",
		Text: []string{
			"El tablero tiene 64 casillas. La mitad son oscuras, y a1 es una de ellas.",
			"Cada bando tiene ocho peones, dos caballos, dos alfiles, dos torres, una dama y un rey. " +
				"A la dama muchos la llaman reina. " +
				"Empiezan las blancas, y después los bandos se turnan.",
			"Ganas con jaque mate: atacas al rey contrario, y ninguna jugada puede salvarlo.",
		},
	},
	"rook": {
		Title: "La torre",
		Text: []string{
			"La torre se mueve en línea recta: adelante, atrás o a los lados, tan lejos como quiera. " +
				"La torre no puede saltar sobre otras piezas.",
		},
	},
	"bishop": {
		Title: "El alfil",
		Text: []string{
			"El alfil se mueve en diagonal, tan lejos como quiera. El alfil no puede saltar sobre otras piezas.",
			"Un alfil que empieza en una casilla oscura sigue siempre en casillas oscuras.",
		},
	},
	"queen": {
		Title: "La dama",
		Text: []string{
			"La dama se mueve como una torre o como un alfil. La dama no puede saltar sobre otras piezas.",
			"En un tablero vacío, la dama alcanza más casillas que ninguna otra pieza.",
		},
	},
	"king": {
		Title: "El rey",
		Text: []string{
			"El rey se mueve una casilla en cualquier dirección. Nunca puede ir a una casilla que ataca el rival.",
			"Por eso los dos reyes nunca pueden estar juntos.",
		},
	},
	"knight": {
		Title: "El caballo",
		Text: []string{
			"El caballo va dos casillas en línea recta, y después una casilla hacia un lado. " +
				"El caballo puede saltar sobre otras piezas.",
			"Desde una casilla oscura, el caballo cae siempre en una casilla clara.",
		},
	},
	"pawn": {
		Title: "El peón",
		Text: []string{
			"El peón avanza recto, de casilla en casilla. Desde su primer sitio puede avanzar una casilla o dos.",
			"El peón captura una casilla hacia delante en diagonal, y solo así. El peón nunca retrocede.",
		},
	},
	"taking": {
		Title: "Capturar",
		Text: []string{
			"Capturas una pieza contraria al mover a su casilla. Deja el tablero para el resto de la partida.",
			"Todas las piezas, menos el peón, capturan igual que se mueven. " +
				"Ninguna pieza puede ir a una casilla donde está otra de su bando.",
			"A veces una pieza contraria captura después la tuya: eso es recapturar.",
		},
	},
	"check": {
		Title: "El jaque",
		Text: []string{
			"Un rey atacado por una pieza contraria está en jaque. Hay que responder al jaque en la jugada siguiente.",
			"Hay tres respuestas: capturar la pieza que da jaque, tapar su línea o mover el rey.",
			"El jaque de un caballo o de un peón no se puede tapar. Si dos piezas dan jaque a la vez, " +
				"solo se puede mover el rey.",
		},
	},
	"checkmate": {
		Title: "El jaque mate",
		Text: []string{
			"El jaque mate es un jaque sin respuesta posible. Termina la partida, y gana el bando que lo dio.",
		},
	},
	"stalemate": {
		Title: "El rey ahogado",
		Text: []string{
			"Un bando tiene que jugar, pero no tiene jugadas legales. Si su rey no está en jaque, está ahogado. " +
				"La partida termina en tablas: nadie gana.",
		},
	},
	"castling": {
		Title: "El enroque",
		Text: []string{
			"El enroque mueve el rey y una torre en una sola jugada. El rey va dos casillas hacia la torre. " +
				"La torre va a la casilla que el rey ha cruzado.",
			"Ninguno de los dos puede haberse movido antes. No puede haber piezas entre ellos.",
			"El rey no puede enrocar si está en jaque. No puede cruzar una casilla atacada, ni acabar en jaque. " +
				"Un ataque a la torre no importa.",
		},
	},
	"en-passant": {
		Title: "Captura al paso",
		Text: []string{
			"Un peón que acaba de avanzar dos casillas se puede capturar como si hubiera avanzado una. " +
				"Solo puede hacerlo un peón contrario a su lado, y solo en la jugada siguiente.",
		},
	},
	"promotion": {
		Title: "Coronar",
		Text: []string{
			"Un peón que llega a la última fila se convierte en dama, torre, alfil o caballo. " +
				"Tú eliges en cuál, y no puede seguir siendo peón.",
			"Todas están permitidas, aunque todavía tengas una.",
		},
	},
	"draws": {
		Title: "Las tablas",
		Text: []string{
			"Son tablas cuando nadie gana la partida. Si el rey está ahogado, son tablas.",
			"Son tablas cuando la misma posición aparece por tercera vez.",
			"Son tablas después de cincuenta jugadas de cada bando sin capturas ni jugadas de peón.",
			"Son tablas cuando solo quedan los reyes y un caballo o un alfil.",
		},
	},
	"worth": {
		Title: "Cuánto valen las piezas",
		Text: []string{
			"Un peón vale 1, un caballo 3 y un alfil 3. Una torre vale 5 y una dama 9. El rey nunca se captura.",
			"Si das una dama por una torre, pierdes 4 puntos.",
			"Estos puntos son una guía: no deciden la partida, la decide el jaque mate.",
		},
	},
	"notation": {
		Title: "Cómo se leen las jugadas",
		Text: []string{
			"Cada casilla tiene un nombre: su columna, de la a a la h, y su fila, de 1 a 8.",
			"Una jugada es la letra de una pieza y la casilla adonde va. " +
				"R es rey, D dama, T torre, A alfil y C caballo.",
			"El peón no tiene letra: e4 significa que un peón va a e4. Cf3 significa que un caballo va a f3.",
			"Una x significa captura, un + jaque y un # jaque mate. " +
				"O-O es el enroque hacia la columna h, y O-O-O hacia la columna a. " +
				"Un =D después de una jugada de peón significa que se convierte en dama.",
		},
	},
	"marks": {
		Title: "Qué significan las marcas",
		Text: []string{
			"El tablero muestra adónde puede ir cada pieza, y qué podría capturar una pieza contraria.",
		},
	},
}

var captions = say.Captions{
	"start":        "Este es el comienzo. Solo se pueden mover los peones y los caballos.",
	"rook-moves":   "La torre de d4 puede ir a 11 casillas. La frena su propio peón de d6.",
	"bishop-moves": "El alfil de d4 puede ir a 13 casillas. Todas son oscuras.",
	"queen-moves":  "La dama de d4 puede ir a 27 casillas.",
	"king-moves":   "El rey de d4 puede ir a c3, c4, c5, d3 y d5. La torre de e8 ataca e3, e4 y e5.",
	"knight-jumps": "El caballo de d4 puede ir a b3, b5, c2, c6, e2, e6, f3 y f5. " +
		"Salta sobre los peones que lo rodean.",
	"pawn-moves": "El peón de e2 puede ir a e3 y e4. El peón de b4 puede ir a b5.",
	"pawn-takes": "El peón de d4 puede capturar el caballo de c5 y la torre de e5. El peón de d5 le cierra el paso.",
	"takes": "El caballo de c3 puede capturar el alfil de b5 y el peón de d5. " +
		"En b5 nada puede recapturar. En d5 puede recapturar el peón de e6.",
	"check-answers": "La torre de e8 da jaque. La torre de a8 puede capturarla. " +
		"El alfil de b2 puede tapar su línea en e5. El rey de e1 puede ir a d1, d2, f1 y f2.",
	"before-mate": "La torre de e1 puede dar jaque mate en e8.",
	"mate": "Esto es jaque mate. Nada puede capturar la torre de e8 ni tapar su línea. " +
		"Los peones de f7, g7 y h7 encierran a su propio rey.",
	"before-stalemate": "Cuidado: si la dama de b5 va a b6, ahoga al rey.",
	"stalemate-board":  "El rey está ahogado. La dama de b6 ataca a7, b7 y b8, pero no al rey de a8.",
	"castling-both":    "El rey de e1 puede enrocar a c1 y a g1.",
	"castling-across":  "El rey de e1 puede enrocar a c1. No puede enrocar a g1: el alfil de a6 ataca f1.",
	"takes-en-passant": "La última jugada fue de d7 a d5. El peón de e5 puede capturar ese peón si va a d6.",
	"passed":           "Las blancas han capturado: el peón que estaba en d5 ya no está.",
	"promotes":         "El peón de b7 puede ir a b8 o capturar la torre de a8. De las dos maneras corona.",
	"third-time": "Dos caballos salieron y volvieron dos veces. " +
		"Esta posición aparece por tercera vez, así que son tablas.",
	"too-few":      "Un rey y un caballo solos no pueden dar jaque mate, así que son tablas.",
	"fewer-points": "Las blancas tienen 3 puntos y las negras 7. Aun así, es jaque mate.",
	"e4":           "La jugada fue e4. El peón fue de e2 a e4.",
	"Nf3":          "Las jugadas fueron e4, e5 y Cf3. El caballo fue de g1 a f3.",
	"marked": "El peón de d5 podría capturar el peón de e4. El alfil de f1 está a salvo en b5, d3 y e2. " +
		"Se podría capturar en a6 y c4. En d3 defiende el peón de e4.",
}

var guideTexts = say.Guide{
	Topics: topics, Captions: captions,
	CanGo: func(t chess.PieceType, on chess.Square, squares int) string {
		piece := fact.PlacedPiece{Piece: chess.PieceOf(t, chess.White), Square: on}
		return sentence("%s puede ir a %s", theOn(piece, bare), amount(squares, "casilla", "casillas"))
	},
}

var guidePage = wording.Guide{
	Title:    "Así se juega",
	Intro:    "Puedes jugar en todos los tableros de aquí. Toca una pieza de borde grueso y mira adónde puede ir.",
	Contents: "Contenido",
	Back:     "Volver a la partida", Play: "Jugar una partida",
	BackToContents: "Volver al contenido",
}
