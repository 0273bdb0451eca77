package frame

// GrownUps is the page for parents, teachers and hosts.
type GrownUps struct {
	Layout
	Intro string
	Cards []GrownUpCard
}

// GrownUpCard leads to a page.
type GrownUpCard struct {
	Icon        string // the name of its drawing
	URL         string
	Title, Says string
}
