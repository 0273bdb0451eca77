package german

import (
	"fmt"

	"chesstutor/ai"
	"chesstutor/tutor/say"
)

var levels = say.Levels{
	SoFar: "Bisher:", Usual: "(üblich)", More: "Mehr Stufen",
	Strength: func(n, of int) string { return fmt.Sprintf("Stärke %d von %d", n, of) },
	Characters: say.CharacterNames{
		ai.Pip: "Pip", ai.Nib: "Nib", ai.Hop: "Hop", ai.Hazel: "Hazel", ai.Mina: "Mina",
		ai.ThreePlies: "Rufus", 12: "Corvin", ai.Strongest: "Tove",
	},
	Each: say.LevelTable{
		1: {Name: "Zieht einfach gern",
			Sentence: "Zieht, ohne hinzusehen. Deckt nichts mit Absicht."},
		2: {Name: "Schlägt, was geht",
			Sentence: "Schnappt sich, was geht. Vergisst, dass du zurückschlägst."},
		3: {Name: "Schlägt oder sucht ein gutes Feld",
			Sentence: "Schnappt sich, was geht, oder sucht ein gutes Feld. Vergisst, dass du zurückschlägst."},
		4: {Name: "Achtet darauf, wo es landet",
			Sentence: "Schaut, wo es landet. Vergisst alle anderen Figuren."},
		5: {Name: "Achtet darauf, wo es landet und steht",
			Sentence: "Schaut, wo es landet, und mag gute Felder. Vergisst die anderen Figuren."},
		6: {Name: "Zählt, was zu schlagen ist",
			Sentence: "Zählt jeden Tausch. Schachmatt kommt überraschend."},
		7: {Name: "Sieht, was zu schlagen ist",
			Sentence: "Zählt jeden Tausch und mag gute Felder. Schachmatt kommt überraschend."},
		8: {Name: "Kennt einen guten Platz",
			Sentence: "Zählt jeden Tausch und kennt gute Felder. Schachmatt kommt immer noch überraschend."},
		9: {Name: "Schaut in Eile zwei Züge voraus",
			Sentence: "Schaut in Eile zwei eigene Züge voraus. Übersieht manches im Gedränge."},
		ai.ThreePlies: {Name: "Schaut zwei Züge voraus",
			Sentence: "Schaut zwei eigene Züge voraus. Übersieht langsame Pläne."},
		10: {Name: "Schaut zwei Züge voraus, wo es zählt",
			Sentence: "Schaut zwei eigene Züge voraus, wo es zählt. Überspringt, was erst schlecht aussieht."},
		11: {Name: "Schaut fast drei Züge voraus",
			Sentence: "Schaut fast drei eigene Züge voraus. Überspringt, was erst schlecht aussieht."},
		12: {Name: "Schaut drei Züge voraus",
			Sentence: "Schaut drei eigene Züge voraus. Überspringt, was erst schlecht aussieht."},
		13: {Name: "Schaut vier Züge voraus",
			Sentence: "Schaut vier eigene Züge voraus. Übersieht, was erst viel später hilft."},
		14: {Name: "Schaut fünf Züge voraus",
			Sentence: "Schaut fünf eigene Züge voraus. Übersieht, was erst viel später hilft."},
		15: {Name: "Schaut fast sieben Züge voraus",
			Sentence: "Schaut fast sieben eigene Züge voraus. Übersieht, was erst viel später hilft."},
		16: {Name: "Schaut acht Züge voraus",
			Sentence: "Schaut acht eigene Züge voraus. Übersieht, was erst viel später hilft."},
		ai.Strongest: {Name: "Schaut neun Züge voraus",
			Sentence: "Schaut neun eigene Züge voraus. Übersieht, was erst viel später hilft."},
		ai.Pip: {Name: "Schiebt Bauern vor",
			Sentence: "Am leichtesten. Schiebt gern Bauern vor und vergisst sehr oft, deine Figuren zu schlagen."},
		ai.Nib: {Name: "Gibt Schach",
			Sentence: "Jagt gern deinen König. Vergisst oft, deine Figuren zu schlagen."},
		ai.Hop: {Name: "Hüpft mit den Springern los",
			Sentence: "Liebt Springer und hüpft mit ihnen los. Übersieht sehr oft, wie zwei Figuren zugleich anzugreifen sind."},
		ai.Hazel: {Name: "Schlägt und schlägt zurück",
			Sentence: "Schlägt gern. Übersieht sehr oft ein Matt in einem Zug."},
		ai.Mina: {Name: "Hält den König sicher",
			Sentence: "Rochiert früh. Übersieht oft, wie zwei Figuren zugleich anzugreifen sind."},
	},
}
