package spanish

import (
	"fmt"
	"strings"

	"chesstutor/templates/wording"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/exercise"
	"chesstutor/tutor/fact"
	"chesstutor/tutor/practice"
	"chesstutor/tutor/say"
)

var skillTexts = say.Practice{
	Skills: say.SkillTexts{
		practice.Attacked:      "¿Qué se puede capturar?",
		practice.Attackers:     "¿Quién la ataca?",
		practice.SafeSquares:   "Casillas seguras",
		practice.FreePieces:    "Piezas gratis",
		practice.GuardOrMove:   "Defender o mover",
		practice.WaysOut:       "Salir del jaque",
		practice.MateInOne:     "Mate en una",
		practice.GoodTrade:     "¿Buen cambio?",
		practice.WhatChanged:   "¿Qué ha cambiado?",
		practice.Mistake:       "¿Es un error?",
		practice.Fork:          "Ataque doble",
		practice.PinAndSkewer:  "Clavada y enfilada",
		practice.OpenedLine:    "Ataque descubierto",
		practice.MateInTwo:     "Mate en dos",
		practice.PromoteOrStop: "Coronar o impedirlo",
		practice.MatingNets:    "Mates que conocer",
		practice.BringOut:      "Sacar las piezas",
		practice.KingAndPawn:   "Rey y peón",
		practice.TrappedPiece:  "Atrapar una pieza",
		practice.StopTheThreat: "Parar la amenaza",
		practice.OpenedCheck:   "Jaque descubierto",
		practice.TakeTheGuard:  "Eliminar al defensor",
		practice.Deflection:    "Desviar a un defensor",
		practice.Simplify:      "¿Con ventaja? Cambia",
		practice.InBetween:     "Antes de recapturar",
	},
	Tasks:        practiceTasks,
	Difficulties: say.DifficultyTexts{practice.Easy: "fácil", practice.Medium: "media", practice.Hard: "difícil"},
}

// pieceOn names the piece on a square, with de or a before it if need be: "tu caballo de f3", "al caballo de f3".
func pieceOn(p *chess.Position, s chess.Square, yours bool, r relation) string {
	t := p.At(s).Type()
	if yours {
		return your(t, r) + " de " + s.String()
	}
	return theOn(fact.PlacedPiece{Piece: p.At(s), Square: s}, r)
}

// exerciseParts are the parts of tasks: the piece asked about or moved, where it goes, what stands there, and Black's
// last move.
var exerciseParts = phrased(say.Parts[*exercise.Exercise]{
	"square": func(e *exercise.Exercise) any { return e.Square },
	"moves":  func(e *exercise.Exercise) any { return feminine(e.Most, "jugada", "jugadas") },
	"save":   func(e *exercise.Exercise) any { return "sálva" + pronoun(e.Position.At(e.Square).Type()) },
	"last": func(e *exercise.Exercise) any {
		return fmt.Sprintf("%s fue de %s a %s",
			colored(chess.PieceOf(e.Position.At(e.Last.To()).Type(), chess.Black), bare), e.Last.From(), e.Last.To())
	},
}, map[string]func(*exercise.Exercise, relation) string{
	"piece":     func(e *exercise.Exercise, r relation) string { return pieceOn(&e.Position, e.Piece, true, r) },
	"there":     func(e *exercise.Exercise, r relation) string { return pieceOn(&e.Position, e.Square, false, r) },
	"yourThere": func(e *exercise.Exercise, r relation) string { return pieceOn(&e.Position, e.Square, true, r) },
})

// asks returns a function that says a task with its parts, and why its solution is right.
func asks(task, why string) func(*exercise.Exercise) say.Task {
	tell := exerciseParts.Telling(task)
	return func(e *exercise.Exercise) say.Task { return say.Task{Task: tell(e), Why: why} }
}

