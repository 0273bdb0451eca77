// The page on which a position is set up. The server does everything: each button is one of a form, or a link. Here
// the page is exchanged in place instead of being loaded, and pieces can be dragged.
import { showAddress } from "./address.js";
import { board, squareAt, squareOf } from "./board.js";
import * as keys from "./keys.js";
import { fits } from "./release.js";
import { announce } from "./say.js";

const slack = 6; // pixels that the pointer may move during a click before it is a drag

let last = Promise.resolve(); // the exchange under way: the next one begins from its page
let carried = null; // what is being dragged: {from, send, drawing, x, y, moving}
let clickFollows = false; // a drag has just ended: the click that it causes is ignored

// What is said of the position on a page.
const said = (page) => [...page.querySelectorAll("#why, #told .text")].map((each) => each.textContent.trim()).join(" ");

// Keeps the focus on what has the same id or, of links, the same text, else on the heading.
function focusAgain(was) {
	if (was.isConnected) return;
	const same = [...document.querySelectorAll("main a")].find((each) => each.textContent === was.textContent);
	const to = document.getElementById(was.id) ?? same ?? document.getElementById("heading");
	to.focus({ preventScroll: true });
}

function exchange(fresh) {
	const was = document.activeElement;
	const next = fresh.getElementById("main");
	const news = said(fresh) === said(document) ? "" : said(fresh);
	document.getElementById("main").replaceWith(next);
	if (news) announce(news);
	focusAgain(was);
	showAddress(next.dataset.here);
	listenToBoard();
}

async function load(address) {
	try {
		const answer = await fetch(address, { headers: { Accept: "text/html" }, cache: "no-store" });
		const fresh = new DOMParser().parseFromString(await answer.text(), "text/html");
		if (answer.ok && fresh.getElementById("edit") && fits(fresh)) {
			exchange(fresh);
			return;
		}
	} catch {} // the browser tells what is wrong
	location.assign(address);
}

// Presses a button of the form, given as a name and a value; changes replace fields of the form.
function press(changes) {
	last = last.then(() => {
		const fields = new URLSearchParams(new FormData(document.getElementById("edit")));
		for (const [name, value] of Object.entries(changes)) fields.set(name, value);
		return load(`/edit?${fields}`);
	});
}

function click(event) {
	if (event.ctrlKey || event.metaKey || event.shiftKey) return;
	const link = event.target.closest("a[href^='/edit']");
	const button = event.target.closest("button[form='edit']");
	if (!link && !button) return;
	event.preventDefault();
	if (clickFollows) return;
	if (link) last = last.then(() => load(link.getAttribute("href")));
	else press({ [button.name]: button.value });
}

// What a drag from an element would do: move the piece of its square, or place the piece of its tool.
function lift(element) {
	const on = squareOf(element);
	if (on?.querySelector(".piece")) return { from: on, send: { take: on.id } };
	const tool = element.closest(".tool");
	return tool?.querySelector(".piece") ? { from: tool, send: { take: tool.value } } : null;
}

function down(event) {
	clickFollows = false;
	const lifted = event.button === 0 && event.isPrimary ? lift(event.target) : null;
	if (lifted) carried = { ...lifted, x: event.clientX, y: event.clientY, moving: false };
}

function move(event) {
	if (!carried) return;
	if (!carried.moving) {
		if (Math.hypot(event.clientX - carried.x, event.clientY - carried.y) < slack) return;
		carried.moving = true;
		carried.drawing = carried.from.querySelector(".piece").cloneNode(true);
		carried.drawing.classList.add("carried");
		document.body.append(carried.drawing);
		carried.from.classList.add("lifted");
	}
	carried.drawing.style.transform = `translate(calc(${event.clientX}px - 50%), calc(${event.clientY}px - 60%))`;
	const over = squareAt(event.clientX, event.clientY);
	for (const each of document.querySelectorAll(".held-over")) each.classList.remove("held-over");
	over?.classList.add("held-over");
}

function up(event) {
	if (!carried) return;
	const { from, send, drawing, moving } = carried;
	carried = null;
	if (!moving) return;
	drawing.remove();
	from.classList.remove("lifted");
	for (const each of document.querySelectorAll(".held-over")) each.classList.remove("held-over");
	clickFollows = true;
	setTimeout(() => {
		clickFollows = false; // this drag caused no click
	});
	if (event.type !== "pointerup") return;
	const to = squareAt(event.clientX, event.clientY);
	if (to && to !== from) press({ ...send, at: to.id });
	else if (!to && squareOf(from)) press({ off: from.id });
}

// Takes away what stands on the square that has the focus.
function empty(event) {
	const on = squareOf(event.target);
	if (!on || (event.key !== "Delete" && event.key !== "Backspace")) return;
	event.preventDefault();
	press({ off: on.id });
}

function listenToBoard() {
	keys.listen(board(), () => press({ take: "" }));
	for (const each of board().querySelectorAll(".square")) each.tabIndex = -1;
	(squareOf(document.activeElement) ?? board().querySelector(".square")).tabIndex = 0;
}

document.documentElement.classList.add("live");
listenToBoard();
document.addEventListener("click", click);
document.addEventListener("keydown", empty);
document.addEventListener("pointerdown", down);
document.addEventListener("pointermove", move);
document.addEventListener("pointerup", up);
document.addEventListener("pointercancel", up);
document.addEventListener("dragstart", (event) => event.preventDefault());
