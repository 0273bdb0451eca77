package spanish

import (
	"fmt"
	"strings"
	"time"

	"chesstutor/templates/wording"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/coach"
	"chesstutor/tutor/fact"
	"chesstutor/tutor/review"
	"chesstutor/tutor/room"
	"chesstutor/tutor/say"
)

var reviewing = say.Reviewing{
	Review: wording.Review{
		Title: "La partida otra vez", Chart: "Quién estaba mejor después de cada jugada", Ahead: "Tú por delante",
		Behind:  "Tú por detrás",
		Moments: "Momentos para intentar de nuevo", None: "No encontré nada que repetir.",
		Fewest: "Juega primero unas jugadas, y vuelve después.", Try: "Intentarlo de nuevo",
		Moves: "Todas las jugadas", Move: "Jugada", Mark: "Nota", Words: "Lo que digo de ella",
		Scale: "Un descuido cuesta más o menos un peón, un error cuesta más. Un error grave puede costar la partida." +
			" Muy por delante o por detrás, paso por alto los pequeños.",
		Stood: "Quién va por delante", Even: "Igualdad",
		PGN: "Descargar con estas palabras", Look: "Recorrer la partida", Running: "Estoy mirando la partida.",
		Stopped: "No he podido mirar toda la partida.",
		Wait:    "Mirar otra vez", Other: "Para el otro bando",
		Board: "Una posición de la partida", OneBack: "Una jugada atrás", OneOn: "Una jugada adelante",
		ToPractice: "A practicar",
		Idea:       "Una pista", ShowMe: "Muéstrame", Next: "Momento siguiente", All: "Volver al repaso",
		PlayOn: "Seguir jugando desde aquí",
		Free:   "Probar cualquier jugada", Keep: "Practicar esto más tarde",
		Kept:   "Esto está ya en tu práctica. Ahí volverá.",
		HowTry: "Haz tu jugada en el tablero.", Shown: "Una pista", More: "Hay algo mejor.",
		Takes:   "Puedes capturar algo ahora mismo.",
		Less:    "Puedes capturar algo que vale más.",
		Better:  "Hay algo todavía mejor.",
		NotMate: "Eso no es jaque mate.",
		WellWas: "Aquí lo hiciste bien.",
	},
	Marks: say.ReviewMarks{
		review.GoodFind: "gran jugada", review.Fine: "bien", review.Plain: "sin nota", review.Slip: "descuido",
		review.Mistake: "error", review.Blunder: "error grave",
	},
	End: func(w say.Went) string {
		switch {
		case w.Won:
			return "¡Bien jugado!"
		case w.Close():
			return "¡Por muy poco!"
		case w.Lost:
			return "Fue difícil."
		case w.Drawn:
			return "Tablas."
		}
		return "La partida hasta ahora"
	},
	Story: reviewStory,
	Place: func(n, of, move int) string {
		if n == 0 {
			return fmt.Sprintf("Jugada %d", move)
		}
		if of == 0 {
			return fmt.Sprintf("Momento %d · jugada\u00a0%d", n, move)
		}
		return fmt.Sprintf("Momento %d de %d · jugada\u00a0%d", n, of, move)
	},
	Ask: func(m review.Moment) string {
		if m.Lost.Passed > 0 {
			return "Seguías con mucha ventaja, pero aquí podías forzar el mate. ¿Qué jugarías?"
		}
		if text := wasThere(&m.Hint[1], m.Named); text != "" {
			return text + " ¿Qué jugarías?"
		}
		return ""
	},
	Often: func(l review.Lapse, times int) string {
		often := fmt.Sprintf("%d veces", times)
		if times == 2 {
			often = "Dos veces"
		}
		return often + map[review.Lapse]string{
			review.LapseMate:  " podías dar mate enseguida.",
			review.LapseQueen: " dejaste la dama donde podían capturarla.",
			review.LapseLeft:  " dejaste una pieza donde podían capturarla.",
			review.LapseFree:  " podías capturar algo con ganancia.",
		}[l]
	},
	Chose: func(p *chess.Position, m chess.Move) string {
		return fmt.Sprintf("Elegiste: %s.", voice{}.goes(fact.Fact{Start: *p, Move: m}))
	},
	Lost:  func(told string) string { return told + " ¿Qué era mejor?" },
	Said:  reviewSaid,
	Fears: fears,
	Eases: eases,
	Why:   reviewWhy,
	Meets: func(f fact.Fact, a tutor.Audience) string { return meets[f.Kind](voiceOf(f, a), f) },
	FromGame: func(day time.Time, move int) string {
		return fmt.Sprintf("De tu partida del %s · jugada %d", dayOf(day), move)
	},
	ComesBack: func(days int) string {
		if days == 0 {
			return "Este ya te lo sabes. No vuelve."
		}
		return "Vuelve dentro de " + amount(days, "día", "días") + "."
	},
	Happened: func(p *chess.Position, m chess.Move, a tutor.Audience) string {
		return sentence("en la partida: %s", voice{audience: a}.goes(fact.Fact{Start: *p, Move: m}))
	},
}

