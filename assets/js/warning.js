// A warning waits for an answer: the focus goes to Take back, Escape does the same, and then the focus goes back to the
// board.
import { roving } from "./board.js";
import { play } from "./sound.js";

const bar = () => document.getElementById("answer");

export const warns = () => bar().classList.contains("warns");

// Lets a new warning be heard, and puts the focus where it belongs after the page was brought up to date; before is
// whether a warning was open until then. Whoever looks back through the moves meanwhile stays there.
export function attend(before) {
	if (warns() && !before) {
		play("warn");
		bar().querySelector(".main").focus({ preventScroll: true });
	} else if (before && !warns() && !document.activeElement.closest(".rest")) roving().focus({ preventScroll: true });
}

export function listen() {
	document.addEventListener("keydown", (event) => {
		if (event.key !== "Escape" || !warns() || document.querySelector("dialog[open], :popover-open")) return;
		event.preventDefault();
		bar().querySelector(".main").form.requestSubmit();
	});
}
