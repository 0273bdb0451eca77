package english

import "chesstutor/tutor/say"

var (
	openingLessons = say.Lessons{}
	openings       = say.Tasks{}
)
