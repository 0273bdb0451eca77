// Package spanish has all texts for users in Spanish. [Spanish] is the value; each file has the texts of one topic, and
// grammar.go what Spanish needs of nouns, articles and verbs.
package spanish
