// Choosing and moving pieces by pointer: click a piece and then a square, or drag it there. A press that does not move
// is a click; keyboards cause clicks too.
import { about, clear } from "./about.js";
import { board, pieceOn, square, squareOf, under } from "./board.js";
import { play, visit } from "./game.js";
import { guessing, mark } from "./guess.js";
import * as held from "./held.js";
import * as marks from "./marks.js";
import { play as sound } from "./sound.js";

const passing = 80; // milliseconds that the pointer rests on a square before the board shows what it points at

let resting = 0; // the timer of a square that the pointer has just reached

// An earlier position is shown: no moves can be played.
const lookingBack = () => "looking" in board().dataset;

// A warning is open: the board does nothing until it is answered.
const frozen = () => "frozen" in board().dataset;

// Lets a move that was tried and is not legal be heard, and asks the server why.
function why(from, to) {
	sound("refused");
	about(`${under()}why?from=${from}&to=${to}`, 0);
}

// Asks the server why a piece cannot move, if so; after the king was chosen, how to castle with a rook. On a touch
// screen, where nothing hovers, the answer describes all the piece's moves too.
const touch = (id, before, touched) =>
	about(`${under()}advice?${touched ? "from" : "touch"}=${id}&before=${before}`, 0);

// Answers the question that the coach asks: by a piece that is right, whichever was chosen; or, with none chosen, by
// any piece of the other side.
function answers(chosen, id) {
	const right = board().dataset.answers?.split(" ") ?? [];
	const other = !chosen && !marks.own(id) && pieceOn(id);
	if (!right.length || lookingBack() || !(right.includes(id) || other) || marks.mayGo(chosen, id)) return false;
	marks.choose(marks.own(id) && id !== chosen ? id : "");
	visit(`${board().dataset.home}?answer=${id}`);
	return true;
}

// Clicks a square: chooses the piece on it, clears the choice, or moves the chosen piece there.
export function press(id, touched = false) {
	clearTimeout(resting);
	if (frozen()) return;
	const shown = document.querySelector(".demo .main"); // the way on from moves that are shown
	if (shown) {
		marks.look("");
		return shown.click();
	}
	const chosen = marks.choice();
	clear();
	if (document.querySelector(".plan")) visit(board().dataset.home); // a plan that was shown goes
	if (marks.own(id)) mark(id);
	if (answers(chosen, id)) return;
	if (chosen && marks.mayGo(chosen, id) && !lookingBack()) {
		marks.look("");
		play(chosen, id);
	} else if (id !== chosen && marks.own(id)) {
		marks.choose(id, touched);
		if (!lookingBack() && !guessing() && (chosen || !marks.canMove(id))) touch(id, chosen, touched);
	} else if (chosen && id !== chosen && !lookingBack()) {
		if (!touched) marks.choose(""); // a finger may try again at once
		why(chosen, id);
	} else {
		marks.choose("");
		if (id !== chosen && !lookingBack() && pieceOn(id)) touch(id, "", false);
	}
}

function over(id) {
	for (const each of document.querySelectorAll(".held-over")) each.classList.remove("held-over");
	if (marks.mayGo(held.from(), id)) square(id).classList.add("held-over");
	marks.look(id);
}

// The mouse has come to a square, or left the board: squares that it only crosses are not looked at.
function point(id) {
	clearTimeout(resting);
	if (held.from()) return;
	if (id) resting = setTimeout(marks.look, passing, id);
	else marks.look("");
}

// Whether a piece that is let go on a square moves there.
const goes = (from, to) => marks.mayGo(from, to) && !lookingBack();

function dropped(from, to) {
	if (goes(from, to)) play(from, to);
	else if (to !== from) {
		marks.choose("");
		if (to && !lookingBack()) why(from, to);
	}
}

export function listen() {
	held.listen({
		may: (on) => !frozen() && marks.own(on.id),
		taken: marks.choose,
		over,
		stays: (from, to) => goes(from, to) && !marks.promotes(from, to),
		dropped,
	});
	board().addEventListener("pointerdown", () => clearTimeout(resting));
	board().addEventListener("click", (event) => {
		const on = squareOf(event.target);
		if (!on) return;
		event.preventDefault();
		if (held.clicked()) return;
		// A finger does not hover: what it touches counts as hovered.
		const touched = event.pointerType === "touch";
		if (touched) marks.look(on.id === marks.choice() ? "" : on.id);
		press(on.id, touched);
	});
	board().addEventListener("pointerover", (event) => {
		if (event.pointerType === "mouse") point(squareOf(event.target)?.id ?? "");
	});
	board().addEventListener("pointerleave", () => point(""));
}
