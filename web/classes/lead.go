package classes

import (
	"fmt"
	"math"
	"net/http"
	"net/netip"
	"net/url"
	"strconv"
	"time"

	"github.com/a-h/templ"

	"chesstutor/templates/classes"
	"chesstutor/templates/frame"
	"chesstutor/tutor/class"
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
	Pair   int       `json:"pair"` // the seat of the other whom the child plays, 0 for none
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
			Stars: s.TotalStars(), Today: tallyOf(&s, v.Date(now)), Look: s.NeedsALook(),
			Missed: append([]string{}, s.Missed...), Game: gameOf(&s), Pair: pairOf(&s, now),
		})
	}
	return site.Object{
		{Name: "title", Value: v.Title()}, {Name: "locked", Value: v.Locked()},
		{Name: "today", Value: v.Today().String()}, {Name: "ends", Value: v.Ends().Format(time.DateOnly)},
		{Name: "clock", Value: v.Clock()}, {Name: "together", Value: lookOf(v)}, {Name: "seats", Value: seats},
	}
}

// lead answers GET /class/{code}/teacher: with the teacher's page, or in JSON with all children.
func (h *Classes) lead(v *visit, w http.ResponseWriter, r *http.Request, q site.Form) error {
	here, err := h.here(r, v)
	if err != nil {
		return err
	}
	if !site.WantsHTML(r) {
		return site.WriteJSON(w, http.StatusOK, leadJSON(v, here, time.Now()))
	}
	return site.WritePage(w, r, http.StatusOK, classes.LeadPage(h.leadPage(r, v, here, q)))
}

// leading adds the teacher's page to a refusal.
func (h *Classes) leading(r *http.Request, v *visit, err error) error {
	e, expected := site.AsRefusal(refusalOf(err))
	if !expected || e.Status == http.StatusForbidden || e.Status >= http.StatusInternalServerError {
		return err
	}
	here, lost := h.here(r, v)
	if lost != nil {
		return err
	}
	return e.Beside(func(_ *say.Language, wrong string) templ.Component {
		page := h.leadPage(r, v, here, site.Form{})
		page.Wrong, page.Layout.Refresh = wrong, "10; url="+v.url+"/teacher"
		return classes.LeadPage(page)
	}, nil)
}

// leadPage returns the teacher's page.
func (h *Classes) leadPage(r *http.Request, v *visit, here map[int]bool, q site.Form) classes.Lead {
	l := h.Language(r)
	words, now := l.Class.Lead, time.Now()
	page := classes.Lead{
		Layout: site.LearningFrame(l, "", v.Title()).About(l.Abouts.NewClass), Say: words, Title: v.Title(), URL: v.url,
		Code: grouped(v.Code()), At: h.typedAt(r), Locked: v.Locked(),
		Tasks: tasks(l, v.Today().String()), Today: l.Class.New.Today,
		Link: h.linkURL(r, v.Class), Ends: l.Class.Ends(int(math.Ceil(v.Ends().Sub(now).Hours() / 24))),
		Clock: strconv.Itoa(v.Clock()), Midnight: l.Class.Midnight(zone(v.Clock())), Days: days14(v, now),

		Pairs: l.Class.Pairs, Games: pairGames(l, v.Class, now), Typed: l.Class.New.Typed,

		Together: l.Class.Together, LookSkills: []frame.Option{{Text: l.Class.Together.Own}},
	}
	if t := v.Today(); t != (class.Task{}) {
		page.Now = taskWords(l, t)
	}
	for _, s := range lookSkills() {
		page.LookSkills = append(page.LookSkills, frame.Option{Value: string(s), Text: l.Practice.Skills[s]})
	}
	page.Near = h.near(l, r)
	if v.Together().Position != "" {
		page.Looking = l.Class.Together.Wall
	}
	page.Layout.Class, page.Layout.Refresh = true, "10"
	page.Layout.Thumbs = []frame.Thumb{
		{Link: frame.Link{Text: words.Live, URL: "#main", Current: true}, Icon: "people"},
		{Link: frame.Link{Text: words.Answers, URL: "#today"}, Icon: "board"},
		{Link: frame.Link{Text: words.Poster, URL: v.url + "/poster"}, Icon: "print"},
	}
	page.Layout.More = l.Frame.More
	page.Layout.Others = append([]frame.Link{{Text: words.Cards, URL: v.url + "/cards"}}, page.Layout.Nav...)
	t := tableOf(l, v, here, q, v.Date(now))
	t.fill(&page)
	return page
}

// near says that no other device can open the address by which a request came, "" if others can.
func (h *Classes) near(l *say.Language, r *http.Request) string {
	at, err := url.Parse(h.Origin(r))
	if err != nil {
		return ""
	}
	address, err := netip.ParseAddr(at.Hostname())
	if at.Hostname() == "localhost" || err == nil && address.IsLoopback() {
		return l.Class.Lead.Unreachable
	}
	return ""
}

// days14 returns the tables of the days that are kept on which somebody answered, and that of today, the latest first.
func days14(v *visit, now time.Time) (list []frame.Link) {
	today := v.Date(now)
	for date := today; date > today-class.KeptDays; date-- {
		answered := date == today
		for _, s := range v.Seats() {
			answered = answered || len(s.On(date)) > 0
		}
		if day := date.Time().Format(time.DateOnly); answered {
			list = append(list, frame.Link{Text: day, URL: v.url + "/day.csv?day=" + day})
		}
	}
	return list
}

// zone names a clock by how many minutes it is ahead of UTC: "UTC+2", "UTC−3:30", "UTC".
func zone(minutes int) string {
	sign, text := "+", "UTC"
	if minutes < 0 {
		sign, minutes = "−", -minutes
	}
	if minutes != 0 {
		text += sign + strconv.Itoa(minutes/60)
	}
	if minutes%60 != 0 {
		text += fmt.Sprintf(":%02d", minutes%60)
	}
	return text
}
