package learn

import (
	"net/http"
	"net/url"
	"strconv"
	"strings"

	"chesstutor/templates/board"
	"chesstutor/templates/frame"
	"chesstutor/templates/learn"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/class"
	"chesstutor/tutor/exercise"
	"chesstutor/tutor/practice"
	"chesstutor/tutor/say"
	"chesstutor/web/game"
	"chesstutor/web/site"
)

// The sizes of a sheet, in exercises: with two in a row, or with three.
const (
	sheetSize      = 6
	largeSheetSize = 12
)

// sheetQuery is the query of a printed sheet.
type sheetQuery struct {
	query
	n     int
	ids   string          // the names of the exercises, "" for those of a skill
	items []practice.Item // an exercise of a lesson has no skill
}

// readSheetQuery parses the query of a sheet. The defaults are mixed skills, easy, six exercises, seed 1.
func readSheetQuery(q site.Form) (p sheetQuery, err error) {
	if q["ids"] != "" {
		return readNamed(q["ids"])
	}
	if p.query, err = readQuery(q); err != nil {
		return p, err
	}
	if p.difficulty == nil {
		easy := practice.Easy
		p.difficulty = &easy
	}
	if p.seed == nil {
		one := uint64(1)
		p.seed = &one
	}
	switch q["n"] {
	case "", strconv.Itoa(sheetSize):
		p.n = sheetSize
	case strconv.Itoa(largeSheetSize):
		p.n = largeSheetSize
	default:
		return p, notOneOf("n", []int{sheetSize, largeSheetSize})
	}
	p.items = practice.Sheet(*p.seed, p.skill, *p.difficulty, p.n)
	return p, nil
}

// mostNamed is how many exercises of a sheet are named at most: as many as a class keeps of what a child missed.
const mostNamed = class.MostMissed

// readNamed returns the sheet of the exercises with these ids, with commas between them. A small game is none: it is
// played and not answered.
func readNamed(ids string) (p sheetQuery, err error) {
	p.ids = ids
	wrong := site.RefuseFor(http.StatusBadRequest, say.Problem{Key: say.NoSuchSheet, Number: mostNamed})
	list := strings.Split(ids, ",")
	if len(list) > mostNamed {
		return p, wrong
	}
	for _, id := range list {
		item, ok := practice.Find(id)
		if !ok {
			item.Exercise = site.ExerciseNamed(id)
		}
		if item.Exercise == nil || item.Exercise.Kind == exercise.Game {
			return p, wrong
		}
		p.items = append(p.items, item)
	}
	p.n = len(p.items)
	return p, nil
}

// address returns the address of the sheet with another seed.
func (p *sheetQuery) address(seed uint64) string {
	if p.ids != "" {
		return "/practice/sheet?ids=" + p.ids
	}
	q := url.Values{
		"difficulty": {p.difficulty.String()},
		"n":          {strconv.Itoa(p.n)},
		"seed":       {strconv.FormatUint(seed, 10)},
	}
	if p.skill != "" {
		q.Set("skill", string(p.skill))
	}
	return "/practice/sheet?" + q.Encode()
}

// printSheet answers GET /practice/sheet: with a sheet of exercises and their solutions to print. The same address
// always gives the same sheet.
func (s *Learn) printSheet(w http.ResponseWriter, r *http.Request) error {
	p, err := readSheetQuery(site.Query(r))
	if err != nil {
		return err
	}
	language := s.Language(r)
	if site.WantsHTML(r) {
		return site.WritePage(w, r, http.StatusOK, learn.PrintedSheetPage(p.page(language)))
	}
	u := &learner{Learner: site.Learner{Language: language}}
	var list []any
	var solutions [][]solution
	for _, item := range p.items {
		if item.Skill == "" {
			list = append(list, u.exerciseJSON(item.Exercise))
		} else {
			list = append(list, u.practiceJSON(item, false))
		}
		solutions = append(solutions, solutionsJSON(item.Exercise, item.Exercise.Solutions()))
	}
	return site.WriteJSON(w, http.StatusOK, site.Object{
		{Name: "seed", Value: p.seed}, {Name: "exercises", Value: list}, {Name: "solutions", Value: solutions},
	})
}

