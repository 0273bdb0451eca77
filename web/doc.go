// Package web is the server: the router, what is put around every answer, and limits.
//
// What it answers stands below: package site holds what every page shares, package game what every game shows; play,
// rooms and learn are a capability each, and know nothing of each other. A capability is entered in New.
package web
