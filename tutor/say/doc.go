// Package say is the only place that holds a user's words. The packages below it
// hold facts, keys and typed errors; the server passes these on, and a [Language]
// turns them into sentences, headings and labels. Flags' help, logs and what
// programs say to programs are no user's words.
//
// A Language is a struct of texts, tables of texts and functions. Whatever has
// grammar in it, such as a number, a name or a choice of persons, is a function of
// the language; the languages share no grammar. Text without any is a string.
//
// # A new text
//
// A topic is a file of this package: its struct, a field of Language, and the
// English of it. Add a field to the struct, and its English below. For an entry of
// a table (a kind of fact, a level, a refusal) there is a key in the package that
// the table is of: the tests of this package name every key without a text.
//
// # A new page
//
// Write a file like newgame.go, a field in Pages, and its English in [English].
// Templates know no languages: beside the page's view model stands a struct of the
// same fields, and the handler converts one into the other, which the compiler
// allows only while they are the same. Sentences with grammar in them are made by
// the handler, with functions of the struct, and given to the view model as texts.
// requireTurned in web's tests shows that a page is whole in another language, and
// TestNoWordsElsewhere finds words that are written outside this package.
//
// # A new language
//
// Write its files beside the English ones, a value like [English], and name it in
// [Languages]. The compiler finds what is not of the right type, and
// TestLanguagesAreComplete whatever is missing. It is offered by the setting
// "language", and had by Accept-Language where that is not set; its tag, of eight
// letters, digits and hyphens at most, stays as it is, since cookies hold it.
package say
