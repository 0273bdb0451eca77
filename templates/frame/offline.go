package frame

// Offline is the page that a service worker shows at any address without a connection. It is the same for everybody.
type Offline struct {
	Layout
	Heading, Text string
	Again         string // loads the page that was wanted again
}
