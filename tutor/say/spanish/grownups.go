package spanish

import "chesstutor/tutor/say"

var grownUps = say.GrownUps{
	Title: "Para personas adultas",
	Intro: "Un entrenador que enseña ajedrez desde la primera jugada. Gratis, sin anuncios y sin cuentas.",
	Link:  "Para personas adultas",
	What:  "Qué es", WhatSays: "Lecciones cortas, partidas y un entrenador que explica por qué.",
	Keeps:       grownUpsKeeps,
	Child:       grownUpsChild,
	Sheets:      grownUpsSheets,
	School:      grownUpsSchool,
	KeptOfRooms: keptOfRooms, KeptWithoutRooms: keptWithoutRooms, TwoChildren: twoChildren,
	KeptOfClasses: keptOfClasses, ClassHere: classHere,
	ClassSays: "Crea una clase sin cuentas. O instala tu propio servidor.",

	KeptHere: "Qué guarda este navegador", Path: "Todas las lecciones", Skills: "Todas las habilidades",
	Sheet:       "Imprimir una hoja",
	Certificate: "El diploma",
	Position:    "Preparar una posición", Progress: "El progreso en este dispositivo",
	Settings: "Ajustes", MakeClass: "Crear una clase", JoinClass: "Entrar en una clase",
}

var keptOfRooms = say.GrownUpPart{Title: "En el servidor", Texts: []string{
	"Allí solo se guardan las partidas con amigos y las clases.",
	"De una partida: lo que se eligió, las jugadas y sus tiempos.",
	"No contienen nombres. Los sitios y la dirección que creó la partida se guardan como códigos.",
	"Quién se sienta en una partida se sabe por una cookie en ese navegador.",
	"Una partida se borra 30 días después de su última jugada. Si nadie la empieza, se borra al día siguiente.",
	"Quien tiene el enlace de una partida así puede mirarla. No hay chat.",
}}

var keptOfClasses = say.GrownUpPart{Title: "En una clase", Texts: []string{
	"Un niño es, en una clase, un animal y un color. No se pide ni se guarda nombre, dirección o edad.",
	"Se guardan sus estrellas, cuántas respuestas acertó o falló en 14 días y los últimos 20 ejercicios fallados.",
	"También su lección, la última posición de su partida y la diferencia entre el reloj del docente y UTC.",
	"Solo lo ve quien da la clase, y solo lo que se hizo mientras el niño tenía ese sitio.",
	"Una clase se borra 30 días después de la última visita del docente, o a los 400 días como mucho.",
	"Con un botón se borra enseguida.",
}}

var classHere = say.GrownUpPart{Title: "Una clase sin cuentas", Texts: []string{
	"Crea una clase y muestra su cartel. Cada niño lo escanea o escribe el código, y elige un animal.",
	"Ves quién está, qué hace cada cual y quién necesita ayuda. Tú dices qué toca hoy.",
}}

var keptWithoutRooms = say.GrownUpPart{Title: "En el servidor", Texts: []string{
	"Allí no se guarda nada de lo que aquí se juega o se aprende.",
}}

var twoChildren = say.GrownUpPart{Title: "Dos niños, dos dispositivos", Texts: []string{
	"Juegan entre ellos con un enlace, un código QR o un código que se escribe.",
}}

var grownUpsKeeps = say.GrownUpPage{
	Title: "Qué guarda",
	Says:  "El progreso se queda en este navegador. No se pide ningún nombre.",
	Parts: []say.GrownUpPart{
		{Title: "En el navegador", Texts: []string{
			"Las partidas, los ajustes, las estrellas y la práctica se quedan en este navegador, en cookies, un año.",
			"El servidor firma esas cookies, para que nadie más pueda escribirlas. Ningún script puede leerlas.",
			"Las lecciones abiertas se guardan para leerlas sin conexión. También una jugada aún sin enviar.",
			"Un botón olvida lo que aquí se jugó y se aprendió.",
		}},
		{Title: "En el registro", Texts: []string{
			"Quien lleva el servidor puede guardar un registro: página, hora y dirección de red de cada petición.",
			"De las clases y los niños que hay en ellas no contiene ni dirección ni código.",
			"Pregúntale cuánto tiempo lo conserva.",
		}},
	},
}

