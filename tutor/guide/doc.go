// Package guide holds the lessons of the page "How to play", as small boards with names. Their texts are in
// tutor/say.
//
// Every sentence there is proved. The tests here match every sentence against patterns, extract its pieces, squares
// and numbers, and check them by the rules: on the lesson's diagram, on every square of the board, or over
// thousands of positions from played games. A sentence that matches no pattern fails, and so must a true one after
// any single fact is exchanged for another. A new sentence needs a proof here.
package guide
