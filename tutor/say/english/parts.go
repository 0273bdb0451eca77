package english

import (
	"fmt"
	"strings"

	"chesstutor/tutor/chess"
	"chesstutor/tutor/coach"
	"chesstutor/tutor/exercise"
	"chesstutor/tutor/fact"
	"chesstutor/tutor/say"
)

// A topic is a fact and the voice that speaks of it, with the verb for what it says: "is", or "can be".
type topic struct {
	voice
	fact.Fact
	be string
}

// tells returns a function that says a text with its parts of a fact.
func tells(text string) func(voice, fact.Fact) string {
	tell := factParts.Telling(text)
	return func(v voice, f fact.Fact) string { return tell(topic{v, f, "is"}) }
}

// either is tells for a fact of which one text is said if something is so, and another if not.
func either(isSo func(fact.Fact) bool, one, other string) func(voice, fact.Fact) string {
	return eitherTo(func(t topic) bool { return isSo(t.Fact) }, one, other)
}

// eitherTo is either for what depends on the listener, too.
func eitherTo(isSo func(topic) bool, one, other string) func(voice, fact.Fact) string {
	tell := factParts.Either(isSo, one, other)
	return func(v voice, f fact.Fact) string { return tell(topic{v, f, "is"}) }
}

// placed tells of pieces with their squares, where one that is alone of its kind could be taken for another side's.
func placed(tell func(voice, fact.Fact) string) func(voice, fact.Fact) string {
	return func(v voice, f fact.Fact) string { return tell(voice{audience: v.audience}, f) }
}

// What texts depend on.
func ofListener(t topic) bool { return t.you(t.Side) }
func toOwner(t topic) bool    { return t.you(t.Pieces[0].Piece.Color()) }

var factParts = say.Parts[topic]{
	"side":       func(t topic) any { return t.side(t.Side) },
	"owner":      func(t topic) any { return t.owner(t.Side) },
	"are":        func(t topic) any { return t.does(t.Side, "are") },
	"theirs":     func(t topic) any { return t.side(t.Pieces[0].Piece.Color()) },
	"has":        func(t topic) any { return t.does(t.Side, "have") },
	"otherWins":  func(t topic) any { return t.does(t.Side.Other(), "win") },
	"piece":      func(t topic) any { return t.piece(t.Pieces[0]) },
	"pieces":     func(t topic) any { return t.pieces(t.Pieces) },
	"type":       func(t topic) any { return t.Pieces[0].Piece.Type() },
	"thing":      func(t topic) any { return the(t.Pieces[0]) },
	"thePiece":   func(t topic) any { return t.the(t.Pieces[0]) },
	"kind":       func(t topic) any { return t.kind(t.Pieces[0]) },
	"behind":     func(t topic) any { return t.piece(t.Pieces[1]) },
	"behindType": func(t topic) any { return t.Pieces[1].Piece.Type() },
	"theBehind":  func(t topic) any { return the(t.Pieces[1]) },
	"attacker":   func(t topic) any { return t.piece(t.By[0]) },
	"attacker2":  func(t topic) any { return t.piece(t.By[1]) },
	"theOnly":    func(t topic) any { return t.the(t.By[0]) },
	"theBy":      func(t topic) any { return the(t.By[0]) },
	"attackers":  func(t topic) any { return number(len(t.By)) },
	"guard":      func(t topic) any { return t.piece(t.Guards[0]) },
	"guards":     func(t topic) any { return t.guards(t.Fact) },
	"lures":      lures,
	"away":       func(t topic) any { return lure(t.Fact) },
	"be":         func(t topic) any { return t.be },
	"kinds":      func(t topic) any { return kinds(t.Pieces) },
	"square":     func(t topic) any { return t.Squares[0] },
	"square2":    func(t topic) any { return t.Squares[1] },
	"count":      func(t topic) any { return number(t.Count) },
	"squares":    func(t topic) any { return number(t.Count) + " " + plural("square", t.Count) },
	"inMoves":    func(t topic) any { return say.NearOnly(&t.Fact, " in "+movesOf(t.Count)) },
	"moves":      func(t topic) any { return movesOf(t.Count) },
	"pawns":      func(t topic) any { return number(t.Count) + " " + plural("pawn", t.Count) },
	"stand":      func(t topic) any { return verb("stand", t.Count) },
	"points":     func(t topic) any { return points(max(t.Count, -t.Count)) },
	"name":       func(t topic) any { return t.Name },
	"number":     func(t topic) any { return t.Number },
	"played":     func(t topic) any { return t.moveOf(t.Fact) },
	"trade":      func(t topic) any { return t.trading(t.Fact) },
	"enPassant":  func(t topic) any { return enPassant(t.Line[len(t.Line)-1]) },
	"lands":      func(t topic) any { return t.Line[0].To() },
	"mating":     func(t topic) any { return mating(t.Line[0]) },
	"mateNext":   func(t topic) any { return mating(t.Line[1]) },
}

