// Pages of other releases: a server may be upgraded while a page of it stays open.

const script = (page) => page.querySelector("script[src]")?.getAttribute("src");

// Whether a page that the server has just rendered is of the same release as this one. If not it has to be loaded: it
// needs its own script and style sheet.
export const fits = (fresh) => script(fresh) === script(document);
