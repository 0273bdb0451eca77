package main

import (
	"bufio"
	"bytes"
	"context"
	"errors"
	"flag"
	"io"
	"log/slog"
	"net/http"
	"net/http/cookiejar"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/tutor/chess"
)

func noEnv(string) string { return "" }

// started runs the program on a free port and returns its address.
func started(t *testing.T, args ...string) (address string, stop func() error) {
	t.Helper()
	ctx, cancel := context.WithCancel(t.Context())
	reader, out := io.Pipe()
	ended := make(chan error, 1)
	go func() {
		err := run(ctx, append([]string{"-addr", "localhost:0"}, args...), noEnv, out, io.Discard)
		out.CloseWithError(err)
		ended <- err
	}()
	line, err := bufio.NewReader(reader).ReadString('\n')
	require.NoError(t, err)
	address = strings.TrimSpace(strings.TrimPrefix(line, "Chess Tutor is at "))
	return address, func() error { cancel(); return <-ended }
}

func TestARestartKeepsGames(t *testing.T) {
	state := t.TempDir()
	jar, err := cookiejar.New(nil)
	require.NoError(t, err)
	learner := &http.Client{Jar: jar}
	show := func(address string) string {
		r, err := learner.Get(address + "/show")
		require.NoError(t, err)
		defer r.Body.Close()
		body, err := io.ReadAll(r.Body)
		require.NoError(t, err)
		return string(body)
	}

	address, stop := started(t, "-state-dir", state)
	r, err := learner.Post(address+"/move", "application/json", strings.NewReader(`{"from":"e2","to":"e4"}`))
	require.NoError(t, err)
	require.NoError(t, r.Body.Close())
	before := show(address)
	require.Contains(t, before, `"ply":1`)
	require.NoError(t, stop())

	again, stop := started(t, "-state-dir", state)
	_, port, _ := strings.Cut(again, "localhost")
	assert.Equal(t, before, show("http://localhost"+port))
	require.NoError(t, stop())
}

// TestHelpListsEverySubcommand looks for each in the output of -help.
func TestHelpListsEverySubcommand(t *testing.T) {
	var out, errs bytes.Buffer
	require.ErrorIs(t, run(t.Context(), []string{"-help"}, noEnv, &out, &errs), flag.ErrHelp)
	for name := range subcommands {
		assert.Regexp(t, `(?m)^  `+name+` `, errs.String())
	}
}

// TestBadDatabaseURL expects that an invalid -database is refused at the start.
func TestBadDatabaseURL(t *testing.T) {
	var out, errs bytes.Buffer
	for _, address := range []string{"mysql://localhost/x", "postgres://%zz"} {
		err := run(t.Context(), []string{"-addr", "localhost:0", "-state-dir", t.TempDir(), "-database", address},
			noEnv, &out, &errs)
		assert.ErrorContains(t, err, "-database: ", address)
	}
}

// A damaged database ends the program at the start, with a sentence; without rooms it goes on.
func TestADamagedDatabaseIsRefused(t *testing.T) {
	dir := t.TempDir()
	file := filepath.Join(dir, "rooms.db")
	require.NoError(t, os.WriteFile(file, bytes.Repeat([]byte("nonsense "), 1000), 0o600))
	for _, flags := range [][]string{{"-state-dir", dir}, {"-state-dir", t.TempDir(), "-database", file}} {
		err := run(t.Context(), append([]string{"-addr", "localhost:0"}, flags...), noEnv, io.Discard, io.Discard)
		require.ErrorContains(t, err,
			"the rooms in "+file+" cannot be read: this file is no database, or a damaged one")
		assert.ErrorContains(t, err, "-database none")
	}

	address, stop := started(t, "-state-dir", dir, "-database", "none")
	for path, status := range map[string]int{"/": http.StatusOK, "/rooms": http.StatusNotFound,
		"/room/0123456789abcdef": http.StatusNotFound} {
		r, err := http.Get(address + path)
		require.NoError(t, err)
		body, err := io.ReadAll(r.Body)
		require.NoError(t, err)
		require.NoError(t, r.Body.Close())
		assert.Equal(t, status, r.StatusCode, path)
		if status == http.StatusNotFound {
			assert.Contains(t, string(body), "There are no rooms on this server.")
		}
	}
	require.NoError(t, stop())
}

