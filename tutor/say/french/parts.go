package french

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
func toOwner(t topic) bool { return t.you(t.Pieces[0].Piece.Color()) }

// phrased adds noun phrases with what stands before them: "piece" alone, "pieceOf" after de and "pieceTo" after à.
func phrased[T any](parts say.Parts[T], nouns map[string]func(T, relation) string) say.Parts[T] {
	for name, phrase := range nouns {
		for ending, r := range map[string]relation{"": bare, "Of": of, "To": to} {
			parts[name+ending] = func(about T) any { return phrase(about, r) }
		}
	}
	return parts
}

// kindOf returns the kind of the piece that a fact is about.
func kindOf(t topic) chess.PieceType { return t.Pieces[0].Piece.Type() }

var factParts = phrased(joined(say.Parts[topic]{
	"type":         func(t topic) any { return name(kindOf(t)) },
	"aType":        func(t topic) any { return a(kindOf(t)) },
	"itGuards":     func(t topic) any { return it(kindOf(t), "défend") },
	"itMust":       func(t topic) any { return subject(kindOf(t)) + " doit" },
	"guardsBehind": func(t topic) any { return it(t.Pieces[1].Piece.Type(), "défend") },
	"attackIt":     func(t topic) any { return "attaque-" + pronoun(kindOf(t)) },
	"takeIt":       func(t topic) any { return it(kindOf(t), "prendre") },
	"stopIt":       func(t topic) any { return it(kindOf(t), "arrêter") },
	"pinned":       func(t topic) any { return ending("cloué", kindOf(t)) },
	"guardPinned":  func(t topic) any { return ending("cloué", t.Guards[0].Piece.Type()) },
	"newPiece":     func(t topic) any { return gendered(kindOf(t), "un nouveau ", "une nouvelle ") + name(kindOf(t)) },
	"trapped":      func(t topic) any { return ending("piégé", kindOf(t)) },
	"offered":      func(t topic) any { return ending("gratuit", kindOf(t)) },
	"belongs":      func(t topic) any { return t.belongs(t.Pieces[0]) },
	"squares":      func(t topic) any { return feminine(t.Count, "case", "cases") },
	"attackers":    func(t topic) any { return number(len(t.By)) },
	"guards":       func(t topic) any { return t.guards(t.Fact) },
	"be":           func(t topic) any { return map[bool]string{true: "peut être", false: "est"}[t.can] },
	"lures":        lures,
	"kinds":        func(t topic) any { return kinds(t.Pieces) },
	"square":       func(t topic) any { return t.Squares[0] },
	"square2":      func(t topic) any { return t.Squares[1] },
	"count":        func(t topic) any { return number(t.Count) },
	"inMoves":      func(t topic) any { return say.NearOnly(&t.Fact, " en "+masculine(t.Count, "coup", "coups")) },
	"moves":        func(t topic) any { return masculine(t.Count, "coup", "coups") },
	"pawns":        func(t topic) any { return pawns(t.Count) },
	"points":       func(t topic) any { return points(max(t.Count, -t.Count)) },
	"name":         func(t topic) any { return openingName(t.Name) },
	"number":       func(t topic) any { return t.Number },
	"played":       func(t topic) any { return t.moveOf(t.Fact) },
	"trade":        func(t topic) any { return t.trading(t.Fact) },
	"enPassant":    func(t topic) any { return enPassant(t.Line[len(t.Line)-1]) },
	"lands":        func(t topic) any { return t.Line[0].To() },
	"mating":       func(t topic) any { return mating(t.Line[0]) },
	"mateNext":     func(t topic) any { return mating(t.Line[1]) },
}, verbs), map[string]func(topic, relation) string{
	"piece":      func(t topic, r relation) string { return t.piece(t.Pieces[0], r) },
	"pieces":     func(t topic, r relation) string { return t.pieces(t.Pieces, r) },
	"thing":      func(t topic, r relation) string { return theOn(t.Pieces[0], r) },
	"thePiece":   func(t topic, r relation) string { return t.the(t.Pieces[0], r) },
	"kind":       func(t topic, r relation) string { return t.kind(t.Pieces[0], r) },
	"behind":     func(t topic, r relation) string { return t.piece(t.Pieces[1], r) },
	"behindType": func(t topic, r relation) string { return the(t.Pieces[1].Piece.Type(), r) },
	"theBehind":  func(t topic, r relation) string { return theOn(t.Pieces[1], r) },
	"attacker":   func(t topic, r relation) string { return t.piece(t.By[0], r) },
	"attacker2":  func(t topic, r relation) string { return t.piece(t.By[1], r) },
	"theOnly":    func(t topic, r relation) string { return t.the(t.By[0], r) },
	"theBy":      func(t topic, r relation) string { return theOn(t.By[0], r) },
	"guard":      func(t topic, r relation) string { return t.piece(t.Guards[0], r) },
	"king":       func(t topic, r relation) string { return t.own(t.Side, chess.King, r) },
})

