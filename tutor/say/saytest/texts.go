package saytest

import (
	"reflect"

	"chesstutor/tutor/say"
)

// Texts returns the texts of the pages, labels, settings and errors of a language by the part that they are of: those
// that no function makes, and the problems. Paragraphs for grown-ups are left out.
func Texts(l *say.Language) map[string][]string {
	texts := map[string][]string{}
	for name, part := range map[string]any{
		"Pages": l.Pages, "Key": l.Key, "Settings": l.Settings, "Game": l.Game, "Shown": l.Shown, "Labels": l.Labels,
		"Draws": l.Draws, "Rooms": l.Rooms, "Errors": l.Errors,
	} {
		texts[name] = textsIn(reflect.ValueOf(part), false)
	}
	for _, key := range say.ProblemKeys() {
		texts["Problems"] = append(texts["Problems"],
			l.Problem(say.Problem{Key: key, Name: "from", Names: []string{"one", "two"}}))
	}
	return texts
}

// Lessons returns the texts of the lessons of a language, of their exercises and of How to play.
func Lessons(l *say.Language) map[string][]string {
	return map[string][]string{
		"Lessons":  textsIn(reflect.ValueOf(l.Path.Lessons), true),
		"Tasks":    textsIn(reflect.ValueOf(l.Path.Tasks), true),
		"Topics":   textsIn(reflect.ValueOf(l.Guide.Topics), true),
		"Captions": textsIn(reflect.ValueOf(l.Guide.Captions), true),
	}
}

// textsIn returns all texts in a value that no function makes, those of lists too if paragraphs is set.
func textsIn(v reflect.Value, paragraphs bool) (list []string) {
	switch v.Kind() {
	case reflect.String:
		return []string{v.String()}
	case reflect.Struct:
		for i := range v.NumField() {
			list = append(list, textsIn(v.Field(i), paragraphs)...)
		}
	case reflect.Slice:
		for i := 0; paragraphs && i < v.Len(); i++ {
			list = append(list, textsIn(v.Index(i), paragraphs)...)
		}
	case reflect.Map:
		for _, key := range v.MapKeys() {
			list = append(list, textsIn(v.MapIndex(key), paragraphs)...)
		}
	}
	return list
}
