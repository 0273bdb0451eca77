package path

// goldenProgress is what the first version wrote: three stars for the board, the
// test of the rook with one wrong, two bishops met, one of them at the first try, and a
// third begun with a wrong answer.
const goldenProgress = "0103e6a80000000508420504"
