// The pages of a class: what changes comes by a stream, and the part of the page that shows it is fetched anew. And the
// strip above the other pages of its children, whose link each event has.

const soon = 100; // milliseconds that changes are gathered, so that a class that answers at once is one change

const place = document.querySelector("[data-class]");
const strip = document.getElementById("strip");
let timer = 0; // until the next fetch
let again = false; // something changed during a fetch
let painted = "blue"; // the color of the animals to pick

// Puts the part of a page that the server has just rendered in the place of the old one.
async function renew() {
	const { page: elsewhere } = place.dataset; // where a form was refused the page has another address
	const answer = await fetch(elsewhere ?? location.href, { headers: { Accept: "text/html" } });
	if (!answer.ok) {
		if (elsewhere) location.assign(elsewhere);
		else location.reload(); // the class has ended, or somebody else has the seat: the page says so
		return;
	}
	const page = new DOMParser().parseFromString(await answer.text(), "text/html");
	const fresh = page.getElementById("live");
	const old = document.getElementById("live");
	keepOrder(fresh, old);
	if (old.innerHTML === fresh.innerHTML || holds(old)) return;
	const chosen = document.activeElement?.getAttribute("href");
	takeOver(fresh, old);
	old.replaceChildren(...fresh.childNodes);
	if (chosen) old.querySelector(`[href="${CSS.escape(chosen)}"]`)?.focus();
	offer();
}

// Leaves the rows of the teacher's table where they are until another order is asked for, so that none moves away under
// a finger.
function keepOrder(fresh, old) {
	const body = fresh.querySelector("tbody");
	if (!body) return;
	const order = [...old.querySelectorAll("tr[id]")].map(({ id }) => id);
	const place = ({ id }) => (order.includes(id) ? order.indexOf(id) : order.length);
	body.append(...[...body.rows].sort((a, b) => place(a) - place(b)));
}

// Takes over what has not changed, so that its pictures stand still.
function takeOver(fresh, old) {
	for (const row of fresh.querySelectorAll("tr[id], .openrow")) {
		const same = old.querySelector(`#${row.id}`);
		if (same?.outerHTML === row.outerHTML) row.replaceWith(same);
	}
}

// Whether somebody fills in a form in a part, or confirms something: it must not change under their hands.
const holds = (old) => ["details[open]", "input:checked", "input:focus"].some((part) => old.querySelector(part));

async function changed() {
	if (timer !== 0) {
		again = true;
		return;
	}
	timer = setTimeout(async () => {
		again = false;
		await renew().catch(() => {}); // the next change tries again
		timer = 0;
		if (again) changed();
	}, soon);
}

// Disables the animals whose name in the chosen colour is taken, and shows all of them in that colour.
function offer() {
	const form = document.querySelector("form[data-taken]");
	if (!form) return;
	const taken = new Set(form.dataset.taken.split(" "));
	const color = form.querySelector("[name=color]:checked")?.value ?? "blue";
	for (const radio of form.querySelectorAll("[name=animal]")) {
		radio.disabled = taken.has(`${radio.value}-${color}`);
		if (radio.disabled) radio.checked = false;
		const { classList } = radio.parentElement.querySelector("svg");
		classList.remove(painted);
		classList.add(color);
	}
	painted = color;
}

// How many minutes the clock of this browser is ahead of UTC. Days of a class are those of its teacher's clock.
const clock = String(-new Date().getTimezoneOffset());

// The poster beside the form shows the title that is typed.
const title = document.getElementById("title");
const onPoster = document.querySelector(".making .named");
const example = onPoster?.textContent;
title?.addEventListener("input", () => {
	onPoster.textContent = title.value.trim() || example;
});

const clockField = document.querySelector("form [name=clock]");
if (clockField) clockField.value = clock;
if (place?.dataset.clock && place.dataset.clock !== clock) {
	const url = place.dataset.class.replace(/events$/u, "clock");
	fetch(url, { method: "POST", body: new URLSearchParams({ clock }), headers: { Accept: "application/json" } }).catch(
		() => {}, // the next visit tries again
	);
}

// Shows in the strip where the child is led, unless it is there.
function lead(to) {
	const old = strip.querySelector(".button");
	if (!to || to.url === location.pathname) {
		old?.remove();
		return;
	}
	const link = document.createElement("a");
	link.classList.add("button");
	link.classList.toggle("main", to.now);
	link.href = to.url;
	link.textContent = to.text;
	if (old?.isEqualNode(link)) return;
	old?.remove();
	strip.append(link);
}

if (place) {
	const stream = new EventSource(place.dataset.class);
	stream.addEventListener("class", ({ data }) => {
		if (strip) lead(JSON.parse(data).line);
		else changed();
	});
	stream.addEventListener("error", () => {
		if (stream.readyState !== EventSource.CLOSED) return;
		// The class has ended, or the seat is somebody else's: a page of the class says so.
		if (strip) strip.replaceChildren();
		else changed();
	});
}
document.addEventListener("change", ({ target }) => {
	if (target.name === "color") offer();
});
offer();
