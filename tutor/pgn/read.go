package pgn

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"chesstutor/tutor"
	"chesstutor/tutor/chess"
)

// MaxGames is the most games that Read returns.
const MaxGames = 200

// Read returns the games of a text, MaxGames at most: those that have a tag or a move. The moves of a game have the
// international letters, or others, by which more of it can be read: one alphabet for all of it.
func Read(data []byte, others ...chess.Letters) (games []*Game) {
	r := reader{
		scanner: scanner{rest: Text(data), line: 1, fresh: true},
		letters: append([]chess.Letters{chess.International}, others...),
	}
	for len(games) < MaxGames {
		t := r.next()
		switch {
		case t.kind == endToken:
			return r.finish(games)
		case t.kind == tagToken && (r.moves || r.ended):
			games = r.finish(games)
			r.tag(t)
		case t.kind == tagToken:
			r.tag(t)
		case isResult(t.word):
			if r.now == nil && !r.tagged() {
				continue
			}
			r.begin()
			r.now.Result, r.ended = resultOf(t.word), true
			games = r.finish(games)
		default:
			r.word(t)
		}
	}
	return games
}

// reader goes through the games of a text.
type reader struct {
	scanner
	letters []chess.Letters
	tags    map[string]string
	lines   map[string]int // of the tags
	now     *Game          // nil before the first move
	talk    *token         // the first of words after the last move that are none, such as "resigns"
	words   []token        // what stands for the moves
	moves   bool           // words were read of this game
	ended   bool
}

func (r *reader) tagged() bool { return len(r.tags) > 0 }

// tag records a tag; the first of a name counts.
func (r *reader) tag(t token) {
	if r.tags == nil {
		r.tags, r.lines = map[string]string{}, map[string]int{}
	}
	name := strings.ToLower(t.name)
	if _, known := r.tags[name]; !known {
		r.tags[name], r.lines[name] = t.value, t.line
	}
}

// finish appends the game read so far, if there is one, and resets the reader for the next.
func (r *reader) finish(games []*Game) []*Game {
	if r.now == nil && r.tagged() {
		r.begin()
	}
	if r.now != nil {
		r.play()
		if r.now.Err != nil || r.now.Result != tutor.Drawn {
			r.now.Game.GoOn()
		}
		games = append(games, r.now)
	}
	r.now, r.talk, r.words, r.tags, r.lines, r.moves, r.ended = nil, nil, nil, nil, nil, false, false
	return games
}

// begin creates the game that the tags describe.
func (r *reader) begin() {
	if r.now != nil {
		return
	}
	r.now = &Game{
		White: r.tags["white"], Black: r.tags["black"], Event: r.tags["event"], Date: r.tags["date"], Result: "*",
	}
	if result := r.tags["result"]; isResult(result) {
		r.now.Result = resultOf(result)
	}
	start := chess.Start()
	fen := strings.TrimSpace(r.tags["fen"])
	if variant := r.tags["variant"]; !isChess(variant) {
		r.now.Err = &Error{Line: r.lines["variant"], Variant: shorten(variant), Err: ErrVariant}
	} else if fen != "" {
		p, dropped, err := startOf(fen)
		if err == nil {
			start, r.now.Dropped = p, dropped
		} else {
			r.now.Err = &Error{Line: r.lines["fen"], Move: shorten(fen), Err: err}
		}
	}
	r.now.Game = tutor.NewGame(tutor.Setup{Start: start, Players: tutor.TwoPlayers})
}

// word keeps what stands for a move, or skips a word that is none.
func (r *reader) word(t token) {
	text := withoutNumber(t.word)
	if annotations[strings.Trim(strings.ToLower(text), ".+#!?")] {
		return
	}
	if !strings.ContainsFunc(text, unicode.IsLetter) && !castles(text) &&
		!passes(text) || text == "N" {
		return // a number, an evaluation, a novelty
	}
	if !r.moves && !r.tagged() && !strings.ContainsAny(text, "12345678-") {
		return // a heading
	}
	r.begin()
	r.moves = true
	if r.now.Err != nil {
		return // nothing after an error can be trusted
	}
	if talks(text, r.talk != nil) {
		if r.talk == nil {
			r.talk = &t
		}
		return
	}
	if r.talk != nil { // a move after it: so it stands for one
		t, text = *r.talk, withoutNumber(r.talk.word)
	}
	r.words = append(r.words, token{line: t.line, word: text})
}

// annotations are words that people write after a move.
var annotations = map[string]bool{
	"ep": true, "e.p": true, "ch": true, "dis": true, "dis.ch": true, "dbl": true, "dbl.ch": true, "check": true,
	"mate": true, "checkmate": true,
}

// passes reports whether a word is a null move, as programs write it.
func passes(word string) bool {
	switch strings.ToLower(plainDashes.Replace(word)) {
	case "--", "z0", "0000", "@@@@", "null", "pass":
		return true
	}
	return false
}

// talks reports whether a word can be no move at all, as it names no square: one of letters alone, at first a long one,
// as "exd" is a move that was meant.
func talks(word string, before bool) bool {
	word = strings.TrimRight(word, ".,!")
	foreign := func(r rune) bool { return !unicode.IsLetter(r) }
	return (before || utf8.RuneCountInString(word) > 3) && !strings.ContainsFunc(word, foreign) &&
		!castles(word) && !passes(word)
}

// isChess reports whether a tag's variant is chess itself, perhaps from a position of its own.
func isChess(variant string) bool {
	switch strings.ToLower(strings.Join(strings.Fields(variant), "-")) {
	case "", "?", "-", "chess", "standard", "normal", "from-position":
		return true
	}
	return false
}

// castles reports whether a word is meant as castling.
func castles(word string) bool { return strings.HasPrefix(plain(word), "O-O") }

// maxNumbered is how many bytes of a word tell whether a number begins it. So stripping the numbers of a long word does
// not read all of it for each.
const maxNumbered = 32

// withoutNumber strips the numbers from "12.e4". Castling may be written with zeros.
func withoutNumber(word string) string {
	for {
		begin := word[:min(len(word), maxNumbered)]
		if castles(begin) || passes(begin) {
			return word
		}
		digits := strings.TrimLeftFunc(word, unicode.IsDigit)
		if strings.HasPrefix(plainDashes.Replace(digits[:min(len(digits), maxNumbered)]), "-") {
			return word
		}
		if digits = strings.TrimLeft(digits, ".…"); digits == word {
			return word
		}
		word = digits
	}
}

// mover returns the type of piece that a move moves, written with these letters.
func mover(text string, letters chess.Letters) chess.PieceType {
	if castles(text) {
		return chess.King
	}
	first, _ := utf8.DecodeRuneInString(plain(letters.Read(text)))
	for t := chess.Knight; t <= chess.King; t++ {
		if first == rune(t.Letter()) {
			return t
		}
	}
	return chess.Pawn
}

// shorten limits the length of text from a file for display.
func shorten(text string) string {
	const most = 16
	text = strings.Map(func(r rune) rune {
		if !unicode.IsPrint(r) {
			return -1
		}
		return r
	}, text)
	if utf8.RuneCountInString(text) > most {
		return string([]rune(text)[:most]) + "…"
	}
	return text
}

var results = strings.NewReplacer("–", "-", "—", "-", "½", "1/2", "0.5", "1/2")

// isResult reports whether a word ends a game.
func isResult(word string) bool {
	switch results.Replace(word) {
	case tutor.WhiteWon, tutor.BlackWon, tutor.Drawn, "*":
		return true
	}
	return false
}

func resultOf(word string) string { return results.Replace(word) }
