// Package play serves games on one device, against the computer or between two people. The game lives in the browser's
// cookie. A file opens with its routes.
package play
