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
	},
	Tasks:        practiceTasks,
	Difficulties: say.DifficultyTexts{practice.Easy: "easy", practice.Medium: "medium", practice.Hard: "hard"},
}

// alike is a task that is said of every exercise with the same words.
func alike(task, why string) func(*exercise.Exercise) say.Task {
	return func(*exercise.Exercise) say.Task { return say.Task{Task: task, Why: why} }
}

// pieceOn names the piece on a square: "knight on f3".
func pieceOn(p *chess.Position, s chess.Square) string {
	return fmt.Sprintf("%s on %s", p.At(s).Type(), s)
}

// played tells Black's last move, and asks something.
func played(ask, why string) func(*exercise.Exercise) say.Task {
	return func(e *exercise.Exercise) say.Task {
		m := e.Last
		return say.Task{
			Task: sentence("black's %s went from %s to %s", e.Position.At(m.To()).Type(), m.From(), m.To()) + " " + ask,
			Why:  why,
		}
	}
}

var practiceTasks = say.PracticeTasks{
	"mine-taken": alike("Tap every piece of yours that Black can take.", "Black attacks each of them."),
	"attackers": func(e *exercise.Exercise) say.Task {
		return say.Task{
			Task: sentence("tap every piece of yours that can take the %s", pieceOn(&e.Position, e.Square)),
			Why:  "Each of these can take it.",
		}
	},
	"taken-by": func(e *exercise.Exercise) say.Task {
		return say.Task{
			Task: sentence("tap every black piece that can take your %s", pieceOn(&e.Position, e.Square)),
			Why:  "Each of these can take it.",
		}
	},
	"safe-squares": func(e *exercise.Exercise) say.Task {
		return say.Task{
			Task: sentence("tap every square where your %s is safe", pieceOn(&e.Position, e.Piece)),
			Why:  "There nothing can take it.",
		}
	},
	"free": alike("Tap every black piece that you can take for nothing.", "Nothing takes back there."),
	"saves": func(e *exercise.Exercise) say.Task {
		return say.Task{Task: sentence("your %s is in danger. Save it", pieceOn(&e.Position, e.Square)),
			Why: "Now you lose nothing."}
	},
	"escapes": alike("Check! Tap every square your king can go to.", "Nothing attacks the king there."),
	"helpers": alike("Check! Tap every piece that can end it.", "Each of them has a move that ends the check."),
	"blocks": alike("Check! Tap every square where another piece can block.",
		"A piece put there stops the check."),
	"out-of-check": alike("Check! Get out of it, and lose nothing.", "You are out of check, and lose nothing."),
	"mates":        alike("Mate in one. Find it.", "It is check, and no move gets out of it."),
	"sound":        moveAsked("You take the %[3]s with your %[1]s. Is that a good trade?", "You lose nothing by it."),
	"newly-attacked": played("Tap what Black attacks now, but not before.",
		"Before the move Black could not take them."),
	"newly-free": played("Tap what is free only now.", "Before the move you could not take them for nothing."),
	"mistake":    moveAsked("You play the %[1]s to %[2]s. Is that a mistake?", "It loses nothing."),
	"forks":      alike("Fork two pieces with one move.", "It attacks two at once, and you win something."),
	"skewers": alike("Skewer: attack one piece, with another behind it.",
		"Both stand on one line, and that wins."),
	"pins": func(e *exercise.Exercise) say.Task {
		return say.Task{
			Task: sentence("pin the %s to its king", pieceOn(&e.Position, e.Square)),
			Why:  "It cannot leave the line to its king.",
		}
	},
	"opens-line": alike("Move a piece away so that the opened line wins.", "The line opens, and that wins."),
	"mate":       alike("Mate in two, whatever Black plays.", "Whatever Black played, mate came next."),
	"promote": func(e *exercise.Exercise) say.Task {
		return say.Task{
			Task: sentence("bring a pawn through: a new queen in %s moves", number(e.Most)),
			Why:  "The new queen stays, or it is mate.",
		}
	},
	"stops-promotion": alike("A black pawn is about to become a queen. Stop it.",
		"No new queen of Black's would stay now."),
}

// moveAsked asks about a move: its piece, where it goes, and what stands there.
func moveAsked(format, why string) func(*exercise.Exercise) say.Task {
	return func(e *exercise.Exercise) say.Task {
		args := []any{pieceOn(&e.Position, e.Piece), e.Square, pieceOn(&e.Position, e.Square)}
		return say.Task{Task: fmt.Sprintf(format, args...), Why: why}
	}
}

var practicePage = say.PracticePage{
	Practice: wording.Practice{
		Title: "Practice", Repeat: "You missed this one before.",
		More: "Ten more", GoOn: "Go on", Closed: "Another exercise is open.",
		Skills: "Your skills", Intro: "A little every day helps most. A missed day takes nothing away.",
		Mixed: "Practice ten, mixed", Has: "you have it", Today: "due today", Sheet: "Print", Lesson: "Lesson",

		Name: "Name", Date: "Date", Answer: "My answer", Solutions: "Solutions", Print: "Print a sheet",
		Other: "Another sheet", White: "You are White.", MixedSheet: "Mixed practice",
		Letter: "Print it on A4 or Letter paper.",
	},
	Phrases: say.PracticePhrases{
		Place: func(number, of int) string { return fmt.Sprintf("Practice: %d of %d", number, of) },
		Done: func(right, of int) string {
			text := fmt.Sprintf("%d of %d right at the first try.", right, of)
			if right < of {
				text += " What you missed comes back another day."
			}
			return text
		},
		Days: func(n int) string {
			if n == 0 {
				return "Your first day"
			}
			return "Practiced on " + amount(n, "day")
		},
		Due:    func(n int) string { return fmt.Sprintf("%d due today", n) },
		One:    func(skill string) string { return "Practice: " + skill },
		Box:    func(n, of int) string { return fmt.Sprintf("step %d of %d", n, of) },
		Found:  func(n, of int) string { return title(fmt.Sprintf("%s of %s", number(n), number(of))) },
		Right:  func(of int) string { return fmt.Sprintf("/ %d", of) },
		Paper:  strings.NewReplacer("Tap ", "Circle ", " tap ", " circle ").Replace,
		Figure: func(n int) string { return fmt.Sprint(n) },
		Yes:    func() string { return "yes" },
		No:     func() string { return "no" },
	},
}
