package main

import (
	"os"
	"os/exec"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// The unit gives the program so little that systemd rates it at 2.0 or below; its flags are ones that there are.
func TestTheUnitIsHardened(t *testing.T) {
	const unit = "../../docs/deploy/chesstutor.service"
	said, err := exec.Command("systemd-analyze", "security", "--offline=true", unit).CombinedOutput()
	found := regexp.MustCompile(`Overall exposure level for .*: ([0-9.]+)`).FindSubmatch(said)
	require.NotNil(t, found, "%v\n%s", err, said)
	exposure, err := strconv.ParseFloat(string(found[1]), 64)
	require.NoError(t, err)
	assert.LessOrEqual(t, exposure, 2.0)

	text, err := os.ReadFile(unit)
	require.NoError(t, err)
	_, line, _ := strings.Cut(string(text), "ExecStart=/usr/local/bin/chesstutor ")
	line, _, _ = strings.Cut(line, "\n")
	options, err := parseOptions(strings.Fields(line), noEnv, os.Stderr)
	require.NoError(t, err)
	assert.Equal(t, "/var/lib/chesstutor", options.stateDir)
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