func TestFlags(t *testing.T) {
	var out, errs bytes.Buffer
	require.NoError(t, run(t.Context(), []string{"-version"}, noEnv, &out, &errs))
	assert.Contains(t, out.String(), "chesstutor")

	require.ErrorIs(t, run(t.Context(), []string{"-help"}, noEnv, &out, &errs), flag.ErrHelp)
	for _, name := range []string{"-addr", "-fen", "-fen-file", "-key-file", "-state-dir", "-trusted-proxies",
		"-version"} {
		assert.Contains(t, errs.String(), name)
	}
	for _, args := range [][]string{{"-nonsense"}, {"argument"}, {"-trusted-proxies", "here"}, {"uci", "x"},
		{"bench"}} {
		errs.Reset()
		require.ErrorIs(t, run(t.Context(), args, noEnv, &out, &errs), errUsage)
		assert.NotEmpty(t, errs.String())
	}
}

// What is wrong with a flag is one sentence that names it, not the help.
func TestAWrongFlagIsOneSentence(t *testing.T) {
	none := filepath.Join(t.TempDir(), "none")
	ctx, stop := context.WithCancel(t.Context())
	stop() // a server that starts all the same ends at once
	for _, x := range []struct{ flag, value, says string }{
		{"-log-level", "loud", `invalid value "loud" for flag -log-level: it is debug, info, warn or error`},
		{"-log-format", "xml", `invalid value "xml" for flag -log-format: it is text or json`},
		{"-drain-time", "5", `invalid value "5" for flag -drain-time: it is a time such as 5s or 1m`},
		{"-drain-time", "-5s", `invalid value "-5s" for flag -drain-time: it is a time such as 5s or 1m`},
		{"-nonsense", "x", "flag provided but not defined: -nonsense"},
		{"-trusted-proxies", "here", "for flag -trusted-proxies: "},
		{"-key-file", none, "-key-file: open " + none + ": no such file"},
		{"-fen-file", none, "-fen-file: open " + none + ": no such file"},
		{"-tls-cert", none, "give both -tls-cert and -tls-key"},
		{"-addr", "99", "-addr: listen tcp: address 99: missing port"},
		{"-allow-origin", "chess.example", `invalid value "chess.example" for flag -allow-origin: `},
		{"-allow-origin", "https://a.example,https://b.example/x", "for flag -allow-origin: "},
	} {
		var errs bytes.Buffer
		err := run(ctx, []string{"-addr", "localhost:0", "-state-dir", t.TempDir(), x.flag, x.value}, noEnv,
			io.Discard, &errs)
		require.Error(t, err, x)
		said := errs.String()
		if !errors.Is(err, errUsage) {
			said = err.Error()
		}
		assert.Contains(t, said, x.says)
		assert.LessOrEqual(t, strings.Count(said, "\n"), 1, said)
	}
	_, err := (&options{tlsCert: none, tlsKey: none}).tls(slog.New(slog.DiscardHandler))
	require.ErrorContains(t, err, "-tls-cert and -tls-key: stat "+none)
}

// So it is with the flags of subcommands.
func TestAWrongFlagOfASubcommandIsOneSentence(t *testing.T) {
	for _, x := range []struct {
		args []string
		says string
	}{
		{[]string{"load", "-nonsense"}, "flag provided but not defined: -nonsense; chesstutor load -help lists the flags"},
		{[]string{"load", "-rooms", "x"}, `invalid value "x" for flag -rooms: parse error`},
		{[]string{"load", "-rooms", "0"}, "-rooms is 1 or more"},
		{[]string{"load", "-for", "0s"}, "-for is longer than 0s"},
		{[]string{"load", "-pace", "-1s"}, "-pace is 0s or longer"},
		{[]string{"load", "-learners", "-1"}, "-learners is 0 or more"},
		{[]string{"load", "-learner-pace", "0s"}, "-learner-pace is longer than 0s"},
		{[]string{"load", "more"}, `takes no arguments such as "more"`},
		{[]string{"load", "-url", "x", "-database", "y"}, "give -url or -database, not both"},
		{[]string{"backup", "-nonsense"}, "flag provided but not defined: -nonsense; chesstutor backup -help"},
		{[]string{"backup"}, "name one file to copy the rooms to"},
		{[]string{"backup", "a", "b"}, "name one file to copy the rooms to"},
	} {
		var errs bytes.Buffer
		require.ErrorIs(t, run(t.Context(), x.args, noEnv, io.Discard, &errs), errUsage, x)
		assert.Contains(t, errs.String(), x.says)
		assert.Equal(t, 1, strings.Count(errs.String(), "\n"), errs.String())
	}
	for _, name := range []string{"load", "backup"} {
		var errs bytes.Buffer
		require.ErrorIs(t, run(t.Context(), []string{name, "-help"}, noEnv, io.Discard, &errs), flag.ErrHelp)
		assert.Contains(t, errs.String(), "Usage: chesstutor "+name)
		assert.Contains(t, errs.String(), "-database")
	}
}

