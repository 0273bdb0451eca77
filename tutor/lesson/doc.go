// Package lesson holds what someone who knows nothing of chess is shown of it: the
// lessons of the page "How to play", as small boards with names. What is said of
// them is in tutor/say.
//
// Nothing is said there that is not proved. The tests here read every sentence,
// caption or text, by its pattern, take the pieces, squares and numbers out of
// it and hold them against the rules: on the lesson's diagram, on every square
// of the board, or over thousands of positions from played games. A sentence
// that no pattern knows fails them, and so does one in which any single fact is
// exchanged for another. A new sentence needs a proof before it can stand there.
package lesson
