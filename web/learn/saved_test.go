package learn_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/practice"
	"chesstutor/web/webtest"
)

// Who saves a piece in practice is told what keeps it safe now, not only that nothing is lost.
func TestPracticeTellsHowAPieceIsSaved(t *testing.T) {
	b := webtest.NewBrowser(t, nil)
	for seed := range 20 {
		page := b.Document(fmt.Sprintf("/practice?skill=guard-or-move&seed=%d", seed))
		id := page.Find("#main").AttrOr("data-id", "")
		item, ok := practice.Find(id)
		require.True(t, ok, id)
		if item.Exercise.Rule != "saves" {
			continue
		}
		answer := item.Exercise.Solutions()[0].Moves[0]
		text := part(webtest.Text(t, b.Post("/practice/answer", "id", id, "move", answer.String())), "sheet")
		assert.Regexp(t, "Nothing can take |guards ", text)
		return
	}
	t.Fatal("no task of that kind was asked")
}
