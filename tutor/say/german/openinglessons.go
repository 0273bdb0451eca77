package german

import "chesstutor/tutor/say"

// The lessons about openings.
var openingLessons = say.Lessons{
	"habits": {
		Title: "Drei Gewohnheiten",
		Can:   "Jetzt kannst du ein Spiel gut beginnen.",
		Screens: []string{
			"Gewohnheit eins: ein Bauer in die Mitte. Er öffnet deinen Figuren den Weg.",
			"Gewohnheit zwei: Springer und Läufer heraus, jeder mit einem Zug.",
			"Gewohnheit drei: bald rochieren. Dann ist dein König sicher.",
		},
	},
	"traps-to-know": {
		Title: "Vier Fallen, die man kennt",
		Can:   "Jetzt siehst du vier Fallen rechtzeitig.",
		Screens: []string{
			"Dame und Läufer zielen beide auf f7 oder auf f2: Das Matt ist nah.",
			"Ein gefesselter Springer, der zieht, kann die Dame kosten.",
			"Eine Dame oder ein Läufer weit weg und allein findet vielleicht nicht zurück.",
		},
	},
	"set-ups": {
		Title: "Fünf Aufstellungen",
		Can:   "Jetzt kannst du eine Aufstellung aus sechs Zügen spielen.",
		Screens: []string{
			"Eine Aufstellung sind sechs Züge, die zusammenpassen. Diese zielt auf f7.",
			"Hier kommt der Läufer zuerst heraus, und erst dann der Bauer nach e3.",
			"Hier schaut der Läufer in der Ecke die lange Linie hinunter. Schwarz kann das auch.",
		},
	},
}

// The exercises about openings.
var openings = say.Tasks{
	"habits-1": {
		Task: "Tippe die beiden Felder an, auf denen die schwarzen Springer beginnen.",
		Why:  "Von b8 und g8 kommen sie heraus.",
	},
	"habits-2": {
		Task: "Tippe die weißen Springer und Läufer an, die noch herauskommen müssen.",
		Why:  "Beide Springer sind heraus, die Läufer noch nicht.",
	},
	"habits-3": {
		Task: "Bauer nach d4: Ist das eine der Gewohnheiten?",
		Why:  "Zwei Bauern in der Mitte: Läufer und Dame können heraus.",
	},
	"habits-4": {
		Task: "Dame nach h5: Ist das eine der Gewohnheiten?",
		Why:  "Schwarz kann die Dame angreifen, und du verlierst Zeit.",
	},
	"habits-5": {Task: "Bauer nach h4: Ist das eine der Gewohnheiten?", Why: "Das bringt nichts ins Spiel."},
	"habits-6": {
		Task: "Stell einen zweiten Bauern in die Mitte.",
		Why:  "Der Bauer öffnet dem Läufer auf c1 den Weg.",
	},
	"habits-7": {Task: "Bring eine Figur ins Spiel, die e5 angreift.", Why: "Sie kommt heraus und greift gleich an."},
	"habits-8": {
		Task: "Bring eine Figur ins Spiel, die die Dame angreift.",
		Why:  "Die Dame muss wieder ziehen, und du gewinnst Zeit.",
	},
	"habits-9": {
		Task: "Bring einen Läufer heraus und fessle den Springer.",
		Why:  "Hinter dem Springer auf c6 steht der König: Der Springer darf nicht ziehen.",
	},
	"habits-10": {
		Task: "Bring deinen König in Sicherheit.",
		Why:  "Der König ist sicher, und der Turm kommt nach f1.",
	},

	"traps-to-know-1": {
		Task: "Tippe die schwarzen Figuren an, die deinen Bauern auf f2 angreifen.",
		Why:  "Dame und Läufer greifen ihn an, und nur der König deckt ihn.",
	},
	"traps-to-know-2": {
		Task: "Tippe das Feld an, auf dem deine Dame mattsetzt.",
		Why:  "Dort deckt sie der Läufer auf c4.",
	},
	"traps-to-know-3": {
		Task: "Dein Springer schlägt auf e5. Ist das ein Fehler?",
		Why:  "Der Springer auf f3 war an die Dame gefesselt.",
	},
	"traps-to-know-4": {
		Task: "Du ziehst den Bauern nach h3. Ist das ein Fehler?",
		Why:  "Das fragt den Läufer auf g4: weg oder schlagen?",
	},
	"traps-to-know-5": {
		Task: "Schwarz droht Matt auf f2. Verhindere es.",
		Why:  "Jetzt setzt die Dame auf f2 nicht matt.",
	},
	"traps-to-know-6": {
		Task: "Schwarz droht Matt auf h2. Verhindere es.",
		Why:  "Jetzt setzt die Dame auf h2 nicht matt.",
	},
	"traps-to-know-7": {
		Task: "Die Dame hat einen Bauern geschlagen. Fang sie.",
		Why:  "Dein Springer greift sie an, und kein Feld ist sicher.",
	},
	"traps-to-know-8": {Task: "Fang den Läufer auf b6.", Why: "Die eigenen Bauern lassen ihm keinen Weg zurück."},
	"traps-to-know-9": {
		Task: "Finde das Matt: Ein schwarzer Bauer ist gefesselt.",
		Why:  "Der Bauer auf e7 darf den Springer nicht schlagen.",
	},
	"traps-to-know-10": {
		Task: "Schwarz hat deine Dame geschlagen. Matt in zwei Zügen.",
		Why:  "Zwei Springer und ein Läufer setzten matt, ohne Dame.",
	},

	"set-ups-1": {
		Task: "Markierte Felder sind eine Aufstellung. Tippe an, was noch ziehen muss.",
		Why:  "Rochiere, dann bereitet der Bauer nach c3 den Zug nach d4 vor.",
	},
	"set-ups-2": {
		Task: "Die Aufstellung von Schwarz ist markiert. Tippe an, was noch ziehen muss.",
		Why:  "Läufer nach e7, Rochade, dann der Bauer nach c5 für die Mitte.",
	},
	"set-ups-3": {
		Task: "Bauer nach d3: Passt das zur Aufstellung?",
		Why:  "Er deckt e4 und lässt den Läufer auf c1 heraus.",
	},
	"set-ups-4": {
		Task: "Jetzt Bauer nach e3: Passt das?",
		Why:  "Erst zieht der Läufer nach f4, sonst ist er eingesperrt.",
	},
	"set-ups-5": {
		Task: "Der schwarze Bauer zog nach d6: Passt das?",
		Why:  "Er deckt e5 und lässt den Läufer auf c8 heraus.",
	},
	"set-ups-6": {
		Task: "Aufstellung: Hilf der Mitte, oder bring den König in Sicherheit.",
		Why:  "Bauern auf c3 und d3 helfen der Mitte, und der König geht nach g1.",
	},
	"set-ups-7": {
		Task: "Erst eine Figur, dann die Bauern.",
		Why:  "Der Bauer nach e3 muss auf den Läufer warten.",
	},
	"set-ups-8": {
		Task: "Bring eine Figur für die Aufstellung ins Spiel.",
		Why:  "Eine Figur mehr ist heraus, und die Rochade rückt näher.",
	},
	"set-ups-9": {
		Task: "Mach weiter: Läufer oder Bauer.",
		Why:  "Als Nächstes rochierst du, mit dem Läufer auf g2 vor deinem König.",
	},
	"set-ups-10": {
		Task: "Mach weiter: König oder Bauer.",
		Why:  "Später kommt der Bauer nach e4, gedeckt von d3.",
	},
}
