// The sheets that More opens. They are popovers, which work without this file. It closes them, and what is unfolded
// from the coach's line or over the bar, after a press whose effect shows elsewhere on the page. While a sheet is open
// the keyboard focus stays in it, and then goes back to the button that opens it.

import { lastMoveInView } from "./page.js";

const open = () => document.querySelectorAll(".drawer:popover-open");
const seen = (each) => each.checkVisibility({ visibilityProperty: true });
const opener = (sheet) => [...document.querySelectorAll(`.opens[popovertarget=${sheet.id}]`)].find(seen);

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

// What the Tab key stops at in a sheet.
const stops = (sheet) =>
	[...sheet.querySelectorAll(":is(a, button, input, textarea, summary, div)")].filter(
		(each) => each.tabIndex >= 0 && seen(each),
	);

// Leads the Tab key from the end of an open sheet to its beginning, and back.
function tab(event) {
	const sheet = [...open()].at(-1);
	if (!sheet || event.key !== "Tab" || document.querySelector(":modal")) return;
	const all = stops(sheet);
	const [end, start] = event.shiftKey ? [all[0], all.at(-1)] : [all.at(-1), all[0]];
	if (sheet.contains(document.activeElement) && document.activeElement !== end) return;
	event.preventDefault();
	start.focus();
}

// A sheet was opened or closed. The browser gives the focus back to the button that was pressed, but the page may have
// another in its place by now.
function toggled({ target, newState }) {
	if (target.open && target.closest(".drawer")) target.scrollIntoView({ block: "nearest" }); // all of it
	if (!target.matches(".drawer")) return;
	lastMoveInView();
	const { activeElement } = document;
	if (newState === "open") {
		// It is part of a wide page, but while it is open a dialog.
		target.setAttribute("role", "dialog");
		target.setAttribute("aria-label", target.querySelector(".head *").textContent);
		stops(target)[0].focus({ preventScroll: true });
		return;
	}
	target.removeAttribute("role");
	target.removeAttribute("aria-label");
	if (activeElement === document.body || (target.contains(activeElement) && !seen(activeElement)))
		(opener(target) ?? document.getElementById("heading")).focus({ preventScroll: true });
}

export function listen() {
	if (!("popover" in HTMLElement.prototype)) return;
	document.addEventListener("click", pressed);
	document.addEventListener("keydown", tab);
	// What is put into practice with a moment is told in its sheet.
	document.addEventListener("submit", (event) => event.target.closest(".drawer:not(.after)") && close());
	document.addEventListener("toggle", toggled, true);
	// On a screen that became wider the contents of the sheet are part of the page.
	addEventListener("resize", () => {
		for (const each of open())
			if (document.querySelector(`.opens[popovertarget=${each.id}]`)?.checkVisibility() === false) close();
	});
}
