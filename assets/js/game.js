// The course of a game: a move is shown at once and sent; the response is the page after the move, marks included,
// from which this page is updated.
import { showAddress } from "./address.js";
import { askPromotion } from "./ask.js";
import { board, pieceOn, rove, roving, under } from "./board.js";
import { drop, keep, kept } from "./kept.js";
import * as marks from "./marks.js";
import { show } from "./page.js";
import { fits } from "./release.js";
import { complain, hush } from "./say.js";
import * as server from "./server.js";
import { celebrate, ending } from "./end.js";
import { carry, follow, landing, settled, until } from "./slide.js";
import * as sound from "./sound.js";

const patience = 5000; // milliseconds until a lost connection is tried again
const longest = 700; // milliseconds from the landing of the own piece until the page says that the answer takes time

let pending = new AbortController(); // aborts all requests under way
let busy = false; // work is under way; the page has data-busy meanwhile
let showing = false; // that work only shows the game: a change by the player aborts it
let ended = null; // a promise, fulfilled when that work has ended
let ownLanding = 0; // when the piece that was played last lands, by performance.now(); 0 once it is answered

const main = () => document.getElementById("main");

function setBusy(on) {
	busy = on;
	main().toggleAttribute("data-busy", on);
}

// Aborts all requests under way.
function giveUp() {
	pending.abort();
	setBusy(false);
}

const rev = () => board().dataset.rev;
const thinking = () => "thinking" in board().dataset;

let news = 0; // the number of the last room event received meanwhile, which the page has yet to show

let shownAddress = location.pathname + location.search; // of the page shown: the game, or an earlier position

// Updates this page from one that the server has just rendered, of the game or of another address. Where moves are
// tried, each position has an address of its own, which is loaded again with the page.
function take(fresh, address = fresh.getElementById("board").dataset.home) {
	shownAddress = address;
	if (main().matches(".explore")) showAddress(fresh.getElementById("board").dataset.home);
	const { shown, seq } = fresh.getElementById("board").dataset;
	const kept = shown === board().dataset.shown ? marks.choice() : "";
	marks.load(null);
	show(fresh);
	marks.load(fresh);
	if (marks.canMove(kept)) marks.choose(kept);
	if (news <= Number(seq)) news = 0;
}

// Takes a page that the server has just rendered only if it is of this release. Else what was asked for is done, and
// the address of that page is loaded; what is under way ends with this page.
async function check(fresh, address = fresh.getElementById("board").dataset.home) {
	if (fits(fresh)) return;
	location.replace(address);
	await new Promise(() => {});
}

// Slides the pieces to where they stand on a page that the server has just rendered, then updates this page from
// it. Pieces that are in place already, as after an own move, make no sound again.
async function arrive(fresh, signal, address) {
	await check(fresh, address);
	const { shown } = fresh.getElementById("board").dataset;
	const isNew = shown !== board().dataset.shown;
	const ends = !looking() && !ending(); // an end on the new page has just happened
	const kind = follow(fresh);
	await settled();
	signal.throwIfAborted();
	take(fresh, address);
	if (kind) sound.play(kind);
	if (looking()) return;
	if (ends && ending()) {
		celebrate();
		sound.play(ending());
	} else if (isNew && board().querySelector(".check")) sound.play("check");
}

const looking = () => "looking" in board().dataset;

// Fetches the page and shows, with animation and sound, what has happened meanwhile.
async function refresh(signal, address = board().dataset.home) {
	shownAddress = address;
	news = 0; // what has happened so far will be on the page
	await arrive(await server.page(address, signal), signal, address);
}

// Shows another page of the game at once.
async function turnTo(address, signal) {
	shownAddress = address;
	news = 0;
	const fresh = await server.page(address, signal);
	await check(fresh, address);
	take(fresh, address);
}

// The last move on a page's board.
const lastMove = (page) => page.getElementById("board").dataset.last;

