// The doors that a newcomer finds over the board. They send forms as any page does; only what closes them is here, and
// to use the board closes them too.
import { board, roving } from "./board.js";
import { post } from "./server.js";

const sheet = () => document.getElementById("welcome");

// Takes the sheet away for good.
function close() {
	if (!sheet()) return;
	const had = sheet().contains(document.activeElement);
	sheet().remove();
	if (had) roving().focus();
	post("/welcome", { door: "closed" }).catch(() => {}); // then it is asked once more
}

export function listen() {
	if (!sheet()) return;
	document.addEventListener("keydown", (event) => event.key === "Escape" && close());
	sheet().addEventListener("submit", (event) => {
		if (event.submitter?.value !== "closed") return;
		event.preventDefault();
		close();
	});
	for (const kind of ["pointerdown", "focusin"]) board().addEventListener(kind, close);
}
