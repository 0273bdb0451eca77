// Quiet sounds of wood and of a small bell, made on the spot: a piece is set down, one is taken, a check, the end of
// a game. No browser lets a page sound before it was touched, so none is attempted before.
import { post } from "./server.js";

// Bells of some pitches, one after the other.
const bells = (...pitches) => pitches.map((pitch, i) => [pitch, 0.08, 0.5, i / 8]);

// Each sound is some tones: pitch in hertz, loudness, length and when it begins, in seconds, and whether it is of
// wood instead of a bell.
const sounds = {
	move: [
		[190, 0.12, 0.09, 0, true],
		[460, 0.05, 0.04, 0, true],
	],
	capture: [
		[150, 0.16, 0.11, 0, true],
		[520, 0.07, 0.05, 0, true],
		[210, 0.1, 0.09, 0.07, true],
	],
	check: [
		[660, 0.07, 0.22, 0],
		[880, 0.06, 0.3, 0.09],
	],
	// A square is chosen.
	tap: [[460, 0.05, 0.04, 0, true]],
	// A move that the rules forbid.
	refused: [[233, 0.07, 0.16, 0]],
	// Something to look at before the game goes on.
	warn: bells(392, 311),
	won: bells(523, 659, 784, 1047, 1319, 1568),
	lost: bells(392, 330, 262),
};

let context = null;

const button = () => document.getElementById("sound");
const wanted = () => button()?.getAttribute("aria-pressed") === "true";

// Whether the page has been touched since it was loaded.
const touched = () => navigator.userActivation?.hasBeenActive !== false;

function tone([pitch, loudness, length, begins, wood]) {
	const at = context.currentTime + begins;
	const source = context.createOscillator();
	const volume = context.createGain();
	source.frequency.setValueAtTime(pitch, at);
	if (wood) {
		source.type = "triangle";
		source.frequency.exponentialRampToValueAtTime(pitch * 0.6, at + length);
	}
	volume.gain.setValueAtTime(loudness, at);
	volume.gain.exponentialRampToValueAtTime(0.0001, at + length);
	source.connect(volume).connect(context.destination);
	source.start(at);
	source.stop(at + length);
}

// Plays some tones, where sounds are wanted.
export function ring(tones) {
	if (!wanted() || !touched()) return;
	context ??= new AudioContext();
	context.resume();
	tones.forEach(tone);
}

// Plays the tones that belong to a page as it is come to. A browser that lets it sound only once it was touched plays
// nothing: then it would be too late.
export async function greet(tones) {
	if (!wanted()) return;
	const begun = performance.now();
	context ??= new AudioContext();
	await context.resume();
	if (performance.now() - begun < 1000) tones.forEach(tone);
}

// Plays "move", "capture", "check", "tap", "refused", "warn", "won" or "lost", and nothing by another name.
export const play = (name) => ring(sounds[name] ?? []);

export function listen() {
	button()?.addEventListener("click", () => {
		const on = !wanted();
		button().setAttribute("aria-pressed", String(on));
		play("move");
		post("/settings", { sound: on }).catch(() => {}); // then the choice lasts for this visit only
	});
}
