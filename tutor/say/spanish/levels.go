package spanish

import (
	"fmt"

	"chesstutor/ai"
	"chesstutor/tutor/say"
)

var levels = say.Levels{
	SoFar: "Hasta ahora:", Usual: "(lo habitual)", More: "Más niveles",
	Strength: func(n, of int) string { return fmt.Sprintf("Fuerza %d de %d", n, of) },
	Characters: say.CharacterNames{
		ai.Pip: "Pip", ai.Nib: "Nib", ai.Hop: "Hop", ai.Hazel: "Hazel", ai.Mina: "Mina",
		ai.ThreePlies: "Rufus", 12: "Corvin", ai.Strongest: "Tove",
	},
	Each: say.LevelTable{
		1: {Name: "Mueve por mover",
			Sentence: "Mueve sin mirar. Si defiende algo, es por casualidad."},
		2: {Name: "Captura lo que puede",
			Sentence: "Captura todo lo que puede. Olvida que tú recapturas."},
		3: {Name: "Captura, o busca una buena casilla",
			Sentence: "Captura lo que puede, o busca una buena casilla. Olvida que tú recapturas."},
		4: {Name: "Mira dónde cae",
			Sentence: "Mira dónde cae. Olvida todas sus otras piezas."},
		5: {Name: "Mira dónde cae y dónde está",
			Sentence: "Mira dónde cae, y le gustan las buenas casillas. Olvida sus otras piezas."},
		6: {Name: "Cuenta lo que se puede capturar",
			Sentence: "Cuenta cada cambio. El jaque mate lo pilla por sorpresa."},
		7: {Name: "Ve lo que se puede capturar",
			Sentence: "Cuenta cada cambio, y le gustan las buenas casillas. El mate lo pilla por sorpresa."},
		8: {Name: "Conoce los buenos sitios",
			Sentence: "Cuenta cada cambio, y conoce las buenas casillas. El mate todavía lo sorprende."},
		9: {Name: "Mira dos jugadas por delante, con prisa",
			Sentence: "Mira dos jugadas suyas por delante, con prisa. Entre muchas piezas se le escapa alguna."},
		ai.ThreePlies: {Name: "Mira dos jugadas por delante",
			Sentence: "Mira dos jugadas suyas por delante. Los planes tranquilos se le escapan."},
		10: {Name: "Escoge líneas de dos jugadas",
			Sentence: "Mira dos jugadas suyas por delante donde importa. Se salta lo que parece malo."},
		11: {Name: "Escoge líneas de casi tres jugadas",
			Sentence: "Mira casi tres jugadas suyas por delante. Se salta lo que al principio parece malo."},
		12: {Name: "Escoge líneas de tres jugadas",
			Sentence: "Mira tres jugadas suyas por delante. Se salta lo que al principio parece malo."},
		13: {Name: "Escoge líneas de cuatro jugadas",
			Sentence: "Mira cuatro jugadas suyas por delante. Se le escapa lo que da fruto más tarde."},
		14: {Name: "Escoge líneas de cinco jugadas",
			Sentence: "Mira cinco jugadas suyas por delante. Se le escapa lo que da fruto más tarde."},
		15: {Name: "Escoge líneas de casi siete jugadas",
			Sentence: "Mira casi siete jugadas suyas por delante. Se le escapa lo que da fruto más tarde."},
		16: {Name: "Escoge líneas de ocho jugadas",
			Sentence: "Mira ocho jugadas suyas por delante. Se le escapa lo que da fruto más tarde."},
		ai.Strongest: {Name: "Escoge líneas de nueve jugadas",
			Sentence: "Mira nueve jugadas suyas por delante. Se le escapa lo que da fruto más tarde."},
		ai.Pip: {Name: "Avanza peones",
			Sentence: "Es el más fácil. Le encanta avanzar peones y muy a menudo olvida capturar tus piezas."},
		ai.Nib: {Name: "Da jaque",
			Sentence: "Le encanta perseguir a tu rey. A menudo olvida capturar tus piezas."},
		ai.Hop: {Name: "Sale saltando con los caballos",
			Sentence: "Le encantan los caballos y sale saltando con ellos. Muy a menudo no ve cómo atacar dos piezas a la vez."},
		ai.Hazel: {Name: "Captura y recaptura",
			Sentence: "Le gusta capturar. Muy a menudo no ve un mate en una jugada."},
		ai.Mina: {Name: "Cuida a su rey",
			Sentence: "Enroca pronto. A menudo no ve cómo atacar dos piezas a la vez."},
	},
}
