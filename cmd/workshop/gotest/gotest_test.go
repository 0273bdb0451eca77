package gotest

import (
	"context"
	"flag"
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
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

// Why a test was skipped is told; where CI is true, that it was is an error.
func TestWhatIsSkippedIsNamed(t *testing.T) {
	t.Setenv("CI", "")
	dir := t.TempDir()
	require.NoError(t, os.WriteFile(filepath.Join(dir, "go.mod"), []byte("module skips\n"), 0o600))
	require.NoError(t, os.WriteFile(filepath.Join(dir, "skips_test.go"), []byte(`package skips

import "testing"

func TestTool(t *testing.T)  { t.Run("inner", func(t *testing.T) { t.Skip("needs fish, of the Debian packages: fish") }) }
func TestOther(t *testing.T) { t.Skip("no time") }
func TestRuns(t *testing.T)  {}
`), 0o600))
	t.Chdir(dir)
	flags := flag.NewFlagSet("test", flag.ContinueOnError)
	start := Command(flags)
	require.NoError(t, flags.Parse([]string{"-skipped", filepath.Join(dir, "reasons"), "--", "-count", "1", "."}))
	var out strings.Builder
	require.NoError(t, start(context.Background(), flags.Args(), &out, &out))
	assert.Contains(t, out.String(), "The slowest tests:")
	reasons, err := os.ReadFile(filepath.Join(dir, "reasons"))
	require.NoError(t, err)
	assert.Equal(t, "needs fish, of the Debian packages: fish\n"+
		"skips TestOther: === RUN TestOther skips_test.go:6: no time --- SKIP: TestOther (0.00s)\n", string(reasons))

	t.Setenv("CI", "true")
	assert.ErrorContains(t, start(context.Background(), flags.Args(), &out, &out), "tests were skipped")
	require.NoError(t, os.Remove(filepath.Join(dir, "go.mod")))
	assert.ErrorContains(t, start(context.Background(), flags.Args(), &out, &out), "go test: exit status 1")
}
