package say

// AboutPage is the page that tells what the site is, what it keeps, and whose it is.
type AboutPage struct {
	Title                 string
	What, WhatText        string
	Keeps                 string // the section on privacy
	Browser, Rooms, Log   string // what is kept in the browser, in rooms, in the log
	Nobody                string // what is never done
	Free, Licence, Source string
	Version               func(version string) string
	Forget, Play          string // lead to what the browser keeps, and to the game
}
