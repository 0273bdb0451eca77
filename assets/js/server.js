// Asking the server. Every request that would change the game names the state it was made for, so that asking again
// after a lost answer can do no harm.
import { complain, countDown, hush } from "./say.js";

// How long to wait before asking again, in milliseconds; then it is given up.
const waits = [500, 1000, 2000, 4000, 8000];

// What the server refused, in its words.
export class Refusal extends Error {
	constructor({ status, text, page, repeated }) {
		super(text);
		this.status = status;
		this.page = page?.getElementById("board") ? page : null; // the game as it is, where the server has shown it
		this.repeated = repeated; // it was asked more than once: an earlier answer may have been lost
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

// Reads an answer to its end: a page as a document, anything else as JSON. The text is why it was refused, if it was.
async function read(answer) {
	const { ok, status, statusText, headers } = answer;
	const source = await answer.text();
	const wait = Number(headers.get("Retry-After")) * 1000;
	if (headers.get("Content-Type")?.startsWith("text/html")) {
		const page = new DOMParser().parseFromString(source, "text/html");
		const said = page.querySelector("#notice p, .failure p")?.textContent;
		return { ok, status, wait, page, address: answer.url, text: said ?? statusText };
	}
	try {
		const body = JSON.parse(source);
		return { ok, status, wait, body, text: body.error ?? statusText };
	} catch {
		return { ok: false, status, wait, text: statusText };
	}
}

// Asks once. An answer that breaks off is lost as a whole: null.
async function once(path, options) {
	try {
		return await read(await fetch(path, { credentials: "same-origin", cache: "no-store", ...options }));
	} catch (error) {
		if (options.signal?.aborted) throw error;
		return null;
	}
}

// Asks, and asks again while the connection is lost or the server has too much to do.
async function ask(path, options) {
	for (let tries = 0; ; tries++) {
		const answer = await once(path, options);
		if (answer && answer.status !== 429 && answer.status !== 503) {
			if (tries > 0) hush();
			if (!answer.ok) throw new Refusal({ ...answer, repeated: tries > 0 });
			return answer;
		}
		if (tries === waits.length) {
			throw answer ? new Refusal(answer) : new Lost();
		}
		complain(answer?.text ?? "lost");
		const wait = Math.max(waits[tries], answer?.wait ?? 0);
		if (answer) countDown(wait);
		await pause(wait, options.signal);
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

// The page that an address answers with: as it would be if it were loaded now, or as it is after what the request does.
export const page = async (address, signal) => (await ask(address, { headers: asPage, signal })).page;

// Sends something that changes the game, and answers with the page as it is then.
export const change = async (path, body, signal) => (await ask(path, sending(body, asPage, signal))).page;

// Sends what a form would send, or with no fields follows a link: the page that comes of it, even if it tells what went
// wrong, and its address.
export async function send(path, fields) {
	const body = fields && new URLSearchParams(fields);
	try {
		return await ask(path, { headers: { Accept: "text/html" }, ...(body && { method: "POST", body }) });
	} catch (error) {
		if (!error.page) throw error;
		return { page: error.page, address: path };
	}
}
