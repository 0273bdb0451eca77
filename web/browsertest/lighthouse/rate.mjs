// Rates pages with Lighthouse, as a phone on a slow line sees them: `node rate.mjs BROWSER URL...` prints for each address
// a line of JSON, {url, scores, wrong}: the score of each category of 100, and the audits that cost points.
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";

const [chromePath, ...addresses] = process.argv.slice(2);
const onlyCategories = ["performance", "accessibility", "best-practices", "seo"];
const chrome = await launch({ chromePath, chromeFlags: ["--headless", "--no-sandbox", "--disable-gpu", "--disable-quic"] });
try {
	for (const url of addresses) {
		const { lhr } = await lighthouse(url, { port: chrome.port, logLevel: "error", onlyCategories });
		const scores = {};
		const wrong = lhr.runtimeError ? [lhr.runtimeError.message] : [];
		for (const { id, score, auditRefs } of Object.values(lhr.categories)) {
			scores[id] = Math.round(score * 100);
			if (id === "performance") continue;
			for (const each of auditRefs) {
				const { score, title, details } = lhr.audits[each.id];
				if (each.weight > 0 && score !== null && score < 1) wrong.push(`${title} ${JSON.stringify(details?.items?.slice(0, 2))}`);
			}
		}
		console.log(JSON.stringify({ url, scores, wrong }));
	}
} finally {
	await chrome.kill();
}
