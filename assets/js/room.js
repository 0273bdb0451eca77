// A game in a room: events of the other player arrive as a stream, the clocks run, and the page is updated after
// every event.
import { board } from "./board.js";
import { update } from "./game.js";
import { announce, complain, complaining, hush } from "./say.js";
import { get } from "./server.js";

const asking = 20000; // milliseconds between two requests of a hidden page
const polling = 5000; // milliseconds between two requests of a page that was refused a stream
const short = 20000; // milliseconds on a clock below which its time runs low
const waits = [1000, 2000, 4000, 8000, 15000, 30000]; // milliseconds until a stream that was refused is tried again

let source = null; // the stream of events
let timer = 0; // until the next request
let lost = 0; // how often in a row the stream broke off
let crowded = false; // it was refused, as the room has too many streams: the page polls
let present = ""; // who was present at the last poll, as JSON
let low = false; // the player's own time runs low, and that was told
let shown = loaded(); // when the page was brought up to date, by a clock that goes on while the machine sleeps

const main = () => document.getElementById("main");
const address = () => main().dataset.events;
const seq = () => Number(board().dataset.seq);

// When the page's own answer came, which may be long before its scripts run.
function loaded() {
	const [answer] = performance.getEntriesByType("navigation");
	return answer ? performance.timeOrigin + answer.responseStart : Date.now();
}

// Handles an event; the page fetched after it shows its effect.
function hear({ type, data }) {
	const event = JSON.parse(data);
	if (type !== "presence" && event.seq <= seq()) return;
	update(event.seq);
}

const kinds = `joined away back countdown started moved offered declined agreed resigned aborted flagged claimed rematch
	again presence`.split(/\s+/);

// Polls for the events of a refused stream, and shows that it does. If the server does not answer that either, it
// is unreachable, not crowded.
async function poll(refused) {
	let news = null;
	try {
		const known = seq();
		const answer = await get(`${address()}?since=${known}`);
		const there = JSON.stringify(answer.presence);
		news = answer.seq > known || (present !== "" && present !== there);
		present = there;
	} catch (error) {
		if (error.status === 404) complain(error.message, "position"); // the room is gone
	}
	if (refused !== source) return; // another was opened meanwhile, or the page hidden
	if (news !== null) {
		lost = 0;
		crowded = true;
		if (!complaining()) complain("crowded", "position");
		if (news) update();
	}
	timer = setTimeout(listen, crowded ? polling : waits[Math.min(lost++, waits.length - 1)]);
}

// A stream has been opened.
function opened() {
	if (lost > 0 || crowded) update(); // events may have been missed
	if (crowded) hush();
	lost = 0;
	crowded = false;
	present = "";
}

// A browser connects anew by itself when a stream breaks off, but not when the server or a proxy answers with an
// error: then the page does.
function listen() {
	source?.close();
	source = new EventSource(`${address()}?since=${seq()}`);
	for (const kind of kinds) source.addEventListener(kind, hear);
	source.addEventListener("error", ({ target }) => {
		if (target !== source) return;
		if (target.readyState === EventSource.CLOSED) poll(target);
		else lost++;
	});
	source.addEventListener("open", opened);
}

// A hidden page closes its stream, and only polls now and then so that its player counts as present.
function hide() {
	source?.close();
	source = null;
	clearTimeout(timer);
	timer = setTimeout(async () => {
		await get(`${address()}?since=${seq()}&hidden=true`).catch(() => {});
		if (document.hidden) hide();
	}, asking);
}

function appear() {
	clearTimeout(timer);
	listen();
	update();
}

// The text of a clock: the remaining time, rounded up to the second.
function words(ms) {
	const seconds = Math.ceil(Math.max(ms, 0) / 1000);
	const two = (n) => String(n % 60).padStart(2, "0");
	const minutes = Math.floor(seconds / 60);
	return minutes < 60 ? `${minutes}:${two(seconds)}` : `${Math.floor(minutes / 60)}:${two(minutes)}:${two(seconds)}`;
}

// Tells once that the player's own time runs low, and again if it does so after it was enough.
function warn(words, on) {
	if (on && !low) announce(words);
	low = on;
}

function tick() {
	const passed = Date.now() - shown;
	for (const clock of document.querySelectorAll(".clock[data-running]")) {
		const left = Number(clock.dataset.ms) - passed;
		clock.textContent = words(left);
		clock.toggleAttribute("data-short", left < short);
		if (clock.dataset.low) warn(clock.dataset.low, left < short);
	}
	for (const each of document.querySelectorAll("[data-starts]")) {
		each.textContent = String(Math.max(Math.ceil((Number(each.dataset.starts) - passed) / 1000), 1));
	}
}

export function enter() {
	if (!address()) return;
	setInterval(tick, 200);
	tick();
	document.addEventListener("shown", () => {
		shown = Date.now();
		tick();
		if (crowded && !complaining()) complain("crowded", "position");
	});
	document.addEventListener("visibilitychange", () => (document.hidden ? hide() : appear()));
	addEventListener("pagehide", () => {
		source?.close();
		clearTimeout(timer);
	});
	addEventListener("pageshow", (event) => event.persisted && appear());
	if (document.hidden) hide();
	else listen();
}
