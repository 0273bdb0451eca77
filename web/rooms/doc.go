// Package rooms serves games of two people who are not in one place. Package live keeps the rooms; here a request
// finds its seat in one, and a room is told as a page, as JSON and as a stream of events.
package rooms
