// The service worker: without a connection it shows a page of ours instead of the browser's. It keeps that page and the
// files that it needs, of one release together, and no other page: what it keeps of an older release goes when a
// newer one comes. The server puts in the base URL of the release's files.
const { base } = self;
const offline = "/offline";
const needed = [offline, `${base}/main.css`, `${base}/main.js`, `${base}/pieces.svg`];
const kept = (request) => caches.match(request, { ignoreVary: true });

async function install() {
	const cache = await caches.open(base);
	await cache.addAll(needed);
	await self.skipWaiting();
}

async function activate() {
	const older = (await caches.keys()).filter((name) => name !== base);
	await Promise.all(older.map((name) => caches.delete(name)));
	await self.clients.claim();
}

async function load(request) {
	try {
		return await fetch(request);
	} catch {
		return (await kept(offline)) ?? Response.error();
	}
}

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("fetch", (event) => {
	const { request } = event;
	if (request.mode === "navigate" && request.method === "GET") {
		event.respondWith(load(request));
	} else if (new URL(request.url).pathname.startsWith(`${base}/`)) {
		event.respondWith(kept(request).then((found) => found ?? fetch(request)));
	}
});