var grownUpsChild = say.GrownUpPage{
	Title: "Con un niño",
	Says:  "Diez minutos al día. Pregunta: ¿qué atacó esa jugada?",
	Parts: []say.GrownUpPart{
		{Title: "Cómo empezar", Texts: []string{
			"Elige la primera puerta, «Empiezo desde cero». No hace falta saber las reglas: se aprenden juntos.",
			"Una lección, unos ejercicios o una partida bastan para un día. Para mientras sea divertido.",
		}},
		{Title: "Qué preguntar", Texts: []string{
			"Antes de una jugada: ¿qué quiere el otro bando? ¿Qué pieza está en peligro?",
			"Después de una jugada: ¿qué atacó? ¿Qué dejó sin defensa?",
			"Después de una partida: ¿qué jugada te gusta más?",
		}},
		{Title: "Qué dejar al tablero", Texts: []string{
			"Que toque las piezas el niño. Espera antes de ayudar: el tablero dice qué salió mal.",
			"Las pistas dicen primero poco, y después más. Contra la máquina se puede deshacer una jugada.",
			"Perder forma parte del juego. En «Partida nueva» hay rivales más fáciles, y más difíciles.",
		}},
		{Title: "Qué se puede ajustar", Texts: []string{
			"En los ajustes, el entrenador habla más o menos, y el tablero muestra más marcas o menos.",
			"Quien todavía no sabe leer pulsa el búho, que lee en voz alta si el navegador tiene voz.",
		}},
	},
}

var grownUpsSheets = say.GrownUpPage{
	Title: "Hojas y enlaces",
	Says:  "Ejercicios en papel, enlaces para dar, y hasta dónde ha llegado un niño.",
	Parts: []say.GrownUpPart{
		{Title: "Hojas para imprimir", Texts: []string{
			"Cada habilidad tiene una hoja para imprimir, y hay una mezclada. Las soluciones van en página aparte.",
			"La misma dirección da otra vez la misma hoja.",
		}},
		{Title: "Un diploma", Texts: []string{
			"Cuando todas las lecciones tienen estrellas, el camino lleva a un diploma. " +
				"Imprímelo desde el menú del navegador, en horizontal.",
			"El nombre y la fecha se escriben a mano: nada de eso se guarda.",
		}},
		{Title: "Enlaces para dar", Texts: []string{
			"Abre una lección o una habilidad y copia su dirección. Quien la abre llega allí enseguida.",
			"Prepara una posición y crea un enlace a ella, o envía una partida ya jugada.",
			"Un enlace nunca sustituye la partida de un niño sin preguntar.",
		}},
		{Title: "Hasta dónde ha llegado", Texts: []string{
			"«Tu progreso», en su dispositivo, muestra las estrellas de cada lección y lo visto en las partidas.",
			"«Crear un enlace» lleva el progreso a otro dispositivo. Al abrirlo, primero dice qué trae.",
			"Nadie más puede consultarlo. En una clase, el docente ve lo que se hizo allí.",
		}},
	},
}

var grownUpsSchool = say.GrownUpPage{
	Title: "Para una clase o un colegio",
	Says:  "Un programa en un equipo, para toda una clase.",
	Parts: []say.GrownUpPart{
		{Title: "Una clase en este servidor", Texts: []string{
			"No hay que instalar nada en los dispositivos: bastan un navegador y la dirección.",
			"Si varios niños comparten un equipo, que cada uno olvide este navegador al final. " +
				"Antes, crea un enlace al progreso.",
		}},
		{Title: "Un servidor propio", Texts: []string{
			"Chess Tutor es un solo programa libre. No necesita otro servicio ni carga nada de otros sitios.",
			"Ponlo en marcha en un equipo, y todos los demás de la red abren su dirección.",
		}},
		{Title: "Qué viene con el programa", Texts: []string{
			"Para docentes: el archivo docs/teachers.md. Cuenta cómo empieza una clase, y qué límites tiene la red.",
			"Para quien lo instala: docs/running.md, docs/security.md, y docs/deploy para un servicio duradero.",
		}},
	},
}
