package main

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"log/slog"
	"net/netip"
	"os"
	"strings"
	"time"

	"chesstutor/tutor/chess"
	"chesstutor/tutor/say/english"
	"chesstutor/web/site"
)

// options are what the flags say.
type options struct {
	addr        string
	fen         string
	fenFile     string
	keyFile     string
	stateDir    string
	proxies     []netip.Prefix
	base        site.BaseURL
	database    string
	origins     []string
	logJSON     bool
	metricsAddr string
	reportURL   string
	tlsCert     string
	tlsKey      string
	logLevel    slog.Level
	drain       time.Duration
	version     bool
}

const help = `Chess Tutor teaches chess to beginners as they play, in a browser.

Usage: chesstutor [flags]
       chesstutor subcommand [arguments]

Each flag but -version may be given as the environment variable named beside it instead; the flag wins.

Subcommands; those that take flags have a -help of their own:
  uci            talk as chess programs do, to play in any of them
  load           play in many rooms of a server at once
  backup         copy the rooms to a file, while servers go on

`

// parseOptions parses the flags, those that are not given from the environment. It returns flag.ErrHelp when help was
// requested and errUsage when the flags are wrong, after writing the message.
func parseOptions(args []string, env func(string) string, errs io.Writer) (*options, error) {
	o := &options{}
	flags := flag.NewFlagSet("chesstutor", flag.ContinueOnError)
	o.networkFlags(flags)
	o.stateFlags(flags)
	o.operationFlags(flags)
	nameVariables(flags)
	if err := parse(flags, args, help, errs); err != nil {
		return nil, err
	}
	if flags.NArg() > 0 {
		fmt.Fprintf(errs, "chesstutor has no subcommand %q; chesstutor -help lists them\n", flags.Arg(0))
		return nil, errUsage
	}
	if err := setFromEnvironment(flags, env); err != nil {
		fmt.Fprintln(errs, err)
		return nil, errUsage
	}
	return o, nil
}

// networkFlags defines the flags that tell where the server is, and how browsers reach it.
func (o *options) networkFlags(flags *flag.FlagSet) {
	flags.StringVar(&o.addr, "addr", "localhost:8080", "listen on `host:port`; \":8080\" lets other machines in")
	flags.Func("trusted-proxies", "believe the client's address, host and scheme as forwarded by these `networks`,\n"+
		"such as 127.0.0.1 or 10.0.0.0/8, separated by commas", o.addProxies)
	flags.Func("base-url",
		"browsers reach the server under this `address`, such as https://chess.example: links lead there,"+
			"\nand requests that name another host are refused", func(text string) (err error) {
			o.base, err = site.ParseBaseURL(text)
			return err
		})
	flags.StringVar(&o.tlsCert, "tls-cert", "",
		"serve https, with the certificate chain in this `file`, in PEM; a new one is taken within\n"+
			"seconds, without a restart")
	flags.StringVar(&o.tlsKey, "tls-key", "", "the certificate's key is in this `file`, in PEM")
	flags.Func("allow-origin",
		"let the pages of these `origins`, such as https://chess.example, separated by commas,\n"+
			"use rooms", func(list string) error {
			for text := range strings.SplitSeq(list, ",") {
				origin, err := site.ParseBaseURL(text)
				if err != nil {
					return err
				}
				o.origins = append(o.origins, origin.String())
			}
			return nil
		})
}

// stateFlags defines the flags that tell how games start and where state is kept.
func (o *options) stateFlags(flags *flag.FlagSet) {
	flags.StringVar(&o.fen, "fen", "", "start every new game from this `position`, in FEN")
	flags.StringVar(&o.fenFile, "fen-file", "", "start every new game from the position in this `file`, in FEN")
	flags.StringVar(&o.keyFile, "key-file", "", "sign cookies with the keys in this `file`, one a line, "+
		"32 characters or more each; the first signs,\nall are accepted (default: those in "+keyVariable+
		", else one made once and kept in the state directory)")
	flags.StringVar(&o.stateDir, "state-dir", "", "keep what must outlive a restart in this `directory`"+
		"\n(default: chesstutor in the user's state directory)")
	flags.StringVar(&o.database, "database", "",
		"keep the rooms of people who play each other in this `database`: the address of one\n"+
			"of PostgreSQL, postgres://..., which several servers may share, or a file\n"+
			"(default: rooms.db in the state directory); none switches rooms off")
}

// operationFlags defines the flags of whoever runs the server.
func (o *options) operationFlags(flags *flag.FlagSet) {
	flags.Func("log-format", "write the log in this `format`, text or json (default text)", func(format string) error {
		o.logJSON = format == "json"
		if format != "json" && format != "text" {
			return errors.New("it is text or json")
		}
		return nil
	})
	flags.Func("log-level", "log what is at least so important: `level` debug, info, warn or error (default info)",
		func(level string) error {
			if o.logLevel.UnmarshalText([]byte(level)) != nil {
				return errors.New("it is debug, info, warn or error")
			}
			return nil
		})
	flags.StringVar(&o.metricsAddr, "metrics-addr", "",
		"serve metrics for Prometheus, at /metrics, and profiles, at /debug/pprof/, on this\n"+
			"`host:port`, which the public must not reach (default: nowhere)")
	flags.StringVar(&o.reportURL, "report-url", "",
		"post each error of the server to this `address`: its cause, route and version, and nothing\n"+
			"about who plays (default: nowhere)")
	flags.Func("drain-time",
		"at a stop go on for this `time`, such as 5s, while /readyz says 503, "+
			"so that a balancer\nsends its requests elsewhere", func(text string) (err error) {
			if o.drain, err = time.ParseDuration(text); err != nil || o.drain < 0 {
				return errors.New("it is a time such as 5s or 1m")
			}
			return nil
		})
	flags.BoolVar(&o.version, "version", false, "print the version and stop")
}

// log returns the logger.
func (o *options) log(out io.Writer) *slog.Logger {
	options := &slog.HandlerOptions{Level: o.logLevel}
	if o.logJSON {
		return slog.New(slog.NewJSONHandler(out, options))
	}
	return slog.New(slog.NewTextHandler(out, options))
}

// addProxies reads a list of networks; an address alone is a network of one.
func (o *options) addProxies(list string) error {
	for text := range strings.SplitSeq(list, ",") {
		network, err := netip.ParsePrefix(text)
		if address, notAddress := netip.ParseAddr(text); notAddress == nil {
			network, err = address.Prefix(address.BitLen())
		}
		if err != nil {
			return fmt.Errorf("%q is not a network", text)
		}
		o.proxies = append(o.proxies, network)
	}
	return nil
}

// start returns the position that games start from.
func (o *options) start() (chess.Position, error) {
	text, source := o.fen, "-fen"
	switch {
	case o.fen != "" && o.fenFile != "":
		return chess.Position{}, errors.New("give -fen or -fen-file, not both")
	case o.fenFile != "":
		data, err := os.ReadFile(o.fenFile)
		if err != nil {
			return chess.Position{}, fmt.Errorf("-fen-file: %w", err)
		}
		text, source = strings.TrimSpace(string(data)), o.fenFile
	case o.fen == "":
		return chess.Start(), nil
	}
	p, err := chess.ParseFEN(text)
	if text, known := english.English.Error(err); known {
		return chess.Position{}, fmt.Errorf("%s: %s", source, text)
	}
	return p, err
}
