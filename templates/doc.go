// Package templates renders the pages. It knows no chess and no language: each page gets a view model of strings and
// booleans, built by package web and the packages below it, and renders HTML that works without scripts.
package templates