// stoodBetter tells up to which move the side stood better, and how the game ended then.
const stoodBetter = "en la jugada %d aún estabas mejor; luego %s"

// reviewStory describes the course of a game.
func reviewStory(w say.Went) string {
	after := "después de " + amount(w.Moves, "jugada", "jugadas")
	if w.White != "" || w.Black != "" {
		return storyOf(w, playerName(w.White, "Blancas"), playerName(w.Black, "Negras"), after)
	}
	switch {
	case w.Won:
		return sentence(reviewWins[w.By], after)
	case w.Lost && w.Even > 0:
		return sentence("en la jugada %d la partida aún iba igualada; luego %s", w.Even, lostStory(w, after))
	case w.Lost && w.Until > 0:
		return sentence(stoodBetter, w.Until, lostStory(w, after))
	case w.Lost:
		return sentence("%s", lostStory(w, after))
	case w.GaveAway():
		return sentence(stoodBetter, w.Until, fmt.Sprintf(reviewDraws[w.By], after))
	case w.Drawn:
		return sentence(reviewDraws[w.By], after)
	}
	return sentence("%s", after)
}

// storyOf describes the course of a game between two people who have names.
func storyOf(w say.Went, white, black, after string) string {
	own, other := white, black
	if w.Side == chess.Black {
		own, other = other, own
	}
	won, lost := own, other
	if w.Lost {
		won, lost = other, own
	}
	switch {
	case w.Drawn:
		return fmt.Sprintf("%s – %s: tablas %s.", white, black, after)
	case !w.Won && !w.Lost:
		return fmt.Sprintf("%s – %s, %s.", white, black, after)
	case w.Lost && w.Even > 0:
		return fmt.Sprintf("Aún igualada en la jugada %d; luego ganó %s %s.", w.Even, won, after)
	case w.Lost && w.Until > 0:
		return fmt.Sprintf("%s aún tenía ventaja en la jugada %d; luego ganó %s %s.", own, w.Until, won, after)
	}
	return fmt.Sprintf("%s ganó a %s %s.", won, lost, after)
}

// lostStory says who won and how, in the middle of a sentence.
func lostStory(w say.Went, after string) string {
	if w.Winner != "" && w.By == "" {
		return "ganó " + w.Winner + " " + after
	}
	return fmt.Sprintf(reviewLosses[w.By], after)
}

// How games end, and after how many moves.
var (
	reviewWins = map[room.Reason]string{
		"": "ganaste %s", room.Resignation: "tu rival se rindió %s",
		room.Time: "a tu rival se le acabó el tiempo %s", room.Abandoned: "tu rival se fue %s",
	}
	reviewLosses = map[room.Reason]string{
		"": "perdiste %s", room.Resignation: "te rendiste %s",
		room.Time: "se te acabó el tiempo %s", room.Abandoned: "te fuiste %s",
	}
	reviewDraws = map[room.Reason]string{
		"": "no ganó nadie, %s", room.Agreement: "los dos acordaron tablas %s",
		room.Time:      "se acabó el tiempo %s, pero el mate no era posible",
		room.Abandoned: "un bando se fue %s, pero el mate no era posible",
	}
)

// wasThere describes what the second step of a hint would have told, "" if that has no name.
func wasThere(hint *fact.Fact, named fact.Concept) string {
	text, step := ideaTexts[named], hint.Kind
	switch {
	case step == fact.KindHintMate:
		return "Aquí podías forzar el mate."
	case step == fact.KindHintNext && text.noun:
		return sentence("aquí se podía preparar %s", article(named)+text.phrase)
	case step == fact.KindHintPrevents && text.noun:
		return sentence("se acercaba %s", article(named)+text.phrase)
	case step == fact.KindHintPrevents:
		return "Había una amenaza que parar."
	case step == fact.KindHintIdea && text.noun && missedTexts[named] == "":
		return sentence("aquí había %s", text.phrase)
	}
	return missedTexts[named]
}

