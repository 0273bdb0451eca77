// The board in the DOM: each square is an element in a row, and its id is its name. Only the server knows what the
// names mean.

export const board = () => document.getElementById("board");

// The base URL of the game's requests.
export const under = () => board().dataset.under;

export const square = (id) => {
	const found = id ? document.getElementById(id) : null;
	return found?.classList.contains("square") ? found : null;
};

export const squares = () => [...board().querySelectorAll(".square")];

// The square that an event or a point of the screen is on, or null.
export const squareOf = (element) => element?.closest?.("#board .square") ?? null;

export const squareAt = (x, y) => squareOf(document.elementFromPoint(x, y));

export const pieceOn = (id) => square(id)?.querySelector(".piece:not(.taken)") ?? null;

// The square at an offset in rows and columns on the page, or null beyond the edge.
export function neighbour(from, rows, columns) {
	const grid = [...board().children].map((row) => [...row.querySelectorAll(".square")]);
	const row = grid.findIndex((line) => line.includes(from));
	return grid[row + rows]?.[grid[row].indexOf(from) + columns] ?? null;
}

// Tells screen readers whether a square is chosen, and of one that was that it is not any more.
export function tellChosen(each, chosen) {
	if (chosen || each.hasAttribute("aria-pressed")) each.setAttribute("aria-pressed", chosen);
}

let been = ""; // the square that had the focus last

// Makes one square the board's only tab stop (roving tabindex).
export function rove(to) {
	if (to === document.activeElement) been = to.id;
	for (const each of squares()) {
		each.tabIndex = each === to ? 0 : -1;
	}
}

// The board's tab stop: where the focus is or was last, else a square that can do something.
export function roving() {
	return (
		squares().find((each) => each === document.activeElement) ??
		square(been) ??
		board().querySelector(".moveable") ??
		squares()[0]
	);
}
