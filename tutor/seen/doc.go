// Package seen keeps what a learner sees without being told, so that help can fade: in groups of ideas, each for
// itself, how the last chances in games went. Where three in a row went well the coach asks instead of telling; one
// that is missed brings telling back.
package seen