// verbs have a fact's side with what it does.
var verbs = say.Parts[topic]{
	"can":       doing("peux", "peut", "peuvent"),
	"cannot":    doing("ne peux pas", "ne peut pas", "ne peuvent pas"),
	"canNoMore": doing("ne peux plus", "ne peut plus", "ne peuvent plus"),
	"hasNo":     doing("n'as pas", "n'a pas", "n'ont pas"),
	"inCheck":   doing("es", "est", "sont"),
	"leads":     doing("as", "a", "ont"),
	"wasAhead":  doing("étais", "était", "étaient"),
	"won":       doing("as gagné", "a gagné", "ont gagné"),
	"thanLost":  func(t topic) any { return t.again(t.Side, "as perdu", "a perdu", "ont perdu") },
	"castled":   doing("as roqué", "a roqué", "ont roqué"),
	"brought":   doing("as mené", "a mené", "ont mené"),
	"otherWon":  func(t topic) any { return t.does(t.Side.Other(), "as gagné", "a gagné", "ont gagné") },
	"turn":      func(t topic) any { return "c'est " + t.side(t.Side, to) + " de jouer" },
}

// doing returns what a fact's side does, in the forms of a verb for the listener, the computer and a color.
func doing(you, one, many string) func(topic) any {
	return func(t topic) any { return t.does(t.Side, you, one, many) }
}

// verb chooses a form of a verb as does, but leaves the side out.
func (v voice) verb(c chess.Color, you, one, many string) string {
	switch {
	case v.you(c):
		return you
	case v.computer(c):
		return one
	}
	return many
}

// belongs tells whose a piece is: "est à toi", "est aux Noirs".
func (v voice) belongs(m fact.PlacedPiece) string { return "est " + v.side(m.Piece.Color(), to) }

// pawns counts pawns: "un pion", "deux pions".
func pawns(n int) string {
	if n == 0 {
		return "aucun pion"
	}
	return masculine(n, "pion", "pions")
}

var deedParts = say.Parts[coach.Deed]{
	"number": func(d coach.Deed) any { return d.Number },
	"type":   func(d coach.Deed) any { return name(d.Piece) },
	"piece":  func(d coach.Deed) any { return a(d.Piece) },
	"points": func(d coach.Deed) any { return points(d.Count) },
	"count":  func(d coach.Deed) any { return number(d.Count) },
}

