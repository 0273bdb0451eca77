package german

import "chesstutor/tutor/say"

// The lessons about plans.
var planLessons = say.Lessons{
	"trade-ahead": {
		Title: "Vorn? Tausch Figuren",
		Can:   "Jetzt kannst du tauschen, wenn du vorn liegst.",
		Screens: []string{
			"Du hast mehr? Dann bringt jeder faire Tausch den Sieg näher.",
			"Tausch Figuren, aber behalte deine Bauern: Einer von ihnen wird zur Dame.",
			"Liegst du hinten? Dann behalte deine Figuren und such Chancen.",
		},
	},
	"files": {
		Title: "Offene Linien, bessere Felder",
		Can:   "Jetzt findest du Felder für deine Figuren.",
		Screens: []string{
			"Eine Linie ohne Bauern ist offen. Dort kommt ein Turm weit.",
			"Stell deinen Turm vor der anderen Seite auf eine offene Linie.",
			"Nichts zu schlagen, nichts zu decken? Zieh die Figur, die am wenigsten tut.",
		},
	},
	"shelter": {
		Title: "Der Schutz des Königs",
		Can:   "Jetzt kannst du deinen König schützen und den anderen angreifen.",
		Screens: []string{
			"Nach der Rochade stehen drei Bauern vor deinem König. Lass sie dort.",
			"Ein kleiner Schritt gibt ihm einen Ausweg aus einem Matt auf der Grundreihe.",
			"Hat der andere König keine Bauern? Bring deine Figuren dorthin.",
		},
	},
	"weak-pawns": {
		Title: "Schwache Bauern",
		Can:   "Jetzt findest du schwache Bauern und greifst sie an.",
		Screens: []string{
			"Ein Bauer ohne Bauern neben oder hinter sich ist schwach: Figuren müssen ihn decken.",
			"Greif ihn einmal an, und eine Figur muss bleiben, um ihn zu decken.",
			"Greif ihn einmal öfter an, als er gedeckt ist, und er fällt.",
		},
	},
	"passed": {
		Title: "Mach einen Freibauern",
		Can:   "Jetzt kannst du einen Freibauern machen.",
		Screens: []string{
			"Ein Bauer ist frei, wenn kein gegnerischer Bauer ihn aufhalten oder schlagen kann.",
			"Mach einen, wo du mehr Bauern hast: Zieh vor oder schlag.",
			"Dann lauf. Jeder Schritt bringt die neue Dame näher.",
		},
	},
}
