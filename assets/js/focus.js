// Keeps the keyboard focus while the page is updated: on the same control, else where that leads, else on the control
// that now does the same, else on the heading, which says what has happened.

const volatileFields = ["rev", "step"]; // form fields that change although the form does the same

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

// Whether something is there and can have the focus: what is hidden, as the last step of a hint is at first, loses it
// only when the browser draws the page.
const there = (control) => control.isConnected && control.checkVisibility({ visibilityProperty: true });

// Where controls lead that go when they are pressed: "Show me" to the next step or to "Hide", Close to what opens the
// hint, and a step of the hint to the next one, or to Close while that is waited for, or to "Show me".
const ways = [
	["[data-show]", "[data-demo] .main, .ways [data-show]"],
	["[data-closes]", "#hint"],
	["[action='/hint'] button", ":has(.late) > [data-closes], .rise .main"],
];

const onward = (was) => document.querySelector(ways.find(([from]) => was.matches(from))?.[1] ?? null);

// The control that now does what a former one did, in the same part of the page if possible.
function successor(was, place) {
	const controls = [...document.querySelectorAll("main :is(a, button, summary)")].filter(there);
	const same = (...traits) =>
		controls.find((each) => traits.every((trait) => trait(was) && trait(each) === trait(was)));
	return same(name, address) ?? same(name) ?? controls.find((each) => part(each) === place && asksSame(each, was));
}

// Runs work, which updates the page, and restores the focus if it was lost. Scrolls to it only if the focus ring
// was visible.
export function keepFocus(work) {
	const was = document.activeElement;
	const place = part(was);
	const seen = was.matches(":focus-visible");
	work();
	if (was === document.activeElement && there(was)) return;
	const to = there(was) ? was : (onward(was) ?? successor(was, place) ?? document.getElementById("heading"));
	to.focus({ preventScroll: !seen });
}
