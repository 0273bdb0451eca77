package ukrainian

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

// caseEndings end the name of a part of a text by the case in which it stands there.
var caseEndings = map[string]wordCase{
	"": nominative, "Gen": genitive, "Dat": dative, "Acc": accusative, "Ins": instrumental,
}

// phrased adds noun phrases in each case: "piece", "pieceGen", "pieceDat", "pieceAcc" and "pieceIns".
func phrased[T any](parts say.Parts[T], nouns map[string]func(T, wordCase) string) say.Parts[T] {
	for name, phrase := range nouns {
		for ending, c := range caseEndings {
			parts[name+ending] = func(about T) any { return phrase(about, c) }
		}
	}
	return parts
}

var factParts = phrased(joined(say.Parts[topic]{
	"it":          func(t topic) any { return pronoun(t.Pieces[0].Piece.Type()) },
	"itBehind":    func(t topic) any { return pronoun(t.Pieces[1].Piece.Type()) },
	"pinned":      func(t topic) any { return adjective("зв’язан", t.Pieces[0].Piece.Type(), nominative) },
	"guardPinned": func(t topic) any { return adjective("зв’язан", t.Guards[0].Piece.Type(), nominative) },
	"new":         func(t topic) any { return adjective("нов", t.Pieces[0].Piece.Type(), nominative) },
	"belongs":     func(t topic) any { return t.belongs(t.Pieces[0]) },
	"squares":     func(t topic) any { return squares(t.Count) },
	"attackers":   func(t topic) any { return figures(len(t.By)) },
	"guards":      func(t topic) any { return t.guards(t.Fact) },
	"be":          func(t topic) any { return map[bool]string{true: "може бути", false: "тепер"}[t.can] },
	"lures":       lures,
	"kinds":       func(t topic) any { return kinds(t.Pieces) },
	"square":      func(t topic) any { return t.Squares[0] },
	"square2":     func(t topic) any { return t.Squares[1] },
	"inMoves":     func(t topic) any { return say.NearOnly(&t.Fact, " за "+moves(t.Count)) },
	"moves":       func(t topic) any { return moves(t.Count) },
	"pawns":       func(t topic) any { return pawns(t.Count) },
	"points":      func(t topic) any { return points(max(t.Count, -t.Count)) },
	"name":        func(t topic) any { return openingName(t.Name) },
	"number":      func(t topic) any { return t.Number },
	"played":      func(t topic) any { return t.moveOf(t.Fact) },
	"trade":       func(t topic) any { return t.trading(t.Fact) },
	"enPassant":   func(t topic) any { return enPassant(t.Line[len(t.Line)-1]) },
	"lands":       func(t topic) any { return t.Line[0].To() },
	"mating":      func(t topic) any { return mating(t.Line[0]) },
	"mateNext":    func(t topic) any { return mating(t.Line[1]) },
}, verbs), map[string]func(topic, wordCase) string{
	"side":       func(t topic, c wordCase) string { return t.side(t.Side, c) },
	"other":      func(t topic, c wordCase) string { return t.side(t.Side.Other(), c) },
	"type":       func(t topic, c wordCase) string { return name(t.Pieces[0].Piece.Type(), c) },
	"piece":      func(t topic, c wordCase) string { return t.piece(t.Pieces[0], c) },
	"own":        func(t topic, c wordCase) string { return reflexive(t.piece(t.Pieces[0], c)) },
	"ownKing":    func(t topic, c wordCase) string { return reflexive(t.own(t.Side, chess.King, c)) },
	"pieces":     func(t topic, c wordCase) string { return t.pieces(t.Pieces, c) },
	"thing":      func(t topic, c wordCase) string { return theOn(t.Pieces[0], c) },
	"thePiece":   func(t topic, c wordCase) string { return t.the(t.Pieces[0], c) },
	"kind":       func(t topic, c wordCase) string { return t.kind(t.Pieces[0], c) },
	"behind":     func(t topic, c wordCase) string { return t.piece(t.Pieces[1], c) },
	"behindType": func(t topic, c wordCase) string { return name(t.Pieces[1].Piece.Type(), c) },
	"theBehind":  func(t topic, c wordCase) string { return theOn(t.Pieces[1], c) },
	"attacker":   func(t topic, c wordCase) string { return t.piece(t.By[0], c) },
	"attacker2":  func(t topic, c wordCase) string { return t.piece(t.By[1], c) },
	"theOnly":    func(t topic, c wordCase) string { return t.the(t.By[0], c) },
	"theBy":      func(t topic, c wordCase) string { return theOn(t.By[0], c) },
	"guard":      func(t topic, c wordCase) string { return t.piece(t.Guards[0], c) },
	"king":       func(t topic, c wordCase) string { return t.own(t.Side, chess.King, c) },
})

// verbs have a fact's side with what it does.
var verbs = say.Parts[topic]{
	"can":      doing("можеш", "може", "можуть"),
	"cannot":   doing("не можеш", "не може", "не можуть"),
	"leads":    doing("маєш", "має", "мають"),
	"castled":  func(t topic) any { return t.side(t.Side, dative) + " вдалася рокіровка" },
	"turn":     func(t topic) any { return "зараз хід " + t.whose(t.Side) },
	"otherWon": func(t topic) any { return t.winner(t.Side.Other()) },
}

// doing returns what a fact's side does, in the forms of a verb for the listener, the computer and a color.
func doing(you, one, many string) func(topic) any {
	return func(t topic) any { return t.does(t.Side, you, one, many) }
}

// whose tells whose a move is: "твій", "комп’ютера", "білих".
func (v voice) whose(c chess.Color) string {
	if v.you(c) {
		return "твій"
	}
	return v.side(c, genitive)
}

