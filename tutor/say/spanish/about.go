package spanish

import "chesstutor/tutor/say"

var aboutPage = say.AboutPage{
	Title: "Sobre este sitio",
	What:  "Qué es", WhatText: "Chess Tutor te enseña ajedrez mientras juegas.",
	Keeps: "Qué guarda",
	Browser: "Tu partida, tus ajustes y tu progreso se quedan en tu navegador, durante un año. " +
		"El servidor no guarda ninguna copia.",
	Rooms: "Las partidas con amigos se guardan en el servidor: las jugadas y sus tiempos, sin nombres. " +
		"Se borran 30 días después de la última jugada. " +
		"De una clase guarda estrellas y respuestas, sin nombres, hasta que la clase termina.",
	Log:    "El registro del servidor anota cada petición: la página, la hora y la dirección.",
	Nobody: "No hay cuentas ni publicidad. No se carga nada de otros sitios.",
	Free:   "Software libre", Licence: "Cualquiera puede usarlo, cambiarlo y compartirlo, con la licencia MIT.",
	Source:  "La licencia y la lista de componentes vienen con el programa.",
	Version: func(version string) string { return "Esta es la versión " + version + "." },
	Forget:  "Qué guarda este navegador", Play: "Jugar",
}
