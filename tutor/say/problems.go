package say

import "chesstutor/tutor/chess"

// A Problem is an error of a request, which Language.Error turns into a
// sentence. The fields beside Key are those that the key's sentence needs.
type Problem struct {
	Key     ProblemKey
	Name    string   // of a field of the request, or what was sent
	Names   []string // that are allowed instead
	Number  int      // a limit, or a time in seconds
	Squares [2]chess.Square
}

// Error returns the problem's name, for logs: Language.Problem has its sentence.
func (p Problem) Error() string { return p.Reason() }

// Problems holds a whole sentence for each problem.
type Problems map[ProblemKey]func(Problem) string

// ProblemKey identifies a problem.
type ProblemKey int

// The problems of every page. In brackets: the fields that are set beside Key.
const (
	Unexpected      ProblemKey = iota // the server's own mistake
	NotFound                          // there is no such page
	WrongMethod                       // [Name, Names] the address answers other methods
	OtherSite                         // a page of another site sent this
	WrongHost                         // [Name] the server's address, which the request was not sent to
	TooManyRequests                   // of one address
	TooLarge                          // [Number] more bytes than that
	GivenUp                           // the client no longer waits for the answer
	Busy                              // [Number] the computer has time in so many seconds

	NotSent      // the body is neither a form nor JSON
	CutOff       // the body of a request ended too early, or its chunks cannot be read
	TooSlow      // the body of a request took too long
	NotAForm     // it cannot be read as one
	NotAnObject  // the JSON is no object
	FieldTwice   // [Name] a field of the object is there twice
	FieldNested  // [Name] it holds an object, or a list of something else than strings
	NoSquare     // [Name] the field for a square is missing
	NotBoolean   // [Name] it is neither true nor false
	NotOneOf     // [Name, Names]
	NotSomeOf    // [Name, Names] a list of those, which may be empty
	NoSuchLevel  // of the computer
	PlyNumber    // a ply is a number
	PlyRange     // [Number] from 0 to that
	HintRange    // [Number] the step of a hint, from 1 to that
	LineRange    // [Number] the step of a line that is shown; a line has at most that many
	NoPromotion  // [Squares] a move between these is no promotion
	ComputerTurn // it is the computer's turn, not a person's
	PersonTurn   // the other way round
	NoComputer   // two people play
	NoThreat     // there is no threat to show while it is not the learner's turn
	NoMoveToUndo
	GameLost    // the game's cookie could not be read
	GameTooLong // for a cookie
	Stale       // the game has moved on

	// The problems of rooms.
	NoSuchRoom     // or no longer
	NoRooms        // on this server
	PlayersOnly    // those who watch may not ask that
	NoHelp         // the player plays without the tutor's
	TooManyStreams // look at the room, or come from one address
	ServerAway     // was the server itself, not the opponent
	RoomsDown      // the database cannot be reached
	RoomsSlow      // the database gave no answer in time
	RoomCrowded    // too much happens in the room at once
	TooManyMade    // rooms of one address, just now
	TooManyOpen    // rooms of one address
	NoSeat         // that the token opens
	TimeRanOut     // before the move
	NotANumber     // [Name]
	EventNumber    // [Name] the number of the last event that is known

	// The problems of the page "How to play".
	NoSuchBoard
	CannotMove // [Squares] from the first of them, on the board asked for

	ProgressLost    // the cookie of a learner's progress could not be read
	NoExercise      // the path has no such lesson, or the lesson no such exercise
	NotOpen         // an answer to an exercise that is not open
	AnsweredAlready // an answer that was sent again
	OtherAnswer     // [Name] the exercise asks for another kind of answer: the field for it
	BadAnswer       // [Name] the field does not hold an answer
	NoProgressLink  // the code of a link does not hold a learner's progress

	LinkTooLong  // of a game that is too long for one
	NoLinkedGame // the text of a link holds none
	OldLink      // of a form that is not read any more
	NoGameIn     // a text that was brought in
	NoSuchGame   // [Number] the list has only so many
	GameUnderWay // which another would take the place of
	GoesOn       // a game between two people: it is reviewed when it is over
	NoSuchMoment // in the review of the game
	TriedEnough  // no more moves can be tried in a row

	TooManyArrows // [Number] a picture has at most that many

	problemCount
)

// ProblemKeys returns the keys of all problems.
func ProblemKeys() (keys []ProblemKey) {
	for key := range problemCount {
		keys = append(keys, key)
	}
	return keys
}
