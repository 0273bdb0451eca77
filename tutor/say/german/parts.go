package german

import (
	"fmt"
	"maps"
	"strings"

	"chesstutor/tutor/chess"
	"chesstutor/tutor/coach"
	"chesstutor/tutor/exercise"
	"chesstutor/tutor/fact"
	"chesstutor/tutor/say"
)

// A topic is a fact and the voice that speaks of it, with whether what it says is so or can come about.
type topic struct {
	voice
	fact.Fact
	can bool
}

// tells returns a function that says a text with its parts of a fact.
func tells(text string) func(voice, fact.Fact) string {
	tell := factParts.Telling(text)
	return func(v voice, f fact.Fact) string { return tell(topic{v, f, false}) }
}

// either is tells for a fact of which one text is said if something is so, and another if not.
func either(isSo func(fact.Fact) bool, one, other string) func(voice, fact.Fact) string {
	return eitherTo(func(t topic) bool { return isSo(t.Fact) }, one, other)
}

// eitherTo is either for what depends on the listener, too.
func eitherTo(isSo func(topic) bool, one, other string) func(voice, fact.Fact) string {
	tell := factParts.Either(isSo, one, other)
	return func(v voice, f fact.Fact) string { return tell(topic{v, f, false}) }
}

// placed tells of pieces with their squares, where one that is alone of its kind could be taken for another side's.
func placed(tell func(voice, fact.Fact) string) func(voice, fact.Fact) string {
	return func(v voice, f fact.Fact) string { return tell(voice{audience: v.audience}, f) }
}

// What texts depend on.
func none(f fact.Fact) bool { return f.Count == 0 }
func toOwner(t topic) bool  { return t.you(t.Pieces[0].Piece.Color()) }

// declined adds noun phrases in all cases: "piece" in the nominative, "pieceG" in the genitive, "pieceD" in the dative
// and "pieceA" in the accusative.
func declined[T any](parts say.Parts[T], nouns map[string]func(T, grammaticalCase) string) say.Parts[T] {
	for name, phrase := range nouns {
		for ending, c := range map[string]grammaticalCase{"": nominative, "G": genitive, "D": dative, "A": accusative} {
			parts[name+ending] = func(about T) any { return phrase(about, c) }
		}
	}
	return parts
}

var factParts = declined(joined(say.Parts[topic]{
	"side":        func(t topic) any { return t.side(t.Side) },
	"otherWins":   func(t topic) any { return t.side(t.Side.Other()) + " " + t.does(t.Side.Other(), "hast", "hat") },
	"belongs":     func(t topic) any { return t.toSide(t.Pieces[0].Piece.Color()) },
	"type":        func(t topic) any { return name(t.Pieces[0].Piece.Type()) },
	"becomes":     func(t topic) any { return to(t.Pieces[0].Piece.Type()) },
	"aType":       func(t topic) any { return with("ein", t.Pieces[0].Piece.Type(), nominative) },
	"its":         func(t topic) any { return its(t.Pieces[0].Piece.Type()) },
	"itsGuard":    func(t topic) any { return its(t.Pieces[0].Piece.Type()) + "e Deckung" },
	"squares":     func(t topic) any { return fields(t.Count) },
	"attackers":   func(t topic) any { return number(len(t.By)) },
	"guards":      func(t topic) any { return t.guards(t.Fact) },
	"away":        func(t topic) any { return map[bool]string{true: "an", false: "weg"}[luredIn(t.Fact)] },
	"kinds":       func(t topic) any { return kinds(t.Pieces) },
	"square":      func(t topic) any { return t.Squares[0] },
	"square2":     func(t topic) any { return t.Squares[1] },
	"count":       func(t topic) any { return number(t.Count) },
	"inMoves":     func(t topic) any { return say.NearOnly(&t.Fact, " in "+movesAway(t.Count)) },
	"countMoves":  func(t topic) any { return movesAway(t.Count) },
	"pawns":       func(t topic) any { return pawns(t.Count) },
	"pawnsBefore": func(t topic) any { return pawnsBefore(t.Count) },
	"points":      func(t topic) any { return points(max(t.Count, -t.Count)) },
	"name":        func(t topic) any { return openingName(t.Name) },
	"number":      func(t topic) any { return t.Number },
	"played":      func(t topic) any { return t.moveOf(t.Fact) },
	"trade":       func(t topic) any { return t.trading(t.Fact) },
	"enPassant":   func(t topic) any { return enPassant(t.Line[len(t.Line)-1]) },
	"lands":       func(t topic) any { return t.Line[0].To() },
	"mating":      func(t topic) any { return mating(t.Line[0]) },
	"mateNext":    func(t topic) any { return mating(t.Line[1]) },
}, verbs), map[string]func(topic, grammaticalCase) string{
	"piece":      func(t topic, c grammaticalCase) string { return t.piece(t.Pieces[0], c) },
	"pieces":     func(t topic, c grammaticalCase) string { return t.pieces(t.Pieces, c) },
	"thing":      func(t topic, c grammaticalCase) string { return theOn(t.Pieces[0], c) },
	"thePiece":   func(t topic, c grammaticalCase) string { return t.the(t.Pieces[0], c) },
	"kind":       func(t topic, c grammaticalCase) string { return t.kind(t.Pieces[0], c) },
	"it":         func(t topic, c grammaticalCase) string { return pronoun(t.Pieces[0].Piece.Type(), c) },
	"behind":     func(t topic, c grammaticalCase) string { return t.piece(t.Pieces[1], c) },
	"behindType": func(t topic, c grammaticalCase) string { return the(t.Pieces[1].Piece.Type(), c) },
	"theBehind":  func(t topic, c grammaticalCase) string { return theOn(t.Pieces[1], c) },
	"itBehind":   func(t topic, c grammaticalCase) string { return pronoun(t.Pieces[1].Piece.Type(), c) },
	"attacker":   func(t topic, c grammaticalCase) string { return t.piece(t.By[0], c) },
	"attacker2":  func(t topic, c grammaticalCase) string { return t.piece(t.By[1], c) },
	"theOnly":    func(t topic, c grammaticalCase) string { return t.the(t.By[0], c) },
	"theBy":      func(t topic, c grammaticalCase) string { return theOn(t.By[0], c) },
	"guard":      func(t topic, c grammaticalCase) string { return t.piece(t.Guards[0], c) },
	"king":       func(t topic, c grammaticalCase) string { return t.own(t.Side, chess.King, c) },
})

