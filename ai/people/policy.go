package people

import (
	"bytes"
	_ "embed"
	"fmt"
	"sync"
)

// Policy predicts moves by a set of weights. It may be used by several goroutines at once.
type Policy struct {
	weights    *Weights[part]
	evaluators sync.Pool // those not in use
}

// NewPolicy returns the policy of weights that Pack wrote. It returns an error for anything else.
func NewPolicy(packed []byte) (*Policy, error) {
	w, err := unpack(bytes.NewReader(packed))
	if err != nil {
		return nil, err
	}
	p := &Policy{weights: w}
	p.evaluators.New = func() any { return &evaluator{net: w} }
	return p, nil
}

//go:embed weights.gz
var packed []byte

// embedded is the policy of the program's own weights, which are unpacked when they are first needed.
var embedded = sync.OnceValue(func() *Policy {
	p, err := NewPolicy(packed)
	if err != nil {
		panic(fmt.Sprintf("the embedded weights: %v", err)) // a test reads them
	}
	return p
})

// Choices is the function of that name, by the policy's weights.
func (p *Policy) Choices(line *Line, rating int) []Choice {
	e := p.evaluators.Get().(*evaluator)
	defer p.evaluators.Put(e)
	e.in.Read(line, rating)
	choices := make([]Choice, len(e.in.Moves))
	for i, score := range e.scores() {
		choices[i] = Choice{Move: e.in.Moves[i], Score: score}
	}
	Weigh(choices, Plain)
	return choices
}
