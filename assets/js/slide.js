// Movement that explains: a piece slides from where it was to where it is.
import { pieceOn, square } from "./board.js";

const duration = 200; // milliseconds
const stale = ["moveable", "threatened", "check", "occupied"]; // marks that go with the piece
let end = 0; // of the slide begun last, by performance.now()

const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

// Moves the drawing of a piece to another square, over whatever stands there, and returns what puts all back.
export function carry(from, to) {
	const piece = pieceOn(from);
	const taken = pieceOn(to);
	if (!piece) return () => {};
	const old = piece.getBoundingClientRect();
	const marks = [from, to].map((id) => square(id).className);
	square(from).classList.remove(...stale);
	square(to).classList.remove(...stale);
	square(to).classList.add("occupied");
	square(to).append(piece);
	slideFrom(piece, old);
	if (taken && !still()) vanish(taken);
	else taken?.remove();
	return () => {
		const there = piece.getBoundingClientRect();
		square(from).append(piece);
		if (taken) square(to).append(taken);
		[from, to].forEach((id, i) => {
			square(id).className = marks[i];
		});
		slideFrom(piece, there);
	};
}

// Leaves a taken piece in sight until the one that takes it has arrived.
function vanish(taken) {
	const on = taken.parentElement;
	taken.remove();
	const ghost = taken.querySelector("svg").cloneNode(true);
	const seen = document.createElement("span");
	seen.className = taken.className;
	seen.append(ghost);
	on.prepend(seen);
	setTimeout(() => seen.remove(), duration);
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
	end = performance.now() + duration;
	const slide = piece.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: "none" }], {
		duration,
		easing: "ease-in-out",
	});
	slide.finished.catch(() => {}).then(() => piece.classList.remove("sliding"));
}

// Waits until the slides of the moment are over.
export const settled = () => new Promise((done) => setTimeout(done, end - performance.now()));
