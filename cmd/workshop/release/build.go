package release

import (
	"bytes"
	"context"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
)

// target is a platform, by Go's names.
type target struct{ system, machine string }

// targets are the platforms of a release.
var targets = []target{
	{"linux", "amd64"}, {"linux", "arm64"},
	{"darwin", "amd64"}, {"darwin", "arm64"},
	{"windows", "amd64"}, {"windows", "arm64"},
}

// extension returns the ending of the archive's name: that of what the system opens by itself.
func (t target) extension() string {
	if t.system == "windows" {
		return ".zip"
	}
	return ".tar.gz"
}

// suffix returns the ending of the program's name.
func (t target) suffix() string {
	if t.system == "windows" {
		return ".exe"
	}
	return ""
}

// build returns the program for a target: static, without paths of this machine, symbols or git's stamp. The version
// and the commit are linked in, so that it knows them without git.
func (r *release) build(ctx context.Context, t target) ([]byte, error) {
	dir, err := os.MkdirTemp("", "release")
	if err != nil {
		return nil, err
	}
	defer func() { _ = os.RemoveAll(dir) }()
	path := filepath.Join(dir, "chesstutor")
	link := fmt.Sprintf("-s -w -buildid= -X main.release=%s -X main.commit=%s", r.version, r.commit)
	command := exec.CommandContext(ctx, "go", "build", "-trimpath", "-buildvcs=false", "-ldflags", link, "-o", path,
		"./cmd/chesstutor")
	command.Dir = r.source
	command.Env = append(os.Environ(), "CGO_ENABLED=0", "GOFLAGS=", "GOAMD64=v1", "GOARM64=v8.0",
		"GOOS="+t.system, "GOARCH="+t.machine)
	var stderr bytes.Buffer
	command.Stderr = &stderr
	if err := command.Run(); err != nil {
		return nil, fmt.Errorf("go build: %w\n%s", err, stderr.Bytes())
	}
	return os.ReadFile(path)
}
