// Shows a line of moves by itself, step by step, and then puts the board back. Each step is a page of the server's; who
// presses a way to another step goes on alone from there, and where motion is unwelcome nothing moves by itself.
import { visit } from "./game.js";

const pace = 1400; // milliseconds a step is shown

let timer = 0;

const still = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

export function stop() {
	clearTimeout(timer);
}

// Goes on to the next step after a while, and from the last one back to the game.
function goOn() {
	const next = document.querySelector("[data-demo] [data-next], [data-demo]:not(:has([data-next])) [data-end]");
	if (next) timer = setTimeout(() => start(next.getAttribute("href")), pace);
}

// Shows a step, and what follows.
export async function start(address) {
	stop();
	await visit(address);
	if (!still()) goOn();
}
