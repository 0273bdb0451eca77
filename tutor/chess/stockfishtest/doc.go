// Package stockfishtest lets a benchmark run Stockfish beside ours, where it is installed. Times
// are of the processor, so that what else the machine does matters less. It is for Unix.
package stockfishtest
