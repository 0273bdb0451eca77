// Copying a text of the page, by buttons that only work with scripts.

import { announce } from "./say.js";

export function listen() {
	document.addEventListener("click", async (event) => {
		const button = event.target.closest("[data-copy]");
		if (!button) return;
		const text = document.getElementById(button.dataset.copy);
		text.select();
		await navigator.clipboard?.writeText(text.value).catch(() => {}); // it is selected, at least
		const name = button.textContent;
		button.textContent = button.dataset.copied;
		announce(button.dataset.copied);
		setTimeout(() => {
			button.textContent = name;
		}, 1500);
	});
}