// Asks for the computer's moves while it is its turn; with waiting, also if a warning holds it up. A reply that is
// found early is not shown before the pace of the page has passed since the learner's piece landed.
async function playAnswers(signal, waiting = false) {
	let since = waiting ? performance.now() : ownLanding;
	for (let asked = waiting; asked || thinking(); asked = false) {
		since ||= performance.now();
		const overdue = setTimeout(wait, since + longest - performance.now(), true);
		try {
			const fresh = await (early.rev === rev() ? early.answer : answer(rev(), signal));
			await until(since + Number(main().dataset.pace));
			signal.throwIfAborted();
			wait(false);
			await arrive(fresh, signal);
		} finally {
			clearTimeout(overdue);
			wait(false);
		}
		since = 0;
	}
	ownLanding = 0;
}

let early = {}; // the request for the computer's move that is under way, and the state of the game it was made for

// Asks for the computer's move as soon as a page that has just arrived tells that it is its turn, before that page is
// shown: on a slow line or device showing it takes a while.
function askEarly(fresh, signal) {
	const { rev, thinking } = fresh.getElementById("board").dataset;
	if (thinking === undefined) return;
	early = { rev, answer: answer(rev, signal) };
	early.answer.catch(() => {}); // playAnswers meets the error
}

// Shows that the computer takes its time.
const wait = (on) => main().toggleAttribute("data-waits", on);

// Asks for the computer's move in a state of the game. If a repeated request fails because the game has moved on, the
// first one succeeded and only its response was lost: the page in the error is the one after the move.
async function answer(rev, signal) {
	try {
		return await server.page(`${under()}move?rev=${encodeURIComponent(rev)}`, signal);
	} catch (error) {
		if (error.status === 409 && error.repeated && error.page) return withoutNotice(error.page);
		throw error;
	}
}

// Runs work that changes the game or only shows it, unless other work is under way. A change aborts work that only
// shows the game.
function change(work, shows = false) {
	if (busy && (shows || !showing)) return;
	giveUp();
	if (!shows) hush();
	setBusy(true);
	showing = shows;
	ended = finish(work);
	return ended;
}

// Runs work to its end and reports its error. Whatever happens, the page shows the current game afterwards.
async function finish(work) {
	pending = new AbortController();
	const { signal } = pending;
	try {
		await work(signal);
		await playAnswers(signal);
	} catch (error) {
		if (!signal.aborted) await recover(error, signal);
	} finally {
		if (pending.signal === signal) setBusy(false);
	}
	if (news && !busy) resume();
}

// Runs a change that the player has decided on, which must not be lost: it first waits for an earlier change to
// end.
async function queueChange(work) {
	while (busy && !showing) await ended;
	await change(work);
}

// Shows the game as it is after something went wrong, and says what.
async function recover(error, signal) {
	if (error instanceof server.Lost) {
		complain(error.kept ? "kept" : "unsent");
		setTimeout(error.kept ? sendKept : resume, patience);
		return;
	}
	try {
		if (error.page) await arrive(error.page, signal);
		else await refresh(signal, shownAddress);
	} catch {
		if (signal.aborted) return;
	}
	complain(error.message, showing ? "" : "position");
}

// The page that came with a refusal, without its notice: nothing went wrong.
function withoutNotice(page) {
	page.getElementById("notice").replaceChildren();
	return page;
}

// Whether a refused move had been played already: its response was lost, and it was sent again.
const arrived = (error, from, to) => error.page && lastMove(error.page).startsWith(from + to);

// Where moves are sent, with the parameters of the page's address.
const sends = () => `${under()}move${new URL(board().dataset.home, location).search}`;

// Plays the learner's move, asking first which piece a pawn promotes to.
export async function play(from, to) {
	const { rev, seq, shown } = board().dataset; // the move belongs to this position, whatever the page shows later
	const promotion = marks.promotes(from, to) ? await askPromotion() : undefined;
	marks.choose("");
	if (promotion === "") return;
	drop();
	await queueChange(async (signal) => {
		const putBack = board().dataset.shown === shown ? set(from, to) : () => {};
		let fresh = null;
		try {
			fresh = await server.change(sends(), { from, to, promotion, rev, seq: seq || undefined }, signal);
		} catch (error) {
			if (!arrived(error, from, to)) {
				if (!signal.aborted) putBack();
				keepIfLost(error, { from, to, promotion, rev });
				throw error;
			}
			fresh = withoutNotice(error.page);
		}
		askEarly(fresh, signal);
		await arrive(fresh, signal);
	});
}

