package german

import "chesstutor/tutor/say"

// The lessons of the second path.
var secondLessons = say.Lessons{
	"use-pin": {
		Title: "Nutz die Fesselung",
		Can:   "Jetzt kannst du eine Fesselung nutzen.",
		Screens: []string{
			"Eine gefesselte Figur muss auf ihrer Linie bleiben. Greif sie noch einmal an, am besten mit einem Bauern.",
			"Neben dieser Linie deckt sie nichts. Schlag, was sie zu decken scheint.",
			"Such Fesselungen, bevor du ziehst. Frag dann, was jede gefesselte Figur deckt.",
		},
	},
	"use-skewer": {
		Title: "Durch bis nach hinten",
		Can:   "Jetzt kannst du die Figur dahinter gewinnen.",
		Screens: []string{
			"Ein Spieß greift die größere Figur zuerst an. Sie muss weg, und du schlägst die dahinter.",
			"Am besten ist ein Schach: Der König muss sofort weg.",
			"Steht die kleinere Figur vorn, ist es eine Fesselung.",
		},
	},
	"discovered": {
		Title: "Öffne eine Linie",
		Can:   "Jetzt kannst du eine Linie öffnen.",
		Screens: []string{
			"Eine Figur geht zur Seite, und die dahinter greift an.",
			"Auch die Figur, die zur Seite geht, kann angreifen: zwei Drohungen in einem Zug.",
			"Geht die Linie zum König, ist es Schach. Deine erste Figur darf schlagen, was sie will.",
		},
	},
	"defender": {
		Title: "Schlag den Verteidiger",
		Can:   "Jetzt kannst du einen Verteidiger beseitigen.",
		Screens: []string{
			"Ist eine Figur gedeckt? Dann sieh dir ihren Verteidiger an.",
			"Schlag den Verteidiger, oder vertreib ihn mit einem Schach. Dann ist die Figur umsonst.",
			"Zähl vorher: Was gibst du für den Verteidiger?",
		},
	},
	"deflection": {
		Title: "Zu viel zu decken",
		Can:   "Jetzt kannst du einen Verteidiger weglocken.",
		Screens: []string{
			"Ein Verteidiger mit zwei Aufgaben schafft nur eine davon.",
			"Schlag eine der beiden Figuren, oder biete etwas an. Der Verteidiger muss die andere verlassen.",
			"Achte auch auf die Grundreihe: Oft verhindert dort ein einziger Turm das Matt.",
		},
	},
	"trap": {
		Title: "Kein Ausweg",
		Can:   "Jetzt kannst du eine Figur fangen.",
		Screens: []string{
			"Eine Figur ohne sicheres Feld ist gefangen. Greif sie an, und sie ist verloren.",
			"Such Figuren am Rand: Sie haben wenige Felder.",
			"Auch deine eigenen: Bevor du weit ziehst, such den Weg zurück.",
		},
	},
	"mating-nets": {
		Title: "Vier Arten mattzusetzen",
		Can:   "Jetzt kannst du auf vier Arten mattsetzen.",
		Screens: []string{
			"Treppe: zwei Türme nebeneinander. Grundreihe: Die eigenen Bauern sperren den König ein.",
			"Erstickt: Rund um den König stehen seine eigenen Figuren, und ein Springer gibt Schach.",
			"Gedeckt: Die Dame steht neben dem König, und etwas deckt sie.",
		},
	},
	"before-you-move": {
		Title: "Vor jedem Zug",
		Can:   "Jetzt schaust du, bevor du ziehst.",
		Screens: []string{
			"Vor jedem Zug: Was droht Schwarz?",
			"Dann sieh dir deine eigenen Schachs und Schlagzüge an.",
			"Zuletzt: Was könnte Schwarz nach deinem Zug tun?",
		},
	},
	"threats-first": {
		Title: "Erst Drohungen, dann Pläne",
		Can:   "Jetzt kannst du einer Drohung begegnen.",
		Screens: []string{
			"Auf eine Drohung musst du sofort antworten. Pläne warten.",
			"Die beste Antwort tut auch selbst etwas.",
			"Kannst du mehr drohen? Dann zähl, was beide Seiten gewinnen.",
		},
	},
	"defend": {
		Title: "Fünf Arten zu verteidigen",
		Can:   "Jetzt kannst du dich auf fünf Arten verteidigen.",
		Screens: []string{
			"Schlag den Angreifer, zieh weg oder deck.",
			"Versperr die Linie, oder droh etwas Größeres.",
			"Frag jedes Mal: Welcher Weg kostet nichts?",
		},
	},
	"long-count": {
		Title: "Bis zum Ende zählen",
		Can:   "Jetzt kannst du lange Schlagfolgen zählen.",
		Screens: []string{
			"Zähl, wer ein Feld angreift und wer es deckt.",
			"Schlag mit der billigsten Figur zuerst.",
			"Hör auf, wenn das nächste Schlagen dich etwas kosten würde.",
		},
	},
	"box": {
		Title: "Der Käfig und die Treppe",
		Can:   "Jetzt kannst du einen König einsperren.",
		Screens: []string{
			"Lass dem König mit jedem Zug einen kleineren Käfig.",
			"Hol deinen eigenen König heran: Ein Turm allein kann nicht mattsetzen.",
			"Zwei Türme brauchen keinen König: Sie steigen wie auf einer Treppe.",
		},
	},
	"square": {
		Title: "Das Quadrat des Bauern",
		Can:   "Jetzt siehst du, wer einen Bauern einholt.",
		Screens: []string{
			"Zeichne ein Quadrat vom Bauern bis zu seiner letzten Reihe, so breit wie hoch.",
			"Ein König im Quadrat holt den Bauern ein.",
			"Am Start darf ein Bauer zwei Felder ziehen: Zähl das mit.",
		},
	},
	"opposition": {
		Title: "König gegen König",
		Can:   "Jetzt kannst du einen König zum Ausweichen zwingen.",
		Screens: []string{
			"Könige stehen sich gegenüber, wenn ein Feld zwischen ihnen liegt.",
			"Wer dann ziehen muss, muss ausweichen.",
			"Geh auf der Seite vorbei, die er freigibt.",
		},
	},
	"key-squares": {
		Title: "Vor dem Bauern",
		Can:   "Jetzt kannst du einen Bauern durchbringen.",
		Screens: []string{
			"Der König geht zuerst, und der Bauer folgt.",
			"Drei Schlüsselfelder liegen zwei Reihen vor dem Bauern.",
			"Dein König auf einem davon bringt den Bauern durch.",
		},
	},
	"pawn-race": {
		Title: "Wer ist zuerst da?",
		Can:   "Jetzt kannst du einen Wettlauf der Bauern gewinnen.",
		Screens: []string{
			"Zwei Bauern laufen: Zähl die Züge von beiden.",
			"Wer sich zuerst umwandelt, kann den anderen aufhalten oder Schach geben.",
			"Manchmal gewinnt ein Königsschritt mehr Zeit als ein Bauernschritt.",
		},
	},
	"rook-endings": {
		Title: "Der Turm schneidet ab",
		Can:   "Jetzt kannst du mit einem Turm gegen einen Bauern gewinnen.",
		Screens: []string{
			"Ein Turm zwischen König und Bauer schneidet den König ab.",
			"Ein Turm hinter dem Bauern schlägt ihn, wenn er zieht.",
			"Dann hol deinen eigenen König: Der Turm kann warten.",
		},
	},
}
