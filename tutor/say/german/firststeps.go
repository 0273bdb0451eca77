package german

import "chesstutor/tutor/say"

// The exercises of chapter 1: first steps.
var firstSteps = say.Tasks{
	"board-1": {Task: "Tippe auf e4.", Why: "Erst der Buchstabe, dann die Zahl: e4."},
	"board-2": {Task: "Tippe beide Figuren auf Linie e an.", Why: "Diese beiden stehen auf der Linie über dem e."},
	"board-3": {
		Task: "Eine Reihe geht quer. Tippe beide Figuren auf Reihe 6 an.",
		Why:  "Diese beiden stehen auf der Reihe neben der 6.",
	},
	"board-4": {
		Task: "Tippe jedes Feld der Diagonale von a1 bis c3 an.",
		Why:  "Alle Felder einer Diagonale haben dieselbe Farbe.",
	},
	"board-6": {
		Task: "Tippe jede Figur auf einem dunklen Feld an.",
		Why:  "Der Springer und der Bauer stehen auf dunklen Feldern.",
	},
	"board-7": {Task: "Haben die Felder c2 und g6 dieselbe Farbe?", Why: "Beide Felder sind hell."},
	"board-8": {Task: "Tippe an, wo die weißen Türme beginnen.", Why: "Die Türme beginnen in den Ecken."},
	"board-9": {
		Task: "Tippe an, wo die weiße Dame beginnt.",
		Why:  "Die weiße Dame beginnt auf ihrer eigenen Farbe: d1 ist hell.",
	},
	"board-10": {
		Task: "Zwei weiße Figuren haben die Plätze getauscht. Tippe beide an.",
		Why:  "Am Anfang steht auf d1 die Dame und auf e1 der König.",
	},

	"rook-1": {
		Task: "Tippe die zwei Türme an, die auf das markierte Feld können.",
		Why:  "Ein Turm zieht gerade, so weit du willst.",
	},
	"rook-2": {Task: "Zieh den Turm zum Stern.", Why: "Der Turm zieht gerade."},
	"rook-3": {
		Task: "Zieh den Turm in zwei Zügen zum Stern.",
		Why:  "Unterwegs kann ein Turm nicht abbiegen. Er braucht zwei Züge.",
	},
	"rook-4": {
		Task: "Tippe alle Felder an, auf die der Turm kann.",
		Why:  "Vor dem eigenen Bauern und Springer bleibt er stehen.",
	},
	"rook-5": {
		Task: "Der Läufer ist im Weg. Erreiche den Stern in drei Zügen.",
		Why:  "Der Turm kann nicht springen, also geht er außen herum.",
	},
	"rook-6": {
		Task: "Sammle drei Sterne in drei Zügen.",
		Why:  "Jeder Stern lag einen geraden Zug vom vorigen entfernt.",
	},
	"rook-7": {Task: "Kann der Turm in einem Zug auf das leere markierte Feld?", Why: "Dein eigener Bauer ist im Weg."},
	"rook-9": {
		Task: "Tippe alle dunklen Felder an, auf die der Turm kann.",
		Why:  "Dein eigener Läufer und Bauer halten den Turm auf.",
	},
	"rook-10": {
		Task: "Erreiche den Stern in drei Zügen. Halte nie, wo der schwarze Turm hinziehen kann.",
		Why:  "Drei Züge, und auf keines dieser Felder kann der schwarze Turm.",
	},
	"rook-11": {
		Task: "Kleines Spiel: Zieh auf Pips Bauern, um sie zu schlagen. Sie ziehen nach unten und schlagen schräg.",
		Why:  "Du hast alle Bauern geschlagen!",
	},

	"bishop-1": {
		Task: "Tippe die zwei Läufer an, die auf das markierte Feld können.",
		Why:  "Ein Läufer zieht schräg, so weit du willst.",
	},
	"bishop-2": {Task: "Bring den Läufer in einem Zug zum Stern.", Why: "Der Stern liegt auf derselben Diagonale."},
	"bishop-3": {
		Task: "Kann der Läufer das leere markierte Feld jemals erreichen?",
		Why:  "Der Läufer bleibt auf hellen Feldern, und dieses Feld ist hell. Er braucht zwei Züge.",
	},
	"bishop-4": {
		Task: "Bring den Läufer in zwei Zügen zum Stern.",
		Why:  "Er biegt ab, wo sich die beiden Diagonalen kreuzen.",
	},
	"bishop-5": {
		Task: "Tippe alle Felder an, auf die der Läufer kann.",
		Why:  "Deine eigenen Figuren halten ihn auf beiden Diagonalen auf.",
	},
	"bishop-6": {
		Task: "Sammle drei Sterne in drei Zügen.",
		Why:  "Alle drei Sterne liegen auf dunklen Feldern, wie der Läufer.",
	},
	"bishop-7": {
		Task: "Der Bauer versperrt die Diagonale. Erreiche den Stern in drei Zügen.",
		Why:  "Der Läufer ging um deinen Bauern herum.",
	},
	"bishop-9": {Task: "Tippe jede Figur an, die auf das markierte Feld kann.", Why: "Eine zieht gerade, eine schräg."},
	"bishop-10": {
		Task: "Bring den Läufer zum Stern. Halte nie, wo der schwarze Turm hinziehen kann.",
		Why:  "Der kurze Weg ist bewacht. Außen herum ist es sicher.",
	},

	"queen-1": {
		Task: "Tippe alle Felder an, auf die die Dame kann.",
		Why:  "Gerade und schräg, bis ihre eigenen Figuren sie aufhalten.",
	},
	"queen-2": {Task: "Bring die Dame in einem Zug zum Stern.", Why: "Wie ein Läufer. Sie zieht auch gerade, wie ein Turm."},
	"queen-3": {Task: "Sammle zwei Sterne in zwei Zügen.", Why: "Erst gerade, dann schräg."},
	"queen-5": {Task: "Kann die Dame auf das leere markierte Feld?", Why: "So zieht keine Dame."},
	"queen-6": {
		Task: "Sammle vier Sterne in vier Zügen.",
		Why:  "Jeder Stern liegt einen Damenzug vom vorigen entfernt.",
	},
	"queen-7": {
		Task: "Nah bei der Dame stehen Bauern. Erreiche den Stern in zwei Zügen.",
		Why:  "Neben den Bauern ist eine Lücke.",
	},
	"queen-9": {
		Task: "Tippe jede Figur an, die auf das markierte Feld kann.",
		Why:  "Turm, Läufer und Dame treffen sich dort.",
	},
	"queen-10": {
		Task: "Kleines Spiel: Zieh auf Pips Bauern, um sie zu schlagen. Sie ziehen nach unten und schlagen schräg.",
		Why:  "Du hast alle Bauern geschlagen!",
	},
	"queen-11": {
		Task: "Sammle zwei Sterne. Halte nie, wo eine schwarze Figur hinziehen kann.",
		Why:  "Nur dieser Weg ist sicher.",
	},
	"queen-12": {
		Task: "Welche Figur kann nicht ziehen? Tippe sie an.",
		Why:  "Eigene Figuren sperren sie ein. Auch eine Dame springt nie.",
	},

	"king-1": {
		Task: "Tippe alle Felder an, auf die dein König kann.",
		Why:  "Ein Schritt in jede Richtung; die Ecke lässt drei.",
	},
	"king-2": {Task: "Geh mit deinem König in drei Zügen zum Stern.", Why: "Schräge Schritte sparen Zeit."},
	"king-3": {
		Task: "Tippe alle Felder an, auf die dein König kann.",
		Why:  "Deine eigenen Figuren stehen auf dreien seiner Felder.",
	},
	"king-4": {
		Task: "Tippe alle Felder an, auf die dein König sicher ziehen kann.",
		Why:  "Der Turm greift die drei Felder neben deinem König an.",
	},
	"king-5": {
		Task: "Tippe alle Felder an, auf die dein König sicher ziehen kann.",
		Why:  "Turm und Läufer greifen seine anderen Felder von weitem an.",
	},
	"king-6": {Task: "Tippe alle Felder an, auf die dein König kann.", Why: "Zwei Könige stehen nie nebeneinander."},
	"king-7": {Task: "Kann dein König auf das leere markierte Feld?", Why: "Der Läufer greift dieses Feld an."},
	"king-8": {
		Task: "Geh zum Stern. Meide die Felder, die der Turm angreift.",
		Why:  "Hinter deinem Bauern greift der Turm nichts an.",
	},
	"king-9": {
		Task: "Tippe alle Felder an, auf die der schwarze König kann.",
		Why:  "Dein Turm und dein Läufer greifen seine anderen Felder an.",
	},

	"knight-1": {
		Task: "Tippe alle Felder an, auf die der Springer kann.",
		Why:  "Zwei Felder geradeaus, dann eines zur Seite.",
	},
	"knight-2": {
		Task: "Tippe alle Felder an, auf die der Springer kann.",
		Why:  "In der Ecke hat ein Springer nur zwei Felder.",
	},
	"knight-3": {Task: "Bring den Springer in einem Zug zum Stern.", Why: "Zwei nach unten und eines zur Seite."},
	"knight-4": {
		Task: "Bring den Springer in zwei Zügen zum Stern.",
		Why:  "Nach zwei Sprüngen ist ein Springer wieder auf seiner ersten Farbe.",
	},
	"knight-5": {
		Task: "Tippe alle Felder an, auf die der Springer kann.",
		Why:  "Er springt über die Bauern: Nichts hält einen Springer auf.",
	},
	"knight-6": {
		Task: "Der Stern ist gleich nebenan. Erreiche ihn in drei Zügen.",
		Why:  "Das Feld gleich daneben ist für einen Springer drei Züge entfernt.",
	},
	"knight-7": {
		Task: "Sammle zwei Sterne in zwei Zügen.",
		Why:  "Jeder Stern liegt einen Sprung vom vorigen entfernt.",
	},
	"knight-8": {
		Task: "Erreiche den Stern. Halte nie, wo eine schwarze Figur dich schlagen kann.",
		Why:  "Nichts kann deinen Springer unterwegs schlagen.",
	},
	"knight-9": {
		Task: "Tippe jede Figur an, die auf das markierte Feld kann.",
		Why:  "Eine springt dorthin, eine zieht schräg.",
	},
}
