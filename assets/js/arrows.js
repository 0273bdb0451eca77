// While a piece with arrows of its own is pointed at, only these show.
export function point(id) {
	const arrows = [...document.querySelectorAll("#arrows [data-from]")];
	const some = arrows.some((each) => each.dataset.from === id);
	for (const each of arrows) each.classList.toggle("away", some && each.dataset.from !== id);
}
