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

	say.NoSuchClass:  problem("There is no class with this code. Look at the code again, or ask your teacher."),
	say.NotTheirs:    problem("Only the teacher of this class may do that."),
	say.NameTaken:    problem("Somebody took that animal just now. Pick another one."),
	say.ClassLocked:  problem("Nobody can join just now. Ask your teacher to unlock the class."),
	say.ClassFull:    problem("This class is full. Ask your teacher."),
	say.SeatGone:     problem("You are not in this class here. Come in again, with your card if you have one."),
	say.BadCard:      problem("This card opens nothing. Ask your teacher for a new one."),
	say.BadTitle:     problem("Give the class a title of at most $Number characters, in one line."),
	say.DaysRange:    problem("A class lasts from 1 to $Number days."),
	say.NoSuchTask:   problem("There is no such thing to do today."),
	say.NoSuchLook:   problem("Nobody can look at that. Send the link of a position or of an exercise."),
	say.NoSuchReply:  problem("That is no answer here. Press a piece, then where it goes."),
	say.LookOver:     problem("The answer has been shown."),
	say.ClassesMade:  problem("Too many classes were made from your address. Wait some minutes."),
	say.WrongCodes:   problem("Too many wrong codes came from your address. Wait a minute, then type it again."),
	say.ClassCrowded: problem("Too much happens in this class at once. Try again."),
	say.NotADay:      problem("$Name is a day, such as 2027-03-01."),
	say.SoAlready:    problem("It is so already."),

	say.NoSuchBoard: problem("There is no board of that name on this page."),
	say.CannotMove:  problem("No piece can move from $square on that board."),
}
