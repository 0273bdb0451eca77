package proof_test

import (
	"regexp"
	"strings"
)

// ukrainianReader reads Ukrainian: nouns in all cases, "твій" in all its forms, and "не", which stands beside each
// "ніщо" and "жоден", so that it alone is counted.
var ukrainianReader = &reader{
	nouns: ukrainianForms(map[string]byte{
		"пішак пішака пішаку пішаком пішаки пішаків пішакам пішаками":  'p',
		"кінь коня коню конем коні коней коням конями":                 'n',
		"слон слона слону слоном слони слонів слонам слонами":          'b',
		"тура тури турі туру турою тур турам турами":                   'r',
		"ферзь ферзя ферзю ферзем ферзі ферзів ферзям ферзями":         'q',
		"король короля королю королем королі королів королям королями": 'k',
	}),
	yours: regexp.MustCompile(`^[тс]в(?:ій|ого|оєму|оя|оєї|оїй|ою|оєю|ої|оїх|оїм|оїми)$`),
	colors: ukrainianForms(map[string]string{
		"білий білого білому білим біла білої білій білу білою білі білих білими":             "white",
		"чорний чорного чорному чорним чорна чорної чорній чорну чорною чорні чорних чорними": "black",
	}),
	counts: ukrainianForms(map[string]string{
		"два дві двох двоє": "2", "три трьох тричі": "3", "чотири чотирьох": "4", "шість": "6", "сім": "7",
		"вісім": "8", "десять": "10",
	}),
	denies: regexp.MustCompile(`^(?:не|немає|ні)$`),
	a:      regexp.MustCompile(`^якийсь$`),
	the:    "цей", not: "не", on: "на", and: "і",
	idioms: strings.NewReplacer("дев’ять", "9", "п’ять", "5", "два шахи відразу", "",
		"без своїх пішаків", ""),
}

// ukrainianForms gives each form of a word what the word has.
func ukrainianForms[V any](words map[string]V) map[string]V {
	forms := map[string]V{}
	for list, has := range words {
		for form := range strings.FieldsSeq(list) {
			forms[form] = has
		}
	}
	return forms
}
