// The two dialogs: which piece a pawn promotes to, and whether to start over. Without scripts they are part of the
// page.

// Opens a dialog and returns the value of the pressed button, or "" if it was dismissed.
function ask(id) {
	const dialog = document.getElementById(id);
	if (dialog.open) dialog.close();
	return new Promise((answer) => {
		const pressed = (event) => {
			const button = event.target.closest("button, [data-cancel]");
			if (!button) return;
			event.preventDefault();
			dialog.close("cancel" in button.dataset ? "" : button.value || "yes");
		};
		dialog.returnValue = "";
		dialog.addEventListener("click", pressed);
		dialog.addEventListener(
			"close",
			() => {
				dialog.removeEventListener("click", pressed);
				answer(dialog.returnValue);
			},
			{ once: true },
		);
		dialog.showModal();
	});
}

export const askPromotion = () => ask("promotion");
export const askStartOver = async () => (await ask("confirm")) !== "";
