package german

import "chesstutor/tutor/say"

var lessons = say.Lessons{
	"board": {
		Title: "Das Brett",
		Can:   "Jetzt kannst du jedes Feld nennen.",
		Screens: []string{
			"Das Brett hat 64 Felder. Die Linien a bis h gehen nach oben, die Reihen 1 bis 8 quer.",
			"Jedes Feld hat einen Namen: erst die Linie, dann die Reihe. Wo Linie e auf Reihe 4 trifft, ist e4.",
			"In den Ecken stehen Türme, daneben Springer, dann Läufer. " +
				"Die Dame beginnt auf ihrer eigenen Farbe, der König neben ihr.",
		},
	},
	"rook": {
		Title: "Der Turm",
		Can:   "Jetzt kannst du mit dem Turm ziehen.",
		Screens: []string{
			"Der Turm zieht gerade: vor, zurück, nach links oder rechts. Er zieht, so weit du willst.",
			"Vor deinen eigenen Figuren bleibt er stehen. Er springt nie und biegt in einem Zug nie ab.",
		},
	},
	"bishop": {
		Title: "Der Läufer",
		Can:   "Jetzt kannst du mit dem Läufer ziehen.",
		Screens: []string{
			"Der Läufer zieht schräg: ein Feld oder viele, so weit du willst. Er springt nie.",
			"Ein Läufer bleibt das ganze Spiel auf seiner Farbe. Du hast einen auf hellen und einen auf dunklen " +
				"Feldern.",
		},
	},
	"queen": {
		Title: "Die Dame",
		Can:   "Jetzt kannst du mit der Dame ziehen.",
		Screens: []string{
			"Die Dame zieht gerade wie ein Turm oder schräg wie ein Läufer. In einem Zug biegt sie nie ab.",
			"Sie ist deine stärkste Figur. Auch sie springt nie.",
		},
	},
	"king": {
		Title: "Der König",
		Can:   "Jetzt kannst du den König sicher halten.",
		Screens: []string{
			"Der König geht einen Schritt in jede Richtung. Er ist langsam, aber ihn darfst du nicht verlieren.",
			"Der König geht nie auf ein Feld, das eine gegnerische Figur angreift. Also stehen zwei Könige nie " +
				"nebeneinander.",
		},
	},
	"knight": {
		Title: "Der Springer",
		Can:   "Jetzt kannst du mit dem Springer springen.",
		Screens: []string{
			"Der Springer zieht zwei Felder geradeaus und eines zur Seite. Das sieht aus wie der Buchstabe L.",
			"Nur er springt über andere Figuren. Jeder Zug bringt ihn von Hell auf Dunkel oder von Dunkel auf Hell.",
		},
	},
	"pawn": {
		Title: "Der Bauer",
		Can:   "Jetzt kannst du mit Bauern ziehen und schlagen.",
		Screens: []string{
			"Ein Bauer geht einen Schritt geradeaus und nie zurück. Von seinem Startfeld darf er zwei gehen.",
			"Er schlägt einen Schritt schräg nach vorn, nie geradeaus. Eine Figur direkt vor ihm hält ihn auf.",
		},
	},
	"taking": {
		Title: "Schlagen",
		Can:   "Jetzt kannst du mit jeder Figur schlagen.",
		Screens: []string{
			"Zum Schlagen zieh auf das Feld einer gegnerischen Figur. Sie verlässt das Brett für immer.",
			"Jede Figur schlägt so, wie sie zieht; nur der Bauer nicht. Du darfst schlagen, musst aber nicht.",
		},
	},
	"pawn-game": {
		Title: "Kleines Spiel: Bauern",
		Can:   "Jetzt kannst du ein Bauernspiel gewinnen.",
		Screens: []string{
			"Hier ziehen nur Bauern. Wer zuerst drüben ist, gewinnt; geht kein Zug mehr, gewinnt niemand.",
			"Zähl beim Wettlauf: Du brauchst drei Züge, Schwarz auch. Du ziehst zuerst, also gewinnst du.",
		},
	},
	"attacks": {
		Title: "Wer greift wen an?",
		Can:   "Jetzt siehst du, wer wen angreift.",
		Screens: []string{
			"Eine Figur greift an, was sie jetzt schlagen könnte. Schau jede Linie entlang, bis etwas im Weg steht.",
			"Kann eine deiner Figuren zurückschlagen? Dann deckt sie die andere. " +
				"Figuren decken so, wie sie angreifen.",
		},
	},
	"free": {
		Title: "Umsonst zu haben",
		Can:   "Jetzt findest du, was umsonst ist.",
		Screens: []string{
			"Frag vor dem Schlagen: Kann etwas zurückschlagen? Wenn nicht, ist die Figur umsonst.",
			"Such auch nach Verteidigern von weit her. Frag dann dasselbe für deine eigenen Figuren.",
		},
	},
	"save": {
		Title: "Rette sie",
		Can:   "Jetzt kannst du eine Figur in Gefahr retten.",
		Screens: []string{
			"Deine Figur ist angegriffen? Zieh sie weg, deck sie, versperr die Linie oder schlag den Angreifer.",
			"Ein fünfter Weg: Droh selbst etwas Größeres. Bevor du wählst, schau, wo jeder Weg endet.",
		},
	},
	"check": {
		Title: "Schach und drei Auswege",
		Can:   "Jetzt kommst du aus dem Schach.",
		Screens: []string{
			"Ein Angriff auf den König heißt Schach. Du musst gleich darauf antworten.",
			"Drei Auswege: den König wegziehen, etwas dazwischenstellen oder den Angreifer schlagen. " +
				"Gegen ein Springerschach hilft kein Dazwischenstellen.",
		},
	},
	"mate": {
		Title: "Matt in einem Zug",
		Can:   "Jetzt kannst du mattsetzen.",
		Screens: []string{
			"Schachmatt: Der König steht im Schach, und kein Ausweg ist übrig. Das Spiel ist gewonnen.",
			"Frag vor dem Matt: Kann der König weglaufen? Kann etwas den Weg sperren oder deine Figur schlagen?",
		},
	},
	"stalemate": {
		Title: "Matt oder Patt",
		Can:   "Jetzt unterscheidest du Matt und Patt.",
		Screens: []string{
			"Kein Schach und kein erlaubter Zug ist Patt. Das Spiel ist sofort remis.",
			"Liegst du weit vorn? Dann lass dem König ein Feld, oder gib Schach.",
		},
	},
	"castling": {
		Title: "Die Rochade",
		Can:   "Jetzt kannst du rochieren.",
		Screens: []string{
			"Der König zieht zwei Felder auf einen Turm zu, und der Turm springt über ihn. " +
				"Beide dürfen noch nicht gezogen haben.",
			"Nicht aus dem Schach, nicht über ein angegriffenes Feld, nicht ins Schach. Dazwischen darf nichts stehen.",
		},
	},
	"odd-pawns": {
		Title: "Umwandlung und en passant",
		Can:   "Jetzt kannst du umwandeln und en passant schlagen.",
		Screens: []string{
			"Ein Bauer auf der letzten Reihe wird Dame, Turm, Läufer oder Springer. " +
				"Du wählst; fast immer ist die Dame am besten.",
			"En passant: Ein Bauer zieht zwei Schritte an deinem vorbei. Schlag ihn sofort, als wäre er einen " +
				"gegangen.",
		},
	},
	"worth": {
		Title: "Was Figuren wert sind",
		Can:   "Jetzt kannst du einen guten Tausch wählen.",
		Screens: []string{
			"Bauer 1, Springer 3, Läufer 3, Turm 5, Dame 9. Der König hat keinen Preis.",
			"Zähl vor einem Tausch: Was gibst du, was bekommst du? Gleich viele Punkte sind ein fairer Tausch.",
		},
	},
	"count": {
		Title: "Angreifer und Verteidiger",
		Can:   "Jetzt kannst du Angreifer und Verteidiger zählen.",
		Screens: []string{
			"Zähl die Angreifer und die Verteidiger eines Feldes. Mehr Angreifer als Verteidiger: Oft kannst du " +
				"schlagen.",
			"Schlag mit der billigsten Figur zuerst. Ein Turm hinter einem Turm zählt mit.",
		},
	},
	"change": {
		Title: "Was hat der Zug geändert?",
		Can:   "Jetzt siehst du, was ein Zug geändert hat.",
		Screens: []string{
			"Frag nach jedem Zug von Schwarz: Was greift er jetzt an? Was hat er zurückgelassen?",
			"Schau dreimal: auf die gezogene Figur, auf die geöffnete Linie, auf das, was sie vorher deckte.",
		},
	},
	"look": {
		Title: "Schach, Schlagen, Drohen",
		Can:   "Jetzt schaust du, bevor du ziehst.",
		Screens: []string{
			"Schau vor jedem Zug auf drei Dinge: Schachs, Schlagzüge, Drohungen. Erst auf deine, dann auf die von " +
				"Schwarz.",
			"Ein Schach ist noch nicht gut. Schau, wo es endet.",
		},
	},
	"fork": {
		Title: "Doppelangriff",
		Can:   "Jetzt kannst du zwei Figuren auf einmal angreifen.",
		Screens: []string{
			"Eine Gabel greift mit einem Zug zwei Figuren an. Schwarz kann nur eine retten.",
			"Such zwei Ziele ohne Deckung, oder den König. Frag dann: Kann Schwarz die Figur schlagen, die gabelt?",
		},
	},
	"lines": {
		Title: "Fesselung, Spieß, Abzug",
		Can:   "Jetzt findest du Fesselungen und Spieße.",
		Screens: []string{
			"Fesselung: Eine Figur muss bleiben, denn hinter ihr steht der König oder die Dame.",
			"Spieß: Das Größere steht vorn. Es muss weg, und was dahinter steht, ist verloren.",
			"Abzug: Eine Figur zieht weg, die dahinter greift an. Zwei Drohungen in einem Zug.",
		},
	},
	"finish": {
		Title: "Das Spiel beenden",
		Can:   "Jetzt kannst du ein gewonnenes Spiel beenden.",
		Screens: []string{
			"Zwei Türme: Einer hält eine Reihe, der andere gibt auf der nächsten Schach. Wie auf einer Treppe.",
			"Dame oder Turm: Sperr den König ein, hol deinen König, setz am Rand matt.",
			"Lass dem König ein Feld, bis du mattsetzt.",
		},
	},
	"first-game": {
		Title: "Die ersten zehn Züge",
		Can:   "Jetzt kannst du ein Spiel gut beginnen.",
		Screens: []string{
			"Fang so an: ein Bauer in die Mitte, Springer und Läufer heraus, Rochade. Die Dame kann warten.",
			"Sf3 heißt: Springer nach f3. x schlägt, + ist Schach, # ist matt, O-O ist die Rochade.",
			"Remis: Patt, zu wenige Figuren, dreimal dieselbe Stellung, fünfzig stille Züge jeder Seite.",
		},
	},
}
