// The entry point, which connects the modules to the page. Everything here also works without scripts, by forms and
// links.
import { showAddress } from "./address.js";
import { askStartOver } from "./ask.js";
import { board, squares } from "./board.js";
import * as copy from "./copy.js";
import * as aloud from "./aloud.js";
import * as doors from "./doors.js";
import * as drag from "./drag.js";
import * as drawer from "./drawer.js";
import * as exercise from "./exercise.js";
import { ask, begin, hint, leave, playOn, resume, startOver, takeBack, visit } from "./game.js";
import * as guess from "./guess.js";
import * as kept from "./kept.js";
import * as keys from "./keys.js";
import * as learn from "./learn.js";
import * as marks from "./marks.js";
import * as offline from "./offline.js";
import { lastMoveInView } from "./page.js";
import * as pieces from "./pieces.js";
import * as room from "./room.js";
import { announce } from "./say.js";
import * as sound from "./sound.js";
import * as warning from "./warning.js";

// The fields that a form would send.
const fields = (form) => Object.fromEntries(new FormData(form));

async function askThenStartOver() {
	if (await askStartOver()) startOver(fields(document.querySelector("#confirm form")));
}

// Handles clicks that lead to another state of the game.
function follow(event) {
	if (event.target.closest("[data-ask]")) {
		event.preventDefault();
		askThenStartOver();
		return;
	}
	const link = event.target.closest("a[data-go]");
	if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
	event.preventDefault();
	visit(link.getAttribute("href"), link.matches("[data-show], [data-demo] a"));
}

// Highlights the squares that the sentence under the pointer or the focus is about.
function point(event) {
	const ids = event.target.closest(".says li")?.dataset.squares?.split(" ") ?? [];
	for (const each of squares()) each.classList.toggle("pointed", ids.includes(each.id));
}

// The arrow keys step through the game from anywhere in its list of moves.
function step(event) {
	if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
	if (event.target.closest("input, textarea, select")) return;
	const place = ["Home", "ArrowLeft", "ArrowRight", "End"].indexOf(event.key);
	const link = document.querySelectorAll("#history .step")[place];
	if (!link?.href) return;
	event.preventDefault();
	visit(link.getAttribute("href"));
}

// Submits forms by script.
function submit(event) {
	const path = new URL(event.target.action).pathname;
	if (event.target.closest("dialog") || event.target.matches(".goes")) return;
	event.preventDefault();
	if (path === "/new") startOver(fields(event.target));
	else if (path === "/undo") takeBack(fields(event.target));
	else if (path === "/move") playOn();
	else if (path === "/hint") hint(`/hint?${new URLSearchParams(fields(event.target))}`);
	else if (path === "/guess") guess.check(fields(event.target));
	else if (path.startsWith("/room/")) ask(path, fields(event.target));
	else resume();
}

// What the coach says now, of whatever it is: what was unfolded, or the first of its texts that is seen, of which the
// end of a game is one, else the first of some other texts.
function coachText(others) {
	const more = [...document.querySelectorAll(".coach .more[open] .text")];
	if (more.length > 0) return more.map((each) => each.dataset.aloud ?? each.textContent).join(" ");
	const first = (of) => [...document.querySelectorAll(of)].find((e) => e.textContent && e.checkVisibility());
	const seen = first(".panel .text") ?? first(others);
	return seen?.dataset.aloud ?? seen?.textContent ?? "";
}

// Sets up a page with a game.
function play() {
	document.documentElement.classList.add("live");
	drag.listen();
	keys.listen(board(), () => marks.choose(""), marks.look);
	sound.listen();
	copy.listen();
	aloud.listen(() => coachText("main:has([data-demo]) #state p,#prompt"));
	aloud.onPress(() => coachText(".panel p"));
	drawer.listen();
	warning.listen();
	guess.listen();
	doors.listen();
	lastMoveInView();
	document.addEventListener("click", follow);
	document.addEventListener("pointerover", point);
	document.addEventListener("focusin", point);
	document.getElementById("moves").closest("section").addEventListener("keydown", step);
	document.addEventListener("submit", submit);
	document.addEventListener("animationend", opens);
	openAgain();
	showAddress(location.pathname);

	room.enter();
	addEventListener("pagehide", leave);
	addEventListener("pageshow", (event) => event.persisted && resume());
	document.addEventListener("visibilitychange", () => document.hidden || resume());
	begin();
}

// Tells when the last step of a hint, which was locked for a while, can be had.
function opens({ animationName, target }) {
	if (animationName === "late") announce(target.dataset.opens);
}

// Reopens, as a modal dialog, a question that was open in the loaded page.
function openAgain() {
	const open = document.querySelector("dialog[open]");
	open?.close();
	if (open?.id === "confirm") askThenStartOver();
}

// Announces what was done on another page once this one has loaded: screen readers announce only changes.
function sayDone() {
	const line = document.getElementById("done");
	if (line) setTimeout(announce, 500, line.textContent);
}

// Sets up a page with small boards, or without a board.
function read() {
	learn.listen();
	copy.listen();
	const setting = document.getElementById("setting-aloud");
	if (setting) aloud.offer((voiced) => (setting.hidden = !voiced));
	document.querySelector('form[action="/forget"]')?.addEventListener("submit", kept.drop);
}

sayDone();
offline.install();
offline.listen();
doors.read();
pieces.listen();
if (document.querySelector(".exercise #board")) {
	exercise.listen();
	drawer.listen();
} else if (board()) play();
else read();
