package english_test

import (
	"reflect"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"chesstutor/tutor/say"
	"chesstutor/tutor/say/english"
)

// Words that a learner need not know, each with a plainer one.
var hard = regexp.MustCompile(`(?i)\b(men|man|by the count|evaluat\w+|centipawns?)\b`)

// The words of the pages, labels, settings and errors are plain: no sentence has
// more than 14 words.
func TestWordsArePlain(t *testing.T) {
	l := english.English
	for name, part := range map[string]any{
		"Pages": l.Pages, "Key": l.Key, "Settings": l.Settings, "Game": l.Game, "Shown": l.Shown, "Labels": l.Labels,
		"Draws": l.Draws, "Rooms": l.Rooms, "Errors": l.Errors,
	} {
		texts := textsIn(reflect.ValueOf(part))
		assert.NotEmpty(t, texts, name)
		for _, text := range texts {
			requirePlain(t, name, text)
		}
	}
	for _, key := range say.ProblemKeys() {
		requirePlain(t, "Problems",
			english.English.Problem(say.Problem{Key: key, Name: "from", Names: []string{"one", "two"}}))
	}
}

func requirePlain(t *testing.T, name, text string) {
	t.Helper()
	assert.NotRegexp(t, hard, text, name)
	for sentence := range strings.FieldsFuncSeq(text, func(r rune) bool { return strings.ContainsRune(".!?:;", r) }) {
		assert.LessOrEqual(t, len(strings.Fields(sentence)), 14, "%s: %s", name, sentence)
	}
}

// textsIn returns all texts in a value that no function makes.
func textsIn(v reflect.Value) (list []string) {
	switch v.Kind() {
	case reflect.String:
		return []string{v.String()}
	case reflect.Struct:
		for i := range v.NumField() {
			list = append(list, textsIn(v.Field(i))...)
		}
	case reflect.Map:
		for _, key := range v.MapKeys() {
			list = append(list, textsIn(v.MapIndex(key))...)
		}
	}
	return list
}
