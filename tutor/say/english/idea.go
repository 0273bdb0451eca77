package english

import (
	"cmp"
	"slices"
	"strings"

	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
	"chesstutor/tutor/say"
)

// An ideaText has the words for an idea: its plain phrase, whether that is a noun, and what is said of the idea with
// what it is about, and without: the phrase alone where they are empty.
type ideaText struct {
	phrase      string
	noun        bool
	with, short string
}

var ideaTexts = map[fact.Concept]ideaText{
	fact.MateInOne:   {phrase: "checkmate in one move", noun: true},
	fact.BackRank:    {phrase: "mate on the back rank", noun: true},
	fact.MateInTwo:   {phrase: "mate in two", noun: true},
	fact.MateInThree: {phrase: "mate in three", noun: true},
	fact.Fork:        {phrase: "a fork", noun: true, with: "a fork of $kinds"},
	fact.PinToKing: {phrase: "pinned to the king", with: "$piece $be pinned to the king",
		short: "a piece $be pinned to the king"},
	fact.PinToPiece: {phrase: "pinned to", with: "$piece $be pinned to the $behindType",
		short: "a piece $be pinned to the $behindType"},
	fact.Skewer:      {phrase: "a skewer", noun: true, with: "a skewer of $kinds"},
	fact.OpenedLine:  {phrase: "an opened line", noun: true, with: "an opened line to $piece"},
	fact.OpenedCheck: {phrase: "an opened check", noun: true},
	fact.DoubleCheck: {phrase: "two checks at once", noun: true},
	fact.Trapped: {phrase: "trapped, nowhere to go", with: "$piece $be trapped, nowhere to go",
		short: "a piece $be trapped"},
	fact.GuardRemoved: {phrase: "its guard is gone", with: "$piece is lost once its guard is gone",
		short: "a piece loses its guard"},
	fact.GuardOverloaded: {phrase: "too much to guard", with: "$guard has too much to guard",
		short: "a piece has too much to guard"},
	fact.PinnedGuard: {phrase: "its guard is pinned", with: "$piece looks safe, but its guard is pinned"},
	fact.Lured: {phrase: "lured", with: "an offer $lures $attacker $away",
		short: "an offer $lures something $away"},
	fact.InBetween: {phrase: "first this", with: "$piece can wait: first something better",
		short: "$piece can wait"},
	fact.OnlyMove:   {phrase: "the only move", noun: true},
	fact.PassedPawn: {phrase: "a passed pawn", noun: true},
	fact.PawnRun:    {phrase: "cannot be caught", with: "$piece cannot be caught", short: "a pawn cannot be caught"},
	fact.Opposition: {phrase: "the kings face each other"},
	fact.Promotion: {phrase: "can become a queen", with: "a pawn can become a $type",
		short: "a pawn can become a $type"},
	fact.FreePiece: {phrase: "for free", with: "$piece can be taken for free",
		short: "a piece can be taken for free"},
	fact.WinningTrade:       {phrase: "a good trade", noun: true, with: "a good trade on $square"},
	fact.StalemateTrap:      {phrase: "stalemate"},
	fact.WaysOut:            {phrase: "a way out"},
	fact.AttackersAndGuards: {phrase: "attackers and guards"},
	fact.PerpetualCheck:     {phrase: "endless check", noun: true},
	fact.Tempo: {phrase: "with a threat", with: "a piece comes out with a threat",
		short: "a piece comes out with a threat"},
	fact.Development: {phrase: "still at home"},
	fact.KingShelter: {phrase: "before the king"},
	fact.OpenFiles:   {phrase: "open files"},
}

// tookText has the words for a piece that can be taken, but has just taken something itself.
var tookText = ideaText{
	phrase: "can be taken", with: "$piece can be taken: nothing can take back", short: "a piece can be taken",
}

