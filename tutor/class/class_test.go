package class

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/room"
)

var begin = time.Date(2027, 3, 1, 8, 0, 0, 0, time.UTC)

// made returns a class that the browser "teacher" leads, as the link "link" does.
func made(t testing.TB) *Class {
	t.Helper()
	return must(t, New("K7WQRT"), Actor{}, Event{
		Kind: KindMade, Title: "Class 4b", Days: MostDays, Key: room.KeyOf("teacher"), Card: room.KeyOf("link"),
	}, begin)
}

// must lets somebody do something.
func must(t testing.TB, c *Class, by Actor, e Event, now time.Time) *Class {
	t.Helper()
	e, err := c.Next(by, e, now)
	require.NoError(t, err)
	after, err := c.After(e)
	require.NoError(t, err)
	return after
}

// join seats a child whose browser and card have the tokens "child n" and "card n".
func join(t testing.TB, c *Class, name Name) *Class {
	t.Helper()
	return must(t, c, Actor{}, seated(c, name, fmt.Sprint("child ", c.NextSeat())), begin)
}

func seated(c *Class, name Name, token string) Event {
	return Event{
		Kind: KindSeated, Seat: c.NextSeat(), Name: name, Key: room.KeyOf(token),
		Card: room.KeyOf(strings.Replace(token, "child", "card", 1)),
	}
}

var (
	blueOtter = Name{"otter", "blue"}
	redOtter  = Name{"otter", "red"}
)

// two returns a class with two children.
func two(t testing.TB) *Class { return join(t, join(t, made(t), blueOtter), redOtter) }

const opening = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"

// TestWhoMayDoWhat tries every kind of event as everybody: the column tells who may.
func TestWhoMayDoWhat(t *testing.T) {
	c, in := must(t, two(t), Actor{Leads: true}, Event{Kind: KindAsked, Position: opening}, begin), room.NewID()
	c = must(t, c, Actor{Leads: true}, Event{Kind: KindPaired, Seat: 1, Other: 2, Room: in}, begin)
	later := begin.Add(2 * visitEvery)
	everybody := []string{"", "teacher", "link", "child 1", "card 1", "child 2", "card 2"}
	for kind, test := range map[Kind]struct {
		event Event
		who   []string
	}{
		KindVisited:  {Event{}, []string{"teacher"}},
		KindClocked:  {Event{Clock: 120}, []string{"teacher"}},
		KindLed:      {Event{Key: room.KeyOf("other")}, []string{"link"}},
		KindRenewed:  {Event{Key: room.KeyOf("other"), Card: room.KeyOf("new link")}, []string{"teacher"}},
		KindSeated:   {seated(c, Name{"cat", "red"}, "child 3"), everybody},
		KindOpened:   {Event{Seat: 1, Key: room.KeyOf("other")}, []string{"card 1"}},
		KindLeft:     {Event{Seat: 1}, []string{"child 1"}},
		KindRemoved:  {Event{Seat: 1}, []string{"teacher"}},
		KindCarded:   {Event{Seat: 1, Card: room.KeyOf("new")}, []string{"teacher"}},
		KindLocked:   {Event{On: true}, []string{"teacher"}},
		KindToday:    {Event{Task: Task{Kind: LessonTask, Name: "rook"}}, []string{"teacher"}},
		KindAnswered: {Event{Seat: 1, Skill: "fork", Exercise: "fork.7"}, []string{"child 1"}},
		KindStarred:  {Event{Seat: 1, Lesson: "rook", Stars: 3}, []string{"child 1"}},
		KindPlayed:   {Event{Seat: 1, Position: opening, Move: "e2e4"}, []string{"child 1"}},
		KindAsked:    {Event{}, []string{"teacher"}},
		KindReplied:  {Event{Seat: 1, Move: "e2e4"}, []string{"child 1"}},
		KindShown:    {Event{Move: "e2e4"}, []string{"teacher"}},
		KindPaired:   {Event{Seat: 1, Other: 2, Room: room.NewID()}, []string{"teacher"}},
		KindFinished: {Event{Seat: 1, Room: in}, []string{"child 1"}},
	} {
		e := test.event
		e.Kind = kind
		for _, token := range everybody {
			got, err := c.Next(c.Actor(token), e, later)
			if !slices.Contains(test.who, token) {
				require.ErrorIs(t, err, ErrNotAllowed, "%s as %q", kind, token)
				continue
			}
			require.NoError(t, err, "%s as %q", kind, token)
			_, err = c.After(got)
			require.NoError(t, err, "%s as %q", kind, token)
		}
	}
	assert.Len(t, transitions, 20, "and KindMade, which begins a class")
}

