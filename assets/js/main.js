// Makes the page immediate. Everything here has a way without scripts, which the server renders; this file only puts
// the parts together.
import { askStartOver } from "./ask.js";
import { board, squares } from "./board.js";
import * as copy from "./copy.js";
import * as demo from "./demo.js";
import * as drag from "./drag.js";
import { ask, hint, leave, playOn, resume, startOver, takeBack, visit } from "./game.js";
import * as keys from "./keys.js";
import * as marks from "./marks.js";
import { lastMoveInView } from "./page.js";
import * as room from "./room.js";
import * as sound from "./sound.js";

document.documentElement.classList.add("live");
drag.listen();
keys.listen(board());
sound.listen();
copy.listen();
lastMoveInView();

// What a form would send.
const fields = (form) => Object.fromEntries(new FormData(form));

async function askThenStartOver() {
	if (await askStartOver()) startOver(fields(document.querySelector("#confirm form")));
}

document.addEventListener("click", (event) => {
	if (!event.target.closest("[data-ask]")) return;
	event.preventDefault();
	askThenStartOver();
});

document.addEventListener("click", (event) => {
	const link = event.target.closest("a[data-go]");
	if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
	event.preventDefault();
	demo.stop();
	const address = link.getAttribute("href");
	if ("show" in link.dataset) demo.start(address);
	else visit(address);
});

// A sentence that is looked at points at the squares it speaks of.
function point(event) {
	const ids = event.target.closest(".says li")?.dataset.squares?.split(" ") ?? [];
	for (const each of squares()) each.classList.toggle("pointed", ids.includes(each.id));
}
document.addEventListener("pointerover", point);
document.addEventListener("focusin", point);

// The arrow keys step through the game from anywhere in its list of moves.
document
	.getElementById("moves")
	.closest("section")
	.addEventListener("keydown", (event) => {
		if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
		if (event.target.closest("input, textarea, select")) return;
		const step = ["Home", "ArrowLeft", "ArrowRight", "End"].indexOf(event.key);
		const link = document.querySelectorAll("#history .step")[step];
		if (!link?.href) return;
		event.preventDefault();
		visit(link.getAttribute("href"));
	});

document.addEventListener("submit", (event) => {
	const path = new URL(event.target.action).pathname;
	if (event.target.closest("dialog") || event.target.matches(".goes")) return;
	event.preventDefault();
	if (path === "/new") startOver(fields(event.target));
	else if (path === "/undo") takeBack();
	else if (path === "/move") playOn();
	else if (path === "/hint") hint(`/hint?${new URLSearchParams(fields(event.target))}`);
	else if (path.startsWith("/room/")) ask(path, fields(event.target));
	else resume();
});

// A question that the page came with is asked as the others are.
const open = document.querySelector("dialog[open]");
open?.close();
if (open?.id === "confirm") askThenStartOver();

// A piece that the page came with as chosen stays chosen.
marks.choose(board().dataset.from);
history.replaceState(null, "", location.pathname);

room.enter();
addEventListener("pagehide", leave);
addEventListener("pageshow", (event) => event.persisted && resume());
document.addEventListener("visibilitychange", () => document.hidden || resume());
resume();
