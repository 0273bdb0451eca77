package ending

import (
	"bytes"
	"compress/flate"
	"embed"
	"encoding/binary"
	"hash/crc32"
	"io"
)

// The results of all positions of four men: a file for each table, which is the checksum of its
// distances and then, compressed, two bits a position. TestResults -update writes them.
//
//go:embed results
var embedded embed.FS

// sumBytes is how many bytes the checksum takes.
const sumBytes = 4

// perByte is how many results there are in a byte.
const perByte = 4

// packResults returns the file of a table's results, by its distances.
func packResults(distances []byte) []byte {
	packed := make([]byte, len(distances)/perByte)
	last := Drawn
	for i, value := range distances {
		if value != illegal { // else what compresses best
			last = resultOf(value)
		}
		packed[i/perByte] |= byte(last+1) << (2 * (i % perByte))
	}
	file := bytes.NewBuffer(binary.BigEndian.AppendUint32(nil, crc32.ChecksumIEEE(distances)))
	w, _ := flate.NewWriter(file, flate.BestCompression) // no error: it is a level
	_, _ = w.Write(packed)                               // no error: a buffer takes all
	_ = w.Close()
	return file.Bytes()
}

// result returns the result of the position of an index. The results are in memory from the first
// on until the distances are made: 0.9 to 3.7 MB a table.
func (t *table) result(i int) Result {
	packed := t.packed.Load()
	if packed == nil {
		read, err := io.ReadAll(flate.NewReader(bytes.NewReader(t.file()[sumBytes:])))
		if err != nil {
			panic("ending: " + err.Error()) // unreachable: the file is embedded
		}
		packed = &read
		t.packed.Store(packed)
	}
	return Result((*packed)[i/perByte]>>(2*(i%perByte))&3) - 1
}

// sum returns the checksum of the table's distances.
func (t *table) sum() uint32 { return binary.BigEndian.Uint32(t.file()) }

// file returns the embedded file of the table.
func (t *table) file() []byte {
	file, err := embedded.ReadFile("results/" + t.name)
	if err != nil {
		panic("ending: " + err.Error()) // unreachable: the file is embedded
	}
	return file
}
