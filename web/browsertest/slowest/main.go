// Slowest runs go test -json, whose arguments it is given, prints what go test
// prints without -json, and before its last line the ten tests that took
// longest. Its exit status tells whether go test succeeded.
package main

import (
	"bufio"
	"cmp"
	"encoding/json"
	"fmt"
	"io"
	"maps"
	"os"
	"os/exec"
	"slices"
	"strings"
)

func main() {
	run := exec.Command("go", append([]string{"test", "-json"}, os.Args[1:]...)...)
	run.Stderr = os.Stderr
	events, err := run.StdoutPipe()
	if err == nil {
		err = run.Start()
	}
	if err == nil {
		tell(events, os.Stdout)
		err = run.Wait()
	}
	if err != nil {
		if _, failed := err.(*exec.ExitError); !failed {
			fmt.Fprintln(os.Stderr, err)
		}
		os.Exit(1)
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
	out    io.Writer
	said   map[string][]string // the output of tests that still run, by package and test
	took   []took
	last   string // of go test's own lines, held back
	failed bool
}

// tell reads go test's events, and prints what people want to know of them.
func tell(events io.Reader, out io.Writer) {
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
