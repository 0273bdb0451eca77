// Answers exercises without loading a new page. Each answer is one request; the parts of the page that it returns
// replace those shown. Without this file the same forms lead to the same pages.
import { showAddress } from "./address.js";
import { point } from "./arrows.js";
import { board, pieceOn, rove, roving, square, squareOf, squares, tellChosen } from "./board.js";
import * as held from "./held.js";
import * as keys from "./keys.js";
import { update, updateBoard } from "./page.js";
import { fits } from "./release.js";
import { announce, complain, hear, hearNotice } from "./say.js";
import { send } from "./server.js";
import { carry, follow, settled } from "./slide.js";
import { play } from "./sound.js";

// The heading comes last: an exercise has it in its sheet, which then has brought it.
const parts = ["close", "dots", "place", "sheet", "notice", "forms", "arrows", "stats", "after", "heading"];

let chosen = "";
let picked = "";
let stuck = ""; // the piece of one's own that was pressed last and cannot move
let busy = false;
let told = []; // the sheet and the arrows before a move that was refused
let landing; // of the piece that was moved last

const main = () => document.getElementById("main");
const kind = () => board().dataset.kind;
const list = (text) => (text ? text.split(" ") : []);
const targets = (id) => list(square(id)?.dataset.to);
const asks = (id) => list(square(id)?.dataset.asks);

// Adds words to a square's label for screen readers, or removes them. The page may have come with those of a target.
function label(each, words) {
	each.dataset.label ??= each.getAttribute("aria-label").replace(`, ${main().dataset.target}`, "");
	each.setAttribute("aria-label", words ? `${each.dataset.label}, ${words}` : each.dataset.label);
}

// Chooses a piece; "" clears the choice.
function choose(id) {
	chosen = id;
	if (id) stuck = "";
	for (const each of squares()) {
		const goes = targets(id).includes(each.id);
		each.classList.toggle("selected", each.id === id);
		each.classList.toggle("valid", goes);
		if (kind() !== "move") continue;
		label(each, goes ? main().dataset.target : "");
		tellChosen(each, each.id === id);
	}
}

// Chooses the piece that the page shows as chosen: the one that collects stars. To press it does not undo that.
function choosePicked() {
	picked = kind() === "move" ? (board().querySelector("[data-to].selected")?.id ?? "") : "";
	if (kind() === "move") choose(picked);
}

// Tells of a square that was judged why it is none to tap, or that it is right.
function tell(judged) {
	const line = document.createElement("p");
	line.textContent = judged;
	for (const each of document.querySelectorAll("#sheet-title ~ p")) each.remove();
	document.getElementById("sheet-title").after(line);
	announce(judged);
}

// Toggles a square as tapped and updates the count, or answers by it where one is asked for. One that was judged stays
// right or wrong.
function tap(on) {
	if (on.dataset.judged) {
		play(on.classList.contains("tapped") ? "tap" : "refused");
		tell(on.dataset.judged);
		return;
	}
	play("tap");
	takeBack();
	if ("one" in board().dataset) {
		const { id, answer } = main().dataset;
		ask(answer, { id, try: document.querySelector("#try [name=try]").value, squares: on.id });
		return;
	}
	const marked = on.classList.toggle("tapped");
	on.classList.toggle("selected", marked);
	on.setAttribute("aria-pressed", marked);
	label(on, marked ? main().dataset.tapped : "");
	const all = squares().filter((each) => each.classList.contains("tapped"));
	document.getElementById("taps").value = all.map((each) => each.id).join(",");
	document.getElementById("count").textContent = all.length || "";
}

const refuses = (page) => page.getElementById("sheet").dataset.tune === "refused";

// Takes back what was said of an answer that was refused, once a piece is picked up or a square tapped.
function takeBack() {
	for (const each of told) document.getElementById(each.id).replaceWith(each);
	if (told.length > 0) board().querySelector(".sign.tried")?.remove();
	told = [];
}

// Shows a fetched page in place of this one, or loads it if it is not an exercise, or of another release. What answered
// a form has no address of its own: then its exercise is loaded.
function show({ page, address }, posted) {
	const after = (one) => one.getElementById("after") !== null;
	const alike = page.getElementById("board") && page.getElementById("sheet") && after(page) === after(document);
	if (!alike || !fits(page)) {
		const { url } = page.getElementById("main")?.dataset ?? {};
		location.assign(posted === address ? (url ?? main().dataset.url) : address);
		return;
	}
	chosen = "";
	const was = document.activeElement;
	const next = page.getElementById("main");
	if (main().dataset.url !== next.dataset.url) showAddress(next.dataset.url);
	const isNew = main().dataset.id !== next.dataset.id;
	for (const name of ["url", "answer", "id"]) main().dataset[name] = next.dataset[name];
	document.title = page.title;
	for (const each of squares()) delete each.dataset.label;
	if (!refuses(page)) told = [];
	else if (told.length === 0) told = ["sheet", "arrows"].map((id) => document.getElementById(id).cloneNode(true));
	for (const id of parts) update(id, page);
	updateBoard(page);
	choosePicked();
	hear(page);
	hearNotice();
	if (isNew && !squareOf(was)) rove(board().querySelector(".moveable") ?? squares()[0]);
	if (!was.isConnected) document.getElementById("heading").focus({ preventScroll: true }); // what was pressed is gone
	document.querySelector("#sheet [autofocus]")?.focus({ preventScroll: true });
	document.dispatchEvent(new Event("shown"));
}

