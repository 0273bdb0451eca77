// Package web is the server: the router, middleware around every answer, and limits.
//
// The answers come from the packages below it: site holds what every page shares, game what every game shows. Each
// other package is a capability, and no capability imports another. New registers their routes. docs/architecture.md
// lists them.
package web
