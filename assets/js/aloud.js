// Reads aloud with the browser's speech synthesis, for learners who cannot read yet. A page cannot detect a screen
// reader, so it reads by itself only where that was chosen: each line once.

const voices = () => window.speechSynthesis?.getVoices() ?? [];

// A voice for the language of the page.
const voice = () => voices().find(({ lang }) => lang.replace("_", "-").startsWith(document.documentElement.lang));

// Speaks texts one after the other, and cancels what was spoken. Calls a function with the number of each as it begins,
// and with -1 as it ends.
export function speak(texts, tell = () => {}) {
	speechSynthesis.cancel();
	if (!voice()) return;
	texts.forEach((text, i) => {
		const utterance = new SpeechSynthesisUtterance(text);
		utterance.voice = voice();
		utterance.lang = utterance.voice.lang;
		utterance.onstart = () => tell(i);
		utterance.onend = () => tell(-1);
		speechSynthesis.speak(utterance);
	});
}

// Breaks off what is being spoken.
export function hush() {
	if (window.speechSynthesis?.speaking) speechSynthesis.cancel();
}

// Speaks each new line that the function given returns.
export function listen(line) {
	addEventListener("pagehide", hush);
	if (!window.speechSynthesis || !document.querySelector("main[data-aloud]")) return;
	let said = "";
	const say = () => {
		if (line() === said) return;
		said = line();
		speak(said ? [said] : []);
	};
	document.addEventListener("shown", say);
	if (navigator.userActivation?.hasBeenActive) say();
	else addEventListener("pointerup", say, { once: true }); // no browser lets a page speak before it was touched
}

// Reads what a function returns when the button at who says it is pressed, where there is a voice.
export function onPress(line) {
	offer((voiced) => document.documentElement.classList.toggle("voiced", voiced));
	document.addEventListener("click", ({ target }) => target.closest(".aloud") && speak([line()]));
}

// Calls a function with whether there is a voice. Some browsers know their voices only after a while.
export function offer(tell) {
	const now = () => tell(voice() !== undefined);
	window.speechSynthesis?.addEventListener?.("voiceschanged", now);
	now();
}
