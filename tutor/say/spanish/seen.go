package spanish

import (
	"fmt"

	"chesstutor/templates/wording"
	"chesstutor/tutor/chance"
	"chesstutor/tutor/say"
)

var fading = say.Fading{
	Groups: say.GroupNames{
		chance.Danger:     "Piezas en peligro",
		chance.Free:       "Piezas gratis",
		chance.MateInOne:  "Mates",
		chance.Fork:       "Ataques dobles",
		chance.PinSkewer:  "Clavadas y enfiladas",
		chance.OpenedLine: "Ataques descubiertos",
		chance.Trapped:    "Piezas atrapadas",
		chance.Trade:      "Buenos cambios",
		chance.Promotion:  "Coronación",
		chance.Check:      "Salidas del jaque",
		chance.Stalemate:  "Rey ahogado",
		chance.Opening:    "Primeras jugadas",
	},
	Questions: say.Questions{
		chance.Danger:     "¿Hay algo tuyo en peligro?",
		chance.Free:       "¿Puedes ganar algo aquí?",
		chance.MateInOne:  "Mira los dos reyes: ¿puede alguno recibir mate pronto?",
		chance.Fork:       "¿Puede una jugada atacar dos piezas?",
		chance.PinSkewer:  "¿Hay dos piezas en una misma línea?",
		chance.OpenedLine: "¿Puede una jugada abrir una línea?",
		chance.Trapped:    "¿Hay alguna pieza que no podría escapar?",
		chance.Trade:      "¿Hay un buen cambio para ti?",
		chance.Promotion:  "¿Hasta dónde puede llegar un peón?",
		chance.Check:      "Estás en jaque: ¿cuál es la mejor salida?",
		chance.Stalemate:  "Mira otra vez antes de mover: ¿podría acabar en tablas?",
		chance.Opening:    "¿Qué toca ahora: un peón al centro, otra pieza o el rey a salvo?",
	},
	Saw: func(told string) string { return "Lo viste. " + told },
	Not: "No es esa. ¿Miras otra vez?",
}

var seenPage = wording.Seen{
	Game: func(group string, seen, of int) string {
		if group != "" {
			return fmt.Sprintf("%s en tu última partida: viste %d de %d.", group, seen, of)
		}
		return fmt.Sprintf("Oportunidades que viste en tu última partida: %d de %d.", seen, of)
	},
	Title: "Lo que ves sin ayuda",
	Intro: "Ve una idea tres veces seguidas: entonces el entrenador te pregunta. Si se te escapa una vez, te la dice " +
		"de nuevo. Siempre te avisa cuando hay más que un peón en peligro.",
	Kept: "Este dispositivo guarda cómo fueron tus últimas ocho oportunidades de cada idea. También guarda hasta " +
		"dónde se contó en la última partida. Cuenta lo visto y lo que se escapó durante cuatro semanas.",
	Group: "Idea", Last: "Últimas oportunidades, la más nueva primero", Now: "El entrenador",
	Done: "vista", Alone: "vista sin ayuda", Missed: "se escapó",
	None:  "ninguna todavía",
	Tells: "lo dice", Asks: "pregunta",
	Full:   "Tienes toda la ayuda: el entrenador siempre lo dice.",
	Forget: "Empezar de nuevo", ForgetHow: "El entrenador te lo dirá todo otra vez.",
	Reset: "Olvidar esto", Sure: "Sí, olvidarlo", Was: "Está olvidado.",
	Settings: "Ajustes",
}
