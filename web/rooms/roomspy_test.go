package rooms_test

import (
	"maps"
	"net/http"
	"net/http/httptest"
	"regexp"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/gorilla/mux"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/room/live"
	"chesstutor/tutor/say/languages"
	"chesstutor/web"
	"chesstutor/web/game"
	"chesstutor/web/rooms"
	"chesstutor/web/site"
	"chesstutor/web/webtest"
)

// routesOfRooms lists the addresses below a room's that a method has, so that none is forgotten.
func routesOfRooms(t *testing.T, method string) (list []string) {
	t.Helper()
	shared, err := site.New(site.Config{Keys: [][]byte{webtest.Key}, Languages: languages.All()})
	require.NoError(t, err)
	router := site.NewRouter(shared)
	rooms.New(shared, nil, webtest.Key, live.Config{}).Routes(router)
	require.NoError(t, router.Walk(func(route *mux.Route, _ *mux.Router, _ []*mux.Route) error {
		template, err := route.GetPathTemplate()
		methods, _ := route.GetMethods()
		if below, ok := strings.CutPrefix(template, "/room/{id}"); err == nil && ok &&
			slices.Contains(methods, method) {
			list = append(list, below)
		}
		return nil
	}))
	return list
}

// questions are what may be asked of any address with GET, at the position of the test below: Black to move after
// 1. e4 d5 2. exd5 Nf6 3. Nf3 Qxd5.
var questions = []string{
	"", "?ply=0", "?ply=3", "?ply=5", "?show=b1c3&step=0", "?show=b1c3,d5e4&step=2", "?show=b1c3&step=1&pass=0",
	"?show=d5e4,b1c3&step=1&pass=1", "?ply=3&show=g8f6&step=1", "?ask=threat", "?ask=new", "?from=b1", "?from=b1&to=c3",
	"?from=b1&to=b5", "?from=d5&to=e4", "?ply=4&from=g1", "?move=b1c3", "?ply=3&move=g8f6", "?since=0",
	"?since=0&hidden=true",
	"?download", "?seq=0",
}

// spy asks everything of a room in every form, and returns the answers by what was asked.
func spy(c *webtest.Client, t *testing.T, path string) map[string]string {
	answers := map[string]string{}
	for _, below := range routesOfRooms(t, http.MethodGet) {
		for _, question := range questions {
			for _, accept := range []string{"text/html", "application/json", "application/vnd.chess-pgn",
				"text/event-stream"} {
				if below == "/events" && (accept == "text/event-stream" || !strings.Contains(question, "since")) {
					continue // the stream is asked below
				}
				r := httptest.NewRequest(http.MethodGet, path+below+question, nil)
				r.Header.Set("Accept", accept)
				answers["GET "+below+question+" "+accept] = webtest.Text(t, c.Do(r))
			}
		}
	}
	answer, _, leave := open(c, path)
	time.Sleep(time.Second) // in a bubble
	leave()
	answers["GET /events text/event-stream"] = answer.Body.String()
	for _, below := range routesOfRooms(t, http.MethodPost) {
		if below == "/resign" || below == "/abort" ||
			below == "/rematch" { // they would end the game, and say nothing of the board
			continue
		}
		for _, accept := range []string{"text/html", "application/json"} {
			c.Accept = accept
			answers["POST "+below+" "+accept] = webtest.Text(t, c.Post(path+below, "from", "b1", "to", "b5", "answer",
				"accept"))
		}
	}
	return answers
}

// helpWords are words that only the tutor uses, in any position.
var helpWords = regexp.MustCompile(
	`(?i)by the count|\bpoints?\b|unsafe|threat|guarded|grade|"fair"|data-ring|class="arrow |\bsafe\b|"facts"|\?show=|class="lead"|moveable|, can move\b`,
)

// A spectator or a player without help gets nothing from the tutor, at any URL in any format. A player with help
// does.
func TestTheTutorIsForThoseItMayHelp(t *testing.T) {
	webtest.InRooms(t, func(t *testing.T, s *web.Server) {
		_, helped, path := webtest.Opening(t, s, `{"side":"black","help":"opponent"}`)
		told := spy(helped, t, path)
		said := map[string]bool{}
		for _, question := range []string{"", "?move=b1c3", "?from=b1", "?ply=3"} {
			helped.Accept = "application/json"
			for _, f := range webtest.Decode[struct{ Facts []game.Fact }](t, helped.Get(path+"/advice"+question),
				http.StatusOK).Facts {
				said[f.Text] = true
			}
		}
		why := webtest.Decode[struct{ Text string }](t, helped.Get(path+"/why?from=b1&to=b5"), http.StatusOK)
		said[why.Text] = true
		require.Greater(t, len(said), 5)
		for _, asked := range []string{"GET  text/html", "GET ?show=b1c3,d5e4&step=2 text/html",
			"GET ?ply=4&from=g1 text/html",
			"GET /moves application/json", "GET /advice application/json", "GET /moves?ply=3 application/json",
			"GET ?ask=threat text/html"} {
			require.Regexp(t, helpWords, told[asked], "what is looked for is there: "+asked)
		}

		unhelped, _, path := webtest.Opening(t, s, `{"side":"white","help":"opponent"}`)
		for who, c := range map[string]*webtest.Client{"a player without help": unhelped,
			"a watcher": webtest.ClientOf(t, s)} {
			for asked, answer := range spy(c, t, path) {
				answer = withoutMoves(who, asked, answer)
				assert.Empty(t, helpWords.FindString(answer), "%s asks %s", who, asked)
				for _, sentence := range slices.Sorted(maps.Keys(said)) {
					assert.NotContains(t, answer, sentence, "%s asks %s", who, asked)
				}
			}
		}
	})
}

// withoutMoves removes from a response what a player without help may get: the legal moves of their own pieces on
// their turn, and texts that are not shown.
func withoutMoves(who, asked, answer string) string {
	answer = regexp.MustCompile(`(?s)data-(?:without|unsent)="[^"]*"|<(head|nav|template)\b.*?</(head|nav|template)>|sees? the tutor's marks`).
		ReplaceAllString(answer, "")
	if who == "a watcher" || strings.Contains(asked, "ply=") {
		return answer
	}
	return regexp.MustCompile(`, can move\b|moveable`).ReplaceAllString(answer, "")
}
