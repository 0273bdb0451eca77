package room

import (
	"testing"
	"testing/synctest"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/chess"
)

func TestMovesAreChecked(t *testing.T) {
	d := newTestRoom(t, Clock{}).start()
	e, err := d.try(Maker, "e2e5", 0)
	d.refuses(ErrIllegalMove, e, err)
	var illegal *chess.IllegalMoveError
	require.ErrorAs(t, err, &illegal)
	assert.Equal(t, "refused: illegal-move: illegal move: e2e5", err.Error())
	e, err = d.try(Maker, "e2e4q", 0)
	d.refuses(ErrIllegalMove, e, err)
	e, err = d.try(Maker, "e7e5", 0)
	d.refuses(ErrIllegalMove, e, err)

	before := d.room
	d.plays("e2e4")
	assert.Equal(t, 0, before.Game().Ply(), "the room before is as it was")
	assert.Equal(t, 1, d.room.Game().Ply())
	e, err = d.try(Maker, "d2d4", 0)
	d.refuses(ErrNotYourTurn, e, err)
	d.plays("d7d5", "e4d5")
	assert.Equal(t, []string{"e4", "d5", "exd5"}, d.room.Game().SAN())
}

func TestPromotionAsksForThePiece(t *testing.T) {
	d := newTestRoom(t, Clock{}).start().at("7k/P7/8/8/8/8/8/K7 w - - 0 1")
	e, err := d.try(Maker, "a7a8", 0)
	d.refuses(ErrPromotion, e, err)
	e, err = d.room.Move(Maker, chess.SquareAt(0, 6), chess.SquareAt(0, 7), chess.King, 0, d.now)
	d.refuses(ErrIllegalMove, e, err)
	e, err = d.room.Move(Maker, chess.SquareAt(0, 6), chess.NoSquare, chess.NoPieceType, 0, d.now)
	d.refuses(ErrIllegalMove, e, err)
	e, err = d.try(Maker, "a7b8", 0) // where no pawn can go, none is asked about
	d.refuses(ErrIllegalMove, e, err)
	d.plays("a7a8n")
	assert.Equal(t, []string{"a8=N"}, d.room.Game().SAN())
}

// Two tabs, or a slow answer: a move is for the board that was seen.
func TestAStaleMoveIsRefused(t *testing.T) {
	d := newTestRoom(t, Clock{}).start().plays("e2e4", "e7e5")
	seen := d.room.Number()
	d.must(d.room.Away(Guest, d.now))
	_, err := d.try(Maker, "g1f3", seen)
	require.NoError(t, err, "who comes and goes changes no board")
	_, err = d.try(Maker, "g1f3", d.room.Number())
	require.NoError(t, err)
	e, err := d.try(Maker, "g1f3", seen-1)
	d.refuses(ErrStale, e, err)
	d.plays("g1f3")
	e, err = d.try(Maker, "g1f3", seen)
	d.refuses(ErrStale, e, err)
	e, err = d.try(Nobody, "g1f3", seen)
	d.refuses(ErrNotPlayer, e, err)
}

func TestTheRulesEndTheGame(t *testing.T) {
	for name, test := range map[string]struct {
		fen    string
		moves  []string
		winner Player
		why    Reason
	}{
		"checkmate by White": {chess.StartFEN, []string{"e2e4", "e7e5", "d1h5", "b8c6", "f1c4", "g8f6", "h5f7"},
			Maker, "checkmate"},
		"checkmate by Black": {chess.StartFEN, []string{"f2f3", "e7e5", "g2g4", "d8h4"}, Guest, "checkmate"},
		"stalemate":          {"7k/8/8/6Q1/8/8/8/K7 w - - 0 1", []string{"g5g6"}, Nobody, "stalemate"},
		"threefold": {chess.StartFEN, []string{"g1f3", "g8f6", "f3g1", "f6g8", "g1f3", "g8f6", "f3g1", "f6g8"},
			Nobody, "threefold"},
		"fifty moves":  {"7k/8/8/8/8/8/8/KQ6 w - - 99 80", []string{"b1b2"}, Nobody, "fifty-move"},
		"insufficient": {"7k/6Q1/8/8/8/8/8/K7 b - - 0 1", []string{"h8g7"}, Nobody, "insufficient"},
	} {
		t.Run(name, func(t *testing.T) {
			d := newTestRoom(t, fiveMinutes).start().at(test.fen).plays(test.moves...)
			d.ended(test.winner, test.why)
			_, _, due := d.room.Due()
			assert.False(t, due, "no clock runs")
			assert.Equal(t, d.room.Remaining(chess.White, d.now), d.room.Remaining(chess.White, d.now.Add(time.Hour)))
		})
	}
}

