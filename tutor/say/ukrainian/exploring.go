package ukrainian

import "chesstutor/templates/wording"

var exploring = wording.Explore{
	Title: "Пробувати ходи", Prompt: "Пробуй будь-які ходи за обидві сторони. Сама партія не зміниться.",
	Back: "До партії", Moment: "До тієї миті",
}
