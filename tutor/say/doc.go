// Package say holds all texts for users. The packages below it return facts,
// keys and typed errors; the server passes these on, and a [Language] turns
// them into sentences, headings and labels. The help of flags, logs and
// machine-readable output are not texts for users.
//
// A Language is a struct of texts, tables of texts and functions. A text that
// depends on grammar, such as on a number, a name or a person, is a function of
// the language; the languages share no grammar. Any other text is a string.
//
// # A new text
//
// A topic is a file of this package with a struct, which is a field of
// Language, and a file of the same name in each language with its value. Add a
// field to the struct, and its text in each language. For an entry of a table (a kind of fact, a level, a refusal) add
// its key in the package that defines the keys: the tests of this package list
// every key without a text.
//
// # A new page
//
// Write a struct of its labels in templates/wording, a field in Pages, and its
// value in each language. The page's view model has the same struct as its Say,
// so templates need not know this package. Sentences that need grammar are made
// by the handler, with functions of the struct, and passed to the view model as
// strings. requireTurned in web's tests checks that a page is complete in
// another language, and TestNoWordsElsewhere finds texts outside this package.
//
// # A new language
//
// Write a package beside tutor/say/english with a value like english.English, and
// name it in languages.All. The compiler finds what is not of the right type, and
// TestLanguagesAreComplete whatever is missing. The setting "language" offers
// it, and without that setting Accept-Language selects it. Its tag, of at most
// eight letters, digits and hyphens, must never change, since cookies store it.
package say
