// Keeping the focus where a person left it while the page is brought up to date: on the same control, on the one that
// does the same now, or else on the heading, which says what has come of it.

const volatileFields = ["rev", "step"]; // what a form sends anew each time, though it does the same

// The request that the form of a control makes, or "".
function request({ form }) {
	if (!form) return "";
	const sent = [...new FormData(form)].filter(([name]) => !volatileFields.includes(name));
	return JSON.stringify([form.action, ...sent]);
}

const asksSame = (control, other) => request(other) !== "" && request(control) === request(other);
const address = (control) => control.getAttribute("href") ?? "";
const name = (control) => control.getAttribute("aria-label") ?? control.textContent.trim();

// The part of the page that something stands in, by its id.
const part = (control) => control.parentElement?.closest("[id]")?.id;

// The control in the page that is now what another was, in some part of it.
function successor(was, place) {
	const controls = [...document.querySelectorAll("main :is(a, button, summary)")].filter((each) =>
		each.checkVisibility(),
	);
	const same = (...traits) =>
		controls.find((each) => traits.every((trait) => trait(was) && trait(each) === trait(was)));
	return same(name, address) ?? same(name) ?? controls.find((each) => part(each) === place && asksSame(each, was));
}

// Brings the page up to date by some work, and gives the focus back if that took it away. Only a person who sees where
// the focus is finds the page scrolled to it.
export function keepFocus(work) {
	const was = document.activeElement;
	const place = part(was);
	const seen = was.matches(":focus-visible");
	work();
	if (was === document.activeElement) return;
	const to = was.isConnected ? was : (successor(was, place) ?? document.getElementById("heading"));
	to.focus({ preventScroll: !seen });
}
