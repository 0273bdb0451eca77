package french

import "chesstutor/templates/wording"

var exploring = wording.Explore{
	Title: "Essayer des coups", Prompt: "Essaie n'importe quel coup, des deux camps. La partie ne change pas.",
	Back: "À la partie", Moment: "Au moment",
}
