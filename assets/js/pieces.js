// A button behind the link that skips to the page: it tells which pieces stand where, of each kind at once. Who sees
// the board has no use for it, so that it shows only while it has the focus.
import { board, squares } from "./board.js";
import { announce } from "./say.js";

// The squares of the board by the names of the pieces on them, both from the labels of the squares.
function standing() {
	const all = new Map();
	for (const each of squares()) {
		if (!each.querySelector(".piece")) continue;
		const [at, piece] = (each.dataset.label ?? each.getAttribute("aria-label")).split(/, |\./);
		all.set(piece, [...(all.get(piece) ?? []), at]);
	}
	return [...all].map(([piece, at]) => `${piece}: ${at.join(", ")}.`);
}

export function listen() {
	const skip = document.querySelector(".skip");
	if (!board() || !skip.dataset.pieces) return;
	const button = document.createElement("button");
	button.type = "button";
	button.className = "skip";
	button.textContent = skip.dataset.pieces;
	button.addEventListener("click", () => announce(...standing()));
	skip.after(button);
}
