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
			Sentence: "Mira dos jugadas suyas por delante. No ve los planes lentos."},
		10: {Name: "Mira dos jugadas por delante donde importa",
			Sentence: "Mira dos jugadas suyas por delante donde importa. Se salta lo que parece malo."},
		11: {Name: "Mira casi tres jugadas por delante",
			Sentence: "Mira casi tres jugadas suyas por delante. Se salta lo que al principio parece malo."},
		12: {Name: "Mira tres jugadas por delante",
			Sentence: "Mira tres jugadas suyas por delante. Se salta lo que al principio parece malo."},
		13: {Name: "Mira cuatro jugadas por delante",
			Sentence: "Mira cuatro jugadas suyas por delante. No ve lo que ayuda mucho más tarde."},
		14: {Name: "Mira cinco jugadas por delante",
			Sentence: "Mira cinco jugadas suyas por delante. No ve lo que ayuda mucho más tarde."},
		15: {Name: "Mira casi siete jugadas por delante",
			Sentence: "Mira casi siete jugadas suyas por delante. No ve lo que ayuda mucho más tarde."},
		16: {Name: "Mira ocho jugadas por delante",
			Sentence: "Mira ocho jugadas suyas por delante. No ve lo que ayuda mucho más tarde."},
		ai.Strongest: {Name: "Mira nueve jugadas por delante",
			Sentence: "Mira nueve jugadas suyas por delante. No ve lo que ayuda mucho más tarde."},
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
