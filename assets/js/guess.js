// The guess at what can be taken, before the marks show it: pressing an own piece marks it or removes the mark, besides
// choosing the piece, so that playing on is always possible. The answer is the server's.
import { board, square } from "./board.js";
import { ask } from "./game.js";
import { choose } from "./marks.js";
import { counted } from "./tally.js";

let marked = [];
let position = ""; // in which they are marked

// Whether the question is open.
export const guessing = () => "guess" in board().dataset;

// Marks a square or removes the mark, for screen readers too.
function show(each, on) {
	each.classList.toggle("tapped", on);
	each.dataset.plain ??= each.getAttribute("aria-label");
	each.setAttribute("aria-label", on ? `${each.dataset.plain}, ${board().dataset.guess}` : each.dataset.plain);
}

// Shows the marks, and what the button does with them.
function draw() {
	for (const id of marked) show(square(id), true);
	counted(marked.length);
	document.getElementById("guessed").value = marked.join(",");
	const check = document.getElementById("check");
	check.textContent = marked.length ? check.dataset.some : check.dataset.none;
}

// Marks a piece or removes its mark.
export function mark(id) {
	if (!guessing()) return;
	position = board().dataset.shown;
	const on = !marked.includes(id);
	marked = on ? [...marked, id] : marked.filter((each) => each !== id);
	show(square(id), on);
	draw();
}

// Keeps the marks while the page shows the same question.
function keep() {
	if (guessing() && board().dataset.shown === position) draw();
	else marked = [];
}

// Sends the answer.
export function check(fields) {
	choose("");
	ask("/guess", fields);
}

export function listen() {
	document.addEventListener("shown", keep);
}
