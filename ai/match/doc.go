// Package match plays matches between two players from many openings and reports the score, the Elo
// difference and their margins of error. Changes of the search or the evaluation are accepted or
// rejected by such matches.
//
// Each opening is played twice, with colors reversed, so that an uneven one favors nobody. A match
// of our own players with node limits is reproducible, whatever else the machine does.
package match
