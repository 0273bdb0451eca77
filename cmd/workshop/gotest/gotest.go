// Package gotest runs go test, prints what it prints, and then the tests that took longest and why tests were skipped.
package gotest

import (
	"bufio"
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"flag"
	"fmt"
	"io"
	"maps"
	"os"
	"os/exec"
	"slices"
	"strings"

	"chesstutor/tutor/needs"
)

// Command defines the flags of the subcommand "test" and returns the function that runs go test with the arguments
// after --. It returns an error if go test fails or, where CI is true, if a test was skipped.
func Command(flags *flag.FlagSet) func(ctx context.Context, args []string, out, log io.Writer) error {
	file := flags.String("skipped", "", "add why tests were skipped to this `file` (default: print it)")
	return func(ctx context.Context, args []string, out, log io.Writer) error {
		run := exec.CommandContext(ctx, "go", append([]string{"test", "-json"}, args...)...)
		run.Stderr = log
		events, err := run.StdoutPipe()
		if err != nil {
			return err
		}
		if err := run.Start(); err != nil {
			return err
		}
		skipped := tell(events, out)
		if err := run.Wait(); err != nil {
			return fmt.Errorf("go test: %w", err)
		}
		if *file != "" {
			to, err := os.OpenFile(*file, os.O_APPEND|os.O_WRONLY|os.O_CREATE, 0o644)
			if err != nil {
				return err
			}
			defer to.Close()
			out = to
		}
		for _, reason := range skipped {
			fmt.Fprintln(out, reason)
		}
		if len(skipped) > 0 && os.Getenv("CI") == "true" {
			return errors.New("tests were skipped")
		}
		return nil
	}
}

// event is what go test -json says in a line; cmd/test2json documents it.
type event struct {
	Action, Package, Test, Output string
	Elapsed                       float64 // seconds
}

// took is how long a test took.
type took struct {
	name    string
	seconds float64
}

// teller gathers what events tell.
type teller struct {
	out     io.Writer
	said    map[string][]string // the output of tests that still run, by package and test
	took    []took
	skipped []string // why
	last    string   // of go test's own lines, held back
	failed  bool
}

// tell reads go test's events, prints what people want to know of them, and returns why tests were skipped.
func tell(events io.Reader, out io.Writer) (skipped []string) {
	t := teller{out: out, said: map[string][]string{}}
	lines := bufio.NewReader(events)
	for {
		line, err := lines.ReadString('\n')
		var e event
		if json.Unmarshal([]byte(line), &e) == nil && e.Action != "" {
			t.hear(e)
		} else {
			fmt.Fprint(out, line)
		}
		if err != nil {
			break
		}
	}
	t.end()
	return t.skipped
}

// hear takes an event in.
func (t *teller) hear(e event) {
	key := e.Package + " " + e.Test
	switch {
	case e.Action == "build-output":
		fmt.Fprint(t.out, e.Output)
	case e.Action == "output" && e.Test == "":
		t.ofPackage(e.Output)
	case e.Action == "output":
		t.said[key] = append(t.said[key], e.Output)
	case e.Test != "" && (e.Action == "pass" || e.Action == "fail" || e.Action == "skip"):
		if e.Action == "fail" {
			fmt.Fprint(t.out, strings.Join(t.said[key], ""))
		}
		if e.Action == "skip" {
			t.skipped = append(t.skipped, t.reason(key))
		}
		delete(t.said, key)
		t.took = append(t.took, took{key, e.Elapsed})
	case e.Action == "fail": // a package: whatever ran when it ended is why
		t.failed = true
		for _, key := range slices.Sorted(maps.Keys(t.said)) {
			if strings.HasPrefix(key, e.Package+" ") {
				fmt.Fprint(t.out, strings.Join(t.said[key], ""))
				delete(t.said, key)
			}
		}
	}
}

// reason returns why a test was skipped: the need that it told, or else its name and all that it said.
func (t *teller) reason(test string) string {
	for _, line := range t.said[test] {
		if _, need, found := strings.Cut(line, ": "+needs.Marker); found {
			return needs.Marker + strings.TrimSpace(need)
		}
	}
	return test + ": " + strings.Join(strings.Fields(strings.Join(t.said[test], "")), " ")
}

// ofPackage takes in what is said of a package. Its closing line is held back
// until there is another.
func (t *teller) ofPackage(line string) {
	switch {
	case line == "PASS\n" || strings.HasPrefix(line, "testing: warning: no tests to run"):
	case strings.HasPrefix(line, "ok  \t") || strings.HasPrefix(line, "FAIL\t"):
		fmt.Fprint(t.out, t.last)
		t.last = line
	default:
		fmt.Fprint(t.out, line)
	}
}

// end prints the tests that took longest, and the last line.
func (t *teller) end() {
	slices.SortStableFunc(t.took, func(a, b took) int { return cmp.Compare(b.seconds, a.seconds) })
	if len(t.took) > 0 {
		fmt.Fprintln(t.out, "The slowest tests:")
	}
	for _, test := range t.took[:min(10, len(t.took))] {
		fmt.Fprintf(t.out, "%8.2fs %s\n", test.seconds, test.name)
	}
	fmt.Fprint(t.out, t.last)
	if t.failed {
		fmt.Fprintln(t.out, "FAIL")
	}
}
