package german

import "chesstutor/tutor/say"

// The exercises of the second part of the second path: safe play.
var safePlay = say.Tasks{
	"before-you-move-1": {
		Task: "Der Springer zog nach h5. Tippe an, was er angreift.",
		Why:  "Der Springer auf h5 greift deinen Läufer auf f4 an.",
	},
	"before-you-move-2": {
		Task: "Der Bauer zog nach e4. Tippe beide Figuren an, die er angreift.",
		Why:  "Ein Bauer greift deinen Läufer und deinen Springer an: eine Gabel.",
	},
	"before-you-move-3": {
		Task: "Der Bauer verließ d6. Tippe an, was jetzt umsonst ist.",
		Why:  "Der Bauer auf d6 deckte vorher den Bauern auf e5.",
	},
	"before-you-move-4": {
		Task: "Schwarz droht Matt. Tippe das Feld an, auf dem es kommt.",
		Why:  "Der Turm würde auf d1 mattsetzen: Deine eigenen Bauern sperren dich ein.",
	},
	"before-you-move-5": {
		Task: "Tippe an, was Schwarz zu gewinnen droht.",
		Why:  "Der Bauer auf e5 greift deinen Springer an: Decken hilft nicht.",
	},
	"before-you-move-6": {
		Task: "Dein Turm schlägt auf a7. Ist das ungefährlich?",
		Why:  "Der Turm verließ Reihe 1, und Schwarz setzt dort matt.",
	},
	"before-you-move-7": {
		Task: "Dein Turm schlägt auf a7. Ist das ungefährlich?",
		Why:  "Dein König hat auf h2 einen Ausweg.",
	},
	"before-you-move-8": {
		Task: "Verhindere das Matt auf g2.",
		Why:  "Der Bauer versperrt die Linie des Läufers nach g2.",
	},
	"before-you-move-9": {
		Task: "Der Bauer greift deinen Springer an. Rette ihn.",
		Why:  "Dein Springer ist dort sicher, und sonst ist nichts verloren.",
	},
	"before-you-move-10": {
		Task: "Schwarz greift deine Dame an. Sieh dir erst deine Schachs an.",
		Why:  "Der Turm setzt auf Reihe 8 matt: besser, als die Dame zu retten.",
	},

	"threats-first-1": {
		Task: "Tippe an, was Schwarz zu schlagen droht.",
		Why:  "Dame und Läufer greifen h2 an, und nur dein König deckt es.",
	},
	"threats-first-2": {
		Task: "Zähl: Was droht Schwarz zu gewinnen? Tippe es an.",
		Why:  "Zwei greifen deinen Springer auf d4 an, und einer deckt ihn.",
	},
	"threats-first-3": {
		Task: "Du rochierst. Ist das ein Fehler?",
		Why:  "Der Bauer auf a6 schlägt deinen Läufer auf b5.",
	},
	"threats-first-4": {
		Task: "Du rochierst. Ist das ein Fehler?",
		Why:  "Der Läufer greift deinen Springer auf c3 an, aber der Bauer deckt ihn.",
	},
	"threats-first-5": {
		Task: "Schwarz droht Matt. Verhindere es.",
		Why:  "Der Bauer verlässt h2 und greift den Springer an.",
	},
	"threats-first-6": {
		Task: "Schwarz droht wieder Matt. Verhindere es.",
		Why:  "Der Weg ist frei: Deine Dame deckt g2.",
	},
	"threats-first-7": {
		Task: "Dein Springer ist angegriffen. Finde mehr als einen Ausweg.",
		Why:  "Der Bauer auf g7 ist gefesselt, also ist die Dame verloren.",
	},
	"threats-first-8": {
		Task: "Dein Springer ist angegriffen. Greif mit ihm mehr an.",
		Why:  "Er greift die Dame und einen Turm an, und die Linie öffnet sich.",
	},
	"threats-first-9": {
		Task: "Dein Springer ist angegriffen. Gewinn mit ihm die Dame.",
		Why:  "Der Turm gibt Schach, und der Springer schlägt als Nächstes die Dame.",
	},

	"defend-1": {
		Task: "Tippe jede Figur an, die den Springer retten kann.",
		Why:  "Er kann weglaufen; der Turm und zwei Bauern können ihn decken.",
	},
	"defend-2": {
		Task: "Tippe jede Figur an, die den Turm retten kann.",
		Why:  "Der Turm kann weglaufen, oder der Springer schlägt den Läufer.",
	},
	"defend-3": {Task: "Dein Springer zieht nach e5. Ist er dort sicher?", Why: "Keine schwarze Figur greift e5 an."},
	"defend-4": {Task: "Dein Turm zieht nach d7. Ist er dort sicher?", Why: "Der Springer auf c5 greift d7 an."},
	"defend-5": {
		Task: "Zwei greifen deinen Bauern auf e5 an. Deck ihn noch einmal.",
		Why:  "Jetzt decken zwei den Bauern, und zwei greifen ihn an.",
	},
	"defend-6": {
		Task: "Dein Läufer ist gefesselt. Deck ihn.",
		Why:  "Dein König deckt den Läufer, der nicht weglaufen darf.",
	},
	"defend-7": {
		Task: "Der Läufer greift deine Dame an. Schlag ihn.",
		Why:  "Der Bauer schlägt: Deine Dame würde zurückgeschlagen.",
	},
	"defend-8": {
		Task: "Der Turm fesselt deine Dame. Versperr seine Linie.",
		Why:  "Jetzt greift der Turm deine Dame nicht mehr an.",
	},
	"defend-9": {
		Task: "Der Bauer greift deinen Läufer an. Rette ihn.",
		Why:  "Fast jedes andere Feld ist angegriffen.",
	},
	"defend-10": {
		Task: "Der Bauer greift deinen Springer an. Droh mehr.",
		Why:  "Der Turm fesselt die Dame: Sie ist mehr wert.",
	},

	"long-count-1": {
		Task: "Tippe jede weiße Figur an, die d5 angreift.",
		Why:  "Turm, Dame und Springer greifen es an: drei.",
	},
	"long-count-2": {
		Task: "Tippe jede weiße Figur an, die e5 angreift.",
		Why:  "Läufer, Dame und Springer: Die Türme warten dahinter.",
	},
	"long-count-3": {
		Task: "Dein Turm schlägt auf e8. Ist das ein fairer Tausch?",
		Why:  "Ein Turm für einen Turm: Der andere Turm schlägt zurück.",
	},
	"long-count-4": {
		Task: "Dein Springer schlägt auf e5. Ist das ein fairer Tausch?",
		Why:  "Springer für Springer, und du gewinnst noch einen Bauern.",
	},
	"long-count-5": {
		Task: "Dein Springer schlägt auf d5. Gewinnst du Punkte?",
		Why:  "Drei greifen d5 an, und nur zwei decken es.",
	},
	"long-count-6": {
		Task: "Schlag auf d5 mit der richtigen Figur.",
		Why:  "Der Bauer ist am wenigsten wert, also schlägt er zuerst.",
	},
	"long-count-7": {Task: "Zähl auf d5 und e5, dann gewinn Punkte.", Why: "Auf e5 greifen zwei an, und einer deckt."},
	"long-count-8": {
		Task: "Schlag auf e5 und gewinn die meisten Punkte.",
		Why:  "Deine Türme schlagen zuletzt: Sie sind mehr wert.",
	},
	"long-count-9": {Task: "Gewinn in zwei Zügen einen Punkt.", Why: "Springer für Springer, und dazu ein Bauer."},
	"long-count-10": {
		Task: "Welcher Turm schlägt zuerst? Gewinn einen Turm.",
		Why:  "Der Springer muss zurückschlagen, und dann deckt nichts e5.",
	},
}
