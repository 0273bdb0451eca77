// What lets lessons, exercises, practice and reviews be heard, beside what main.js does for them: sounds, each of which
// belongs to something seen, and a voice that reads what the owl says. On the screens of a lesson the focus is drawn
// for whoever presses keys, and a review comes up to date while it is made.
import { listen, onPress } from "./aloud.js";
import * as review from "./review.js";
import * as sound from "./sound.js";

// The notes of a run, in hertz: each right answer sounds higher than the one before.
const scale = [523, 587, 659, 784, 880, 1047, 1175, 1319];

// A small bell: its note, and softly the octave above.
const bell = (pitch, begins = 0) => [
	[pitch, 0.08, 0.4, begins],
	[pitch * 2, 0.025, 0.25, begins],
];

// The notes of three stars.
const chord = [523, 659, 784];

const tunes = {
	step: (note) => bell(note),
	right: (note) => [...bell(note), ...bell(note * 1.5, 0.11)],
	end: () => [523, 659, 784, 1047, 1319].flatMap((pitch, i) => bell(pitch, i * 0.13)),
	wrong: () => [
		[233, 0.07, 0.16, 0],
		[196, 0.07, 0.24, 0.13],
	],
};

// Where something was done that a page celebrates to which it leads: in an exercise, practice or a game.
const deeds = /^\/($|lesson\/|practice$|room\/)/;

const main = () => document.getElementById("main");
const sheet = () => document.getElementById("sheet");
const line = () => document.querySelector("[data-say]")?.dataset.say ?? "";

let exercise = main().dataset.id;
let steps = 0; // right ones in this exercise
let run = 0; // exercises that were right, one after the other

// The note of a result, by how many right ones went before it.
function note(tune) {
	if (tune === "wrong") steps = run = 0;
	if (tune === "step") steps++;
	if (tune === "right") run++;
	return scale[Math.min(tune === "step" ? steps : run, scale.length) - 1];
}

// Plays the sound of what an answer came to.
function hear() {
	const { tune } = sheet().dataset;
	if (main().dataset.id !== exercise) steps = 0;
	exercise = main().dataset.id;
	if (tunes[tune]) sound.ring(tunes[tune](note(tune)));
	else if (tune) sound.play(tune);
}

// Whether something is celebrated for the first time while the page is open; what has no name always is.
function first(name) {
	if (name === "") return true;
	try {
		if (sessionStorage.getItem("chess-rang") === name) return false;
		sessionStorage.setItem("chess-rang", name);
	} catch {}
	return true;
}

// The end of a lesson, of practice or of a day is heard when it is come to, not when it is looked at again: first a
// bell for each star, as they come.
function celebrate() {
	const { type } = performance.getEntriesByType("navigation")[0] ?? {};
	if (type !== "navigate" || !document.referrer || !deeds.test(new URL(document.referrer).pathname)) return;
	if (!first(main().dataset.rings)) return;
	main().classList.add("celebrates");
	const stars = [...document.querySelectorAll(".won .stars .on")].flatMap((_, i) => bell(chord[i], 0.25 + i * 0.25));
	const begins = stars.length > 0 ? 1.1 : 0.1;
	const flourish = tunes.end().map(([pitch, loud, long, at]) => [pitch, loud, long, at + begins]);
	sound.greet([...stars, ...flourish]);
}

if (document.getElementById("sound")) document.documentElement.classList.add("live"); // it can be switched
if (main().matches("[data-rings]")) celebrate();
if (main().matches(".review")) review.listen();
sound.listen();
listen(line, () => sheet()?.dataset.tune); // two wrong answers may be wrong alike
onPress(line);
document.addEventListener("landed", ({ detail }) => sound.play(detail));
if (sheet()) document.addEventListener("shown", hear);

// The picture of a screen is not to be played on, nor is a board that shows an answer: a press on it points to the way
// on, unless the answer can be made on it.
document.addEventListener("click", ({ target }) => {
	if (!target.closest('.exboard:not(:has([data-kind="move"]))')) return;
	const way = document.querySelector(".twobar .main, #sheet:is(.right, .shown) .main");
	way?.animate({ backgroundColor: ["var(--focus)", "var(--accent)"] }, 1000);
});

// The next screen has its focus at its heading. It is drawn there if the address says so.
document.addEventListener("click", ({ target, detail }) => {
	const way = target.closest(".twobar a");
	if (way && detail === 0) way.hash = "heading"; // no pointer has pressed it
});
