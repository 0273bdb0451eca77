// A quiet knock of wood when a piece is set down, made on the spot. Off unless the learner turns it on.
import { post } from "./server.js";

let context = null;

const button = () => document.getElementById("sound");
const wanted = () => button()?.getAttribute("aria-pressed") === "true";

export function knock() {
	if (!wanted()) return;
	context ??= new AudioContext();
	context.resume();
	const now = context.currentTime;
	for (const [pitch, loudness, length] of [
		[190, 0.12, 0.09],
		[460, 0.05, 0.04],
	]) {
		const tone = context.createOscillator();
		const volume = context.createGain();
		tone.type = "triangle";
		tone.frequency.setValueAtTime(pitch, now);
		tone.frequency.exponentialRampToValueAtTime(pitch * 0.6, now + length);
		volume.gain.setValueAtTime(loudness, now);
		volume.gain.exponentialRampToValueAtTime(0.0001, now + length);
		tone.connect(volume).connect(context.destination);
		tone.start(now);
		tone.stop(now + length);
	}
}

export function listen() {
	button()?.addEventListener("click", () => {
		const on = !wanted();
		button().setAttribute("aria-pressed", String(on));
		knock();
		post("/settings", { sound: on }).catch(() => {}); // then the choice lasts for this visit only
	});
}