func TestWhatIsRefused(t *testing.T) {
	c, teacher := two(t), Actor{Leads: true}
	full := made(t)
	for _, name := range full.Free()[:MostSeats] {
		full = join(t, full, name)
	}
	locked := must(t, c, teacher, Event{Kind: KindLocked, On: true}, begin)
	asked := must(t, c, teacher, Event{Kind: KindAsked, Position: opening}, begin)
	square := must(t, c, teacher, Event{Kind: KindAsked, Position: opening, On: true}, begin)
	const mated = "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3"
	shown := must(t, asked, teacher, Event{Kind: KindShown, Move: "e2e4"}, begin)
	none, cat := New("K7WQRT"), Name{"cat", "red"}
	made := Event{Kind: KindMade, Title: "4b", Days: 1, Key: room.KeyOf("a"), Card: room.KeyOf("b")}
	with := func(change func(*Event)) Event { e := made; change(&e); return e }
	for name, test := range map[string]struct {
		in   *Class
		by   Actor
		e    Event
		want error
	}{
		"a class twice":        {c, Actor{}, made, ErrOrder},
		"no title":             {none, Actor{}, with(func(e *Event) { e.Title = "" }), ErrField},
		"a long title":         {none, Actor{}, with(func(e *Event) { e.Title = strings.Repeat("é", 41) }), ErrField},
		"two lines":            {none, Actor{}, with(func(e *Event) { e.Title = "4\nb" }), ErrField},
		"for ever":             {none, Actor{}, with(func(e *Event) { e.Days = MostDays + 1 }), ErrField},
		"no key":               {none, Actor{}, with(func(e *Event) { e.Key = room.Key{} }), ErrField},
		"another field":        {none, Actor{}, with(func(e *Event) { e.Move = "e2" }), ErrField},
		"nothing yet":          {none, Actor{}, seated(c, cat, "child 3"), ErrOrder},
		"a name that is taken": {c, Actor{}, seated(c, blueOtter, "child 3"), ErrNameTaken},
		"no name":              {c, Actor{}, seated(c, Name{"dodo", "red"}, "child 3"), ErrField},
		"a second seat":        {c, Actor{}, seated(c, cat, "child 1"), ErrSeated},
		"a locked class":       {locked, Actor{}, seated(c, cat, "child 3"), ErrLocked},
		"a full class":         {full, Actor{}, seated(full, full.Free()[0], "child 61"), ErrFull},
		"locked already":       {locked, teacher, Event{Kind: KindLocked, On: true}, ErrNoChange},
		"a seat that is not":   {c, teacher, Event{Kind: KindRemoved, Seat: 3}, ErrNoSeat},
		"a visit just now":     {c, teacher, Event{Kind: KindVisited}, ErrNoChange},
		"a task of no kind":    {c, teacher, Event{Kind: KindToday, Task: Task{"dance", "rook", 0}}, ErrField},
		"the task of today":    {c, teacher, Event{Kind: KindToday}, ErrNoChange},
		"four stars": {
			c, Actor{Seat: 1}, Event{Kind: KindStarred, Seat: 1, Lesson: "rook", Stars: 4}, ErrField,
		},
		"a reply to nothing":   {c, Actor{Seat: 1}, Event{Kind: KindReplied, Seat: 1, Move: "e2e4"}, ErrNotAsked},
		"an illegal move":      {asked, Actor{Seat: 1}, Event{Kind: KindReplied, Seat: 1, Move: "e2e5"}, ErrField},
		"a reply too late":     {shown, Actor{Seat: 1}, Event{Kind: KindReplied, Seat: 1, Move: "e2e4"}, ErrNotAsked},
		"an answer to nothing": {c, teacher, Event{Kind: KindShown, Move: "e2e4"}, ErrNotAsked},
		"a square, not a move": {asked, Actor{Seat: 1}, Event{Kind: KindReplied, Seat: 1, Move: "e2"}, ErrField},
		"a move, not a square": {square, Actor{Seat: 1}, Event{Kind: KindReplied, Seat: 1, Move: "e2e4"}, ErrField},
		"no move in it":        {c, teacher, Event{Kind: KindAsked, Position: mated}, ErrField},
		"no position":          {c, teacher, Event{Kind: KindAsked, Position: "x"}, ErrField},
		"a pair of one":        {c, teacher, Event{Kind: KindPaired, Seat: 1, Other: 1, Room: room.NewID()}, ErrNoSeat},
		"no room":              {c, teacher, Event{Kind: KindPaired, Seat: 1, Other: 2, Room: "x"}, ErrField},
		"no kind":              {c, teacher, Event{Kind: "danced"}, ErrBadEvent},
	} {
		t.Run(name, func(t *testing.T) {
			_, err := test.in.Next(test.by, test.e, begin)
			assert.ErrorIs(t, err, test.want)
		})
	}
}

