package spanish

import (
	"chesstutor/tutor/chess"
	"chesstutor/tutor/exercise"
	"chesstutor/tutor/say"
)

var learner = voice{audience: say.Learner}

var pathTexts = say.Path{
	Chapters: []string{"Primeros pasos", "Capturar, defender, dar mate", "Finales y reglas raras", "Aprender a ver"},
	Parts:    []string{"Táctica con nombres", "Jugar seguro", "Finales", "Aperturas", "Planes"},
	Lessons:  joined(lessons, secondLessons, openingLessons, planLessons),
	Tasks:    joined(firstSteps, taking, endings, seeing, tactics, safePlay, endgames, openings, plans),
	Reasons:  joined(squareReasons, moveReasons, gameReasons, planReasons),
	Nameless: nameless,
	Games:    gamesTexts,
}

// squareReasons tells of squares that were tapped.
var squareReasons = say.Reasons{
	exercise.SquareNamed: because("$square está sobre la letra $file, a la altura del $rank."),
	exercise.OtherSquare: because("Esa es $square2. $square está sobre la letra $file, a la altura del $rank."),
	exercise.OffLine:     because("$square no está en esa línea."),
	exercise.OtherShade:  because("$square es una casilla $shade."),
	exercise.StartHolds: becauseIf(noPiece, "Al empezar, $square está vacía.",
		"Al empezar, en $square hay $bare."),
	exercise.InPlace:       because("$Thing está en su sitio de salida."),
	exercise.NothingThere:  because("No hay piezas en $square."),
	exercise.OtherSide:     because("Eso es $bare."),
	exercise.OtherKind:     because("Eso es $got, no $want."),
	exercise.DoesNotAttack: because("$Piece no ataca $square."),
	exercise.DoesNotGuard:  because("$Piece no defiende $square."),
	exercise.InTheWay:      because("$Doer está entre $piece y $square."),
	exercise.NothingTakes:  because("Nada puede capturar $piece."),
	exercise.KingNeedsNone: because("El rey nunca se captura, así que no necesita defensa: aquí no cuenta."),
	exercise.TakesNothing:  because("$Piece no puede capturar nada."),
	exercise.Stuck:         because("$Piece no se puede mover."),
	exercise.GuardedBy:     because("$Doer defiende $piece."),
	exercise.WouldTakeBack: becauseIf(mine, "Si las negras capturan en $at, $doer recaptura.",
		"Si capturas en $at, $doer recaptura."),
	exercise.SquareAttacked: because("$TheDoer ataca $square."),
	exercise.NotPinned:      because("$Piece no está $pinned: nada ataca al rey a través de su casilla."),
	exercise.NotBehind:      because("$Piece no está detrás en esa línea."),
	exercise.OpensNone:      because("$Piece no abre ninguna línea hacia una pieza negra."),
	exercise.NoCheckThen:    because("$Piece no da jaque entonces."),
	exercise.NothingBehind:  because("Detrás $pieceOf no hay nada que ganar."),
	exercise.PinInstead:     because("La pieza menor está delante: eso es una clavada."),
	exercise.NoThreat:       because("Las negras no amenazan nada en $square."),
	exercise.SavesNothing:   because("$Piece no puede salvar la pieza."),
	exercise.HoldsOne:       because("$Piece no es el único defensor de dos piezas."),
	exercise.HasSafe:        because("$Piece puede ir a $square."),
	exercise.NotAPiece:      because("Mira las piezas mayores, no los peones ni el rey."),
	exercise.IsPinned:       because("$Piece está $pinned, así que no puede recapturar."),
	exercise.NoHelp:         because("$Piece no puede ayudar contra este jaque."),
	exercise.NotBetween:     because("Ninguna pieza tuya puede tapar el jaque en $square."),
	exercise.NoCheckFrom:    because("Desde $square, $theType no da jaque."),
	exercise.CannotCheck:    because("$Piece no puede dar jaque."),
	exercise.Before:         because("Antes de la jugada ya era así: $piece."),
	exercise.NotOneOfThem:   because("La tarea pregunta por $piece; busca las otras."),
	exercise.Missing:        because("Todo bien; busca $countMore más."),
	exercise.NothingTapped:  because("Todavía no has tocado nada. Toca primero una casilla."),
	exercise.TooFew:         because("Toca $countMore más."),
}

