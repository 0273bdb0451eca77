package say_test

import (
	"fmt"
	"maps"
	"reflect"
	"slices"

	"chesstutor/ai"
	"chesstutor/tutor"
	"chesstutor/tutor/chance"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/class"
	"chesstutor/tutor/exercise"
	"chesstutor/tutor/fact"
	"chesstutor/tutor/practice"
	"chesstutor/tutor/review"
	"chesstutor/tutor/room"
	"chesstutor/tutor/say"
	"chesstutor/tutor/say/english"
)

// keys lists the keys that each table of a language must have, by the type of
// the table.
var keys = map[reflect.Type][]any{
	reflect.TypeFor[say.Facts]():       anyOf(fact.Kinds()),
	reflect.TypeFor[say.PlainFacts]():  anyOf(fact.PlainKinds()),
	reflect.TypeFor[say.Faults]():      anyOf(chess.Faults()),
	reflect.TypeFor[say.Refusals]():    anyOf(room.Codes()),
	reflect.TypeFor[say.AnimalNames](): anyOf(class.Animals()),
	reflect.TypeFor[say.ColorNames]():  anyOf(class.Colors()),
	reflect.TypeFor[say.ClassTasks]():  anyOf(class.TaskKinds()),
	reflect.TypeFor[say.Problems]():    anyOf(say.ProblemKeys()),
	reflect.TypeFor[say.ReviewMarks](): anyOf(review.Marks()),
	reflect.TypeFor[say.Draws](): {
		chess.Stalemate, chess.Threefold, chess.FiftyMove, chess.Insufficient, chess.MoveLimit,
	},
	reflect.TypeFor[say.RoomWins]():   anyOf(room.WinReasons()),
	reflect.TypeFor[say.RoomDraws]():  anyOf(room.DrawReasons()),
	reflect.TypeFor[say.Ideas]():      anyOf(fact.Concepts()),
	reflect.TypeFor[say.LevelTable](): anyOf(ai.Levels()),

	// which tests of English compare with what there is
	reflect.TypeFor[say.Topics]():   keysOf(english.English.Guide.Topics),
	reflect.TypeFor[say.Captions](): keysOf(english.English.Guide.Captions),
	reflect.TypeFor[say.Lessons]():  keysOf(english.English.Path.Lessons),
	reflect.TypeFor[say.Tasks]():    keysOf(english.English.Path.Tasks),
	reflect.TypeFor[say.Reasons]():  keysOf(english.English.Path.Reasons),

	// whose number its own test checks
	reflect.TypeFor[say.CharacterNames](): keysOf(english.English.Levels.Characters),

	reflect.TypeFor[say.Sayings](): keysOf(english.English.Levels.Characters),

	// which package site checks against its table
	reflect.TypeFor[say.Worths](): anyOf([]int{
		chess.Pawn.Worth(), chess.Bishop.Worth(), chess.Rook.Worth(), chess.Queen.Worth(),
	}),
	reflect.TypeFor[say.SettingTexts](): keysOf(english.English.Settings),

	reflect.TypeFor[say.SkillTexts]():      anyOf(practice.Skills()),
	reflect.TypeFor[say.PlayOutTitles]():   playOutNames(),
	reflect.TypeFor[say.PracticeTasks]():   anyOf(practice.Rules()),
	reflect.TypeFor[say.DifficultyTexts](): anyOf(practice.Difficulties()),
	reflect.TypeFor[say.GroupNames]():      anyOf(chance.Groups()),
	reflect.TypeFor[say.Questions]():       anyOf(chance.Groups()),
	reflect.TypeFor[say.GameRules]():       anyOf(exercise.GameRules()),
}

// playOutNames returns the names of the positions to play out.
func playOutNames() (names []any) {
	for _, p := range tutor.PlayOuts() {
		names = append(names, p.Name)
	}
	return names
}

func anyOf[T any](list []T) (all []any) {
	for _, each := range list {
		all = append(all, each)
	}
	return all
}

func keysOf[K comparable, V any](table map[K]V) []any { return anyOf(slices.Collect(maps.Keys(table))) }

// missing returns what a language lacks: fields, entries of its tables, and
// entries that are never used, by name. It looks through the pointer: Go 1.26
// copies so large a value to the heap while its maps may lie on the stack.
func missing(l *say.Language) []string { return missingIn("", reflect.ValueOf(l).Elem()) }

func missingIn(name string, v reflect.Value) (list []string) {
	if v.Kind() != reflect.Struct && (v.IsZero() || v.Kind() == reflect.Slice && v.Len() == 0) {
		return []string{name}
	}
	switch v.Kind() {
	case reflect.Struct:
		if name != "" {
			name += "."
		}
		for i := range v.NumField() {
			list = append(list, missingIn(name+v.Type().Field(i).Name, v.Field(i))...)
		}
	case reflect.Slice:
		for i := range v.Len() {
			list = append(list, missingIn(fmt.Sprintf("%s[%d]", name, i), v.Index(i))...)
		}
	case reflect.Map:
		wanted := keys[v.Type()]
		if wanted == nil {
			list = append(list, name+", whose keys nobody knows")
		}
		for _, key := range wanted {
			at := fmt.Sprintf("%s[%v]", name, key)
			if value := v.MapIndex(reflect.ValueOf(key)); value.IsValid() {
				list = append(list, missingIn(at, value)...)
			} else {
				list = append(list, at)
			}
		}
		for _, key := range v.MapKeys() {
			if !slices.Contains(wanted, key.Interface()) {
				list = append(list, fmt.Sprintf("%s[%v], which there is not", name, key))
			}
		}
	}
	return list
}
