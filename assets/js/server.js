// Asking the server. Every request that would change the game names the state it was made for, so that asking again
// after a lost answer can do no harm.
import { complain, hush } from "./say.js";

// How long to wait before asking again, in milliseconds; then it is given up.
const waits = [500, 1000, 2000, 4000, 8000];

// What the server refused, in its words.
export class Refusal extends Error {
	constructor(status, text, board) {
		super(text);
		this.status = status;
		this.board = board; // the game as it is, where the request was made for an older one
	}
}

// The connection was lost and did not come back.
export class Lost extends Error {}

const pause = (ms, signal) =>
	new Promise((done, fail) => {
		const stop = () => fail(signal.reason);
		signal?.addEventListener("abort", stop, { once: true });
		setTimeout(() => {
			signal?.removeEventListener("abort", stop);
			done();
		}, ms);
		addEventListener("online", done, { once: true });
	});

// Asks, and asks again while the connection is lost or the server has too much to do.
async function ask(path, options) {
	for (let tries = 0; ; tries++) {
		let answer = null;
		try {
			answer = await fetch(path, { credentials: "same-origin", cache: "no-store", ...options });
		} catch (error) {
			if (options.signal?.aborted) throw error;
		}
		if (answer && answer.status !== 429 && answer.status !== 503) {
			if (tries > 0) hush();
			return answer;
		}
		const text = answer ? (await reason(answer)).message : null;
		if (tries === waits.length) {
			throw answer ? new Refusal(answer.status, text) : new Lost();
		}
		complain(text ?? "lost");
		const told = Number(answer?.headers.get("Retry-After")) * 1000; // and the text tells it
		await pause(Math.max(waits[tries], told), options.signal);
	}
}

async function reason(answer) {
	const body = await answer.json().catch(() => ({}));
	return new Refusal(answer.status, body.error ?? answer.statusText, body.board);
}

async function json(path, options = {}) {
	const answer = await ask(path, { ...options, headers: { Accept: "application/json", ...options.headers } });
	if (!answer.ok) throw await reason(answer);
	return answer.json();
}

export const get = (path, signal) => json(path, { signal });

export const post = (path, body, signal) =>
	json(path, { method: "POST", body: JSON.stringify(body), headers: { "Content-Type": "application/json" }, signal });

// The page as it would be if it were loaded now.
export async function page(address, signal) {
	const answer = await ask(address, { headers: { Accept: "text/html" }, signal });
	if (!answer.ok) throw new Refusal(answer.status, answer.statusText);
	return new DOMParser().parseFromString(await answer.text(), "text/html");
}
