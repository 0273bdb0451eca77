package german

import (
	"strings"

	"cmp"

	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
	"chesstutor/tutor/say"
)

// A clause has a subject, a verb and the rest: "dann" puts the verb before the subject, and "dass" behind the rest.
// What can come about has another verb and another rest.
type clause struct{ subject, verb, rest, canVerb, canRest string }

// An ideaText has the words for an idea: its plain phrase, the gender of that if it is a noun, and what is said of the
// idea with what it is about, and without: of a noun as a noun, with and short, and of others as clauses.
type ideaText struct {
	phrase      string
	noun        bool
	accusative  string // of a noun's phrase, where it is another
	with        string // a noun and what it is about; the phrase alone if empty
	full, short clause
}

// become is a clause of what is so by the past participle, and can be made so: "ist gefesselt", "kann gefesselt
// werden".
func become(subject, participle, rest string) clause {
	if rest != "" {
		rest += " "
	}
	return clause{subject, "ist", rest + participle, "kann", rest + participle + " werden"}
}

// always is a clause with the same verb for what is so and for what can come about.
func always(subject, verb, rest string) clause { return clause{subject, verb, rest, verb, rest} }

var ideaTexts = map[fact.Concept]ideaText{
	fact.MateInOne:   {phrase: "Matt in einem Zug", noun: true},
	fact.BackRank:    {phrase: "Matt auf der Grundreihe", noun: true},
	fact.MateInTwo:   {phrase: "Matt in zwei Zügen", noun: true},
	fact.MateInThree: {phrase: "Matt in drei Zügen", noun: true},
	fact.Fork:        {phrase: "eine Gabel", noun: true, with: "eine Gabel gegen $kinds"},
	fact.PinToKing: {phrase: "an den König gefesselt", full: become("$piece", "gefesselt", "an den König"),
		short: become("eine Figur", "gefesselt", "an den König")},
	fact.PinToPiece: {phrase: "gefesselt", full: become("$piece", "gefesselt", "an $behindTypeA"),
		short: become("eine Figur", "gefesselt", "an $behindTypeA")},
	fact.Skewer: {phrase: "ein Spieß", noun: true, accusative: "einen Spieß", with: "ein Spieß gegen $kinds"},
	fact.OpenedLine: {phrase: "ein Abzug", noun: true, accusative: "einen Abzug",
		with: "ein Abzug gegen $pieceA"},
	fact.OpenedCheck: {phrase: "ein Abzugsschach", noun: true},
	fact.DoubleCheck: {phrase: "ein Doppelschach", noun: true},
	fact.Trapped: {phrase: "gefangen, ohne Ausweg", full: become("$piece", "gefangen", ""),
		short: become("eine Figur", "gefangen", "")},
	fact.GuardRemoved: {phrase: "die Deckung ist weg", full: always("$piece", "geht", "ohne $itsGuard verloren"),
		short: always("eine Figur", "verliert", "ihre Deckung")},
	fact.GuardOverloaded: {phrase: "zu viel zu decken", full: always("$guard", "hat", "zu viel zu decken"),
		short: always("eine Figur", "hat", "zu viel zu decken")},
	fact.PinnedGuard: {phrase: "der Verteidiger ist gefesselt",
		full:  always("$piece", "wirkt", "sicher, aber $its Verteidiger ist gefesselt"),
		short: always("ein Verteidiger", "ist", "gefesselt")},
	fact.Lured: {phrase: "weggelockt",
		full:  clause{"ein Opfer", "lockt", "$attackerA $away", "kann", "$attackerA ${away}locken"},
		short: clause{"ein Opfer", "lockt", "etwas $away", "kann", "etwas ${away}locken"}},
	fact.InBetween: {phrase: "erst das", full: always("$piece", "kann", "warten: Erst kommt etwas Besseres"),
		short: always("$piece", "kann", "warten")},
	fact.OnlyMove:   {phrase: "der einzige Zug", noun: true, accusative: "den einzigen Zug"},
	fact.PassedPawn: {phrase: "ein Freibauer", noun: true, accusative: "einen Freibauern"},
	fact.PawnRun: {phrase: "nicht einzuholen", full: always("$piece", "ist", "nicht einzuholen"),
		short: always("ein Bauer", "ist", "nicht einzuholen")},
	fact.Opposition: {phrase: "die Könige stehen sich gegenüber",
		full:  always("die Könige", "stehen", "sich gegenüber"),
		short: always("die Könige", "stehen", "sich gegenüber")},
	fact.Promotion: {phrase: "kann zur Dame werden", full: always("ein Bauer", "kann", "$becomes werden"),
		short: always("ein Bauer", "kann", "$becomes werden")},
	fact.FreePiece: {phrase: "umsonst", full: always("$piece", "kann", "umsonst geschlagen werden"),
		short: always("eine Figur", "kann", "umsonst geschlagen werden")},
	fact.WinningTrade: {phrase: "ein guter Tausch", noun: true, accusative: "einen guten Tausch",
		with: "ein guter Tausch auf $square"},
	fact.StalemateTrap:      {phrase: "Patt"},
	fact.WaysOut:            {phrase: "ein Ausweg"},
	fact.AttackersAndGuards: {phrase: "Angreifer und Verteidiger"},
	fact.PerpetualCheck:     {phrase: "Dauerschach", noun: true},
	fact.Tempo: {phrase: "mit einer Drohung", full: always("eine Figur", "kommt", "mit einer Drohung ins Spiel"),
		short: always("eine Figur", "kommt", "mit einer Drohung ins Spiel")},
	fact.Development: {phrase: "noch zu Hause"},
	fact.KingShelter: {phrase: "vor dem König"},
	fact.OpenFiles:   {phrase: "offene Linien"},
}

