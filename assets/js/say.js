// What screen readers are told, all of it in one live region, and the notices that are shown besides. The texts about a
// lost connection are in the page, as they cannot be fetched when they are needed.

// After so many milliseconds the browser has passed on what a script told: it would be old to who reads on to it.
const passing = 5000;

const region = (page = document) => page.getElementById("spoken");
const notice = () => document.getElementById("notice");

// Tells sentences at once.
export function announce(...sentences) {
	for (const text of sentences) {
		const line = document.createElement("p");
		line.dataset.now = "";
		line.textContent = text;
		region().append(line);
		setTimeout(() => line.remove(), passing);
	}
}

// Tells what is new in a page that the server has just rendered. The same words about another event are new.
export function hear(page) {
	const next = [...region(page).children];
	const old = [...region().querySelectorAll(":not([data-now])")];
	const has = (list) => (line) => list.some((each) => each.isEqualNode(line));
	for (const each of old) if (!has(next)(each)) each.remove();
	region().append(...next.filter((line) => !has(old)(line)));
}

let stood = ""; // what the notice said when it was told

// Tells the notice, once as long as it stands.
export function hearNotice() {
	const text = notice()?.firstElementChild?.firstChild.textContent ?? "";
	if (text && text !== stood) announce(text);
	stood = text;
}

// Shows a sentence about something that went wrong: one of those in the page, by name, or the text itself. It may stay
// when the page is updated: until the position changes, or until the request that waits has been sent again.
export function complain(text, stays = "") {
	const line = document.createElement("p");
	line.dataset.stays = stays;
	line.textContent = notice().dataset[text] ?? text;
	notice().replaceChildren(line);
	hearNotice();
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
	hearNotice();
}
