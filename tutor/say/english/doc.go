// Package english has all texts for users in English: [English] is the value, each file what it speaks of.
package english
