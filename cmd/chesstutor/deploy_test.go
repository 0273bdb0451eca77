package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/needs"
)

// The unit gives the program so little that systemd rates it at 2.0 or below, also where the program serves others
// without a proxy, by http or https. What it sets are flags that there are.
func TestTheUnitIsHardened(t *testing.T) {
	unit, err := os.ReadFile("../../docs/deploy/chesstutor.service")
	require.NoError(t, err)
	direct, err := os.ReadFile("../../docs/deploy/direct.conf")
	require.NoError(t, err)
	commented := regexp.MustCompile(`(?m)^#(\w+=)`)
	for name, c := range map[string]struct{ dropIn, addr, certificate string }{
		"behind a proxy": {"", "127.0.0.1:8080", ""},
		"http":           {string(direct), ":8080", ""},
		"https":          {commented.ReplaceAllString(string(direct), "$1"), ":443", "%d/certificate.pem"},
	} {
		t.Run(name, func(t *testing.T) {
			assert.LessOrEqual(t, exposure(t, string(unit), c.dropIn), 2.0)
			options, err := parseOptions(nil, environment(string(unit)+c.dropIn), os.Stderr)
			require.NoError(t, err)
			assert.Equal(t, "/var/lib/chesstutor", options.stateDir)
			assert.Equal(t, c.addr, options.addr)
			assert.Equal(t, c.certificate, options.tlsCert)
			assert.Equal(t, c.dropIn == "", len(options.proxies) > 0, "proxies are believed")
		})
	}
}

// exposure returns how systemd rates a unit with a file that changes it, and checks that it understands all of both.
func exposure(t *testing.T, unit, dropIn string) float64 {
	t.Helper()
	needs.Tool(t, "systemd-analyze")
	path := filepath.Join(t.TempDir(), "chesstutor.service")
	unit = strings.Replace(unit, "/usr/local/bin/chesstutor\n", "/bin/true\n", 1) // a program that is there
	require.NoError(t, os.WriteFile(path, []byte(unit), 0o600))
	require.NoError(t, os.Mkdir(path+".d", 0o700))
	require.NoError(t, os.WriteFile(path+".d/direct.conf", []byte(dropIn), 0o600))
	said, err := exec.Command("systemd-analyze", "verify", path).CombinedOutput()
	require.NoError(t, err, string(said))
	assert.NotContains(t, string(said), filepath.Dir(path))
	said, err = exec.Command("systemd-analyze", "security", "--offline=true", path).CombinedOutput()
	found := regexp.MustCompile(`Overall exposure level for .*: ([0-9.]+)`).FindSubmatch(said)
	require.NotNil(t, found, "%v\n%s", err, said)
	level, err := strconv.ParseFloat(string(found[1]), 64)
	require.NoError(t, err)
	return level
}

// environment returns the variables that a unit sets; of a name that stands there twice the last, as for systemd.
func environment(unit string) func(string) string {
	set := map[string]string{}
	for line := range strings.Lines(unit) {
		if setting, ok := strings.CutPrefix(strings.TrimSpace(line), "Environment="); ok {
			name, value, _ := strings.Cut(setting, "=")
			set[name] = value
		}
	}
	return func(name string) string { return set[name] }
}

// Each variable of the example is one of a flag, and its value is accepted.
func TestTheExampleOfVariables(t *testing.T) {
	text, err := os.ReadFile("../../docs/deploy/chesstutor.env")
	require.NoError(t, err)
	given := map[string]string{}
	for line := range strings.Lines(string(text)) {
		if name, value, ok := strings.Cut(strings.TrimSpace(line), "="); ok && !strings.HasPrefix(line, "#") {
			given[name] = value
		}
	}
	require.NotEmpty(t, given)
	asked := map[string]bool{}
	_, err = parseOptions(nil, func(name string) string {
		asked[name] = true
		return given[name]
	}, os.Stderr)
	require.NoError(t, err)
	for name := range given {
		assert.True(t, asked[name], name)
	}
}