// Requests a page and shows it. A piece that was moved goes back if the move is wrong or the request fails.
async function ask(address, fields, back = () => {}) {
	if (busy) return;
	busy = true;
	board().dataset.busy = "";
	try {
		const answer = await send(address, fields);
		await landing; // before it is told what that came to
		if (answer.page.querySelector("#sheet.wrong, #sheet.shown:not(.lost), #notice p")) back();
		else if (answer.page.querySelector(`#main[data-id="${main().dataset.id}"] #board`)) {
			follow(answer.page); // the reply to it
			await settled();
		}
		show(answer, fields && new URL(address, location).href);
	} catch {
		back();
		complain("unsent", "position");
	} finally {
		busy = false;
		delete board().dataset.busy;
	}
}

// After a move of the answer that is shown the next one is to be made, and after the last it goes on.
function copied(to) {
	const left = board().dataset.copied.slice(5); // after four letters and a space
	board().dataset.copied = left;
	square(to).querySelector(".sign.star")?.remove(); // it is collected
	if (left) {
		square(left.slice(0, 2)).dataset.to = left.slice(2, 4);
		choose(left.slice(0, 2));
		return;
	}
	busy = true;
	tell(board().dataset.did);
	setTimeout(() => {
		busy = false;
		document.querySelector("#sheet .main").click();
	}, 1400);
}

// Moves a piece, or asks first what it promotes to.
function move(from, to, carried = false) {
	const { id, answer, url } = main().dataset;
	const goes = targets(from).includes(to);
	const copies = "copied" in board().dataset;
	if (copies && !goes) return;
	choose("");
	if (asks(from).includes(to)) {
		ask(`${url}&${new URLSearchParams({ ask: from + to })}`);
		return;
	}
	const sound = pieceOn(to) ? "capture" : "move";
	const back = goes && !carried ? carry(from, to) : undefined;
	if (goes) landing = settled().then(() => document.dispatchEvent(new CustomEvent("landed", { detail: sound })));
	if (copies) {
		copied(to);
		return;
	}
	const attempt = document.querySelector("#try [name=try]").value;
	ask(answer, { id, try: attempt, move: from + to }, back);
}

// Begins an exercise, or lets it be done after its answer was shown, by a press on the board: a square to tap is tapped
// by it; of a piece that can move it is the first half of that, and where the piece that moves is chosen already, of
// where it goes the whole.
function begin(on) {
	const way = document.querySelector("#sheet:not(.right, .wrong, .lost) form .main");
	if (!way) return;
	way.click();
	document.addEventListener(
		"shown",
		() => {
			if (kind() === "tap") tap(square(on.id));
			else if (square(on.id).dataset.to) choose(on.id);
			// Once what was fetched is shown.
			else if (targets(chosen).includes(on.id)) setTimeout(move, 0, chosen, on.id);
		},
		{ once: true },
	);
}

function press(on) {
	if (busy) return;
	board().dataset.touched = "";
	if (kind() === "tap") tap(on);
	else if (!kind()) begin(on);
	else if (on.id === chosen) choose(picked);
	else if (on.dataset.to && !targets(chosen).includes(on.id)) {
		takeBack();
		choose(on.id);
	} else if (chosen) move(chosen, on.id);
	else if (on.querySelector(".piece")) {
		const own = on.querySelector(".piece.white");
		move(own ? on.id : stuck || on.id, on.id); // the answer says why it cannot move, or not go there
		stuck = own ? on.id : "";
	}
}

// Whether a piece that is let go on a square stays there.
const lands = (from, to) => targets(from).includes(to) && !asks(from).includes(to);

function dropped(from, to) {
	if (to && to !== from) move(from, to, !lands(from, to));
	else choose("");
}

function click(event) {
	const on = squareOf(event.target);
	if (on) {
		event.preventDefault();
		if (!held.clicked()) press(on);
		return;
	}
	const link = event.target.closest("#sheet a[data-swap]");
	if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
	event.preventDefault();
	ask(link.href);
}

// Submits a form without loading a page.
function submit(event) {
	if (!event.target.closest("#main")) return;
	event.preventDefault();
	const fields = Object.fromEntries(new FormData(event.target, event.submitter));
	ask(event.target.action, fields);
}

export function listen() {
	document.documentElement.classList.add("live");
	held.listen({
		may: (on) => on.dataset.to && kind() === "move" && !busy,
		taken: (id) => {
			board().dataset.touched = "";
			takeBack();
			choose(id);
		},
		stays: lands,
		dropped,
	});
	board().addEventListener("pointerover", (event) => point(squareOf(event.target)?.id));
	board().addEventListener("pointerleave", (event) => event.pointerType === "mouse" && point(""));
	board().addEventListener("focusin", (event) => point(squareOf(event.target)?.id));
	document.addEventListener("click", click);
	document.addEventListener("submit", submit);
	addEventListener("pageshow", (event) => event.persisted && location.reload());
	keys.listen(board(), () => choose(""));
	rove(roving());
	choosePicked();
}