// doubleAttack has the words for a fork that is told to who has not met that word.
var doubleAttack = ideaText{phrase: "a double attack", noun: true, with: "a double attack on $kinds"}

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
	fact.KindPinsToPiece:  tells("$Piece is pinned to the $behindType."),
	fact.KindSkewer:       tells("A skewer: $piece, with $behind behind."),
	fact.KindOpenedLine:   tells("An opened line: now $attacker attacks $piece."),
	fact.KindOpenedCheck:  tells("An opened check by $attacker."),
	fact.KindDoubleCheck:  tells("Two checks at once: $attacker and $attacker2."),
	fact.KindTraps:        placed(tells("$Piece is trapped, nowhere to go.")),
	fact.KindGuardRemoved: tells("$Piece can be won: its guard is gone."),
	fact.KindDrivesGuard:  tells("$Piece can be won: its guard must go."),
	fact.KindCutsGuard:    tells("$Piece can be won: its guard is blocked."),
	fact.KindOverloaded:   tells("$Guard has too much to guard."),
	fact.KindPinnedGuard:  tells("Its guard is pinned: $guard cannot take back."),
	fact.KindPinHolds:     tells("$Guard is pinned and cannot take it."),
	fact.KindLures:        tells("$Attacker is lured $away: taking loses more."),
	fact.KindInBetween:    tells("First this: $piece can still be taken after it."),
	fact.KindMateInTwo: func(_ voice, f fact.Fact) string {
		return sentence("%s, whatever the answer", ideaTexts[f.Concept].phrase)
	},
	fact.KindMateInThree: tells("Mate in three, whatever the answer."),
	fact.KindOnlyMove:    tells("The only move: every other one allows mate."),
	fact.KindPasses:      tells("$Piece is a passed pawn now."),
	fact.KindRuns:        tells("$Piece cannot be caught."),
	fact.KindOpposition:  tells("The kings face each other."),
	fact.KindTakesFree: func(v voice, f fact.Fact) string {
		if f.Also { // after the move itself
			return strings.TrimSpace(nothingBack)
		}
		return tookFree(v, f)
	},
	fact.KindTakesMore:      voice.goodTrade,
	fact.KindPromotesTo:     tells("The pawn becomes a $type."),
	fact.KindTempo:          tells("It comes out with a threat: it attacks $piece."),
	fact.KindPerpetualCheck: tells("Endless check: the checks never stop."),

	fact.KindIdeaDanger: voice.ideaDanger,
	fact.KindIdeaChance: voice.ideas,
	fact.KindMateAhead:  tells("$Side can force mate$inMoves."),
	fact.KindPawnRuns: either(say.Retold, "Move on with $piece: it cannot be caught.",
		"$Piece can become a queen: it cannot be caught."),
	fact.KindStalemateTrap: func(v voice, f fact.Fact) string {
		switch {
		case f.Count == 1:
			return "Careful: one move here would be stalemate."
		case f.Count >= len(numbers):
			return "Careful: many moves here would be stalemate."
		}
		return sentence("careful: %s moves here would be stalemate", number(f.Count))
	},
	fact.KindNumbers: func(v voice, f fact.Fact) string {
		guards := "nothing guards it"
		if n := len(f.Guards); n > 0 {
			guards = number(n) + " " + verb("guard", n) + " it"
		}
		return sentence("%s %s %s, %s", number(len(f.By)), verb("attack", len(f.By)), v.piece(f.Pieces[0]), guards)
	},
	fact.KindAtHome:    either(say.Single, "One piece is still at home.", "$Count pieces are still at home."),
	fact.KindShelter:   tells("$Pawns $stand before $owner king."),
	fact.KindOpenFiles: either(say.Single, "One file has no pawns.", "$Count files have no pawns."),
}

// lure tells whether a piece is lured in, to a mate or an attack, or away from
// what it guards.
func lure(f fact.Fact) string {
	if f.Mate || f.By[0].Piece.Type() == chess.King {
		return "in"
	}
	return "away"
}

// lures tells that an offer lures a piece, or that one would if somebody made it.
func lures(t topic) any {
	if t.be == "is" {
		return "lures"
	}
	return "can lure"
}

