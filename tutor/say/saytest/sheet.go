package saytest

import (
	"fmt"
	"maps"
	"reflect"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"chesstutor/tutor"
	"chesstutor/tutor/fact"
	"chesstutor/tutor/say"
)

// Kind is a kind of sentence, with some of those that two languages have for the same.
type Kind struct {
	Name  string
	Pairs [][2]string // in the first language and in the second
}

// onSheet is how many sentences a sheet has of each kind.
var onSheet = []struct {
	name  string
	count int
	texts func(t *testing.T, l *say.Language) map[string]string // by what they are about
}{
	{"Of a board", 90, ofBoards},
	{"Errors", 20, ofErrors},
	{"Lessons and exercises", 35, func(_ *testing.T, l *say.Language) map[string]string { return textsOf(l.Path) }},
	{"Practice", 10, func(_ *testing.T, l *say.Language) map[string]string { return textsOf(l.Practice) }},
	{"How to play", 10, func(_ *testing.T, l *say.Language) map[string]string { return textsOf(l.Guide) }},
	{"Classes and rooms", 15, func(_ *testing.T, l *say.Language) map[string]string {
		return textsOf([]any{l.Class, l.Rooms})
	}},
	{"Pages", 20, func(_ *testing.T, l *say.Language) map[string]string {
		return textsOf([]any{l.Pages, l.Game, l.End, l.Settings})
	}},
}

// Sheet returns two hundred sentences of all kinds, each in two languages, for those who read both.
func Sheet(t *testing.T, first, second *say.Language) (sheet []Kind) {
	t.Helper()
	for _, part := range onSheet {
		ones, others := part.texts(t, first), part.texts(t, second)
		keys := slices.DeleteFunc(slices.Sorted(maps.Keys(ones)), func(key string) bool {
			return !isSentence(ones[key]) || !isSentence(others[key])
		})
		require.GreaterOrEqual(t, len(keys), part.count, part.name)
		kind := Kind{Name: part.name}
		for i := range part.count { // spread over all
			key := keys[i*len(keys)/part.count]
			kind.Pairs = append(kind.Pairs, [2]string{ones[key], others[key]})
		}
		sheet = append(sheet, kind)
	}
	return sheet
}

// isSentence reports whether a text is more than a word or two, and none that functions fill.
func isSentence(text string) bool {
	return strings.Count(text, " ") > 1 && !strings.ContainsAny(text, "%$|\n")
}

// ofBoards returns a sentence of each kind of fact, told to one audience after the other.
func ofBoards(t *testing.T, l *say.Language) map[string]string {
	audiences := []tutor.Audience{tutor.ToWhite, tutor.ToBlack, tutor.ToBoth, tutor.ToWhiteOfTwo, tutor.ToBlackOfTwo}
	texts := map[string]string{}
	for i, kind := range fact.Kinds() {
		list := facts(t, kind)
		texts[string(kind)] = l.Fact(list[i*7%len(list)], audiences[i%len(audiences)])
	}
	return texts
}

func ofErrors(_ *testing.T, l *say.Language) map[string]string {
	texts := textsOf(l.Errors)
	for _, key := range say.ProblemKeys() {
		texts["problem "+string(key)] = l.Problem(say.Problem{Key: key, Name: "from", Names: []string{"one", "two"}})
	}
	return texts
}

// textsOf returns the texts in a value that no function makes, by the way to each.
func textsOf(v any) map[string]string {
	texts := map[string]string{}
	collect(texts, "", reflect.ValueOf(v))
	return texts
}

func collect(texts map[string]string, way string, v reflect.Value) {
	switch v.Kind() {
	case reflect.String:
		texts[way] = v.String()
	case reflect.Interface:
		collect(texts, way, v.Elem())
	case reflect.Struct:
		for i := range v.NumField() {
			collect(texts, way+"."+v.Type().Field(i).Name, v.Field(i))
		}
	case reflect.Slice:
		for i := range v.Len() {
			collect(texts, fmt.Sprintf("%s.%04d", way, i), v.Index(i))
		}
	case reflect.Map:
		for _, key := range v.MapKeys() {
			collect(texts, fmt.Sprintf("%s.%v", way, key), v.MapIndex(key))
		}
	}
}
