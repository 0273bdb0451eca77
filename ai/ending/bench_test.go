package ending

import "testing"

// BenchmarkTable makes the table of bishop and knight against king.
func BenchmarkTable(b *testing.B) {
	table := named(b, "KBNK")
	for b.Loop() {
		if _, err := generate(table); err != nil {
			b.Fatal(err)
		}
	}
}
