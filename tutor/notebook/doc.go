// Package notebook keeps what a learner brings from games into practice: positions in which something was missed, which
// come back at the intervals of practice, and how many chances of each group of ideas were seen and missed in the
// last weeks.
package notebook
