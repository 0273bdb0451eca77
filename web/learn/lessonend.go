package learn

import (
	"strconv"

	"chesstutor/templates/frame"
	"chesstutor/templates/learn"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/exercise"
	"chesstutor/tutor/lesson"
	"chesstutor/web/game"
)

// end returns the page after the last exercise of a lesson.
func (u *learner) end(l *lesson.Lesson) learn.LessonEnd {
	words := u.Language.Pages.Learning
	page := learn.LessonEnd{
		Layout: u.frame(u.Title(l)).About(u.about(l)), Say: words.Exercise, Stars: u.Stars(l),
		Head: words.Phrases.Titled(l.Number, u.Title(l)), Heading: u.Language.Path.Lessons[l.Name].Can,
		Fix: u.fix(l), Today: game.Today(&u.Learner, u.own),
	}
	u.nameOut(&page.Say.Close, &page.Say.Path)
	e, left := u.Progress.NextIn(l)
	switch met, right := u.Progress.Met(l); {
	case left && u.Progress.Stars(l) == 0:
		page.Heading, page.Text = u.Title(l), words.Exercise.Missing
		page.Rest = u.openAct(l, e, words.Exercise.Finish)
	case left && u.Progress.Stars(l) < lesson.MostStars:
		page.Text = words.Exercise.TestWins
		page.Test = &frame.Act{URL: u.toLesson(l, "/open"), Name: "test", Value: "true", Text: words.Exercise.Test}
	case !left:
		page.Text = words.Phrases.AtOnce(right, met)
		if u.Progress.Stars(l) == 1 { // too few were right to say what they can
			page.Heading = u.Title(l)
		}
	}
	page.Path, page.FromGame = u.out(l), u.fromGame
	if part := lesson.Part(l.Chapter); l.Path == 2 && l == part[len(part)-1] {
		page.PartTest = u.partTest(l.Chapter)
	}
	if l.Path == 2 {
		page.After = []frame.Link{ // such a game counts the chances that were seen
			{Text: words.Exercise.LookFor, URL: lookForURL(l)}, {Text: u.Language.Pages.Seen.Title, URL: "/seen"},
		}
	}
	next, _, open := u.Progress.NextOn(l.Path, u.Settings.KnowsMoves()) // of the other path there is the day's card
	switch {
	case !open:
		page.After = append(page.After, u.afterPath(l.Path)...)
	case next != l:
		page.Next = &learn.NextLesson{
			Link: frame.Link{Text: words.Phrases.Next(u.Title(next)), URL: u.within(u.stoneURL(next))}, Name: next.Name,
		}
	}
	if page.Stars.Text != "" { // which who hears the page hears first
		page.Layout.Title = page.Stars.Text + " · " + page.Layout.Title
	}
	told := []string{page.Heading, page.Text, page.Stars.Text} // and what can be pressed
	if page.Fix != nil {
		told = append(told, page.Fix.Text)
	}
	if page.Next != nil {
		told = append(told, page.Next.Text)
	}
	page.Voice = u.voice(told...)
	return page
}

// afterPath returns what to do after the last lesson of a path.
func (u *learner) afterPath(path int) (list []frame.Link) {
	words := u.Language.Pages.Learning
	if u.walked(path) {
		list = append(list, u.certificateOf(path))
	}
	if path == 1 {
		list = append(list, frame.Link{Text: words.Phrases.Next(words.Path.Second), URL: pathURL(2)})
	}
	friend := game.NextFriend(&u.Learner, u.own)
	return append(list, game.PlayFriend(u.Language, friend), frame.Link{Text: words.Today.Practise, URL: "/practice"})
}

// fix returns the button that opens the exercises of a lesson that were missed, nil if none were or some are left.
func (u *learner) fix(l *lesson.Lesson) *learn.Fix {
	words, missed := u.Language.Pages.Learning, u.Progress.Missed(l)
	if _, left := u.Progress.NextIn(l); left || len(missed) == 0 {
		return nil
	}
	fix := &learn.Fix{Act: *u.anewAct(l, missed[0], words.Phrases.Fix(len(missed)))}
	switch u.Progress.Stars(l) {
	case lesson.MostStars:
	case lesson.MostStars - 1:
		fix.For = words.Exercise.ThirdStar
	default:
		fix.For = words.Exercise.MoreStars
	}
	for _, e := range missed[:min(2, len(missed))] {
		fix.Boards = append(fix.Boards, corner(e))
	}
	return fix
}

// cornerSide is how many squares wide the picture of a corner is.
const cornerSide = 4

// corner returns a picture of the part of an exercise's board where most is to do: where pieces of both sides, or
// stars, stand together, and else where most stands.
func corner(e *exercise.Exercise) learn.Corner {
	pieces, most := chess.Bitboard(0), chess.Bitboard(0)
	for s := chess.A1; s <= chess.H8; s++ {
		if e.Position.At(s) != chess.NoPiece && !e.Hidden().Has(s) {
			pieces |= s.Bitboard()
		}
	}
	own := pieces & e.Position.Color(chess.White)
	targets := pieces&^own | e.Stars
	var file, top chess.Square
	heaviest := 0
	for left := range 8 - cornerSide + 1 {
		for low := range 8 - cornerSide + 1 {
			shown := chess.Bitboard(0)
			for at := range cornerSide * cornerSide {
				shown |= chess.SquareAt(chess.File(left+at%cornerSide), chess.Rank(low+at/cornerSide)).Bitboard()
			}
			mine, theirs := (shown & own).Count(), (shown & targets).Count()
			if weight := mine + theirs + 2*cornerSide*min(mine, theirs); weight > heaviest || most == 0 {
				heaviest = weight
				most, file, top = shown&(pieces|e.Stars), chess.Square(left), chess.Square(low+cornerSide-1)
			}
		}
	}
	view := learn.Corner{Dark: chess.SquareAt(chess.File(file), chess.Rank(top)).Dark()}
	for _, s := range most.Squares() {
		place := learn.CornerPlace{
			X: strconv.Itoa(48 * (int(s.File()) - int(file))), Y: strconv.Itoa(48 * (int(top) - int(s.Rank()))),
		}
		if e.Stars.Has(s) {
			view.Stars = append(view.Stars, place)
		}
		if !pieces.Has(s) {
			continue
		}
		drawn, color := game.PieceView(e.Position.At(s)), "black"
		if drawn.White {
			color = "white"
		}
		view.Pieces = append(view.Pieces, learn.CornerPiece{CornerPlace: place, Symbol: drawn.Symbol, Color: color})
	}
	return view
}
