// Package german has all texts for users in German. [German] is the value; each file has the texts of one topic, and
// grammar.go what German needs of nouns, articles and verbs.
package german
