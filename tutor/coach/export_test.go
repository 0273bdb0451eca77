package coach

import (
	"chesstutor/tutor"
	"chesstutor/tutor/fact"
)

// English is what tutor/say says in English, which the tests in this package
// cannot import: it imports this one. The tests beside it set it.
var English func(fact.Fact, tutor.Audience) string