// verbs have the forms of verbs for a fact's side.
var verbs = say.Parts[topic]{
	"can":   func(t topic) any { return t.does(t.Side, "kannst", "kann") },
	"are":   func(t topic) any { return t.does(t.Side, "bist", "ist") },
	"have":  func(t topic) any { return t.does(t.Side, "hast", "hat") },
	"stand": func(t topic) any { return t.does(t.Side, "stehst", "steht") },
	"were":  func(t topic) any { return t.does(t.Side, "warst", "war") },
}

// movesAway counts moves in the dative: "einem Zug", "zwei Zügen".
func movesAway(n int) string {
	if n == 1 {
		return "einem Zug"
	}
	return number(n) + " Zügen"
}

// fields counts squares: "ein Feld", "zwei Felder".
func fields(n int) string {
	if n == 1 {
		return "ein Feld"
	}
	return number(n) + " Felder"
}

// pawns counts pawns: "ein Bauer", "zwei Bauern".
func pawns(n int) string {
	switch n {
	case 0:
		return "kein Bauer"
	case 1:
		return "ein Bauer"
	}
	return number(n) + " Bauern"
}

// pawnsBefore counts pawns in the dative: "einem Bauern", "zwei Bauern".
func pawnsBefore(n int) string {
	if n == 1 {
		return "einem Bauern"
	}
	return number(n) + " Bauern"
}

var deedParts = say.Parts[coach.Deed]{
	"number":  func(d coach.Deed) any { return d.Number },
	"pieceA":  func(d coach.Deed) any { return with("ein", d.Piece, accusative) },
	"becomes": func(d coach.Deed) any { return to(d.Piece) },
	"points":  func(d coach.Deed) any { return points(d.Count) },
	"count":   func(d coach.Deed) any { return number(d.Count) },
}

