// Package install serves what devices need to install the site, the manifest and the service worker, and tells robots
// where they need not go.
package install
