package exercise

import (
	"errors"
	"slices"

	"chesstutor/tutor/chess"
)

// Tries is the number of wrong answers after which the solution is shown.
const Tries = 2

// Errors of an answer that cannot be judged. An illegal move is not an error: its Result has the reason.
var (
	ErrDone       = errors.New("this exercise is done")
	ErrWrongKind  = errors.New("this is not the kind of answer that the exercise asks for")
	ErrBadAttempt = errors.New("these bytes are not an attempt at this exercise")
)

// An Answer is one step of an answer: what was tapped, moved or said. Tapped, Moved and Said make them.
type Answer struct {
	kind      Kind // Tap, Judge, or OneMove for a move of any exercise
	squares   chess.Bitboard
	yes       bool
	From, To  chess.Square // of a move
	promotion chess.PieceType
}

// Tapped is the answer to a task to tap squares: all of them, in any order.
func Tapped(squares ...chess.Square) Answer {
	a := Answer{kind: Tap}
	for _, s := range squares {
		a.squares |= s.Bitboard()
	}
	return a
}

// Moved is a move. A pawn that reaches the last rank becomes a queen unless another promotion is given; for other
// moves the promotion means nothing.
func Moved(from, to chess.Square, promotion chess.PieceType) Answer {
	return Answer{kind: OneMove, From: from, To: to, promotion: promotion}
}

// Said is yes or no.
func Said(yes bool) Answer { return Answer{kind: Judge, yes: yes} }

// An Attempt is the state of an exercise that someone is solving. It is a value: assignment copies it.
type Attempt struct {
	exercise *Exercise
	wrong    int          // wrong answers; of a small game 1 once it was lost
	walk                  // what is on the board; beyond the position only in a Collect or Maze
	moves    []chess.Move // the learner's so far, in a walk or line
	used     int          // how many moves the learner has made
	freed    freeing      // in a game of pawns, the learner's move since which nothing can catch one of Black's
	done     bool
}

// Open begins an exercise.
func Open(e *Exercise) Attempt { return Attempt{exercise: e, walk: e.start()} }

// Exercise returns what is being tried.
func (a *Attempt) Exercise() *Exercise { return a.exercise }

// Position returns what is on the board.
func (a *Attempt) Position() chess.Position { return a.position }

// Hidden returns the squares whose pieces are not drawn.
func (a *Attempt) Hidden() chess.Bitboard { return hidden(a.exercise, &a.position) }

// Stars returns the stars still to be collected.
func (a *Attempt) Stars() chess.Bitboard { return a.stars }

// Walker returns where the piece stands that collects stars, NoSquare in exercises without one.
func (a *Attempt) Walker() chess.Square {
	if k := a.exercise.Kind; k != Collect && k != Maze {
		return chess.NoSquare
	}
	return a.piece
}

// Wrong returns how many answers were wrong.
func (a *Attempt) Wrong() int { return a.wrong }

// Used returns how many moves the learner has made: on a walk, in a line or a game.
func (a *Attempt) Used() int { return a.used }

// Done reports whether the exercise was solved, or its solution shown.
func (a *Attempt) Done() bool { return a.done }

// Moves returns the moves that the learner may try on the board, those of hidden kings left out, on a walk those of the
// walker alone; none where nothing is to be moved.
func (a *Attempt) Moves() []chess.Move {
	switch a.exercise.Kind {
	case Tap, Judge:
		return nil
	}
	walker := a.Walker()
	return slices.DeleteFunc(a.exercise.moves(&a.position), func(m chess.Move) bool {
		return walker != chess.NoSquare && m.From() != walker
	})
}

// A Result is the result of an answer.
type Result struct {
	Right bool // the answer, or this step of it
	Done  bool // the exercise is solved, or its solution shown
	// Reason is why an answer is wrong; for a judgement why it is so or not so, right or wrong.
	Reason Reason
	// Good, Bad and Missed are the tapped squares that were right and wrong, and, once the exercise is done, those
	// that were forgotten.
	Good, Bad, Missed chess.Bitboard
	// Lacks is how many squares are missing beside some that are right and some that are wrong, if the task does not
	// tell how many there are.
	Lacks int
	// Told is the one of Bad that Reason is about, where there are any.
	Told chess.Square
	// Reply is the other side's move in a line or game, NoMove if there is none; Took is what it takes in a game.
	Reply chess.Move
	Took  chess.PieceType
	// Lost tells that a small game was lost. Position is its last one then, and Last the move that led there, while
	// the attempt has stepped back to before Freed, or else before the learner's last move.
	Lost bool
	Last chess.Move
	// Freed is the learner's move since which nothing could catch a black pawn, where a game of pawns was lost to one
	// and another move would have held it; NoMove otherwise. Could is a capture that would have, NoMove if none.
	Freed, Could chess.Move
	// Position is on the board now, with pieces not drawn on Hidden: the exercise's first one where the solution is
	// shown.
	Position chess.Position
	Hidden   chess.Bitboard
	// Solutions are all right answers once the exercise is done, and Shown tells that they were not found. A small
	// game that cannot be solved has none.
	Solutions []Solution
	Shown     bool
}

