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

// Takes back what was complained of.
export function hush() {
	notice().replaceChildren();
}
