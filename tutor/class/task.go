package class

import (
	"strconv"
	"strings"

	"chesstutor/tutor/chess"
)

// Task is what children do today. The zero Task is that each goes on along the path.
type Task struct {
	Kind TaskKind `json:"kind"`
	Name string   `json:"name"`           // of the lesson, the skill, or the position; or as TaskKind says
	Seed uint32   `json:"seed,omitempty"` // of SameTask
}

// TaskKind is a kind of task. Its text is stable.
type TaskKind string

// The kinds of tasks.
const (
	LessonTask   TaskKind = "lesson"   // of the path
	SkillTask    TaskKind = "skill"    // to practise
	SameTask     TaskKind = "same"     // the same exercises of a skill for all
	PositionTask TaskKind = "position" // to play out, of those with a name
	FENTask      TaskKind = "fen"      // to play out, any; its name is the position in FEN
	FriendTask   TaskKind = "friend"   // a game against the computer; its name is the number of the level
)

// TaskKinds returns all kinds of tasks.
func TaskKinds() []TaskKind {
	return []TaskKind{LessonTask, SkillTask, SameTask, PositionTask, FENTask, FriendTask}
}

// String returns a task as ParseTask reads it: "lesson:rook", "same:fork:7", "" for the zero Task.
func (t Task) String() string {
	if t == (Task{}) {
		return ""
	}
	text := string(t.Kind) + ":" + t.Name
	if t.Kind == SameTask {
		text += ":" + strconv.FormatUint(uint64(t.Seed), 10)
	}
	return text
}

// ParseTask is the inverse of String. It reports whether the text is a task; it does not know which lessons there are.
func ParseTask(text string) (Task, bool) {
	if text == "" {
		return Task{}, true
	}
	kind, name, _ := strings.Cut(text, ":")
	t := Task{Kind: TaskKind(kind)}
	if name, seed, found := strings.Cut(name, ":"); found {
		n, err := strconv.ParseUint(seed, 10, 32)
		if err != nil {
			return Task{}, false
		}
		t.Name, t.Seed = name, uint32(n)
	} else {
		t.Name = name
	}
	return t, t.valid() && t.String() == text
}

func (t Task) valid() bool {
	switch t.Kind {
	case LessonTask, SkillTask, PositionTask, FriendTask:
		return isKey(t.Name) && t.Seed == 0
	case FENTask:
		p, err := chess.ParseFEN(t.Name)
		return err == nil && len(t.Name) <= mostFEN && len(p.Moves()) > 0 && t.Seed == 0
	case SameTask:
		return isKey(t.Name)
	}
	return t == Task{}
}

// mostKey bounds the length of the name of a lesson, a skill or an exercise.
const mostKey = 24

// isKey reports whether a text can be the name of a lesson, a skill or an exercise.
func isKey(text string) bool {
	return text != "" && len(text) <= mostKey && strings.Trim(text, "abcdefghijklmnopqrstuvwxyz0123456789-.") == ""
}
