// Shows another address for the page as it is now. The links to other languages lead there too.
export function showAddress(address) {
	history.replaceState(null, "", address);
	for (const link of document.querySelectorAll("a[hreflang]")) {
		const to = new URL(location);
		to.searchParams.set("lang", link.hreflang);
		link.href = to.search;
	}
}
