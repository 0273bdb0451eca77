package main

import (
	_ "embed"
	"runtime"
	"runtime/debug"
	"strings"
)

// release and commit are linked in by cmd/workshop/release: an archive of it knows them without git.
var release, commit string

// archived is the commit of sources that came as an archive: git archive writes it into the file.
//
//go:embed commit.txt
var archived string

// unknown is a version or commit that nothing tells.
const unknown = "unknown"

// build names what a program was built from.
type build struct {
	version string // a release, or what Go makes of the commit
	commit  string // its hash, with "+dirty" if the sources had changes that were not committed
}

// thisBuild returns the build of this program.
func thisBuild() build {
	info, _ := debug.ReadBuildInfo()
	return buildOf(build{release, commit}, archived, info)
}

// buildOf returns a build from what its linker was told, else from the archive of its sources, else from the build
// information of Go, which may be nil.
func buildOf(linked build, archived string, info *debug.BuildInfo) build {
	b := linked
	if text := strings.TrimSpace(archived); b.commit == "" && !strings.HasPrefix(text, "$") {
		b.commit = text
	}
	if info != nil {
		settings := map[string]string{}
		for _, s := range info.Settings {
			settings[s.Key] = s.Value
		}
		if b.commit == "" {
			b.commit = settings["vcs.revision"]
			if settings["vcs.modified"] == "true" {
				b.commit += "+dirty"
			}
		}
		if b.version == "" {
			b.version = info.Main.Version
		}
	}
	if b.version == "" {
		b.version = unknown
	}
	if b.commit == "" {
		b.commit = unknown
	}
	return b
}

// public returns what visitors are told: the version, or "" of a build that has none.
func (b build) public() string {
	if b.version == "(devel)" || b.version == unknown {
		return ""
	}
	return b.version
}

// String returns what -version prints.
func (b build) String() string {
	return b.version + " " + b.commit + " " + runtime.Version()
}
