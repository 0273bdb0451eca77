package classes

import (
	"net/http"
	"time"

	"chesstutor/ai"
	"chesstutor/templates/classes"
	"chesstutor/templates/frame"
	"chesstutor/tutor/chess"
	"chesstutor/tutor/class"
	"chesstutor/tutor/room"
	"chesstutor/tutor/say"
	"chesstutor/web/site"
)

// pairs answers POST /class/{code}/pairs: the children who are here play each other, in rooms of their own. Those whose
// game goes on keep it, unless all are to be paired anew.
func (h *Classes) pairs(v *visit, w http.ResponseWriter, r *http.Request, f site.Form) error {
	here, err := h.here(r, v)
	if err != nil {
		return err
	}
	present, free := toPair(v.Class, here, f["all"] == "true", time.Now())
	switch {
	case present == 0:
		return errNobodyHere
	case len(free) == 0:
		return errAllPlay
	}
	pairs, odd := v.DrawPairs(free)
	for _, two := range pairs {
		if err := h.pair(r, v, two[0], two[1]); err != nil {
			return err
		}
	}
	if odd != 0 {
		if err := h.do(r, v, class.Event{Kind: class.KindPaired, Seat: odd}); err != nil {
			return err
		}
	}
	return site.Answer(w, r, v.url+"/teacher#pairs", leadJSON(v, here, time.Now()))
}

// here returns which seats of a class somebody uses. A request that waits for the database has no turn at the
// processors.
func (h *Classes) here(r *http.Request, v *visit) (here map[int]bool, err error) {
	site.Away(r.Context(), func() { here, err = h.Here(r.Context(), v.Code()) })
	return here, err
}

// toPair returns how many children are here, and the seats of those who can be paired: all, or those who are not in the
// middle of a game with somebody who is here.
func toPair(c *class.Class, here map[int]bool, all bool, now time.Time) (present int, free []int) {
	for _, s := range c.Seats() {
		if s.Key == (room.Key{}) || !here[s.Number] {
			continue
		}
		present++
		begun := s.Pair.Waits(now) && s.Pair.Game != (class.Game{})
		if all || !begun || !here[s.Pair.Other] {
			free = append(free, s.Number)
		}
	}
	return present, free
}

// pair makes a room in which two children play each other.
func (h *Classes) pair(r *http.Request, v *visit, seat, other int) (err error) {
	options := room.Options{Side: site.AnySide(), MakerHelp: true, GuestHelp: true}
	var made *room.Room
	site.Away(r.Context(), func() {
		made, err = h.Pair(r.Context(), v.Code(), options, func(id room.ID) (maker, guest room.Key) {
			return room.KeyOf(h.pairToken(v.Code(), id, seat)), room.KeyOf(h.pairToken(v.Code(), id, other))
		})
	})
	if err != nil {
		return err
	}
	return h.do(r, v, class.Event{Kind: class.KindPaired, Seat: seat, Other: other, Room: made.ID()})
}

// PairToken returns the token by which a child plays in the room of its pair: see site.Pupils. It belongs to the seat,
// so that it goes with a card to another browser, and the next child at this one does not have it.
func (h *Classes) PairToken(r *http.Request, in room.ID) (string, error) {
	of := h.Class.Of(r)
	c, err := h.Load(r.Context(), of.Code)
	if isNoClass(err) {
		return "", nil
	}
	if err != nil {
		return "", err
	}
	s, ok := c.Seat(c.Actor(of.Token(of.Code)).Seat)
	if !ok || s.Pair.Room != in {
		return "", nil
	}
	return h.pairToken(of.Code, in, s.Number), nil
}

// playJSON is the JSON encoding of whom a child is to play: another child, or the computer.
type playJSON struct {
	URL    string `json:"url"`
	Animal string `json:"animal,omitempty"` // the other child's
	Color  string `json:"color,omitempty"`
}

// playOf returns what a child is to play now, nil for nothing.
func playOf(v *visit, now time.Time) *playJSON {
	s, ok := v.Seat(v.by.Seat)
	if !ok {
		return nil
	}
	return playIn(v.Class, &s, now)
}

func playIn(c *class.Class, s *class.Seat, now time.Time) *playJSON {
	if !s.Pair.Waits(now) {
		return nil
	}
	other, ok := c.Seat(s.Pair.Other)
	if !ok {
		return &playJSON{URL: playURL(ai.Pip)}
	}
	return &playJSON{"/room/" + string(s.Pair.Room), other.Name.Animal, other.Name.Color}
}

// playLink leads a child to what it is to play now, nil for nothing.
func playLink(l *say.Language, c *class.Class, s *class.Seat) *frame.Link {
	play := playIn(c, s, time.Now())
	if play == nil {
		return nil
	}
	link := &frame.Link{Text: l.Class.Tasks[class.FriendTask](l.Called(ai.Pip)), URL: play.URL}
	if play.Animal != "" {
		link.Text = l.Class.Plays(pupil(l, class.Name{Animal: play.Animal, Color: play.Color}).Name)
	}
	return link
}

// pairGames returns the games of all pairs, each once.
func pairGames(l *say.Language, c *class.Class, now time.Time) (list []classes.PairGame) {
	for _, s := range c.Seats() {
		other, ok := c.Seat(s.Pair.Other)
		if !ok || s.Pair.Room == "" || s.Pair.Room != other.Pair.Room || s.Number > other.Number ||
			now.Sub(s.Pair.Time) >= class.KeepPair {
			continue
		}
		start := chess.Start()
		fen, move := start.FEN(), s.Pair.Game.Move
		shown := classes.PairGame{Over: s.Pair.Over}
		if move != "" {
			fen, shown.Move = s.Pair.Game.Position, l.Class.LastMove(move[:2], move[2:4])
		}
		shown.Names = l.Class.Pair(pupil(l, s.Name).Name, pupil(l, other.Name).Name)
		shown.Board = "/board.svg?" + site.BoardQuery(fen, move, chess.White)
		list = append(list, shown)
	}
	return list
}

// pairOf returns the seat of the other whom a child plays now, 0 for none.
func pairOf(s *class.Seat, now time.Time) int {
	if s.Pair.Waits(now) {
		return s.Pair.Other
	}
	return 0
}