// A Solution is a right answer: squares, moves from the exercise's first position (in a line, with the best
// replies), or yes or no.
type Solution struct {
	Squares []chess.Square
	Moves   []chess.Move
	Yes     bool
}

// Answer judges one step. A wrong one leaves the board as it was; after Tries wrong ones, or one to a yes-or-no
// question, the exercise is done and the Result has its solutions. A small game is done only when it is won. An illegal
// move, one that wins otherwise than the task asks, no square where there are some to tap, and fewer than the task
// tells of get their reason and do not count. Answer returns ErrDone or ErrWrongKind; after an error nothing has
// changed.
func (a *Attempt) Answer(answer Answer) (Result, error) {
	if a.done {
		return Result{}, ErrDone
	}
	var r Result
	switch kind := a.exercise.Kind; {
	case kind == Tap && answer.kind == Tap:
		a.tap(answer.squares, &r)
	case kind == Judge && answer.kind == Judge:
		a.say(answer.yes, &r)
	case kind != Tap && kind != Judge && answer.kind == OneMove:
		a.move(answer, &r)
	default:
		return Result{}, ErrWrongKind
	}
	if !r.Lost {
		r.Position, r.Hidden = a.position, a.Hidden()
	}
	if a.done {
		a.conclude(&r)
	}
	return r, nil
}

// End gives the exercise up: it is done, and the result of its last answer gets the solutions.
func (a *Attempt) End(r *Result) {
	a.done = true
	a.conclude(r)
}

// conclude adds the solutions to a result.
func (a *Attempt) conclude(r *Result) {
	r.Done, r.Shown = true, !r.Right
	r.Solutions = a.exercise.Solutions()
	if r.Shown && a.exercise.Kind != Game { // from where their moves begin
		r.Position, r.Hidden = a.exercise.Position, a.exercise.Hidden()
	}
	if a.exercise.Kind == Tap {
		r.Missed = taps[a.exercise.Rule].right(a.exercise) &^ r.Good
	}
}

// fail counts a wrong answer.
func (a *Attempt) fail(tries int) {
	a.wrong++
	a.done = a.wrong >= tries
}

func (a *Attempt) tap(squares chess.Bitboard, r *Result) {
	e := a.exercise
	right := taps[e.Rule].right(e)
	switch more := right.Count() - squares.Count(); {
	case squares == 0 && right != 0:
		r.Reason = Reason{Kind: NothingTapped}
		return
	case e.Counted && more > 0 && squares&^right == 0: // else whoever taps on would think that these are right
		r.Reason = Reason{Kind: TooFew, Count: more}
		return
	}
	r.Good, r.Bad = squares&right, squares&^right
	switch {
	case r.Bad != 0:
		r.Told = e.mostTelling(r.Bad)
		r.Reason = e.WhyWrong(r.Told)
		if r.Good != 0 && !e.Counted {
			r.Lacks = (right &^ r.Good).Count()
		}
	case r.Good != right:
		r.Reason = Reason{Kind: Missing, Count: (right &^ r.Good).Count(), Of: r.Good.Count()}
	default:
		r.Right, a.done = true, true
		return
	}
	a.fail(Tries)
}

// mostTelling returns which of some tapped squares to tell of: the first about which there is more to say than that the
// task does not ask about what stands there.
func (e *Exercise) mostTelling(wrong chess.Bitboard) chess.Square {
	for _, s := range wrong.Squares() {
		switch e.WhyWrong(s).Kind {
		case NothingThere, OtherSide, NotOneOfThem:
		default:
			return s
		}
	}
	return wrong.First()
}

// WhyWrong returns why a square is none to tap, no reason if it is one.
func (e *Exercise) WhyWrong(s chess.Square) Reason {
	if t, ok := taps[e.Rule]; ok && e.Kind == Tap && !t.right(e).Has(s) {
		return t.wrong(e, s)
	}
	return Reason{}
}

