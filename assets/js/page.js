// Updates the page from one that the server has just rendered, part by part, so that the focus stays where it is
// and nothing flickers.
import { board, rove, roving, square } from "./board.js";
import { keepFocus } from "./focus.js";
import { complaining, hear, hearNotice } from "./say.js";
import { attend, warns } from "./warning.js";

// The ids of the elements that change during a game.
const parts = [
	"top",
	"bottom",
	"standing",
	"today",
	"state",
	"prompt",
	"notice",
	"end",
	"answer",
	"ladder",
	"tallies",
	"calmer",
	"arrows",
	"invitation",
	"agreed",
	"says",
	"more",
	"hints",
	"about",
	"again",
	"opponent",
	"moves",
	"history",
	"pgn",
	"position",
	"restart",
	"promotion",
	"confirm",
];

function copyAttributes(to, from) {
	for (const { name } of [...to.attributes]) {
		if (!from.hasAttribute(name)) to.removeAttribute(name);
	}
	for (const { name, value } of from.attributes) {
		if (to.getAttribute(name) !== value) to.setAttribute(name, value);
	}
}

// Keeps open what was unfolded.
function unfold(old, next) {
	const open = [...old.querySelectorAll("details[open]")];
	for (const each of next.querySelectorAll("details")) {
		if (open.some((one) => one.innerHTML === each.innerHTML)) each.open = true;
	}
}

// Removes what is gone and inserts what is new. The rest stays untouched: it may have the focus or be pressed.
function replaceChildren(old, next) {
	const rest = [...old.childNodes];
	for (const each of [...next.childNodes]) {
		const i = rest.findIndex((one) => one.isEqualNode(each));
		if (i < 0) old.insertBefore(each, rest[0] ?? null);
		else for (const gone of rest.splice(0, i + 1).slice(0, -1)) gone.remove();
	}
	for (const gone of rest) gone.remove();
}

export function update(id, fresh) {
	const old = document.getElementById(id);
	const next = fresh.getElementById(id);
	if (!old || !next || old.matches(":modal")) return; // an open dialog is not changed
	unfold(old, next);
	copyAttributes(old, next);
	if (old.innerHTML !== next.innerHTML) replaceChildren(old, next);
}

// Puts the rows and squares in the order of a board seen from the other side.
function turn(next) {
	const cells = new Map([...board().querySelectorAll(".square")].map((each) => [each.id, each.parentElement]));
	const rows = [...board().querySelectorAll(".row")];
	for (const [i, row] of [...next.querySelectorAll(".row")].entries()) {
		rows[i].append(...[...row.querySelectorAll(".square")].map((each) => cells.get(each.id)));
	}
}

// Whether the piece on a square is being dragged and stays the same.
function isDragged(old, next) {
	const piece = old.querySelector(".held use");
	return piece?.isEqualNode(next.querySelector("use"));
}

export function updateBoard(fresh) {
	const next = fresh.getElementById("board");
	copyAttributes(board(), next);
	if (next.querySelector(".square").id !== board().querySelector(".square").id) turn(next);
	for (const each of next.querySelectorAll(".square")) {
		const old = square(each.id);
		copyAttributes(old.parentElement, each.parentElement);
		copyAttributes(old, each);
		if (old.innerHTML !== each.innerHTML && !isDragged(old, each)) old.replaceChildren(...each.childNodes);
	}
	rove(roving());
}

// Updates the whole page from a freshly rendered one, but for a notice that stays.
export function show(fresh) {
	const same = fresh.getElementById("board").dataset.shown === board().dataset.shown;
	const kept = complaining() === "request" || (complaining() === "position" && same) ? "notice" : "";
	const warned = warns();
	keepFocus(() => {
		for (const id of parts) if (id !== kept) update(id, fresh);
		updateBoard(fresh);
	});
	hear(fresh);
	hearNotice();
	attend(warned);
	document.title = fresh.title;
	lastMoveInView();
	document.dispatchEvent(new Event("shown"));
}

export function lastMoveInView() {
	const list = document.getElementById("moves");
	if (list) list.scrollTop = list.scrollHeight;
}
