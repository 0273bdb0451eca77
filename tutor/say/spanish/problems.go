package spanish

import (
	"fmt"

	"chesstutor/tutor/say"
)

// problems has the sentences of problems. What was sent is quoted, and cut.
var problems = say.Problems{
	say.Unexpected:      problem("Algo salió mal aquí. Tu partida sigue como estaba; inténtalo de nuevo, por favor."),
	say.NotFound:        problem("En esta dirección no hay nada guardado."),
	say.WrongMethod:     problem("$name no sirve en esta dirección; responde a $names."),
	say.OtherSite:       problem("Esto vino de otro sitio, así que no se cambió nada."),
	say.WrongHost:       problem("Chess Tutor está en otra dirección. Abre $name."),
	say.TooManyRequests: problem("Llegaron demasiadas peticiones desde tu dirección. Espera un momento."),
	say.TooLarge:        problem("Eso ocupa más de $number bytes."),
	say.GivenUp:         problem("La petición se abandonó."),
	say.Busy: problem("La máquina está jugando demasiadas partidas. " +
		"Tendrá tiempo para ti dentro de $seconds, más o menos."),

	say.NotSent:      problem("Envía un formulario o application/json."),
	say.CutOff:       problem("No llegó todo. Envíalo otra vez, por favor."),
	say.TooSlow:      problem("Tardó demasiado en llegar. Envíalo otra vez, por favor."),
	say.NotAForm:     problem("Esto no es un formulario."),
	say.NotAnObject:  problem(`Esto no es un objeto JSON, como {"from": "e2", "to": "e4"}.`),
	say.FieldTwice:   problem("$Quoted está dos veces."),
	say.FieldNested:  problem("$Quoted tiene que ser un texto, un número, un booleano o una lista de textos."),
	say.NoSquare:     problem("A la petición le falta $name: una casilla, de a1 a h8."),
	say.NotBoolean:   problem("$Name es true o false."),
	say.NotOneOf:     problem("$Name es $choice."),
	say.NotSomeOf:    problem("$Name son $names, o ninguno."),
	say.NoSuchLevel:  problem("Ese nivel no existe: level es el número de uno de los que da GET /levels."),
	say.PlyNumber:    problem("Ply es un número entero: cuántas jugadas se han hecho."),
	say.PlyRange:     problem("Ply es un número entero de 0 a $number: cuántas jugadas se han hecho."),
	say.HintRange:    problem("Step es un número entero de 1 a $number."),
	say.LineRange:    problem("Step es un número entero de 0 a lo que mide la línea, como mucho $number."),
	say.NoPromotion:  problem("Ningún peón corona de $square a $square2."),
	say.ComputerTurn: problem("Todavía no te toca."),
	say.PersonTurn:   problem("Te toca a ti."),
	say.NoComputer:   problem("En esta partida no juega la máquina."),
	say.NoThreat:     problem("Cuando no te toca, no hay amenaza que mostrar."),
	say.NoLastMove:   problem("Todavía no ha movido nadie."),
	say.NoMoveToUndo: problem("No hay nada que deshacer."),
	say.GameLost:     problem("Tu última partida no se pudo leer, así que aquí tienes una nueva."),
	say.GameTooLong:  problem("Esta partida es demasiado larga para guardarla: termina aquí."),
	say.Stale:        problem("La partida ha seguido desde entonces; así está ahora."),

	say.ProgressLost:    problem("Tu progreso ya no se pudo leer, así que empieza de nuevo."),
	say.NoExercise:      problem("Esa lección o ese ejercicio no existe."),
	say.NotOpen:         problem("Este ejercicio no está abierto. Empiézalo primero."),
	say.AnsweredAlready: problem("Esa respuesta ya se contó. Aquí es donde estás."),
	say.OtherAnswer:     problem("Este ejercicio se responde con $name."),
	say.BadAnswer:       problem("$Name no se puede leer: las casillas son como e4, una jugada como e2e4."),
	say.NoProgressLink:  problem("Este enlace no se puede leer. Crea uno nuevo en el otro dispositivo."),

	say.LinkTooLong:  problem("Esta partida es demasiado larga para un enlace. Guárdala como PGN."),
	say.NoLinkedGame: problem("Este enlace no contiene ninguna partida. Quizá le falta una parte."),
	say.OldLink:      problem("Este enlace es demasiado viejo para leerlo. Pide uno nuevo a quien te lo envió."),
	say.NoGameIn:     problem("No encontré ninguna partida en este texto. En PGN es como 1. e4 e5 2. Nf3 Nc6."),
	say.NoSuchGame:   problem("Index es un número entero de 1 a $number."),
	say.GameUnderWay: problem("Tienes una partida en marcha. Envía también sure para dejarla."),
	say.GoesOn:       problem("Esta partida sigue en juego. Se podrá repasar cuando termine."),
	say.NoSuchMoment: problem("En esta partida no hay ese momento."),

	say.TooManyArrows: problem("Una imagen tiene como mucho $number flechas."),
	say.TriedEnough:   problem("No se pueden probar más jugadas. Deshaz algunas."),
}

// seconds tells a time: "un segundo", "12 segundos".
func seconds(n int) string {
	if n > 1 {
		return fmt.Sprintf("%d segundos", n)
	}
	return "un segundo"
}
