package webtest

import (
	"reflect"
	"regexp"
	"slices"

	"chesstutor/tutor/say"
	"chesstutor/tutor/say/english"
)

// word matches words. Turn skips those with digits, such as squares and moves.
var word = regexp.MustCompile(`[\p{L}\p{N}]+`)

var digit = regexp.MustCompile(`\p{N}`)

// Turn reverses every word of a text. Words with digits stay, so that squares
// and moves can be recognized.
func Turn(text string) string {
	return word.ReplaceAllStringFunc(text, func(w string) string {
		if digit.MatchString(w) {
			return w
		}
		runes := []rune(w)
		slices.Reverse(runes)
		return string(runes)
	})
}

// turnedLanguage returns a language made from English by reversing every word of every
// text. Its tag is "x-turned".
func turnedLanguage() *say.Language {
	l := turned(reflect.ValueOf(*english.English)).Interface().(say.Language)
	l.Tag = "x-turned"
	return &l
}

// turned returns a copy of a value with all its texts reversed, also those that
// its functions return.
func turned(v reflect.Value) reflect.Value {
	made := reflect.New(v.Type()).Elem()
	switch v.Kind() {
	case reflect.String:
		made.SetString(Turn(v.String()))
	case reflect.Struct:
		for i := range v.NumField() {
			made.Field(i).Set(turned(v.Field(i)))
		}
	case reflect.Map:
		made.Set(reflect.MakeMap(v.Type()))
		for _, key := range v.MapKeys() {
			made.SetMapIndex(key, turned(v.MapIndex(key)))
		}
	case reflect.Slice:
		for i := range v.Len() {
			made.Set(reflect.Append(made, turned(v.Index(i))))
		}
	case reflect.Func:
		made.Set(reflect.MakeFunc(v.Type(), func(given []reflect.Value) []reflect.Value {
			for i, text := range given { // which is in the language: it is turned once in the end
				if t := text.Type(); t.Kind() == reflect.String ||
					t.Kind() == reflect.Slice && t.Elem().Kind() == reflect.String {
					given[i] = turned(text)
				}
			}
			results := v.Call(given)
			for i := range results {
				results[i] = turned(results[i])
			}
			return results
		}))
	default:
		made.Set(v)
	}
	return made
}
