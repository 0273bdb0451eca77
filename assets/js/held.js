// Dragging pieces by pointer, on the board of a game or of an exercise. A press that does not move is a click.
import { board, pieceOn, squareAt, squareOf } from "./board.js";
import { slideFrom } from "./slide.js";

const slack = 6; // pixels that the pointer may move during a click before it is a drag

let held = null; // the piece that the pointer holds: {id, piece, x, y, moving}
let clickFollows = false; // a drag has just ended: the click event that it causes is to be ignored

// The square that the held piece comes from, or "".
export const from = () => held?.id ?? "";

// Whether a click event was caused by a drag.
export const clicked = () => clickFollows;

// Lets pieces be dragged. may tells whether the piece on a square can be; taken is called when it begins to move, and
// over with the square under it, "" at the end. Where it is let go, stays tells whether it stays there or slides back,
// and then dropped is called with both squares, the second "" beyond the board.
export function listen({ may, taken, over = () => {}, stays, dropped }) {
	const down = (event) => {
		const on = squareOf(event.target);
		clickFollows = false;
		if (!on || event.button !== 0 || !event.isPrimary || !may(on)) return;
		held = { id: on.id, piece: pieceOn(on.id), x: event.clientX, y: event.clientY, moving: false };
		on.setPointerCapture(event.pointerId);
	};
	const move = (event) => {
		if (!held) return;
		const x = event.clientX - held.x;
		const y = event.clientY - held.y;
		if (!held.moving) {
			if (Math.hypot(x, y) < slack) return;
			held.moving = true;
			held.piece.classList.add("held");
			taken(held.id);
		}
		held.piece.style.transform = `translate(${x / 1.15}px, ${y / 1.15}px)`;
		over(squareAt(event.clientX, event.clientY)?.id ?? "");
	};
	const up = (event) => {
		if (!held) return;
		const { id, piece, moving } = held;
		const place = piece.getBoundingClientRect();
		over("");
		held = null;
		if (!moving) return;
		clickFollows = true;
		setTimeout(() => {
			clickFollows = false; // this drag caused no click event
		});
		const to = (event.type === "pointerup" && squareAt(event.clientX, event.clientY)?.id) || "";
		if (stays(id, to)) {
			piece.style.transform = "";
			piece.classList.remove("held");
		} else {
			slideFrom(piece, place);
		}
		dropped(id, to);
	};
	board().addEventListener("pointerdown", down);
	board().addEventListener("pointermove", move);
	board().addEventListener("pointerup", up);
	board().addEventListener("pointercancel", up);
	board().addEventListener("dragstart", (event) => event.preventDefault());
}
