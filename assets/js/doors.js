// The sheet with three doors that a newcomer sees over the board. The doors are ordinary forms; this file only
// closes the sheet, which using the board does too. Where the keyboard goes past it, it only steps aside.
import { hush, offer, readNow } from "./aloud.js";
import { board, roving } from "./board.js";
import { post } from "./server.js";

const sheet = () => document.getElementById("welcome");

// Closes the sheet for good. The focus goes on to the board if it was in the sheet, or if goes is true.
function close(goes = false) {
	if (!sheet()) return;
	hush();
	const had = goes || sheet().contains(document.activeElement);
	sheet().remove();
	document.querySelector(".skip").hash = "main";
	if (had) roving().focus();
	post("/welcome", { door: "closed" }).catch(() => {}); // if this fails, the next page asks again
}

// Reads the doors aloud to who cannot read yet, where there is a voice. Each is marked while it is read.
export function read() {
	const ear = document.querySelector(".listen");
	if (!ear) return;
	offer((voiced) => (ear.hidden = !voiced));
	ear.addEventListener("click", () => {
		const doors = [...document.querySelectorAll(".door")];
		const words = (door) => [...door.querySelectorAll("b, .behind")].map((each) => each.textContent).join(". ");
		readNow([ear.previousElementSibling.textContent, ...doors.map(words)], (at) => {
			for (const [i, door] of doors.entries()) door.classList.toggle("told", at === i + 1);
		});
	});
}

export function listen() {
	if (!sheet()) return;
	document.addEventListener("keydown", ({ key }) => {
		const at = document.activeElement; // elsewhere Escape is for something else
		if (key === "Escape" && (at === document.body || sheet()?.contains(at))) close(true);
	});
	sheet().addEventListener("submit", (event) => {
		if (event.submitter?.value !== "closed") return;
		event.preventDefault();
		close();
	});
	for (const kind of ["pointerdown", "click"]) board().addEventListener(kind, () => close());
}
