// The page of a new game, which loads this besides main.js: its button names the chosen opponent.

const form = () => document.querySelector(".setup");

function name() {
	const button = form().querySelector(".actions .main");
	const chosen = form().querySelector('[name="level"]:checked');
	button.textContent = (chosen?.checkVisibility() && chosen.dataset.play) || button.dataset.start;
}

// On a phone the chosen opponent may be below what is in view.
function show() {
	const chosen = form().querySelector(".opponent:has(:checked)");
	const bar = form().querySelector(".actions").getBoundingClientRect();
	scrollBy(0, Math.max(0, (chosen?.getBoundingClientRect().bottom ?? 0) + 8 - bar.top));
}

form().addEventListener("change", name);
addEventListener("pageshow", name); // a browser may restore what was chosen
name();
show();