func TestSeatsComeBack(t *testing.T) {
	c := two(t)
	left := must(t, c, Actor{Seat: 1}, Event{Kind: KindLeft, Seat: 1}, begin)
	assert.Zero(t, left.Actor("child 1").Seat, "the next child at this browser has no seat")
	assert.NotContains(t, left.Free(), blueOtter, "but nobody else gets the name")
	back := must(t, left, left.Actor("card 1"), Event{Kind: KindOpened, Seat: 1, Key: room.KeyOf("child 2")}, begin)
	assert.Equal(t, 1, back.Actor("child 2").Seat, "a browser has one seat")
	second, _ := back.Seat(2)
	assert.Zero(t, second.Key)
	renewed := must(t, back, Actor{Leads: true}, Event{Kind: KindCarded, Seat: 1, Card: room.KeyOf("new")}, begin)
	assert.Zero(t, renewed.Actor("card 1").Card, "the old card opens nothing")
	assert.Equal(t, 1, renewed.Actor("new").Card)
	removed := must(t, renewed, Actor{Leads: true}, Event{Kind: KindRemoved, Seat: 1}, begin)
	assert.Contains(t, removed.Free(), blueOtter)
	assert.Equal(t, 3, removed.NextSeat(), "no number comes back")
}

func TestTheRightToLeadMoves(t *testing.T) {
	c := made(t)
	for n := range mostLeads {
		key := room.KeyOf(fmt.Sprint("browser ", n))
		c = must(t, c, c.Actor("link"), Event{Kind: KindLed, Key: key}, begin)
	}
	assert.False(t, c.Actor("teacher").Leads, "the oldest gave way")
	assert.True(t, c.Actor("browser 7").Leads)
	e := Event{Kind: KindRenewed, Key: room.KeyOf("browser 7"), Card: room.KeyOf("new link")}
	c = must(t, c, c.Actor("browser 7"), e, begin)
	assert.True(t, c.Actor("browser 7").Leads)
	assert.False(t, c.Actor("browser 6").Leads)
	assert.False(t, c.Actor("link").Link)
	assert.True(t, c.Actor("new link").Link)
}

func TestAClassEnds(t *testing.T) {
	c := made(t)
	assert.Equal(t, begin.Add(KeepIdle), c.Ends())
	visits := begin
	for range 20 {
		visits = visits.Add(KeepIdle - time.Hour)
		c = must(t, c, Actor{Leads: true}, Event{Kind: KindVisited}, visits)
	}
	assert.Equal(t, begin.AddDate(0, 0, MostDays), c.Ends(), "however often the teacher comes")
}

