package main

import (
	"flag"
	"fmt"
	"strings"
)

// variablePrefix begins the names of the environment variables that stand for flags.
const variablePrefix = "CHESSTUTOR_"

// variable returns the environment variable that stands for a flag, CHESSTUTOR_KEY_FILE for key-file; "" for -version,
// which is no setting.
func variable(name string) string {
	if name == "version" {
		return ""
	}
	return variablePrefix + strings.ToUpper(strings.ReplaceAll(name, "-", "_"))
}

// nameVariables adds the variable of each flag to its help.
func nameVariables(flags *flag.FlagSet) {
	flags.VisitAll(func(f *flag.Flag) {
		if name := variable(f.Name); name != "" {
			f.Usage += "\n[" + name + "]"
		}
	})
}

// setFromEnvironment sets the flags that are not given on the command line from their variables. An empty variable is
// none.
func setFromEnvironment(flags *flag.FlagSet, env func(string) string) (err error) {
	given := map[string]bool{}
	flags.Visit(func(f *flag.Flag) { given[f.Name] = true })
	if given["fen"] || given["fen-file"] { // two forms of one setting
		given["fen"], given["fen-file"] = true, true
	}
	flags.VisitAll(func(f *flag.Flag) {
		name := variable(f.Name)
		if err != nil || given[f.Name] || name == "" || env(name) == "" {
			return
		}
		if bad := flags.Set(f.Name, env(name)); bad != nil {
			err = fmt.Errorf("%s: invalid value %q: %w", name, env(name), bad)
		}
	})
	return err
}
