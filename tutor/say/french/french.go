package french

import "chesstutor/tutor/say"

// French speaks to everybody with tu. A no-break space stands before its signs of two parts.
var French = &say.Language{
	Tag: "fr", Name: "Français",
	Phrases: phrases,
	Facts:   says, PlainFacts: plainFactsTexts(), Errors: failures,
	Levels: levels, Frame: frame, Abouts: abouts,
	Game: gameTexts, Shown: shown, End: endTexts, Labels: labels, Key: keyTexts,
	Settings: settingTexts,
	Path:     pathTexts, Practice: skillTexts, Fading: fading, Guess: guess,
	Guide: guideTexts, Draws: draws, Rooms: rooms, Class: classTexts,
	Pages: say.Pages{
		Welcome:  welcome,
		NewGame:  newGame,
		Guide:    guidePage,
		Play:     play,
		Settings: settings,
		Learning: learning,
		Practice: practicePage, PlayingOut: playingOut,
		Seen:     seenPage,
		Forget:   forgetPage,
		About:    aboutPage,
		GrownUps: grownUps,
		Failure:  failure,
		Looking:  looking, Exploring: exploring, Importing: importing, Reviewing: reviewing,
		Editing: editing,
		NewRoom: newRoom, NoRoom: noRoom, Room: roomPage,
	},
	Ideas: ideaNames(),
}