var reasonParts = declined(say.Parts[exercise.Reason]{
	"type":         func(r exercise.Reason) any { return name(r.Pieces[0].Piece.Type()) },
	"at":           func(r exercise.Reason) any { return r.Pieces[0].Square },
	"square":       func(r exercise.Reason) any { return r.Squares[0] },
	"square2":      func(r exercise.Reason) any { return r.Squares[1] },
	"squares":      func(r exercise.Reason) any { return number(len(r.Squares)) },
	"file":         func(r exercise.Reason) any { return r.Squares[0].String()[:1] },
	"rank":         func(r exercise.Reason) any { return r.Squares[0].String()[1:] },
	"shade":        func(r exercise.Reason) any { return []string{"helles", "dunkles"}[r.Count] },
	"played":       func(r exercise.Reason) any { return letters(r.Played) },
	"wanted":       func(r exercise.Reason) any { return letters(r.Wanted) },
	"count":        func(r exercise.Reason) any { return number(r.Count) },
	"of":           func(r exercise.Reason) any { return feminineOne(r.Of) },
	"countMore":    func(r exercise.Reason) any { return feminineOne(r.Count) },
	"countTimes":   func(r exercise.Reason) any { return amount(r.Count, "Zug", "Züge") },
	"ofTimes":      func(r exercise.Reason) any { return amount(r.Of, "Zug", "Züge") },
	"countSquares": func(r exercise.Reason) any { return fields(r.Count) },
	"limit":        func(r exercise.Reason) any { return r.Of },
	"points":       func(r exercise.Reason) any { return points(r.Count) },
	"more":         func(r exercise.Reason) any { return points(r.Of) },
	"way":          func(r exercise.Reason) any { return waysTexts[r.Way] },
}, map[string]func(exercise.Reason, grammaticalCase) string{
	"piece":    func(r exercise.Reason, c grammaticalCase) string { return learner.piece(r.Pieces[0], c) },
	"thing":    func(r exercise.Reason, c grammaticalCase) string { return theOn(r.Pieces[0], c) },
	"bare":     func(r exercise.Reason, c grammaticalCase) string { return aColored(r.Pieces[0].Piece, c) },
	"theType":  func(r exercise.Reason, c grammaticalCase) string { return the(r.Pieces[0].Piece.Type(), c) },
	"doer":     func(r exercise.Reason, c grammaticalCase) string { return learner.piece(r.By[0], c) },
	"theDoer":  func(r exercise.Reason, c grammaticalCase) string { return theOn(r.By[0], c) },
	"theDoing": func(r exercise.Reason, c grammaticalCase) string { return the(r.By[0].Piece.Type(), c) },
	"got":      func(r exercise.Reason, c grammaticalCase) string { return with("ein", r.Got, c) },
	"yourGot":  func(r exercise.Reason, c grammaticalCase) string { return with("dein", r.Got, c) },
	"theGot":   func(r exercise.Reason, c grammaticalCase) string { return the(r.Got, c) },
	"want":     func(r exercise.Reason, c grammaticalCase) string { return with("ein", r.Want, c) },
	"no":       func(r exercise.Reason, c grammaticalCase) string { return with("kein", r.Want, c) },
	"its":      func(r exercise.Reason, c grammaticalCase) string { return pronoun(r.Pieces[0].Piece.Type(), c) },
})

var because, becauseIf = reasonParts.Telling, reasonParts.Either

var fault = say.Parts[*chess.ParseError]{
	"text":    func(e *chess.ParseError) any { return e.Text },
	"side":    func(e *chess.ParseError) any { return color(e.Color) },
	"other":   func(e *chess.ParseError) any { return color(e.Color.Other()) },
	"king":    func(e *chess.ParseError) any { return colored(chess.PieceOf(chess.King, e.Color), nominative) },
	"number":  func(e *chess.ParseError) any { return e.Numbers[0] },
	"number2": func(e *chess.ParseError) any { return e.Numbers[1] },
	"square":  func(e *chess.ParseError) any { return e.Squares[0] },
	"square2": func(e *chess.ParseError) any { return e.Squares[1] },
}.Telling

var problem = say.Parts[say.Problem]{
	"name":    func(p say.Problem) any { return p.Name },
	"quoted":  func(p say.Problem) any { return fmt.Sprintf("%.20q", p.Name) },
	"names":   func(p say.Problem) any { return strings.Join(p.Names, ", ") },
	"choice":  func(p say.Problem) any { return join(p.Names, "oder") },
	"number":  func(p say.Problem) any { return p.Number },
	"seconds": func(p say.Problem) any { return seconds(p.Number) },
	"square":  func(p say.Problem) any { return p.Squares[0] },
	"square2": func(p say.Problem) any { return p.Squares[1] },
}.Telling

// joined returns one table of several.
func joined[M ~map[K]V, K comparable, V any](tables ...M) M {
	all := M{}
	for _, table := range tables {
		maps.Copy(all, table)
	}
	return all
}
