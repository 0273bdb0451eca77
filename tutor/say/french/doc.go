// Package french has all texts for users in French. [French] is the value; each file has the texts of one topic, and
// grammar.go what French needs of nouns, articles and verbs.
package french