var reasonParts = phrased(say.Parts[exercise.Reason]{
	"type":         func(r exercise.Reason) any { return name(r.Pieces[0].Piece.Type()) },
	"pinned":       func(r exercise.Reason) any { return ending("cloué", r.Pieces[0].Piece.Type()) },
	"bare":         func(r exercise.Reason) any { return aColored(r.Pieces[0].Piece) },
	"at":           func(r exercise.Reason) any { return r.Pieces[0].Square },
	"square":       func(r exercise.Reason) any { return r.Squares[0] },
	"square2":      func(r exercise.Reason) any { return r.Squares[1] },
	"squares":      func(r exercise.Reason) any { return number(len(r.Squares)) },
	"file":         func(r exercise.Reason) any { return r.Squares[0].String()[:1] },
	"rank":         func(r exercise.Reason) any { return r.Squares[0].String()[1:] },
	"shade":        func(r exercise.Reason) any { return []string{"claire", "foncée"}[r.Count] },
	"got":          func(r exercise.Reason) any { return a(r.Got) },
	"want":         func(r exercise.Reason) any { return a(r.Want) },
	"played":       func(r exercise.Reason) any { return letters(r.Played) },
	"wanted":       func(r exercise.Reason) any { return letters(r.Wanted) },
	"count":        func(r exercise.Reason) any { return number(r.Count) },
	"of":           func(r exercise.Reason) any { return feminineOne(r.Of) },
	"ofMoves":      func(r exercise.Reason) any { return number(r.Of) },
	"countMore":    func(r exercise.Reason) any { return feminineOne(r.Count) },
	"countMoves":   func(r exercise.Reason) any { return masculine(r.Count, "coup", "coups") },
	"countSquares": func(r exercise.Reason) any { return feminine(r.Count, "case", "cases") },
	"limit":        func(r exercise.Reason) any { return r.Of },
	"points":       func(r exercise.Reason) any { return points(r.Count) },
	"more":         func(r exercise.Reason) any { return points(r.Of) },
	"way":          func(r exercise.Reason) any { return waysTexts[r.Way] },
}, map[string]func(exercise.Reason, relation) string{
	"piece":   func(r exercise.Reason, rel relation) string { return learner.piece(r.Pieces[0], rel) },
	"thing":   func(r exercise.Reason, rel relation) string { return theOn(r.Pieces[0], rel) },
	"theType": func(r exercise.Reason, rel relation) string { return the(r.Pieces[0].Piece.Type(), rel) },
	"doer":    func(r exercise.Reason, rel relation) string { return learner.piece(r.By[0], rel) },
	"theDoer": func(r exercise.Reason, rel relation) string { return theOn(r.By[0], rel) },
	"doing":   func(r exercise.Reason, rel relation) string { return the(r.By[0].Piece.Type(), rel) },
	"yourGot": func(r exercise.Reason, rel relation) string { return your(r.Got, rel) },
	"theGot":  func(r exercise.Reason, rel relation) string { return the(r.Got, rel) },
})

var because, becauseIf = reasonParts.Telling, reasonParts.Either

// feminineOne counts what has a feminine name: "une", "deux".
func feminineOne(n int) string { return strings.TrimSpace(feminine(n, "", "")) }

var fault = say.Parts[*chess.ParseError]{
	"text":    func(e *chess.ParseError) any { return e.Text },
	"side":    func(e *chess.ParseError) any { return theColor(e.Color) },
	"other":   func(e *chess.ParseError) any { return theColor(e.Color.Other()) },
	"toOther": func(e *chess.ParseError) any { return related(to, theColor(e.Color.Other())) },
	"toSide":  func(e *chess.ParseError) any { return related(to, theColor(e.Color)) },
	"king":    func(e *chess.ParseError) any { return colored(chess.PieceOf(chess.King, e.Color), bare) },
	"number":  func(e *chess.ParseError) any { return e.Numbers[0] },
	"number2": func(e *chess.ParseError) any { return e.Numbers[1] },
	"square":  func(e *chess.ParseError) any { return e.Squares[0] },
	"square2": func(e *chess.ParseError) any { return e.Squares[1] },
}.Telling

var problem = say.Parts[say.Problem]{
	"name":    func(p say.Problem) any { return p.Name },
	"quoted":  func(p say.Problem) any { return fmt.Sprintf("%.20q", p.Name) },
	"names":   func(p say.Problem) any { return strings.Join(p.Names, ", ") },
	"choice":  func(p say.Problem) any { return join(p.Names, "ou") },
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
