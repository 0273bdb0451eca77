package classes

import (
	"cmp"
	"maps"
	"net/url"
	"slices"
	"strconv"

	"chesstutor/templates/classes"
	"chesstutor/templates/frame"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/class"
	"chesstutor/tutor/practice"
	"chesstutor/tutor/say"
	"chesstutor/web/site"
)

// table is the teacher's table: its rows, in the order and of the children that the address asks for.
type table struct {
	l     *say.Language
	visit *visit
	most  []string      // the skills that most answers of today are about, in alphabetical order
	rows  []classes.Row // of all children
	by    string        // what they are sorted by, a key of comparisons
	only  string        // which of them are shown, a key of filters
	open  string        // the number of the seat whose row is open, "" for none
	date  class.Date    // today
}

// comparisons are what rows can be sorted by: who needs help first, unless something else is asked for.
var comparisons = map[string]func(a, b classes.Row) int{
	"help":   func(a, b classes.Row) int { return -compareBools(a.Help, b.Help) },
	"name":   func(a, b classes.Row) int { return cmp.Compare(a.Name, b.Name) },
	"lesson": func(a, b classes.Row) int { return cmp.Compare(a.Lesson, b.Lesson) },
	"stars":  func(a, b classes.Row) int { return cmp.Compare(count(b.Stars), count(a.Stars)) },
}

// filters are which rows can be shown: all, unless something else is asked for.
var filters = map[string]func(classes.Row) bool{
	"all":  func(classes.Row) bool { return true },
	"here": func(r classes.Row) bool { return r.Here },
	"help": func(r classes.Row) bool { return r.Help },
}

func compareBools(a, b bool) int {
	switch {
	case a == b:
		return 0
	case a:
		return 1
	}
	return -1
}

func count(text string) int {
	n, _ := strconv.Atoi(text)
	return n
}

// tableOf returns the table that an address asks for.
func tableOf(l *say.Language, v *visit, here map[int]bool, q site.Form, date class.Date) *table {
	t := &table{l: l, visit: v, by: q["sort"], only: q["show"], open: q["seat"], date: date}
	if comparisons[t.by] == nil {
		t.by = "help"
	}
	if filters[t.only] == nil {
		t.only = "all"
	}
	t.most = mostAnswered(v.Seats(), date)
	for _, s := range v.Seats() {
		t.rows = append(t.rows, t.row(&s, here[s.Number]))
	}
	slices.SortStableFunc(t.rows, comparisons[t.by])
	return t
}

// columnsOfSkills is how many skills the table has room for.
const columnsOfSkills = 3

// mostAnswered returns the skills that most answers of a day are about, in alphabetical order, so that columns stay
// where they are while answers come.
func mostAnswered(seats []class.Seat, date class.Date) []string {
	answers := map[string]int{}
	for _, s := range seats {
		for _, k := range s.On(date) {
			answers[k.Skill] += k.Right + k.Wrong
		}
	}
	most := slices.SortedFunc(maps.Keys(answers), func(a, b string) int {
		return cmp.Or(cmp.Compare(answers[b], answers[a]), cmp.Compare(a, b))
	})
	return slices.Sorted(slices.Values(most[:min(columnsOfSkills, len(most))]))
}

// url returns the address of the table with another order, other rows or another open row.
func (t *table) url(by, only, open string) string {
	q := url.Values{}
	for _, part := range [][3]string{{"sort", by, "help"}, {"show", only, "all"}, {"seat", open, ""}} {
		if part[1] != part[2] {
			q.Set(part[0], part[1])
		}
	}
	at := t.visit.url + "/teacher"
	if len(q) > 0 {
		at += "?" + q.Encode()
	}
	return at
}

// fill puts the table on the teacher's page.
func (t *table) fill(page *classes.Lead) {
	words := t.l.Class.Lead
	among := func(only string) int {
		return len(slices.DeleteFunc(slices.Clone(t.rows), func(r classes.Row) bool { return !filters[only](r) }))
	}
	page.Here, page.Back = t.l.Class.Here(among("here"), len(t.rows)), t.url(t.by, t.only, "")
	for _, by := range []frame.Link{
		{Text: words.ByHelp, URL: "help"}, {Text: words.ByName, URL: "name"}, {Text: words.ByLesson, URL: "lesson"},
		{Text: words.ByStars, URL: "stars"},
	} {
		page.Sort = append(page.Sort,
			frame.Link{Text: by.Text, URL: t.url(by.URL, t.only, t.open), Current: by.URL == t.by})
	}
	for _, only := range []frame.Link{
		{Text: words.All, URL: "all"}, {Text: words.OnlyHere, URL: "here"}, {Text: words.ByHelp, URL: "help"},
	} {
		page.Show = append(page.Show, classes.Filter{Count: strconv.Itoa(among(only.URL)), Link: frame.Link{
			Text: only.Text, URL: t.url(t.by, only.URL, t.open), Current: only.URL == t.only,
		}})
	}
	for _, skill := range t.most {
		page.Skills = append(page.Skills, skillTitle(t.l, skill))
	}
	for _, row := range t.rows {
		if filters[t.only](row) {
			page.Rows = append(page.Rows, row)
		}
		if row.Number == t.open {
			s, _ := t.visit.Seat(count(row.Number))
			page.Open = openRow(t.l, &s, row)
		}
	}
	page.Nobody = len(t.rows) == 0
}

// fullBar is how many answers fill a bar.
const fullBar = 10

// row returns the row of a child.
func (t *table) row(s *class.Seat, here bool) classes.Row {
	number, skills := strconv.Itoa(s.Number), map[string]classes.Skill{}
	row := classes.Row{
		Pupil: pupil(t.l, s.Name), Number: number, URL: t.url(t.by, t.only, number), Here: here, Help: s.NeedsALook(),
		Lesson: t.l.Path.Lessons[s.Lesson].Title, Stars: strconv.Itoa(s.TotalStars()),
	}
	for _, k := range s.On(t.date) {
		skills[k.Skill] = t.skill(k.Skill, k.Right, k.Wrong)
		row.Skills = append(row.Skills, skills[k.Skill])
	}
	for _, name := range t.most {
		bar, answered := skills[name]
		if !answered {
			bar = t.skill(name, 0, 0)
		}
		row.Bars = append(row.Bars, bar)
	}
	if g := gameOf(s); g != nil {
		row.Board, row.Warned = "/board.svg?"+site.BoardQuery(g.FEN, g.Move, chess.White), g.Warned
		row.Last = t.l.Class.LastMove(g.Move[:2], g.Move[2:4])
	}
	return row
}

// skill returns how many answers in a skill were right and wrong.
func (t *table) skill(name string, right, wrong int) classes.Skill {
	title, tally, all := skillTitle(t.l, name), t.l.Class.Tally(right, wrong), max(fullBar, right+wrong)
	return classes.Skill{
		Title: title, Tally: tally, Said: title + ": " + tally,
		Right: strconv.Itoa(100 * right / all), Wrong: strconv.Itoa(100 * wrong / all),
	}
}

// skillTitle returns the title of a skill, or of the lesson whose exercises count under its name.
func skillTitle(l *say.Language, name string) string {
	if skill, ok := practice.FindSkill(name); ok {
		return l.Practice.Skills[skill]
	}
	return l.Path.Lessons[name].Title
}