func TestABadStartIsRefused(t *testing.T) {
	file := filepath.Join(t.TempDir(), "start.fen")
	require.NoError(t, os.WriteFile(file, []byte("nonsense\n"), 0o600))
	for _, x := range []struct {
		args []string
		says string
	}{
		{[]string{"-fen", "8/8/8/8/8/8/8/8 w - - 0 1"}, "-fen: White has 0 kings instead of one."},
		{[]string{"-fen-file", file}, "six parts"},
		{[]string{"-fen-file", file + "x"}, "no such file"},
		{[]string{"-fen", chess.StartFEN, "-fen-file", file}, "not both"},
	} {
		assert.ErrorContains(t, run(t.Context(), x.args, noEnv, io.Discard, io.Discard), x.says)
	}
	require.NoError(t, os.WriteFile(file, []byte("4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\n"), 0o600))
	p, err := (&options{fenFile: file}).start()
	require.NoError(t, err)
	assert.Equal(t, "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", p.FEN())
}

func TestKeys(t *testing.T) {
	long, other := strings.Repeat("k", 32), strings.Repeat("o", 40)
	file := filepath.Join(t.TempDir(), "keys")
	require.NoError(t, os.WriteFile(file, []byte(long+"\n"+other+"\n"), 0o600))
	env := func(string) string { return other }

	keys, err := (&options{keyFile: file}).keys(env)
	require.NoError(t, err)
	assert.Equal(t, [][]byte{[]byte(long), []byte(other)}, keys, "the file comes before the environment")
	keys, err = (&options{}).keys(env)
	require.NoError(t, err)
	assert.Equal(t, [][]byte{[]byte(other)}, keys)

	_, err = (&options{}).keys(func(string) string { return "short" })
	require.ErrorContains(t, err, "key 1 has 5 characters; it needs 32 or more")
	require.NoError(t, os.WriteFile(file, []byte("\n"), 0o600))
	_, err = (&options{keyFile: file}).keys(env)
	require.ErrorContains(t, err, "no key")
	_, err = (&options{}).keys(noEnv)
	require.ErrorContains(t, err, "give -state-dir, -key-file or CHESSTUTOR_KEY")
}

func TestAKeyIsMadeOnce(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "state", "chesstutor")
	o := &options{stateDir: dir}
	first, err := o.keys(noEnv)
	require.NoError(t, err)
	again, err := o.keys(noEnv)
	require.NoError(t, err)
	assert.Equal(t, first, again)
	info, err := os.Stat(filepath.Join(dir, "key"))
	require.NoError(t, err)
	assert.Equal(t, os.FileMode(0o600), info.Mode().Perm())
	left, err := os.ReadDir(dir)
	require.NoError(t, err)
	assert.Len(t, left, 1, "nothing else is left behind")
}

func TestTheStateDirectory(t *testing.T) {
	env := func(values map[string]string) func(string) string {
		return func(name string) string { return values[name] }
	}
	dir, err := (&options{}).state(env(map[string]string{"XDG_STATE_HOME": "/state", "HOME": "/home/one"}))
	require.NoError(t, err)
	assert.Equal(t, filepath.Join("/state", "chesstutor"), dir)
}

func TestPortInUseIsAnError(t *testing.T) {
	address, stop := started(t, "-state-dir", t.TempDir())
	err := run(t.Context(), []string{"-addr", strings.TrimPrefix(address, "http://"), "-state-dir", t.TempDir()},
		noEnv, io.Discard, io.Discard)
	require.ErrorContains(t, err, "address already in use")
	require.NoError(t, stop())
}