func (a *Attempt) say(yes bool, r *Result) {
	var so bool
	so, r.Reason = a.exercise.verdict()
	r.Right = yes == so
	a.done = true
	if !r.Right {
		a.fail(1)
	}
}

// move judges a move, and makes it if it is right.
func (a *Attempt) move(answer Answer, r *Result) {
	e := a.exercise
	m, legal := a.find(answer)
	walker, own := a.Walker(), a.position.Color(chess.White)&^hidden(e, &a.position)
	if walker != chess.NoSquare && answer.From != walker && own.Has(answer.From) {
		r.Reason = about(OtherPiece, &a.position, walker)
		return
	}
	if !legal {
		r.Reason = forbidden(e, Illegal, &a.position, answer.From, answer.To)
		return
	}
	switch e.Kind {
	case Collect, Maze:
		r.Reason = e.judgeStep(&a.walk, m, e.Most-a.used)
	case Line:
		r.Reason = e.judgeLine(&a.position, m, e.Most-a.used)
	case OneMove:
		r.Reason = judgeMove(e, m)
	case Game:
		a.playGame(m, r)
		return
	}
	if r.Right = r.Reason.Right(); !r.Right {
		if !r.Reason.WinsOtherwise() {
			a.fail(Tries)
		}
		return
	}
	r.Reply = a.advance(m)
}

// find returns the legal move with these squares and promotion, and whether there is one.
func (a *Attempt) find(answer Answer) (chess.Move, bool) {
	for _, m := range a.Moves() {
		if m.From() != answer.From || m.To() != answer.To {
			continue
		}
		switch m.Promotion() {
		case chess.NoPieceType, answer.promotion:
			return m, true
		case chess.Queen:
			if answer.promotion == chess.NoPieceType {
				return m, true
			}
		}
	}
	return chess.NoMove, false
}

// advance makes a right move and returns the reply, if there is one.
func (a *Attempt) advance(m chess.Move) (reply chess.Move) {
	e := a.exercise
	a.moves = append(a.moves[:len(a.moves):len(a.moves)], m)
	a.used++
	switch e.Kind {
	case OneMove:
		a.position, a.done = e.played(&a.position, m), true
	case Collect, Maze:
		a.walk = e.step(&a.walk, m)
		a.done = a.stars == 0
	case Line:
		next := a.position.Play(m)
		if a.position = next; e.reached(&next, m) || a.used == e.Most {
			a.done = true
			break
		}
		reaches, _ := goalOf(e)
		reply = defence(&next, reaches, e.Most-a.used)
		a.position = next.Play(reply)
	}
	return reply
}

// reached reports whether a right move of a line was its last.
func (e *Exercise) reached(after *chess.Position, m chess.Move) bool {
	return !after.HasMove() || e.Rule == "promote" && m.Promotion() != chess.NoPieceType
}

// playGame makes a move of a small game and the reply to it. A game that is lost steps back to before the move, or
// before the one that let a pawn go.
func (a *Attempt) playGame(m chess.Move, r *Result) {
	e, before := a.exercise, *a
	g, _ := gameOf(e.Rule)
	a.used++
	r.Last = m
	over := a.playOne(&g, m, r)
	if over == goingOn {
		a.noteFreed(&before, m)
		r.Reply = e.reply(&a.position)
		r.Took = a.position.At(chess.TakenOn(r.Reply)).Type()
		r.Last = r.Reply
		over = a.playOne(&g, r.Reply, r)
	}
	if over == goingOn && a.used >= e.Most {
		over, r.Reason = lost, Reason{Kind: OutOfMoves, Of: e.Most}
	}
	r.Right, r.Lost = over != lost, over == lost
	a.done = over == won
	if r.Lost {
		r.Position, r.Hidden = a.position, a.Hidden()
		freed := a.freed
		*a = before
		if r.Reason.Kind == PawnThrough && freed.move != chess.NoMove {
			a.position, a.used, a.freed = freed.before, freed.used, freeing{}
			r.Freed, r.Could = freed.move, e.heldByCapture(&freed.before)
		}
		a.wrong = 1
	}
}

// playOne makes one move of a small game and returns the state of the game.
func (a *Attempt) playOne(g *game, m chess.Move, r *Result) (over result) {
	next := a.exercise.played(&a.position, m)
	over, r.Reason = g.ended(a.exercise, &a.position, &next, m)
	a.position = next
	return over
}
