// Package pgtest runs real PostgreSQL servers for tests.
//
//	func TestSomething(t *testing.T) {
//		store, err := sqlstore.Open(t.Context(), pgtest.Database(t))
//
// [Database] makes an empty database on a server that all tests of a binary share. [Start] starts a
// server of the test's own, which it may stop and start.
//
// A server listens on a free port of 127.0.0.1 and keeps its data in a temporary directory. It runs
// as the user postgres if the tests run as root, whom it refuses. A small shell watches over it:
// when the test binary ends, in whatever way, the shell stops the server and removes its data. A
// test is skipped if PostgreSQL is not installed, as package needs tells.
//
// These servers do not wait for the disk (fsync=off): they keep what they said they keep when they
// or their clients are killed, not when the machine is.
package pgtest
