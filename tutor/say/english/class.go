package english

import (
	"fmt"
	"slices"

	"chesstutor/templates/wording"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/class"
	"chesstutor/tutor/say"
)

var classTexts = say.Class{
	Find: findClass, New: newClass, Join: joinClass, Lead: leadClass, Paper: classPaper, Together: together,
	Pairs: pairs,
	Plays: func(name string) string { return "Play " + name },
	Pair:  func(one, other string) string { return one + " and " + other },
	Animals: say.AnimalNames{
		"otter": "Otter", "bear": "Bear", "rabbit": "Rabbit", "cat": "Cat", "panda": "Panda", "hedgehog": "Hedgehog",
		"penguin": "Penguin", "koala": "Koala", "deer": "Deer", "tiger": "Tiger", "duck": "Duck", "lion": "Lion",
	},
	Colors: say.ColorNames{
		"blue": "Blue", "green": "Green", "red": "Red", "yellow": "Yellow", "orange": "Orange", "purple": "Purple",
		"teal": "Teal", "gray": "Gray",
	},
	Name: func(color, animal string) string { return color + " " + animal },
	Not:  func(name string) string { return "Not " + name + "?" },
	Days: func(days int) string { return soMany(days, "day") },
	Ends: func(days int) string {
		return "All of it is deleted in " + soMany(days, "day") + ", unless you come back."
	},
	Here:     func(here, of int) string { return fmt.Sprintf("%d of %d here", here, of) },
	Tally:    func(right, wrong int) string { return fmt.Sprintf("%d right, %d wrong", right, wrong) },
	Stars:    func(n int) string { return soMany(n, "star") },
	LastMove: func(from, to string) string { return "Last move: " + from + " to " + to },
	Midnight: func(zone string) string { return "Days end at midnight, " + zone + "." },
	Turn: func(side chess.Color, square bool) string {
		if square {
			return "Which square is it? Press it."
		}
		return say.Capitalized(side.String()) + " moves. What do you play?"
	},
	Answered: func(n, of int) string { return fmt.Sprintf("%d of %d have answered", n, of) },
	Look:     func(number int) string { return fmt.Sprintf("Position %d", number) },
	Reply:    classReply,
	Votes:    func(n int) string { return soMany(n, "answer") },
	Tasks: say.ClassTasks{
		class.LessonTask:   func(title string) string { return "Lesson: " + title },
		class.SkillTask:    func(title string) string { return "Practice: " + title },
		class.SameTask:     func(title string) string { return "The same for all: " + title },
		class.PositionTask: func(title string) string { return "Play it out: " + title },
		class.FENTask:      func(string) string { return "Play from a position" },
		class.FriendTask:   func(title string) string { return "Play " + title },
	},
}

// classReply names a move in a position, or a square.
func classReply(before *chess.Position, reply string) string {
	at := slices.IndexFunc(before.Moves(), func(m chess.Move) bool { return m.String() == reply })
	if at < 0 {
		return reply
	}
	m := before.Moves()[at]
	text := say.Capitalized(before.At(m.From()).Type().String())
	switch {
	case m.IsCastle():
		return text + " to " + m.To().String() + ", castling"
	case chess.Taken(before, m) != chess.NoPiece:
		text += " takes "
	default:
		text += " to "
	}
	text += m.To().String()
	if t := m.Promotion(); t != chess.NoPieceType {
		text += " and becomes a " + t.String()
	}
	return text
}

// soMany returns a count with its noun.
func soMany(n int, noun string) string {
	if n == 1 {
		return "1 " + noun
	}
	return fmt.Sprintf("%d %ss", n, noun)
}

