package game

import (
	"chesstutor/ai"
	"chesstutor/tutor"
	"chesstutor/tutor/chance"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/coach"
	"chesstutor/tutor/fact"
	"chesstutor/tutor/lesson"
	"chesstutor/tutor/say"
	"chesstutor/web/site"
)

// Viewer is the person who looks at a game: what they may see and do.
type Viewer struct {
	URL            string               // of the game's page
	Base           string               // the base URL of the game's other requests
	At             func(ply int) string // the address of the position after ply moves; nil for URL with the ply
	MayMove        bool                 // it is the viewer's turn
	Turned         bool                 // Black's pieces stand at the bottom
	Helped         bool                 // the tutor may mark squares and explain illegal moves
	Advises        bool                 // the tutor comments on the position unasked
	asks           bool                 // the tutor may be asked for hints and threats
	ShowsMoves     bool                 // the legal moves and their marks are shown
	ShowsPastMoves bool                 // also in earlier positions
	New            bool                 // the viewer came by the door for those who are new to chess
	Audience       tutor.Audience       // whom the tutor speaks to
	Language       *say.Language
	Surveys        *Surveys        // cached facts about positions
	Findings       *Findings       // facts found by searches, nil if there was no search
	FindsMate      tutor.GameKey   // of the game in whose position the viewer is to find a mate that is there
	Progress       lesson.Progress // the learner's: what the tutor says leads to practice once its lesson was met
	Seen           chance.Record   // how the learner's last chances went; empty where help does not fade
}

// LocalViewer returns the viewer of a game on one device.
func LocalViewer(g *tutor.Game, c site.Settings, l *say.Language, surveys *Surveys) Viewer {
	mayMove := g.Outcome() == chess.Playing && !g.ComputerToMove()
	return Viewer{
		URL: "/", Base: "/", MayMove: mayMove, Helped: true, Advises: true, asks: mayMove,
		ShowsMoves: true, ShowsPastMoves: true, Audience: g.Audience(), Language: l, Surveys: surveys,
		Turned: turned(g, c), New: c.Door() == site.NewDoor,
	}
}

// Known returns the ideas whose names the tutor may use.
func (v Viewer) Known() fact.Vocabulary { return v.Progress.Vocabulary() }

// survey returns the survey of the position on the board of g, with the moves recommended that a search found, and
// without the mates that the viewer is to find.
func (v Viewer) survey(g *tutor.Game) *coach.Survey {
	survey := v.Surveys.Of(g.Position())
	if v.FindsMate == g.Key() {
		survey = survey.HidingMates()
	}
	if look := v.look(g); look != nil {
		return survey.Recommending(*look)
	}
	return survey
}

// look returns the search of the position on the board of g, nil if there was none yet.
func (v Viewer) look(g *tutor.Game) *ai.Result {
	if v.Findings == nil || v.Findings.Key != g.Key() {
		return nil
	}
	return v.Findings.look
}

// recommends reports whether a search of the position on the board of g, which a survey is of, found a move to be about
// as good as the best, and it lets nothing go.
func (v Viewer) recommends(g *tutor.Game, survey *coach.Survey, m chess.Move) bool {
	look := v.look(g)
	if look == nil {
		return false
	}
	_, ok := coach.After(*look, m)
	return ok && survey.Grade(m) != fact.Loses
}

// unfinished reports whether a search that the tutor needs was refused or cut short.
func (v Viewer) unfinished() bool { return v.Findings != nil && v.Findings.Unfinished }

// turned reports whether Black is at the bottom of the board: against the computer if the learner plays Black, with
// two players if Black is to move and the setting turns the board.
func turned(g *tutor.Game, c site.Settings) bool {
	if computer, plays := g.Computer(); plays {
		return computer == chess.White
	}
	return c.On(site.Turn) && g.Position().Turn() == chess.Black
}