var practiceTasks = say.PracticeTasks{
	"mine-taken": asks("Toca todas tus piezas que las negras pueden capturar.",
		"Las negras no pueden capturar nada más."),
	"attackers": asks("Toca todas tus piezas que pueden capturar $there.", "Ninguna otra puede."),
	"taken-by": asks("Toca todas las piezas negras que pueden capturar $yourThere.",
		"Ninguna otra puede."),
	"safe-squares": asks("Toca todas las casillas donde $piece está a salvo.", "Ahí nada puede capturar esa pieza."),
	"free": asks("Toca todas las piezas negras que puedes capturar gratis.",
		"Ahí nada puede recapturar."),
	"saves":   asks("$YourThere está en peligro. $Save.", "Así no pierdes nada."),
	"escapes": asks("¡Jaque! Toca todas las casillas adonde puede ir tu rey.", "Ahí nada ataca al rey."),
	"helpers": asks("¡Jaque! Toca todas las piezas que pueden acabar con él.",
		"Cada una tiene una jugada que acaba con el jaque."),
	"blocks": asks("¡Jaque! Toca todas las casillas donde otra pieza puede taparlo.",
		"Una pieza puesta ahí detiene el jaque."),
	"out-of-check": asks("¡Jaque! Sal de él sin perder nada.", "Has salido del jaque, y no pierdes nada."),
	"mates":        asks("Mate en una jugada. Encuéntralo.", "Es jaque, y ninguna jugada lo evita."),
	"sound":        asks("Capturas $there con $piece. ¿Es al menos un cambio justo?", "Así no pierdes nada."),
	"newly-attacked": asks("$Last. Toca lo que las negras atacan ahora y antes no.",
		"Antes de esa jugada, las negras no las podían capturar."),
	"newly-free": asks("$Last. Toca lo que solo ahora está gratis.",
		"Antes de esa jugada, no las podías capturar gratis."),
	"mistake": asks("Juegas $piece a $square. ¿Es un error?", "No pierde nada."),
	"forks":   asks("Ataca dos piezas con una jugada.", "Ataca dos a la vez, y ganas algo."),
	"skewers": asks("Enfilada: ataca una pieza que tiene otra detrás.",
		"Las dos están en una misma línea, y eso gana."),
	"pins":       asks("Clava $thereTo contra su rey.", "No puede dejar la línea de su rey."),
	"opens-line": asks("Aparta una pieza y gana con la línea que se abre.", "La línea se abre, y eso gana."),
	"mate": asks("Mate en dos, jueguen lo que jueguen las negras.",
		"Jugaran lo que jugaran, luego venía el mate."),
	"promote": asks("Haz pasar un peón: una dama nueva en $moves.",
		"La dama nueva se queda, o es mate."),
	"stops-promotion": asks("Un peón negro está a punto de ser dama. Impídelo.",
		"Ahora ninguna dama nueva de las negras se quedaría."),
	"keeps-win":  asks("Puedes ganar. Encuentra la jugada.", "Ahora ganas, jueguen lo que jueguen las negras."),
	"keeps-draw": asks("No pierdas: encuentra la jugada.", "Ahora son tablas, jueguen lo que jueguen las negras."),
	"traps":      asks("Atrapa $thereTo.", "Está bajo ataque, y no tiene ninguna casilla segura."),
	"threatens-mate": asks("Las negras amenazan mate. Toca todas las casillas donde lo darían.",
		"Si pasas, las negras dan mate ahí."),
	"stops-mate": asks("Las negras amenazan mate. Impídelo sin perder nada.",
		"Ahora ninguna jugada negra da mate."),
	"opens-check": asks("Aparta una pieza para que otra dé jaque, y gana.", "El jaque no deja tiempo a las negras."),
	"removes-guard": asks("Captura o echa al defensor $thereOf, y gana.",
		"Sin su defensor, se pierde."),
	"lures": asks("Desvía a un defensor, y gana.", "Un defensor no puede hacer dos trabajos a la vez."),
	"simplifies": asks("Tienes ventaja: cambia una pieza por otra que valga lo mismo.",
		"Quedan menos piezas, y sigues con ventaja."),
	"in-between": asks("$Last y capturó. Antes de recapturar, busca algo mejor.",
		"Las negras tienen que responder, y todavía puedes ganar lo mismo que antes."),
	"brings-out": asks("Saca un caballo o un alfil sin perder nada.", "Entra en juego, y no pierdes nada."),
}

