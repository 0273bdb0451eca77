// Brings the page of a review up to date while the server looks at the game: each response is followed by the next
// request, and leaving the page cancels the work. Without this file the page is loaded anew.
import { update } from "./page.js";
import { fits } from "./release.js";
import { hear } from "./say.js";
import { page } from "./server.js";

const parts = ["standing", "state", "chart", "found", "all", "acts", "go"];
const running = () => document.querySelector("#main[data-again]");

// Shows what is there now. The focus stays on its link, even if the link's text has grown.
function show(fresh) {
	const was = document.activeElement;
	const place = was.closest(parts.map((id) => `#${id}`).join());
	const address = was.getAttribute("href");
	for (const id of parts) update(id, fresh);
	hear(fresh);
	if (was.isConnected) return;
	const links = [...(place?.querySelectorAll("a") ?? [])];
	const to = links.find((each) => each.getAttribute("href") === address) ?? document.getElementById("heading");
	to.focus({ preventScroll: true });
}

async function watch() {
	const left = new AbortController();
	addEventListener("pagehide", () => left.abort(), { once: true });
	while (running()) {
		const fresh = await page(location.href, left.signal);
		const found = !fresh.querySelector("main.review"); // the moment of the address
		if (found || !fits(fresh)) return location.reload();
		show(fresh);
		running().toggleAttribute("data-again", fresh.querySelector("#main[data-again]") !== null);
	}
}

// Watches until the review is complete, and again when the browser restores the page. A failed request is reported,
// and the page keeps its link to load it again.
export function listen() {
	const begin = () => watch().catch(() => {});
	addEventListener("pageshow", (event) => event.persisted && begin());
	begin();
}
