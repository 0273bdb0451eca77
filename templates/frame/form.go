package frame

// Option is a choice in a form.
type Option struct {
	Name, Value string // the form field
	Text        string
	On          bool // it is selected
	Voiced      bool // shown only if the browser has a voice, which scripts find out
}

// Options are the values of one setting.
type Options struct {
	Name    string // the form field
	Legend  string
	Options []Option
}

// Act is a button that posts a form.
type Act struct {
	URL         string
	Name, Value string // a form field, "" for none
	Text        string
	Sure        string // the text of a second button that confirms what cannot be undone; otherwise ""
	Main        bool
}

// QR is a QR code as an SVG picture.
type QR struct {
	Box  string // the view box
	Path string // the path of the dark modules
}