func TestStarsAreThoseWonInTheSeat(t *testing.T) {
	c := two(t)
	for _, won := range []int{1, 1, 3} {
		c = must(t, c, Actor{Seat: 1}, Event{Kind: KindStarred, Seat: 1, Lesson: "rook", Stars: won}, begin)
	}
	c = must(t, c, Actor{Seat: 1}, Event{Kind: KindStarred, Seat: 1, Lesson: "bishop", Stars: 2}, begin)
	one, _ := c.Seat(1)
	assert.Equal(t, map[string]int{"rook": 3, "bishop": 2}, one.Stars)
	assert.Equal(t, 5, one.TotalStars())
	other, _ := c.Seat(2)
	assert.Zero(t, other.TotalStars())
}

// TestSumsOfAnswers compares the sums with those counted from the list of all answers.
func TestSumsOfAnswers(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	c, now := two(t), begin
	type cell struct {
		date  Date
		skill string
		right bool
	}
	want, row := map[cell]int{}, 0
	for range 400 {
		now = now.Add(time.Duration(random.IntN(3600)) * time.Second)
		skill := []string{"fork", "rook", "mate-in-one"}[random.IntN(3)]
		right := random.IntN(3) > 0
		c = must(t, c, Actor{Seat: 1}, Event{
			Kind: KindAnswered, Seat: 1, Skill: skill, Exercise: fmt.Sprint(skill, ".", random.IntN(9)), On: right,
		}, now)
		want[cell{DateOf(now), skill, right}]++
		if row++; right {
			row = 0
		}
		s, _ := c.Seat(1)
		require.Equal(t, row >= LookAfter, s.NeedsALook())
	}
	s, _ := c.Seat(1)
	require.Greater(t, len(s.Days), 5)
	got := map[cell]int{}
	for _, day := range s.Days {
		for _, k := range day.Skills {
			got[cell{day.Date, k.Skill, true}], got[cell{day.Date, k.Skill, false}] = k.Right, k.Wrong
		}
	}
	for at, n := range want {
		if at.date >= s.Days[0].Date {
			assert.Equal(t, n, got[at], at)
		}
	}
	other, _ := c.Seat(2)
	assert.Empty(t, other.Days)
}

// TestDaysAreTheTeachers answers around midnight of the teacher's clock, which is not that of UTC, and is put back.
func TestDaysAreTheTeachers(t *testing.T) {
	night := time.Date(2027, 3, 1, 23, 30, 0, 0, time.UTC) // half past one on the second, where the teacher is
	answer := func(c *Class, at time.Time) *Class {
		return must(t, c, Actor{Seat: 1}, Event{
			Kind: KindAnswered, Seat: 1, Skill: "rook", Exercise: "rook-1", On: true,
		}, at)
	}
	clock := func(c *Class, minutes int, at time.Time) *Class {
		return must(t, c, Actor{Leads: true}, Event{Kind: KindClocked, Clock: minutes}, at)
	}
	days := func(c *Class) (list []string) {
		s, _ := c.Seat(1)
		for _, d := range s.Days {
			list = append(list, fmt.Sprint(d.Date.Time().Format(time.DateOnly), " ", d.Skills[0].Right))
		}
		return list
	}
	c := answer(clock(two(t), 120, begin), night)
	assert.Equal(t, []string{"2027-03-02 1"}, days(c))
	c = answer(clock(c, -480, night), night)
	assert.Equal(t, []string{"2027-03-01 1", "2027-03-02 1"}, days(c))
	c = answer(answer(c, night), night.Add(9*time.Hour))
	assert.Equal(t, []string{"2027-03-01 2", "2027-03-02 2"}, days(c))
	assert.Equal(t, DateOf(night), c.Date(night))
	for minutes, wrong := range map[int]error{-721: ErrField, 841: ErrField, -480: ErrNoChange} {
		_, err := c.Next(Actor{Leads: true}, Event{Kind: KindClocked, Clock: minutes}, night)
		assert.ErrorIs(t, err, wrong)
	}
}

