// Package coach finds the true things that can be said about a position, a move or a game, and chooses what to say
// first.
//
// The entry point is a [Survey]: [NewSurvey] looks once at every legal move of a position and every
// reply. [Survey.Marks] is what the board shows: the moves of the side to move, which of them are
// unsafe and which pieces make them so, and which of its pieces are threatened. [Survey.Advice]
// returns facts about the position, [Survey.MoveAdvice] about a move, [Survey.Warning] about one
// just played. What needs no survey is a function: [Why] explains why a move is not legal, [Threat]
// what the opponent threatens, [HintFacts] what a search found.
//
// All of them return facts. A [fact.Fact] is one true thing, as data: its [fact.Kind], pieces, squares, a
// line of moves that shows it, a count. Facts are proved on the board; those that are not are
// marked by [fact.Fact.Judgement]. The words for them are in tutor/say.
//
// Terms are used strictly: to attack is to be able to capture legally if it were one's turn; to
// guard, to be able to take back legally; a piece hangs if it can be taken and nothing can take
// back; it is pinned if some move of it is illegal only because it exposes its king; a fork attacks
// two pieces, each of which would be won by the count. "If both keep taking" is an [exchange.Exchange]. In
// check it cannot be the opponent's turn: then a piece hangs only if none of its side attacks its
// square, and there are no facts about exchanges and threats of mate.
//
// Absent on purpose: judgements of position, which cannot be proved. A plan is advice: it is told only if a search
// recommends a move that follows it.
//
// The package knows no words: tutor/say has them.
package coach