// Whether this page keeps a move that could not be sent: in a room, clock and opponent do not wait for one.
const keepsMoves = () => document.getElementById("notice").dataset.kept !== "";

// Keeps a move if it could not be sent.
function keepIfLost(error, move) {
	if (!(error instanceof server.Lost) || !keepsMoves()) return;
	error.kept = true;
	keep(move);
}

// Sends the move that was kept, if there is one. If the game has moved on since, it is dropped.
function sendKept() {
	const move = kept();
	if (!move || !keepsMoves()) return;
	change(async (signal) => {
		let fresh = null;
		try {
			fresh = await server.change(sends(), move, signal);
		} catch (error) {
			keepIfLost(error, move);
			if (!signal.aborted && !error.kept) drop();
			if (!arrived(error, move.from, move.to)) throw error;
			fresh = withoutNotice(error.page);
		}
		drop();
		askEarly(fresh, signal);
		await arrive(fresh, signal);
	});
}

// Sets the learner's piece down on its new square, and returns what puts it back.
function set(from, to) {
	const goes = marks.goesWith(from, to);
	const kind = pieceOn(to) || goes.gone ? "capture" : "move";
	const putBack = carry(from, to, goes);
	ownLanding = Math.max(landing(), performance.now());
	settled().then(() => sound.play(kind));
	return putBack;
}

// Cancels a request under way, so that its answer cannot come after, and makes a change.
async function interruptWith(work) {
	const interrupted = busy;
	giveUp();
	await change(async (signal) => {
		marks.choose("");
		if (interrupted) await refresh(signal);
		await arrive(await work(signal), signal);
	});
}

// Starts a new game from the fields of a form.
export const startOver = (wanted) =>
	interruptWith((signal) => server.change("/new", { ...wanted, rev: rev() }, signal));

// Begins with the page as it was loaded, which is the game as it is now.
export function begin() {
	rove(roving());
	marks.load(document);
	marks.choose(board().dataset.from); // a piece that the page came with as chosen stays chosen
	change(async () => {}, true).then(sendKept);
	addEventListener("online", sendKept);
}

// Shows the game as it is now: when the page is seen again.
export const resume = () => change((signal) => refresh(signal, shownAddress), true);

// Shows the game after the room event with this number. If work is under way it does so afterwards, unless the page
// shows that event by then. Without a number it always does.
export function update(seq = Number.POSITIVE_INFINITY) {
	if (busy) news = Math.max(news, seq);
	else resume();
}

const asked = new Set(); // the actions in a room whose requests are under way

// Sends an action in a room other than a move, such as a draw offer; once, however often its button is pressed
// meanwhile.
export async function ask(address, body) {
	const what = JSON.stringify([address, body]);
	if (asked.has(what)) return;
	asked.add(what);
	await queueChange(async (signal) => {
		const fresh = await server.change(address, body, signal);
		await check(fresh);
		take(fresh);
	});
	asked.delete(what);
}

// Shows another page of the game: an earlier position, or the game again. With moves, as for a demonstrated line,
// the pieces slide.
export function visit(address, moves = false) {
	if (showing && shownAddress !== address) giveUp();
	return change((signal) => (moves ? refresh(signal, address) : turnTo(address, signal)), true);
}

// Lets the computer reply in spite of the tutor's warning.
export const playOn = () => change((signal) => playAnswers(signal, true));

// Takes one more step of a hint.
export const hint = (address) =>
	change(async (signal) => {
		const fresh = await server.page(address, signal);
		await check(fresh);
		take(fresh);
	});

// Takes back the last move and its answer, or as the fields of a form say.
export const takeBack = (wanted) =>
	interruptWith((signal) => server.change("/undo", { ...wanted, rev: rev() }, signal));

// The page is being left.
export const leave = giveUp;
