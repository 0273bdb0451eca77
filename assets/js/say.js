// Notices, visible and for screen readers. The texts about a lost connection are in the page, as they cannot be
// fetched when they are needed.

const notice = () => document.getElementById("notice");

// Shows a sentence about something that went wrong: one of those in the page, by name, or the text itself. One that
// stays is not removed when the page is updated.
export function complain(text, stays = false) {
	const line = document.createElement("p");
	line.toggleAttribute("data-stays", stays);
	line.textContent = notice().dataset[text] ?? text;
	notice().replaceChildren(line);
}

// Whether a notice that stays is shown.
export const complaining = () => notice().querySelector("[data-stays]") !== null;

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
