// Package game shows a game, the same on one device, in a room and in a lesson: the board with its marks, the status,
// the tutor's commentary and the move list, as parts of a page and as JSON.
//
// A Viewer is the person who looks at the game and what they may see; a View is what the query of the page asks to
// show. The package has no routes: the capabilities have them.
package game
