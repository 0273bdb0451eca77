// Brings the page of a review up to date while the server looks at the game: as each answer is there it is asked again,
// and who leaves the page ends the work. Without this file the page is loaded anew.
import { keepFocus } from "./focus.js";
import { update } from "./page.js";
import { page } from "./server.js";

const parts = ["standing", "state", "chart", "found", "all", "acts"];
const running = () => document.querySelector("#main[data-again]");

async function watch() {
	const left = new AbortController();
	addEventListener("pagehide", () => left.abort(), { once: true });
	while (running()) {
		const fresh = await page(location.href, left.signal);
		keepFocus(() => {
			for (const id of parts) update(id, fresh);
		});
		running().toggleAttribute("data-again", fresh.querySelector("#main[data-again]") !== null);
	}
}

// Watches until the review is whole; who comes back to the page watches on. What is asked in vain is said, and the page
// keeps its own way to ask again.
export function listen() {
	const begin = () => watch().catch(() => {});
	addEventListener("pageshow", (event) => event.persisted && begin());
	begin();
}
