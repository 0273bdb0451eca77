package class

import "slices"

// Name is what a child is called in a class. No two have the same. Both parts are keys that no language changes.
type Name struct {
	Animal string `json:"animal"`
	Color  string `json:"color"`
}

// Animals and Colors are the keys of names, in the order in which they are offered.
var (
	animals = []string{
		"otter", "bear", "rabbit", "cat", "panda", "hedgehog", "penguin", "koala", "deer", "tiger", "duck", "lion",
	}
	colors = []string{"blue", "green", "red", "yellow", "orange", "purple", "teal", "gray"}
)

// Animals returns the keys of all animals.
func Animals() []string { return slices.Clone(animals) }

// Colors returns the keys of all colors.
func Colors() []string { return slices.Clone(colors) }

// known reports whether both parts of a name are keys.
func (n Name) known() bool {
	return slices.Contains(animals, n.Animal) && slices.Contains(colors, n.Color)
}
