// The end of a game. The page shows the result; its animation and sound play once, only if the game ends while the
// page is open.

// Celebrates a win that has just happened, and reports whether there was one.
export function celebrate() {
	const won = document.querySelector("#end [data-won]");
	won?.classList.add("celebrates");
	return won !== null;
}
