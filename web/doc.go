// Package web is the server: the router, middleware around every answer, and limits.
//
// The answers come from the packages below it: site holds what every page shares, game what every game shows; about,
// edit, install, learn, picture, play, review and rooms are a capability each and do not import each other. New
// registers their routes.
package web
