package german

import "chesstutor/tutor/say"

// The exercises about plans.
var plans = say.Tasks{
	"trade-ahead-1": {
		Task: "Du schlägst die Dame. Hilft dir dieser Tausch?",
		Why:  "Du hast einen Turm mehr, und jeder Tausch bringt den Sieg näher.",
	},
	"trade-ahead-2": {
		Task: "Du schlägst den Turm. Hilft dir dieser Tausch?",
		Why:  "Schwarz hat einen Springer mehr: Tauschen hilft Schwarz.",
	},
	"trade-ahead-3": {
		Task: "Du schlägst den Bauern. Hilft dir dieser Tausch?",
		Why:  "Du hast einen Läufer mehr. Behalte Bauern: Einer wird zur Dame.",
	},
	"trade-ahead-4": {
		Task: "Du hast einen Turm mehr. Tippe jede Figur an, die du tauschen kannst.",
		Why:  "Dame für Dame, Turm für Turm, Läufer für Springer.",
	},
	"trade-ahead-5": {
		Task: "Du hast einen Läufer mehr. Tippe beide Figuren an, die du tauschen kannst.",
		Why:  "Turm für Turm und Läufer für Springer.",
	},
	"trade-ahead-6": {
		Task: "Du liegst vorn. Tausch Figuren, keine Bauern.",
		Why:  "Die Türme gehen, und deine Bauern bleiben.",
	},
	"trade-ahead-7": {
		Task: "Der schwarze Springer ist stark. Tausch ihn.",
		Why:  "Ohne den Springer ist der Angriff von Schwarz vorbei.",
	},
	"trade-ahead-8": {
		Task: "Schwarz droht Matt. Biete den Tausch an, der das beendet.",
		Why:  "Ohne Damen gibt es kein Matt, und deine Türme gewinnen.",
	},
	"trade-ahead-9": {
		Task: "Tausch die Türme, dann mach eine Dame.",
		Why:  "Ohne die Türme hielt nichts deinen Bauern auf.",
	},

	"files-1": {
		Task: "Tippe jede Figur auf der d-Linie an.",
		Why:  "Dort steht ein Bauer: Die d-Linie ist nicht offen.",
	},
	"files-2": {
		Task: "Eine Linie ist offen. Tippe ihr Feld auf Reihe 1 an.",
		Why:  "Die e-Linie ist offen: Kein Bauer steht auf ihr.",
	},
	"files-3": {
		Task: "Zwei Linien sind offen. Tippe ihre Felder auf Reihe 1 an.",
		Why:  "Die c-Linie und die d-Linie sind offen.",
	},
	"files-4": {
		Task: "Welche weiße Figur kann auf die wenigsten Felder? Tippe sie an.",
		Why:  "Vor dem Läufer stehen seine eigenen Bauern.",
	},
	"files-5": {
		Task: "Tippe die weiße Figur an, die auf die wenigsten Felder kann.",
		Why:  "Der König sperrt den Turm auf h1 ein.",
	},
	"files-6": {Task: "Stell deinen Turm auf die offene Linie.", Why: "Von e1 schaut der Turm bis nach e8."},
	"files-7": {Task: "Stell einen Turm auf die offene Linie.", Why: "Die d-Linie gehört zuerst dir."},
	"files-8": {
		Task: "Such für den Springer das sichere Feld mit den meisten Zügen.",
		Why:  "Von f3 kann er auf sechs Felder.",
	},
	"files-9": {
		Task: "Such für den Turm auf a1 das Feld mit den meisten Zügen.",
		Why:  "Auf der offenen Linie kommt der Turm weit.",
	},

	"shelter-1": {
		Task: "Tippe jeden Bauern vor deinem König an.",
		Why:  "Sie sind sein Schutz. Auch der Schritt nach h3 gibt ihm Luft.",
	},
	"shelter-2": {
		Task: "Tippe jeden Bauern vor dem schwarzen König an.",
		Why:  "Auf der g-Linie steht kein schwarzer Bauer mehr: Dort können deine Figuren hinein.",
	},
	"shelter-3": {
		Task: "Du ziehst den Bauern nach g4. Ist das ein Fehler?",
		Why:  "Der Bauer auf g2 schützte deinen Springer und deinen König.",
	},
	"shelter-4": {
		Task: "Du ziehst den Bauern nach h3. Ist das ein Fehler?",
		Why:  "Ein kleiner Schritt: Er vertreibt den Läufer und gibt Luft.",
	},
	"shelter-5": {
		Task: "Schwarz droht Matt auf b1. Lass einen Bauern helfen.",
		Why:  "Jetzt kann der König aus dem Schach heraus.",
	},
	"shelter-6": {
		Task: "Gib deinem König einen Ausweg.",
		Why:  "Der Läufer auf d6 schaut auf h2, also half dieser Schritt nicht.",
	},
	"shelter-7": {
		Task: "Bring deine Dame zum schwarzen König.",
		Why:  "Dame und Läufer zielen auf Felder neben seinem König.",
	},
	"shelter-8": {
		Task: "Bring noch eine Figur zum schwarzen König.",
		Why:  "Die Dame droht Matt auf g7, und nichts verhindert es.",
	},
	"shelter-9": {Task: "Matt in zwei Zügen auf der g-Linie.", Why: "Das Schach trieb den König in die Ecke."},
	"shelter-10": {
		Task: "Matt in zwei Zügen: erst ein Opfer.",
		Why:  "Die Dame schlug den letzten Bauern, und der Turm setzte matt.",
	},

	"weak-pawns-1": {
		Task: "Welcher schwarze Bauer ist schwach? Tippe ihn an.",
		Why:  "Kein schwarzer Bauer steht neben oder hinter dem Bauern auf d5.",
	},
	"weak-pawns-2": {
		Task: "Tippe beide schwachen schwarzen Bauern an.",
		Why:  "Beide stehen allein, ohne Bauern neben sich.",
	},
	"weak-pawns-3": {
		Task: "Ein schwarzer Bauer blieb zurück. Tippe ihn an.",
		Why:  "Die Bauern auf c5 und e5 sind ohne ihn vorausgegangen.",
	},
	"weak-pawns-4": {
		Task: "Ist der schwarze Bauer auf d5 schwach?",
		Why:  "Auf den Linien daneben steht kein schwarzer Bauer.",
	},
	"weak-pawns-5": {Task: "Ist der schwarze Bauer auf c6 schwach?", Why: "Der Bauer auf b7 deckt ihn."},
	"weak-pawns-6": {
		Task: "Greif den schwachen Bauern auf d5 mit deinem Springer an.",
		Why:  "Zwei Figuren greifen ihn jetzt an, und nur der Turm deckt ihn.",
	},
	"weak-pawns-7": {
		Task: "Greif den schwachen Bauern auf a7 mit deinem Turm an.",
		Why:  "Der schwarze Turm muss bleiben und decken.",
	},
	"weak-pawns-8": {
		Task: "Greif den schwachen Bauern auf d5 noch einmal an.",
		Why:  "Beide Türme schauen jetzt auf ihn.",
	},
	"weak-pawns-9": {
		Task: "Greif den schwachen Bauern auf c6 noch einmal an.",
		Why:  "Turm und Springer schauen jetzt auf ihn.",
	},

	"passed-1": {
		Task: "Tippe deinen Freibauern an.",
		Why:  "Kein schwarzer Bauer steht vor dem Bauern auf d5 oder neben seinem Weg.",
	},
	"passed-2": {
		Task: "Tippe deine beiden Freibauern an.",
		Why:  "Die Bauern auf b7 und h7 können sie nicht aufhalten.",
	},
	"passed-3": {
		Task: "Du schlägst auf d6. Hast du dann einen Freibauern?",
		Why:  "Auf seinem Weg ist kein schwarzer Bauer mehr.",
	},
	"passed-4": {
		Task: "Du ziehst nach d5 vor. Ist es dann ein Freibauer?",
		Why:  "Der Bauer auf c6 kann ihn schlagen.",
	},
	"passed-5": {
		Task: "Mach einen Freibauern.",
		Why:  "Er ist jetzt an den schwarzen Bauern vorbei, und dein König ist nah.",
	},
	"passed-6": {Task: "Mach den Bauern auf a5 zum Freibauern.", Why: "Nur der Bauer auf b7 konnte ihn aufhalten."},
	"passed-7": {
		Task: "Schlag so, dass du einen Freibauern hast.",
		Why:  "Dort hält ihn kein Bauer auf. Auf e5 täte das der Bauer auf f7.",
	},
	"passed-8": {Task: "Mach in zwei Zügen eine Dame.", Why: "Dein König deckte das letzte Feld des Bauern."},
	"passed-9": {
		Task: "Mach in zwei Zügen eine Dame, mit Hilfe deines Turms.",
		Why:  "Dein Turm sperrte den schwarzen Turm von a8 ab.",
	},
	"passed-10": {Task: "Gewinn diesen Wettlauf der Bauern.", Why: "Mit mehr Bauern machst du einen Freibauern."},
}
