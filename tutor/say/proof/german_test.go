package proof_test

import (
	"regexp"
	"strings"
)

// germanReader reads German: nouns in all cases, "dein" in all its forms, "kein" and "nicht".
var germanReader = &reader{
	nouns: map[string]byte{
		"bauer": 'p', "bauern": 'p', "springer": 'n', "springers": 'n', "springern": 'n', "läufer": 'b',
		"läufers": 'b', "läufern": 'b', "turm": 'r', "turms": 'r', "türme": 'r', "türmen": 'r', "dame": 'q',
		"damen": 'q', "könig": 'k', "königs": 'k', "könige": 'k', "königen": 'k',
	},
	yours: regexp.MustCompile(`^(?:dein|eigen)(?:e|en|em|er|es)?$`),
	colors: map[string]string{
		"weiß": "white", "weiße": "white", "weißen": "white", "weißer": "white", "schwarz": "black",
		"schwarze": "black", "schwarzen": "black", "schwarzer": "black",
	},
	counts: map[string]string{
		"zwei": "2", "beide": "2", "beiden": "2", "drei": "3", "dreimal": "3", "vier": "4", "fünf": "5", "sechs": "6",
		"sieben": "7", "acht": "8", "neun": "9", "zehn": "10",
	},
	denies: regexp.MustCompile(`^(?:nicht|nichts|niemand|nie|nirgends|nirgendwo|kein(?:e|en|em|er|es)?)$`),
	a:      regexp.MustCompile(`^ein(?:e|en|em|er|es)?$`),
	the:    "der", not: "nicht", on: "auf", and: "und",
	idioms: strings.NewReplacer("nicht nur", "", "nicht in der mitte", "", "ohne eigene bauern", "",
		"zwei schachs auf einmal", ""),
}
