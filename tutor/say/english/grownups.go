package english

import "chesstutor/tutor/say"

var grownUps = say.GrownUps{
	Title: "For grown-ups",
	Intro: "A tutor that teaches chess from the first move. Free, no adverts, no accounts.",
	Link:  "For grown-ups",
	What:  "What it is", WhatSays: "Short lessons, games, and a coach that says why.",
	Keeps:       grownUpsKeeps,
	Child:       grownUpsChild,
	Sheets:      grownUpsSheets,
	School:      grownUpsSchool,
	KeptOfRooms: keptOfRooms, KeptWithoutRooms: keptWithoutRooms, TwoChildren: twoChildren,
	KeptOfClasses: keptOfClasses, ClassHere: classHere,
	ClassSays: "Make a class without accounts. Or run a server of your own.",

	KeptHere: "What this browser keeps", Path: "All lessons", Skills: "All skills", Sheet: "Print a sheet",
	Certificate: "The certificate",
	Position:    "Set up a position", Progress: "The progress on this device",
	Settings: "Settings", MakeClass: "Make a class", JoinClass: "Join a class",
}

var keptOfRooms = say.GrownUpPart{Title: "On the server", Texts: []string{
	"Only games with friends, and classes, are stored there.",
	"Of a game: what was chosen, the moves and their times.",
	"There are no names in them. Seats and the address that made a game are kept as codes.",
	"Who sits in a game is known by a cookie in that browser.",
	"A game is deleted 30 days after its last move. One that nobody began is deleted after a day.",
	"Whoever has the link to such a game can watch it. There is no chat.",
}}

var keptOfClasses = say.GrownUpPart{Title: "In a class", Texts: []string{
	"A child in a class is an animal and a color. No name, address or age is asked or stored.",
	"Stored are stars, counts of right and wrong answers of 14 days, and the last 20 exercises missed.",
	"So are its lesson, the last position of its game, and how far the teacher's clock is from UTC.",
	"Only the teacher sees them, and only what was done while the child had the seat.",
	"A class is deleted 30 days after the teacher's last visit, after 400 days at most, or at a press.",
}}

var classHere = say.GrownUpPart{Title: "A class without accounts", Texts: []string{
	"Make a class, and show its poster. Each child scans it or types the code, and picks an animal.",
	"You see who is here, what each one does, and who needs help. You say what is for today.",
}}

var keptWithoutRooms = say.GrownUpPart{Title: "On the server", Texts: []string{
	"Nothing of what is played or learned here is stored there.",
}}

var twoChildren = say.GrownUpPart{Title: "Two children, two devices", Texts: []string{
	"They play each other by a link, a QR code or a code to type.",
}}

var grownUpsKeeps = say.GrownUpPage{
	Title: "What it keeps",
	Says:  "Progress stays in this browser. No name is asked.",
	Parts: []say.GrownUpPart{
		{Title: "In the browser", Texts: []string{
			"Games, settings, stars and practice stay in this browser, in cookies, for a year.",
			"The server signs these cookies, so that nothing else can write them. No script can read them.",
			"Lessons that were opened are kept to be read without a connection. So is a move not yet sent.",
			"One button forgets what was played and learned here.",
		}},
		{Title: "In the log", Texts: []string{
			"Whoever runs the server may keep a log: the page, the time and the network address of each request.",
			"Of classes and the children in them it holds no address and no code.",
			"Ask them how long they keep it.",
		}},
	},
}

var grownUpsChild = say.GrownUpPage{
	Title: "With a child",
	Says:  "Ten minutes a day. Ask: what did that attack?",
	Parts: []say.GrownUpPart{
		{Title: "How to begin", Texts: []string{
			"Choose the first door, \"New to chess\". You need not know the rules: learn them together.",
			"One lesson, a few exercises or one game are enough for a day. Stop while it is fun.",
		}},
		{Title: "What to ask", Texts: []string{
			"Before a move: what does the other side want? Which piece is in danger?",
			"After a move: what did that attack? What did it leave alone?",
			"After a game: which move do you like best?",
		}},
		{Title: "What to leave to the board", Texts: []string{
			"Let the child touch the pieces. Wait before you help: the board tells what went wrong.",
			"The hints tell a little at first, then more. Against the computer a move can be taken back.",
			"Losing is part of it. Under \"New game\" there are easier opponents, and harder ones.",
		}},
		{Title: "What you can set", Texts: []string{
			"In the settings the coach says more or less, and the board shows more or fewer marks.",
			"A child who cannot read yet presses the owl, which reads aloud, where the browser has a voice.",
		}},
	},
}

var grownUpsSheets = say.GrownUpPage{
	Title: "Sheets and links",
	Says:  "Exercises on paper, links to give, and how far a child is.",
	Parts: []say.GrownUpPart{
		{Title: "Sheets to print", Texts: []string{
			"Each skill has a sheet to print, and there is a mixed one. The solutions are on a page of their own.",
			"The same address gives the same sheet again.",
		}},
		{Title: "A certificate", Texts: []string{
			"Once every lesson has stars, the path leads to a certificate. Print it from the browser's menu, on its side.",
			"Name and date are written by hand: nothing of that is stored.",
		}},
		{Title: "Links to give", Texts: []string{
			"Open a lesson or a skill and copy its address. Whoever opens it is there at once.",
			"Set up a position and make a link to it, or send a game that was played.",
			"A link never replaces a child's own game without asking.",
		}},
		{Title: "How far a child is", Texts: []string{
			"\"Your progress\" on the child's device shows the stars of each lesson, and what is seen in games.",
			"\"Make a link\" there takes the progress to another device. Opened, it first says what it brings.",
			"Nobody else can look it up. In a class its teacher sees what was done there.",
		}},
	},
}

var grownUpsSchool = say.GrownUpPage{
	Title: "For a class or a school",
	Says:  "One program on one computer, for a whole class.",
	Parts: []say.GrownUpPart{
		{Title: "A class on this server", Texts: []string{
			"Nothing has to be installed on the children's devices: a browser and the address are enough.",
			"If children share a computer, let each one forget this browser at the end. " +
				"Make a link to the progress before that.",
		}},
		{Title: "A server of your own", Texts: []string{
			"Chess Tutor is one free program. It needs no other service and loads nothing from other sites.",
			"Start it on one computer, and all others in the network open its address.",
		}},
		{Title: "What comes with the program", Texts: []string{
			"For teachers: the file docs/teachers.md. It tells how a class begins, and the limits of one address.",
			"For whoever runs it: docs/running.md, docs/security.md, and docs/deploy for a lasting service.",
		}},
	},
}
