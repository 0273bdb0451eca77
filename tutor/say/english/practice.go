package english

import (
	"fmt"
	"strings"

	"chesstutor/templates/wording"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/exercise"
	"chesstutor/tutor/practice"
	"chesstutor/tutor/say"
)

var skillTexts = say.Practice{
	Skills: say.SkillTexts{
		practice.Attacked:      "What can be taken?",
		practice.Attackers:     "Who attacks it?",
		practice.SafeSquares:   "Safe squares",
		practice.FreePieces:    "Free pieces",
		practice.GuardOrMove:   "Guard or move",
		practice.WaysOut:       "Out of check",
		practice.MateInOne:     "Mate in one",
		practice.GoodTrade:     "Good trade?",
		practice.WhatChanged:   "What changed?",
		practice.Mistake:       "Is this a mistake?",
		practice.Fork:          "Fork",
		practice.PinAndSkewer:  "Pin and skewer",
		practice.OpenedLine:    "Opened line",
		practice.MateInTwo:     "Mate in two",
		practice.PromoteOrStop: "Promote, or stop it",
		practice.MatingNets:    "Mates to know",
		practice.BringOut:      "Bring pieces out",
		practice.KingAndPawn:   "King and pawn",
		practice.TrappedPiece:  "Trap a piece",
		practice.StopTheThreat: "Stop the threat",
		practice.OpenedCheck:   "Opened check",
		practice.TakeTheGuard:  "Take the guard",
		practice.Deflection:    "Call a guard away",
		practice.Simplify:      "Ahead? Trade",
		practice.InBetween:     "Before you take back",
	},
	Tasks:        practiceTasks,
	Difficulties: say.DifficultyTexts{practice.Easy: "easy", practice.Medium: "medium", practice.Hard: "hard"},
}

// pieceOn names the piece on a square: "knight on f3".
func pieceOn(p *chess.Position, s chess.Square) string {
	return fmt.Sprintf("%s on %s", p.At(s).Type(), s)
}

// exerciseParts are the parts of tasks: the piece asked about or moved, where it goes, what stands there, and Black's
// last move.
var exerciseParts = say.Parts[*exercise.Exercise]{
	"piece":  func(e *exercise.Exercise) any { return pieceOn(&e.Position, e.Piece) },
	"square": func(e *exercise.Exercise) any { return e.Square },
	"there":  func(e *exercise.Exercise) any { return pieceOn(&e.Position, e.Square) },
	"moves":  func(e *exercise.Exercise) any { return number(e.Most) },
	"last": func(e *exercise.Exercise) any {
		return fmt.Sprintf("%s went from %s to %s", e.Position.At(e.Last.To()).Type(), e.Last.From(), e.Last.To())
	},
}

// asks returns a function that says a task with its parts, and why its solution is right.
func asks(task, why string) func(*exercise.Exercise) say.Task {
	tell := exerciseParts.Telling(task)
	return func(e *exercise.Exercise) say.Task { return say.Task{Task: tell(e), Why: why} }
}

var practiceTasks = say.PracticeTasks{
	"mine-taken":   asks("Tap every piece of yours that Black can take.", "Black can take nothing else."),
	"attackers":    asks("Tap every piece of yours that can take the $there.", "Nothing else can take it."),
	"taken-by":     asks("Tap every black piece that can take your $there.", "Nothing else can take it."),
	"safe-squares": asks("Tap every square where your $piece is safe.", "Nothing can take it there."),
	"free":         asks("Tap every black piece that you can take for free.", "Nothing takes back there."),
	"saves":        asks("Your $there is in danger. Save it.", "Then you lose nothing."),
	"escapes":      asks("Check! Tap every square your king can go to.", "Nothing attacks the king there."),
	"helpers":      asks("Check! Tap every piece that can end it.", "Each of them has a move that ends the check."),
	"blocks": asks("Check! Tap every square where another piece can block.",
		"A piece put there stops the check."),
	"out-of-check": asks("Check! Get out of it, and lose nothing.", "You are out of check, and lose nothing."),
	"mates":        asks("Mate in one. Find it.", "It is check, and no move gets out of it."),
	"sound": asks("You take the $there with your $piece. Is that at least a fair trade?",
		"You lose nothing by it."),
	"newly-attacked": asks("Black's $last. Tap what Black attacks now, but not before.",
		"Before the move Black could not take them."),
	"newly-free": asks("Black's $last. Tap what is free only now.",
		"Before the move you could not take them for free."),
	"mistake": asks("You play the $piece to $square. Is that a mistake?", "It loses nothing."),
	"forks":   asks("Fork two pieces with one move.", "It attacks two at once, and you win something."),
	"skewers": asks("Skewer: attack one piece, with another behind it.",
		"Both stand on one line, and that wins."),
	"pins":       asks("Pin the $there to its king.", "It cannot leave the line to its king."),
	"opens-line": asks("Move a piece away so that the opened line wins.", "The line opens, and that wins."),
	"mate":       asks("Mate in two, whatever Black plays.", "Whatever Black played, mate came next."),
	"promote": asks("Bring a pawn through: a new queen in $moves moves.",
		"The new queen stays, or it is mate."),
	"stops-promotion": asks("A black pawn is about to become a queen. Stop it.",
		"No new queen of Black's would stay now."),
	"keeps-win":  asks("You can win this. Find the move.", "Now you win, whatever Black plays."),
	"keeps-draw": asks("Do not lose: find the move.", "Now it is a draw, whatever Black plays."),
	"traps":      asks("Trap the $there.", "It is attacked, and no square is safe for it."),
	"threatens-mate": asks("Black threatens mate. Tap every square where Black would mate.",
		"If you pass, Black mates there."),
	"stops-mate":  asks("Black threatens mate. Stop it, and lose nothing.", "No move of Black's mates now."),
	"opens-check": asks("Move a piece away so that another gives check, and win.", "The check leaves Black no time."),
	"removes-guard": asks("The $there has a guard. Take or drive off the guard, and win.",
		"Without its guard, it is lost."),
	"lures": asks("Call a guard away, and win.", "A guard cannot do two jobs at once."),
	"simplifies": asks("You are ahead: trade a piece for one worth as much.",
		"Fewer pieces are left, and you are still ahead."),
	"in-between": asks("Black's $last, and took. First find something better than taking back.",
		"Black must answer, and you can still win as much as before."),
	"brings-out": asks("Bring out a knight or a bishop, and lose nothing.", "It comes out, and you lose nothing."),
}

