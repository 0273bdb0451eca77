// Package game shows a game to one who looks at it, the same on one device, in a room and in a lesson: the board with
// its marks, how the game stands, what the tutor says, the moves, the way back through them; as parts of a page and as
// JSON.
//
// A Viewer is who looks, a View what the address of the page asks to see. It answers for nobody: package play and
// package rooms have the routes.
package game
