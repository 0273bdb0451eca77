// Requests to the server. Every request that would change the game names the state it was made for, so repeating it
// after a lost answer does no harm.
import { complain, countDown, hush, resign } from "./say.js";

// Delays before the retries, in milliseconds; after the last one the request fails.
const waits = [500, 1000, 2000, 4000, 8000];

// An error answer of the server, with its message.
export class Refusal extends Error {
	constructor({ status, text, page, repeated }) {
		super(text);
		this.status = status;
		this.page = page?.getElementById("board") ? page : null; // the current page of the game, if the server sent it
		this.repeated = repeated; // the request was sent more than once: an earlier one may have succeeded
	}
}

// The connection was lost and did not come back.
export class Lost extends Error {}

// Waits, until the connection is back at the longest; fails when the signal is aborted.
export const pause = (ms, signal) =>
	new Promise((done, fail) => {
		const over = new AbortController();
		const waiting = { signal: over.signal };
		const end = (act) => {
			over.abort();
			clearTimeout(timer);
			act();
		};
		const timer = setTimeout(end, ms, done);
		addEventListener("online", () => end(done), waiting);
		signal?.addEventListener("abort", () => end(() => fail(signal.reason)), waiting);
	});

// Reads an answer: a page as a document, anything else as JSON. For an error, text is its message.
async function read(answer) {
	const { ok, status, statusText, headers } = answer;
	const source = await answer.text();
	const wait = Number(headers.get("Retry-After")) * 1000;
	if (headers.get("Content-Type")?.startsWith("text/html")) {
		const page = new DOMParser().parseFromString(source, "text/html");
		const message = page.querySelector("#notice p, .failure p")?.textContent;
		return { ok, status, wait, page, address: answer.url, text: message ?? statusText };
	}
	try {
		const body = JSON.parse(source);
		return { ok, status, wait, body, text: body.error ?? statusText };
	} catch {
		return { ok: false, status, wait, text: statusText };
	}
}

// Sends a request once. Returns null if the connection failed before the whole answer had arrived.
async function askOnce(path, options) {
	try {
		return await read(await fetch(path, { credentials: "same-origin", cache: "no-store", ...options }));
	} catch (error) {
		if (options.signal?.aborted) throw error;
		return null;
	}
}

// Sends a request, and repeats it while the connection is lost or the server is overloaded. What it did counts once for
// a class, by its key.
async function ask(path, options) {
	const headers = { ...options.headers, "Idempotency-Key": String(Math.random()) };
	for (let tries = 0; ; tries++) {
		const answer = await askOnce(path, { ...options, headers });
		if (answer && answer.status !== 429 && answer.status !== 503) {
			if (tries > 0) hush();
			if (!answer.ok) throw new Refusal({ ...answer, repeated: tries > 0 });
			return answer;
		}
		if (tries === waits.length) {
			resign();
			throw answer ? new Refusal(answer) : new Lost();
		}
		complain(answer?.text ?? "lost", "request");
		const wait = Math.max(waits[tries], answer?.wait ?? 0);
		if (answer) countDown(wait);
		try {
			await pause(wait, options.signal);
		} catch (error) {
			hush();
			throw error;
		}
	}
}

const json = { Accept: "application/json" };
const asPage = { Accept: "text/html", "Chess-Part": "page" };

const sending = (body, headers, signal) => ({
	method: "POST",
	body: JSON.stringify(body),
	headers: { ...headers, "Content-Type": "application/json" },
	signal,
});

export const get = async (path, signal) => (await ask(path, { headers: json, signal })).body;

export const post = async (path, body, signal) => (await ask(path, sending(body, json, signal))).body;

// Fetches the page at an address. The request may have an effect: the page is the one after it.
export const page = async (address, signal) => (await ask(address, { headers: asPage, signal })).page;

// Posts a change of the game and returns the page after it.
export const change = async (path, body, signal) => (await ask(path, sending(body, asPage, signal))).page;

// Submits the fields of a form, or without fields follows a link. Returns the page, even if it shows an error, and its
// address.
export async function send(path, fields) {
	const body = fields && new URLSearchParams(fields);
	try {
		return await ask(path, { headers: { Accept: "text/html" }, ...(body && { method: "POST", body }) });
	} catch (error) {
		if (!error.page) throw error;
		return { page: error.page, address: path };
	}
}
