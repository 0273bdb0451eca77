package main

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
)

// told is what is printed of events.
func told(events ...string) string {
	var out strings.Builder
	tell(strings.NewReader(strings.Join(events, "\n")), &out)
	return out.String()
}

func TestTheSlowestComeBeforeTheLastLine(t *testing.T) {
	var events []string
	for i := range 12 {
		events = append(events, fmt.Sprintf(`{"Action":"pass","Package":"p","Test":"Test%d","Elapsed":%d}`, i, i))
	}
	said := told(append(events,
		`{"Action":"output","Package":"p","Output":"PASS\n"}`,
		`{"Action":"output","Package":"p","Output":"ok  \tp\t66.0s\n"}`,
		`{"Action":"pass","Package":"p","Elapsed":66}`,
		`{"Action":"output","Package":"q","Output":"ok  \tq\t1.0s\n"}`)...)
	assert.True(t, strings.HasPrefix(said, "ok  \tp\t66.0s\nThe slowest tests:\n   11.00s p Test11\n"), said)
	assert.True(t, strings.HasSuffix(said, "    2.00s p Test2\nok  \tq\t1.0s\n"), said)
	assert.NotContains(t, said, "PASS")
}

func TestOnlyFailuresSayWhatTheyWrote(t *testing.T) {
	said := told(
		`{"Action":"output","Package":"p","Test":"TestGood","Output":"quiet\n"}`,
		`{"Action":"pass","Package":"p","Test":"TestGood","Elapsed":1}`,
		`{"Action":"output","Package":"p","Test":"TestBad","Output":"why\n"}`,
		`{"Action":"fail","Package":"p","Test":"TestBad","Elapsed":2}`,
		`{"Action":"output","Package":"p","Test":"TestPanic","Output":"panic: oh\n"}`,
		`{"Action":"output","Package":"p","Output":"FAIL\tp\t3.0s\n"}`,
		`{"Action":"fail","Package":"p","Elapsed":3}`)
	assert.NotContains(t, said, "quiet")
	assert.Contains(t, said, "why\n")
	assert.Contains(t, said, "panic: oh\n")
	assert.True(t, strings.HasSuffix(said, "FAIL\tp\t3.0s\nFAIL\n"), said)
}

// What does not build is said by go test in events of its own, or in no event.
func TestWhatDoesNotBuildIsSaid(t *testing.T) {
	said := told(`{"ImportPath":"p","Action":"build-output","Output":"p.go:1: no\n"}`, `no JSON`)
	assert.Equal(t, "p.go:1: no\nno JSON", said)
}
