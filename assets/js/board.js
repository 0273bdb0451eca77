// The board as the page holds it: squares are elements, named by their ids, in rows of the page. What the names mean
// is the server's business.

export const board = () => document.getElementById("board");

// What the addresses of the game's answers begin with.
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

// The square so many rows and columns away on the page, or null at the edge.
export function neighbour(from, rows, columns) {
	const grid = [...board().children].map((row) => [...row.querySelectorAll(".square")]);
	const row = grid.findIndex((line) => line.includes(from));
	return grid[row + rows]?.[grid[row].indexOf(from) + columns] ?? null;
}

// Makes one square the one that Tab comes to.
export function rove(to) {
	for (const each of squares()) {
		each.tabIndex = each === to ? 0 : -1;
	}
}

// The square that Tab comes to now: the one it came to before, else one that can do something.
export function roving() {
	return (
		squares().find((each) => each === document.activeElement) ?? board().querySelector(".moveable") ?? squares()[0]
	);
}
