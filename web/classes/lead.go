package classes

import (
	"cmp"
	"math"
	"net/http"
	"slices"
	"strconv"
	"time"

	"chesstutor/templates/classes"
	"chesstutor/templates/frame"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/class"
	"chesstutor/tutor/lesson"
	"chesstutor/tutor/practice"
	"chesstutor/tutor/say"
	"chesstutor/web/site"
)

// pupilJSON is the JSON encoding of a child, for the teacher.
type pupilJSON struct {
	Seat   int       `json:"seat"`
	Animal string    `json:"animal"`
	Color  string    `json:"color"`
	Here   bool      `json:"here"`
	Lesson string    `json:"lesson"` // in which the child answered last, "" for none
	Stars  int       `json:"stars"`
	Today  tallyJSON `json:"today"`
	Game   *gameJSON `json:"game"` // the last game that was played, null for none
	Look   bool      `json:"look"` // the child needs one
	Missed []string  `json:"missed"`
}

// gameJSON is the JSON encoding of a child's game against the computer, after the child's last move.
type gameJSON struct {
	FEN    string `json:"fen"`
	Move   string `json:"move"`
	Warned bool   `json:"warned"` // the child played on in spite of a warning
}

// tallyJSON is the JSON encoding of the answers of a day.
type tallyJSON struct {
	Right  int                  `json:"right"`
	Wrong  int                  `json:"wrong"`
	Skills map[string]tallyJSON `json:"skills,omitempty"`
}

// tallyOf sums up the answers of a child on a day.
func tallyOf(s *class.Seat, date class.Date) tallyJSON {
	sum := tallyJSON{Skills: map[string]tallyJSON{}}
	for _, k := range s.On(date) {
		sum.Right, sum.Wrong = sum.Right+k.Right, sum.Wrong+k.Wrong
		sum.Skills[k.Skill] = tallyJSON{Right: k.Right, Wrong: k.Wrong}
	}
	return sum
}

// gameOf returns a child's game, nil for none.
func gameOf(s *class.Seat) *gameJSON {
	if s.Game == (class.Game{}) {
		return nil
	}
	return &gameJSON{s.Game.Position, s.Game.Move, s.Game.Warned}
}

// leadJSON is the JSON encoding of what the teacher sees.
func leadJSON(v *visit, here map[int]bool, now time.Time) site.Object {
	seats := []pupilJSON{}
	for _, s := range v.Seats() {
		seats = append(seats, pupilJSON{
			Seat: s.Number, Animal: s.Name.Animal, Color: s.Name.Color, Here: here[s.Number], Lesson: s.Lesson,
			Stars: s.TotalStars(), Today: tallyOf(&s, class.DateOf(now)), Look: s.NeedsALook(),
			Missed: append([]string{}, s.Missed...), Game: gameOf(&s),
		})
	}
	return site.Object{
		{Name: "title", Value: v.Title()}, {Name: "locked", Value: v.Locked()},
		{Name: "today", Value: v.Today().String()}, {Name: "ends", Value: v.Ends().Format(time.DateOnly)},
		{Name: "together", Value: lookOf(v)}, {Name: "seats", Value: seats},
	}
}

// lead answers GET /class/{code}/teacher: with the teacher's page, or in JSON with all children.
func (h *Classes) lead(v *visit, w http.ResponseWriter, r *http.Request, q site.Form) error {
	var here map[int]bool
	var err error
	site.Away(r.Context(), func() { here, err = h.Here(r.Context(), v.Code()) })
	if err != nil {
		return err
	}
	if !site.WantsHTML(r) {
		return site.WriteJSON(w, http.StatusOK, leadJSON(v, here, time.Now()))
	}
	return site.WritePage(w, r, http.StatusOK, classes.LeadPage(h.leadPage(r, v, here, q)))
}

