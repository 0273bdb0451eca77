// Reads the coach's line aloud with the browser's speech synthesis, for learners who cannot read yet. A page cannot
// detect a screen reader, so this is off by default. Only the coach's line is read, each line once.

let said = "";

const voices = () => window.speechSynthesis?.getVoices() ?? [];

// A voice for the language of the page.
const voice = () => voices().find(({ lang }) => lang.replace("_", "-").startsWith(document.documentElement.lang));

const line = () => document.getElementById("says").querySelector(".text")?.textContent.trim() ?? "";

// Speaks the line if it is new, and cancels the previous one.
function say() {
	const text = line();
	if (text === said) return;
	said = text;
	speechSynthesis.cancel();
	if (!text || !voice()) return;
	const utterance = new SpeechSynthesisUtterance(text);
	utterance.voice = voice();
	utterance.lang = utterance.voice.lang;
	speechSynthesis.speak(utterance);
}

export function listen() {
	if (!window.speechSynthesis || !document.querySelector("main[data-aloud]")) return;
	document.addEventListener("shown", say);
	addEventListener("pagehide", () => speechSynthesis.cancel());
	if (navigator.userActivation?.hasBeenActive) say();
	else addEventListener("pointerup", say, { once: true }); // no browser lets a page speak before it was touched
}

// Offers the setting where there is a voice. Some browsers know their voices only after a while.
export function offer() {
	const setting = document.getElementById("setting-aloud");
	if (!setting) return;
	const show = () => {
		setting.hidden = !voice();
	};
	window.speechSynthesis?.addEventListener("voiceschanged", show);
	show();
}
