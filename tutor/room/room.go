package room

import (
	"errors"
	"fmt"
	"time"

	"chesstutor/tutor"
	"chesstutor/tutor/chess"
)

// The times and bounds of a room.
const (
	// CountdownTime is the time between a countdown's event and the start, unless the room's
	// options say otherwise.
	CountdownTime = 5 * time.Second
	// ClaimTime is how long an opponent must be absent before the game can be claimed, unless the
	// room's options say otherwise.
	ClaimTime = time.Minute
	// MaxPresence bounds how often in a room players leaving are recorded.
	MaxPresence = 500
	// MaxEvents is the number of events from which a room allows no further rematch. The game in
	// progress may be played to its end.
	MaxEvents = 5000
)

// ErrOrder is the error of an event that is not the next one of a room: its number does not follow,
// or its time is before the last.
var ErrOrder = errors.New("this event is not the next one")

// Room is the state of a room after a list of events. It is immutable: After returns a new one. So
// goroutines may share it.
type Room struct {
	id         ID
	number     int
	time       time.Time // of the last event
	options    Options
	seats      [3]seat // by Player
	departures int     // departures recorded
	score      Score
	match
}

// match is the state that is reset for every game of a room.
type match struct {
	gameNumber     int // the game's number, from 1
	makerColor     chess.Color
	game           *tutor.Game // shared with earlier and later states of the room: clone it before playing
	boardEvent     int         // the number of the event that last changed the board
	countdownSince time.Time   // since when the countdown runs
	started, ended time.Time
	remaining      [2]time.Duration // by chess.Color; for the side to move at since
	clockSince     time.Time        // when the clock of the side to move was started
	offer          Player           // who offers a draw
	declined       Player           // who has declined a draw by the last event
	rematch        Player           // who offers a rematch
	result         Result
}

// Status is the stage of a room's current game.
type Status string

// The statuses.
const (
	Waiting  Status = "waiting"   // for a guest
	Seated   Status = "seated"    // both seats are taken, but a player is away
	Counting Status = "countdown" // both are here, the game starts soon
	Playing  Status = "playing"
	Over     Status = "over"
)

// New returns a room without events. Create's must be the first.
func New(id ID) *Room { return &Room{id: id} }

// Follow returns the room after more events, and calls after with each of them and the room then. That changes with the
// next event, so it must not be kept: a copy for each would take as long as the square of the moves.
func (r *Room) Follow(events []Event, after func(Event, *Room)) (*Room, error) {
	next := *r
	if next.game != nil {
		next.game = r.game.Clone()
	}
	for _, e := range events {
		if err := next.check(e); err != nil {
			return nil, fmt.Errorf("event %d, %s: %w", e.Number, e.Kind, err)
		}
		next.apply(e)
		after(e, &next)
	}
	return &next, nil
}

// After returns the room after one more event. It returns ErrOrder if the event is not the next
// one, and a Refusal if it is not allowed.
func (r *Room) After(e Event) (*Room, error) {
	if err := r.check(e); err != nil {
		return nil, err
	}
	next := *r
	if e.Kind == KindMoved {
		next.game = r.game.Clone()
	}
	next.apply(e)
	return &next, nil
}

// ID returns the room's name.
func (r *Room) ID() ID { return r.id }

// Number returns the number of the last event.
func (r *Room) Number() int { return r.number }

// Time returns the time of the last event.
func (r *Room) Time() time.Time { return r.time }

// Options returns the settings that the maker chose.
func (r *Room) Options() Options { return r.options }

// Score returns the results of the room's finished games.
func (r *Room) Score() Score { return r.score }

// Status returns the stage of the current game.
func (r *Room) Status() Status {
	switch {
	case r.result != Result{}:
		return Over
	case !r.started.IsZero():
		return Playing
	case !r.countdownSince.IsZero():
		return Counting
	case r.seats[Guest].taken:
		return Seated
	default:
		return Waiting
	}
}

// Begun reports whether any game was ever started in the room.
func (r *Room) Begun() bool { return r.gameNumber > 1 || !r.started.IsZero() }

// Game returns the game on the board, which must not be changed: play in a Clone.
func (r *Room) Game() *tutor.Game { return r.game }

// GameNumber counts the games of the room from 1.
func (r *Room) GameNumber() int { return r.gameNumber }

// Started returns when the game was started, the zero time if it was not.
func (r *Room) Started() time.Time { return r.started }

// Ended returns when the game was over, the zero time if it is not.
func (r *Room) Ended() time.Time { return r.ended }

// Starts returns when the countdown will be over, if one runs.
func (r *Room) Starts() (time.Time, bool) {
	return r.countdownSince.Add(r.options.countdown()), r.Status() == Counting
}

// Turn returns whose move it is, Nobody if none is being played.
func (r *Room) Turn() Player {
	if r.Status() != Playing {
		return Nobody
	}
	return r.Player(r.game.Position().Turn())
}

// DrawOffer returns who offers a draw, Nobody if none is open.
func (r *Room) DrawOffer() Player { return r.offer }

// Declined returns who has declined a draw by the last event, Nobody if that was something else.
func (r *Room) Declined() Player { return r.declined }

// RematchOffer returns who offers a rematch, Nobody if none is open.
func (r *Room) RematchOffer() Player { return r.rematch }

// Result returns how the game ended, and whether it did.
func (r *Room) Result() (Result, bool) { return r.result, r.Status() == Over }
