// Package review serves games that were played elsewhere or before: games as links, import from PGN, and reviews.
package review