// winner tells that a side has won.
func (v voice) winner(c chess.Color) string {
	if v.you(c) {
		return "перемога твоя"
	}
	return "перемога " + v.side(c, genitive)
}

// belongs tells whose a piece is: "твоя фігура", "фігура чорних".
func (v voice) belongs(m fact.PlacedPiece) string {
	if v.you(m.Piece.Color()) {
		return "це твоя фігура"
	}
	return "це фігура " + v.side(m.Piece.Color(), genitive)
}

var deedParts = phrased(say.Parts[coach.Deed]{
	"number": func(d coach.Deed) any { return d.Number },
	"points": func(d coach.Deed) any { return points(d.Count) },
	"count":  func(d coach.Deed) any { return d.Count },
}, map[string]func(coach.Deed, wordCase) string{
	"piece": func(d coach.Deed, c wordCase) string { return name(d.Piece, c) },
})

var reasonParts = phrased(say.Parts[exercise.Reason]{
	"pinned":       func(r exercise.Reason) any { return adjective("зв’язан", r.Pieces[0].Piece.Type(), nominative) },
	"at":           func(r exercise.Reason) any { return r.Pieces[0].Square },
	"square":       func(r exercise.Reason) any { return r.Squares[0] },
	"square2":      func(r exercise.Reason) any { return r.Squares[1] },
	"goals":        func(r exercise.Reason) any { return goals(len(r.Squares)) },
	"file":         func(r exercise.Reason) any { return r.Squares[0].String()[:1] },
	"rank":         func(r exercise.Reason) any { return r.Squares[0].String()[1:] },
	"shade":        func(r exercise.Reason) any { return []string{"світле", "темне"}[r.Count] },
	"played":       func(r exercise.Reason) any { return letters(r.Played) },
	"wanted":       func(r exercise.Reason) any { return letters(r.Wanted) },
	"of":           func(r exercise.Reason) any { return number(r.Of) },
	"ofSquares":    func(r exercise.Reason) any { return numberNeuter(r.Of) },
	"countMore":    func(r exercise.Reason) any { return r.Count },
	"countMoves":   func(r exercise.Reason) any { return moves(r.Count) },
	"countSquares": func(r exercise.Reason) any { return squares(r.Count) },
	"limit":        func(r exercise.Reason) any { return amount(r.Of, "ходу", "ходів", "ходів") },
	"points":       func(r exercise.Reason) any { return points(r.Count) },
	"more":         func(r exercise.Reason) any { return points(r.Of) },
	"way":          func(r exercise.Reason) any { return waysTexts[r.Way] },
}, map[string]func(exercise.Reason, wordCase) string{
	"bare":    func(r exercise.Reason, c wordCase) string { return colored(r.Pieces[0].Piece, c) },
	"piece":   func(r exercise.Reason, c wordCase) string { return learner.piece(r.Pieces[0], c) },
	"thing":   func(r exercise.Reason, c wordCase) string { return theOn(r.Pieces[0], c) },
	"type":    func(r exercise.Reason, c wordCase) string { return name(r.Pieces[0].Piece.Type(), c) },
	"doer":    func(r exercise.Reason, c wordCase) string { return learner.piece(r.By[0], c) },
	"theDoer": func(r exercise.Reason, c wordCase) string { return theOn(r.By[0], c) },
	"doing":   func(r exercise.Reason, c wordCase) string { return name(r.By[0].Piece.Type(), c) },
	"yourGot": func(r exercise.Reason, c wordCase) string { return your(r.Got, c) },
	"got":     func(r exercise.Reason, c wordCase) string { return name(r.Got, c) },
	"want":    func(r exercise.Reason, c wordCase) string { return name(r.Want, c) },
})

// goals counts the goals of a task: "дві цілі".
func goals(n int) string {
	return numberFeminine(n) + " " + choose(n, "ціль", "цілі", "цілей")
}

var because, becauseIf = reasonParts.Telling, reasonParts.Either

var fault = say.Parts[*chess.ParseError]{
	"text":    func(e *chess.ParseError) any { return e.Text },
	"side":    func(e *chess.ParseError) any { return theColor(e.Color, nominative) },
	"sideGen": func(e *chess.ParseError) any { return theColor(e.Color, genitive) },
	"other":   func(e *chess.ParseError) any { return theColor(e.Color.Other(), nominative) },
	"king":    func(e *chess.ParseError) any { return colored(chess.PieceOf(chess.King, e.Color), nominative) },
	"kingGen": func(e *chess.ParseError) any { return colored(chess.PieceOf(chess.King, e.Color), genitive) },
	"kingDat": func(e *chess.ParseError) any { return colored(chess.PieceOf(chess.King, e.Color), dative) },
	"kingAcc": func(e *chess.ParseError) any { return colored(chess.PieceOf(chess.King, e.Color), accusative) },
	"number":  func(e *chess.ParseError) any { return e.Numbers[0] },
	"number2": func(e *chess.ParseError) any { return e.Numbers[1] },
	"square":  func(e *chess.ParseError) any { return e.Squares[0] },
	"square2": func(e *chess.ParseError) any { return e.Squares[1] },
}.Telling

var problem = say.Parts[say.Problem]{
	"name":    func(p say.Problem) any { return p.Name },
	"quoted":  func(p say.Problem) any { return fmt.Sprintf("%.20q", p.Name) },
	"names":   func(p say.Problem) any { return strings.Join(p.Names, ", ") },
	"choice":  func(p say.Problem) any { return join(p.Names, "або") },
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
