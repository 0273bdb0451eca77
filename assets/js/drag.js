// Choosing and moving by pointer: press a piece and then a square, or drag it there. A press that does not move is a
// click, and clicks come from keyboards too.
import { about, clear } from "./about.js";
import { board, pieceOn, square, squareAt, squareOf, under } from "./board.js";
import { play } from "./game.js";
import * as marks from "./marks.js";
import { slideFrom } from "./slide.js";

const slack = 6; // pixels that a press may stray without being a drag

let held = null; // the piece being dragged: {id, piece, x, y, moving}
let dragged = false; // the click that follows a drag is not one

// An earlier position can be looked at, and nothing more.
const lookingBack = () => "looking" in board().dataset;

// A warning waits for its answer: until then nothing on the board can be touched.
const frozen = () => "frozen" in board().dataset;

// Asks why a move that was tried cannot be made.
const why = (from, to) => about(`${under()}why?from=${from}&to=${to}`, 0);

// Asks what keeps a piece that is touched from being moved, if anything does; after another was chosen, how the two
// could go together. A finger is told of all its moves too.
const touch = (id, before, touched) =>
	about(`${under()}advice?${touched ? "from" : "touch"}=${id}&before=${before}`, 0);

// Presses a square: chooses the piece on it, lets it go, or moves the chosen piece there.
export function press(id, touched = false) {
	if (frozen()) return;
	const chosen = marks.choice();
	clear();
	if (chosen && marks.mayGo(chosen, id) && !lookingBack()) {
		marks.look("");
		play(chosen, id);
	} else if (id !== chosen && marks.own(id)) {
		marks.choose(id, touched);
		if (!lookingBack() && (chosen || !marks.canMove(id))) touch(id, chosen, touched);
	} else {
		marks.choose("");
		if (lookingBack() || id === chosen) return;
		if (chosen) why(chosen, id);
		else if (pieceOn(id)) touch(id, "", false);
	}
}

function down(event) {
	const on = squareOf(event.target);
	dragged = false;
	if (frozen() || !on || event.button !== 0 || !event.isPrimary || !marks.own(on.id)) return;
	held = { id: on.id, piece: pieceOn(on.id), x: event.clientX, y: event.clientY, moving: false };
	on.setPointerCapture(event.pointerId);
}

function over(id) {
	for (const each of document.querySelectorAll(".held-over")) each.classList.remove("held-over");
	if (held && marks.mayGo(held.id, id)) square(id).classList.add("held-over");
	marks.look(id);
}

function move(event) {
	if (!held) return;
	const x = event.clientX - held.x;
	const y = event.clientY - held.y;
	if (!held.moving) {
		if (Math.hypot(x, y) < slack) return;
		held.moving = true;
		held.piece.classList.add("held");
		marks.choose(held.id);
	}
	held.piece.style.transform = `translate(${x / 1.15}px, ${y / 1.15}px)`;
	over(squareAt(event.clientX, event.clientY)?.id ?? "");
}

function up(event) {
	if (!held) return;
	const { id, piece, moving } = held;
	const to = squareAt(event.clientX, event.clientY)?.id ?? "";
	const place = piece.getBoundingClientRect();
	over("");
	held = null;
	if (!moving) return;
	dragged = true;
	setTimeout(() => {
		dragged = false; // no click came of it
	});
	const goes = event.type === "pointerup" && marks.mayGo(id, to) && !lookingBack();
	if (goes && !marks.promotes(id, to)) {
		piece.style.transform = "";
		piece.classList.remove("held");
	} else {
		slideFrom(piece, place);
	}
	if (goes) play(id, to);
	else if (to !== id) {
		marks.choose("");
		if (to && !lookingBack()) why(id, to);
	}
}

export function listen() {
	board().addEventListener("pointerdown", down);
	board().addEventListener("pointermove", move);
	board().addEventListener("pointerup", up);
	board().addEventListener("pointercancel", up);
	board().addEventListener("dragstart", (event) => event.preventDefault());
	board().addEventListener("click", (event) => {
		const on = squareOf(event.target);
		if (!on) return;
		event.preventDefault();
		if (dragged) return;
		// A finger does not hover: what it touches is what it looks at.
		const touched = event.pointerType === "touch";
		if (touched) marks.look(on.id === marks.choice() ? "" : on.id);
		press(on.id, touched);
	});
	board().addEventListener("pointerover", (event) => {
		if (event.pointerType === "mouse" && !held) marks.look(squareOf(event.target)?.id ?? "");
	});
	board().addEventListener("pointerleave", () => !held && marks.look(""));
}
