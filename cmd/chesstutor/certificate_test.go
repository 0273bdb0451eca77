package main

import (
	"crypto/ecdsa"
	"crypto/elliptic"
	"crypto/rand"
	"crypto/tls"
	"crypto/x509"
	"encoding/pem"
	"io"
	"log/slog"
	"math/big"
	"net/http"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// writeCertificate writes a certificate for localhost with this number, and its key, and returns it.
func writeCertificate(t *testing.T, certFile, keyFile string, number int64) *x509.Certificate {
	t.Helper()
	key, err := ecdsa.GenerateKey(elliptic.P256(), rand.Reader)
	require.NoError(t, err)
	template := &x509.Certificate{
		SerialNumber: big.NewInt(number), DNSNames: []string{"localhost"},
		NotBefore: time.Now().Add(-time.Hour), NotAfter: time.Now().Add(time.Hour),
	}
	der, err := x509.CreateCertificate(rand.Reader, template, template, &key.PublicKey, key)
	require.NoError(t, err)
	secret, err := x509.MarshalPKCS8PrivateKey(key)
	require.NoError(t, err)
	require.NoError(t, os.WriteFile(certFile, pem.EncodeToMemory(&pem.Block{Type: "CERTIFICATE", Bytes: der}), 0o600))
	require.NoError(t, os.WriteFile(keyFile, pem.EncodeToMemory(&pem.Block{Type: "PRIVATE KEY", Bytes: secret}), 0o600))
	certificate, err := x509.ParseCertificate(der)
	require.NoError(t, err)
	return certificate
}

// With a certificate the site is served by https and HTTP/2, event streams too, with cookies for https.
func TestTLS(t *testing.T) {
	dir := t.TempDir()
	certFile, keyFile := filepath.Join(dir, "cert.pem"), filepath.Join(dir, "key.pem")
	roots := x509.NewCertPool()
	roots.AddCert(writeCertificate(t, certFile, keyFile, 1))
	address, stop := started(t, "-state-dir", dir, "-tls-cert", certFile, "-tls-key", keyFile)
	require.True(t, strings.HasPrefix(address, "https://localhost:"), address)
	transport := &http.Transport{TLSClientConfig: &tls.Config{RootCAs: roots}, ForceAttemptHTTP2: true}
	client := &http.Client{Transport: transport}
	r, err := client.Post(address+"/rooms", "application/json", strings.NewReader("{}"))
	require.NoError(t, err)
	require.NoError(t, r.Body.Close())
	assert.Equal(t, http.StatusCreated, r.StatusCode)
	assert.Equal(t, "HTTP/2.0", r.Proto)
	require.NotEmpty(t, r.Cookies())
	for _, cookie := range r.Cookies() {
		assert.True(t, cookie.Secure && strings.HasPrefix(cookie.Name, "__Host-"), cookie)
	}
	stream, err := client.Get(address + r.Header.Get("Location") + "/events")
	require.NoError(t, err)
	assert.Equal(t, "HTTP/2.0", stream.Proto)
	begin := make([]byte, len("retry: "))
	_, err = io.ReadFull(stream.Body, begin)
	require.NoError(t, err)
	assert.Equal(t, "retry: ", string(begin))
	require.NoError(t, stream.Body.Close())
	transport.CloseIdleConnections()
	require.NoError(t, stop())

	address, stop = started(t, "-state-dir", dir, "-tls-cert", certFile, "-tls-key", keyFile,
		"-base-url", "https://chess.example")
	assert.True(t, strings.HasPrefix(address, "https://chess.example, here https://localhost:"), address)
	require.NoError(t, stop())
}

// A certificate that is replaced is taken; one that cannot be read is not, and the one before stays.
func TestACertificateIsReplaced(t *testing.T) {
	dir := t.TempDir()
	certFile, keyFile := filepath.Join(dir, "cert.pem"), filepath.Join(dir, "key.pem")
	writeCertificate(t, certFile, keyFile, 1)
	var log strings.Builder
	c := &certificate{certFile: certFile, keyFile: keyFile, log: slog.New(slog.NewTextHandler(&log, nil))}
	require.NoError(t, c.load())
	changes := 0
	number := func() int64 {
		t.Helper()
		changes++
		at := time.Now().Add(time.Duration(changes) * time.Minute)
		require.NoError(t, os.Chtimes(certFile, at, at))
		c.looked = time.Time{} // long ago
		leaf, err := x509.ParseCertificate(c.get().Certificate[0])
		require.NoError(t, err)
		return leaf.SerialNumber.Int64()
	}
	assert.Equal(t, int64(1), number())
	writeCertificate(t, certFile, keyFile, 2)
	assert.Equal(t, int64(2), number())
	require.NoError(t, os.WriteFile(certFile, []byte("nonsense"), 0o600))
	assert.Equal(t, int64(2), number())
	assert.Equal(t, 1, strings.Count(log.String(), "level=ERROR"))
	c.looked = time.Time{}
	c.get()
	assert.Equal(t, 1, strings.Count(log.String(), "level=ERROR"), "said once")
	writeCertificate(t, certFile, keyFile, 3)
	assert.Equal(t, int64(3), number())
}

func TestABadCertificateIsRefused(t *testing.T) {
	dir := t.TempDir()
	certFile, keyFile := filepath.Join(dir, "cert.pem"), filepath.Join(dir, "key.pem")
	writeCertificate(t, certFile, keyFile, 1)
	for says, args := range map[string][]string{
		"give both":      {"-tls-cert", certFile},
		"no such file":   {"-tls-cert", certFile, "-tls-key", keyFile + "x"},
		"failed to find": {"-tls-cert", keyFile, "-tls-key", keyFile},
	} {
		err := run(t.Context(), append([]string{"-addr", "localhost:0", "-state-dir", dir}, args...), noEnv, io.Discard,
			io.Discard)
		assert.ErrorContains(t, err, says)
	}
}
