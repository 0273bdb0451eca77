package coach

import (
	"chesstutor/tutor/chess"
	"chesstutor/tutor/exchange"
	"chesstutor/tutor/fact"
)

// lures returns the fact that the piece just moved is a decoy: every capture of it is answered by mate
// or by winning more than the piece and what can be won without it, and every other reply leaves the mover with at
// least what it had.
func (s *study) lures() (facts []fact.Fact) {
	on := s.move.To()
	if back := exchange.Count(&s.next, on, 0); back == 0 || back < chess.Gain(&s.p, s.move) {
		return nil // there is no offer, nor a trade of equals
	}
	var f fact.Fact
	points, mate, found := 1<<10, true, false
	for _, o := range s.answers() {
		if !chess.CapturesOn(o.reply, on) {
			_, gain := exchange.BestCount(&o.at)
			if chess.Lead(&o.at, s.us)+gain < s.lead {
				return nil
			}
			continue
		}
		v, ok := s.punishes(&o.at)
		if !ok {
			return nil
		}
		found = true
		if !v.mate {
			mate = false
		}
		if v.mate && f.Line == nil || !v.mate && v.points < points {
			f = s.idea(fact.KindLures, fact.Lured, append([]chess.Move{o.reply}, v.line...)...)
			f.By = fact.On(&s.next, o.reply.From())
			if !v.mate {
				points = v.points
			}
		}
	}
	if _, had := exchange.BestCount(&s.p); !found || !mate && points <= had { // what could be won without it
		return nil
	}
	f.Pieces = fact.On(&s.next, on)
	if f.Mate = mate; !mate {
		f.Count = points
	}
	return append(facts, f)
}

// punishes returns how the mover wins more than it offered after the offer was taken: by mate, by a capture that
// leaves it ahead, or by a check or a capture that wins.
func (s *study) punishes(p *chess.Position) (victory, bool) {
	if m := matingMove(p); m != chess.NoMove {
		return victory{mate: true, line: []chess.Move{m}}, true
	}
	var best victory
	found := false
	for _, z := range prizes(p, s.lead, 1) {
		if after := p.Play(z.capture); z.points > best.points && matingMove(&after) == chess.NoMove {
			best, found = victory{points: z.points, line: []chess.Move{z.capture}}, true
		}
	}
	for m := range legal(p) {
		w := newStudy(p, m)
		if chess.Gain(p, m) == 0 && !w.next.InCheck() {
			continue
		}
		v, ok := w.wins(anyPrize)
		if !ok {
			continue
		}
		if !v.mate {
			v.points += w.lead - s.lead
		}
		if v.mate {
			return v, true
		}
		if v.points > 0 && (!found || v.points > best.points) {
			best, found = v, true
		}
	}
	return best, found
}
