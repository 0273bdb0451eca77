// The row below the coach's line counts the marks on the board, each kind with its sign: so it is the key to them too.
import { board } from "./board.js";

const row = () => document.getElementById("tallies");

// What a square counts as: a target of what is chosen or pointed at, or a piece at rest.
function kinds({ classList }, picked) {
	const has = (name) => classList.contains(name);
	if (picked) {
		if (!has("valid")) return [];
		if (!has("unsafe")) return ["good"];
		return [has("fair") ? "fair" : "loses"];
	}
	if (board().dataset.marking === "calm") return []; // what is not drawn is not counted
	return [has("moveable") && "move", has("threatened") && "taken"];
}

// Copies the sign of a kind with its number.
function tally(kind, n) {
	const copy = document.getElementById("tally-signs").content.querySelector(`.${kind}`).cloneNode(true);
	copy.lastElementChild.textContent = (n === 1 ? copy.dataset.one : copy.dataset.many).replace("#", n);
	return copy;
}

// Shows how many pieces are marked in a guess, instead of the other marks.
export function counted(n) {
	row().classList.add("picked");
	row().replaceChildren(...(n ? [tally("marked", n)] : []));
}

// Counts the marks on some squares; picked means that they are the targets of one piece.
export function count(squares, picked) {
	if (!row() || "guess" in board().dataset) return;
	const counts = { move: 0, taken: 0, good: 0, fair: 0, loses: 0 };
	for (const each of squares) for (const kind of kinds(each, picked)) if (kind) counts[kind]++;
	row().classList.toggle("picked", picked);
	row().replaceChildren(...Object.keys(counts).flatMap((kind) => (counts[kind] ? [tally(kind, counts[kind])] : [])));
}
