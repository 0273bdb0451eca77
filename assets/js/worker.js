// The service worker: without a connection it shows what there is to read, "How to play" and the lessons visited, and
// for all else a page of ours instead of the browser's. It keeps those pages and the files that they need, of one
// release together: what it keeps of an older release goes when a newer one comes, and lessons go when the learner
// asks for the page that forgets. The server puts in the base URL of the release's files.
const { base } = self;
const offline = "/offline";
const guide = "/learn";
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

// What comes late, when a newer release has thrown away what this one kept, is not kept.
async function keep(request) {
	const answer = await fetch(request);
	if (answer.ok && (await caches.has(base))) await (await caches.open(base)).put(request, answer.clone());
	return answer;
}

async function forgetLessons() {
	const cache = await caches.open(base);
	const lessons = (await cache.keys()).filter((request) => isLesson(new URL(request.url).pathname));
	await Promise.all(lessons.map((request) => cache.delete(request)));
}

// Keeps "How to play" once a second page is asked for: the first visit stays small.
async function keepGuide() {
	if (await kept(guide)) return;
	await keep(new Request(guide, { headers: { Accept: "text/html" } })).catch(() => {}); // the next page tries again
}

const isLesson = (path) => path.startsWith("/lesson/");

async function load(request) {
	const path = new URL(request.url).pathname;
	try {
		if (path === "/forget") await forgetLessons();
		return await (isLesson(path) ? keep(request) : fetch(request));
	} catch {
		const page = path === guide ? path : request; // one piece chosen or none: the text is the same
		return (await kept(page)) ?? (await kept(offline)) ?? Response.error();
	}
}

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("fetch", (event) => {
	const { request } = event;
	if (request.mode === "navigate" && request.method === "GET") {
		event.respondWith(load(request));
		event.waitUntil(keepGuide());
	} else if (new URL(request.url).pathname.startsWith(`${base}/`)) {
		event.respondWith(kept(request).then((found) => found ?? keep(request)));
	}
});
