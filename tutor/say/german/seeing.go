package german

import "chesstutor/tutor/say"

// The exercises of chapter 4: learning to see.
var seeing = say.Tasks{
	"change-1": {
		Task: "Der Bauer zog nach a4. Tippe an, was er jetzt angreift.",
		Why:  "Der Bauer auf a4 greift deinen Springer auf b3 an.",
	},
	"change-2": {
		Task: "Der Springer verließ e5. Tippe an, was neu angegriffen ist.",
		Why:  "Der Springer greift zwei davon an, der Läufer dahinter eine.",
	},
	"change-3": {
		Task: "Der Springer verließ d7. Tippe an, was jetzt umsonst ist.",
		Why:  "Der Springer deckte es vorher und ging weg.",
	},
	"change-4": {
		Task: "Der Bauer zog nach b5. Greift er deinen Springer an?",
		Why:  "Der Bauer auf b5 kann deinen Springer auf c4 schlagen.",
	},
	"change-5": {
		Task: "Der Bauer verließ e6. Was ist jetzt umsonst? Schlag es.",
		Why:  "Der Bauer deckte vorher den Springer auf d5.",
	},
	"change-6": {Task: "Der Bauer zog nach b4. Was greift er an? Rette es.", Why: "Dein Springer ist jetzt sicher."},
	"change-7": {
		Task: "Die Dame zog nach e5. Sie droht Matt: Verhindere es.",
		Why:  "Jetzt setzt kein schwarzer Zug matt.",
	},
	"change-8": {
		Task: "Der Turm zog nach e8. Verhindere das Matt mit einem Bauern.",
		Why:  "Dein König hat jetzt einen Ausweg.",
	},
	"change-9": {
		Task: "Der Läufer zog nach g4. Gewinn die meisten Punkte.",
		Why:  "Der Bauer schlägt, und deine Dame ist wieder sicher.",
	},

	"look-1": {Task: "Tippe jede weiße Figur an, die Schach geben kann.", Why: "Schau jede Linie zum König entlang."},
	"look-2": {
		Task: "Tippe alle Felder an, auf denen deine Dame Schach gibt.",
		Why:  "Ein Schach kommt entlang der Reihe, eines entlang der Diagonale.",
	},
	"look-3": {
		Task: "Tippe jede schwarze Figur an, die du schlagen kannst.",
		Why:  "Such erst alle Schlagzüge, dann wähle.",
	},
	"look-4": {
		Task: "Sieh dir Schachs und Schlagzüge an. Schlag, was die meisten Punkte gewinnt.",
		Why:  "Der Turm schlägt, was nichts deckt.",
	},
	"look-5": {Task: "Sieh dir jedes Schach an. Eines ist matt.", Why: "Der Läufer auf d3 deckt die Dame."},
	"look-6": {
		Task: "Schwarz droht Matt auf der ersten Reihe. Mach mit einem Bauern einen Ausweg.",
		Why:  "Dein König hat jetzt einen Ausweg.",
	},
	"look-7": {
		Task: "Sieh dir alle Schlagzüge an. Schlag, was Punkte gewinnt.",
		Why:  "Nichts deckt den Bauern auf e5.",
	},
	"look-8": {
		Task: "Matt in zwei Zügen. Beginn mit einem Schach.",
		Why:  "Nach jeder Antwort von Schwarz kam das Matt.",
	},
	"look-9": {
		Task: "Matt in zwei Zügen. Der erste Zug ist still.",
		Why:  "Erst Reihe 7 halten, dann auf Reihe 8 mattsetzen.",
	},

	"fork-1": {
		Task: "Gib mit dem Springer eine Gabel: König und Turm.",
		Why:  "Der Springer gibt Schach und greift den Turm auf a8 an: eine Gabel.",
	},
	"fork-2": {Task: "Greif mit einem Bauern zwei Figuren an.", Why: "Der Bauer greift beide Springer an: eine Gabel."},
	"fork-3": {
		Task: "Gib mit der Dame eine Gabel: König und Springer.",
		Why:  "Die Dame gibt Schach und greift den Springer auf b6 an: eine Gabel.",
	},
	"fork-4": {
		Task: "Gib mit der Dame eine Gabel: Beginn mit einem Schach.",
		Why:  "Die Dame gibt Schach und greift den Springer an: eine Gabel.",
	},
	"fork-5": {
		Task: "Gib mit dem Turm eine Gabel.",
		Why:  "Der Turm greift den Läufer und den Springer an: eine Gabel.",
	},
	"fork-6": {Task: "Gib mit dem Läufer eine Gabel.", Why: "Der Läufer greift beide Türme an: eine Gabel."},
	"fork-7": {
		Task: "Zwei Springerschachs, eine Gabel. Finde sie.",
		Why:  "Der Springer gibt Schach und greift die Dame an: eine Gabel.",
	},
	"fork-8": {
		Task: "Schwarz greift deinen Springer an. Gib mit ihm eine Gabel.",
		Why:  "Der Springer gibt Schach und greift die Dame an: eine Gabel.",
	},
	"fork-9": {
		Task: "Der Springer gabelt auf c7 Dame und Turm. Klappt das?",
		Why:  "Eine Gabel misslingt, wenn Schwarz die Figur schlagen kann, die gabelt.",
	},

	"lines-1": {
		Task: "Tippe jede gefesselte schwarze Figur an.",
		Why:  "Hinter beiden steht der schwarze König.",
	},
	"lines-2": {Task: "Tippe jede weiße Figur an, die an den König gefesselt ist.", Why: "Hinter beiden steht dein König."},
	"lines-3": {Task: "Fessle den Springer auf c6.", Why: "Der Springer auf c6 ist an den König gefesselt."},
	"lines-4": {Task: "Fessle den Läufer mit dem Turm.", Why: "Der Läufer auf d6 ist an den König gefesselt."},
	"lines-5": {
		Task: "Der Springer ist gefesselt und kann nicht weg. Schlag ihn.",
		Why:  "Nichts kann zurückschlagen.",
	},
	"lines-6": {Task: "Spieß mit dem Läufer König und Dame auf.", Why: "Hinter dem König steht die Dame."},
	"lines-7": {Task: "Spieß mit dem Turm König und Turm auf.", Why: "Hinter dem König steht der Turm."},
	"lines-8": {
		Task: "Zieh den Springer so, dass der Abzug gewinnt.",
		Why:  "Der Springer gibt Schach, und dein Turm greift die Dame an.",
	},
	"lines-9": {
		Task: "Öffne die Linie deines Läufers mit einem Schach.",
		Why:  "Der Springer gibt Schach, und dein Läufer greift den Turm an.",
	},
	"lines-10": {
		Task: "Der Springer ist gefesselt und deckt nichts. Schlag, was umsonst ist.",
		Why:  "Der Springer auf c6 ist an den König gefesselt.",
	},

	"finish-1": {
		Task: "Steig die Treppe: Matt in zwei Zügen mit den Türmen.",
		Why:  "Ein Turm hält eine Reihe, der andere gibt auf der nächsten Schach.",
	},
	"finish-2": {Task: "Zwei Türme: Matt in einem Zug.", Why: "Die letzte Stufe der Treppe."},
	"finish-3": {
		Task: "Lass dem König so wenige Felder, wie du kannst.",
		Why:  "Sie lässt dem König nur wenige Felder und bleibt sicher.",
	},
	"finish-4": {Task: "Dame und König: Matt in einem Zug.", Why: "Dein König greift e7, f7 und g7 an."},
	"finish-5": {
		Task: "Dame und König: Matt in zwei Zügen.",
		Why:  "Dein König hilft: Allein kann die Dame nicht mattsetzen.",
	},
	"finish-6": {
		Task: "Turm und König: Matt in zwei Zügen.",
		Why:  "Ein stiller Zug: Der König muss deinem gegenübertreten.",
	},
	"finish-7": {
		Task: "Zwei Türme: Matt in drei Zügen.",
		Why:  "Reihe für Reihe hielt ein Turm, und der andere gab Schach.",
	},
	"finish-8": {
		Task: "Kleines Spiel: Setz mit zwei Türmen matt.",
		Why:  "Matt mit zwei Türmen: Du bist die Treppe gestiegen.",
	},
	"finish-9": {
		Task: "Kleines Spiel: Setz mit der Dame matt.",
		Why:  "Matt mit Dame und König: Du hast den König eingesperrt.",
	},
	"finish-10": {
		Task: "Kleines Spiel: Setz mit einem Turm matt.",
		Why:  "Matt mit einem Turm: das schwerste von den dreien.",
	},

	"first-game-1": {
		Task: "Dein erster Zug: ein Bauer in die Mitte, e4 oder d4.",
		Why:  "Läufer und Dame können jetzt heraus.",
	},
	"first-game-2": {Task: "Spiel den Zug Sf3.", Why: "S ist der Springer; f3 ist sein neues Feld."},
	"first-game-3": {Task: "Bring sicher einen Springer oder Läufer ins Spiel.", Why: "Eine Figur mehr ist im Spiel."},
	"first-game-4": {Task: "Spiel den Zug O-O.", Why: "O-O ist die kurze Rochade."},
	"first-game-5": {Task: "Spiel den Zug Lxc6.", Why: "L ist der Läufer, und x heißt, dass er schlägt."},
	"first-game-6": {
		Task: "Die Dame greift f2 an. Verhindere das Matt mit einem Springer.",
		Why:  "Jetzt setzt kein schwarzer Zug matt, und ein Springer ist heraus.",
	},
	"first-game-7": {
		Task: "König und Läufer gegen einen König. Remis?",
		Why:  "König und Läufer allein können nicht mattsetzen.",
	},
	"first-game-8": {Task: "König und Bauer gegen einen König. Remis?", Why: "Der Bauer kann noch zur Dame werden."},
	"first-game-9": {
		Task: "Schach! Stell einen Springer oder Läufer dazwischen.",
		Why:  "Du bist aus dem Schach, und ein Springer oder Läufer ist heraus.",
	},
	"first-game-10": {
		Task: "Der Springer greift deine Dame an. Finde das Matt.",
		Why:  "Der Läufer auf c4 deckt die Dame.",
	},
}
