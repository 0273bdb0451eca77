// The board by keyboard: arrows go over it, Enter and the space bar press a square (as on any button), Escape
// clears the choice.
import { neighbour, rove, squareOf } from "./board.js";

const far = 99; // past the edge: the steps below stop there

const steps = {
	ArrowUp: [-1, 0],
	ArrowDown: [1, 0],
	ArrowLeft: [0, -1],
	ArrowRight: [0, 1],
	Home: [0, -far],
	End: [0, far],
	PageUp: [-far, 0],
	PageDown: [far, 0],
};

// The square that a key leads to: one step away, or the last one before the edge.
function reached(from, [rows, columns]) {
	const step = [Math.sign(rows), Math.sign(columns)];
	let to = from;
	for (let left = Math.max(Math.abs(rows), Math.abs(columns)); left > 0; left--) {
		to = neighbour(to, ...step) ?? to;
	}
	return to;
}

// letGo clears the choice; look is called with the square that has the focus, or "".
export function listen(board, letGo, look = () => {}) {
	board.addEventListener("keydown", (event) => {
		const from = squareOf(event.target);
		if (!from || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
		if (event.key === "Escape") {
			letGo();
		} else if (event.key in steps) {
			const to = reached(from, steps[event.key]);
			rove(to);
			to.focus();
		} else {
			return;
		}
		event.preventDefault();
	});
	board.addEventListener("focusin", (event) => {
		const on = squareOf(event.target);
		if (!on) return;
		rove(on);
		if (on.matches(":focus-visible")) look(on.id);
	});
	board.addEventListener("focusout", () => look(""));
}
