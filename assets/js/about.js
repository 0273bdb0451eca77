// The tutor's sentences about the move that is pointed at while a piece is chosen, and about why a tried move is not
// legal. They come from the server.
import { announce } from "./say.js";
import * as server from "./server.js";

const most = 3; // sentences at a time
const pause = 150; // milliseconds that a square is pointed at before the server is asked

const answerCache = new Map(); // answers, by address
let timer = 0;
let wanted = "";

const aboutList = () => document.getElementById("about");

function way(href, text) {
	const link = document.createElement("a");
	link.href = href;
	link.textContent = text;
	return link;
}

function sentence({ text, tone, show, squares, lesson, teaches, practice, practises }) {
	const line = document.createElement("li");
	line.className = tone;
	line.classList.toggle("long", text.length > Number(aboutList().dataset.long));
	line.dataset.squares = squares.join(" ");
	const words = document.createElement("span");
	words.className = "text";
	words.textContent = text;
	const ways = document.createElement("span");
	ways.className = "ways";
	if (show) {
		const link = way(show, aboutList().dataset.show);
		link.dataset.go = "";
		link.dataset.show = "";
		ways.append(link);
	}
	if (lesson || practice) {
		const link = practice ? way(practice, practises) : way(lesson, teaches); // who knows the lesson practises it
		link.className = "taught";
		ways.append(link);
	}
	line.append(words, " ", ways);
	return line;
}

async function showAnswer(address) {
	try {
		const answer = answerCache.get(address) ?? (await server.get(address));
		answerCache.set(address, answer);
		if (wanted !== address) return;
		const facts = (answer.facts ?? [answer]).slice(0, most);
		aboutList().replaceChildren(...facts.map(sentence));
		announce(...facts.map(({ text }) => text));
		if (matchMedia("(hover:none)").matches) document.dispatchEvent(new Event("told")); // it was asked for by a tap
	} catch {
		// A sentence less: the board says the main thing.
	}
}

// Shows the sentences that the server returns for an address, after a pause; "" clears them.
export function about(address, wait = pause) {
	if (wanted === address) return;
	wanted = address;
	clearTimeout(timer);
	if (address) timer = setTimeout(showAnswer, wait, address);
	else aboutList().replaceChildren();
}

// Clears the sentences about a move, those in the server's page too.
export function clear() {
	about("");
	aboutList().replaceChildren();
}

// Clears the cache of answers: the game has moved on.
export function forget() {
	answerCache.clear();
	wanted = "";
}
