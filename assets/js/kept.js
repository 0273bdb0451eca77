// One move that could not be sent, for when the connection is back. It names the state of the game that it was made
// for, so that the server refuses it once the game has moved on.
const place = "chess-move";

// Keeps a move: the fields of its request. Where a browser keeps nothing, it is lost.
export function keep(move) {
	try {
		localStorage.setItem(place, JSON.stringify(move));
	} catch {}
}

export function drop() {
	try {
		localStorage.removeItem(place);
	} catch {}
}

// The move that is kept, or null.
export function kept() {
	try {
		return JSON.parse(localStorage.getItem(place));
	} catch {
		return null;
	}
}
