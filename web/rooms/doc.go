// Package rooms serves games of two people online. Package live runs the rooms; this one finds the seat that a
// request comes from, and answers with the room as a page, as JSON or as a stream of events.
package rooms
