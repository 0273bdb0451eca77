// Package usage holds the one error that all subcommands share, wherever they live.
package usage

import "errors"

// Err is the error of wrong arguments, after the message was written.
var Err = errors.New("wrong usage")
