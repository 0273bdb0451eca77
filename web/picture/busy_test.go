package picture

import (
	"fmt"
	"net/http"
	"net/http/httptest"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/web/site"
)

// However many pictures are asked for at once, no more than mostWaiting wait to be drawn: the others are refused, and
// those that are there already are served all the same.
func TestPicturesThatWaitAreBounded(t *testing.T) {
	s := New()
	ask := func(query string) error {
		return s.png(httptest.NewRecorder(), httptest.NewRequest(http.MethodGet, "/board.png?"+query, nil))
	}
	require.NoError(t, ask("arrows=a1a2"))
	leave, err := s.gate.Enter(t.Context())
	require.NoError(t, err)
	const asked = mostWaiting + 20
	answers := make(chan error, asked)
	for i := range asked {
		go func() { answers <- ask(fmt.Sprintf("fen=4k3/8/8/8/8/8/8/4K3+w+-+-+0+%d", i+1)) }()
	}
	for range asked - mostWaiting {
		var refused *site.Refusal
		require.ErrorAs(t, <-answers, &refused)
		assert.Equal(t, http.StatusServiceUnavailable, refused.Status)
	}
	assert.NoError(t, ask("arrows=a1a2"))
	leave()
	for range mostWaiting {
		assert.NoError(t, <-answers)
	}
}
