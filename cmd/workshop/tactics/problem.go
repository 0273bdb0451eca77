package tactics

import (
	_ "embed"
	"errors"
	"fmt"
	"strconv"
	"strings"

	"chesstutor/tutor/chess"
)

// Problem is a position and its solution.
type Problem struct {
	ID       string
	Position chess.Position
	Keys     []chess.Move // the right moves; in our own problems one
	Mate     int          // in how many moves the keys mate; 0 if they win material
}

//go:embed suite.epd
var suite string

// Suite returns the embedded problems.
func Suite() ([]Problem, error) { return Read(suite) }

// Group returns the name of the problem's kind.
func (p *Problem) Group() string {
	if p.Mate > 0 {
		return fmt.Sprintf("mate in %d", p.Mate)
	}
	return "capture"
}

// String returns the problem as a line of EPD.
func (p *Problem) String() string {
	var text strings.Builder
	text.WriteString(strings.Join(strings.Fields(p.Position.FEN())[:4], " ") + " bm")
	for _, m := range p.Keys {
		text.WriteString(" " + p.Position.SAN(m))
	}
	if p.Mate > 0 {
		fmt.Fprintf(&text, "; dm %d", p.Mate)
	}
	fmt.Fprintf(&text, "; id %q;", p.ID)
	return text.String()
}

// Read parses problems, a line of EPD each. Lines that begin with # are comments.
func Read(text string) (list []Problem, err error) {
	n := 0
	for line := range strings.Lines(text) {
		n++
		if line = strings.TrimSpace(line); line == "" || line[0] == '#' {
			continue
		}
		p, err := parseProblem(line)
		if err != nil {
			return nil, fmt.Errorf("line %d: %w", n, err)
		}
		list = append(list, p)
	}
	return list, nil
}

// parseProblem reads a line of EPD. Operations that it does not know it leaves out.
func parseProblem(line string) (p Problem, err error) {
	fields := strings.SplitN(line, " ", 5)
	if len(fields) < 5 {
		return p, fmt.Errorf("%q is not a position and what is to be found in it", line)
	}
	if p.Position, err = chess.ParseFEN(strings.Join(fields[:4], " ") + " 0 1"); err != nil {
		return p, err
	}
	for operation := range strings.SplitSeq(fields[4], ";") {
		name, value, _ := strings.Cut(strings.TrimSpace(operation), " ")
		switch name {
		case "id":
			if p.ID, err = strconv.Unquote(value); strings.Contains(p.ID, ";") { // which ends an operation
				err = errors.New("a name without a semicolon is needed")
			}
		case "dm":
			if p.Mate, err = strconv.Atoi(value); err == nil && p.Mate < 1 {
				err = errors.New("no mate takes so few moves")
			}
		case "bm":
			err = p.readKeys(value)
		}
		if err != nil {
			return p, fmt.Errorf("%s %s: %w", name, value, err)
		}
	}
	if len(p.Keys) == 0 {
		return p, fmt.Errorf("%q has no key", line)
	}
	return p, nil
}

// readKeys reads moves in SAN.
func (p *Problem) readKeys(text string) error {
	for _, san := range strings.Fields(text) {
		m, err := p.Position.ParseSAN(san)
		if err != nil {
			return err
		}
		p.Keys = append(p.Keys, m)
	}
	return nil
}
