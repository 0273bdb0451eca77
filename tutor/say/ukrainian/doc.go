// Package ukrainian has all texts for users in Ukrainian. [Ukrainian] is the value; each file has the texts of one
// topic, and grammar.go what Ukrainian needs of nouns, cases and numbers.
package ukrainian
