package german

import "chesstutor/tutor/say"

// The exercises of the first part of the second path: tactics with names.
var tactics = say.Tasks{
	"use-pin-1": {Task: "Tippe die gefesselte schwarze Figur an.", Why: "Der Läufer auf b3 fesselt sie an den König."},
	"use-pin-2": {
		Task: "Tippe beide gefesselten schwarzen Figuren an.",
		Why:  "Hinter jeder steht auf ihrer Linie der König.",
	},
	"use-pin-3": {
		Task: "Deckt der Springer den Bauern auf d5?",
		Why:  "Der Springer auf f6 ist gefesselt und kann nicht zurückschlagen.",
	},
	"use-pin-4": {
		Task: "Welche Figur scheint den Turm nur zu decken? Tippe sie an.",
		Why:  "Der Läufer auf b5 fesselt den Springer auf c6.",
	},
	"use-pin-5": {
		Task: "Deckt der Springer den Bauern auf e5?",
		Why:  "Er ist nicht gefesselt: Hinter ihm steht der Läufer auf d7.",
	},
	"use-pin-6": {
		Task: "Nutz die Fesselung und gewinn den Springer.",
		Why:  "Der Bauer greift den Springer an, der nicht weglaufen darf.",
	},
	"use-pin-7": {
		Task: "Schlag, was ein gefesselter Bauer zu decken scheint.",
		Why:  "Der Bauer auf g7 ist gefesselt, also schlägt nichts zurück.",
	},
	"use-pin-8": {
		Task: "Greif den gefesselten Läufer noch einmal an.",
		Why:  "Zwei Figuren greifen den Läufer an, und nur der König deckt ihn.",
	},
	"use-pin-9": {
		Task: "Nutz die Fesselung und gewinn den Läufer.",
		Why:  "Der Bauer greift den Läufer an, der nicht weglaufen darf.",
	},
	"use-pin-10": {
		Task: "Finde die Fesselung und gewinn eine Figur.",
		Why:  "Der Bauer auf f7 ist gefesselt und kann die Dame nicht schlagen.",
	},

	"use-skewer-1": {
		Task: "Dein Turm schaut auf d5. Tippe die Figur hinter dem Springer an.",
		Why:  "Als Nächstes steht auf der Linie der Turm auf d8.",
	},
	"use-skewer-2": {
		Task: "Dein Läufer greift die Dame an. Tippe die Figur hinter ihr an.",
		Why:  "Als Nächstes steht auf der Diagonale der Turm auf f8.",
	},
	"use-skewer-3": {
		Task: "Du ziehst den Turm nach e1. Ist das ein Spieß?",
		Why:  "Der König muss weg, und die Dame auf e8 ist verloren.",
	},
	"use-skewer-4": {
		Task: "Du ziehst den Turm nach d1. Ist das ein Spieß?",
		Why:  "Der Springer vorn ist weniger wert als die Dame: eine Fesselung.",
	},
	"use-skewer-5": {Task: "Spieß König und Dame auf.", Why: "Der König muss weg, und du schlägst die Dame auf g6."},
	"use-skewer-6": {Task: "Spieß König und Turm auf.", Why: "Der König muss weg, und du schlägst den Turm auf b7."},
	"use-skewer-7": {
		Task: "Spieß mit deinem Läufer die beiden Türme auf.",
		Why:  "Ein Turm geht oder deckt, und du gewinnst zwei Punkte.",
	},
	"use-skewer-8":  {Task: "Spieß Dame und Turm auf.", Why: "Die Dame muss weg, und du schlägst den Turm auf a5."},
	"use-skewer-9":  {Task: "Gewinn den Turm in zwei Zügen.", Why: "Das Schach trieb den König von der Linie."},
	"use-skewer-10": {Task: "Gewinn die Dame in zwei Zügen.", Why: "Hinter dem König stand die Dame allein."},

	"discovered-1": {
		Task: "Tippe die weiße Figur an, die eine Linie öffnen kann.",
		Why:  "Geht der Springer auf d4 weg, schaut der Läufer auf die Dame.",
	},
	"discovered-2": {
		Task: "Tippe beide weißen Figuren an, die eine Linie öffnen können.",
		Why:  "Hinter jeder schaut ein Turm seine Linie entlang.",
	},
	"discovered-3": {
		Task: "Springer nach f6: Tippe jede Figur an, die Schach gibt.",
		Why:  "Zwei Schachs auf einmal: durch den Springer und durch den Turm.",
	},
	"discovered-4": {
		Task: "Du ziehst den Springer nach f4. Ist das Schach?",
		Why:  "Der Springer geht zur Seite, und der Turm auf d1 gibt Schach.",
	},
	"discovered-5": {
		Task: "Du ziehst den Springer nach c6. Ist das Schach?",
		Why:  "Der Bauer auf g7 steht zwischen Läufer und König.",
	},
	"discovered-6": {
		Task: "Öffne die Linie und greif auch einen Turm an.",
		Why:  "Der Läufer greift den Turm auf d8 an und deine Türme die Dame.",
	},
	"discovered-7": {
		Task: "Öffne die Linie mit einem Schach.",
		Why:  "Der König muss auf das Schach antworten, und der Turm schlägt die Dame.",
	},
	"discovered-8": {
		Task: "Öffne die Linie und greif zwei Figuren an.",
		Why:  "Dein Springer greift die Dame an und dein Turm den Springer auf e8.",
	},
	"discovered-9": {
		Task: "Gewinn die Dame in zwei Zügen.",
		Why:  "Das Turmschach ließ keine Zeit, die Dame zu retten.",
	},
	"discovered-10": {
		Task: "Gewinn die Dame in zwei Zügen.",
		Why:  "Das Läuferschach ließ keine Zeit, die Dame zu retten.",
	},

	"defender-1": {
		Task: "Tippe jede schwarze Figur an, die den Springer auf e5 deckt.",
		Why:  "Der Springer und der Bauer könnten zurückschlagen.",
	},
	"defender-2": {
		Task: "Tippe den einzigen Verteidiger des Läufers an.",
		Why:  "Nur der Springer auf f6 könnte zurückschlagen.",
	},
	"defender-3": {
		Task: "Tippe alles an, was der Springer auf f6 deckt.",
		Why:  "Er deckt zugleich die Dame und den Läufer.",
	},
	"defender-4": {
		Task: "Du schlägst den Läufer mit dem Turm. Gewinnst du Punkte?",
		Why:  "Der Springer auf f6 schlägt zurück.",
	},
	"defender-5": {
		Task: "Du schlägst den Läufer mit dem Turm. Gewinnst du Punkte?",
		Why:  "Der Bauer auf e6 ist gefesselt, also schlägt nichts zurück.",
	},
	"defender-6": {
		Task: "Gewinn den Läufer auf d5: Was ist mit seinem Verteidiger?",
		Why:  "Ist der Springer weg, deckt nichts den Läufer.",
	},
	"defender-7": {
		Task: "Gewinn den Läufer auf e5: Was ist mit seinem Verteidiger?",
		Why:  "Ist der Springer weg, deckt nichts den Läufer.",
	},
	"defender-8": {
		Task: "Die Dame deckt den Springer. Gewinn den Springer.",
		Why:  "Der Turm muss zurückschlagen, und dann deckt nichts den Springer.",
	},
	"defender-9": {
		Task: "Schlag den Verteidiger, dann den Turm.",
		Why:  "Der Läufer war der einzige Verteidiger des Turms.",
	},
	"defender-10": {
		Task: "Schlag den Verteidiger, dann gewinn mehr.",
		Why:  "Der Springer deckte h7. Ohne ihn konnte deine Dame dort mattsetzen.",
	},

	"deflection-1": {
		Task: "Welche schwarze Figur deckt allein zwei andere? Tippe sie an.",
		Why:  "Der Turm auf d8 deckt sowohl den Läufer als auch den Springer.",
	},
	"deflection-2": {
		Task: "Welche Figur hat zwei Aufgaben? Tippe sie an.",
		Why:  "Der Bauer auf g6 deckt sowohl den Läufer als auch den Springer.",
	},
	"deflection-3": {
		Task: "Tippe alles an, was der Turm auf e8 deckt.",
		Why:  "Er deckt den Springer auf a8 und den Läufer auf e4.",
	},
	"deflection-4": {
		Task: "Du schlägst den Springer mit dem Turm. Gewinnst du Punkte?",
		Why:  "Der Turm auf d8 schlägt zurück.",
	},
	"deflection-5": {
		Task: "Du schlägst den Läufer auf a8. Gewinnst du Punkte?",
		Why:  "Der Springer auf b8 steht zwischen Läufer und Turm.",
	},
	"deflection-6": {
		Task: "Ein Bauer deckt zwei Figuren. Gewinn eine.",
		Why:  "Schlägt der Bauer zurück, ist der Läufer verloren.",
	},
	"deflection-7": {
		Task: "Finde das Damenopfer, das gewinnt.",
		Why:  "Der Turm muss schlagen, und dein Turm setzt matt.",
	},
	"deflection-8": {
		Task: "Der Turm deckt Dame und Grundreihe. Nutz das.",
		Why:  "Schlägt der Turm die Dame, setzt dein Turm matt.",
	},
	"deflection-9": {
		Task: "Gewinn in zwei Zügen: Beginn mit einem Schach.",
		Why:  "Der Turm musste zurück und wurde mit Matt geschlagen.",
	},
	"deflection-10": {Task: "Matt in zwei Zügen.", Why: "Der Turm musste die Dame schlagen, und deiner schlug zurück."},

	"trap-1": {Task: "Tippe jedes sichere Feld für deinen Springer an.", Why: "Schwarz greift c3 und c5 an."},
	"trap-2": {Task: "Tippe jedes sichere Feld für deinen Läufer an.", Why: "Der Läufer auf d6 greift g3 an."},
	"trap-3": {
		Task: "Welche schwarze Figur hat kein sicheres Feld? Tippe sie an.",
		Why:  "Wohin der Springer auf a5 auch geht, er ist verloren.",
	},
	"trap-4": {
		Task: "Welche schwarze Figur hat kein sicheres Feld? Tippe sie an.",
		Why:  "Wohin der Läufer auf h2 auch geht, er ist verloren.",
	},
	"trap-5": {
		Task: "Du ziehst den Bauern nach g3. Ist der Springer gefangen?",
		Why:  "Wohin der Springer auf h4 auch geht, er ist verloren.",
	},
	"trap-6": {
		Task: "Du ziehst den Bauern nach b4. Ist der Springer gefangen?",
		Why:  "Der Springer auf a5 kann nach c6.",
	},
	"trap-7": {Task: "Fang den Springer auf a5.", Why: "Der Bauer greift den Springer an, und kein Feld ist sicher."},
	"trap-8": {Task: "Fang den Läufer auf a2.", Why: "Der Turm greift den Läufer an und deckt b1."},
	"trap-9": {
		Task: "Fang den Springer in der Ecke.",
		Why:  "Dein König deckt c2, und der Turm greift den Springer an.",
	},
	"trap-10": {
		Task: "Dein Läufer ist angegriffen. Finde seinen Ausweg.",
		Why:  "Er schlägt den Bauern auf b6, und nichts schlägt zurück.",
	},

	"mating-nets-1": {
		Task: "Tippe das Feld an, auf dem der Turm auf b2 mattsetzt.",
		Why:  "Ein Turm hält Reihe 7, der andere gibt auf Reihe 8 Schach.",
	},
	"mating-nets-2": {
		Task: "Tippe alle Felder an, auf denen deine Dame mattsetzt.",
		Why:  "Dein König deckt a7 und b7, und die Dame hält Reihe 8.",
	},
	"mating-nets-3": {
		Task: "Du ziehst den Springer nach f7. Ist das matt?",
		Why:  "Seine eigenen Figuren lassen dem König kein Feld.",
	},
	"mating-nets-4": {
		Task: "Du ziehst den Turm nach b8. Ist das matt?",
		Why:  "Der Turm auf d8 kann deinen Turm schlagen.",
	},
	"mating-nets-5": {Task: "Setz matt wie auf einer Treppe.", Why: "Die Türme halten Reihe 7 und Reihe 8."},
	"mating-nets-6": {Task: "Setz auf der Grundreihe matt.", Why: "Seine eigenen Bauern sperren den König ein."},
	"mating-nets-7": {Task: "Setz mit dem Springer matt.", Why: "Seine eigenen Figuren sperren den König ein."},
	"mating-nets-8": {Task: "Setz mit der Dame neben dem König matt.", Why: "Der Bauer auf f6 deckt die Dame."},
	"mating-nets-9": {
		Task: "Matt in zwei Zügen: erst ein Opfer.",
		Why:  "Der Turm musste schlagen und sperrte seinen eigenen König ein.",
	},
	"mating-nets-10": {
		Task: "Matt in zwei Zügen auf der Grundreihe.",
		Why:  "Der Turm musste die Dame schlagen, und deiner setzte matt.",
	},
}
