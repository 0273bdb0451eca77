// The sheets that More opens: browsers open and close them without this file. Here they close by themselves once what
// was pressed in them shows elsewhere, and so does what unfolds from the coach's line.

const open = () => document.querySelectorAll(".drawer:popover-open");

export function close() {
	for (const each of open()) each.hidePopover();
}

// What leads through the moves is pressed again and again: the sheet stays.
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
	// On a screen that became wider what the sheet showed stands in the page.
	addEventListener("resize", () => {
		for (const each of open())
			if (document.querySelector(`.opens[popovertarget=${each.id}]`)?.checkVisibility() === false) close();
	});
}
