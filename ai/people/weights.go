package people

import (
	"compress/gzip"
	"errors"
	"io"
)

// errWeights is the error of weights of another network than this program's.
var errWeights = errors.New("not weights of this network")

// unpack reads weights as Pack writes them.
func unpack(packed io.Reader) (*Weights[part], error) {
	in, err := gzip.NewReader(packed)
	if err != nil {
		return nil, err
	}
	w := &Weights[part]{}
	w.Each(func(p *part, kind Part, rows int) {
		raw := make([]byte, 1+rows*Width)
		if err == nil {
			_, err = io.ReadFull(in, raw)
		}
		if raw[0] > mostBits {
			err = errWeights
		}
		if err == nil {
			p.read(kind, uint(raw[0]), raw[1:])
		}
	})
	if err != nil {
		return nil, err
	}
	if n, err := io.Copy(io.Discard, io.LimitReader(in, 1)); n > 0 || err != nil {
		return nil, errors.Join(errWeights, err)
	}
	return w, nil
}

// Pack writes weights for this package: each table as bytes, after the number of bits behind the point, compressed.
func Pack(to io.Writer, w *Weights[[]float32]) error {
	out, err := gzip.NewWriterLevel(to, gzip.BestCompression)
	if err != nil {
		return err
	}
	w.Each(func(p *[]float32, _ Part, _ int) {
		shift := precision(*p)
		raw := make([]byte, 1, 1+len(*p))
		raw[0] = byte(shift)
		for _, x := range *p {
			raw = append(raw, byte(rounded(x, shift)))
		}
		if _, failed := out.Write(raw); failed != nil {
			err = failed
		}
	})
	return errors.Join(err, out.Close())
}