// tookText has the words for a piece that can be taken, but has just taken something itself.
var tookText = ideaText{
	phrase: "kann geschlagen werden",
	full:   always("$piece", "kann", "geschlagen werden, und nichts schlägt zurück"),
	short:  always("eine Figur", "kann", "geschlagen werden"),
}

// doubleAttack has the words for a fork that is told to who has not met that word.
var doubleAttack = ideaText{phrase: "eine Doppeldrohung", noun: true, with: "eine Doppeldrohung gegen $kinds"}

// ideaTextOf returns the words for a fact's idea.
func ideaTextOf(f fact.Fact) ideaText {
	if f.Concept == fact.FreePiece && f.Took {
		return tookText
	}
	if f.Concept == fact.Fork && f.Plain {
		return doubleAttack
	}
	return ideaTexts[f.Concept]
}

// ideaNames returns each idea's plain phrase.
func ideaNames() say.Ideas {
	names := say.Ideas{}
	for idea, text := range ideaTexts {
		names[idea] = text.phrase
	}
	return names
}

// What is said of a legal move that carries out an idea.
var ideaFacts = map[fact.Kind]func(voice, fact.Fact) string{
	fact.KindPinsToPiece:  tells("$Piece ist an $behindTypeA gefesselt."),
	fact.KindSkewer:       tells("Ein Spieß: $piece, und dahinter $behind."),
	fact.KindOpenedLine:   tells("Ein Abzug: Jetzt greift $attacker $pieceA an."),
	fact.KindOpenedCheck:  tells("Ein Abzugsschach durch $attackerA."),
	fact.KindDoubleCheck:  tells("Zwei Schachs auf einmal: $attacker und $attacker2."),
	fact.KindTraps:        placed(tells("$Piece ist gefangen, ohne Ausweg.")),
	fact.KindGuardRemoved: tells("$Piece ist zu gewinnen: $ItsGuard ist weg."),
	fact.KindDrivesGuard:  tells("$Piece ist zu gewinnen: $Its Verteidiger muss weg."),
	fact.KindCutsGuard:    tells("$Piece ist zu gewinnen: $Its Verteidiger ist abgeschnitten."),
	fact.KindOverloaded:   tells("$Guard hat zu viel zu decken."),
	fact.KindPinnedGuard:  tells("Der Verteidiger ist gefesselt: $Guard kann nicht zurückschlagen."),
	fact.KindPinHolds:     tells("$Guard ist gefesselt und kann nicht schlagen."),
	fact.KindLures:        tells("$Attacker wird ${away}gelockt: Zu schlagen verliert mehr."),
	fact.KindInBetween:    tells("Erst das: $Piece kann auch danach noch geschlagen werden."),
	fact.KindMateInTwo: func(_ voice, f fact.Fact) string {
		return sentence("%s, was auch immer kommt", ideaTexts[f.Concept].phrase)
	},
	fact.KindMateAhead:   tells("$Side $can das Matt$inMoves erzwingen."),
	fact.KindMateInThree: tells("Matt in drei Zügen, was auch immer kommt."),
	fact.KindOnlyMove:    tells("Der einzige Zug: Jeder andere lässt ein Matt zu."),
	fact.KindPasses:      tells("$Piece ist jetzt ein Freibauer."),
	fact.KindRuns:        tells("$Piece ist nicht einzuholen."),
	fact.KindOpposition:  tells("Die Könige stehen sich gegenüber."),
	fact.KindTakesFree: func(v voice, f fact.Fact) string {
		if f.Also { // after the move itself
			return strings.TrimSpace(nothingBack)
		}
		return tookFree(v, f)
	},
	fact.KindTakesMore:      voice.goodTrade,
	fact.KindPromotesTo:     tells("Der Bauer wird $becomes."),
	fact.KindTempo:          tells("Die Figur kommt mit einer Drohung ins Spiel: Sie greift $pieceA an."),
	fact.KindPerpetualCheck: tells("Dauerschach: Die Schachs hören nie auf."),

	fact.KindIdeaDanger: voice.ideaDanger,
	fact.KindIdeaChance: voice.ideas,
	fact.KindPawnRuns: either(say.Retold, "Zieh $pieceA immer weiter: Nichts holt ihn ein.",
		"$Piece kann zur Dame werden: Er ist nicht einzuholen."),
	fact.KindStalemateTrap: func(v voice, f fact.Fact) string {
		switch {
		case f.Count == 1:
			return "Vorsicht: Ein Zug hier wäre Patt."
		case f.Count >= len(numbers):
			return "Vorsicht: Viele Züge hier wären Patt."
		}
		return sentence("vorsicht: %s Züge hier wären Patt", say.Capitalized(number(f.Count)))
	},
	fact.KindNumbers: func(v voice, f fact.Fact) string {
		it := pronoun(f.Pieces[0].Piece.Type(), accusative)
		guards := "nichts deckt " + it
		switch n := len(f.Guards); {
		case n == 1:
			guards = "eine deckt " + it
		case n > 1:
			guards = number(n) + " decken " + it
		}
		piece := v.piece(f.Pieces[0], accusative)
		if n := len(f.By); n != 1 {
			return sentence("%s Figuren greifen %s an, %s", number(n), piece, guards)
		}
		return sentence("eine Figur greift %s an, %s", piece, guards)
	},
	fact.KindAtHome:    either(say.Single, "Eine Figur ist noch zu Hause.", "$Count Figuren sind noch zu Hause."),
	fact.KindShelter:   either(say.Single, "Ein Bauer steht vor $kingD.", "$Pawns stehen vor $kingD."),
	fact.KindOpenFiles: either(say.Single, "Eine Linie hat keine Bauern.", "$Count Linien haben keine Bauern."),
}