// ideaDanger tells what the last move does to the listener.
func (v voice) ideaDanger(f fact.Fact) string {
	idea := f.Ideas[0]
	switch idea.Concept {
	case fact.Fork:
		return v.forkMade(idea)
	case fact.Skewer:
		return sentence("a skewer: %s attacks %s, %s behind", v.kind(idea.By[0]), v.clear(idea.Pieces[0]),
			v.clear(idea.Pieces[1]))
	case fact.OpenedLine:
		return sentence("an opened line: %s attacks %s", v.kind(idea.By[0]), v.piece(idea.Pieces[0]))
	case fact.Lured:
		return sentence("if %s takes %s, %s more", v.piece(idea.By[0]), v.piece(idea.Pieces[0]),
			v.does(idea.Side.Other(), "lose"))
	case fact.MateInTwo, fact.BackRank:
		return sentence("%s can force %s", v.side(f.Side.Other()), ideaTexts[idea.Concept].phrase)
	}
	return v.ideas(f)
}

// forkMade tells of a fork that has been made: the piece that made it is the one that
// attacks both.
func (v voice) forkMade(fork fact.Fact) string {
	made := fork.Start.Play(fork.Move) // a pawn that promoted is none any more
	by := v.kind(fact.On(&made, fork.Move.To())[0])
	called := ""
	if !fork.Plain {
		called = ": a fork"
	}
	var attacked []string
	check := false
	for _, m := range fork.Pieces {
		if m.Piece.Type() == chess.King {
			check = true
		} else if len(attacked) < 2 {
			attacked = append(attacked, v.clear(m))
		}
	}
	if check {
		return sentence("%s gives check and attacks %s%s", by, attacked[0], called)
	}
	return sentence("%s attacks %s%s", by, and(attacked), called)
}

// ideas names the ideas of a move that is there to be made, by their phrases: where
// two carry it, both.
func (v voice) ideas(f fact.Fact) string {
	if move, missed := say.MissedMate(f); missed {
		return v.hintMove(move)
	}
	idea := f.Ideas[0]
	var text string
	if idea.Concept == fact.OpenedLine && len(f.Ideas) == 1 {
		return sentence("a piece can move away, so that another attacks %s", v.piece(idea.Pieces[0]))
	}
	if idea.Concept == fact.OpenedCheck && len(f.Ideas) == 1 {
		return "A piece can move away, so that another gives check."
	}
	switch idea.Concept {
	case fact.Fork:
		if idea.Plain && (f.Kind == fact.KindIdeaChance || f.Kind == fact.KindHintIdea) {
			text = v.side(idea.Side) + " can attack " + kinds(idea.Pieces) + " at once"
			break
		}
		text = "there is " + ideaTextOf(idea).phrase + ": " + kinds(idea.Pieces) + " at once"
	case fact.Skewer:
		front, behind := idea.Pieces[0].Piece.Type(), idea.Pieces[1].Piece.Type()
		text = "there is a skewer: " + front.String() + ", and " + behind.String() + " behind"
	case fact.OnlyMove:
		text = "only one move stops mate"
	case fact.PassedPawn:
		text = "a pawn can become a passed pawn"
	default:
		text = v.idea(idea, be(f.Kind))
		switch {
		case idea.Concept == fact.DoubleCheck: // which are not there yet
			text = "there is a move with " + text
		case idea.Concept == fact.BackRank && idea.Count > 1:
			text = "there is mate in two on the back rank"
		case ideaTexts[idea.Concept].noun:
			text = "there " + isOrAre(idea.Concept) + " " + text
		}
	}
	return sentence("%s", v.withSecond(text, f))
}

// then tells of ideas that come later, after some words.
func (v voice) then(begin, comes string, f fact.Fact) string {
	idea := f.Ideas[0]
	if ideaTexts[idea.Concept].noun {
		begin += comes
	}
	return sentence("%s", v.withSecond(begin+v.idea(idea, be(f.Kind)), f))
}

// be tells what has come about, or what would if somebody made it so.
func be(k fact.Kind) string {
	switch k {
	case fact.KindIdeaChance, fact.KindHintIdea, fact.KindHintPrevents, fact.KindThreatIdea,
		fact.KindPurposePrepares, fact.KindHintPrepares:
		return "can be"
	}
	return "is"
}

