// The marks that come and go with the pointer and the focus: the targets of the chosen piece or the one looked at,
// which of them are unsafe, and the attackers. They are read from the data in the page.
import { about, forget } from "./about.js";
import { point } from "./arrows.js";
import { board, square, squares, tellChosen, under } from "./board.js";
import { count } from "./tally.js";

const nothing = { player: {}, threatened: {}, unsafe: {}, fair: [], wins: [], grades: {}, promotions: [], labels: {} };

let moves = nothing;
let chosen = "";
let looked = "";
let summed = false; // chosen by touch, which cannot hover: the tutor describes all its moves at once

export const choice = () => chosen;
export const own = (id) => id in moves.player;
export const canMove = (id) => targets(id).length > 0;
export const mayGo = (from, to) => targets(from).includes(to);
export const promotes = (from, to) => moves.promotions.includes(from + to);

function targets(from) {
	return moves.player[from] ?? [];
}

// The name of a move between two squares: that of the first promotion where there are several.
function moveName(from, to) {
	return promotes(from, to) ? from + to + document.querySelector("#promotion .choice").value : from + to;
}

// What else a move does: {gone} is the square of a pawn taken en passant, {along} the squares from and to which the
// rook castles.
export const goesWith = (from, to) => ({ gone: moves.gone?.[from + to], along: moves.along?.[from + to] });

// Loads the moves and marks from a page; none if no page is given, or if its board cannot be played on.
export function load(page) {
	const carried = page?.getElementById("marks");
	moves = carried ? { ...nothing, ...JSON.parse(carried.textContent) } : nothing;
	forget();
	if (!own(chosen)) chosen = "";
	draw();
}

export function choose(id, touched = false) {
	chosen = id;
	summed = touched;
	if (id) about("");
	draw();
	tell();
}

export function look(id) {
	if (looked === id) return;
	looked = id;
	point(id);
	draw();
	tell();
}

// Asks the tutor about the move that is looked at, or about all moves of what a finger has chosen.
function tell() {
	if (!chosen || !wanted("words")) return;
	const all = summed ? `${under()}advice?from=${chosen}` : "";
	about(mayGo(chosen, looked) ? `${under()}advice?move=${moveName(chosen, looked)}` : all);
}

// What threatens the square that is looked at.
function threats() {
	const seen = looked || chosen;
	if (chosen && mayGo(chosen, seen)) return moves.unsafe[moveName(chosen, seen)] ?? [];
	return moves.threatened[seen] ?? [];
}

function label(each, text) {
	each.dataset.label ??= each.getAttribute("aria-label");
	each.setAttribute("aria-label", text || each.dataset.label);
	if (!text) delete each.dataset.label;
}

// Whether a kind of mark is switched on in the learner's settings.
const wanted = (mark) => !board().dataset.without.split(" ").includes(mark);

function draw() {
	for (const each of squares()) {
		each.classList.remove("selected", "valid", "unsafe", "fair", "wins", "threat", "looked");
		delete each.dataset.grade;
		tellChosen(each, each.id === chosen);
		each.parentElement.removeAttribute("aria-selected");
		if (each.dataset.label) label(each, "");
	}
	const from = chosen || looked;
	for (const to of targets(from)) {
		const name = moveName(from, to);
		const each = square(to);
		each.classList.toggle("valid", wanted("valid"));
		each.classList.toggle("unsafe", wanted("unsafe") && name in moves.unsafe);
		for (const mark of ["fair", "wins"])
			each.classList.toggle(mark, wanted("unsafe") && wanted("grade") && moves[mark].includes(name));
		if (wanted("grade")) each.dataset.grade = moves.grades[name];
		if (chosen) label(each, moves.labels[name]);
	}
	if (own(looked) && looked !== chosen) square(looked).classList.add("looked");
	for (const id of wanted("threat") ? threats() : []) square(id).classList.add("threat");
	if (chosen) {
		square(chosen).classList.add("selected");
		square(chosen).parentElement.setAttribute("aria-selected", "true");
	}
	count(squares(), targets(from).length > 0, chosen !== "");
}
