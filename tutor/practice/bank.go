package practice

import (
	"bytes"
	"compress/gzip"
	"embed"
	"fmt"
	"io"
	"slices"
	"strconv"
	"strings"
	"sync"

	"chesstutor/tutor/chess"
	"chesstutor/tutor/exercise"
)

//go:embed bank
var files embed.FS

// shelf is the exercises of one skill: their lines, the line numbers of each difficulty, and those of the third of the
// easy ones with the fewest pieces.
type shelf struct {
	lines  []string
	places [3][]int
	small  []int
}

// shelves returns the shelf of each skill, which is decompressed on first use.
var shelves = func() map[Skill]func() *shelf {
	all := map[Skill]func() *shelf{}
	for _, s := range Skills() {
		all[s] = sync.OnceValue(func() *shelf {
			packed, err := files.ReadFile("bank/" + string(s) + ".gz")
			if err == nil {
				var opened *shelf
				if opened, err = open(s, packed); err == nil {
					return opened
				}
			}
			panic("practice: " + string(s) + ": " + err.Error()) // unreachable: the tests open all
		})
	}
	return all
}()

// open decompresses the exercises of a skill. Each line begins with its difficulty as a digit. What a game would mark
// otherwise, or a search doubts, is kept for those who have it in practice and chosen no more.
func open(skill Skill, packed []byte) (*shelf, error) {
	r, err := gzip.NewReader(bytes.NewReader(packed))
	if err != nil {
		return nil, err
	}
	data, err := io.ReadAll(r)
	if err != nil {
		return nil, err
	}
	s := &shelf{lines: strings.Split(strings.TrimSuffix(string(data), "\n"), "\n")}
	for i, line := range s.lines {
		d := line[0] - '0'
		if d > byte(Hard) {
			return nil, fmt.Errorf("line %d has no difficulty", i+1)
		}
		if skill == FreePieces || skill == SafeSquares || strings.Contains(line, `"doubted":true`) {
			list, err := exercise.Read([]byte(line[1:]))
			if err != nil {
				return nil, fmt.Errorf("line %d: %w", i+1, err)
			}
			if list[0].ChosenNoMore() {
				continue
			}
		}
		s.places[d] = append(s.places[d], i)
	}
	return s, s.findSmall()
}

// findSmall fills small.
func (s *shelf) findSmall() error {
	pieces := make([]int, len(s.lines))
	var promotes []int
	for _, i := range s.places[Easy] {
		list, err := exercise.Read([]byte(s.lines[i][1:]))
		if err != nil {
			return fmt.Errorf("line %d: %w", i+1, err)
		}
		p := &list[0].Position
		pieces[i] = p.Occupied().Count()
		if mayPromote(p) {
			promotes = append(promotes, i)
		} else {
			s.small = append(s.small, i)
		}
	}
	if len(s.small) < len(promotes) { // the skill is about that
		s.small = slices.Clone(s.places[Easy])
	}
	slices.SortStableFunc(s.small, func(a, b int) int { return pieces[a] - pieces[b] })
	s.small = s.small[:(len(s.small)+2)/3]
	return nil
}

// mayPromote reports whether a white pawn is one step from its last rank. Whoever begins has not met that yet.
func mayPromote(p *chess.Position) bool {
	for pawn := range p.Pieces(chess.Pawn, chess.White).All() {
		if pawn.Rank() == chess.A8.Rank()-1 {
			return true
		}
	}
	return false
}

// An Item is an exercise of the bank.
type Item struct {
	Skill      Skill
	Number     int // in the skill, 0 for the first of the bank
	Difficulty Difficulty
	Exercise   *exercise.Exercise
}

// ID returns the id of a skill's exercise by its number. In the id they are counted from 1, those that are gone first:
// "fork.1212" is number 11.
func ID(s Skill, number int) string { return string(s) + "." + strconv.Itoa(s.retired()+number+1) }

// Count returns how many exercises of a difficulty a skill has.
func Count(s Skill, d Difficulty) int { return len(shelves[s]().places[d]) }

// Size returns how many exercises a skill has.
func Size(s Skill) int { return len(shelves[s]().lines) }

// At returns a skill's exercise by its number. It panics unless the number is from 0 to Size-1.
func At(s Skill, number int) Item {
	line := shelves[s]().lines[number]
	list, err := exercise.Read([]byte(line[1:]))
	if err != nil {
		panic("practice: " + ID(s, number) + ": " + err.Error()) // unreachable: the tests read all
	}
	return Item{Skill: s, Number: number, Difficulty: Difficulty(line[0] - '0'), Exercise: list[0]}
}

// Find returns the exercise with an id, and whether there is one.
func Find(id string) (Item, bool) {
	name, text, _ := strings.Cut(id, ".")
	s, ok := FindSkill(name)
	if !ok {
		return Item{}, false
	}
	counted, err := strconv.Atoi(text)
	number := counted - s.retired() - 1
	if err != nil || number < 0 || number >= Size(s) || ID(s, number) != id {
		return Item{}, false
	}
	return At(s, number), true
}

// Line returns the line of the bank that holds an exercise.
func Line(s Skill, number int) string { return shelves[s]().lines[number] }

// Pick maps any number to an exercise of a skill and difficulty. The same number gives the same exercise.
func Pick(s Skill, d Difficulty, by uint64) Item {
	places := shelves[s]().places[d]
	return At(s, places[by%uint64(len(places))])
}

// fewestSmall is from how many small exercises of a skill at least one is chosen.
const fewestSmall = 24

// pickSmall maps any number to one of the third of a skill's easy exercises that have the fewest pieces: for the first
// level to one of the smallest of these, and for each level below levelSmall to one of some more.
func pickSmall(s Skill, level int, by uint64) Item {
	places := shelves[s]().small
	places = places[:min(max(fewestSmall, len(places)*(level+1)/levelSmall), len(places))]
	return At(s, places[by%uint64(len(places))])
}
