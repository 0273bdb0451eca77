package french

import (
	"fmt"

	"chesstutor/ai"
	"chesstutor/tutor/say"
)

var levels = say.Levels{
	SoFar: "Jusqu'ici :", Usual: "(l'habituel)", More: "Plus de niveaux",
	Strength: func(n, of int) string { return fmt.Sprintf("Force %d sur %d", n, of) },
	Characters: say.CharacterNames{
		ai.Pip: "Pip", ai.Nib: "Nib", ai.Hop: "Hop", ai.Hazel: "Hazel", ai.Mina: "Mina",
		ai.ThreePlies: "Rufus", 12: "Corvin", ai.Strongest: "Tove",
	},
	Each: say.LevelTable{
		1: {Name: "Joue pour jouer",
			Sentence: "Joue sans regarder. S'il défend quelque chose, c'est par hasard."},
		2: {Name: "Prend ce qu'il peut",
			Sentence: "Prend tout ce qu'il peut. Il oublie que tu reprends."},
		3: {Name: "Prend, ou cherche une bonne case",
			Sentence: "Prend ce qu'il peut, ou cherche une bonne case. Il oublie que tu reprends."},
		4: {Name: "Regarde où il arrive",
			Sentence: "Regarde où il arrive. Il oublie toutes ses autres pièces."},
		5: {Name: "Regarde où il arrive et où il est",
			Sentence: "Regarde où il arrive, et aime les bonnes cases. Il oublie ses autres pièces."},
		6: {Name: "Compte ce qu'on peut prendre",
			Sentence: "Compte chaque échange. Le mat le surprend."},
		7: {Name: "Voit ce qu'on peut prendre",
			Sentence: "Compte chaque échange, et aime les bonnes cases. Le mat le surprend."},
		8: {Name: "Connaît les bonnes places",
			Sentence: "Compte chaque échange, et connaît les bonnes cases. Le mat le surprend encore."},
		9: {Name: "Regarde deux coups en avance, vite",
			Sentence: "Regarde deux de ses coups en avance, vite. Avec beaucoup de pièces, il en rate."},
		ai.ThreePlies: {Name: "Regarde deux coups en avance",
			Sentence: "Regarde deux de ses coups en avance. Ne voit pas les plans lents."},
		10: {Name: "Regarde deux coups en avance, là où il faut",
			Sentence: "Regarde deux de ses coups en avance, là où il faut. Il saute ce qui paraît mauvais."},
		11: {Name: "Regarde presque trois coups en avance",
			Sentence: "Regarde presque trois de ses coups en avance. Il saute ce qui paraît mauvais au début."},
		12: {Name: "Regarde trois coups en avance",
			Sentence: "Regarde trois de ses coups en avance. Il saute ce qui paraît mauvais au début."},
		13: {Name: "Regarde quatre coups en avance",
			Sentence: "Regarde quatre de ses coups en avance. Ne voit pas ce qui aide bien plus tard."},
		14: {Name: "Regarde cinq coups en avance",
			Sentence: "Regarde cinq de ses coups en avance. Ne voit pas ce qui aide bien plus tard."},
		15: {Name: "Regarde presque sept coups en avance",
			Sentence: "Regarde presque sept de ses coups en avance. Ne voit pas ce qui aide bien plus tard."},
		16: {Name: "Regarde huit coups en avance",
			Sentence: "Regarde huit de ses coups en avance. Ne voit pas ce qui aide bien plus tard."},
		ai.Strongest: {Name: "Regarde neuf coups en avance",
			Sentence: "Regarde neuf de ses coups en avance. Ne voit pas ce qui aide bien plus tard."},
		ai.Pip: {Name: "Avance ses pions",
			Sentence: "Le plus facile. Adore avancer ses pions et oublie très souvent de prendre tes pièces."},
		ai.Nib: {Name: "Donne échec",
			Sentence: "Adore courir après ton roi. Oublie souvent de prendre tes pièces."},
		ai.Hop: {Name: "Sort ses cavaliers en sautant",
			Sentence: "Adore ses cavaliers et les sort en sautant. Très souvent, ne voit pas comment attaquer deux pièces à la fois."},
		ai.Hazel: {Name: "Prend et reprend",
			Sentence: "Aime prendre. Très souvent, ne voit pas un mat en un coup."},
		ai.Mina: {Name: "Garde son roi à l'abri",
			Sentence: "Roque tôt. Souvent, ne voit pas comment attaquer deux pièces à la fois."},
	},
}
