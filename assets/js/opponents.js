// The page of a new game: its button names the chosen opponent.

const form = () => document.querySelector(".setup");

function name() {
	const button = form().querySelector(".actions .main");
	const chosen = form().querySelector('[name="level"]:checked');
	button.textContent = (chosen?.checkVisibility() && chosen.dataset.play) || button.dataset.start;
}

export function listen() {
	if (!form()) return;
	form().addEventListener("change", name);
	addEventListener("pageshow", name); // a browser may restore what was chosen
	name();
}
