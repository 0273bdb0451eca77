package english_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"maps"
	"slices"
	"strconv"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/exercise"
	"chesstutor/tutor/guide"
	"chesstutor/tutor/lesson"
	"chesstutor/tutor/say/english"
)

// English has texts for exactly the lessons of "How to play" and their diagrams, and for the lessons of the path and
// their exercises. Other languages are compared with English.
func TestLessonsHaveTexts(t *testing.T) {
	var topics, captions, lessons, tasks []string
	for _, l := range guide.All() {
		topics = append(topics, l.Name)
		for _, d := range l.Diagrams {
			captions = append(captions, d.Name)
		}
	}
	for _, l := range lesson.Lessons() {
		lessons = append(lessons, l.Name)
		for _, e := range l.Exercises {
			tasks = append(tasks, e.ID)
		}
	}
	assert.ElementsMatch(t, topics, slices.Collect(maps.Keys(english.English.Guide.Topics)))
	assert.ElementsMatch(t, captions, slices.Collect(maps.Keys(english.English.Guide.Captions)))
	assert.ElementsMatch(t, lessons, slices.Collect(maps.Keys(english.English.Path.Lessons)))
	assert.ElementsMatch(t, tasks, slices.Collect(maps.Keys(english.English.Path.Tasks)))
}

// English has words for exactly the kinds of reasons that package exercise declares, but for those that a fact or the
// exercise itself explains.
func TestReasonsHaveWords(t *testing.T) {
	file, err := parser.ParseFile(token.NewFileSet(), "../../exercise/reason.go", nil, 0)
	require.NoError(t, err)
	var kinds []exercise.ReasonKind
	ast.Inspect(file, func(n ast.Node) bool {
		spec, ok := n.(*ast.ValueSpec)
		if !ok {
			return true
		}
		if of, ok := spec.Type.(*ast.Ident); ok && of.Name == "ReasonKind" {
			kind, err := strconv.Unquote(spec.Values[0].(*ast.BasicLit).Value)
			require.NoError(t, err)
			kinds = append(kinds, exercise.ReasonKind(kind))
		}
		return true
	})
	assert.Greater(t, len(kinds), 70)
	explained := []exercise.ReasonKind{exercise.CannotMove, exercise.DoesNotReach, exercise.Illegal, exercise.ItIsSo}
	assert.ElementsMatch(t, kinds, slices.AppendSeq(explained, maps.Keys(english.English.Path.Reasons)))
}
