// Sentences, for those who see them and those who hear them. Those about a lost connection cannot come from the
// server when they are needed, so the page brings them along.

const notice = () => document.getElementById("notice");

// Shows a sentence about something that went wrong: one of those in the page, by name, or the text itself. One that
// stays is not taken back because the page is brought up to date.
export function complain(text, stays = false) {
	const line = document.createElement("p");
	line.toggleAttribute("data-stays", stays);
	line.textContent = notice().dataset[text] ?? text;
	notice().replaceChildren(line);
}

// Whether something is complained of that stays.
export const complaining = () => notice().querySelector("[data-stays]") !== null;

// Shows after what is complained of how long it still takes, as clocks do. Who hears the sentence is told once, by it.
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

// Takes back what was complained of.
export function hush() {
	notice().replaceChildren();
}
