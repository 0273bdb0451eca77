// Package tutor holds the game that a learner plays, and every true thing the
// tutor can say about a position.
//
// A [Game] is a starting position and the moves played from it. [Game.Encode]
// and [DecodeGame] turn it into a few bytes and back; whatever keeps a game
// keeps those bytes.
//
// # What the tutor says
//
// The door is a [Survey]: [NewSurvey] looks at every legal move of a position and
// every reply, once for all that is asked about it. [Survey.Marks] is what the
// board shows: the moves of the side to move, which of them are unsafe and because
// of whom, and which of its pieces are threatened. [Survey.Advice] tells of the
// position, [Survey.MoveAdvice] of a move, [Survey.Warning] of one just played.
// What needs no survey is a function: [Why] tells of a move that is not legal,
// [Threat] of what the opponent is up to, [HintFacts] of what a search found.
//
// All of them answer with facts. A [Fact] is one true thing, as data: its [Kind],
// pieces, squares, a line of moves that shows it, a count. Facts are proved on the
// board; what is not, is labelled ([Fact.Judgement]). The words for them are in
// tutor/say.
//
// Words are kept to: to attack is to be able to capture legally, were it one's
// turn; to guard, to be able to take back legally; a piece hangs if it can be taken
// and nothing can take back; it is pinned if some move of it is illegal only
// because it exposes its king; a fork attacks two pieces, each of which would be won
// by the count. "If both keep taking" is an [Exchange]. In check the turn cannot
// be flipped in earnest: then a piece hangs only if no own piece bears on its square,
// and exchanges and threats of mate are not spoken of.
//
// Absent on purpose: plans, and judgements of position. They cannot be proved.
//
// The package knows no HTTP and no HTML.
package tutor
