// Movement that explains: pieces slide from where they were to where they are.
import { pieceOn, square } from "./board.js";

const duration = 200; // milliseconds, however long the way
const frame = 20; // milliseconds until a slide that was begun is first drawn
const stale = ["moveable", "threatened", "check", "occupied"]; // marks that go with the piece
const most = 4; // squares that pieces have come to, beyond which the board is simply shown as it is now
let end = 0; // of the slide begun last, by performance.now()

const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

// Moves the drawing of a piece to another square, over whatever stands there, and returns a function that puts all
// back. The server says what else the move does: gone is the square of a pawn taken en passant, along the squares
// from and to which the rook castles.
export function carry(from, to, { gone, along } = {}) {
	const undo = [];
	if (gone) undo.push(remove(gone));
	undo.push(carryOne(from, to));
	if (along) undo.push(carryOne(...along));
	return () => {
		for (const back of undo.reverse()) back();
	};
}

function carryOne(from, to) {
	const piece = pieceOn(from);
	if (!piece) return () => {};
	const old = piece.getBoundingClientRect();
	const putTaken = remove(to);
	const marks = square(from).className;
	square(from).classList.remove(...stale);
	square(to).classList.add("occupied");
	square(to).append(piece);
	slideFrom(piece, old);
	return () => {
		const there = piece.getBoundingClientRect();
		square(from).append(piece);
		square(from).className = marks;
		square(to).classList.remove("occupied");
		putTaken();
		slideFrom(piece, there);
	};
}

// Removes the piece on a square once the capturing piece has arrived, and returns a function that puts it back.
function remove(id) {
	const on = square(id);
	const marks = on.className;
	const taken = pieceOn(id);
	on.classList.remove(...stale);
	if (taken && !still()) vanish(taken);
	else taken?.remove();
	return () => {
		if (taken) on.append(taken);
		on.className = marks;
	};
}

// Leaves a taken piece in sight until the one that takes it has arrived.
function vanish(taken) {
	const on = taken.parentElement;
	taken.remove();
	const seen = document.createElement("span");
	seen.className = taken.className;
	seen.classList.add("taken");
	seen.append(taken.querySelector("svg").cloneNode(true));
	on.prepend(seen);
	setTimeout(() => seen.remove(), duration);
}

// How the piece on each square of a page's board is drawn, by the square; "" where none stands.
function drawings(page) {
	const drawn = new Map();
	for (const each of page.querySelectorAll("#board .square")) {
		const piece = each.querySelector(".piece:not(.taken)");
		drawn.set(each.id, piece ? piece.className + piece.querySelector("use").getAttribute("href") : "");
	}
	return drawn;
}

// Moves the pieces to where they stand on a page that the server has just rendered, and returns what happened:
// "move", "capture" if a piece went, or "" if nothing slides.
export function follow(fresh) {
	const old = drawings(document);
	const next = drawings(fresh);
	const changed = [...next.keys()].filter((id) => old.get(id) !== next.get(id));
	const came = changed.filter((id) => next.get(id));
	const left = changed.filter((id) => old.get(id));
	if (came.length === 0 || came.length > most || left.length > most) return "";
	const last = fresh.getElementById("board").dataset.last;
	const ways = came.map((id) => way(id, last, left, old, next)).filter(Boolean);
	if (ways.length === 0) return "";
	const stood = [...old.values()].filter(Boolean).length;
	const stand = [...next.values()].filter(Boolean).length;
	const moved = ways.map(([from]) => from);
	for (const id of left) if (!moved.includes(id) && !next.get(id)) remove(id);
	for (const [from, to] of ways) carryOne(from, to);
	return stand < stood ? "capture" : "move";
}

// The squares from and to which a newly placed piece slides: those of the last move, which may have promoted it, or
// those of a piece drawn alike that has left its square.
function way(id, last, left, old, next) {
	const from = last.slice(0, 2);
	if (id === last.slice(2, 4) && left.includes(from)) return [from, id];
	const at = left.find((each) => old.get(each) === next.get(id));
	if (at) left.splice(left.indexOf(at), 1);
	return at && [at, id];
}

// Slides a piece to its place from where it was seen last.
export function slideFrom(piece, old) {
	piece.style.transform = "";
	piece.classList.remove("held");
	if (still()) return;
	const now = piece.getBoundingClientRect();
	const x = old.left + old.width / 2 - now.left - now.width / 2;
	const y = old.top + old.height / 2 - now.top - now.height / 2;
	if (Math.abs(x) + Math.abs(y) < 2) return;
	piece.classList.add("sliding");
	end = performance.now() + frame + duration;
	const slide = piece.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: "none" }], {
		duration,
		easing: "ease-out",
	});
	slide.finished.catch(() => {}).then(() => piece.classList.remove("sliding"));
}

// When the slides of the moment are over, by performance.now(): that may be past.
export const landing = () => end;

// Waits until a moment by performance.now() has come. A timer may end a little early.
export async function until(moment) {
	for (let left = moment - performance.now(); left > 0; left = moment - performance.now()) {
		await new Promise((done) => setTimeout(done, left));
	}
}

// Waits until the slides of the moment are over.
export const settled = () => until(end);