// luredIn tells whether a piece is lured into a mate or an attack, not away from what it guards.
func luredIn(f fact.Fact) bool { return f.Mate || f.By[0].Piece.Type() == chess.King }

// ideaDanger tells what the last move does to the listener.
func (v voice) ideaDanger(f fact.Fact) string {
	idea := f.Ideas[0]
	switch idea.Concept {
	case fact.Fork:
		return v.forkMade(idea)
	case fact.Skewer:
		return sentence("ein Spieß: %s greift %s an, dahinter steht %s",
			say.Capitalized(v.kind(idea.By[0], nominative)), v.clear(idea.Pieces[0], accusative),
			v.clear(idea.Pieces[1], nominative))
	case fact.OpenedLine:
		return sentence("ein Abzug: %s greift %s an", say.Capitalized(v.kind(idea.By[0], nominative)),
			v.piece(idea.Pieces[0], accusative))
	case fact.Lured:
		loser := idea.Side.Other()
		return sentence("schlägt %s %s, %s %s mehr", v.piece(idea.By[0], nominative),
			v.piece(idea.Pieces[0], accusative), v.does(loser, "verlierst", "verliert"), v.side(loser))
	case fact.MateInTwo, fact.BackRank:
		other := f.Side.Other()
		return sentence("%s %s %s erzwingen", v.side(other), v.does(other, "kannst", "kann"),
			ideaTexts[idea.Concept].phrase)
	}
	return v.ideas(f)
}

// forkMade tells of a fork that has been made: the piece that made it is the one that
// attacks both.
func (v voice) forkMade(fork fact.Fact) string {
	made := fork.Start.Play(fork.Move) // a pawn that promoted is none any more
	by := v.kind(fact.On(&made, fork.Move.To())[0], nominative)
	called := ""
	if !fork.Plain {
		called = ": eine Gabel"
	}
	var attacked []string
	check := false
	for _, m := range fork.Pieces {
		if m.Piece.Type() == chess.King {
			check = true
		} else if len(attacked) < 2 {
			attacked = append(attacked, v.clear(m, accusative))
		}
	}
	if check {
		return sentence("%s gibt Schach und greift %s an%s", by, attacked[0], called)
	}
	return sentence("%s greift %s an%s", by, and(attacked), called)
}