func (p *sheetQuery) page(l *say.Language) learn.PrintedSheet {
	words := l.Pages.Practice
	title := words.MixedSheet
	if p.skill != "" {
		title = l.Practice.Skills[p.skill]
	}
	page := learn.PrintedSheet{
		Layout: site.LearningFrame(l, skillsURL, title).About(l.Abouts.Sheet), Title: title,
		Say: words.Practice, Right: words.Phrases.Right(p.n), Three: p.n > sheetSize,
		Back: frame.Link{Text: words.Skills, URL: "/practice/skills"},
	}
	if p.ids != "" {
		page.Source = p.address(0)
	} else {
		page.Level, page.Source = l.Practice.Difficulties[*p.difficulty], p.address(*p.seed)
		page.Other = frame.Link{Text: words.Other, URL: p.address(*p.seed + 1)}
	}
	for i, item := range p.items {
		number := words.Phrases.Figure(i + 1)
		page.Figures = append(page.Figures, figureOf(l, item.Exercise, number))
		page.Answers = append(page.Answers, learn.PrintedAnswer{
			Number: number, Text: solutionWords(l, item.Exercise),
		})
	}
	return page
}

// figureOf returns an exercise as a diagram for paper.
func figureOf(l *say.Language, e *exercise.Exercise, number string) learn.Figure {
	f := learn.Figure{
		Number: number, Task: l.Pages.Practice.Phrases.Paper(l.Task(e)), Drawn: e.Kind == exercise.Tap,
	}
	at := func(s chess.Square) learn.PrintedSquare {
		return learn.PrintedSquare{X: strconv.Itoa(100 * int(s.File())), Y: strconv.Itoa(100 * int(7-s.Rank()))}
	}
	var said []string
	for s := chess.A1; s <= chess.H8; s++ {
		square := at(s)
		square.Dark = s.Dark()
		if pc := e.Position.At(s); pc != chess.NoPiece && !e.Hidden().Has(s) {
			square.Piece = game.PieceView(pc)
			said = append(said, l.Labels.Square(&e.Position, say.SquareSeen{Square: s, CameFrom: chess.NoSquare}))
		}
		f.Squares = append(f.Squares, square)
	}
	f.Label = strings.Join(said, "; ")
	for _, s := range e.About() {
		f.Asked = append(f.Asked, at(s))
	}
	for _, s := range e.Stars.Squares() {
		f.Stars = append(f.Stars, board.SmallSpot{X: at(s).X, Y: at(s).Y})
	}
	for i, name := range "abcdefgh" {
		f.Files = append(f.Files, learn.PrintedSquare{X: strconv.Itoa(100*i + 50), Y: "846", Text: string(name)})
		f.Ranks = append(f.Ranks,
			learn.PrintedSquare{X: "-32", Y: strconv.Itoa(100*(7-i) + 62), Text: strconv.Itoa(i + 1)})
	}
	return f
}

// solutionWords returns the solutions of an exercise in words, for paper.
func solutionWords(l *say.Language, e *exercise.Exercise) string {
	practised, phrases := l.Pages.Practice.Phrases, l.Pages.Learning.Phrases
	var list []string
	for _, s := range e.Solutions() {
		switch e.Kind {
		case exercise.Tap:
			list = names(s.Squares)
		case exercise.Judge:
			if s.Yes {
				return practised.Yes()
			}
			return practised.No()
		default:
			var moves []string
			for _, m := range s.Moves {
				moves = append(moves, phrases.Goes(m.From().String(), m.To().String()))
			}
			list = append(list, strings.Join(moves, ", "))
		}
	}
	if e.Kind == exercise.Tap {
		return strings.Join(list, ", ")
	}
	return strings.Join(list, "; ")
}

// solutionsJSON returns right answers as JSON.
func solutionsJSON(e *exercise.Exercise, solutions []exercise.Solution) (list []solution) {
	for _, each := range solutions {
		one := solution{Squares: names(each.Squares)}
		for _, m := range each.Moves {
			one.Moves = append(one.Moves, m.String())
		}
		if e.Kind == exercise.Judge {
			one.Yes = &each.Yes
		}
		list = append(list, one)
	}
	return list
}