var practicePage = say.PracticePage{
	Practice: wording.Practice{
		Title: "Practice", Repeat: "You missed this one before.", Five: "These were today's five.",
		FromGame: "From your game",
		More:     "Ten more", Ended: "Done", GoOn: "Go on", Closed: "Another exercise is open.",
		Skills: "Your skills", Intro: "A little every day helps most. A missed day takes nothing away.",
		Later:     "Still to come",
		MixedFive: "Practice five, mixed",
		Mixed:     "Practice ten, mixed", Has: "you have it", Today: "due today", Lesson: "Lesson",
		PlayOut: "Play it out",

		Name: "Name", Date: "Date", Answer: "My answer", Solutions: "Solutions", Print: "Print a sheet",
		Other: "Another sheet", White: "You are White.", MixedSheet: "Mixed practice",
		Letter: "Print it on A4 or Letter paper.",
	},
	Phrases: say.PracticePhrases{
		Place:  func(number, of int) string { return fmt.Sprintf("Practice: %d of %d", number, of) },
		Score:  func(right, of int) string { return fmt.Sprintf("%d of %d", right, of) },
		AtOnce: func(right, of int) string { return fmt.Sprintf("%d of %d right at once", right, of) },
		Ended: func(later, of int) string {
			if later == 0 {
				return fmt.Sprintf("%d done", of)
			}
			return fmt.Sprintf("%d solved", later)
		},
		Went: func(right, later, of int) string {
			switch {
			case right == of:
				return "You saw every one on the first try."
			case right+later == 0:
				return "These were hard, and you went on to the end. That is how we learn."
			case later == of:
				return "None on the first try, all on another: that is how we learn."
			case right == 0 && later == 1:
				return "None on the first try, but one on another. That is how we learn."
			case right == 0:
				return "None on the first try, but these on another. That is how we learn."
			case later == 0:
				return ""
			}
			return fmt.Sprintf("%d more on a later try.", later)
		},
		Back: func(n int) string {
			if n == 1 {
				return "One comes back tomorrow."
			}
			return say.Capitalized(number(n)) + " come back tomorrow."
		},
		Tricky: func(n int) string {
			if n == 1 {
				return "One was tricky."
			}
			return say.Capitalized(number(n)) + " were tricky."
		},
		See: func(n int) string { return "See the " + number(n) },
		Days: func(n int) string {
			if n == 0 {
				return "Your first day"
			}
			return "Practiced on " + amount(n, "day")
		},
		Due:    func(n int) string { return fmt.Sprintf("%d due today", n) },
		One:    func(skill string) string { return "Practice: " + skill },
		Box:    func(n, of int) string { return fmt.Sprintf("step %d of %d", n, of) },
		Found:  func(n, of int) string { return say.Capitalized(fmt.Sprintf("%s of %s", number(n), number(of))) },
		Right:  func(of int) string { return fmt.Sprintf("/ %d", of) },
		Paper:  strings.NewReplacer("Tap ", "Circle ", " tap ", " circle ").Replace,
		Figure: func(n int) string { return fmt.Sprint(n) },
		Yes:    func() string { return "yes" },
		No:     func() string { return "no" },
	},
}
