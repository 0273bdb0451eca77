//go:build soak

package needs

// Soak tells tests to try everything, which takes hours: it is true with -tags soak.
const Soak = true
