package tutor_test

import (
	"chesstutor/tutor"
	"chesstutor/tutor/say"
)

// The tests of package tutor itself cannot import say, which imports tutor.
func init() { tutor.English = say.English.Fact }
