package main

import (
	"context"
	"crypto/tls"
	"errors"
	"flag"
	"fmt"
	"io"
	"log/slog"
	"net"
	"net/http"
	"os"
	"os/signal"
	"path/filepath"
	"runtime"
	"syscall"
	"time"

	"chesstutor/ai"
	"chesstutor/ai/ending"
	"chesstutor/web"
	"chesstutor/web/metrics"
)

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt, syscall.SIGTERM)
	context.AfterFunc(ctx, stop) // a second signal ends the program at once
	err := run(ctx, os.Args[1:], os.Getenv, os.Stdout, os.Stderr)
	switch {
	case err == nil, errors.Is(err, flag.ErrHelp):
	case errors.Is(err, errUsage):
		os.Exit(2)
	default:
		fmt.Fprintln(os.Stderr, "chesstutor:", err)
		os.Exit(1)
	}
}

// run runs the program: it serves until ctx ends, or runs a subcommand.
func run(ctx context.Context, args []string, env func(string) string, out, errs io.Writer) error {
	if len(args) > 0 && subcommands[args[0]] != nil {
		return subcommands[args[0]](ctx, args[1:], out, errs)
	}
	o, err := parseOptions(args, env, errs)
	if err != nil {
		return err
	}
	if o.version {
		fmt.Fprintln(out, "chesstutor", thisBuild())
		return nil
	}
	return o.serve(ctx, env, out, o.log(errs))
}

// serve serves the site until ctx ends.
func (o *options) serve(ctx context.Context, env func(string) string, out io.Writer, log *slog.Logger) error {
	counts := newMetrics()
	log, stopReports, err := o.reported(log, counts)
	if err != nil {
		return err
	}
	defer stopReports()
	server, err := o.server(ctx, env, log, counts)
	if err != nil {
		return err
	}
	listener, err := o.listen(ctx, log)
	if err != nil {
		return err
	}
	stopMetrics, err := o.serveMetrics(ctx, counts, log)
	if err != nil {
		return errors.Join(err, listener.Close())
	}
	defer stopMetrics()
	fmt.Fprintln(out, "Chess Tutor is at", o.address(listener))
	working, stop := context.WithCancel(context.WithoutCancel(ctx))
	tended := make(chan struct{})
	go func() {
		server.Run(working)
		close(tended)
	}()
	err = serve(ctx, listener, server, log, func() {
		server.Stopping()
		time.Sleep(o.drain)
		stop()
	})
	stop()
	<-tended
	return errors.Join(err, server.Close())
}

// listen returns the listener of the site, with TLS if there is a certificate.
func (o *options) listen(ctx context.Context, log *slog.Logger) (net.Listener, error) {
	secured, err := o.tls(log)
	if err != nil {
		return nil, err
	}
	config := listenConfig()
	listener, err := config.Listen(ctx, "tcp", o.addr)
	switch {
	case err != nil:
		return nil, fmt.Errorf("-addr: %w", err)
	case secured == nil:
		return listener, nil
	}
	return tls.NewListener(listener, secured), nil
}

// server returns the server that the options describe.
func (o *options) server(ctx context.Context, env func(string) string, log *slog.Logger, counts *metrics.Metrics) (
	*web.Server, error) {
	start, err := o.start()
	if err != nil {
		return nil, err
	}
	keys, err := o.keys(env)
	if err != nil {
		return nil, err
	}
	rooms, err := o.rooms(ctx, env)
	if err != nil {
		return nil, err
	}
	endings := "" // in memory, where there is no directory
	if dir, err := o.state(env); err == nil {
		endings = filepath.Join(dir, "endings")
	}
	ending.Keep(endings, log)
	return web.New(web.Config{
		Start: start, Keys: keys, Log: log, Proxies: o.proxies, Base: o.base, Metrics: counts,
		Version: thisBuild().public(), Pool: ai.NewPool(runtime.GOMAXPROCS(0), maxQueuedSearches),
		Rooms: rooms, Origins: o.origins,
	})
}

// maxQueuedSearches is how many searches may wait in the pool: enough for several classes of thirty that move at
// once.
const maxQueuedSearches = 256

// How long a connection may take for its parts, and the stop for the requests under way.
const (
	headerTimeout = 5 * time.Second
	readTimeout   = 15 * time.Second
	writeTimeout  = 60 * time.Second
	idleTimeout   = 2 * time.Minute
	stopTimeout   = 10 * time.Second
	maxHeader     = 32 << 10 // bytes: more than the cookies of the site and a browser's own headers take
)

// serve answers requests until ctx ends. Then it calls drain, during which it still answers, and lets the requests
// under way finish.
func serve(ctx context.Context, listener net.Listener, handler http.Handler, log *slog.Logger, drain func()) error {
	server := &http.Server{
		Handler: handler, ErrorLog: connectionLogger(log),
		ReadHeaderTimeout: headerTimeout, ReadTimeout: readTimeout,
		WriteTimeout: writeTimeout, IdleTimeout: idleTimeout, MaxHeaderBytes: maxHeader,
	}
	ended := make(chan error, 1)
	go func() { ended <- server.Serve(listener) }()
	select {
	case err := <-ended:
		return err
	case <-ctx.Done():
	}
	drain()
	patience, cancel := context.WithTimeout(context.WithoutCancel(ctx), stopTimeout)
	defer cancel()
	if err := server.Shutdown(patience); err != nil {
		return fmt.Errorf("stopping: %w", err)
	}
	return nil
}

// address returns the address of the site: the base URL if there is one, and one that a browser on this machine can
// open.
func (o *options) address(listener net.Listener) string {
	here := "http://" + localAddress(listener)
	if o.tlsCert != "" {
		here = "https://" + localAddress(listener)
	}
	if o.base.IsZero() {
		return here
	}
	return o.base.String() + ", here " + here
}

// localAddress returns an address that a browser on this machine can open.
func localAddress(listener net.Listener) string {
	host, port, err := net.SplitHostPort(listener.Addr().String())
	if ip := net.ParseIP(host); err == nil && (ip.IsUnspecified() || ip.IsLoopback()) {
		return net.JoinHostPort("localhost", port)
	}
	return listener.Addr().String()
}
