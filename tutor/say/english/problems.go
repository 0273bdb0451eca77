package english

import (
	"fmt"

	"chesstutor/tutor/say"
)

// problems has the sentences of problems. What was sent is quoted, and cut.
var problems = say.Problems{
	say.Unexpected:      problem("Something went wrong here. Your game is as it was; please try again."),
	say.NotFound:        problem("Nothing is kept at this address."),
	say.WrongMethod:     problem("$name is not for this address; it answers $names."),
	say.OtherSite:       problem("This came from another site, so nothing was changed."),
	say.WrongHost:       problem("Chess Tutor is at another address. Open $name instead."),
	say.TooManyRequests: problem("Too many requests came from your address. Wait a moment."),
	say.TooLarge:        problem("That is more than $number bytes."),
	say.GivenUp:         problem("The request was given up."),
	say.Busy: problem("The computer is playing too many games just now. " +
		"It has time for you in about $seconds."),

	say.NotSent:      problem("Send a form or application/json."),
	say.CutOff:       problem("Not all of this arrived. Please send it again."),
	say.TooSlow:      problem("This took too long to arrive. Please send it again."),
	say.NotAForm:     problem("This is not a form."),
	say.NotAnObject:  problem(`This is not a JSON object, such as {"from": "e2", "to": "e4"}.`),
	say.FieldTwice:   problem("$Quoted is there twice."),
	say.FieldNested:  problem("$Quoted must be a string, a number, a boolean or a list of strings."),
	say.NoSquare:     problem("The request lacks $name: a square, a1 to h8."),
	say.NotBoolean:   problem("$Name is true or false."),
	say.NotOneOf:     problem("$Name is one of $choice."),
	say.NotSomeOf:    problem("$Name are $names, or none."),
	say.NoSuchLevel:  problem("There is no such level: level is the number of one that GET /levels lists."),
	say.PlyNumber:    problem("Ply is a whole number: how many moves have been played."),
	say.PlyRange:     problem("Ply is a whole number from 0 to $number: how many moves have been played."),
	say.HintRange:    problem("Step is a whole number from 1 to $number."),
	say.LineRange:    problem("Step is a whole number from 0 to the line's length, at most $number."),
	say.NoPromotion:  problem("No pawn promotes with $square to $square2."),
	say.ComputerTurn: problem("It is not your turn yet."),
	say.PersonTurn:   problem("It is your turn."),
	say.NoComputer:   problem("No computer plays in this game."),
	say.NoThreat:     problem("There is no threat when it is not your turn."),
	say.NoLastMove:   problem("Nobody has moved yet."),
	say.NoMoveToUndo: problem("There is nothing to take back."),
	say.GameLost:     problem("Your last game could not be read, so here is a fresh one."),
	say.GameTooLong:  problem("This game is too long to be kept: it ends here."),
	say.Stale:        problem("The game has moved on since; this is how it stands now."),

	say.ProgressLost:    problem("Your progress could not be read any more, so it begins anew."),
	say.NoExercise:      problem("There is no such lesson or exercise."),
	say.NotOpen:         problem("This exercise is not open. Start it first."),
	say.AnsweredAlready: problem("That answer was counted already. Here is where you are."),
	say.OtherAnswer:     problem("This exercise is answered with $name."),
	say.BadAnswer:       problem("$Name cannot be read: squares are like e4, a move is like e2e4."),
	say.NoProgressLink:  problem("This link cannot be read. Make a new one on the other device."),

	say.LinkTooLong:  problem("This game is too long for a link. Keep it as PGN instead."),
	say.NoLinkedGame: problem("This link holds no game. Perhaps a part of it is missing."),
	say.OldLink:      problem("This link is too old to be read. Ask its sender for a new one."),
	say.NoGameIn:     problem("I found no game in this text. A game in PGN looks like 1. e4 e5 2. Nf3 Nc6."),
	say.NoSuchGame:   problem("Index is a whole number from 1 to $number."),
	say.GameUnderWay: problem("You have a game under way. Send sure with it to give that up."),
	say.GoesOn:       problem("This game goes on. It can be gone through when it is over."),
	say.NoSuchMoment: problem("There is no such moment in this game."),

	say.TooManyArrows: problem("A picture has at most $number arrows."),
	say.TriedEnough:   problem("That is as far as moves can be tried. Take some back."),
}

// seconds tells a time: "a second", "12 seconds".
func seconds(n int) string {
	if n > 1 {
		return fmt.Sprintf("%d seconds", n)
	}
	return "a second"
}
