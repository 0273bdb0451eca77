package main

import (
	"runtime"
	"runtime/debug"
)

// release and commit are linked in by cmd/release: an archive of it knows them without git.
var release, commit string

// version returns the release and the commit of the build, as far as they are known, and the version of Go.
func version() string {
	name, revision := release, commit
	if info, ok := debug.ReadBuildInfo(); ok && name == "" {
		name = info.Main.Version
		for _, s := range info.Settings {
			if s.Key == "vcs.revision" {
				revision = s.Value
			}
		}
	}
	if name == "" {
		name = "unknown"
	}
	if revision != "" {
		name += " " + revision
	}
	return name + " " + runtime.Version()
}
