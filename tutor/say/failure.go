package say

// Failure is the page for a request that failed.
type Failure struct {
	// The headings, also used as the tab's title.
	NoPage string // there is no page at the URL
	Sorry  string // the server's own mistake
	Moment string // it may work soon
	DidNot string // anything else
	Back   string // leads back to the game

	// The page that is shown without a connection: its heading, what happens next, its button.
	Offline, OfflineText, Again string
	Report                      string // before the code of the request
}
