package lesson

// secondPath is the lessons of the second path, "From first game to first prize". Only lessons that are whole are
// here. docs/curriculum.md has the plan of all 25: the place of a lesson is 24 more than its number there.
var secondPath = []Lesson{
	{place: 25, Chapter: 1, Name: "use-pin", Screens: 3},
	{place: 26, Chapter: 1, Name: "use-skewer", Screens: 3},
	{place: 27, Chapter: 1, Name: "discovered", Screens: 3},
	{place: 28, Chapter: 1, Name: "defender", Screens: 3},
	{place: 29, Chapter: 1, Name: "deflection", Screens: 3},
	{place: 30, Chapter: 1, Name: "trap", Screens: 3},
	{place: 31, Chapter: 1, Name: "mating-nets", Screens: 3},
	{place: 32, Chapter: 2, Name: "before-you-move", Screens: 3},
	{place: 33, Chapter: 2, Name: "threats-first", Screens: 3},
	{place: 34, Chapter: 2, Name: "defend", Screens: 3},
	{place: 35, Chapter: 2, Name: "long-count", Screens: 3},
	{place: 36, Chapter: 3, Name: "box", Screens: 3},
	{place: 37, Chapter: 3, Name: "square", Screens: 3},
	{place: 38, Chapter: 3, Name: "opposition", Screens: 3},
	{place: 39, Chapter: 3, Name: "key-squares", Screens: 3},
	{place: 40, Chapter: 3, Name: "pawn-race", Screens: 3},
	{place: 41, Chapter: 3, Name: "rook-endings", Screens: 3},
}
