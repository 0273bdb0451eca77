package proof_test

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"maps"
	"math/rand/v2"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/ai"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/coach"
	"chesstutor/tutor/fact"
	"chesstutor/tutor/needs"
	"chesstutor/tutor/say/english"
	"chesstutor/tutor/say/proof"
)

// changed is how many changed sentences are read.
var changed = flag.Int("changed", mutants, "change so many sentences, and read them")

// A mutation changes one thing in a sentence or in its place. It returns false where there is nothing to change.
type mutation func(random *rand.Rand, s *said) bool

var (
	squareName  = regexp.MustCompile(`\b[a-h][1-8]\b`)
	pieceName   = regexp.MustCompile(`\b(?:pawn|knight|bishop|rook|queen)s?\b`)
	ownerName   = regexp.MustCompile(`(?i)\b(?:your|the) (?:pawn|knight|bishop|rook|queen|king)`)
	sideName    = regexp.MustCompile(`^(?:Wait: |Then )?(?i:you) (?:can|would|saved|saw|stopped|castled|are|won)\b`)
	ofTheMoment = regexp.MustCompile(`attacks|can take|would lose|can win|Check|saved|Well taken|threatens`)
	countName   = regexp.MustCompile(
		`(?i)\b(?:one|two|three|four|five|six|seven|[1-9]) (?:of your|piece|pawn|point|square|move|file)`)
)

// mutations are all classes of changes.
var mutations = map[string]mutation{
	"square": func(random *rand.Rand, s *said) bool {
		return s.replace(random, squareName, func(string) string {
			return string([]byte{'a' + byte(random.IntN(8)), '1' + byte(random.IntN(8))})
		})
	},
	"piece": func(random *rand.Rand, s *said) bool {
		return s.replace(random, pieceName, func(string) string {
			return []string{"pawn", "knight", "bishop", "rook", "queen"}[random.IntN(5)]
		})
	},
	"owner": func(random *rand.Rand, s *said) bool {
		return s.replace(random, ownerName, func(name string) string {
			owner, piece, _ := strings.Cut(name, " ")
			swapped := map[string]string{"your": "the", "the": "your", "Your": "The", "The": "Your"}[owner]
			return swapped + " " + piece
		})
	},
	"side": func(random *rand.Rand, s *said) bool {
		return s.replace(random, sideName, func(text string) string {
			return strings.NewReplacer("You", "The computer", "you", "the computer", " are", " is").Replace(text)
		})
	},
	"number": func(random *rand.Rand, s *said) bool {
		return s.replace(random, countName, func(text string) string {
			word, rest, _ := strings.Cut(text, " ")
			next := map[string]string{
				"one": "two", "two": "three", "three": "four", "four": "three", "five": "four", "six": "seven",
				"seven": "six", "One": "Two", "Two": "Three", "Three": "Four", "Four": "Five", "Five": "Six",
			}[word]
			if next == "" {
				next = fmt.Sprint(word[0]-'0'+1) + word[1:]
			}
			return next + " " + rest
		})
	},
	"guards": func(_ *rand.Rand, s *said) bool {
		return s.swap("nothing guards it", "its guard is pinned") ||
			s.swap("Nothing guards it.", "Two pieces guard it.")
	},
	"negation": func(_ *rand.Rand, s *said) bool {
		return s.swap("gives check", "is checkmate") || s.swap("is safe there", "can take it there") ||
			s.swap("ahead. Trade", "behind. Trade") || s.swap("no legal move", "a legal move") ||
			s.swap("cannot", "can") || s.swap("Nothing attacks the king", "A pawn attacks the king") ||
			s.swap("can no longer castle", "can castle")
	},
	"what happens": func(_ *rand.Rand, s *said) bool {
		return s.swap("would lose", "can win") || s.swap("can win", "would lose") ||
			s.swap("attacks your", "guards your") || s.swap("can take", "guards") ||
			s.swap("checkmate", "stalemate") || s.swap("saved", "stopped the mate and saved")
	},
	"who is spoken to": func(_ *rand.Rand, s *said) bool {
		names := ownerName.MatchString(s.text) || sideName.MatchString(s.text)
		if s.Listener == 0 {
			return false
		}
		s.Listener = 'w' + 'b' - s.Listener
		return names
	},
	"an earlier board": func(_ *rand.Rand, s *said) bool {
		const back = 8 // long enough for the board to be another
		if len(s.Moves) < back || s.Speech != proof.Line || !ofTheMoment.MatchString(s.text) {
			return false
		}
		s.Moves = s.Moves[:len(s.Moves)-back]
		return true
	},
	"never said before": func(_ *rand.Rand, s *said) bool {
		s.Before = nil
		return strings.Contains(s.text, "still in danger") || strings.Contains(s.text, "still be taken") ||
			strings.Contains(s.text, "can still win")
	},
}

