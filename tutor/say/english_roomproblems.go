package say

var englishRoomProblems = Problems{
	NoSuchRoom:     problem("There is no such room, or no longer. Look at the link or the code again."),
	NoRooms:        problem("There are no rooms on this server."),
	PlayersOnly:    problem("Only the two players may ask that."),
	NoHelp:         problem("In this room you play without the tutor's help."),
	TooManyStreams: problem("Too many are looking at this room, or come from your address. Try again later."),
	ServerAway:     problem("The server itself was away a moment ago. Your opponent has a minute to come back."),
	RoomsDown:      problem("Rooms cannot be reached just now. Games against the computer go on."),
	RoomsSlow:      problem("The server has too much to do just now. Try again in a moment."),
	RoomCrowded:    problem("Too much happens in this room at once. Try again."),
	TooManyMade:    problem("Too many rooms were made from your address. Wait a moment."),
	TooManyOpen:    problem("Too many rooms made from your address are open. Close some of them first."),
	NoSeat:         problem("This token opens no seat in this room."),
	TimeRanOut:     problem("The time has run out, so the game is over."),
	NotANumber:     func(p Problem) string { return sentence("%s is a number", p.Name) },
	EventNumber: func(p Problem) string {
		return sentence("%s is a whole number: that of the last event you have", p.Name)
	},

	NoSuchBoard: problem("There is no board of that name on this page."),
	CannotMove:  func(p Problem) string { return sentence("no piece can move from %s on that board", p.Squares[0]) },
}
