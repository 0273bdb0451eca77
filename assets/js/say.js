// Sentences, for those who see them and those who hear them. Those about a lost connection cannot come from the
// server when they are needed, so the page brings them along.

const notice = () => document.getElementById("notice");

// Shows a sentence about something that went wrong: one of those in the page, by name, or the text itself.
export function complain(text) {
	const line = document.createElement("p");
	line.textContent = notice().dataset[text] ?? text;
	notice().replaceChildren(line);
}

// Takes back what was complained of.
export function hush() {
	notice().replaceChildren();
}
