package main

import (
	"bytes"
	"encoding/json"
	"flag"
	"io"
	"log/slog"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/chess"
)

// envOf returns an environment.
func envOf(values map[string]string) func(string) string {
	return func(name string) string { return values[name] }
}

// Each flag but -version has a variable, which -help names.
func TestEveryFlagHasAVariable(t *testing.T) {
	var errs bytes.Buffer
	_, err := parseOptions([]string{"-help"}, noEnv, &errs)
	require.ErrorIs(t, err, flag.ErrHelp)
	flags := regexp.MustCompile(`(?m)^  -([a-z-]+)`).FindAllStringSubmatch(errs.String(), -1)
	require.NotEmpty(t, flags)
	for _, f := range flags {
		name := "CHESSTUTOR_" + strings.ToUpper(strings.ReplaceAll(f[1], "-", "_"))
		if f[1] == "version" {
			assert.NotContains(t, errs.String(), name)
			continue
		}
		assert.Contains(t, errs.String(), "["+name+"]")
		asked := false
		_, err := parseOptions(nil, func(variable string) string {
			asked = asked || variable == name
			return ""
		}, io.Discard)
		require.NoError(t, err)
		assert.True(t, asked, name)
	}
}

func TestVariablesStandForFlags(t *testing.T) {
	set := map[string]string{
		"CHESSTUTOR_ADDR": ":1", "CHESSTUTOR_BASE_URL": "https://chess.example", "CHESSTUTOR_LOG_FORMAT": "json",
		"CHESSTUTOR_LOG_LEVEL": "warn", "CHESSTUTOR_TRUSTED_PROXIES": "127.0.0.1,10.0.0.0/8",
		"CHESSTUTOR_DRAIN_TIME": "5s",
		"CHESSTUTOR_FEN":        chess.StartFEN, "CHESSTUTOR_STATE_DIR": "", "CHESSTUTOR_VERSION": "1.2.3",
	}
	o, err := parseOptions(nil, envOf(set), io.Discard)
	require.NoError(t, err)
	assert.Equal(t, ":1", o.addr)
	assert.Equal(t, "https://chess.example", o.base.String())
	assert.True(t, o.logJSON)
	assert.Equal(t, slog.LevelWarn, o.logLevel)
	assert.Len(t, o.proxies, 2)
	assert.Equal(t, 5*time.Second, o.drain)
	assert.Equal(t, chess.StartFEN, o.fen)
	assert.False(t, o.version)

	o, err = parseOptions([]string{"-addr", ":2", "-trusted-proxies", "::1", "-log-format", "text", "-fen-file", "x",
		"-log-level", "info"}, envOf(set), io.Discard)
	require.NoError(t, err)
	assert.Equal(t, ":2", o.addr, "the flag wins")
	assert.Len(t, o.proxies, 1)
	assert.False(t, o.logJSON)
	assert.Equal(t, slog.LevelInfo, o.logLevel)
	assert.Empty(t, o.fen, "-fen-file takes the place of CHESSTUTOR_FEN")

	for name, value := range map[string]string{"CHESSTUTOR_LOG_LEVEL": "loud", "CHESSTUTOR_LOG_FORMAT": "xml",
		"CHESSTUTOR_BASE_URL": "chess.example", "CHESSTUTOR_DRAIN_TIME": "soon", "CHESSTUTOR_TRUSTED_PROXIES": "here"} {
		var errs bytes.Buffer
		_, err := parseOptions(nil, envOf(map[string]string{name: value}), &errs)
		require.ErrorIs(t, err, errUsage)
		assert.Contains(t, errs.String(), name+`: invalid value "`+value+`"`)
	}
}

func TestTheLogsFormatAndLevel(t *testing.T) {
	var out bytes.Buffer
	o, err := parseOptions([]string{"-log-format", "json", "-log-level", "warn"}, noEnv, io.Discard)
	require.NoError(t, err)
	o.log(&out).Info("not this")
	o.log(&out).Warn("this", "id", "7")
	var line struct{ Level, Msg, ID string }
	require.NoError(t, json.Unmarshal(out.Bytes(), &line), out.String())
	assert.Equal(t, "WARN this 7", line.Level+" "+line.Msg+" "+line.ID)

	out.Reset()
	o, err = parseOptions(nil, noEnv, io.Discard)
	require.NoError(t, err)
	o.log(&out).Debug("not this")
	o.log(&out).Info("this")
	assert.Regexp(t, `^time=\S+ level=INFO msg=this\n$`, out.String())
}