// moveReasons tells of moves that do not meet the task.
var moveReasons = say.Reasons{
	exercise.OtherPiece:  because("Esta tarea es sobre $piece."),
	exercise.TooFar:      because("Desde $square aún necesitas $countMoves. Solo tienes $of."),
	exercise.Unreachable: because("Desde $square ya no puedes conseguirlo todo."),
	exercise.CanBeTaken:  because("Las negras pueden capturar $piece con $theDoer."),
	exercise.StarsWait: becauseIf(oneSquare, "Así no llegas. Basta una jugada.",
		"Esa era tu última jugada, y todavía faltan $squares metas."),
	exercise.MovesIt:    because("Así mueves $piece."),
	exercise.NoCapture:  because("Eso no captura nada."),
	exercise.OtherTaken: because("Eso captura $got, no $want."),
	exercise.OtherMover: because("Así mueve $theGot, no $want."),
	exercise.TakenBack:  because("$Doer recaptura."),
	exercise.ThenTakes:  because("Entonces $doer captura $piece."),
	exercise.GivesFor:   because("Darías $yourGot por $want."),
	exercise.StillTakes: becauseIf(before, "$Doer todavía puede capturar gratis $piece.",
		"$Doer todavía puede capturar $piece."),
	exercise.OtherWay:    because("Eso ayuda, pero se pide otra manera: $way."),
	exercise.NoCheck:     becauseIf(before, "Ya no estás en jaque, pero no es mate.", "Eso no da jaque."),
	exercise.KingGoes:    because("El rey puede ir a $square."),
	exercise.KingTakes:   because("El rey puede capturar $piece."),
	exercise.CanTake:     because("$Doer puede capturar $piece."),
	exercise.CanBlock:    because("$TheDoer puede tapar el jaque en $square."),
	exercise.IsStalemate: because("No hay jaque ni jugadas legales: tablas por rey ahogado."),

	exercise.NoCastling:    because("Eso no es enrocar."),
	exercise.KingSteps:     because("Eso no es enrocar: el rey da un solo paso."),
	exercise.RookAlone:     because("Así mueve solo la torre."),
	exercise.NoPromotion:   because("Así ningún peón llega a la última fila."),
	exercise.OtherPromoted: because("Así sale $got, no $want."),
	exercise.NotEnPassant:  because("Eso no es capturar al paso."),

	exercise.NotFair: becauseIf(nothing, "Eso no es un cambio: nada recaptura.",
		"Eso gana $points: más que un cambio justo."),
	exercise.WinsFewer:      because("Eso gana $points; otra jugada gana $more."),
	exercise.WinsNothing:    because("Eso no gana puntos."),
	exercise.ElsewhereTaken: because("La tarea pide capturar en $square."),
	exercise.MatesThen:      because("Entonces las negras dan mate con $theDoer."),
	exercise.PromotesThen:   because("Entonces $theDoer se convierte en dama en $square."),
	exercise.NoNewAttack: becauseIf(before, "Esa pieza ya atacaba $square2.",
		"Desde $square, $theType no ataca $square2."),
	exercise.NoNewGuard: becauseIf(before, "Esa pieza ya defendía $square2.",
		"Desde $square, $theType no defiende $square2."),
	exercise.AttacksOnly: becauseIf(nobody, "Desde $square, $theType no ataca nada.",
		"Desde $square, $theType ataca solo $theDoerTo."),
	exercise.ForkFails:   because("Ataca dos piezas, pero no es seguro que gane una."),
	exercise.PinsNothing: because("Después de eso, $piece no está $pinned."),
	exercise.OpensNothing: becauseIf(nothing, "Así no se abre ninguna línea.",
		"Se abre una línea, pero eso no gana nada."),
	exercise.KeepsSquares:   because("Al rey le quedan $countSquares; puedes dejarle $of."),
	exercise.OffCentre:      because("Así ningún peón avanza a d4 o e4."),
	exercise.OtherMove:      because("Eso es $played, no $wanted."),
	exercise.NothingNew:     because("Así no entra en juego otro caballo u otro alfil."),
	exercise.RaceLost:       because("Los peones negros ganan esta carrera."),
	exercise.RaceDrawn:      because("Entonces $doer va a $square, y nadie gana con seguridad."),
	exercise.NotInTime:      because("Entonces $doing va a $square, y llegas tarde."),
	exercise.NoGain:         because("Entonces $doing va a $square, y no ganas nada."),
	exercise.NoGainTaken:    because("Entonces $doing captura en $square, y no ganas nada."),
	exercise.LuresNothing:   because("Eso también gana, pero no desvía a ningún defensor."),
	exercise.UsesNoPin:      because("Eso no aprovecha ninguna clavada."),
	exercise.NoMateThere:    because("En $square las negras no dan mate."),
	exercise.DrawnThen:      because("Entonces $doing va a $square, y son tablas."),
	exercise.LostThen:       because("Entonces $doing va a $square, y pierdes."),
	exercise.OtherWin:       because("Eso también gana, pero de otra manera."),
	exercise.OtherTrade:     because("Eso no cambia una pieza por otra que valga lo mismo."),
	exercise.TakesAtOnce:    because("Eso recaptura enseguida. Busca primero un jaque."),
	exercise.TakesElsewhere: because("Eso captura en otra parte. Busca un jaque o una amenaza."),
	exercise.NoOpenedCheck:  because("Entonces ninguna pieza de detrás da jaque."),
	exercise.OutsideBox:     because("El rey no puede llegar a $square."),
	exercise.NotFacing:      because("Desde $square, los reyes no están frente a frente."),
	exercise.NotKey:         because("Las casillas clave están dos filas delante del peón: en su columna y al lado."),
	exercise.NotCut:         because("Ahí la torre no está entre el rey y el peón."),
	exercise.Slower:         because("$Piece necesita $countMoves, el otro peón $of."),
	exercise.DoesNothing:    because("Eso captura la pieza. La tarea es atacarla."),

	exercise.Follows: becauseIf(before, "Si $doer captura en $square, tú capturas en $square2.",
		"Si $doer va a $square, tú capturas en $square2."),
}

