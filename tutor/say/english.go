package say

// English is the first language, and the default for users who ask for no
// available language.
var English = &Language{
	Tag: "en", Name: "English",
	Phrases: englishPhrases,
	Facts:   englishSays, Errors: englishErrors,
	Levels: englishLevels, Frame: englishFrame, Abouts: englishAbouts,
	Game: englishGame, Shown: englishShown, End: englishEnd, Labels: englishLabels, Key: englishKey,
	Settings: englishSettingTexts,
	Path:     englishPath, Practice: englishPractice, Fading: englishFading, Guess: englishGuess,
	Guide: englishGuide, Draws: englishDraws, Rooms: englishRooms,
	Pages: Pages{
		Welcome:  englishWelcome,
		NewGame:  englishNewGame,
		Guide:    englishGuidePage,
		Play:     englishPlay,
		Settings: englishSettings,
		Learning: englishLearning,
		Practice: englishPracticePage,
		Seen:     englishSeenPage,
		Forget:   englishForgetPage,
		About:    englishAboutPage,
		Failure:  englishFailure,
		Looking:  englishLooking, Exploring: englishExploring, Importing: englishImporting, Reviewing: englishReviewing,
		Editing: englishEditing,
		NewRoom: englishNewRoom, NoRoom: englishNoRoom, Room: englishRoomPage,
	},
	Ideas: englishIdeas,
}

// Languages returns all languages, the first one first.
func Languages() []*Language { return []*Language{English} }
