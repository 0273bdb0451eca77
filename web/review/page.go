package review

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"github.com/a-h/templ"

	"chesstutor/templates/frame"
	"chesstutor/templates/learn"
	"chesstutor/templates/reviews"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/fact"
	"chesstutor/tutor/lesson"
	"chesstutor/tutor/review"
	"chesstutor/tutor/say"
	"chesstutor/web/game"
	"chesstutor/web/site"
)

// reviewPage returns the page of a review, or of its progress, which reloads itself without scripts.
func reviewPage(
	l *say.Language,
	settings site.Settings,
	a *subject,
	r *review.Review,
	surveys *game.Surveys,
) templ.Component {
	words := l.Pages.Reviewing
	page := reviews.Review{
		Layout: site.LearningFrame(l, "", words.Title).About(l.Abouts.Review), Say: words.Review, Done: r.Done(),
		Chart: chartView(l, a, r), Again: a.url("/review"), PGN: a.url("/review.pgn", "download", "true"),
		Look: a.link().URL(), Face: game.Coach,
	}
	page.Layout.Script = "lesson.js" // which lets it be heard
	page.First = a.openMoment(r)
	ply := shownPly(a, r)
	page.Moments = momentViews(l, a, r, surveys, ply)
	page.Shown = shownView(l, a, r, surveys, ply)
	page.Often, page.Practice = practiceOf(l, r)
	page.Moves, page.Parts, page.Listing = reviewedMoves(l, a, r, ply), parts(a), a.listed != ""
	if !r.Done() {
		page.Refresh = "2; url=" + page.Again
		page.Heading, page.Lost = words.Running, l.Pages.Learning.Exercise.Lost
		page.Steps, page.Of = r.Progress()
		page.Voice = heard(l, settings, page.Heading)
		return reviews.ReviewPage(page)
	}
	if computer, plays := a.game.Computer(); plays && computer != a.side {
		page.Face = game.Portrait(a.game.Setup().Level)
	}
	page.Heading, page.Story = story(l, a, r)
	for _, d := range r.Deeds() {
		page.Well = strings.TrimSpace(page.Well + " " + l.End.Deed(d.PlainTo(a.known)))
	}
	page.Voice = heard(l, settings, page.Heading, page.Story, page.Well, page.Often)
	if a.game.Ply() == 0 {
		page.Say.None = words.Fewest
	}
	if _, plays := a.game.Computer(); plays && a.linked == "" && a.game.Outcome() != chess.Playing {
		page.PlayAgain = &frame.Link{Text: l.Pages.Play.Again, URL: "/new"}
		if a.next != nil {
			page.PlayAgain, page.Begins = nil, game.BeginWith(l, *a.next)
		}
	}
	if a.free() {
		other := *a
		other.side, other.solved = a.side.Other(), nil
		page.Other = other.url("/review")
	}
	return reviews.ReviewPage(page)
}

// heard returns how a page sounds that says some texts.
func heard(l *say.Language, settings site.Settings, texts ...string) learn.Voice {
	var said []string
	for _, text := range texts {
		if text != "" {
			said = append(said, site.Sentence(l.Phrases.Aloud(text)))
		}
	}
	return learn.Voice{
		Say: strings.Join(said, " "), Press: l.Pages.Learning.Exercise.Aloud,
		Sound: settings.On(site.Sound), Aloud: settings.On(site.Aloud),
	}
}

// numberOf returns the number of a moment among those to try again, 0 of one that praises.
func numberOf(r *review.Review, m review.Moment) (number int) {
	if m.Praise {
		return 0
	}
	for _, each := range r.Moments() {
		if !each.Praise && each.Ply <= m.Ply {
			number++
		}
	}
	return number
}

// placeOf tells where a moment is: among those to try again, of which there are so many once the review is done, and in
// the game.
func placeOf(l *say.Language, a *subject, r *review.Review, m review.Moment) string {
	of := 0
	for _, each := range r.Moments() {
		if r.Done() && !each.Praise {
			of++
		}
	}
	return l.Pages.Reviewing.Place(numberOf(r, m), of, a.game.PositionAt(m.Ply).MoveNumber())
}

// momentViews returns the moments as small boards.
func momentViews(
	l *say.Language,
	a *subject,
	r *review.Review,
	surveys *game.Surveys,
	ply int,
) (list []reviews.Moment) {
	for _, m := range r.Moments() {
		done := ""
		if slices.Contains(a.solved, m.Ply) {
			done = l.Pages.Learning.Exercise.WasRight
		}
		at := m.Ply
		if m.Praise { // what was done well is seen, not where it was to be found
			at++
		}
		v := game.Viewer{URL: a.at(m.Ply), Language: l, Surveys: surveys, Turned: a.side == chess.Black}
		list = append(list, reviews.Moment{
			Rows: game.StillRows(v, a.game.Until(at)), URL: a.at(m.Ply), Text: askText(l, a, r, m), Praise: m.Praise,
			Place: placeOf(l, a, r, m),
			Sets:  a.setting(m.Ply + 1), Current: m.Ply+1 == ply, Done: done,
		})
	}
	return list
}