// replace changes one of the places where a pattern is found.
func (s *said) replace(random *rand.Rand, pattern *regexp.Regexp, change func(string) string) bool {
	found := pattern.FindAllStringIndex(s.text, -1)
	if len(found) == 0 {
		return false
	}
	at := found[random.IntN(len(found))]
	old := s.text[at[0]:at[1]]
	changed := change(old)
	s.text = s.text[:at[0]] + changed + s.text[at[1]:]
	return strings.TrimSuffix(changed, "s") != strings.TrimSuffix(old, "s")
}

func (s *said) swap(old, other string) bool {
	if !strings.Contains(s.text, old) {
		return false
	}
	s.text = strings.Replace(s.text, old, other, 1)
	return true
}

// audience is whom a sentence was said to.
func (s *said) audience() tutor.Audience {
	switch s.Listener {
	case 'w':
		return tutor.ToWhite
	case 'b':
		return tutor.ToBlack
	}
	return tutor.ToBoth
}

// isTrue reports whether a changed sentence that is not refused is true on its board after all: a long search has found
// a mate in so few moves, or, of a line, the coach counts the same there, by code that it does not share with the
// reader, or finds that a move follows the plan.
func (s *said) isTrue() bool {
	if doubt := (*proof.DoubtError)(nil); errors.As(proof.Prove(s.Place, s.text), &doubt) && doubt.Within > 0 {
		return true
	}
	then := s.game.Until(len(s.Moves))
	v := coach.NewSurvey(then.Position())
	facts := v.Advice(then, then.Ply())
	for _, m := range then.Position().Moves() {
		line := ai.Line{Moves: []chess.Move{m}}
		facts = append(facts, v.Judged(then, nil, ai.Result{Move: m, PV: line.Moves, Lines: []ai.Line{line}})...)
	}
	return s.Speech == proof.Line && slices.ContainsFunc(facts, func(f fact.Fact) bool {
		f.Ways = nil
		return strings.HasPrefix(s.text, english.English.Fact(f, s.audience()))
	})
}

// refused reports whether the reader refuses a sentence, or a long search what it leaves in doubt.
func (s *said) refused(ctx context.Context) bool {
	err := proof.Prove(s.Place, s.text)
	if doubt := (*proof.DoubtError)(nil); errors.As(err, &doubt) {
		if err = judge(ctx, s, doubt, judgeNodes); doubt.Ending != "" {
			err = endsSo(s.game, s, doubt.Ending)
		}
	}
	return errors.Is(err, proof.ErrFalse) || errors.Is(err, proof.ErrUnread)
}

// mutants is how many changed sentences are read if not told otherwise, eight times as many with the long tests, and
// leastCaught the share of them in percent that must be refused: a few that are changed happen to be true as well.
const (
	mutants     = 125
	leastCaught = 99
)

// mutant returns one of some sentences with a change that can be made in it.
func mutant(random *rand.Rand, all []said, change mutation) said {
	for {
		wrong := all[random.IntN(len(all))]
		if change(random, &wrong) {
			return wrong
		}
	}
}

// TestWrongSentencesAreCaught changes one thing in sentences that are true where they were said, and proves that the
// reader refuses them.
func TestWrongSentencesAreCaught(t *testing.T) {
	wanted := *changed
	if needs.Soak {
		wanted *= 8
	}
	var all []said
	for seed := *auditFrom + 1; len(all) < wanted; seed++ {
		teller := newTeller(t.Context(), seed)
		require.NoError(t, teller.play(turnsEach))
		all = append(all, teller.said...)
	}
	random := rand.New(rand.NewPCG(26, 1000+*auditFrom))
	names := slices.Sorted(maps.Keys(mutations))
	made, caught := map[string]int{}, map[string]int{}
	total, refused, alsoTrue := 0, 0, 0
	for total < wanted {
		name := names[total%len(names)]
		wrong := mutant(random, all, mutations[name])
		isRefused := wrong.refused(t.Context())
		if !isRefused && wrong.isTrue() {
			alsoTrue++
			continue
		}
		total++
		made[name]++
		if isRefused {
			refused++
			caught[name]++
			continue
		}
		t.Logf("not caught, %s: %q (%s) of %q in %s after %s, then %q", name, wrong.text, wrong.Speech, wrong.Move,
			wrong.game.PositionAt(len(wrong.Moves)).FEN(), wrong.Moves[max(0, len(wrong.Moves)-2):], wrong.Then)
	}
	for _, name := range names {
		t.Logf("%4d of %4d caught: %s", caught[name], made[name], name)
	}
	t.Logf("%d of %d caught; %d others are true of another board as well", refused, total, alsoTrue)
	assert.GreaterOrEqual(t, 100*refused, leastCaught*total)
}
