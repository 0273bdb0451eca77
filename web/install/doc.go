// Package install has what makes a site of the pages for those who find or keep it: for devices the manifest and the
// service worker, for robots where they need not go.
package install