var deedParts = say.Parts[coach.Deed]{
	"number": func(d coach.Deed) any { return d.Number },
	"piece":  func(d coach.Deed) any { return d.Piece },
	"points": func(d coach.Deed) any { return points(d.Count) },
	"count":  func(d coach.Deed) any { return number(d.Count) },
}

var reasonParts = say.Parts[exercise.Reason]{
	"piece":   func(r exercise.Reason) any { return you.piece(r.Pieces[0]) },
	"thing":   func(r exercise.Reason) any { return the(r.Pieces[0]) },
	"bare":    func(r exercise.Reason) any { return r.Pieces[0].Piece },
	"type":    func(r exercise.Reason) any { return r.Pieces[0].Piece.Type() },
	"doer":    func(r exercise.Reason) any { return you.piece(r.By[0]) },
	"theDoer": func(r exercise.Reason) any { return the(r.By[0]) },
	"doing":   func(r exercise.Reason) any { return r.By[0].Piece.Type() },
	"at":      func(r exercise.Reason) any { return r.Pieces[0].Square },
	"square":  func(r exercise.Reason) any { return r.Squares[0] },
	"square2": func(r exercise.Reason) any { return r.Squares[1] },
	"squares": func(r exercise.Reason) any { return number(len(r.Squares)) },
	"file":    func(r exercise.Reason) any { return r.Squares[0].String()[:1] },
	"rank":    func(r exercise.Reason) any { return r.Squares[0].String()[1:] },
	"shade":   func(r exercise.Reason) any { return []string{"light", "dark"}[r.Count] },
	"got":     func(r exercise.Reason) any { return r.Got },
	"want":    func(r exercise.Reason) any { return r.Want },
	"played":  func(r exercise.Reason) any { return r.Played },
	"wanted":  func(r exercise.Reason) any { return r.Wanted },
	"count":   func(r exercise.Reason) any { return number(r.Count) },
	"of":      func(r exercise.Reason) any { return number(r.Of) },
	"limit":   func(r exercise.Reason) any { return r.Of },
	"points":  func(r exercise.Reason) any { return points(r.Count) },
	"more":    func(r exercise.Reason) any { return points(r.Of) },
	"way":     func(r exercise.Reason) any { return waysTexts[r.Way] },
}

var because, becauseIf = reasonParts.Telling, reasonParts.Either

var fault = say.Parts[*chess.ParseError]{
	"text":    func(e *chess.ParseError) any { return e.Text },
	"color":   func(e *chess.ParseError) any { return e.Color },
	"other":   func(e *chess.ParseError) any { return e.Color.Other() },
	"side":    func(e *chess.ParseError) any { return color(e.Color) },
	"number":  func(e *chess.ParseError) any { return e.Numbers[0] },
	"number2": func(e *chess.ParseError) any { return e.Numbers[1] },
	"square":  func(e *chess.ParseError) any { return e.Squares[0] },
	"square2": func(e *chess.ParseError) any { return e.Squares[1] },
}.Telling

var problem = say.Parts[say.Problem]{
	"name":    func(p say.Problem) any { return p.Name },
	"quoted":  func(p say.Problem) any { return fmt.Sprintf("%.20q", p.Name) },
	"names":   func(p say.Problem) any { return strings.Join(p.Names, ", ") },
	"choice":  func(p say.Problem) any { return join(p.Names, "or") },
	"number":  func(p say.Problem) any { return p.Number },
	"seconds": func(p say.Problem) any { return seconds(p.Number) },
	"square":  func(p say.Problem) any { return p.Squares[0] },
	"square2": func(p say.Problem) any { return p.Squares[1] },
}.Telling
