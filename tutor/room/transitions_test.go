package room

import (
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/chess"
)

// stages are rooms in which every command is tried. In all of them the maker has White.
var stages = map[string]func(*testRoom){
	"waiting":   func(*testRoom) {},
	"seated":    func(d *testRoom) { d.join().must(d.room.Away(Guest, d.now)) },
	"countdown": func(d *testRoom) { d.join().tick() },
	"playing":   func(d *testRoom) { d.start() },
	"offered":   func(d *testRoom) { d.start().plays("e2e4", "e7e5").must(d.room.OfferDraw(Guest, d.now)) },
	"over":      func(d *testRoom) { d.start().must(d.room.Resign(Guest, d.now)) },
	"rematch": func(d *testRoom) {
		d.start().must(d.room.Resign(Guest, d.now))
		d.must(d.room.Rematch(Guest, d.now))
	},
}

var commands = map[string]func(r *Room, p Player, now time.Time) (Event, error){
	"join": func(r *Room, _ Player, now time.Time) (Event, error) { return r.Join(KeyOf("third"), now) },
	"tick": func(r *Room, _ Player, now time.Time) (Event, error) { return r.Tick(now) },
	"away": (*Room).Away,
	"back": (*Room).Back,
	"move": func(r *Room, p Player, now time.Time) (Event, error) {
		return r.Move(p, chess.SquareAt(3, 1), chess.SquareAt(3, 3), chess.NoPieceType, 0, now)
	},
	"offer":   (*Room).OfferDraw,
	"accept":  (*Room).AcceptDraw,
	"decline": (*Room).DeclineDraw,
	"resign":  (*Room).Resign,
	"abort":   (*Room).Abort,
	"claim":   func(r *Room, p Player, now time.Time) (Event, error) { return r.Claim(p, now, now) },
	"rematch": (*Room).Rematch,
}

// What each command is answered in each stage: the event's kind, or the code of the refusal, with a
// mark behind it where a kind has the same name.
const answers = `
	stage      command  maker          guest
	waiting    join     joined         joined
	waiting    tick     not-due        not-due
	waiting    away     away           not-player
	waiting    back     no-change      not-player
	waiting    move     not-started    not-player
	waiting    offer    not-started    not-player
	waiting    accept   not-started    not-player
	waiting    decline  not-started    not-player
	waiting    resign   not-started    not-player
	waiting    abort    aborted        not-player
	waiting    claim    not-started    not-player
	waiting    rematch  not-over       not-player

	seated     join     seat-taken     seat-taken
	seated     tick     not-due        not-due
	seated     away     away           no-change
	seated     back     no-change      back
	seated     move     not-started    not-started
	seated     offer    not-started    not-started
	seated     accept   not-started    not-started
	seated     decline  not-started    not-started
	seated     resign   not-started    not-started
	seated     abort    aborted        aborted
	seated     claim    not-started    not-started
	seated     rematch  not-over       not-over

	countdown  join     seat-taken     seat-taken
	countdown  tick     not-due        not-due
	countdown  away     away           away
	countdown  back     no-change      no-change
	countdown  move     not-started    not-started
	countdown  offer    not-started    not-started
	countdown  accept   not-started    not-started
	countdown  decline  not-started    not-started
	countdown  resign   not-started    not-started
	countdown  abort    aborted        aborted
	countdown  claim    not-started    not-started
	countdown  rematch  not-over       not-over

	playing    join     seat-taken     seat-taken
	playing    tick     not-due        not-due
	playing    away     away           away
	playing    back     no-change      no-change
	playing    move     moved          not-your-turn
	playing    offer    offered        offered
	playing    accept   no-offer       no-offer
	playing    decline  no-offer       no-offer
	playing    resign   resigned       resigned
	playing    abort    aborted        aborted
	playing    claim    opponent-here  opponent-here
	playing    rematch  not-over       not-over

	offered    join     seat-taken     seat-taken
	offered    tick     not-due        not-due
	offered    away     away           away
	offered    back     no-change      no-change
	offered    move     moved          not-your-turn
	offered    offer    agreed         offered!
	offered    accept   agreed         no-offer
	offered    decline  declined       no-offer
	offered    resign   resigned       resigned
	offered    abort    too-late       too-late
	offered    claim    opponent-here  opponent-here
	offered    rematch  not-over       not-over

	over       join     seat-taken     seat-taken
	over       tick     not-due        not-due
	over       away     away           away
	over       back     no-change      no-change
	over       move     over           over
	over       offer    over           over
	over       accept   over           over
	over       decline  over           over
	over       resign   over           over
	over       abort    over           over
	over       claim    over           over
	over       rematch  rematch        rematch

	rematch    join     seat-taken     seat-taken
	rematch    tick     not-due        not-due
	rematch    away     away           away
	rematch    back     no-change      no-change
	rematch    move     over           over
	rematch    offer    over           over
	rematch    accept   over           over
	rematch    decline  over           over
	rematch    resign   over           over
	rematch    abort    over           over
	rematch    claim    over           over
	rematch    rematch  again          rematch!
`

