package spanish

import "chesstutor/templates/wording"

var (
	newRoom = wording.NewRoom{
		Title:        "Jugar con amigos",
		Intro:        "Recibes un enlace para enviar. Quien primero lo abra y pulse Jugar es tu rival.",
		Side:         "Juegas con",
		ByLot:        "Cualquiera, al azar",
		White:        "Blancas",
		Black:        "Negras",
		Time:         "Tiempo para cada uno",
		Free:         "Otro tiempo:",
		Minutes:      "Minutos",
		Increment:    "Segundos más por jugada",
		Marks:        "¿Quién ve las marcas del entrenador?",
		Both:         "Los dos",
		OnlyMe:       "Solo yo",
		OnlyOpponent: "Solo mi rival",
		Neither:      "Ninguno",
		Make:         "Crear una sala",
		Back:         "Volver a la partida",
		CodeAsks:     "¿Tienes el código o el enlace de una sala?",
		CodeGo:       "Ir allí",
	}
	noRoom = wording.NoRoom{
		Title:    "Esa sala no existe",
		Heading:  "Esa sala no existe",
		Text:     "O ya no está. Mira otra vez el enlace o el código.",
		Make:     newRoom.Make,
		Back:     "Volver a tu propia partida",
		CodeAsks: newRoom.CodeAsks,
		CodeGo:   newRoom.CodeGo,
	}
	roomPage = wording.Room{
		Lost:    play.ConnectionLost,
		Unsent:  play.NotSent,
		Crowded: "Hay mucha gente mirando esta partida. Esta página pide noticias cada pocos segundos.",
		Another: newRoom.Make,
		Link:    "El enlace",
		Copy:    "Copiar el enlace",
		Copied:  play.Copied,
		QR:      "El enlace como código QR",
		Scan:    "Apunta aquí con una cámara. O escribe este código en «Jugar con amigos»:",
	}
)
