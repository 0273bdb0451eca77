package tutor_test

import (
	"chesstutor/tutor"
	"chesstutor/tutor/say"
)

func init() { tutor.English = say.English.Fact }