func TestEveryCommandInEveryStage(t *testing.T) {
	tried := 0
	for line := range strings.Lines(answers) {
		word := strings.Fields(line)
		if len(word) != 4 || word[0] == "stage" {
			continue
		}
		for p, want := range map[Player]string{Maker: word[2], Guest: word[3]} {
			tried++
			t.Run(word[0]+"/"+word[1]+"/"+p.String(), func(t *testing.T) {
				d := newTestRoom(t, fiveMinutes)
				stages[word[0]](d)
				e, err := commands[word[1]](d.room, p, d.now)
				assert.Equal(t, want, answered(t, e, err))
			})
		}
	}
	assert.Equal(t, 2*len(stages)*len(commands), tried, "every command in every stage by every player")
}

// answered puts a command's answer in a word: a refusal that is also the name of a kind with a mark
// behind it.
func answered(t *testing.T, e Event, err error) string {
	if err == nil {
		return string(e.Kind)
	}
	var r *Refusal
	require.ErrorAs(t, err, &r)
	if _, kind := transitions[Kind(r.Code)]; kind {
		return r.Code + "!"
	}
	return r.Code
}

func TestWatchersCanDoNothing(t *testing.T) {
	for stage, reach := range stages {
		for name, command := range commands {
			if name == "join" || name == "tick" {
				continue // nobody's, or anybody's
			}
			for _, p := range []Player{Nobody, Guest + 1, 255} {
				d := newTestRoom(t, fiveMinutes)
				reach(d)
				e, err := command(d.room, p, d.now)
				require.ErrorIs(t, err, ErrNotPlayer, "%s, %s, %d", stage, name, p)
				require.Equal(t, Event{}, e)
			}
		}
	}
}

// The transitions hold for events from elsewhere too, not only for those that commands make.
func TestEventsOutOfOrderAreRefused(t *testing.T) {
	d := newTestRoom(t, fiveMinutes).start()
	good, err := d.try(Maker, "e2e4", 0)
	require.NoError(t, err)
	for name, test := range map[string]struct {
		change func(*Event)
		want   error
	}{
		"number taken":     {func(e *Event) { e.Number-- }, ErrOrder},
		"number left out":  {func(e *Event) { e.Number++ }, ErrOrder},
		"time before":      {func(e *Event) { e.Time = e.Time.Add(-time.Millisecond) }, ErrOrder},
		"time too exact":   {func(e *Event) { e.Time = e.Time.Add(time.Microsecond) }, ErrOrder},
		"created again":    {func(e *Event) { e.Kind = KindCreated }, ErrOrder},
		"unknown kind":     {func(e *Event) { e.Kind = "danced" }, ErrBadEvent},
		"by nobody":        {func(e *Event) { e.Player = Nobody }, ErrNotPlayer},
		"by the other":     {func(e *Event) { e.Player = Guest }, ErrNotYourTurn},
		"by a third":       {func(e *Event) { e.Player = 3 }, ErrNotPlayer},
		"no move":          {func(e *Event) { e.Move = "" }, ErrIllegalMove},
		"no move at all":   {func(e *Event) { e.Move = "hello" }, ErrIllegalMove},
		"an illegal move":  {func(e *Event) { e.Move = "e2e5" }, ErrIllegalMove},
		"joined as maker":  {func(e *Event) { e.Kind = KindJoined }, ErrNotPlayer},
		"started again":    {func(e *Event) { e.Kind, e.Player = KindStarted, Nobody }, ErrNotDue},
		"counted again":    {func(e *Event) { e.Kind, e.Player = KindCountdown, Nobody }, ErrNotDue},
		"flagged too soon": {func(e *Event) { e.Kind, e.Player = KindFlagged, Nobody }, ErrNotDue},
		"flagged by one":   {func(e *Event) { e.Kind = KindFlagged }, ErrNotPlayer},
		"agreed by none":   {func(e *Event) { e.Kind = KindAgreed }, ErrNoOffer},
		"again by one":     {func(e *Event) { e.Kind = KindAgain }, ErrNotOver},
		"claimed too soon": {func(e *Event) { e.Kind = KindClaimed }, ErrOpponentHere},
	} {
		t.Run(name, func(t *testing.T) {
			e := good
			test.change(&e)
			next, err := d.room.After(e)
			require.ErrorIs(t, err, test.want)
			assert.Nil(t, next)
		})
	}
	d.after(good) // the room is still as it was
}

func TestARoomBeginsByBeingMade(t *testing.T) {
	_, err := Replay("0123456789abcdef", []Event{{Number: 1, Time: midnight, Kind: KindJoined, Player: Guest}})
	require.ErrorIs(t, err, ErrOrder)
	_, err = Replay("0123456789abcdef", []Event{{Number: 1, Time: midnight, Kind: KindCreated, Player: Guest}})
	require.ErrorIs(t, err, ErrNotPlayer)
}

// A process may guess the time wrong; an event is never before the last.
func TestTimeDoesNotGoBack(t *testing.T) {
	d := newTestRoom(t, fiveMinutes)
	e, err := d.room.Join(KeyOf("guest"), d.now.Add(-time.Hour))
	require.NoError(t, err)
	assert.Equal(t, d.now, e.Time)
	e, err = d.room.Join(KeyOf("guest"), d.now.In(time.FixedZone("", 3600)).Add(1234567*time.Nanosecond))
	require.NoError(t, err)
	assert.Equal(t, d.now.Add(time.Millisecond), e.Time)
}
