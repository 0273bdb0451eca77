package german

import "chesstutor/tutor/say"

// The exercises with the pawn, and of chapter 2: taking, guarding, mate.
var taking = say.Tasks{
	"pawn-1": {
		Task: "Tippe alle Felder an, auf die der Bauer kann.",
		Why:  "Von seinem Startfeld darf er einen Schritt gehen oder zwei.",
	},
	"pawn-2": {Task: "Tippe an, wohin der markierte Bauer kann.", Why: "Dieser Bauer hat sein Startfeld verlassen."},
	"pawn-3": {
		Task: "Tippe an, wohin der Bauer kann.",
		Why:  "Ein Bauer springt nicht, also geht er nur einen Schritt.",
	},
	"pawn-4": {
		Task: "Tippe jede Figur an, die der weiße Bauer schlagen kann.",
		Why:  "Er schlägt einen Schritt schräg nach vorn.",
	},
	"pawn-5": {Task: "Tippe an, wohin der weiße Bauer kann.", Why: "Geradeaus ist versperrt, aber er kann schlagen."},
	"pawn-6": {Task: "Schlag mit einem Bauern eine Figur.", Why: "Der Turm stand schräg vor dem Bauern."},
	"pawn-7": {
		Task: "Schlag mit deinem Bauern zwei Figuren, dann geh zum Stern.",
		Why:  "Er schlug zweimal schräg, dann ging er geradeaus.",
	},
	"pawn-8": {Task: "Kann der Bauer den Turm vor sich schlagen?", Why: "Ein Bauer schlägt nur schräg."},
	"pawn-10": {
		Task: "Erreiche den Stern. Kein Bauer darf dich schlagen.",
		Why:  "Ein Bauer greift nur die Felder schräg vor ihm an.",
	},
	"pawn-11": {Task: "Kleines Spiel gegen Pip: deine drei Bauern, seine zwei.", Why: "Wer zuerst drüben ist, gewinnt."},

	"taking-1": {Task: "Schlag beide Bauern in zwei Zügen.", Why: "Der Turm schlägt, wie er zieht."},
	"taking-2": {Task: "Schlag drei Figuren in drei Zügen.", Why: "Alle drei standen auf hellen Feldern."},
	"taking-3": {Task: "Schlag vier Figuren in vier Zügen.", Why: "Der Springer springt von einer zur nächsten."},
	"taking-4": {
		Task: "Schlag vier Bauern in vier Zügen.",
		Why:  "Gerade oder schräg: Die Dame schlägt auf allen ihren Linien.",
	},
	"taking-5": {
		Task: "Tippe jede weiße Figur an, die etwas schlagen kann.",
		Why:  "Der Läufer auf c1 schlägt nichts.",
	},
	"taking-6": {
		Task: "Tippe jede schwarze Figur an, die du schlagen kannst.",
		Why:  "Nichts kann den Bauern auf g6 schlagen.",
	},
	"taking-7": {Task: "Zwei Türme: Einen kannst du schlagen. Schlag ihn.", Why: "Zwischen d3 und h7 stand nichts."},
	"taking-8": {Task: "Kann dein Läufer den Turm schlagen?", Why: "Zwischen deinem Läufer und dem Turm steht nichts."},
	"taking-9": {
		Task: "Schlag den Bauern. Halte nur auf sicheren Feldern.",
		Why:  "Dort kann nichts deinen Turm schlagen.",
	},
	"taking-11": {Task: "Kleines Spiel: zwei Türme gegen Pips Bauern.", Why: "Du hast alle Bauern geschlagen!"},

	"pawn-game-1": {
		Task: "Tippe jeden weißen Bauern an, der schlagen kann.",
		Why:  "Ein Bauer schlägt schräg, nie geradeaus.",
	},
	"pawn-game-2": {
		Task: "Welcher Bauer gewinnt den Wettlauf? Zieh ihn einmal.",
		Why:  "Du brauchst drei Züge, und du ziehst zuerst.",
	},
	"pawn-game-3": {
		Task: "Nur Bauern ziehen. Finde einen Zug, der gewinnt.",
		Why:  "Zähl beide Wettläufe, bevor du wählst.",
	},
	"pawn-game-4": {
		Task: "Du ziehst zuerst. Kannst du diesen Wettlauf gewinnen?",
		Why:  "Beide Bauern brauchen drei Züge, und du ziehst zuerst.",
	},
	"pawn-game-5": {
		Task: "Finde den Zug, nach dem ein Bauer durchläuft.",
		Why:  "Schlagen macht den Weg frei. Dein Bauer kommt zuerst an.",
	},
	"pawn-game-6": {Task: "Kleines Spiel: zwei Bauern für jeden.", Why: "Wer zuerst drüben ist, gewinnt."},
	"pawn-game-7": {Task: "Kleines Spiel: vier Bauern für jeden.", Why: "Dein Bauer brach durch und kam zuerst an."},
	"pawn-game-8": {
		Task: "Kleines Spiel: deine Dame gegen drei Bauern.", Why: "Du hast alle Bauern geschlagen!",
	},
	"pawn-game-9": {Task: "Kleines Spiel: sechs Bauern für jeden.", Why: "Wer zuerst drüben ist, gewinnt."},

	"attacks-1": {
		Task: "Tippe jede weiße Figur an, die den Springer auf d5 angreift.",
		Why:  "Der Turm auf d1 greift d5 an.",
	},
	"attacks-2": {
		Task: "Tippe jede weiße Figur an, die Schwarz schlagen kann.",
		Why:  "Der Läufer auf c4 greift deinen Turm auf b3 an.",
	},
	"attacks-3": {
		Task: "Tippe jede schwarze Figur an, die du angreifst.",
		Why:  "Vier deiner Figuren greifen etwas an.",
	},
	"attacks-4": {
		Task: "Tippe jede Figur an, die deinen Bauern auf e4 deckt.",
		Why:  "Dein Bauer auf d3 steht zwischen der Dame und e4.",
	},
	"attacks-5": {Task: "Kann Schwarz deinen Turm auf c3 schlagen?", Why: "Nichts kann deinen Turm auf c3 schlagen."},
	"attacks-6": {
		Task: "Kann Schwarz deinen Springer auf b1 schlagen?",
		Why:  "Die Dame auf e4 greift deinen Springer auf b1 an.",
	},
	"attacks-7": {
		Task: "Tippe jede Figur an, die deine Dame deckt.",
		Why:  "Die Dame auf e2 deckt deinen Läufer auf c4.",
	},
	"attacks-8": {
		Task: "Greif den Turm auf d5 mit einem sicheren Zug an.",
		Why:  "Dort kann nichts die Figur schlagen, und der Turm ist in Gefahr.",
	},
	"attacks-9": {Task: "Greif die Dame mit einem sicheren Springerzug an.", Why: "Der Springer auf d6 greift e8 an."},

	"free-1": {
		Task: "Tippe jede schwarze Figur an, die nichts deckt.",
		Why:  "Nichts deckt den Turm auf b8 und den Bauern auf f5.",
	},
	"free-2": {Task: "Schlag die Figur, die umsonst ist.", Why: "Nichts deckt den Läufer auf h6."},
	"free-3": {
		Task: "Dreimal kannst du schlagen: Schlag die Figur, die umsonst ist.",
		Why:  "Nichts deckt den Bauern auf c6.",
	},
	"free-4": {
		Task: "Tippe die schwarze Figur an, die du umsonst schlagen kannst.",
		Why:  "Nichts deckt den Springer auf b6.",
	},
	"free-5": {Task: "Schlag die Figur, die umsonst ist.", Why: "Nichts deckt den Springer auf a4."},
	"free-6": {Task: "Kann dein Turm den Springer auf e5 umsonst schlagen?", Why: "Der Läufer auf a1 schlägt zurück."},
	"free-7": {
		Task: "Du ziehst den Springer nach e5. Ist er dort sicher?",
		Why:  "Jetzt kann nichts deinen Springer schlagen.",
	},
	"free-8": {Task: "Tippe jedes sichere Feld für deinen Springer an.", Why: "Der Läufer auf b7 greift f3 an."},
	"free-9": {
		Task: "Erreiche den Stern. Halte nie, wo eine schwarze Figur dich schlagen kann.",
		Why:  "Deine Dame hielt nur auf sicheren Feldern.",
	},

	"save-1": {
		Task: "Ein Bauer greift deinen Springer an. Zieh ihn in Sicherheit.",
		Why:  "Jetzt ist dein Springer sicher.",
	},
	"save-2": {
		Task: "Der Turm greift deinen Springer an. Deck ihn.",
		Why:  "Jetzt kann auf e4 ein Bauer zurückschlagen.",
	},
	"save-3": {
		Task: "Der Läufer greift deinen Springer an. Finde einen Zug, der ihn deckt.",
		Why:  "Jetzt kann auf f3 etwas zurückschlagen.",
	},
	"save-4": {
		Task: "Der Läufer greift deinen Springer an. Schlag den Läufer.",
		Why:  "Der Angreifer ist weg, und du hast einen Läufer gewonnen.",
	},
	"save-5": {
		Task: "Der Läufer greift deinen Turm an. Versperr seine Linie.",
		Why:  "Der Springer auf d2 deckt deinen Bauern auf e4.",
	},
	"save-6": {
		Task: "Dein Springer ist angegriffen. Greif mit einem Turm etwas Größeres an.",
		Why:  "Schwarz rettet erst die Dame, dann rettest du den Springer.",
	},
	"save-7": {
		Task: "Der Läufer greift deinen Turm an. Rette ihn.",
		Why:  "Decken hilft nicht: Ein Turm ist mehr wert als ein Läufer.",
	},
	"save-8": {
		Task: "Der Turm greift deine Dame an. Rette sie.",
		Why:  "Jetzt ist deine Dame sicher, und sonst ist nichts verloren.",
	},
	"save-9": {
		Task: "Du ziehst den Bauern nach h3. Sind alle deine Figuren sicher?",
		Why:  "Der Springer auf a5 kann deinen Läufer auf c4 schlagen.",
	},
	"save-10": {
		Task: "Tippe jede weiße Figur an, die Schwarz gewinnen könnte.",
		Why:  "Auch eine gedeckte Figur ist in Gefahr, wenn der Angreifer weniger wert ist.",
	},

	"check-1": {Task: "Tippe die schwarze Figur an, die Schach gibt.", Why: "Der Turm auf e8 gibt Schach."},
	"check-2": {
		Task: "Schach! Tippe alle Felder an, auf denen dein König sicher ist.",
		Why:  "Der Turm auf d1 greift f1 an.",
	},
	"check-3": {
		Task: "Schach! Zieh den König heraus.",
		Why:  "Der König verließ Linie e und ging auf ein sicheres Feld.",
	},
	"check-4": {Task: "Schach! Versperr die Linie.", Why: "Zwischen König und Turm beendet der Läufer das Schach."},
	"check-5": {Task: "Schach! Schlag den Angreifer.", Why: "Nichts kann zurückschlagen."},
	"check-6": {
		Task: "Schach! Tippe jede weiße Figur an, die helfen kann.",
		Why:  "Gegen ein Springerschach stellt man nichts dazwischen: schlagen oder den König ziehen.",
	},
	"check-7": {
		Task: "Schach! Tippe alle Felder an, auf denen etwas dazwischen kann.",
		Why:  "Dazwischenstellen geht nur zwischen dem Turm und deinem König.",
	},
	"check-8": {
		Task: "Du ziehst den Läufer nach b5. Ist das Schach?",
		Why:  "Zwischen b5 und dem König steht nichts.",
	},
	"check-9": {
		Task: "Gib ein Schach, das sicher ist.",
		Why:  "Ein Schach, das die Dame verliert, ist kein gutes Schach.",
	},
	"check-10": {
		Task: "Schach! Geh heraus und verlier nichts.",
		Why:  "Du bist aus dem Schach, und nichts von dir ist verloren.",
	},
}
