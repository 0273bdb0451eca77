// The end of a game. The page tells all of it; what moves and sounds does so once, for who has just seen the game end.

// Celebrates a win that the page has come to just now, and reports whether it is one.
export function celebrate() {
	const won = document.querySelector("#end [data-won]");
	won?.classList.add("celebrates");
	return won !== null;
}
