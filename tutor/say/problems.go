package say

import (
	"slices"

	"chesstutor/tutor/chess"
)

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

// Reason returns the name of the problem.
func (p Problem) Reason() string { return string(p.Key) }

// Problems holds a whole sentence for each problem.
type Problems map[ProblemKey]func(Problem) string

// ProblemKey identifies a problem, and is its name in logs and metrics.
type ProblemKey string

// The problems of every page. In brackets: the fields that are set beside Key.
var (
	Unexpected      = problem("unexpected")        // the server's own mistake
	NotFound        = problem("not-found")         // there is no such page
	WrongMethod     = problem("wrong-method")      // [Name, Names] the address answers other methods
	OtherSite       = problem("other-site")        // a page of another site sent this
	WrongHost       = problem("wrong-host")        // [Name] the server's address, which the request was not sent to
	TooManyRequests = problem("too-many-requests") // of one address
	TooLarge        = problem("too-large")         // [Number] more bytes than that
	GivenUp         = problem("given-up")          // the client no longer waits for the answer
	Busy            = problem("busy")              // [Number] the computer has time in so many seconds

	NotSent      = problem("not-sent")      // the body is neither a form nor JSON
	CutOff       = problem("cut-off")       // the body of a request ended too early, or its chunks cannot be read
	TooSlow      = problem("too-slow")      // the body of a request took too long
	NotAForm     = problem("not-a-form")    // it cannot be read as one
	NotAnObject  = problem("not-an-object") // the JSON is no object
	FieldTwice   = problem("field-twice")   // [Name] a field of the object is there twice
	FieldNested  = problem("field-nested")  // [Name] it holds an object, or a list of something else than strings
	NoSquare     = problem("no-square")     // [Name] the field for a square is missing
	NotBoolean   = problem("not-boolean")   // [Name] it is neither true nor false
	NotOneOf     = problem("not-one-of")    // [Name, Names]
	NotSomeOf    = problem("not-some-of")   // [Name, Names] a list of those, which may be empty
	NoSuchLevel  = problem("no-such-level") // of the computer
	PlyNumber    = problem("ply-number")    // a ply is a number
	PlyRange     = problem("ply-range")     // [Number] from 0 to that
	HintRange    = problem("hint-range")    // [Number] the step of a hint, from 1 to that
	LineRange    = problem("line-range")    // [Number] the step of a line that is shown; a line has at most that many
	NoPromotion  = problem("no-promotion")  // [Squares] a move between these is no promotion
	ComputerTurn = problem("computer-turn") // it is the computer's turn, not a person's
	PersonTurn   = problem("person-turn")   // the other way round
	NoComputer   = problem("no-computer")   // two people play
	NoThreat     = problem("no-threat")     // there is no threat to show while it is not the learner's turn
	NoLastMove   = problem("no-last-move")  // nobody has moved yet
	NoMoveToUndo = problem("no-move-to-undo")
	GameLost     = problem("game-lost")     // the game's cookie could not be read
	GameTooLong  = problem("game-too-long") // for a cookie
	Stale        = problem("stale")         // the game has moved on

	// The problems of rooms.
	NoSuchRoom     = problem("no-such-room")     // or no longer
	NoRooms        = problem("no-rooms")         // on this server
	RoomClosed     = problem("room-closed")      // it is for the two of a pair alone
	PlayersOnly    = problem("players-only")     // those who watch may not ask that
	NoHelp         = problem("no-help")          // the player plays without the tutor's
	TooManyStreams = problem("too-many-streams") // look at the room, or come from one address
	ServerAway     = problem("server-away")      // was the server itself, not the opponent
	RoomsDown      = problem("rooms-down")       // the database cannot be reached
	RoomsSlow      = problem("rooms-slow")       // the database gave no answer in time
	RoomCrowded    = problem("room-crowded")     // too much happens in the room at once
	TooManyMade    = problem("too-many-made")    // rooms of one address, just now
	TooManyOpen    = problem("too-many-open")    // rooms of one address
	NoSeat         = problem("no-seat")          // that the token opens
	TimeRanOut     = problem("time-ran-out")     // before the move
	NotANumber     = problem("not-a-number")     // [Name]
	EventNumber    = problem("event-number")     // [Name] the number of the last event that is known

	// The problems of classes.
	NoSuchClass  = problem("no-such-class") // or no longer
	NotTheirs    = problem("not-theirs")    // it is for the teacher, or for a child of the class
	NameTaken    = problem("name-taken")    // an animal that another child took a moment ago
	ClassLocked  = problem("class-locked")  // nobody can join now
	ClassFull    = problem("class-full")    //
	SeatGone     = problem("seat-gone")     // the teacher removed it, or another device has it
	BadCard      = problem("bad-card")      // a card that opens no seat, or no longer
	BadTitle     = problem("bad-title")     // [Number] of a class: it has at most so many characters
	DaysRange    = problem("days-range")    // [Number] a class lasts from 1 to so many
	NobodyHere   = problem("nobody-here")   // no child, to be paired
	AllPlay      = problem("all-play")      // all who are here are in the middle of a game with each other
	NoSuchTask   = problem("no-such-task")  // for today
	NotAClock    = problem("not-a-clock")   // [Name] no clock is so many minutes ahead of UTC
	NoSuchSheet  = problem("no-such-sheet") // [Number] of exercises by their names, at most so many
	NoSuchLook   = problem("no-such-look")  // for everyone to look at
	NoSuchReply  = problem("no-such-reply") // to it
	LookOver     = problem("look-over")     // its answer has been shown
	ClassesMade  = problem("classes-made")  // too many of one address
	WrongCodes   = problem("wrong-codes")   // too many of one address
	ClassCrowded = problem("class-crowded") // too much happens in the class at once
	NotADay      = problem("not-a-day")     // [Name] the field holds no date
	SoAlready    = problem("so-already")    // what was asked for is so

	// The problems of the page "How to play".
	NoSuchBoard = problem("no-such-board")
	CannotMove  = problem("cannot-move") // [Squares] from the first of them, on the board asked for

	ProgressLost    = problem("progress-lost")    // the cookie of a learner's progress could not be read
	NoExercise      = problem("no-exercise")      // the path has no such lesson, or the lesson no such exercise
	NotOpen         = problem("not-open")         // an answer to an exercise that is not open
	AnsweredAlready = problem("answered-already") // an answer that was sent again
	OtherAnswer     = problem("other-answer")     // [Name] the field for the kind of answer that the exercise asks for
	BadAnswer       = problem("bad-answer")       // [Name] the field does not hold an answer
	NoProgressLink  = problem("no-progress-link") // the code of a link does not hold a learner's progress

	LinkTooLong  = problem("link-too-long")  // of a game that is too long for one
	NoLinkedGame = problem("no-linked-game") // the text of a link holds none
	OldLink      = problem("old-link")       // of a form that is no longer read
	NoGameIn     = problem("no-game-in")     // a text that was brought in
	NoSuchGame   = problem("no-such-game")   // [Number] the list has only so many
	GameUnderWay = problem("game-under-way") // which another would take the place of
	GoesOn       = problem("goes-on")        // a game between two people: it is reviewed when it is over
	NoSuchMoment = problem("no-such-moment") // in the review of the game
	TriedEnough  = problem("tried-enough")   // no more moves can be tried in a row

	TooManyArrows = problem("too-many-arrows") // [Number] a picture has at most that many
)

var problemKeys []ProblemKey // of all problems

func problem(key ProblemKey) ProblemKey {
	problemKeys = append(problemKeys, key)
	return key
}

// ProblemKeys returns the keys of all problems.
func ProblemKeys() []ProblemKey { return slices.Clone(problemKeys) }
