package exercise

import "chesstutor/tutor/chess"

// Solutions returns all right answers: found by trying every one against the rule. Of a small game they are the
// first moves that win by force, where that can be worked out, and otherwise none.
func (e *Exercise) Solutions() (list []Solution) {
	p := &e.Position
	switch e.Kind {
	case Tap:
		return []Solution{{Squares: taps[e.Rule].right(e).Squares()}}
	case Judge:
		yes, _ := e.verdict()
		return []Solution{{Yes: yes}}
	case Collect, Maze:
		w := e.start()
		for _, way := range e.ways(&w, e.Most) {
			list = append(list, Solution{Moves: way})
		}
	case OneMove:
		for _, m := range sorted(e.moves(p)) {
			if judgeMove(e, m).Right() {
				list = append(list, Solution{Moves: []chess.Move{m}})
			}
		}
	case Line:
		reaches, _ := goalOf(e)
		for _, m := range reaching(p, reaches, e.Most) {
			list = append(list, Solution{Moves: e.lineFrom(m)})
		}
	case Game:
		if e.Rule != "pawns" || p.Pieces(chess.Pawn, chess.White).Count() > solvable {
			return nil
		}
		for _, m := range sorted(e.moves(p)) {
			if winsRace(e, m).Right() {
				list = append(list, Solution{Moves: []chess.Move{m}})
			}
		}
	}
	return list
}

// solvable is up to how many pawns a side a game of pawns is solved.
const solvable = 4

// lineFrom returns the line that begins with a right move, with the best replies.
func (e *Exercise) lineFrom(m chess.Move) (line []chess.Move) {
	a := Open(e)
	reaches, _ := goalOf(e)
	for {
		line = append(line, m)
		reply := a.advance(m)
		if a.done {
			return line
		}
		line = append(line, reply)
		m = reaching(&a.position, reaches, e.Most-a.used)[0]
	}
}
