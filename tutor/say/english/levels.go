package english

import (
	"fmt"

	"chesstutor/ai"
	"chesstutor/tutor/say"
)

var levels = say.Levels{
	SoFar: "So far:", Usual: "(usual)", More: "More levels",
	Strength: func(n, of int) string { return fmt.Sprintf("Strength %d of %d", n, of) },
	Characters: say.CharacterNames{
		ai.Pip: "Pip", ai.Nib: "Nib", ai.Hop: "Hop", ai.Hazel: "Hazel", ai.Mina: "Mina",
		ai.ThreePlies: "Rufus", 12: "Corvin", ai.Strongest: "Tove",
	},
	Each: say.LevelTable{
		1: {Name: "Just likes to move",
			Sentence: "Moves without looking. Guards nothing on purpose."},
		2: {Name: "Takes what it can",
			Sentence: "Grabs whatever it can. Forgets that you take back."},
		3: {Name: "Takes, or finds a good square",
			Sentence: "Grabs what it can, or finds a good square. Forgets that you take back."},
		4: {Name: "Minds where it lands",
			Sentence: "Looks where it lands. Forgets all its other pieces."},
		5: {Name: "Minds where it lands and stands",
			Sentence: "Looks where it lands, and likes good squares. Forgets its other pieces."},
		6: {Name: "Counts what can be taken",
			Sentence: "Counts every trade. Checkmate takes it by surprise."},
		7: {Name: "Sees what can be taken",
			Sentence: "Counts every trade, and likes good squares. Checkmate takes it by surprise."},
		8: {Name: "Knows a good place",
			Sentence: "Counts every trade, and knows good squares. Checkmate still surprises it."},
		9: {Name: "Looks two moves ahead in a hurry",
			Sentence: "Looks two of its own moves ahead, in a hurry. Misses some in a crowd."},
		ai.ThreePlies: {Name: "Looks two moves ahead",
			Sentence: "Looks two of his own moves ahead. Misses slow plans."},
		10: {Name: "Looks two moves ahead where it matters",
			Sentence: "Looks two of its own moves ahead where it matters. Skips what looks bad at first."},
		11: {Name: "Looks nearly three moves ahead",
			Sentence: "Looks nearly three of its own moves ahead. Skips what looks bad at first."},
		12: {Name: "Looks three moves ahead",
			Sentence: "Looks three of his own moves ahead. Skips what looks bad at first."},
		13: {Name: "Looks four moves ahead",
			Sentence: "Looks four of its own moves ahead. Misses what helps much later."},
		14: {Name: "Looks five moves ahead",
			Sentence: "Looks five of its own moves ahead. Misses what helps much later."},
		15: {Name: "Looks nearly seven moves ahead",
			Sentence: "Looks nearly seven of its own moves ahead. Misses what helps much later."},
		16: {Name: "Looks eight moves ahead",
			Sentence: "Looks eight of its own moves ahead. Misses what helps much later."},
		ai.Strongest: {Name: "Looks nine moves ahead",
			Sentence: "Looks nine of her own moves ahead. Misses what helps much later."},
		ai.Pip: {Name: "Pushes pawns",
			Sentence: "The easiest. Loves to push pawns, and very often forgets to take your pieces."},
		ai.Nib: {Name: "Gives check",
			Sentence: "Loves to chase your king. Often forgets to take your pieces."},
		ai.Hop: {Name: "Jumps out with the knights",
			Sentence: "Loves knights, and hops out with them. Very often does not see how to attack two pieces at once."},
		ai.Hazel: {Name: "Takes and takes back",
			Sentence: "Likes to take. Very often does not see mate in one move."},
		ai.Mina: {Name: "Keeps the king safe",
			Sentence: "Castles early. Often does not see how to attack two pieces at once."},
	},
}
