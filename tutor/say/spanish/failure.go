package spanish

import "chesstutor/tutor/say"

var failure = say.Failure{
	NoPage: "Esta página no existe", Sorry: "Lo sentimos", Moment: "Un momento, por favor", DidNot: "Eso no funcionó",
	Offline: "Sin conexión", OfflineText: "Tu partida está guardada. Sigue cuando vuelva la conexión.",
	Again: "Intentar de nuevo", Back: "Volver a la partida", Report: "Para avisar del fallo, indica su código:",
}
