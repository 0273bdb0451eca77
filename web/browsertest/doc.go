// Package browsertest tries the pages as people do: whole games in a real
// browser, by mouse, by keyboard, by touch and without scripts, and checks of
// the pages' markup and accessibility. It holds tests alone.
//
// All tests share one browser. Each begins with t.Parallel(), starts a server of
// its own by newSite, whose rooms count down for a moment only, and opens tabs
// on it by newTab, each with cookies of its own. Several tabs work at a time.
//
// A tab waits with until, sees, reads and idle. They wait in the page, for what
// changes the document; a test never asks again and again, nor sleeps where
// something can be waited for.
//
// A journey is a function of a player. Run by each, it is walked in the browser with one input method, and without
// scripts over HTTP, where it costs next to nothing. So the methods of player are what both can do; p.page.(byHand)
// gives what only a tab can do. TestEveryHand tries once what all hands do to a page. What is worth walking with
// every hand, look or size asks for soaking, true in make soak; make test is to be over in minutes.
// Tabs prefer reduced motion there, but those of a look that is moving: a test of what moves, of faults of the
// connection and of rooms. A state of a page is opened once, and one size or language of several is enough for it if
// other states have the others.
//
//	func TestEnPassant(t *testing.T) {
//		t.Parallel()
//		each(t, keyboard, func(t *testing.T, p player) {
//			p.startFrom("4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1", "two")
//			p.move("d7d5")
//			p.move("e5d6")
//			assert.Contains(t, p.text("#moves"), "exd6")
//		})
//	}
package browsertest