// withSecond adds the second idea of a move, if it has one and there is room: if need be the first is told without its
// pieces.
func (v voice) withSecond(text string, f fact.Fact) string {
	if len(f.Ideas) < 2 || f.Kind == fact.KindThreatIdea {
		return text
	}
	first, second := &f.Ideas[0], &f.Ideas[1]
	const hopeless = ", nowhere to go"
	texts, ends := []string{text, strings.TrimSuffix(text, hopeless)}, []string{v.also(first, second)}
	if bare, _, cut := strings.Cut(text, ideaTextOf(*first).phrase); cut && ideaTexts[first.Concept].noun {
		texts = append(texts, bare+ideaTextOf(*first).phrase)
	} else if first.Concept == fact.FreePiece || ideaTexts[second.Concept].noun ||
		slices.Contains([]fact.Concept{fact.Lured, fact.InBetween, fact.PinnedGuard}, second.Concept) {
		texts = append(texts, strings.Replace(text, v.idea(*first, be(f.Kind)), v.short(*first, be(f.Kind)), 1))
	}
	switch same := slices.Equal(second.Pieces[:min(1, len(second.Pieces))], first.Pieces[:min(1, len(first.Pieces))]); {
	case second.Concept == fact.PinToKing && first.Concept == fact.Trapped && same:
		texts, ends = texts[1:2], []string{" and " + ideaTexts[fact.PinToKing].phrase}
	case second.Concept == fact.Trapped && isPin(first.Concept) && same:
		texts, ends = texts[:1], []string{" and trapped"}
	case second.Concept == fact.PinToKing:
		ends = append(ends, ", and a piece "+ideaTexts[fact.PinToKing].phrase, ", and there is a pin")
	case second.Concept == fact.PinToPiece:
		ends = append(ends, ", and there is a pin")
	case second.Concept == fact.Lured:
		ends = []string{", and " + v.idea(*second, be(f.Kind)), ", and " + v.short(*second, be(f.Kind))}
	}
	for _, end := range ends {
		for _, text := range texts {
			if words(text+end) <= mostWords {
				return text + end
			}
		}
	}
	return text
}

// also names the second idea of a move after the first.
func (v voice) also(first, second *fact.Fact) string {
	switch {
	case second.Kind == fact.KindPinnedGuard && (first.Concept == fact.FreePiece || first.Concept == fact.WinningTrade):
		return ", because its guard is pinned"
	case second.Concept == fact.PinnedGuard:
		return ", and " + v.piece(second.Guards[0]) + " is pinned"
	case ideaTexts[second.Concept].noun && !ideaTexts[first.Concept].noun:
		return ", and there " + isOrAre(second.Concept) + " " + v.short(*second, "is")
	}
	return ", and " + v.short(*second, "is")
}

func isPin(c fact.Concept) bool { return c == fact.PinToKing || c == fact.PinToPiece }

// short names an idea without what it is about.
func (v voice) short(f fact.Fact, be string) string {
	text := ideaTextOf(f)
	return factParts.Fill(cmp.Or(text.short, text.phrase), topic{v, f, be})
}

// kinds names two pieces without their squares, which are shown: "king and rook".
func kinds(pieces []fact.PlacedPiece) string {
	var names []string
	for _, m := range pieces[:min(len(pieces), 2)] {
		names = append(names, m.Piece.Type().String())
	}
	if len(names) == 2 && names[0] == names[1] {
		return "two " + names[0] + "s"
	}
	return and(names)
}

func isOrAre(c fact.Concept) string {
	if c == fact.DoubleCheck {
		return "are"
	}
	return "is"
}

// idea names an idea and what it is about: by a noun, or else in a sentence.
func (v voice) idea(f fact.Fact, be string) string {
	text := ideaTextOf(f)
	return factParts.Fill(cmp.Or(text.with, text.phrase), topic{v, f, be})
}

// movesOf counts moves: "two moves".
func movesOf(n int) string { return number(n) + " " + plural("move", n) }

func plural(noun string, n int) string {
	if n == 1 {
		return noun
	}
	return noun + "s"
}

func verb(verb string, n int) string {
	if n == 1 {
		return verb + "s"
	}
	return verb
}

// tookFree tells of a capture that nothing can take back.
var tookFree = either(say.Took, "It takes $piece. Nothing can take back.", "It takes $piece for free.")
