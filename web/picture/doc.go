// Package picture draws boards as SVG and PNG, for links that other programs show with a picture, and for whoever
// wants a position in a page of their own. The pieces are those of the pages.
package picture
