// Package friends tells what the friends who play like people miss, and shows moves of theirs.
//
//	go run ./cmd/workshop friends                 # a table of what each misses, and fifty moves of each
//	go run ./cmd/workshop friends check.tsv.gz    # the same table, in positions that people came to
//
// A miss is counted as likely as it is: with the shares that the friend draws its move by.
package friends