var practicePage = say.PracticePage{
	Practice: wording.Practice{
		Title: "Practicar", Repeat: "Este ya lo fallaste una vez.", Five: "Estos eran los cinco de hoy.",
		FromGame: "De tu partida",
		More:     "Diez más", Ended: "Hecho", GoOn: "Seguir", Closed: "Hay otro ejercicio abierto.",
		Skills: "Tus habilidades", Intro: "Un poco cada día es lo que más ayuda. Si un día faltas, no pierdes nada.",
		Later:     "Todavía por descubrir",
		MixedFive: "Practicar cinco, mezclados",
		Mixed:     "Practicar diez, mezclados", Has: "la dominas", Today: "toca hoy",
		Lesson:  "Lección",
		PlayOut: "Juégalo hasta el final",

		Name: "Nombre", Date: "Fecha", Answer: "Mi respuesta", Solutions: "Soluciones", Print: "Imprimir una hoja",
		Other: "Otra hoja", White: "Llevas las blancas.", MixedSheet: "Práctica mezclada",
		Letter: "Imprímela en papel A4 o Carta.",
	},
	Phrases: say.PracticePhrases{
		Place:  func(number, of int) string { return fmt.Sprintf("Práctica: %d de %d", number, of) },
		Score:  func(right, of int) string { return fmt.Sprintf("%d de %d", right, of) },
		AtOnce: func(right, of int) string { return fmt.Sprintf("%d de %d bien a la primera", right, of) },
		Ended: func(later, of int) string {
			if later == 0 {
				return fmt.Sprintf("Hechos: %d", of)
			}
			return fmt.Sprintf("Resueltos: %d", later)
		},
		Went: func(right, later, of int) string {
			switch {
			case right == of:
				return "Los viste todos a la primera."
			case right+later == 0:
				return "Eran difíciles, y seguiste hasta el final. Así se aprende."
			case later == of:
				return "Ninguno a la primera, todos después: así se aprende."
			case right == 0 && later == 1:
				return "Ninguno a la primera, pero uno sí después. Así se aprende."
			case right == 0:
				return "Ninguno a la primera, pero estos sí después. Así se aprende."
			case later == 0:
				return ""
			}
			return fmt.Sprintf("%d más en otro intento.", later)
		},
		Back: func(n int) string {
			if n == 1 {
				return "Uno vuelve mañana."
			}
			return say.Capitalized(number(n)) + " vuelven mañana."
		},
		Tricky: func(n int) string {
			if n == 1 {
				return "Uno era difícil."
			}
			return say.Capitalized(number(n)) + " eran difíciles."
		},
		See: func(n int) string {
			if n == 1 {
				return "Míralo"
			}
			return "Mira los " + number(n)
		},
		Days: func(n int) string {
			if n == 0 {
				return "Tu primer día"
			}
			return "Has practicado " + amount(n, "día", "días")
		},
		Due:    func(n int) string { return fmt.Sprintf("%d para hoy", n) },
		One:    func(skill string) string { return "Practicar: " + skill },
		Box:    func(n, of int) string { return fmt.Sprintf("paso %d de %d", n, of) },
		Found:  func(n, of int) string { return say.Capitalized(fmt.Sprintf("%s de %s", number(n), number(of))) },
		Right:  func(of int) string { return fmt.Sprintf("/ %d", of) },
		Paper:  strings.NewReplacer("Toca ", "Rodea ", " toca ", " rodea ").Replace,
		Figure: func(n int) string { return fmt.Sprint(n) },
		Yes:    func() string { return "sí" },
		No:     func() string { return "no" },
	},
}