// What the reasons of some kinds depend on.
func noPiece(r exercise.Reason) bool   { return len(r.Pieces) == 0 }
func mine(r exercise.Reason) bool      { return r.Pieces[0].Piece.Color() == chess.White }
func nobody(r exercise.Reason) bool    { return len(r.By) == 0 }
func oneSquare(r exercise.Reason) bool { return len(r.Squares) <= 1 }
func nothing(r exercise.Reason) bool   { return r.Count == 0 }
func before(r exercise.Reason) bool    { return r.Count == 1 }
func behind(r exercise.Reason) bool    { return r.Count > 0 }

// waysTexts says in which way a danger is met.
var waysTexts = map[exercise.Way]string{
	exercise.ByMoving: "mover la pieza", exercise.ByGuarding: "defender", exercise.ByTaking: "capturar",
	exercise.ByBlocking: "cerrar el paso", exercise.ByThreat: "una amenaza tuya", exercise.ByKing: "mover el rey",
}

// gameReasons tells how a small game was lost.
var gameReasons = say.Reasons{
	exercise.PawnThrough: because("Un peón negro cruzó: ¡una dama!"),
	exercise.PieceLost:   because("$Doer capturó $piece."),
	exercise.NoMoveLeft: becauseIf(before, "A Pip no le quedan jugadas, así que nadie gana.",
		"No te quedan jugadas, así que nadie gana."),
	exercise.OutOfMoves: because("No bastaron $limit jugadas."),
}

// gamesTexts says how small games are won and lost.
var gamesTexts = say.GameRules{
	"pawns": func(*exercise.Exercise) string {
		return "Gana quien cruza primero el tablero; si no quedan jugadas, nadie gana."
	},
	"queen-pawns": func(e *exercise.Exercise) string {
		if e.Position.Color(chess.White).Count() > 2 { // one piece and a hidden king
			return "Captura todos los peones antes de que pase uno, y conserva una pieza."
		}
		if e.Position.Pieces(chess.Queen, chess.White) == 0 {
			return "Captura todos los peones antes de que pase uno, y conserva tu torre."
		}
		return "Captura todos los peones antes de que pase uno, y conserva tu dama."
	},
	"ending": func(e *exercise.Exercise) string {
		if e.Position.Pieces(chess.Pawn, chess.White) == 0 {
			return sentence("no dejes escapar la victoria y captura el peón; tienes %d jugadas", e.Most)
		}
		return sentence("no dejes escapar la victoria y haz una dama; tienes %d jugadas", e.Most)
	},
	"mate": func(e *exercise.Exercise) string {
		return sentence("conserva todas tus piezas; tienes %d jugadas", e.Most)
	},
}

// planReasons tells of squares and moves that do not meet a task about plans or openings.
var planReasons = say.Reasons{
	exercise.TradesPawns: because("Eso cambia peones. Cuando llevas ventaja, consérvalos."),
	exercise.NotAhead: becauseIf(behind, "Llevas $points de desventaja: conserva tus piezas.",
		"No llevas ventaja."),
	exercise.NoTrade:      because("Eso no cambia ninguna pieza."),
	exercise.PawnOnLine:   because("$Piece está en esa columna."),
	exercise.OnOpenLine:   because("$Piece ya está en una columna abierta."),
	exercise.CanGo:        because("$Piece puede moverse."),
	exercise.ReachesMore:  because("$Piece puede ir a más casillas que otra pieza."),
	exercise.ReachesFewer: because("Desde $square2 alcanza más casillas que desde $square."),
	exercise.NotBefore:    because("$Piece no está delante del rey."),
	exercise.NoAir:        because("El rey todavía no tiene salida hacia delante."),
	exercise.NoAim: becauseIf(before, "Esa pieza ya miraba a una casilla junto al rey.",
		"Desde $square, $theType no mira a ninguna casilla junto al rey."),
	exercise.StandsBy:     because("$Doer está al lado o detrás."),
	exercise.StoppedBy:    because("$Doer todavía puede parar ese peón."),
	exercise.NoNewPassed:  because("Eso no crea ningún peón pasado nuevo."),
	exercise.AlreadyOut:   because("$Piece ya está en juego."),
	exercise.NoMinor:      because("Toca solo caballos y alfiles que aún no se han movido."),
	exercise.NoHabit:      because("Ningún peón va al centro, ninguna pieza sale, y no es el enroque."),
	exercise.NoAimThere:   because("Desde $square, $theType no mira a $square2."),
	exercise.NotInSetUp:   because("Esa jugada no es de esta colocación."),
	exercise.ShutsIn:      because("Eso encierra $pieceTo."),
	exercise.StaysInSetUp: because("Ya no le quedan jugadas $pieceTo en esta colocación."),
}
