package release

import (
	"archive/tar"
	"archive/zip"
	"bytes"
	"compress/gzip"
	"io/fs"
	"time"
)

// file is one file of an archive.
type file struct {
	name string
	data []byte
	mode fs.FileMode
}

// pack returns the archive of a target's files, in one directory. All bear one date and no owner.
func pack(t target, dir string, files []file, date time.Time) ([]byte, error) {
	if t.system == "windows" {
		return packZip(dir, files, date)
	}
	return packTar(dir, files, date)
}

func packZip(dir string, files []file, date time.Time) ([]byte, error) {
	var packed bytes.Buffer
	w := zip.NewWriter(&packed)
	for _, f := range files {
		header := &zip.FileHeader{Name: dir + "/" + f.name, Method: zip.Deflate, Modified: date}
		header.SetMode(f.mode)
		entry, err := w.CreateHeader(header)
		if err != nil {
			return nil, err
		}
		if _, err := entry.Write(f.data); err != nil {
			return nil, err
		}
	}
	if err := w.Close(); err != nil {
		return nil, err
	}
	return packed.Bytes(), nil
}

func packTar(dir string, files []file, date time.Time) ([]byte, error) {
	var packed bytes.Buffer
	zipped, err := gzip.NewWriterLevel(&packed, gzip.BestCompression)
	if err != nil {
		return nil, err
	}
	w := tar.NewWriter(zipped)
	for _, f := range files {
		header := &tar.Header{Name: dir + "/" + f.name, Size: int64(len(f.data)), Mode: int64(f.mode), ModTime: date}
		if err := w.WriteHeader(header); err != nil {
			return nil, err
		}
		if _, err := w.Write(f.data); err != nil {
			return nil, err
		}
	}
	if err := w.Close(); err != nil {
		return nil, err
	}
	if err := zipped.Close(); err != nil {
		return nil, err
	}
	return packed.Bytes(), nil
}