// leadPage returns the teacher's page.
func (h *Classes) leadPage(r *http.Request, v *visit, here map[int]bool, q site.Form) classes.Lead {
	l := h.Language(r)
	words, now := l.Class.Lead, time.Now()
	page := classes.Lead{
		Layout: site.LearningFrame(l, "", v.Title()).About(l.Abouts.NewClass), Say: words, Title: v.Title(), URL: v.url,
		Code: grouped(v.Code()), Locked: v.Locked(), Tasks: tasks(l, v.Today().String()), Today: l.Class.New.Today,
		Link: h.linkURL(r, v.Class),
		Ends: l.Class.Ends(int(math.Ceil(v.Ends().Sub(now).Hours() / 24))),

		Together: l.Class.Together, LookSkills: []frame.Option{{Text: l.Class.Together.Own}},
	}
	for _, s := range lookSkills() {
		page.LookSkills = append(page.LookSkills, frame.Option{Value: string(s), Text: l.Practice.Skills[s]})
	}
	if v.Together().Position != "" {
		page.Looking = l.Class.Together.Wall
	}
	page.Layout.Class, page.Layout.Refresh = true, "10"
	arrived := 0
	for _, s := range v.Seats() {
		row := h.row(l, v, &s, here[s.Number], class.DateOf(now))
		page.Rows = append(page.Rows, row)
		if row.Here {
			arrived++
		}
		if q["seat"] == row.Number {
			page.Open = openRow(l, &s, row)
		}
	}
	page.Here = l.Class.Here(arrived, len(page.Rows))
	sorted := sortRows(page.Rows, q["sort"])
	for _, by := range []frame.Link{
		{Text: words.ByHelp, URL: "help"}, {Text: words.ByName, URL: "name"}, {Text: words.ByLesson, URL: "lesson"},
		{Text: words.ByStars, URL: "stars"},
	} {
		page.Sort = append(page.Sort, frame.Link{
			Text: by.Text, URL: v.url + "/teacher?sort=" + by.URL, Current: by.URL == sorted,
		})
	}
	return page
}

// sortRows sorts the rows, and returns by what: by who needs help unless something else is asked for.
func sortRows(rows []classes.Row, by string) string {
	compare := map[string]func(a, b classes.Row) int{
		"help":   func(a, b classes.Row) int { return compareBools(b.Help, a.Help) },
		"name":   func(a, b classes.Row) int { return cmp.Compare(a.Name, b.Name) },
		"lesson": func(a, b classes.Row) int { return cmp.Compare(a.Lesson, b.Lesson) },
		"stars":  func(a, b classes.Row) int { return cmp.Compare(count(b.Stars), count(a.Stars)) },
	}
	if compare[by] == nil {
		by = "help"
	}
	slices.SortStableFunc(rows, compare[by])
	return by
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

// fullBar is how many answers fill the bar of a row.
const fullBar = 20

// row returns the row of a child.
func (h *Classes) row(l *say.Language, v *visit, s *class.Seat, here bool, date class.Date) classes.Row {
	today := tallyOf(s, date)
	all := max(fullBar, today.Right+today.Wrong)
	row := classes.Row{
		Pupil: pupil(l, s.Name), Number: strconv.Itoa(s.Number), URL: v.url + "/teacher?seat=" + strconv.Itoa(s.Number),
		Here: here, Help: s.NeedsALook(), Lesson: l.Path.Lessons[s.Lesson].Title, Stars: strconv.Itoa(s.TotalStars()),
		Right: strconv.Itoa(100 * today.Right / all), Wrong: strconv.Itoa(100 * today.Wrong / all),
		Tally: l.Class.Tally(today.Right, today.Wrong),
	}
	for _, k := range s.On(date) {
		row.Skills = append(row.Skills,
			classes.Skill{Title: skillTitle(l, k.Skill), Tally: l.Class.Tally(k.Right, k.Wrong)})
	}
	return row
}

// skillTitle returns the title of a skill, or of the lesson whose exercises count under its name.
func skillTitle(l *say.Language, name string) string {
	if skill, ok := practice.FindSkill(name); ok {
		return l.Practice.Skills[skill]
	}
	return l.Path.Lessons[name].Title
}

// openRow returns the row of one child with the exercises that were missed, each of which can be looked at.
func openRow(l *say.Language, s *class.Seat, row classes.Row) *classes.Open {
	open := &classes.Open{Row: row}
	if g := gameOf(s); g != nil {
		open.Board = "/board.svg?" + site.BoardQuery(g.FEN, g.Move, chess.White)
		if g.Warned {
			open.Warned = l.Class.Lead.Warned
		}
	}
	for _, id := range s.Missed {
		if url, title := exerciseAt(l, id); url != "" {
			open.Missed = append(open.Missed, frame.Link{Text: title, URL: url})
		}
	}
	slices.Reverse(open.Missed)
	return open
}

// exerciseAt returns where an exercise of a lesson or of practice is, "" if it is no more.
func exerciseAt(l *say.Language, id string) (url, title string) {
	if item, ok := practice.Find(id); ok {
		return "/practice?id=" + id, l.Practice.Skills[item.Skill]
	}
	for _, at := range lesson.Lessons() {
		if e, ok := at.Exercise(id); ok {
			return site.ExerciseURL(at, e), l.Path.Lessons[at.Name].Title
		}
	}
	return "", ""
}
