// Reads aloud with the browser's speech synthesis, for learners who cannot read yet. A page cannot detect a screen
// reader, so it reads by itself, each line once, only where that was chosen, or as long as the browser is open where it
// was asked to read twice, or to read the first page.

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

// How often it was asked to read since it was told to stop. Where nothing can be stored that is of one page.
let asked = 0;
try {
	asked = +sessionStorage.getItem("chess-aloud");
} catch {}

function count(times) {
	asked = times;
	try {
		sessionStorage.setItem("chess-aloud", times);
	} catch {}
	showReading();
}

const showReading = () => document.documentElement.classList.toggle("reads", asked > 1);

// Reads texts that it was asked for. Who asks for several, the doors, wants what is behind them to be read, too.
export function readNow(texts, tell) {
	count(asked + texts.length);
	speak(texts, tell);
}

// Speaks each new line that the function given returns, where it reads by itself; an old one, too, where it answers.
export function listen(line, answers = () => false) {
	addEventListener("pagehide", hush);
	if (!window.speechSynthesis) return;
	showReading();
	let said = "";
	const say = () => {
		if (line() === said && !answers()) return;
		said = line();
		if (asked > 1 || document.querySelector("main[data-aloud]")) speak(said ? [said] : []);
		else hush();
	};
	for (const event of ["shown", "told"]) document.addEventListener(event, say);
	document.addEventListener("toggle", ({ target }) => target.open && say(), true);
	if (navigator.userActivation?.hasBeenActive) say();
	// No browser lets a page speak before it was touched.
	else addEventListener("pointerup", ({ target }) => target.closest(".aloud") || say(), { once: true });
}

// Reads what a function returns when the button at who says it is pressed, where there is a voice. A press while it
// speaks stops that, and what it would read by itself.
export function onPress(line) {
	offer((voiced) => document.documentElement.classList.toggle("voiced", voiced));
	document.addEventListener("click", ({ target }) => {
		if (!target.closest(".aloud")) return;
		if (!speechSynthesis.speaking) return readNow([line()]);
		count(0);
		hush();
	});
}

// Calls a function with whether there is a voice. Some browsers know their voices only after a while.
export function offer(tell) {
	const now = () => tell(voice() !== undefined);
	window.speechSynthesis?.addEventListener?.("voiceschanged", now);
	now();
}