// ideas names the ideas of a move that is there to be made, by their phrases: where
// two carry it, both.
func (v voice) ideas(f fact.Fact) string {
	if move, missed := say.MissedMate(f); missed {
		return v.hintMove(move)
	}
	idea := f.Ideas[0]
	text := v.idea(idea, canBe(f.Kind))
	switch {
	case idea.Concept == fact.Fork && idea.Plain && (f.Kind == fact.KindIdeaChance || f.Kind == fact.KindHintIdea):
		can := v.side(idea.Side) + " " + v.does(idea.Side, "kannst", "kann")
		text = can + " " + kinds(idea.Pieces) + " zugleich angreifen"
	case idea.Concept == fact.Fork:
		text = "hier steckt " + ideaTextOf(idea).phrase + ": " + kinds(idea.Pieces) + " zugleich"
	case idea.Concept == fact.Skewer:
		text = "hier steckt ein Spieß: " + name(idea.Pieces[0].Piece.Type()) + ", und dahinter " +
			with("ein", idea.Pieces[1].Piece.Type(), nominative)
	case idea.Concept == fact.BackRank && idea.Count > 1:
		text = "hier steckt Matt in zwei Zügen auf der Grundreihe"
	case idea.Concept == fact.OnlyMove:
		text = "nur ein Zug verhindert das Matt"
	case ideaTexts[idea.Concept].noun:
		text = "hier steckt " + text
	}
	return sentence("%s", v.withSecond(text, f))
}

// then tells of ideas that come about, after a word such as "Dann", which puts the verb before the subject.
func (v voice) then(begin string, f fact.Fact) string {
	idea := f.Ideas[0]
	return sentence("%s", v.withSecond(begin+" "+v.inverted(idea, canBe(f.Kind)), f))
}

// inverted is idea after a word that puts the verb before the subject: "kommt eine Gabel", "ist dein Turm gefesselt".
func (v voice) inverted(f fact.Fact, can bool) string {
	if ideaTexts[f.Concept].noun {
		return "kommt " + v.idea(f, can)
	}
	c := ideaTextOf(f).full
	verb, rest := c.verb, c.rest
	if can {
		verb, rest = c.canVerb, c.canRest
	}
	return factParts.Fill(verb+" "+c.subject+" "+rest, topic{v, f, can})
}

// canBe tells whether something has come about, or would if somebody made it so.
func canBe(k fact.Kind) bool {
	switch k {
	case fact.KindIdeaChance, fact.KindHintIdea, fact.KindHintPrevents, fact.KindThreatIdea,
		fact.KindPurposePrepares, fact.KindHintPrepares:
		return true
	}
	return false
}

// withSecond adds the second idea of a move, if it has one and there is room. After a piece that is not quite free it
// is left out, as the first says two things already.
func (v voice) withSecond(text string, f fact.Fact) string {
	if len(f.Ideas) < 2 || f.Kind == fact.KindThreatIdea || f.Ideas[0].Concept == fact.FreePiece && f.Ideas[0].Took {
		return text
	}
	first, second := f.Ideas[0], f.Ideas[1]
	longer := text + ", und " + v.short(second, false)
	switch certain := first.Concept == fact.FreePiece || first.Concept == fact.WinningTrade; {
	case second.Kind == fact.KindPinnedGuard && certain:
		longer = text + ", weil der Verteidiger gefesselt ist"
	case second.Concept == fact.PinnedGuard:
		longer = text + ", und " + v.piece(second.Guards[0], nominative) + " ist gefesselt"
	case ideaTexts[second.Concept].noun:
		longer = text + ", dazu " + v.short(second, false)
	}
	if words(longer) > mostWords {
		return text
	}
	return longer
}

// short names an idea without what it is about.
func (v voice) short(f fact.Fact, can bool) string {
	text := ideaTextOf(f)
	if text.noun {
		return text.phrase
	}
	return v.said(text.short, f, can)
}

// kinds names two pieces without their squares, which are shown: "König und Turm".
func kinds(pieces []fact.PlacedPiece) string {
	var types []chess.PieceType
	for _, m := range pieces[:min(len(pieces), 2)] {
		types = append(types, m.Piece.Type())
	}
	if len(types) == 2 && types[0] == types[1] {
		return "zwei " + some(types[0], nominative)
	}
	var names []string
	for _, t := range types {
		names = append(names, name(t))
	}
	return and(names)
}

// idea names an idea and what it is about: by a noun, or else in a clause.
func (v voice) idea(f fact.Fact, can bool) string {
	text := ideaTextOf(f)
	if text.noun {
		return factParts.Fill(cmp.Or(text.with, text.phrase), topic{v, f, can})
	}
	return v.said(text.full, f, can)
}

// said fills a clause: of what is so, or can come about. An idea that no clause tells is told by its phrase.
func (v voice) said(c clause, f fact.Fact, can bool) string {
	if c.subject == "" {
		return ideaTextOf(f).phrase
	}
	verb, rest := c.verb, c.rest
	if can {
		verb, rest = c.canVerb, c.canRest
	}
	return factParts.Fill(c.subject+" "+verb+" "+rest, topic{v, f, can})
}

// tookFree tells of a capture that nothing can take back.
var tookFree = either(say.Took, "Das schlägt $pieceA. Nichts kann zurückschlagen.", "Das schlägt $pieceA umsonst.")