// shownPly returns after how many moves the position stands that is on the board: the one asked for, else what the
// first moment to try came to, else the end.
func shownPly(a *subject, r *review.Review) int {
	if ply, ok := a.shownPly(); ok {
		return ply
	}
	for _, m := range r.Moments() {
		if a.open(m) {
			return m.Ply + 1
		}
	}
	return a.game.Ply()
}

// practiceOf returns what kind of mistake came again and again, with the link to practise against it; else the link to
// practise what the moment was about that cost most, nil if that has no name.
func practiceOf(l *say.Language, r *review.Review) (often string, link *frame.Link) {
	if lapse, times := r.Often(); times > 0 && r.Done() {
		if skill, ok := lesson.Practising(lapse.Concern()); ok {
			return l.Pages.Reviewing.Often(lapse, times), site.PracticeOf(l, skill)
		}
	}
	var dearest *review.Moment
	for _, m := range r.Moments() {
		if !m.Praise && (dearest == nil || m.Lost.Weight() > dearest.Lost.Weight()) {
			dearest = &m
		}
	}
	if dearest == nil {
		return "", nil
	}
	skill, ok := lesson.Practising(r.Concern(*dearest))
	if !ok {
		return "", nil
	}
	return "", site.PracticeOf(l, skill)
}

// shownView returns the position on the board beside the rest.
func shownView(l *say.Language, a *subject, r *review.Review, surveys *game.Surveys, ply int) reviews.Shown {
	v := game.Viewer{URL: a.url("/review"), Language: l, Surveys: surveys, Turned: a.side == chess.Black}
	shown := reviews.Shown{Rows: game.StillRows(v, a.game.Until(ply)), Label: l.Pages.Reviewing.Board}
	_, shown.Chosen = a.shownPly()
	for _, m := range r.Moments() {
		if a.open(m) && (shown.Try == "" || m.Ply+1 == ply) {
			shown.Try = a.at(m.Ply)
		}
	}
	if ply > 0 {
		before := a.game.PositionAt(ply - 1)
		shown.Back, shown.Text = a.setting(ply-1), l.Game.Move(before, a.game.Moves()[ply-1])
		if ply <= len(r.Moves()) {
			shown.Text += " " + saidAll(l, a, r, &r.Moves()[ply-1])
		}
	}
	if ply < a.game.Ply() {
		shown.Next = a.setting(ply + 1)
	}
	return shown
}

// window returns which plies the review lists: of a long game those around one that the request names.
func (a *subject) window() (from, to int) {
	ply, err := strconv.Atoi(a.listed)
	if err != nil || ply < 0 || ply > a.game.Ply() {
		ply = 0
	}
	return game.Window(a.game, ply)
}

// parts returns links to the moves before and after those that are listed, by their numbers.
func parts(a *subject) (links []frame.Link) {
	listed, until := a.window()
	for _, around := range []int{listed - (until-listed)/2, until + (until-listed)/2} {
		from, to := game.Window(a.game, max(0, min(around, a.game.Ply())))
		if from == listed {
			continue
		}
		links = append(links, frame.Link{
			URL:  a.url("/review", "list", strconv.Itoa((from+to)/2)),
			Text: fmt.Sprintf("%d–%d", a.game.PositionAt(from).MoveNumber(), a.game.PositionAt(to-1).MoveNumber()),
		})
	}
	return links
}

// reviewedMoves returns the moves, in a long game some of them, each with its mark and its sentence.
func reviewedMoves(l *say.Language, a *subject, r *review.Review, ply int) (list []reviews.Move) {
	words := l.Pages.Reviewing
	moves := r.Moves()
	from, to := a.window()
	before := ""
	for _, m := range moves[min(from, len(moves)):min(to, len(moves))] {
		p, text := a.game.PositionAt(m.Ply), saidAll(l, a, r, &m)
		if m.Mark == review.GoodFind && text == "" { // nobody is praised for what they have no word for yet
			m.Mark = review.Fine
		}
		move := reviews.Move{
			Piece: *game.PieceView(p.At(m.Move.From())), Move: moveName(l, a.game, m.Ply),
			URL: a.setting(m.Ply + 1), Current: m.Ply+1 == ply,
			Kind: string(m.Mark), Text: text,
		}
		if m.Mark != review.Fine && m.Mark != review.Plain { // of ordinary moves nothing is said
			move.Mark = words.Marks[m.Mark]
			if p.Turn() != a.side {
				move.Mark = a.otherName(l) + " · " + move.Mark
			}
		}
		if now := stood(words, a, r, m.Ply+1); now != before {
			move.Stood, before = now, now
		}
		list = append(list, move)
	}
	return list
}

