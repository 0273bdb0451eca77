package proof

import "strings"

// What is said of endings of three and four men. No search here can prove it: the reader proves who is meant, and
// leaves the rest to tables.
var tableForms = map[string]func(c *claim, w []string) bool{
	"{who} can force a win from here.": func(c *claim, w []string) bool { return c.is(w[0], c.me) && c.ending("won") },
	"Nobody can force a win here.":     func(c *claim, _ []string) bool { return c.ending("drawn") },
	"The other side can force a win. Make it find the way.": func(c *claim, _ []string) bool {
		return c.ending("lost")
	},
	"Careful: only one move still wins here.":     func(c *claim, _ []string) bool { return c.ending("only won") },
	"Careful: only one move still makes a draw.":  func(c *claim, _ []string) bool { return c.ending("only drawn") },
	"Still won: every other move let the win go.": func(c *claim, _ []string) bool { return c.ending("kept won") },
	"Still a draw: every other move was lost.":    func(c *claim, _ []string) bool { return c.ending("kept drawn") },
	"This lets the (win|draw) go: now {rest}.": func(c *claim, w []string) bool {
		was := map[string]string{"win": "won", "draw": "drawn"}[strings.ToLower(w[0])]
		is := map[string]string{"it is a draw": "drawn", "the other side can win": "lost"}[w[1]]
		return is != "" && was != is && c.after != nil && c.ending(was+" "+is)
	},
}

// ending notes what is said of an ending that tables have.
func (c *claim) ending(said string) bool {
	men := 0
	for _, piece := range c.now.at {
		if piece != '.' {
			men++
		}
	}
	c.table = said
	return men <= 4
}
