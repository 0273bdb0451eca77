// Package english has all texts for users in English. [English] is the value; each file has the texts of one topic.
package english
