package ukrainian

import "chesstutor/tutor/say"

// Ukrainian speaks to everybody with ти, and never tells in a past tense what the listener did, as that would need to
// know a boy from a girl.
var Ukrainian = &say.Language{
	Tag: "uk", Name: "Українська",
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
