// Notices, visible and for screen readers. The texts about a lost connection are in the page, as they cannot be
// fetched when they are needed.

const notice = () => document.getElementById("notice");

// Shows a sentence about something that went wrong: one of those in the page, by name, or the text itself. It may stay
// when the page is updated: until the position changes, or until the request that waits has been sent again.
export function complain(text, stays = "") {
	const line = document.createElement("p");
	line.dataset.stays = stays;
	line.textContent = notice().dataset[text] ?? text;
	notice().replaceChildren(line);
}

// Until when the notice stays that is shown: "position", "request" or "".
export const complaining = () => notice().querySelector("[data-stays]")?.dataset.stays ?? "";

// No longer keeps the notice of a request that has failed in the end.
export function resign() {
	notice().querySelector("[data-stays]")?.removeAttribute("data-stays");
}

// Shows a countdown after the notice. It is hidden from screen readers, for which the notice says it once.
export function countDown(ms) {
	const left = document.createElement("span");
	left.setAttribute("aria-hidden", "true");
	notice().lastElementChild.append(" ", left);
	const end = performance.now() + ms;
	const tick = () => {
		const seconds = Math.max(0, Math.ceil((end - performance.now()) / 1000));
		left.textContent = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
		if (seconds > 0 && left.isConnected) setTimeout(tick, 250);
	};
	tick();
}

// Removes the notice.
export function hush() {
	notice().replaceChildren();
}