// otherName names the side that is not reviewed: the computer's character, or the color.
func (a *subject) otherName(l *say.Language) string {
	if computer, plays := a.game.Computer(); plays && computer != a.side {
		return l.Called(a.game.Setup().Level)
	}
	name, _ := l.Game.Player(a.game, a.side.Other())
	return name
}

// stood returns in words what the chart shows after ply moves.
func stood(words say.Reviewing, a *subject, r *review.Review, ply int) string {
	switch e, _ := a.expected(r, ply); {
	case e >= ahead:
		return words.Ahead
	case 1-e >= ahead:
		return words.Behind
	}
	return words.Even
}

// askText returns the text of a moment: a question, or what was done well. The move is named where the text speaks of
// what came of it: nobody remembers it.
func askText(l *say.Language, a *subject, r *review.Review, m review.Moment) string {
	words, p, told := l.Pages.Reviewing, a.game.PositionAt(m.Ply), cameOf(l, a, r, m)
	if !a.known.Knows(&m.Hint[1]) { // what was there has no name yet, and the hint tells of a piece to save
		if plain := m.PlainHint(a.game.Until(m.Ply), a.known); plain[1].Kind == fact.KindHintSave {
			m.Hint = plain
		}
	}
	m.Hint[1] = review.PlainMissed(m.Hint[1], a.known)
	m.Named = review.NamedBy(&m.Hint[1])
	switch asks := words.Ask(m); {
	case m.Praise && told == "": // what it carried out has no name yet
		for _, f := range r.Purposes(m.Ply + 1) {
			does := f.Kind != fact.KindPurposeNone && f.Kind != fact.KindPurposeCalm
			if plain := review.PlainFact(&f, a.known); plain != nil && does {
				return words.Chose(p, m.Played) + " " + l.Fact(*plain, a.audience())
			}
		}
		return words.WellWas
	case m.Praise:
		return told
	case told == "" && asks != "":
		return asks
	}
	return words.Lost(strings.TrimSpace(words.Chose(p, m.Played) + " " + told))
}

// cameOf returns what came of the move played in a moment, "" where it missed something instead, or of a position in
// practice: nobody knows it then.
func cameOf(l *say.Language, a *subject, r *review.Review, m review.Moment) string {
	if a.position != nil || r.Moves()[m.Ply].Told.Missed != nil {
		return ""
	}
	return said(l, a, &r.Moves()[m.Ply])
}

// said returns what a review says of a move: "" of an ordinary one.
func said(l *say.Language, a *subject, m *review.Move) string {
	plain := *m
	plain.Told = m.Told.Plain(a.known)
	text := l.Pages.Reviewing.Said(plain, a.game.PositionAt(m.Ply), a.audience())
	if plain.Told.For != nil {
		text += " " + l.Fact(*plain.Told.For, a.audience())
	}
	return text
}

// saidAll returns what a review says of a move, and the move that was better where an idea was missed: but of none that
// is still to be found.
func saidAll(l *say.Language, a *subject, r *review.Review, m *review.Move) string {
	text := said(l, a, m)
	if moment, is := r.Moment(m.Ply); m.Told.Better != nil && (!is || !a.open(moment)) {
		text += " " + l.Fact(*m.Told.Plain(a.known).Better, a.audience())
	}
	return strings.TrimSpace(text)
}

// story returns in words how the game went for the side of a review.
func story(l *say.Language, a *subject, r *review.Review) (heading, text string) {
	went := a.went()
	if computer, plays := a.game.Computer(); plays && computer != a.side {
		went.Winner = l.Character(a.game.Setup().Level)
	}
	went.Until, _ = lastAt(a, r, ahead)
	if last, e := lastAt(a, r, level); last > max(went.Until+1, evenLeast) {
		if e < ahead {
			went.Even = last
		} else { // not for long, but even it was not
			went.Until = last
		}
	}
	words := l.Pages.Reviewing
	return words.End(went), words.Story(went)
}

// lastAt returns the number of the last move before which the side had expected some score in so many positions in a
// row as it has to last, 0 for none, and what it expected then.
func lastAt(a *subject, r *review.Review, least float64) (move int, expected float64) {
	row := 0
	for ply := range a.game.Ply() + 1 {
		e, ok := a.expected(r, ply)
		if ok && e >= least {
			row++
		} else {
			row = 0
		}
		if row >= lasts {
			move, expected = a.game.PositionAt(ply).MoveNumber(), e
		}
	}
	return move, expected
}

// A side is said to stand better from the expected score ahead on, and the game to be even from level on, where that
// lasts for more than evenLeast moves: all games begin so. Either counts after three positions in a row: what a mistake
// of the other side gives, and the next move gives back, is no more than a moment.
const (
	ahead     = 0.65
	level     = 0.35
	evenLeast = 5
	lasts     = 3
)
