package pgtest

import (
	"context"
	"fmt"
	"sync"
	"sync/atomic"
	"testing"

	"github.com/jackc/pgx/v5"

	"chesstutor/tutor/needs"
)

// shared is the server of this test binary. Nobody stops it: it ends with the binary.
var shared struct {
	start  sync.Once
	server *Server
	err    error
}

var databases atomic.Int64

// Database returns the address of an empty database, which nobody else uses, on a server that all
// tests of the binary share. The first call starts it.
func Database(t testing.TB) string {
	t.Helper()
	initdb := needs.Tool(t, "initdb")
	shared.start.Do(func() { shared.server, shared.err = launch(initdb) })
	if shared.err != nil {
		t.Fatal(shared.err)
	}
	server := shared.server
	name := fmt.Sprintf("test%d", databases.Add(1))
	if err := server.create(t.Context(), name); err != nil {
		t.Fatal(err)
	}
	return server.URL(name)
}

func (s *Server) create(ctx context.Context, database string) error {
	conn, err := pgx.Connect(ctx, s.URL("postgres"))
	if err != nil {
		return err
	}
	defer func() { _ = conn.Close(context.Background()) }()
	_, err = conn.Exec(ctx, "CREATE DATABASE "+database)
	return err
}
