// Package release makes what a release of Chess Tutor consists of, in the directory of -out: for each platform an
// archive with the program, its licences and a list of what it is made of (CycloneDX), and the checksums of all.
//
//	go run ./cmd/workshop release -out dist
//
// The same commit gives the same bytes wherever it is built: nothing in them depends on the directory, the clock or
// who builds. The version is the nearest git tag, and the date that of the commit; where git is not there, flags tell
// them.
package release

import (
	"context"
	"crypto/sha256"
	"flag"
	"fmt"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"time"
)

// release is what all archives of a release share.
type release struct {
	version string    // such as v1.2.3
	commit  string    // the commit's hash
	date    time.Time // of the commit; all files bear it
	source  string    // the directory of the module
}

// Command defines the flags of the subcommand "release" and returns the function that makes the release.
func Command(flags *flag.FlagSet) func(ctx context.Context, args []string, out, log io.Writer) error {
	r := release{}
	dir := flags.String("out", "dist", "write to this `directory`")
	flags.StringVar(&r.version, "version", "", "the release's `name` (default: git describe)")
	flags.StringVar(&r.commit, "commit", "", "the commit's `hash` (default: git's)")
	seconds := flags.Int64("date", 0, "the commit's date, in `seconds` since 1970 (default: git's)")
	flags.StringVar(&r.source, "source", ".", "the `directory` of the source")
	return func(ctx context.Context, args []string, out, _ io.Writer) error {
		if len(args) > 0 {
			return flag.ErrHelp
		}
		r.date = time.Unix(*seconds, 0).UTC()
		if err := r.ask(ctx); err != nil {
			return err
		}
		return r.archives(ctx, *dir, out)
	}
}

// archives writes the archives and their checksums into a directory.
func (r *release) archives(ctx context.Context, dir string, out io.Writer) error {
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return err
	}
	var sums strings.Builder
	for _, t := range targets {
		data, err := r.make(ctx, t)
		if err != nil {
			return fmt.Errorf("%s/%s: %w", t.system, t.machine, err)
		}
		path := filepath.Join(dir, r.name(t)+t.extension())
		if err := os.WriteFile(path, data, 0o644); err != nil {
			return err
		}
		fmt.Fprintf(&sums, "%x  %s\n", sha256.Sum256(data), filepath.Base(path))
		fmt.Fprintf(out, "%s: %.1f MB\n", path, float64(len(data))/1e6)
	}
	return os.WriteFile(filepath.Join(dir, "SHA256SUMS"), []byte(sums.String()), 0o644)
}

// ask asks git for what no flag tells.
func (r *release) ask(ctx context.Context) (err error) {
	git := func(args ...string) string {
		if err != nil {
			return ""
		}
		command := exec.CommandContext(ctx, "git", args...)
		command.Dir = r.source
		var output []byte
		if output, err = command.Output(); err != nil {
			err = fmt.Errorf("git %s: %w; give -version, -commit and -date", args[0], err)
		}
		return strings.TrimSpace(string(output))
	}
	if r.version == "" {
		r.version = git("describe", "--tags", "--always", "--dirty")
	}
	if r.commit == "" {
		r.commit = git("rev-parse", "HEAD")
	}
	if r.date.Unix() == 0 {
		var seconds int64
		_, scanned := fmt.Sscan(git("log", "-1", "--format=%ct"), &seconds)
		if err == nil {
			err = scanned
		}
		r.date = time.Unix(seconds, 0).UTC()
	}
	return err
}

// name returns what the archive of a target is called, without its extension; so is the directory in it.
func (r *release) name(t target) string {
	return fmt.Sprintf("chesstutor-%s-%s-%s", r.version, t.system, t.machine)
}

// make returns the archive of a target.
func (r *release) make(ctx context.Context, t target) ([]byte, error) {
	program, err := r.build(ctx, t)
	if err != nil {
		return nil, err
	}
	deps, err := modules(program)
	if err != nil {
		return nil, err
	}
	licences, err := r.licences(ctx, deps)
	if err != nil {
		return nil, err
	}
	bill, err := r.bill(deps)
	if err != nil {
		return nil, err
	}
	files := []file{
		{name: "chesstutor" + t.suffix(), data: program, mode: 0o755},
		{name: "THIRD-PARTY-LICENSES.txt", data: licences, mode: 0o644},
		{name: "sbom.cdx.json", data: bill, mode: 0o644},
	}
	documents, err := r.documents()
	if err != nil {
		return nil, err
	}
	return pack(t, r.name(t), append(files, documents...), r.date)
}

// documents returns what is told of the program, in the order of its names: the unit and the other examples of
// docs/deploy are in there.
func (r *release) documents() (files []file, err error) {
	for _, name := range []string{"CHANGELOG.md", "CONTRIBUTING.md", "LICENSE", "README.md", "SECURITY.md", "docs"} {
		err := filepath.WalkDir(filepath.Join(r.source, name), func(path string, e os.DirEntry, err error) error {
			if err != nil || e.IsDir() {
				return err
			}
			data, err := os.ReadFile(path)
			if err != nil {
				return err
			}
			name, err := filepath.Rel(r.source, path)
			files = append(files, file{name: filepath.ToSlash(name), data: data, mode: 0o644})
			return err
		})
		if err != nil {
			return nil, err
		}
	}
	return files, nil
}
