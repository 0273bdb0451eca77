package main

import (
	"crypto/rand"
	"encoding/hex"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"runtime"
	"strings"

	"chesstutor/web"
)

// keyVariable is the environment variable that may hold the signing keys, separated by spaces or new lines.
const keyVariable = "CHESSTUTOR_KEY"

// keys returns the keys that sign cookies: those of -key-file, else of the environment, else the one kept in the
// state directory, made if it is missing.
func (o *options) keys(env func(string) string) ([][]byte, error) {
	if o.keyFile != "" {
		keys, err := readKeys(o.keyFile)
		if err != nil {
			return nil, fmt.Errorf("-key-file: %w", err)
		}
		return keys, nil
	}
	if text := env(keyVariable); text != "" {
		return splitKeys(text, keyVariable)
	}
	dir, err := o.state(env)
	if err != nil {
		return nil, err
	}
	path := filepath.Join(dir, "key")
	if err := makeKey(path); err != nil {
		return nil, err
	}
	return readKeys(path)
}

func readKeys(path string) ([][]byte, error) {
	data, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	return splitKeys(string(data), path)
}

// splitKeys returns the keys in a text, each at least web.MinKeyBytes long.
func splitKeys(text, source string) (keys [][]byte, err error) {
	for i, key := range strings.Fields(text) {
		if len(key) < web.MinKeyBytes {
			return nil, fmt.Errorf("%s: key %d has %d characters; it needs %d or more", source, i+1, len(key),
				web.MinKeyBytes)
		}
		keys = append(keys, []byte(key))
	}
	if len(keys) == 0 {
		return nil, fmt.Errorf("%s: there is no key", source)
	}
	return keys, nil
}

// makeKey writes a new key to path, readable by the user only, unless the file exists. Two programs that start at
// once end up with the same key: the complete file is hard-linked to path, which succeeds only for the first. On
// file systems without hard links it is renamed, and the last one wins.
func makeKey(path string) error {
	if _, err := os.Stat(path); err == nil {
		return nil
	}
	if err := os.MkdirAll(filepath.Dir(path), 0o700); err != nil {
		return err
	}
	key := make([]byte, web.MinKeyBytes)
	_, _ = rand.Read(key)                                   // never fails
	file, err := os.CreateTemp(filepath.Dir(path), "key-*") // made with mode 0600
	if err != nil {
		return err
	}
	defer os.Remove(file.Name())
	_, err = file.WriteString(hex.EncodeToString(key) + "\n")
	if err = errors.Join(err, file.Sync(), file.Close()); err != nil {
		return err
	}
	if err := os.Link(file.Name(), path); err == nil || errors.Is(err, fs.ErrExist) {
		return nil
	}
	return os.Rename(file.Name(), path)
}

// state returns the state directory: -state-dir, or the subdirectory chesstutor of the user's state directory.
func (o *options) state(env func(string) string) (string, error) {
	if o.stateDir != "" {
		return o.stateDir, nil
	}
	if dir := env("XDG_STATE_HOME"); filepath.IsAbs(dir) {
		return filepath.Join(dir, "chesstutor"), nil
	}
	if runtime.GOOS == "windows" || runtime.GOOS == "darwin" {
		if dir, err := os.UserConfigDir(); err == nil {
			return filepath.Join(dir, "chesstutor"), nil
		}
	}
	home := env("HOME")
	if home == "" {
		return "", errors.New("there is no home directory to keep the signing key in: " +
			"give -state-dir, -key-file or " + keyVariable)
	}
	return filepath.Join(home, ".local", "state", "chesstutor"), nil
}
