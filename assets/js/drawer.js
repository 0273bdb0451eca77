// The sheets that More opens. They are popovers, which work without this file. It closes them, and the sentences
// unfolded from the coach's line, after a press whose effect shows elsewhere on the page.

import { lastMoveInView } from "./page.js";

const open = () => document.querySelectorAll(".drawer:popover-open");

export function close() {
	for (const each of open()) each.hidePopover();
}

// Links that step through the moves are pressed repeatedly, so they leave the sheet open.
function pressed(event) {
	if (event.target.closest(".drawer a[data-go]:not(#moves a, #history a), .drawer [data-ask]")) close();
	for (const each of document.querySelectorAll(".coach .more[open]")) {
		if (!each.contains(event.target)) each.open = false;
	}
}

export function listen() {
	if (!("popover" in HTMLElement.prototype)) return;
	document.addEventListener("click", pressed);
	document.addEventListener("submit", (event) => event.target.closest(".drawer") && close());
	document.addEventListener("toggle", (event) => event.target.matches(".drawer") && lastMoveInView(), true);
	// On a screen that became wider the contents of the sheet are part of the page.
	addEventListener("resize", () => {
		for (const each of open())
			if (document.querySelector(`.opens[popovertarget=${each.id}]`)?.checkVisibility() === false) close();
	});
}
