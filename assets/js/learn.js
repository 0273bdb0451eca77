// Makes the small boards of "How to play" answer at once: a press on a piece asks the server for the page with that
// piece chosen, and updates only its board. Without this file the same link leads to that page.
import { fits } from "./release.js";
import { announce } from "./say.js";

const pending = new WeakMap(); // by figure: the request of its last press

// Takes over a figure's board and sentence; the focus stays where it was.
function show(figure, fresh) {
	const focused = document.activeElement?.id;
	const next = fresh.getElementById(figure.id);
	figure.querySelector(".board").replaceWith(next.querySelector(".board"));
	const said = next.querySelector(".said").textContent;
	figure.querySelector(".said").textContent = said;
	announce(said);
	if (focused) document.getElementById(focused)?.focus({ preventScroll: true });
}

async function choose(link) {
	const figure = link.closest(".diagram");
	pending.get(figure)?.abort();
	const request = new AbortController();
	pending.set(figure, request);
	try {
		const answer = await fetch(link.href, { headers: { Accept: "text/html" }, signal: request.signal });
		if (!answer.ok) throw new Error(answer.statusText);
		const fresh = new DOMParser().parseFromString(await answer.text(), "text/html");
		if (!fits(fresh)) throw new Error();
		show(figure, fresh);
	} catch {
		if (!request.signal.aborted) location.assign(link.href);
	}
}

export function listen() {
	document.addEventListener("click", (event) => {
		const link = event.target.closest(".diagram a");
		if (!link || event.button || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
		event.preventDefault();
		choose(link);
	});
}
