// Package exchange counts what is won or lost if both sides keep taking on one square.
package exchange
