package spanish

import "chesstutor/tutor/say"

var roomProblems = say.Problems{
	say.NoSuchRoom:     problem("Esa sala no existe, o ya no está. Mira otra vez el enlace o el código."),
	say.NoRooms:        problem("En este servidor no hay salas."),
	say.RoomClosed:     problem("Esta partida es solo para quienes la juegan."),
	say.PlayersOnly:    problem("Solo los dos jugadores pueden pedir eso."),
	say.NoHelp:         problem("En esta sala se juega sin la ayuda del entrenador."),
	say.TooManyStreams: problem("Hay demasiada gente en esta sala o desde tu dirección. Inténtalo más tarde."),
	say.ServerAway:     problem("El propio servidor no estaba hace un momento. Tu rival tiene un minuto para volver."),
	say.RoomsDown:      problem("Ahora no se puede llegar a las salas. Las partidas contra la máquina siguen."),
	say.RoomsSlow:      problem("El servidor tiene ahora demasiado trabajo. Inténtalo dentro de un momento."),
	say.RoomCrowded:    problem("En esta sala pasan demasiadas cosas a la vez. Inténtalo de nuevo."),
	say.TooManyMade:    problem("Desde tu dirección se han creado demasiadas salas. Espera un momento."),
	say.TooManyOpen:    problem("Hay demasiadas salas abiertas desde tu dirección. Cierra antes algunas."),
	say.NoSeat:         problem("Esta clave no abre ningún sitio en esta sala."),
	say.TimeRanOut:     problem("Se acabó el tiempo, así que la partida ha terminado."),
	say.NotANumber:     problem("$Name es un número."),
	say.EventNumber:    problem("$Name es un número entero: el del último suceso que tienes."),

	say.NoSuchClass: problem("No hay clase con este código, o ya terminó. " +
		"Mira otra vez el código, o pregunta a tu profe."),
	say.NotTheirs:    problem("Solo quien lleva esta clase puede hacer eso."),
	say.NameTaken:    problem("Alguien acaba de elegir ese animal. Elige otro."),
	say.ClassLocked:  problem("Ahora no puede entrar nadie. Pide a tu profe que abra la clase."),
	say.ClassFull:    problem("Esta clase está llena. Pregunta a tu profe."),
	say.SeatGone:     problem("Aquí no estás en esta clase. Entra otra vez, con tu tarjeta si la tienes."),
	say.BadCard:      problem("Esta tarjeta no abre nada. Pide una nueva a tu profe."),
	say.BadTitle:     problem("Da a la clase un título de $Number caracteres como mucho, en una línea."),
	say.DaysRange:    problem("Una clase dura de 1 a $Number días."),
	say.NobodyHere:   problem("Todavía no hay alumnos. Espera a que hayan entrado."),
	say.AllPlay:      problem("Todas las parejas están jugando. Marca la casilla para emparejarlas de nuevo."),
	say.NoSuchTask:   problem("Esa tarea no existe."),
	say.NotAClock:    problem("Ningún reloj va tantos minutos por delante de UTC ($name)."),
	say.NoSuchSheet:  problem("Una hoja tiene de 1 a $Number ejercicios, por sus nombres."),
	say.NoSuchLook:   problem("Eso no se puede mirar. Envía el enlace de una posición o de un ejercicio."),
	say.NoSuchReply:  problem("Eso no es una respuesta aquí. Pulsa una pieza y después adónde va."),
	say.LookOver:     problem("La respuesta ya se ha mostrado."),
	say.ClassesMade:  problem("Desde tu dirección se han creado demasiadas clases. Espera unos minutos."),
	say.WrongCodes:   problem("Llegaron demasiados códigos falsos desde tu dirección. Espera un minuto y repítelo."),
	say.ClassCrowded: problem("En esta clase pasan demasiadas cosas a la vez. Inténtalo de nuevo."),
	say.NotADay:      problem("$Name es un día, como 2027-03-01."),
	say.SoAlready:    problem("Eso ya es así."),

	say.NoSuchBoard: problem("En esta página no hay un tablero con ese nombre."),
	say.CannotMove:  problem("En ese tablero ninguna pieza se puede mover desde $square."),
}
