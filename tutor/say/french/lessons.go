package french

import "chesstutor/tutor/say"

var lessons = say.Lessons{
	"board": {
		Title: "L'échiquier",
		Can:   "Tu sais nommer toutes les cases.",
		Screens: []string{
			"L'échiquier a 64 cases. Les colonnes, de a à h, montent. Les rangées, de 1 à 8, traversent.",
			"Chaque case a un nom : d'abord sa colonne, puis sa rangée. Là où la colonne e croise la rangée 4, " +
				"c'est e4.",
			"Dans les coins, des tours ; à côté, des cavaliers, puis des fous. La dame commence sur sa " +
				"couleur, à côté du roi.",
		},
	},
	"rook": {
		Title: "La tour",
		Can:   "Tu sais jouer la tour.",
		Screens: []string{
			"La tour va tout droit : en haut, en bas, à gauche ou à droite. Elle va aussi loin que tu veux.",
			"Elle s'arrête devant tes propres pièces. Elle ne saute jamais, et ne tourne jamais pendant un coup.",
		},
	},
	"bishop": {
		Title: "Le fou",
		Can:   "Tu sais jouer le fou.",
		Screens: []string{
			"Le fou va en diagonale : une case ou plusieurs, aussi loin que tu veux. Il ne saute jamais.",
			"Un fou ne change jamais de couleur. Tu en as un sur les cases claires, l'autre sur les cases " +
				"foncées.",
		},
	},
	"queen": {
		Title: "La dame",
		Can:   "Tu sais jouer la dame.",
		Screens: []string{
			"La dame va tout droit comme une tour ou en diagonale comme un fou. Elle ne tourne jamais pendant un coup.",
			"C'est ta pièce la plus forte. Certains l'appellent la reine. Elle non plus ne saute jamais.",
		},
	},
	"king": {
		Title: "Le roi",
		Can:   "Tu sais prendre soin de ton roi.",
		Screens: []string{
			"Le roi fait un pas dans n'importe quelle direction. Il est lent, mais tu ne dois jamais le perdre.",
			"Le roi ne va jamais sur une case qu'une pièce adverse attaque. Deux rois ne sont donc jamais côte à côte.",
		},
	},
	"knight": {
		Title: "Le cavalier",
		Can:   "Tu sais sauter avec le cavalier.",
		Screens: []string{
			"Le cavalier va de deux cases tout droit et d'une de côté. Son chemin ressemble à la lettre L.",
			"C'est la seule pièce qui saute par-dessus les autres. Chaque coup l'amène du clair au foncé, ou du foncé au clair.",
		},
	},
	"pawn": {
		Title: "Le pion",
		Can:   "Tu sais jouer les pions et prendre avec eux.",
		Screens: []string{
			"Le pion fait un pas tout droit, et jamais en arrière. De sa case de départ, il peut en faire deux.",
			"Il prend d'un pas en diagonale devant lui, jamais tout droit. Une pièce juste devant l'arrête.",
		},
	},
	"taking": {
		Title: "Prendre",
		Can:   "Tu sais prendre avec toutes les pièces.",
		Screens: []string{
			"Pour prendre, va sur la case d'une pièce adverse. Elle quitte l'échiquier pour toujours.",
			"Chaque pièce prend comme elle se déplace ; seul le pion prend autrement. Tu peux prendre, mais " +
				"ce n'est pas obligatoire.",
		},
	},
	"pawn-game": {
		Title: "Mini-jeu : les pions",
		Can:   "Tu sais gagner une partie de pions.",
		Screens: []string{
			"Ici, seuls les pions jouent. Le premier qui traverse gagne ; sans aucun coup, personne ne gagne.",
			"Compte la course : il te faut trois coups, et aux Noirs aussi. Tu joues en premier, donc tu gagnes.",
		},
	},
	"attacks": {
		Title: "Qui attaque qui ?",
		Can:   "Tu sais voir qui attaque qui.",
		Screens: []string{
			"Une pièce attaque ce qu'elle pourrait prendre tout de suite. Suis chaque ligne jusqu'à un obstacle.",
			"Une amie peut reprendre ? Alors elle défend ta pièce. Les pièces défendent comme elles attaquent.",
		},
	},
	"free": {
		Title: "Rien ne reprend",
		Can:   "Tu sais trouver ce qui est gratuit.",
		Screens: []string{
			"Avant de prendre, demande : peut-on te prendre là ensuite ? C'est reprendre. Sinon, la pièce est " +
				"gratuite.",
			"Cherche aussi les défenseurs lointains. Puis demande la même chose pour tes propres pièces.",
		},
	},
	"save": {
		Title: "Sauve-la",
		Can:   "Tu sais sauver une pièce en danger.",
		Screens: []string{
			"On attaque ta pièce ? Déplace-la, défends-la, ferme la ligne ou prends l'attaquant.",
			"Il y a une cinquième façon : menace quelque chose de plus grand. Avant de choisir, regarde comment " +
				"chacune finit.",
		},
	},
	"check": {
		Title: "L'échec et trois issues",
		Can:   "Tu sais sortir d'échec.",
		Screens: []string{
			"Une attaque sur le roi est un échec. Tu dois répondre tout de suite.",
			"Trois issues : bouger le roi, fermer la ligne ou prendre l'attaquant. On ne bloque pas un cavalier.",
		},
	},
	"mate": {
		Title: "Mat en un coup",
		Can:   "Tu sais faire échec et mat.",
		Screens: []string{
			"Échec et mat : le roi est en échec, et n'a plus aucune issue. La partie est gagnée.",
			"Avant de mater, demande-toi : le roi peut-il partir ? Une pièce peut-elle " +
				"se mettre entre les deux, ou prendre la tienne ?",
		},
	},
	"stalemate": {
		Title: "Mat ou pat",
		Can:   "Tu distingues le mat du pat.",
		Screens: []string{
			"Ni échec ni coup légal : c'est pat. La partie est nulle aussitôt.",
			"Tu as une grande avance ? Alors laisse une case au roi, ou donne échec.",
		},
	},
	"castling": {
		Title: "Le roque",
		Can:   "Tu sais roquer.",
		Screens: []string{
			"Le roi va de deux cases vers une tour, et la tour saute par-dessus lui. Aucun des deux ne doit " +
				"avoir bougé.",
			"Ni en échec, ni par une case attaquée, ni pour arriver en échec. Rien ne doit être entre eux.",
		},
	},
	"odd-pawns": {
		Title: "Promotion et prise en passant",
		Can:   "Tu connais la promotion et la prise en passant.",
		Screens: []string{
			"Un pion sur la dernière rangée devient dame, tour, fou ou cavalier. Tu choisis ; la dame est presque " +
				"toujours la meilleure.",
			"En passant : un pion passe à côté du tien en deux pas. Prends-le aussitôt, comme s'il en avait fait un.",
		},
	},
	"worth": {
		Title: "Ce que valent les pièces",
		Can:   "Tu sais choisir un bon échange.",
		Screens: []string{
			"Pion 1, cavalier 3, fou 3, tour 5, dame 9. Le roi n'a pas de prix.",
			"Avant un échange, compte : que donnes-tu, que reçois-tu ? Autant de points, c'est un échange égal.",
		},
	},
	"count": {
		Title: "Attaquants et défenseurs",
		Can:   "Tu sais compter attaquants et défenseurs.",
		Screens: []string{
			"Compte les attaquants et les défenseurs d'une case. Avec plus d'attaquants, tu peux souvent prendre.",
			"Prends d'abord avec la pièce la moins chère. Une tour derrière une autre tour compte aussi.",
		},
	},
	"change": {
		Title: "Qu'a changé ce coup ?",
		Can:   "Tu sais voir ce qu'un coup a changé.",
		Screens: []string{
			"Après chaque coup des Noirs, demande : qu'attaque-t-il maintenant ? Qu'a-t-il laissé ?",
			"Trois regards : la pièce qui a bougé, la ligne qu'elle a ouverte, ce qu'elle défendait avant.",
		},
	},
	"look": {
		Title: "Échecs, prises, menaces",
		Can:   "Tu sais regarder avant de jouer.",
		Screens: []string{
			"Avant chaque coup, regarde trois choses : échecs, prises, menaces. D'abord les tiens, puis ceux des " +
				"Noirs.",
			"Un échec n'est pas toujours bon. Regarde comment il finit.",
		},
	},
	"fork": {
		Title: "La fourchette",
		Can:   "Tu sais attaquer deux pièces à la fois.",
		Screens: []string{
			"Une fourchette attaque deux pièces d'un seul coup. Les Noirs ne peuvent en sauver qu'une.",
			"Cherche deux cibles sans défenseur, ou le roi. Puis demande : peut-on prendre ta pièce ?",
		},
	},
	"lines": {
		Title: "Clouage, enfilade, découverte",
		Can:   "Tu sais trouver clouages et enfilades.",
		Screens: []string{
			"Clouage : une pièce doit rester, car derrière il y a le roi ou la dame.",
			"Enfilade : le plus grand est devant. Il doit s'écarter, et la pièce de derrière est perdue.",
			"À la découverte : une pièce s'écarte, et celle de derrière attaque. Deux menaces en un coup.",
		},
	},
	"finish": {
		Title: "Finir la partie",
		Can:   "Tu sais finir une partie gagnée.",
		Screens: []string{
			"Deux tours : l'une garde une rangée, l'autre donne échec sur la suivante. Comme un escalier.",
			"Dame ou tour : enferme le roi, approche ton roi et mate au bord.",
			"Laisse une case au roi jusqu'au mat.",
		},
	},
	"first-game": {
		Title: "Les dix premiers coups",
		Can:   "Tu sais bien commencer une partie.",
		Screens: []string{
			"Commence ainsi : un pion au centre, sors cavaliers et fous, et roque. La dame peut attendre.",
			"Cf3 veut dire : cavalier en f3. x prend, + est échec, # est mat, O-O est le roque.",
			"Nulle : pat, trop peu de pièces, trois fois la même position, cinquante coups tranquilles par camp.",
		},
	},
}
