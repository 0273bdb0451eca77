package main

import (
	"crypto/tls"
	"errors"
	"fmt"
	"log/slog"
	"os"
	"sync"
	"time"
)

// certificateInterval is how often the files of a certificate are looked at: what renews certificates replaces them
// while the server runs.
const certificateInterval = 10 * time.Second

// certificate is the certificate of -tls-cert and -tls-key.
type certificate struct {
	certFile, keyFile string
	log               *slog.Logger

	mu      sync.Mutex
	current *tls.Certificate
	stamp   [2]time.Time // when the files were changed
	looked  time.Time
}

// tls returns the configuration of TLS, nil if there is to be none. It returns an error if the certificate cannot be
// read.
func (o *options) tls(log *slog.Logger) (*tls.Config, error) {
	switch {
	case o.tlsCert == "" && o.tlsKey == "":
		return nil, nil
	case o.tlsCert == "" || o.tlsKey == "":
		return nil, errors.New("give both -tls-cert and -tls-key")
	}
	c := &certificate{certFile: o.tlsCert, keyFile: o.tlsKey, log: log}
	if err := c.load(); err != nil {
		return nil, fmt.Errorf("-tls-cert and -tls-key: %w", err)
	}
	return &tls.Config{
		MinVersion: tls.VersionTLS12, NextProtos: []string{"h2", "http/1.1"},
		GetCertificate: func(*tls.ClientHelloInfo) (*tls.Certificate, error) { return c.get(), nil },
	}, nil
}

// get returns the certificate, read anew if its files have changed. One that cannot be read is logged, and the one
// before stays.
func (c *certificate) get() *tls.Certificate {
	c.mu.Lock()
	defer c.mu.Unlock()
	if time.Since(c.looked) >= certificateInterval {
		c.looked = time.Now()
		if stamp, err := c.changed(); err == nil && stamp != c.stamp {
			if err := c.load(); err != nil {
				c.log.Error("the new certificate cannot be used, and the one before stays", "cause", err)
				c.stamp = stamp // said once
			}
		}
	}
	return c.current
}

// load reads the files. The caller holds mu, or has the certificate for itself.
func (c *certificate) load() error {
	stamp, err := c.changed()
	if err != nil {
		return err
	}
	pair, err := tls.LoadX509KeyPair(c.certFile, c.keyFile)
	if err != nil {
		return err
	}
	c.current, c.stamp, c.looked = &pair, stamp, time.Now()
	return nil
}

// changed returns when the files were changed.
func (c *certificate) changed() (stamp [2]time.Time, err error) {
	for i, file := range []string{c.certFile, c.keyFile} {
		info, err := os.Stat(file)
		if err != nil {
			return stamp, err
		}
		stamp[i] = info.ModTime()
	}
	return stamp, nil
}
