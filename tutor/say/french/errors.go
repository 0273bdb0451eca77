package french

import (
	"fmt"

	"chesstutor/tutor/chess"
	"chesstutor/tutor/say"
)

var failures = say.Errors{
	Faults: faults,
	IllegalMove: func(e *chess.IllegalMoveError) string {
		if e.SAN != "" {
			return letters(e.SAN) + " n'est pas un coup légal ici."
		}
		return fmt.Sprintf("Aller de %s en %s n'est pas un coup légal ici.", e.From, e.To)
	},
	GameOver: "La partie est finie.",
	TooLong:  fmt.Sprintf("Cette partie est trop longue : on lit au plus %d coups par camp.", mostMoves),
	Players:  "Players est computer ou two.",
	Problems: joined(problems, roomProblems),
	Refusals: say.Refusals{
		"clock":         "Une pendule va d'une seconde à trois heures. Chaque coup ajoute trois minutes au plus.",
		"not-player":    "Seuls les deux joueurs peuvent faire cela.",
		"seat-taken":    "Les deux places sont prises. Tu peux regarder.",
		"no-opponent":   "Personne n'est encore entré.",
		"not-started":   "La partie n'a pas encore commencé.",
		"over":          "La partie est finie.",
		"not-over":      "La partie n'est pas encore finie.",
		"not-your-turn": "C'est à ton adversaire de jouer.",
		"stale":         "L'échiquier a changé depuis.",
		"illegal-move":  "Ce coup n'est pas légal ici.",
		"promotion":     "Que devient le pion : dame, tour, fou ou cavalier ?",
		"offered":       "Tu as déjà proposé nulle. Joue un coup avant de la proposer encore.",
		"no-offer":      "Ton adversaire ne propose pas nulle.",
		"too-late":      "Tous deux ont joué, donc la partie ne peut plus être annulée. Tu peux abandonner.",
		"opponent-here": "Ton adversaire était ici il y a moins d'une minute.",
		"rematch":       "Tu as proposé la revanche. Ton adversaire doit répondre.",
		"no-rematch":    "Ton adversaire ne propose pas la revanche.",
		"no-change":     "C'est déjà ainsi.",
		"not-due":       "Ce n'est pas encore le moment.",
		"too-many":      "Il s'est passé trop de choses dans cette salle. Ouvre une nouvelle salle, s'il te plaît.",
	},
}

// faults says what is wrong with a move or a position as it is written.
var faults = say.Faults{
	chess.FaultSquare:    fault("$Text n'est pas une case ; les cases vont de a1 à h8."),
	chess.FaultPromotion: fault("Un pion devient q, r, b ou n, pas $text."),
	chess.FaultUCI:       fault("$Text n'est pas un coup ; les coups sont comme e2e4 ou e7e8q."),
	chess.FaultSAN:       fault("$Text n'est pas un coup ; les coups sont comme e4, Cf3, exd5, O-O ou e8=D."),
	chess.FaultAmbiguous: fault("$Text pourrait être la pièce en $square ou celle en $square2."),

	chess.FaultFields: fault("Une position en FEN a six parties séparées par une espace ; celle-ci en a $number."),
	chess.FaultRows:   fault("Un échiquier a huit rangées séparées par / ; celui-ci en a $number."),
	chess.FaultGaps:   fault("La rangée $number a deux nombres de suite."),
	chess.FaultPiece:  fault("La rangée $number a $text, qui n'est ni une pièce ni un nombre de 1 à 8."),
	chess.FaultRow:    fault("La rangée $number a $number2 cases au lieu de 8."),
	chess.FaultTurn:   fault("Qui joue est w ou b, pas $text."),
	chess.FaultKings: func(e *chess.ParseError) string {
		return sentence("%s ont %d rois au lieu d'un seul", theColor(e.Color), e.Numbers[0])
	},
	chess.FaultPieces: fault("$Side ont $number pièces ; personne n'en a plus de 16."),
	chess.FaultPawns:  fault("$Side ont $number pions ; personne n'en a plus de 8."),
	chess.FaultPromoted: fault("$Side ne peuvent pas avoir ces pièces : promotions nécessaires $number, pions " +
		"qui manquent $number2."),
	chess.FaultLastRank: fault("Il y a un pion en $square ; il n'y en a jamais sur la première ni la dernière rangée."),
	chess.FaultCheck:    fault("$Side sont en échec, mais c'est $toOther de jouer."),
	chess.FaultCheckers: fault("$Number pièces donnent échec à la fois en $square ; un seul coup ne peut pas " +
		"faire cela."),

	chess.FaultNoCastling:    fault("Les droits de roque manquent ; écris - s'il n'y en a pas."),
	chess.FaultCastlingTwice: fault("Le droit de roque $text apparaît deux fois."),
	chess.FaultCastlingPieces: func(e *chess.ParseError) string {
		side := "grand"
		if e.Squares[1].File() > e.Squares[0].File() {
			side = "petit"
		}
		return fmt.Sprintf("Pour le %s roque, il faut aux %s le roi en %s et une tour en %s.", side,
			color(e.Color), e.Squares[0], e.Squares[1])
	},
	chess.FaultCastling:  fault("Les droits de roque s'écrivent avec K, Q, k et q, pas avec $text."),
	chess.FaultEnPassant: fault("La case de la prise en passant est une case ou -, pas $text."),
	chess.FaultEnPassantRow: fault("Si c'est $toSide de jouer, la case de la prise en passant est sur la rangée " +
		"$number, pas $square."),
	chess.FaultEnPassantPawn: fault("Aucun pion ne peut venir de passer par $square."),
	chess.FaultEnPassantClock: fault("Un pion vient de passer par $square ; " +
		"depuis, il y a zéro demi-coup, pas $number."),
	chess.FaultEnPassantCheck: fault("Aucun pion ne peut venir de passer par $square : " +
		"$side auraient déjà été en échec."),
	chess.FaultClock: fault("Les demi-coups depuis la dernière prise ou le dernier coup de pion vont " +
		"de $number à $number2, pas $text."),
	chess.FaultNumber: fault("Le numéro du coup est un nombre entier de $number à $number2, pas $text."),
}
