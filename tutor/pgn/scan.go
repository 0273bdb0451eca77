package pgn

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// tokenKind is the kind of a token.
type tokenKind uint8

const (
	endToken  tokenKind = iota
	tagToken            // [Name "Value"]
	wordToken           // a move, a number, a result, or anything else
)

// token is a lexical element of a PGN text.
type token struct {
	kind        tokenKind
	line        int
	name, value string // of a tag
	word        string
}

// scanner reads tokens, and skips comments, variations and NAGs.
type scanner struct {
	rest     string
	line     int
	fresh    bool // at the beginning of a line
	unclosed bool // no comment that begins from here on is closed
}

// maxTag is the most bytes that a tag has. So finding its end does not take longer the longer its line is.
const maxTag = 1000

// next returns the next token.
func (s *scanner) next() token {
	for s.rest != "" {
		switch c := s.rest[0]; {
		case c == '\n':
			s.skip(1)
		case c == '%' && s.fresh, c == ';':
			s.skipLine()
		case c == '{':
			s.skipComment()
		case c == '(':
			s.skipVariation()
		case c == '[':
			if t, ok := s.tag(); ok {
				return t
			}
			s.skipLine()
		case c == '$', c == ')', c == '}', c == ']', c == '<', c == '>':
			s.skip(1)
			s.skipDigits(c)
		default:
			if t := s.word(); t.word != "" {
				return t
			}
		}
	}
	return token{kind: endToken, line: s.line}
}

// skip skips n bytes.
func (s *scanner) skip(n int) {
	gone := s.rest[:n]
	s.line += strings.Count(gone, "\n")
	s.fresh = strings.HasSuffix(gone, "\n")
	s.rest = s.rest[n:]
}

// skipDigits skips the number of a NAG.
func (s *scanner) skipDigits(after byte) {
	if after != '$' {
		return
	}
	n := 0
	for n < len(s.rest) && s.rest[n] >= '0' && s.rest[n] <= '9' {
		n++
	}
	s.skip(n)
}

func (s *scanner) skipLine() {
	if n := strings.IndexByte(s.rest, '\n'); n >= 0 {
		s.skip(n)
		return
	}
	s.skip(len(s.rest))
}

// skipComment skips a comment; one that is never closed ends with its line.
func (s *scanner) skipComment() {
	if !s.unclosed {
		if n := strings.IndexByte(s.rest, '}'); n >= 0 {
			s.skip(n + 1)
			return
		}
		s.unclosed = true
	}
	s.skipLine()
}

// skipVariation skips a variation and those nested in it; one that is never closed ends where the tags of another
// game begin.
func (s *scanner) skipVariation() {
	depth := 0
	for s.rest != "" {
		switch c := s.rest[0]; {
		case c == '{':
			s.skipComment()
			continue
		case c == ';':
			s.skipLine()
			continue
		case c == '[' && s.fresh:
			return
		case c == '(':
			depth++
		case c == ')':
			depth--
		}
		s.skip(1)
		if depth == 0 {
			return
		}
	}
}

// tag reads [Name "Value"]; a quotation mark in the value is escaped by a backslash, or unescaped if the tag does
// not end after it.
func (s *scanner) tag() (t token, ok bool) {
	line, _, _ := strings.Cut(s.rest[:min(len(s.rest), maxTag)], "\n")
	body := line[1:]
	open := strings.IndexByte(body, '"')
	end := strings.LastIndex(body, `"]`)
	if end < 0 {
		if end = strings.LastIndexByte(body, '"'); end >= 0 &&
			!strings.HasPrefix(strings.TrimSpace(body[end+1:]), "]") {
			return t, false
		}
	}
	if open < 1 || end <= open {
		return t, false
	}
	name := strings.TrimSpace(body[:open])
	foreign := func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsDigit(r) && r != '_' && r != '-' }
	if name == "" || strings.ContainsFunc(name, foreign) {
		return t, false
	}
	value := body[open+1 : end]
	if at := closing(value); at >= 0 { // another tag on the same line
		value, end = value[:at], open+1+at
	}
	t = token{kind: tagToken, line: s.line, name: name, value: strings.NewReplacer(`\"`, `"`, `\\`, `\`).Replace(value)}
	n := 1 + end
	for n < len(line) && line[n] != ']' {
		n++
	}
	s.skip(min(n+1, len(line)))
	return t, true
}

// closing returns where a tag's value ends before its line's last quotation mark, -1 if it does not.
func closing(value string) int {
	for at := 0; ; {
		n := strings.Index(value[at:], `"]`)
		if n < 0 {
			return -1
		}
		if at += n; at == 0 || value[at-1] != '\\' {
			return at
		}
		at++
	}
}

// word reads up to a space or a character that begins another token.
func (s *scanner) word() token {
	n := 0
	for n < len(s.rest) {
		r, size := utf8.DecodeRuneInString(s.rest[n:])
		if unicode.IsSpace(r) || strings.ContainsRune("{}[]();$<>", r) && !promotes(s.rest[:n], s.rest[n:]) {
			break
		}
		n += size
	}
	t := token{kind: wordToken, line: s.line, word: s.rest[:n]}
	if n == 0 {
		_, n = utf8.DecodeRuneInString(s.rest)
		t.word = ""
	}
	s.skip(n)
	return t
}

// promotes reports whether a bracket in a word is one of "e8(Q)".
func promotes(before, from string) bool {
	if from[0] == ')' {
		return len(before) >= 2 && before[len(before)-2] == '('
	}
	piece, size := utf8.DecodeRuneInString(from[1:])
	return from[0] == '(' && len(before) >= 2 && (before[len(before)-1] == '8' || before[len(before)-1] == '1') &&
		unicode.IsLetter(piece) && strings.HasPrefix(from[1+size:], ")")
}
