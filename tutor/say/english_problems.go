package say

import (
	"fmt"
	"strings"
)

// englishProblems says the problems. What was sent is quoted, and cut.
func englishProblems() Problems {
	return Problems{
		Unexpected: problem("Something went wrong here. Your game is as it was; please try again."),
		NotFound:   problem("Nothing is kept at this address."),
		WrongMethod: func(p Problem) string {
			return fmt.Sprintf("%s is not for this address; it answers %s.", p.Name, strings.Join(p.Names, ", "))
		},
		OtherSite: problem("This came from another site, so nothing was changed."),
		WrongHost: func(p Problem) string {
			return "Chess Tutor is at another address. Open " + p.Name + " instead."
		},
		TooManyRequests: problem("Too many requests came from your address. Wait a moment."),
		TooLarge:        func(p Problem) string { return fmt.Sprintf("That is more than %d bytes.", p.Number) },
		GivenUp:         problem("The request was given up."),
		Busy: func(p Problem) string {
			return "The computer is playing too many games just now. It has time for you in about " +
				seconds(p.Number) + "."
		},

		NotSent:     problem("Send a form or application/json."),
		CutOff:      problem("Not all of this arrived. Please send it again."),
		TooSlow:     problem("This took too long to arrive. Please send it again."),
		NotAForm:    problem("This is not a form."),
		NotAnObject: problem(`This is not a JSON object, such as {"from": "e2", "to": "e4"}.`),
		FieldTwice:  func(p Problem) string { return fmt.Sprintf("%.20q is there twice.", p.Name) },
		FieldNested: func(p Problem) string {
			return fmt.Sprintf("%.20q must be a string, a number, a boolean or a list of strings.", p.Name)
		},
		NoSquare:   func(p Problem) string { return sentence("the request lacks %s: a square, a1 to h8", p.Name) },
		NotBoolean: func(p Problem) string { return sentence("%s is true or false", p.Name) },
		NotOneOf: func(p Problem) string {
			return sentence("%s is one of %s", p.Name, join(p.Names, "or"))
		},
		NotSomeOf: func(p Problem) string {
			return sentence("%s are %s, or none", p.Name, strings.Join(p.Names, ", "))
		},
		NoSuchLevel: problem("There is no such level: level is the number of one that GET /levels lists."),
		PlyNumber:   problem("Ply is a whole number: how many moves have been played."),
		PlyRange: func(p Problem) string {
			return sentence("ply is a whole number from 0 to %d: how many moves have been played", p.Number)
		},
		HintRange: func(p Problem) string { return sentence("step is a whole number from 1 to %d", p.Number) },
		LineRange: func(p Problem) string {
			return sentence("step is a whole number from 0 to the line's length, at most %d", p.Number)
		},
		NoPromotion: func(p Problem) string {
			return sentence("no pawn promotes with %s to %s", p.Squares[0], p.Squares[1])
		},
		ComputerTurn: problem("It is the computer's turn."),
		PersonTurn:   problem("It is your turn, not the computer's."),
		NoComputer:   problem("No computer plays in this game."),
		NoThreat:     problem("There is no threat when it is not your turn."),
		NoMoveToUndo: problem("There is nothing to take back."),
		GameLost:     problem("Your last game could not be read, so here is a fresh one."),
		GameTooLong:  problem("This game is too long to be kept: it ends here."),
		Stale:        problem("The game has moved on since; this is how it stands now."),

		ProgressLost:    problem("Your progress could not be read any more, so it begins anew."),
		NoExercise:      problem("There is no such lesson or exercise."),
		NotOpen:         problem("This exercise is not open. Start it first."),
		AnsweredAlready: problem("That answer was counted already. Here is where you are."),
		OtherAnswer:     func(p Problem) string { return sentence("this exercise is answered with %s", p.Name) },
		BadAnswer: func(p Problem) string {
			return sentence("%s cannot be read: squares are like e4, a move is like e2e4", p.Name)
		},
		NoProgressLink: problem("This link cannot be read. Make a new one on the other device."),

		LinkTooLong:  problem("This game is too long for a link. Keep it as PGN instead."),
		NoLinkedGame: problem("This link holds no game. Perhaps a part of it is missing."),
		NoGameIn:     problem("I found no game in this text. A game in PGN looks like 1. e4 e5 2. Nf3 Nc6."),
		NoSuchGame:   func(p Problem) string { return sentence("index is a whole number from 1 to %d", p.Number) },
		GameUnderWay: problem("You have a game under way. Send sure with it to give that up."),
		GoesOn:       problem("This game goes on. It can be gone through when it is over."),
		NoSuchMoment: problem("There is no such moment in this game."),

		TooManyArrows: func(p Problem) string { return sentence("a picture has at most %d arrows", p.Number) },
		TriedEnough:   problem("That is as far as moves can be tried. Take some back."),
	}
}

// seconds tells a time: "a second", "12 seconds".
func seconds(n int) string {
	if n > 1 {
		return fmt.Sprintf("%d seconds", n)
	}
	return "a second"
}
