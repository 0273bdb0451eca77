// Keeping the focus where a person left it while the page is brought up to date: on the same control, on the one that
// does the same now, or else on the heading, which says what has come of it.

const changing = ["rev", "step"]; // what a form sends anew each time, though it does the same

// What a control does: the request that its form makes.
function deed({ form }) {
	if (!form) return "";
	const sent = [...new FormData(form)].filter(([name]) => !changing.includes(name));
	return JSON.stringify([form.action, ...sent]);
}

const address = (control) => control.getAttribute("href") ?? "";
const name = (control) => control.getAttribute("aria-label") ?? control.textContent.trim();

// The control in the page that is now what another was.
function successor(was) {
	const controls = [...document.querySelectorAll("main :is(a, button, summary)")].filter((each) =>
		each.checkVisibility(),
	);
	const same = (...traits) =>
		controls.find((each) => traits.every((trait) => trait(was) && trait(each) === trait(was)));
	return same(name, address) ?? same(name) ?? same(deed);
}

// Brings the page up to date by some work, and gives the focus back if that took it away. Only a person who sees where
// the focus is finds the page scrolled to it.
export function keepFocus(work) {
	const was = document.activeElement;
	const seen = was.matches(":focus-visible");
	work();
	if (was === document.activeElement) return;
	const to = was.isConnected ? was : (successor(was) ?? document.getElementById("heading"));
	to.focus({ preventScroll: !seen });
}
