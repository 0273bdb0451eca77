package say

// Abouts describes pages in a sentence each, to search engines and to programs that show a link.
type Abouts struct {
	Short string // the site in a word, for the first page of a phone
	Site  string // the front page, and pages that have no words of their own
	Title string // the front page's, to a newcomer

	Welcome, NewGame, Settings, Seen string
	Forget, About, GrownUps          string
	Path, Guide, Progress            string
	Practice, Skills, Sheet          string
	PlayingOut                       string
	Edit                             string
	Class, NewClass                  string
	Rooms, Room, Invited, Watch      string // Invited is the title of a room with a free seat
	Game, Importing, Review, Moment  string
	Exploring                        string
}
