package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"runtime/debug"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// The version and the commit come from the linker's flags, else from the archive of the sources, else from git.
func TestBuilds(t *testing.T) {
	info := func(version string, settings ...string) *debug.BuildInfo {
		i := &debug.BuildInfo{Main: debug.Module{Version: version}}
		for at := 0; at < len(settings); at += 2 {
			i.Settings = append(i.Settings, debug.BuildSetting{Key: settings[at], Value: settings[at+1]})
		}
		return i
	}
	const noArchive = "$Format:%H$\n"
	for _, x := range []struct {
		linked   build
		archived string
		info     *debug.BuildInfo
		want     build
	}{
		{build{"v1.2.3", "abc"}, "def\n", info("v0.1.0", "vcs.revision", "fed"), build{"v1.2.3", "abc"}},
		{build{}, "def\n", info("(devel)"), build{"(devel)", "def"}},
		{build{}, noArchive, info("v0.1.0", "vcs.revision", "fed", "vcs.modified", "false"), build{"v0.1.0", "fed"}},
		{build{}, noArchive, info("v0.1.0", "vcs.revision", "fed", "vcs.modified", "true"),
			build{"v0.1.0", "fed+dirty"}},
		{build{}, noArchive, info(""), build{"unknown", "unknown"}},
		{build{}, noArchive, nil, build{"unknown", "unknown"}},
	} {
		assert.Equal(t, x.want, buildOf(x.linked, x.archived, x.info))
	}
}

// A program that was built without git tells what its linker was told.
func TestABuildWithoutGit(t *testing.T) {
	program := filepath.Join(t.TempDir(), "chesstutor")
	out, err := exec.CommandContext(t.Context(), "go", "build", "-buildvcs=false",
		"-ldflags", "-s -w -X main.release=v9.8.7 -X main.commit=0123abcd", "-o", program, ".").CombinedOutput()
	require.NoError(t, err, string(out))
	out, err = exec.CommandContext(t.Context(), program, "-version").Output()
	require.NoError(t, err)
	assert.Regexp(t, `^chesstutor v9\.8\.7 0123abcd go\S+\n$`, string(out))
}

// An archive that git makes of the sources names their commit.
func TestTheArchiveNamesItsCommit(t *testing.T) {
	attributes, err := os.ReadFile(".gitattributes")
	require.NoError(t, err)
	assert.Contains(t, string(attributes), "commit.txt export-subst")
	assert.Regexp(t, `^(\$Format:%H\$|[0-9a-f]{40,64})\n$`, archived)
}

// Visitors are told of a version only if there is one.
func TestThePublicVersion(t *testing.T) {
	for version, told := range map[string]string{"v1.2.3": "v1.2.3", "(devel)": "", unknown: ""} {
		assert.Equal(t, told, build{version, "0123"}.public())
	}
}
