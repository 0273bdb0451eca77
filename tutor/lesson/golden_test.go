package lesson

// goldenProgress is what the first version wrote: three stars for the board, the test of the rook with one wrong,
// two bishops met, one of them at the first try, and a third begun with a wrong answer.
const goldenProgress = "0103e6a80000000508420504"

// goldenPractised is what the second version wrote: the same, and a mate in one that was missed, with a free piece
// open.
const goldenPractised = "0219" +
	"0100710002000150dc004050dc0001f80160060050dd300200" + "03e6a80000000508420504"

// goldenCounted is the same after the answers that are right at the first try came to be counted: none of one is.
const goldenCounted = "021a" +
	"020000710002000150dc004050dc0001f80160060050dd300200" + "03e6a80000000508420504"

// goldenWhole is what the third version wrote: the same, with two friends beaten, 77 right answers, and a third day.
const goldenWhole = "03050000004d50dc0b000c065232a42b936b" + "1b030100070002000150dc0000004050dc0001f801300610dd180200" +
	"420504"
