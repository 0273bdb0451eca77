package play_test

import (
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"

	"chesstutor/ai"
	"chesstutor/tutor"
	"chesstutor/tutor/chess"
	"chesstutor/web/webtest"
)

var endCard = regexp.MustCompile(`(?s)<div id="end">(.*?)<div class="coach`)

// endTold is the text on the card at the end of a game, and its links and buttons, the recommended one first.
func endTold(t *testing.T, page string) (card string, acts []string) {
	t.Helper()
	card = endCard.FindStringSubmatch(page)[1]
	answer := page[strings.Index(page, `id="answer"`):]
	answer = answer[:strings.Index(answer, `popovertarget`)]
	assert.Equal(t, 1, strings.Count(answer, `class="button main"`), "one thing to do next")
	for _, m := range regexp.MustCompile(`(?s)(?:href="([^"]*)"[^>]*|<button class="[^"]*")>([^<]+)</(?:a|button)>`).FindAllStringSubmatch(answer, -1) {
		acts = append(acts, strings.TrimSpace(m[1]+" "+m[2]))
	}
	return strings.Join(strings.Fields(regexp.MustCompile(`<[^>]*>`).ReplaceAllString(card, " ")), " "), acts
}

func TestEndCards(t *testing.T) {
	hop, black := tutor.Setup{Level: ai.Hop}, tutor.Setup{Learner: chess.Black}
	const scholar, fool, shuffle = "e4 e5 Bc4 Nc6 Qh5 Nf6 Qxf7#", "f3 e5 g4 Qh4#", "Nf3 Nf6 Ng1 Ng8 Nf3 Nf6 Ng1 Ng8"
	hazelNext := "My knights hop out early. You were ready. Hop Hazel Likes to take."
	for name, end := range map[string]struct {
		fen, moves string
		setup      tutor.Setup
		card       string
		acts       []string
	}{
		"won": {"", scholar, hop,
			"Checkmate. You won! A queen and a bishop caught the king, on move four. " + hazelNext,
			[]string{"Meet Hazel", "/review Your moments", "/?ply=6 Look back", "Play Hop again"}},
		"won by Black, of a level without a face": {"", fool, tutor.Setup{Learner: chess.Black, Level: 3},
			"Checkmate. You won! A queen caught the king, on move two. Hop Loves knights, and hops out with them.",
			[]string{"Meet Hop", "/review Your moments", "/?ply=3 Look back", "Play again"}},
		"won against the strongest": {"", scholar, tutor.Setup{Level: ai.Strongest},
			"Checkmate. You won! A queen and a bishop caught the king, on move four. I looked nine moves ahead. Well played. Tove",
			[]string{"Play Tove again", "/review Your moments", "/?ply=6 Look back"}},
		"won beside a piece that the mate does not need": {"7k/6pp/8/8/2B5/8/8/KQ6 w - - 0 1", "Qb8#", hop,
			"Checkmate. You won! A queen caught the king, on move one. " + hazelNext, nil},
		"won before another that would give check": {"kr6/1p6/8/8/p7/8/8/R2Q2K1 w - - 0 1", "Qxa4#", hop,
			"Checkmate. You won! A queen caught the king, on move one. " + hazelNext, nil},
		"won beside the king": {"7k/R7/5K2/8/8/8/8/1R6 w - - 0 1", "Rb8#", hop,
			"Checkmate. You won! Two rooks caught the king, on move one. " + hazelNext, nil},
		"won with two that guard the same square": {"7k/2Q5/5P2/8/8/8/K7/6R1 w - - 0 1", "Qg7#", hop,
			"Checkmate. You won! A queen and a pawn caught the king, on move one. " + hazelNext, nil},
		"lost at once": {"", fool, tutor.Setup{},
			"Checkmate. Rufus won. The queen attacks your king, and nothing can stop it. One good thing: You played on to the end. The turning point was move 2: moving your pawn to g4. See the turning point That was fun. Next time you may win! Rufus",
			[]string{"/review Your moments", "Play Rufus again", "/lesson/rook Next lesson: The rook"}},
		"lost by Black, who took a free knight": {"", "Na3 b5 Nc4 bxc4 e4 a6 Bxc4 h6 Qh5 c6 Qxf7#", black,
			"Checkmate. Rufus won. The king cannot take the queen on f7: the bishop on c4 guards it. One good thing: You took a free knight on move 2. The turning point was move 5: moving your pawn to c6. See the turning point That was fun. Next time you may win! Rufus", nil},
		"lost to a castling": {"4k2r/7p/5K1p/8/8/8/P7/4r3 w k - 0 1", "a3 O-O#", tutor.Setup{},
			"Checkmate. Rufus won. The rook on f8 attacks your king, and nothing can stop it. One good thing: You played on to the end. That was fun. Next time you may win! Rufus", nil},
		"lost to a level without a face": {"", fool, tutor.Setup{Level: 3},
			"Checkmate: the computer won The queen attacks your king, and nothing can stop it. One good thing: You played on to the end. The turning point was move 2: moving your pawn to g4. See the turning point", nil},
		"drawn by stalemate, that a win was given away by": {"7k/5K2/8/6Q1/8/8/8/8 w - - 0 1", "Qg6", tutor.Setup{},
			"Stalemate: a draw No legal move is left, and no check: nobody wins. You were winning: take it back. One good thing: You played on to the end. The turning point was move 1: moving your queen to g6.",
			[]string{
				"Take back", "/review Your moments", "/?ply=0 See the turning point", "Play Rufus again",
				"/lesson/rook Next lesson: The rook",
			}},
		"drawn by repetition": {"", shuffle, tutor.Setup{},
			"A draw by repetition The same position stood on the board three times. One good thing: You played on to the end.",
			[]string{"Play Rufus again", "/review Your moments", "/?ply=7 Look back",
				"/lesson/rook Next lesson: The rook"}},
		"drawn by fifty moves": {"7k/8/8/8/8/8/8/KR6 w - - 99 80", "Rb2", tutor.Setup{},
			"A draw by the fifty-move rule In fifty moves nobody took a piece or moved a pawn. You were 5 points ahead at the end. One good thing: You played on to the end.", nil},
		"drawn as nobody can win": {"7k/8/8/8/8/8/6p1/6K1 w - - 0 1", "Kxg2", tutor.Setup{},
			"A draw: nobody can win Too few pieces are left to give checkmate. One good thing: You took a piece.", nil},
		"of two": {"", scholar, tutor.Setup{Players: tutor.TwoPlayers},
			"Checkmate: White won A queen and a bishop caught the king, on move four.",
			[]string{"Play again", "/review Your moments", "/?ply=6 Look back"}},
	} {
		t.Run(name, func(t *testing.T) {
			c := webtest.NewBrowser(t, nil)
			g := c.Hold(end.fen, end.moves, end.setup)
			page := webtest.Text(t, c.Get("/"))
			card, acts := endTold(t, page)
			assert.Equal(t, end.card, strings.ReplaceAll(card, "&#39;", "'"))
			if end.acts != nil {
				assert.Equal(t, end.acts, acts)
			}
			assert.Equal(t, strings.HasPrefix(name, "won"), strings.Contains(page, `class="confetti"`))
			assert.Equal(t, g.Outcome() == chess.Checkmate, strings.Contains(page, "data-mate"))
			if g.Ply() > 1 {
				assert.NotContains(t, webtest.Text(t, c.Get("/?ply=1")), "endcard",
					"nothing is celebrated while looking back")
			}
		})
	}
}

// Without help from the tutor the card shows only how the game ended, and what the friend says.
func TestAnEndWithoutHelp(t *testing.T) {
	c := webtest.NewBrowser(t, nil)
	c.Post("/settings", "help", "none")
	c.Hold("", "f3 e5 g4 Qh4#", tutor.Setup{})
	card, acts := endTold(t, webtest.Text(t, c.Get("/")))
	assert.Equal(t, "Checkmate. Rufus won. The queen attacks your king, and nothing can stop it. That was fun. Next time you may win! Rufus", card)
	assert.Equal(t, []string{"/review Your moments", "Play Rufus again"}, acts[:2])
}
