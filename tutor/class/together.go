package class

import (
	"cmp"
	"slices"

	"chesstutor/tutor/chess"
)

func (c *Class) mayAsk(e Event) error {
	if e.Skill != "" || e.Exercise != "" && !isKey(e.Exercise) {
		return ErrField
	}
	if e.Position == "" {
		switch {
		case e.On || e.Exercise != "":
			return ErrField
		case c.is.Together.Position == "":
			return ErrNoChange
		}
		return nil
	}
	p, err := chess.ParseFEN(e.Position)
	if err != nil || len(e.Position) > mostFEN || !e.On && len(p.Moves()) == 0 {
		return ErrField
	}
	return nil
}

// ask puts a position before everyone, or takes it away.
func (c *Class) ask(e Event) {
	count := c.is.Together.Count
	if e.Position != "" {
		count++
	}
	c.is.Together = Together{Count: count, Position: e.Position, Square: e.On, Exercise: e.Exercise}
	for i := range c.is.Seats {
		c.is.Seats[i].Reply = ""
	}
}

func (c *Class) mayReply(e Event) error {
	if c.is.Together.Position == "" || c.is.Together.Answer != "" {
		return ErrNotAsked
	}
	return c.fits(e.Move)
}

func (c *Class) mayShow(e Event) error {
	if c.is.Together.Position == "" {
		return ErrNotAsked
	}
	return c.fits(e.Move)
}

// fits returns ErrField if a text is not what everyone looks for: a square, or a legal move in the position.
func (c *Class) fits(text string) error {
	if c.is.Together.Square {
		if _, err := chess.ParseSquare(text); err != nil {
			return ErrField
		}
		return nil
	}
	p, err := chess.ParseFEN(c.is.Together.Position)
	if err != nil {
		return ErrField
	}
	if !slices.ContainsFunc(p.Moves(), func(m chess.Move) bool { return m.String() == text }) {
		return ErrField
	}
	return nil
}

// Vote is how many children gave a reply.
type Vote struct {
	Reply string
	Count int
}

// Votes returns the replies to what everyone looks at, those of most children first.
func (c *Class) Votes() (list []Vote) {
	for _, s := range c.is.Seats {
		if s.Reply == "" {
			continue
		}
		at := slices.IndexFunc(list, func(v Vote) bool { return v.Reply == s.Reply })
		if at < 0 {
			at, list = len(list), append(list, Vote{Reply: s.Reply})
		}
		list[at].Count++
	}
	slices.SortFunc(list, func(a, b Vote) int {
		return cmp.Or(cmp.Compare(b.Count, a.Count), cmp.Compare(a.Reply, b.Reply))
	})
	return list
}
