package english

import "chesstutor/templates/wording"

var play = wording.Play{
	Board: "Chess board", ShowMe: "Show me", Hide: "Hide", More: "More", Else: "What else?", Sound: "Sound",
	Ahead: "Ahead by the points of the pieces",

	Becomes: "Your pawn is across! It becomes", NotThisMove: "Not this move",

	StartOver: "Start over?", GivesUp: newGame.GivesUp,
	KeepPlaying: "Keep playing", DoStartOver: "Start over",

	OneBack: "One back", Next: "Next", BackToGame: "Back to the game", Explore: "Try moves",
	LookBack: "Look back through the game",
	First:    "First position", Back: "Back", Forward: "Forward", Last: "Last position",
	Moves: "Moves", NoMoves: "They are written here as you play.",
	Keep: "Keep this game", InPGN: "The game, in PGN", InFEN: "The position on the board, in FEN",
	Copy: "Copy", Copied: "Copied", Download: "Download", FromPosition: "Play from a position",
	KeepLink: "A link to this game", BringIn: "Bring in a game",
	Marks:    "Key to the marks",
	TakeBack: "Take back", PlayOn: "Play on", Threat: "Threat", LetItMove: "Let the computer move",
	Why: "Why?", WhyThat: "Why that move?",
	Hint: "Hint", MoreHint: "More help", Close: "Close",
	HintLater: "Look once more. More help comes soon.",
	HintOpens: "The last step of the hint is open now.",
	Computer:  "The computer", ChangeLevel: "Change the level", Change: "Change",
	Done: "Done",

	Aloud:     "Read aloud",
	LookMoves: "# can move", LookMove: "# can move", LookTakens: "# can be taken", LookTaken: "# can be taken",
	LookGoods: "# safe", LookGood: "# safe", LookPlaces: "# squares", LookPlace: "# square",
	LookWins: "# win points", LookWin: "# wins points",
	LookFair:    "# no loss",
	LookCareful: "# careful",
	LookLosses:  "# lose it", LookLoss: "# loses it",
	LookMarkeds: "# marked. Tap another, or check.", LookMarked: "# marked. Tap another, or check.",

	JustTell: "Just tell me", CheckGuess: "Done", NoneMarked: "None",

	Where: "Where to look", Idea: "The idea", Piece: "The piece", Move: "The move",
	Aim:    "Catch the black king, so that it has nowhere to go. Start with a pawn in the middle.",
	Prompt: "Choose a piece to see where it may go.", Looked: "This is how the board stood then.",
	TriedBefore: "Take it back and press Hint: I help you find a better move.",
	NoTime:      "I had too little time to look. Play on: next turn I look again.",
	Calmer:      "Try a calmer board", Again: "Play again",
	ConnectionLost: "The connection is lost. Trying again…",
	Kept:           "The connection is lost. Your move is kept, and sent when it is back.",
	NotSent:        "The connection is lost. Your game is safe: try again when it is back.",
}
