package english

import "chesstutor/tutor/say"

var roomProblems = say.Problems{
	say.NoSuchRoom:     problem("There is no such room, or no longer. Look at the link or the code again."),
	say.NoRooms:        problem("There are no rooms on this server."),
	say.PlayersOnly:    problem("Only the two players may ask that."),
	say.NoHelp:         problem("In this room you play without the tutor's help."),
	say.TooManyStreams: problem("Too many are looking at this room, or come from your address. Try again later."),
	say.ServerAway:     problem("The server itself was away a moment ago. Your opponent has a minute to come back."),
	say.RoomsDown:      problem("Rooms cannot be reached just now. Games against the computer go on."),
	say.RoomsSlow:      problem("The server has too much to do just now. Try again in a moment."),
	say.RoomCrowded:    problem("Too much happens in this room at once. Try again."),
	say.TooManyMade:    problem("Too many rooms were made from your address. Wait a moment."),
	say.TooManyOpen:    problem("Too many rooms made from your address are open. Close some of them first."),
	say.NoSeat:         problem("This token opens no seat in this room."),
	say.TimeRanOut:     problem("The time has run out, so the game is over."),
	say.NotANumber:     problem("$Name is a number."),
	say.EventNumber:    problem("$Name is a whole number: that of the last event you have."),

	say.NoSuchBoard: problem("There is no board of that name on this page."),
	say.CannotMove:  problem("No piece can move from $square on that board."),
}
