// Package picture draws boards as SVG and PNG, for links that other programs show with a picture, and for
// anybody's own pages. The pieces are those of the pages.
package picture
