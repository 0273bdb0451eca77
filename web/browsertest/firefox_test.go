package browsertest

import (
	"encoding/json"
	"fmt"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"golang.org/x/net/websocket"
)

// firefox is a Firefox driven by WebDriver BiDi, which it speaks itself.
type firefox struct {
	t       *testing.T
	socket  *websocket.Conn
	id      int
	context string // of the tab
}

func startFirefox(t *testing.T) otherBrowser {
	const origin = "http://localhost"
	address := line(t, run(t, []string{"HOME=" + t.TempDir(), "MOZ_HEADLESS=1"}, "firefox-esr", "--no-remote",
		"--profile", t.TempDir(),
		"--remote-debugging-port", "0", "--remote-allow-origins", origin, "about:blank"),
		"WebDriver BiDi listening on ")
	socket, err := websocket.Dial(address+"/session", "", origin)
	require.NoError(t, err)
	t.Cleanup(func() { _ = socket.Close() })
	f := &firefox{t: t, socket: socket}
	f.send("session.new", object{"capabilities": object{}})
	var tree struct{ Contexts []struct{ Context string } }
	f.ask(&tree, "browsingContext.getTree", object{})
	f.context = tree.Contexts[0].Context
	f.send("browsingContext.setViewport", object{"context": f.context,
		"viewport": object{"width": 1280, "height": 860}})
	return f
}

// object is an object in JSON.
type object = map[string]any

// ask sends a command, which must succeed, and reads its result.
func (f *firefox) ask(result any, method string, parameters object) {
	f.t.Helper()
	refused := f.try(result, method, parameters)
	require.Empty(f.t, refused, method)
}

// try sends a command, and reads its result or returns why it was refused.
func (f *firefox) try(result any, method string, parameters object) (refused string) {
	f.t.Helper()
	f.id++
	require.NoError(f.t, f.socket.SetDeadline(time.Now().Add(slowStart)))
	require.NoError(f.t, websocket.JSON.Send(f.socket, object{"id": f.id, "method": method, "params": parameters}))
	for {
		var answer struct {
			Type, Error, Message string
			ID                   int
			Result               json.RawMessage
		}
		require.NoError(f.t, websocket.JSON.Receive(f.socket, &answer))
		if answer.ID != f.id { // an event
			continue
		}
		if answer.Type != "success" {
			return answer.Error + ": " + answer.Message
		}
		require.NoError(f.t, json.Unmarshal(answer.Result, result))
		return ""
	}
}

func (f *firefox) send(method string, parameters object) {
	f.t.Helper()
	f.ask(&object{}, method, parameters)
}

func (f *firefox) open(url string) {
	f.t.Helper()
	f.send("browsingContext.navigate", object{"context": f.context, "url": url, "wait": "complete"})
}

func (f *firefox) click(selector string) {
	f.t.Helper()
	f.text(inTheMiddle(selector))
	var found struct{ Nodes []struct{ SharedID string } }
	f.ask(&found, "browsingContext.locateNodes", object{
		"context": f.context, "locator": object{"type": "css", "value": selector},
	})
	require.NotEmpty(f.t, found.Nodes, selector)
	middle := object{"type": "element", "element": object{"sharedId": found.Nodes[0].SharedID}}
	f.send("input.performActions", object{"context": f.context, "actions": []object{{
		"type": "pointer", "id": "mouse", "actions": []object{
			{"type": "pointerMove", "x": 0, "y": 0, "origin": middle}, {"type": "pointerDown", "button": 0},
			{"type": "pointerUp", "button": 0},
		},
	}}})
}

// evaluate returns the value of an expression, or of what it promises; nothing if the page was left meanwhile.
func (f *firefox) evaluate(expression string) any {
	f.t.Helper()
	var answer struct {
		Result struct{ Value any }
	}
	_ = f.try(&answer, "script.evaluate", object{
		"expression": expression, "target": object{"context": f.context}, "awaitPromise": true,
	})
	return answer.Result.Value
}

func (f *firefox) holds(expression string) bool {
	f.t.Helper()
	return f.evaluate(fmt.Sprintf(waiting, expression)) == true
}

func (f *firefox) text(expression string) any { f.t.Helper(); return f.evaluate(expression) }

// quoted returns a text as a string in a script.
func quoted(text string) string {
	data, err := json.Marshal(text)
	if err != nil {
		panic(err) // unreachable: it is a string
	}
	return string(data)
}
