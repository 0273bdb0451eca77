// Package match lets two players play each other from many openings and says who is the stronger,
// and how sure that is: it is how a change of the search or the evaluation is judged.
//
// Each opening is played twice, with the colors changed, so that a good one favors nobody. With
// node limits a match of our own players is the same whenever it is played, and does not mind what
// else the machine does.
package match
