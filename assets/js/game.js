// The course of a game: a move is shown at once, sent, and answered; then the page is brought up to date.
import { askPromotion } from "./ask.js";
import { board, under } from "./board.js";
import * as marks from "./marks.js";
import { show } from "./page.js";
import { complain, hush } from "./say.js";
import * as server from "./server.js";
import { carry, settled } from "./slide.js";
import { knock } from "./sound.js";

const patience = 5000; // milliseconds until a lost connection is tried again

let pending = new AbortController(); // of all that waits for an answer
let busy = false; // something is on its way; the page wears data-busy meanwhile
let showing = false; // it only shows the game, and gives way to what the player does
let ended = null; // fulfilled when it has ended

function setBusy(on) {
	busy = on;
	document.getElementById("main").toggleAttribute("data-busy", on);
}

// Lets go of whatever is awaited.
function giveUp() {
	pending.abort();
	setBusy(false);
}

const rev = () => board().dataset.rev;
const thinking = () => "thinking" in board().dataset;

let again = false; // something has happened meanwhile: the page is to be brought up to date

let here = location.pathname + location.search; // what the page shows: the game, or a look back

// Brings the page and its marks up to date, or shows another page of the game. Between two requests another tab may play: then they are asked for again.
async function refresh(signal, address = board().dataset.home) {
	here = address;
	for (;;) {
		again = false; // what has happened so far will be on the page
		const fresh = await server.page(address, signal);
		const { shown, moves: source } = fresh.getElementById("board").dataset;
		const moves = source ? await server.get(source, signal) : null;
		if (!moves || shown === moves.rev) {
			const kept = shown === board().dataset.shown ? marks.choice() : "";
			marks.load(null);
			show(fresh);
			marks.load(thinking() ? null : moves);
			if (marks.canMove(kept)) marks.choose(kept);
			return;
		}
	}
}

// Asks for the computer's move for as long as it is its turn; at once if it waits for the learner's word.
async function answers(signal, waiting = false) {
	for (let asked = waiting; asked || thinking(); asked = false) {
		const move = await server.get(`${under()}move?rev=${encodeURIComponent(rev())}`, signal);
		carry(move.from, move.to);
		knock();
		await settled();
		await refresh(signal);
	}
}

// Does something that changes the game, or only shows it, unless something else is under way. What only shows the
// game is given up for what changes it.
function change(work, shows = false) {
	if (busy && (shows || !showing)) return;
	giveUp();
	if (!shows) hush();
	setBusy(true);
	showing = shows;
	ended = finish(work);
	return ended;
}

// Does something to the end, and tells what went wrong with it. Whatever happens, the page shows the game as it is in
// the end.
async function finish(work) {
	pending = new AbortController();
	const { signal } = pending;
	try {
		await work(signal);
		await answers(signal);
	} catch (error) {
		if (!signal.aborted) await recover(error);
	} finally {
		if (pending.signal === signal) setBusy(false);
	}
	if (again && !busy) resume();
}

// Does what the player has decided, which must not be lost: an earlier act is brought to its end first.
async function act(work) {
	while (busy && !showing) await ended;
	await change(work);
}

async function recover(error) {
	if (error instanceof server.Lost) {
		complain("unsent");
		setTimeout(resume, patience);
	} else {
		await refresh(undefined, here).catch(() => {});
		complain(error.message, !showing);
	}
}

// Whether a refusal is of a move that had been played already: the answer to it was lost, and it was sent again.
function arrived(error, from, to) {
	const last = error.board?.last;
	return last?.from === from && last.to === to;
}

// Plays the learner's move, asking first what a pawn becomes.
export async function play(from, to) {
	const { rev, seq, shown } = board().dataset; // it is a move in this position, whatever comes between
	const promotion = marks.promotes(from, to) ? await askPromotion() : undefined;
	marks.choose("");
	if (promotion === "") return;
	await act(async (signal) => {
		const putBack = board().dataset.shown === shown ? carry(from, to) : () => {};
		knock();
		try {
			await server.post(`${under()}move`, { from, to, promotion, rev, seq: seq || undefined }, signal);
		} catch (error) {
			if (!arrived(error, from, to)) {
				if (!signal.aborted) putBack();
				throw error;
			}
		}
		await settled();
		await refresh(signal);
	});
}

// Does something instead of waiting: an answer still awaited is given up first, so that it cannot come after.
async function instead(work) {
	const interrupted = busy;
	giveUp();
	await change(async (signal) => {
		marks.choose("");
		if (interrupted) await refresh(signal);
		await work(signal);
		await refresh(signal);
	});
}

// Starts over, with what a form says of the new game.
export const startOver = (wanted) => instead((signal) => server.post("/new", { ...wanted, rev: rev() }, signal));

// Shows the game as it is now: when the page has been loaded, or is seen again.
export const resume = () => change((signal) => refresh(signal, here), true);

// Shows the game as it is now, or once what is under way is done.
export function update() {
	again = busy;
	if (!busy) resume();
}

const asked = new Set(); // in a room, and not answered yet

// Asks for something in a room that is no move; once, however often the button is pressed meanwhile.
export async function ask(address, body) {
	const what = JSON.stringify([address, body]);
	if (asked.has(what)) return;
	asked.add(what);
	await act(async (signal) => {
		await server.post(address, body, signal);
		await refresh(signal);
	});
	asked.delete(what);
}

// Shows another page of the game: an earlier position, or the game again.
export function visit(address) {
	if (showing && here !== address) giveUp();
	return change((signal) => refresh(signal, address), true);
}

// Lets the computer answer though the tutor has warned.
export const playOn = () => change((signal) => answers(signal, true));

// Takes one more step of a hint.
export const hint = (address) =>
	change(async (signal) => {
		await server.get(address, signal);
		await refresh(signal);
	});

// Takes back the last move and its answer.
export const takeBack = () => instead((signal) => server.post("/undo", { rev: rev() }, signal));

// The page is being left.
export const leave = giveUp;
