// Package learn serves the page that explains chess to those who know nothing of it.
package learn
