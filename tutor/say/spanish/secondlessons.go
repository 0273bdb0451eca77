package spanish

import "chesstutor/tutor/say"

// The lessons of the second path.
var secondLessons = say.Lessons{
	"use-pin": {
		Title: "Aprovecha la clavada",
		Can:   "Ya sabes aprovechar una clavada.",
		Screens: []string{
			"Una pieza clavada tiene que quedarse en su línea. Atácala una vez más, mejor con un peón.",
			"Fuera de esa línea no defiende nada. Captura lo que parece defender.",
			"Busca clavadas antes de mover. Después pregunta qué defiende cada pieza clavada.",
		},
	},
	"use-skewer": {
		Title: "Hasta la de detrás",
		Can:   "Ya sabes ganar la pieza de detrás.",
		Screens: []string{
			"Una enfilada ataca primero la pieza mayor. Se tiene que ir, y capturas la de detrás.",
			"Lo mejor es un jaque: el rey se tiene que ir enseguida.",
			"Si la pieza menor está delante, es una clavada.",
		},
	},
	"discovered": {
		Title: "Abre una línea",
		Can:   "Ya sabes abrir una línea.",
		Screens: []string{
			"Una pieza se aparta, y ataca la que está detrás.",
			"La pieza que se aparta también puede atacar: dos amenazas en una jugada.",
			"Si la línea se abre hacia el rey, es jaque. Tu primera pieza puede capturar lo que quiera.",
		},
	},
	"defender": {
		Title: "Elimina al defensor",
		Can:   "Ya sabes quitar un defensor.",
		Screens: []string{
			"¿Una pieza está defendida? Entonces mira a su defensor.",
			"Captura al defensor, o échalo con un jaque. Después la pieza está gratis.",
			"Cuenta primero: ¿qué das por el defensor?",
		},
	},
	"deflection": {
		Title: "Demasiado que defender",
		Can:   "Ya sabes desviar a un defensor.",
		Screens: []string{
			"Un defensor con dos trabajos solo puede hacer uno.",
			"Captura una de las dos piezas, u ofrece algo. El defensor tiene que dejar la otra.",
			"Mira también la última fila: a menudo una sola torre impide ahí el mate.",
		},
	},
	"trap": {
		Title: "Sin salida",
		Can:   "Ya sabes atrapar una pieza.",
		Screens: []string{
			"Una pieza sin casillas seguras está atrapada. Atácala, y está perdida.",
			"Busca piezas en el borde: tienen pocas casillas.",
			"También tus piezas: antes de ir lejos, busca el camino de vuelta.",
		},
	},
	"mating-nets": {
		Title: "Cuatro maneras de dar mate",
		Can:   "Ya sabes dar mate de cuatro maneras.",
		Screens: []string{
			"Escalera: dos torres, una junto a otra. Pasillo: al rey lo encierran sus propios peones.",
			"Mate de la coz: al rey lo rodean sus propias piezas, y un caballo da jaque.",
			"Mate de apoyo: la dama está junto al rey, y algo la defiende.",
		},
	},
	"before-you-move": {
		Title: "Antes de cada jugada",
		Can:   "Ya sabes mirar antes de mover.",
		Screens: []string{
			"Antes de cada jugada: ¿qué amenazan las negras?",
			"Después mira tus propios jaques y capturas.",
			"Por último: ¿qué podrían hacer las negras después de tu jugada?",
		},
	},
	"threats-first": {
		Title: "Amenazas antes que planes",
		Can:   "Ya sabes responder a una amenaza.",
		Screens: []string{
			"A una amenaza hay que responder enseguida. Los planes esperan.",
			"La mejor respuesta hace además algo propio.",
			"¿Puedes amenazar más? Entonces cuenta lo que gana cada bando.",
		},
	},
	"defend": {
		Title: "Cinco maneras de defenderse",
		Can:   "Ya sabes defenderte de cinco maneras.",
		Screens: []string{
			"Captura al atacante, aparta la pieza o defiéndela.",
			"Cierra la línea, o amenaza algo mayor.",
			"Pregunta cada vez: ¿cuál no cuesta nada?",
		},
	},
	"long-count": {
		Title: "Contar hasta el final",
		Can:   "Ya sabes contar cambios largos.",
		Screens: []string{
			"Cuenta quién ataca una casilla y quién la defiende.",
			"Captura primero con la pieza más barata.",
			"Para cuando la captura siguiente te cueste algo.",
		},
	},
	"box": {
		Title: "La caja y la escalera",
		Can:   "Ya sabes encerrar a un rey.",
		Screens: []string{
			"Deja al rey una caja más pequeña con cada jugada.",
			"Acerca tu propio rey: una torre sola no puede dar mate.",
			"Dos torres no necesitan al rey: suben como por una escalera.",
		},
	},
	"square": {
		Title: "El cuadrado del peón",
		Can:   "Ya sabes ver quién alcanza a un peón.",
		Screens: []string{
			"Dibuja un cuadrado desde el peón hasta su última fila, tan ancho como alto.",
			"Un rey dentro del cuadrado alcanza al peón.",
			"Desde su salida un peón puede avanzar dos casillas: cuenta con eso.",
		},
	},
	"opposition": {
		Title: "Rey contra rey",
		Can:   "Ya sabes hacer que un rey ceda el paso.",
		Screens: []string{
			"Los reyes están frente a frente con una casilla en medio.",
			"Entonces, a quien le toca tiene que ceder el paso.",
			"Rodéalo por el lado que deja libre.",
		},
	},
	"key-squares": {
		Title: "Delante del peón",
		Can:   "Ya sabes hacer pasar a un peón.",
		Screens: []string{
			"El rey va primero, y el peón lo sigue.",
			"Hay tres casillas clave dos filas por delante del peón.",
			"Con tu rey en una de ellas, el peón pasa.",
		},
	},
	"pawn-race": {
		Title: "¿Quién llega primero?",
		Can:   "Ya sabes ganar una carrera de peones.",
		Screens: []string{
			"Dos peones corren: cuenta las jugadas de los dos.",
			"Quien corona primero quizá puede parar al otro, o dar jaque.",
			"A veces un paso del rey gana más tiempo que un paso del peón.",
		},
	},
	"rook-endings": {
		Title: "La torre corta el paso",
		Can:   "Ya sabes ganar con una torre contra un peón.",
		Screens: []string{
			"Una torre entre el rey y el peón corta el paso al rey.",
			"Una torre detrás del peón lo captura cuando se mueve.",
			"Después acerca tu propio rey: la torre puede esperar.",
		},
	},
}
