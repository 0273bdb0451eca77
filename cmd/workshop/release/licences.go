package release

import (
	"bytes"
	"context"
	"debug/buildinfo"
	"encoding/json"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"runtime/debug"
	"slices"
	"strings"
)

// modules returns the modules of others that a program was linked from, in the order of their paths.
func modules(program []byte) ([]*debug.Module, error) {
	info, err := buildinfo.Read(bytes.NewReader(program))
	if err != nil {
		return nil, err
	}
	return info.Deps, nil
}

// licences returns the licences of Go and of the modules, whole. A module without a licence is an error.
func (r *release) licences(ctx context.Context, deps []*debug.Module) ([]byte, error) {
	var all strings.Builder
	all.WriteString("Chess Tutor is made with these. Its own licence is in LICENSE.\n")
	dirs, err := r.directories(ctx, deps)
	if err != nil {
		return nil, err
	}
	goDir, err := goRoot(ctx)
	if err != nil {
		return nil, err
	}
	names := append([]string{"Go " + strings.TrimPrefix(runtime.Version(), "go")}, make([]string, len(deps))...)
	for i, m := range deps {
		names[i+1] = m.Path + " " + m.Version
	}
	for i, dir := range append([]string{goDir}, dirs...) {
		texts, err := licencesIn(dir)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", names[i], err)
		}
		for _, text := range texts {
			fmt.Fprintf(&all, "\n%s\n%s\n\n%s\n", strings.Repeat("=", 72), names[i], text)
		}
	}
	return []byte(all.String()), nil
}

// licencesIn returns the texts of a directory's files that are named as licences are.
func licencesIn(dir string) (texts []string, err error) {
	entries, err := os.ReadDir(dir)
	if err != nil {
		return nil, err
	}
	for _, e := range entries {
		name := strings.ToUpper(e.Name())
		named := slices.ContainsFunc([]string{"LICENSE", "LICENCE", "COPYING", "NOTICE"},
			func(start string) bool { return strings.HasPrefix(name, start) })
		if !named || e.IsDir() {
			continue
		}
		text, err := os.ReadFile(filepath.Join(dir, e.Name()))
		if err != nil {
			return nil, err
		}
		texts = append(texts, strings.TrimSpace(string(text)))
	}
	if len(texts) == 0 {
		return nil, fmt.Errorf("there is no licence in %s", dir)
	}
	return texts, nil
}

// directories returns where the modules' sources are, in their order.
func (r *release) directories(ctx context.Context, deps []*debug.Module) ([]string, error) {
	args := []string{"mod", "download", "-json"}
	for _, m := range deps {
		args = append(args, m.Path+"@"+m.Version)
	}
	command := exec.CommandContext(ctx, "go", args...)
	command.Dir = r.source
	output, err := command.Output()
	if err != nil {
		return nil, fmt.Errorf("go mod download: %w", err)
	}
	byPath := map[string]string{}
	for decoder := json.NewDecoder(bytes.NewReader(output)); decoder.More(); {
		var m struct{ Path, Dir string }
		if err := decoder.Decode(&m); err != nil {
			return nil, err
		}
		byPath[m.Path] = m.Dir
	}
	dirs := make([]string, len(deps))
	for i, m := range deps {
		dirs[i] = byPath[m.Path]
	}
	return dirs, nil
}

// goRoot returns the directory of the Go that builds.
func goRoot(ctx context.Context) (string, error) {
	output, err := exec.CommandContext(ctx, "go", "env", "GOROOT").Output()
	return strings.TrimSpace(string(output)), err
}