// TestFourteenDaysAreKept answers four skills of the longest names a day: the sums of the last fourteen are kept.
func TestFourteenDaysAreKept(t *testing.T) {
	c := two(t)
	for day := range 20 {
		for _, skill := range []string{"take-the-guard", "free-pieces", "pin-and-skewer", "rook"} {
			c = must(t, c, Actor{Seat: 1}, Event{Kind: KindAnswered, Seat: 1, Skill: skill, Exercise: "x.1"},
				begin.AddDate(0, 0, day))
		}
	}
	s, _ := c.Seat(1)
	require.Len(t, s.Days, KeptDays)
	assert.Equal(t, DateOf(begin)+6, s.Days[0].Date)
}

// wild is about as long as a position gets.
const wild = "r1b1k1nr/1p1p1p1p/p1p1p1p1/1n1q2b1/1N1Q2B1/P1P1P1P1/1P1P1P1P/R1B1K1NR w KQkq - 49 2999"

// TestASeatIsBounded does more in a seat than anybody could, with the longest texts.
func TestASeatIsBounded(t *testing.T) {
	c, now, most := two(t), begin, 0
	long := func(n int) string { return fmt.Sprintf("%s%05d", strings.Repeat("x", mostKey-5), n) }
	fen := "r1b1k1nr/p1p1p1p1/1p1p1p1p/2n2q2/2N2Q2/1P1P1P1P/P1P1P1P1/R1B1K1NR w KQkq - 99 999"
	c = must(t, c, Actor{Leads: true}, Event{Kind: KindPaired, Seat: 1, Other: 2, Room: "0123456789abcdef"}, now)
	c = must(t, c, Actor{Seat: 1}, Event{Kind: KindPlayed, Seat: 1, Position: fen, Move: "a7a8q", On: true}, now)
	for n := range 2000 {
		now = now.Add(11 * time.Hour / 4)
		c = must(t, c, Actor{Seat: 1}, Event{
			Kind: KindAnswered, Seat: 1, Skill: long(n % 90), Exercise: long(n), Lesson: long(n), On: n%2 == 0,
		}, now)
		c = must(t, c, Actor{Seat: 1}, Event{Kind: KindStarred, Seat: 1, Lesson: long(n), Stars: 3}, now)
		before := made(t)
		before.is.Seats = c.Seats()[1:]
		in := room.NewID()
		c = must(t, c, Actor{Leads: true}, Event{Kind: KindPaired, Seat: 1, Other: 2, Room: in}, now)
		e := Event{Kind: KindPlayed, Seat: 1, Position: wild, Move: "e2e4", Room: in}
		c = must(t, c, Actor{Seat: 1}, e, now)
		most = max(most, len(c.Encode())-len(before.Encode()))
	}
	assert.LessOrEqual(t, most, MostSeatBytes)
	assert.Greater(t, most, MostSeatBytes/2, "the test fills it")
}

func TestCodes(t *testing.T) {
	seen := map[Code]bool{}
	letters := map[rune]int{}
	for range 2000 {
		code := NewCode()
		again, ok := ParseCode(strings.ToLower(string(code[:3])) + "-" + string(code[3:]) + " ")
		require.True(t, ok)
		require.Equal(t, code, again)
		seen[code] = true
		for _, letter := range code {
			letters[letter]++
		}
	}
	assert.Greater(t, len(seen), 1990)
	assert.Len(t, letters, len(codeLetters))
	for _, wrong := range []string{"", "K7WQ", "K7WQRTT", "K7WQRA", "K7WQR0", "K7WQRÉ"} {
		_, ok := ParseCode(wrong)
		assert.False(t, ok, wrong)
	}
}

func TestTasks(t *testing.T) {
	for _, text := range []string{
		"", "lesson:rook", "skill:fork", "same:fork:7", "position:queen", "friend:4", "fen:" + opening,
	} {
		task, ok := ParseTask(text)
		assert.True(t, ok, text)
		assert.Equal(t, text, task.String())
	}
	const over = "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3"
	for _, wrong := range []string{"rook", "lesson:", "lesson:Rook", "lesson:rook:7", "same:fork", "same:fork:07",
		"same:fork:-1", "dance:rook", "fen:x", "fen:" + over, "friend:", "lesson:" + strings.Repeat("x", mostKey+1)} {
		_, ok := ParseTask(wrong)
		assert.False(t, ok, wrong)
	}
}
