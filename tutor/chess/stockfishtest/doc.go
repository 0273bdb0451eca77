// Package stockfishtest lets a benchmark run Stockfish beside ours, where it is installed. It
// measures processor time, so that other work of the machine matters less. It is for Unix.
package stockfishtest
