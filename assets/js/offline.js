// The service worker, where the browser lets there be one, and the page that it shows without a connection.

const later = 3000; // milliseconds, so that the worker does not hold up the first page

// Installs the service worker.
export function install() {
	if (!isSecureContext || !navigator.serviceWorker) return;
	addEventListener("load", () => {
		setTimeout(() => navigator.serviceWorker.register("/sw.js").catch(() => {}), later); // a page does without, too
	});
}

// Loads the page that was wanted once the connection is back.
export function listen() {
	if (document.querySelector(".offline")) addEventListener("online", () => location.reload());
}
