package rooms

import (
	"strings"

	"chesstutor/tutor/room"
	"chesstutor/tutor/say"
)

// words returns the sentences about rooms in the seat's language.
func (st *seat) words() say.Rooms { return st.language.Rooms }

// heading describes the state of the room for a seat, as a heading and a sentence.
func (st *seat) heading() (heading, detail string) {
	r, words := st.room, st.words().Standing
	watching := st.player == room.Nobody
	line := say.Line{}
	switch status := r.Status(); {
	case status == room.Waiting && watching:
		return words.Invited, words.InvitedAs(r.Color(room.Guest))
	case status == room.Waiting:
		line = words.Alone
	case status == room.Seated && watching:
		line = words.PlayersApart
	case status == room.Seated:
		line = words.Apart
	case status == room.Counting:
		line.Heading = words.GetReady
	case status == room.Over:
		return st.ending()
	case watching:
		return words.ToMove(r.Game().Position().Turn()), st.playing()
	case r.Turn() == st.player:
		return words.YourMove, st.playing()
	default:
		return words.OpponentsMove, st.playing()
	}
	return line.Heading, line.Detail
}

// playing returns further sentences about a game that goes on: on a check, on an offer of a draw or its end, and on the
// game's length.
func (st *seat) playing() string {
	words := st.words().Standing
	var said []string
	if p := st.room.Game().Position(); p.InCheck() {
		said = append(said, words.Check(p, st.viewer().Audience))
	}
	switch offers := st.room.DrawOffer(); {
	case offers == room.Nobody:
	case offers == st.player:
		said = append(said, words.YouOffered)
	case st.player == room.Nobody:
		said = append(said, words.Offers(st.room.Color(offers)))
	default:
		said = append(said, words.OpponentOffers)
	}
	switch declined := st.room.Declined(); {
	case declined == room.Nobody, declined == st.player:
	case st.player == room.Nobody:
		said = append(said, words.Declines(st.room.Color(declined)))
	default:
		said = append(said, words.Declined)
	}
	if soon := words.EndsSoon(st.room.Game()); soon != "" {
		said = append(said, soon)
	}
	return strings.Join(said, " ")
}

// ending describes how the game ended, as a heading and a sentence.
func (st *seat) ending() (heading, detail string) {
	end, _ := st.room.Result()
	words := st.words().Ends
	switch {
	case end.Reason == room.Aborted && !st.room.Taken(room.Guest):
		return words.Closed.Heading, words.Closed.Detail
	case end.Reason == room.Aborted:
		return words.CalledOff.Heading, words.CalledOff.Detail
	case end.Winner == room.Nobody:
		if why, agreed := words.Draws[end.Reason]; agreed {
			return words.Draw, why
		}
		return words.Draw, st.language.Draws[st.room.Game().Outcome()]
	case st.player == end.Winner:
		return words.YouWon, words.Wins[end.Reason].You
	case st.player != room.Nobody:
		return words.YouLost, words.Wins[end.Reason].Opponent
	}
	winner := st.room.Color(end.Winner)
	return words.Won(winner), words.Wins[end.Reason].Color(winner)
}

// here returns a note that the other player is present, "" if not. A screen reader announces it when the other
// player arrives or returns.
func (st *seat) here() string {
	r, p := st.room, st.player
	if p == room.Nobody || r.Status() == room.Over || !r.Taken(p.Other()) || !r.Present(p.Other()) {
		return ""
	}
	return st.words().Notes.Here
}

// resting returns sentences about players who are away, and about open offers.
func (st *seat) resting() (list []string) {
	r, p := st.room, st.player
	if p == room.Nobody {
		return nil
	}
	words := st.words().Notes
	if other := p.Other(); r.Taken(other) && !r.Present(other) && r.Status() != room.Over {
		note := words.NotLooking
		switch draw, claimable := st.claim(other); {
		case claimable && draw:
			note = words.GoneDraw
		case claimable:
			note = words.GoneWin
		}
		list = append(list, note)
	}
	switch r.RematchOffer() {
	case room.Nobody:
	case p:
		list = append(list, words.YouWantMore)
	default:
		list = append(list, words.OpponentWantsIt)
	}
	return list
}

// agreed returns the clock, the help and the score in words.
func (st *seat) agreed() string {
	words, o := st.words().Agreed, st.room.Options()
	said := []string{words.TimeForEach(o.Clock)}
	switch {
	case o.MakerHelp && o.GuestHelp:
		said = append(said, words.BothSee)
	case !o.MakerHelp && !o.GuestHelp:
		said = append(said, words.NobodySees)
	case o.MakerHelp:
		said = append(said, words.OnlySees(st.room.Color(room.Maker)))
	default:
		said = append(said, words.OnlySees(st.room.Color(room.Guest)))
	}
	switch s := st.room.Score(); {
	case s == (room.Score{}):
	case st.player == room.Maker:
		said = append(said, words.YourScore(s.Maker, s.Guest, s.Draws))
	case st.player == room.Guest:
		said = append(said, words.YourScore(s.Guest, s.Maker, s.Draws))
	default:
		said = append(said, words.PlayersScore(s))
	}
	return strings.Join(said, " ")
}
