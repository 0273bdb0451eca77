// Brings the page of a review up to date while the server looks at the game: each response is followed by the next
// request, and leaving the page cancels the work. Without this file the page is loaded anew.
import { update } from "./page.js";
import { fits } from "./release.js";
import { announce, hear, hush } from "./say.js";
import { page, pause } from "./server.js";

const parts = ["standing", "state", "chart", "found", "all", "acts", "go"];
const running = () => document.querySelector("#main[data-again]");

// Shows what is there now. The focus stays on its link, even if the link's text has grown.
function show(fresh) {
	const was = document.activeElement;
	const place = was.closest(parts.map((id) => `#${id}`).join());
	const address = was.getAttribute("href");
	for (const id of parts) update(id, fresh);
	hear(fresh);
	document.dispatchEvent(new Event("shown"));
	if (was.isConnected) return;
	const links = [...(place?.querySelectorAll("a") ?? [])];
	const to = links.find((each) => each.getAttribute("href") === address) ?? document.getElementById("heading");
	to.focus({ preventScroll: true });
}

// Says that the review has failed, and shows the page's link to try again.
function stop() {
	hush();
	document.getElementById("main").removeAttribute("data-again");
	const heading = document.getElementById("heading");
	heading.textContent = document.getElementById("standing").dataset.stopped;
	announce(heading.textContent);
}

const progress = (page) => page.querySelector(".looking progress")?.value;

// How often in a row the server may have come no further: for more than a minute.
const most = 12;

// Watches until the review is complete. Where the server fails or comes no further, the next request waits, longer each
// time.
async function watch() {
	const left = new AbortController();
	addEventListener("pagehide", () => left.abort(), { once: true });
	for (let idle = 0; running() && !left.signal.aborted; ) {
		const fresh = await page(location.href, left.signal).catch(({ status }) => {
			if (status < 500) idle = most; // no later request succeeds
		});
		if (left.signal.aborted) return;
		if (fresh) {
			const found = !fresh.querySelector("main.review"); // the moment of the address
			if (found || !fits(fresh)) return location.reload();
			idle = progress(fresh) === progress(document) ? idle + 1 : 0;
			show(fresh);
			running().toggleAttribute("data-again", fresh.querySelector("#main[data-again]") !== null);
		} else idle++;
		if (idle >= most) return stop();
		if (idle > 0) await pause(Math.min(250 * 2 ** idle, 8000), left.signal).catch(() => {});
	}
}

const steps = () => document.querySelectorAll("#shown .steps a");

// Each step through the game loads the page anew. Whoever steps by keys is told what is shown then, and finds the focus
// where it was.
function stepOn() {
	let place = null;
	try {
		place = sessionStorage.getItem("chess-step");
		sessionStorage.removeItem("chess-step");
	} catch {
		return; // a browser that keeps nothing
	}
	document.addEventListener("click", ({ target, detail }) => {
		const at = [...steps()].indexOf(target.closest("a"));
		if (at >= 0 && detail === 0) sessionStorage.setItem("chess-step", at); // no pointer has pressed it
	});
	if (place === null || steps().length === 0) return;
	const to = steps()[place]?.href ? steps()[place] : [...steps()].find((each) => each.href); // it was the last step
	setTimeout(() => {
		// after the browser has gone to the part of the page that the address names
		to?.focus({ preventScroll: true });
		announce(document.getElementById("shown-text").textContent);
	}, 500);
}

// Watches now, and again when the browser restores the page.
export function listen() {
	addEventListener("pageshow", (event) => event.persisted && watch());
	watch();
	stepOn();
}