func TestDrawsAreOffered(t *testing.T) {
	d := newTestRoom(t, Clock{}).start().plays("e2e4")
	d.must(d.room.OfferDraw(Maker, d.now)) // out of turn
	assert.Equal(t, Maker, d.room.DrawOffer())
	e, err := d.room.OfferDraw(Maker, d.now)
	d.refuses(ErrOffered, e, err)
	assert.Equal(t, Nobody, d.room.Declined())
	d.must(d.room.DeclineDraw(Guest, d.now))
	assert.Equal(t, Nobody, d.room.DrawOffer())
	assert.Equal(t, Guest, d.room.Declined())
	e, err = d.room.OfferDraw(Maker, d.now)
	d.refuses(ErrOffered, e, err) // once a move
	d.must(d.room.OfferDraw(Guest, d.now))
	assert.Equal(t, Nobody, d.room.Declined())
	d.plays("e7e5") // withdraws it
	assert.Equal(t, Nobody, d.room.DrawOffer())
	e, err = d.room.AcceptDraw(Maker, d.now)
	d.refuses(ErrNoOffer, e, err)
	e, err = d.room.OfferDraw(Maker, d.now)
	d.refuses(ErrOffered, e, err) // still no further move of White's
	d.must(d.room.OfferDraw(Guest, d.now))
	d.plays("g1f3") // declines it
	assert.Equal(t, Nobody, d.room.DrawOffer())
	d.must(d.room.OfferDraw(Maker, d.now))
	d.must(d.room.AcceptDraw(Guest, d.now))
	d.ended(Nobody, Agreement)
	assert.Equal(t, Score{Draws: 1}, d.room.Score())
	assert.Equal(t, Nobody, d.room.DrawOffer())
}

func TestBothOfferingADrawAgree(t *testing.T) {
	d := newTestRoom(t, Clock{}).start()
	d.must(d.room.OfferDraw(Guest, d.now))
	d.must(d.room.OfferDraw(Maker, d.now))
	d.ended(Nobody, Agreement)
}

// A law of events, since the command would agree instead.
func TestTwoOffersDoNotStandAtOnce(t *testing.T) {
	d := newTestRoom(t, Clock{}).start()
	d.must(d.room.OfferDraw(Guest, d.now))
	_, err := d.room.After(Event{Number: d.room.Number() + 1, Time: d.now, Kind: KindOffered, Player: Maker})
	require.ErrorIs(t, err, ErrOffered)
}

func TestResignAndAbort(t *testing.T) {
	d := newTestRoom(t, Clock{}).start()
	d.must(d.room.Resign(Guest, d.now)) // before any move, and out of turn
	d.ended(Maker, Resignation)
	assert.Equal(t, Score{Maker: 1}, d.room.Score())

	d = newTestRoom(t, Clock{}).start().plays("e2e4")
	d.must(d.room.Abort(Maker, d.now))
	d.ended(Nobody, Aborted)
	assert.Equal(t, Score{}, d.room.Score())

	d = newTestRoom(t, Clock{}).start().plays("e2e4", "e7e5")
	e, err := d.room.Abort(Guest, d.now)
	d.refuses(ErrTooLate, e, err)

	d = newTestRoom(t, Clock{})
	d.must(d.room.Abort(Maker, d.now))
	d.ended(Nobody, Aborted)
	assert.False(t, d.room.Begun())
	e, err = d.room.Join(KeyOf("guest"), d.now)
	d.refuses(ErrOver, e, err)
	e, err = d.room.Rematch(Maker, d.now)
	d.refuses(ErrNoOpponent, e, err)
}

