package english

import (
	"fmt"
	"strconv"
	"strings"

	"chesstutor/templates/wording"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/say"
)

var learning = say.Learning{
	Path: wording.Path{
		Tab: "Learn", Heading: "Your path", Bar: "Lessons done", Start: "Start",
		Known: "You know this", AllDone: "You have been through every lesson. Now play!",
		Book: "How to play, to read", Mine: "Your progress", Play: "Play a game",
		First: "The first path", Second: "From first game to first prize", Test: "Test of this part: five exercises",
	},
	Today: wording.Today{
		Heading: "Today", Other: "Play someone else",
		AllDone: "Done for today",
		Lesson:  "One lesson", Exercises: "Five exercises", Repeat: "Repeat five", Game: "One game", Done: "done",
		SmallGame: "One small game",
		Start:     "Start the lesson", GoOn: "Go on", Practise: "Practice",
		Waits: "The flame waits when you take a day off.", Paused: "waiting for you", Ready: "any that you like",
	},
	Certificate: wording.Certificate{
		Title: "Certificate", Heading: "The whole path", This: "This is to say that",
		Exercises: "exercises", Friends: "friends beaten", Date: "Date", Witness: "A grown-up who was there",
		HowToPrint: "Print this page: A4, on its side. Name and date are written by hand.",
		NotYet:     "It comes with the last lesson.", See: "Your certificate",
	},
	Exercise: wording.Exercise{
		Close: "Back to your path", Sound: "Sound", Aloud: "Read aloud", Back: "Back", Next: "Next",
		Exercises: "Exercises", First: "Try it", HowMoves: "How it moves",
		KnowIt: "Do you know this already?", Test: "Take the test of five",
		More: "Read more:",

		Begin: "Start", Again: "Once more", Now: "Now you", Check: "Done", Yes: "Yes", No: "No", YourMove: "Your move",

		HowTapOne: "There is just one answer.",
		HowTap:    "Tap the board, then press Done.",
		HowMove:   "Tap a piece, then the square it goes to.",
		HowWalk:   "Tap the square it goes to.",
		HowJudge:  "Look at the board, then answer.",
		NotOpen:   "Ready? Here we go!",
		Becomes:   "Your pawn becomes", NotThis: "Not this move",

		Right: "Right!", GoodStep: "Good, go on", NotYet: "Try again", Almost: "Almost",
		TapFirst: "Tap first", ShownHere: "Here is the answer",
		ShownMove: "Here is the answer. Now you!",
		LostGame:  "Pip won this time", DrawnGame: "Nobody wins this time", WonGame: "You won!",
		StuckGame: "No black pawn can move on.",
		PlayAgain: "Play again", NextRound: "Next round", StepBack: "Back to that move", Without: "Skip this game",
		ShownYes: "The answer is yes", ShownNo: "The answer is no",
		You:        "You",
		Prevents:   "The blue arrow: take it in time.",
		Freed:      "The move with the cross came too late. Another is in time!",
		Sooner:     "Be faster, or block it sooner.",
		Took:       "You took one!",
		OneStep:    "Pip needs one more step. It is your turn!",
		Keep:       "Keep one pawn with nothing in its way.",
		LeaveOne:   "You took all his pawns, so he cannot move. Leave him one.",
		NewQueen:   "Your pawn became a queen!",
		Passed:     "You passed the test of this lesson.",
		PassedPart: "You passed the test of this part: a star for each lesson.",
		LookFor:    "Play a game and use what you learned",
		NotPassed:  "The test ends here. Do the exercises, then try again.",
		Lost:       "The connection is lost. Trying again…",
		Unsent:     "The connection is lost. Nothing is lost: try again when it is back.",

		Star: "star", Prey: "to take", Asked: "asked about", Chosen: "chosen", Tapped: "tapped", CanMove: "can move",
		Target: "you can move here", WasRight: "right", WasWrong: "wrong", WasMissed: "forgotten",
		WasTried: "you tried this", Shown: "shown", Attacked: "attacked",
		Dark: "dark", Light: "light",

		Missing: "Some exercises are left.", Finish: "Do the rest",
		ThirdStar: "for your third star", MoreStars: "for more stars", Path: "Your path",
		TestWins: "The test of five can still win you three stars.",
	},
	Progress: wording.Progress{
		Title: "Your progress", Intro: "It is kept on this device, without an account.",
		Lesson: "Lesson", Stars: "Stars", Met: "Exercises",
		Other: "On another device", OtherHow: "A link or a QR code takes your stars there.",
		Link: "Make a link", LinkIs: "Open this link on the other device:", QR: "QR code of the link",
		Copy: "Copy", Copied: "Copied",
		Forget: "Begin anew", ForgetHow: "This forgets your stars, and what your games brought, on this device.",
		Reset: "Forget everything", Sure: "Yes, forget everything", Path: "Your path",

		Games: "From your games", GamesHow: "Ideas that came up in the last four weeks.",
		KeptHow: "These positions come back in practice:", Idea: "Idea", SeenOf: "Seen", Missed: "Missed",

		Arrived:    "Bring these stars here?",
		ArrivedHow: "They are added to the stars on this device. Nothing here is lost.",
		Add:        "Bring them here", Leave: "No, leave it",
		BadLink: "This link cannot be read. Make a new one on the other device.",
		Was:     "Your progress was forgotten.", Added: "The stars are here now.",
	},
	Phrases: say.LearningPhrases{
		Done: func(done, of, stars int) string {
			return fmt.Sprintf("%d of %d lessons · %s", done, of, amount(stars, "star"))
		},
		Number: func(number, of int) string { return fmt.Sprintf("Lesson %d of %d", number, of) },
		Place:  func(number, of int) string { return fmt.Sprintf("Exercise %d of %d", number, of) },
		InTest: func(number, of int) string { return fmt.Sprintf("Test: %d of %d", number, of) },
		InPart: func(number, of int) string { return fmt.Sprintf("Test of the part: %d of %d", number, of) },
		Screen: func(number, of int) string { return fmt.Sprintf("Screen %d of %d", number, of) },
		Stars:  func(n int) string { return fmt.Sprintf("%d of 3 stars", n) },
		Met:    func(met, of int) string { return fmt.Sprintf("%d of %d", met, of) },
		Moves:  func(used, of int) string { return fmt.Sprintf("Moves: %d of %d", used, of) },
		Tapped: func(n int) string { return fmt.Sprintf("%s tapped", amount(n, "square")) },
		Left: func(stars, pieces, pawns int) string {
			switch {
			case stars > 0:
				return sentence("%s to go", amount(stars+pieces+pawns, "star"))
			case pieces == 0:
				return sentence("%s to go", amount(pawns, "pawn"))
			}
			return sentence("%s to go", amount(pieces+pawns, "piece"))
		},
		Titled:   func(number int, title string) string { return fmt.Sprintf("Lesson %d · %s", number, title) },
		Step:     func(title string) string { return "Next lesson: " + title },
		Tomorrow: func(title string) string { return "Tomorrow: " + title },
		Next:     func(title string) string { return "Next: " + title },
		AtOnce: func(right, of int) string {
			switch {
			case right == of:
				return fmt.Sprintf("All %d right.", of)
			case 3*right < 2*of:
				return fmt.Sprintf("All %d done.", of)
			}
			return fmt.Sprintf("%d of %d right on the first try.", right, of)
		},
		Fix: func(n int) string {
			if n == 1 {
				return "Do the hard one again"
			}
			return "Do the " + number(n) + " hard ones again"
		},
		Days: func(n int) string { return amount(n, "day") },
		With: func(name string) string { return "with " + name },
		Walked: func(path, lessons int) string {
			if path == 2 {
				return fmt.Sprintf("has walked all %d lessons of the second path, from a first game to a first prize.",
					lessons)
			}
			return fmt.Sprintf("has walked all %d lessons, from the first move of the rook "+
				"to the first ten moves of a game.", lessons)
		},
		StarsOf: func(stars, of int) (count, rest string) {
			return strconv.Itoa(stars), fmt.Sprintf("of %d stars", of)
		},
		Practise: func(title string) string { return "Exercises: " + title },
		Lesson:   func(title string) string { return "Lesson: " + title },
		Answers:  func(list []string) string { return "The answer: " + strings.Join(list, ", ") + "." },
		Goes:     func(from, to string) string { return from + " to " + to },
		Replied:  replied,
		Theirs: func(theirs, yours chess.PieceType) (whose, first string) {
			if yours == chess.NoPieceType {
				return fmt.Sprintf("That is Pip's %s", theirs), "Tap one of your own first."
			}
			return fmt.Sprintf("That is Pip's %s", theirs), fmt.Sprintf("Tap your %s first.", yours)
		},
		CouldTake: func(taken chess.PieceType, square string) string {
			return fmt.Sprintf("You could have taken the %s on %s.", taken, square)
		},
		ToGo: func(n int) string {
			if n == 0 {
				return "there"
			}
			return fmt.Sprintf("%d to go", n)
		},
		Needed: func(n int) string {
			return fmt.Sprintf("Yours needed %d more %s.", n, plural("step", n))
		},
		Mate: func(p *chess.Position) string {
			if name := mateName(p); name != "" {
				return sentence("%s", name)
			}
			return ""
		},
	},
}

// replied tells what Pip moved in a small game, and what that took.
func replied(piece, took chess.PieceType, m chess.Move) string {
	switch steps := int(m.From().Rank()) - int(m.To().Rank()); {
	case took != chess.NoPieceType:
		return fmt.Sprintf("Pip's %s took your %s.", piece, took)
	case piece != chess.Pawn:
		return fmt.Sprintf("Pip moved the %s.", piece)
	case steps == 2:
		return "Pip moved a pawn two squares."
	}
	return "Pip moved a pawn."
}

// amount counts: "1 star", "3 stars".
func amount(n int, noun string) string {
	if n == 1 {
		return "1 " + noun
	}
	return fmt.Sprintf("%d %ss", n, noun)
}