// missedTexts describe ideas that were missed where no noun for a name tells enough.
var missedTexts = map[fact.Concept]string{
	fact.WinningTrade:    "Aquí se podía ganar algo.",
	fact.FreePiece:       "Aquí había algo gratis.",
	fact.Promotion:       "Un peón podía convertirse en otra pieza.",
	fact.PinToKing:       "Aquí había una clavada.",
	fact.PinToPiece:      "Aquí había una clavada.",
	fact.Trapped:         "Aquí se podía atrapar una pieza.",
	fact.GuardRemoved:    "Aquí había algo mal defendido.",
	fact.GuardOverloaded: "Aquí había algo mal defendido.",
	fact.PinnedGuard:     "Aquí había algo mal defendido.",
	fact.Lured:           "Aquí se podía atraer o desviar una pieza.",
	fact.OnlyMove:        "Aquí solo era buena una jugada.",
	fact.PawnRun:         "A un peón no se le podía alcanzar.",
}

// reviewSaid tells what happened by a move, nothing of an ordinary one.
func reviewSaid(m review.Move, p *chess.Position, a tutor.Audience) string {
	switch told := m.Told; {
	case told.Took != nil:
		return voice{audience: a}.took(told.Took.By, told.Took.Taken)
	case told.Fact != nil:
		return reviewWhy(*told.Fact, a)
	case told.Mate > 0:
		return thenMates(voice{audience: a}, fact.Fact{Side: p.Turn().Other(), Count: told.Mate})
	case told.Missed != nil:
		return wasThere(told.Missed, review.NamedBy(told.Missed))
	case told.Fears != chess.NoMove:
		after := p.Play(m.Move)
		if told.Came {
			return sentence("después vino esto: %s", voice{audience: a}.goes(fact.Fact{Start: after, Move: told.Fears}))
		}
		return fears(&after, told.Fears, a)
	}
	return ""
}

// took tells which piece took which.
func (v voice) took(by, taken fact.PlacedPiece) string {
	return sentence("%s capturó %s", v.kind(by, bare), v.kind(taken, bare))
}

// thenMates tells in how many moves a side can force mate after a move.
var thenMates = tells("Entonces $can forzar mate$inMoves.")

// mateNames name mates by their patterns.
var mateNames = map[fact.MateName]string{
	fact.BackRankMate:  "mate del pasillo: sus propias piezas encierran al rey",
	fact.SmotheredMate: "mate de la coz: el rey no tiene sitio",
	fact.LadderMate:    "mate de la escalera: dos líneas, una junto a otra",
	fact.SupportMate:   "una dama defendida junto al rey",
}

// reviewWhy is a fact about a move, and names a mate that has a name; of an answer it does not ask to look again.
func reviewWhy(f fact.Fact, a tutor.Audience) string {
	if f.Kind == fact.KindWarnLine && len(f.Line) > 1 {
		return strings.TrimSpace(voiceOf(f, a).expected(f))
	}
	if f.Kind == fact.KindMates {
		mated := f.Start.Play(f.Move)
		if name := mateName(&mated); name != "" {
			return sentence("jaque mate, %s", name)
		}
	}
	return factTexts(f, a)
}

// mateName names the mate on a board by its pattern, "" if there is none, or it has no name.
func mateName(p *chess.Position) string {
	if p.Outcome(nil) != chess.Checkmate {
		return ""
	}
	return mateNames[coach.MateName(p)]
}

// meets tell what a try does of what was asked, though another move wins more.
var meets = map[fact.Kind]func(voice, fact.Fact) string{
	fact.KindHintMate:     tells("Eso también gana."),
	fact.KindEndsDanger:   tells("Sí, eso salva $piece."),
	fact.KindNoMate:       tells("Sí, eso evita el mate."),
	fact.KindHintPrevents: tells("Sí, eso evita la amenaza."),
	fact.KindCalm:         tells("Sí, eso no pierde nada."),
	fact.KindTakes:        either(say.Gains, "Sí, eso gana algo.", "Es un cambio igual."),
}

// fears tells which answer to a move is to be feared.
func fears(p *chess.Position, answer chess.Move, a tutor.Audience) string {
	return sentence("después temo esto: %s", voice{audience: a}.goes(fact.Fact{Start: *p, Move: answer}))
}

// eases tells of an answer to fear that after another move it does no harm, or is gone.
func eases(p *chess.Position, answer chess.Move, gone bool, a tutor.Audience) string {
	goes := voice{audience: a}.goes(fact.Fact{Start: *p, Move: answer})
	if gone {
		return sentence("entonces esto ya no es posible: %s", goes)
	}
	return sentence("entonces esto ya no hace daño: %s", goes)
}

// factTexts describes a fact. Language.Fact cannot be used here: Spanish, which it belongs to, is
// initialized with these functions.
func factTexts(f fact.Fact, a tutor.Audience) string {
	if plain, ok := plainFacts[f.Kind]; ok && f.Plain {
		return plain(voiceOf(f, a), f)
	}
	return says[f.Kind](f, a)
}

var says = factsTexts()