func TestRematchChangesColors(t *testing.T) {
	d := newTestRoom(t, fiveMinutes).start().plays("f2f3", "e7e5", "g2g4", "d8h4")
	d.ended(Guest, "checkmate")
	seen := d.room.Number()
	d.must(d.room.Rematch(Maker, d.now))
	assert.Equal(t, Maker, d.room.RematchOffer())
	e, err := d.room.Rematch(Maker, d.now)
	d.refuses(ErrRematch, e, err)
	_, err = d.room.After(Event{Number: d.room.Number() + 1, Time: d.now, Kind: KindAgain, Player: Maker})
	require.ErrorIs(t, err, ErrNoRematch)
	d.must(d.room.Away(Maker, d.now))
	d.must(d.room.Rematch(Guest, d.now))

	assert.Equal(t, Seated, d.room.Status(), "it waits for the maker")
	assert.True(t, d.room.Begun())
	assert.Equal(t, 2, d.room.GameNumber())
	assert.Equal(t, chess.Black, d.room.Color(Maker))
	assert.Equal(t, Guest, d.room.Player(chess.White))
	assert.Zero(t, d.room.Game().Ply())
	assert.Equal(t, Score{Guest: 1}, d.room.Score())
	assert.Equal(t, Nobody, d.room.RematchOffer())
	assert.Equal(t, 5*time.Minute, d.room.Remaining(chess.White, d.now))
	d.must(d.room.Back(Maker, d.now))
	d.start()
	e, err = d.try(Maker, "e2e4", 0)
	d.refuses(ErrNotYourTurn, e, err)
	e, err = d.try(Guest, "e2e4", seen)
	d.refuses(ErrStale, e, err) // that was another game
	d.must(d.room.OfferDraw(Guest, d.now))
	d.must(d.room.AcceptDraw(Maker, d.now))
	assert.Equal(t, Score{Guest: 1, Draws: 1}, d.room.Score())
}

func TestOffersOfOneGameDoNotCountInTheNext(t *testing.T) {
	d := newTestRoom(t, Clock{}).start()
	for range 2 {
		for _, p := range []Player{Maker, Guest} {
			d.must(d.room.OfferDraw(p, d.now))
			d.must(d.room.DeclineDraw(p.Other(), d.now))
		}
		d.must(d.room.Resign(Maker, d.now))
		d.must(d.room.Rematch(Maker, d.now))
		d.must(d.room.Rematch(Guest, d.now))
		d.start()
	}
}

// A server with one timer, as one of many would run it: on a clock that runs.
func TestAServerNeedsOneTimer(t *testing.T) {
	synctest.Test(t, func(t *testing.T) {
		d := newTestRoom(t, Clock{Initial: time.Minute})
		d.now = time.Now().UTC()
		d.join()
		var happened []Kind
		for {
			_, at, ok := d.room.Due()
			if !ok {
				break
			}
			time.Sleep(time.Until(at))
			d.now = time.Now()
			d.tick()
			happened = append(happened, d.events[len(d.events)-1].Kind)
			if d.room.Status() == Playing && d.room.Game().Ply() == 0 {
				time.Sleep(20 * time.Second)
				d.now = time.Now()
				d.must(d.try(Maker, "e2e4", 0))
			}
		}
		assert.Equal(t, []Kind{KindCountdown, KindStarted, KindFlagged}, happened)
		d.ended(Maker, Time)
		assert.Equal(t, 40*time.Second, d.room.Remaining(chess.White, time.Now()))
		assert.Equal(t, 80*time.Second, d.room.Time().Sub(d.room.Started()))
	})
}