var (
	findClass = wording.FindClass{
		Title:   "Join your class",
		Intro:   "Your teacher has a code of six letters and digits.",
		Code:    "The code",
		Go:      "Go on",
		Teach:   "Are you the teacher?",
		Make:    "Make a class",
		Nothing: "No such class",
	}
	newClass = wording.NewClass{
		Title:     "Make a class",
		Intro:     "No accounts, for you or for them. It takes a minute.",
		Called:    "What is it called?",
		Example:   "My class",
		NoNames:   "Only you and they see it. No pupils' names, please.",
		Today:     "What do you do today?",
		OwnPath:   "Each on their own path",
		Another:   "Or something else",
		Lessons:   "A lesson",
		Skills:    "Practice",
		Positions: "A position to play out",
		Friends:   "A game",
		Typed:     "Or a position to play: a FEN or a link",
		Days:      "How long does it last?",
		Wiped:     "Then everything is deleted. It is too when you have not come for 30 days.",
		Make:      "Make the class",
		Keeps:     "What we keep",
	}
	joinClass = wording.JoinClass{
		Pick:     "Pick an animal and a color",
		Animal:   "Animal",
		Color:    "Color",
		ComeIn:   "Come in",
		YourName: "That is your name here.",
		CardSays: "This card is for:",
		Locked:   "Nobody can join just now. Ask your teacher.",
		Full:     "This class is full. Ask your teacher.",
		Hello:    "You are",
		ForToday: "For today",
		Nothing:  "Go on along your own path.",
		OwnPath:  "My path",
		Leave:    "Leave this seat",
		Sure:     "Yes, leave. Only the card opens it again.",
		Safe:     "Your teacher sees your stars and answers, not your name.",
	}
	leadClass = wording.LeadClass{
		Code: "Code", At: "at", Poster: "Poster", Cards: "Seat cards", Day: "A day as a table (CSV)",
		Pupil: "Pupil", Now: "Lesson now", Stars: "Stars", Answers: "Today", Away: "away", Help: "Help",
		RightToday: "right today", WrongToday: "wrong today",
		HelpMeans: "Help: the last three answers were wrong.",
		Nobody:    "Nobody is here yet. Show the poster, or write the code on the board.",
		SortBy:    "Sort by", ByHelp: "Needs help", ByName: "Name", ByLesson: "Lesson", ByStars: "Stars",
		Show: "Show", All: "All", OnlyHere: "Here", NoRow: "Nobody just now.",
		Set: "For today: set it", Stands: "Each child's page has it.",
		Lock: "Lock joining", Unlock: "Unlock joining", LockedNow: "Nobody else can join.",
		Remove: "Remove", SureRemove: "Yes, remove with all stars",
		Card:    "New card",
		Playing: "Game", Unheeded: "Warned", Game: "The game so far",
		Warned: "There was a warning, and the child played on.",
		Missed: "Missed last", Sheet: "Print these",
		Link: "Open this class on another device", LinkSays: "Whoever has this link leads the class. Keep it to yourself.",
		Renew: "Make a new link", SureRenew: "Yes: the old link and other devices stop leading",
		End: "End and delete now", SureEnd: "Yes, delete everything",
		Private: "Not for the projector: it shows who needs help.",
		Unreachable: "Other devices cannot open this address. " +
			"Open this page by the name or address that this computer has in the network.",
		Updates: "This page keeps itself up to date.", More: "More for this class", Back: "Back to the class",
		Live: "The pupils",
	}
	together = wording.Together{
		Title:    "Everyone look",
		Now:      "Everyone look: answer now",
		Ask:      "Everyone look",
		AskIntro: "All see one position. Each answers, and you see the answers.",
		Position: "Or the link of a position or an exercise, or a FEN",
		Editor:   "Set one up",
		Skill:    "One from practice",
		Own:      "None",
		Square:   "Ask for a square, not for a move",
		One:      "Press one square.",
		OneOf:    "Press one of them.",
		Wall:     "The page for the wall",
		Sent:     "Your answer is in.",
		Change:   "You can still change it.",
		Wait:     "Look up: the answer comes on the big board.",
		Promote:  "What does the pawn become?",
		Is:       "The answer:",
		Yours:    "You said:",
		Tally:    "Show what they say",
		Hide:     "Hide what they say",
		Show:     "This is right",
		Choose:   "To show the right answer, press it on the board.",
		Next:     "Next position",
		End:      "End",
		Over:     "Nothing to look at just now.",
		Back:     "Back to your class",
	}
	pairs = wording.Pairs{
		Title: "Play each other",
		Intro: "Those who are here play in pairs. One who is left over plays Pip.",
		Make:  "Make pairs",
		All:   "Also those whose game goes on",
		Games: "Pairs",
		First: "No move yet.",
		Over:  "The game is over.",
	}
	classPaper = wording.ClassPaper{
		Poster: "A poster", NoAccount: "No account. No real names. About ten minutes.",
		Code: "Your code", At: "at",
		Scan: "Scan the square", ScanSays: "or type the code.",
		Animal: "Pick an animal", AnimalSays: "and a color. That is your name.",
		Begin: "Begin", BeginSays: "The owl helps.",
		Card:  "Next time, bring your card.",
		Cards: "Seat cards", CardSays: "Scan this next time.", Name: "Name",
		Secret: "A card opens its seat on any device. Write names on paper only.",
		Print:  "Print this page", Back: "Back to the class", List: "List",
		HowToPrint: "Print this page with your browser.", QR: "The link as a QR code",
	}
)
