// The row below the coach's line counts the marks on the board, each kind with its sign: so it is the key to them too.
import { board } from "./board.js";
import { announce } from "./say.js";

const row = () => document.getElementById("tallies");

// What a square counts as: a target of what is chosen or pointed at, or a piece at rest.
function kinds({ classList, dataset }, picked) {
	const has = (name) => classList.contains(name);
	if (picked) {
		if (!has("valid")) return [];
		if (/mates$/.test(dataset.grade)) return []; // the game ends
		if (has("wins")) return ["wins"];
		if ((has("unsafe") && !has("fair")) || dataset.grade === "allows-mate") return ["loses"];
		if (dataset.grade === "loses") return ["careful"]; // something elsewhere is lost
		return [has("fair") ? "fair" : "good"];
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

let told = "";

// Tells screen readers a text, unless it is what they were told last.
function tell(text) {
	if (text && text !== told) announce(text);
	told = text;
}

// Shows how many pieces are marked in a guess, instead of the other marks.
export function counted(n) {
	row().classList.add("picked");
	row().replaceChildren(...(n ? [tally("marked", n)] : []));
}

// Counts the marks on some squares; picked means that they are the targets of one piece, chosen that it was pressed.
export function count(squares, picked, chosen) {
	if (!row() || "guess" in board().dataset) return;
	const found = { move: [], taken: [], wins: [], good: [], fair: [], careful: [], loses: [] };
	for (const each of squares) for (const kind of kinds(each, picked)) if (kind) found[kind].push(each.id);
	const signs = Object.entries(found).flatMap(([kind, ids]) => (ids.length ? [[tally(kind, ids.length), ids]] : []));
	row().classList.toggle("picked", picked);
	row().replaceChildren(...signs.map(([sign]) => sign));
	tell(
		picked && chosen ? signs.map(([sign, ids]) => `${sign.textContent.trim()}: ${ids.join(", ")}.`).join(" ") : "",
	);
}
