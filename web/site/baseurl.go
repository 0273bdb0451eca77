package site

import (
	"errors"
	"net/netip"
	"net/url"
	"regexp"
	"strconv"
	"strings"
)

// BaseURL is the address under which browsers reach this server: scheme, host and port. The zero value stands for
// none: links then lead to the host that a request names.
type BaseURL struct {
	scheme string // "http" or "https"; "" for none
	host   string // as canonicalHost returns it
	name   string // the host without its port
}

// The reasons why a text is no base URL.
var (
	errBaseScheme = errors.New("it must begin with https:// or http://")
	errBaseHost   = errors.New("its host must be a name of ASCII letters, digits, dots and hyphens, or an IP address")
	errBaseMore   = errors.New("it must end after the host or its port: pages cannot lie below another path")
)

// ParseBaseURL returns the base URL of a text such as https://chess.example. It returns an error that says what is
// wrong with any other text.
func ParseBaseURL(text string) (BaseURL, error) {
	u, err := url.Parse(text)
	switch {
	case err != nil:
		return BaseURL{}, errors.Unwrap(err)
	case u.Scheme != "http" && u.Scheme != "https":
		return BaseURL{}, errBaseScheme
	case u.User != nil || u.Opaque != "" || u.Path != "" && u.Path != "/" || strings.ContainsAny(text, "?#"):
		return BaseURL{}, errBaseMore
	}
	host, ok := canonicalHost(u.Host, u.Scheme)
	if !ok {
		return BaseURL{}, errBaseHost
	}
	return BaseURL{u.Scheme, host, withoutPort(host)}, nil
}

// IsZero reports whether there is no base URL.
func (b BaseURL) IsZero() bool { return b.scheme == "" }

// String returns the base URL in the form of the Origin header, without a slash at the end.
func (b BaseURL) String() string {
	if b.IsZero() {
		return ""
	}
	return b.scheme + "://" + b.host
}

// secure reports whether browsers reach the server by https.
func (b BaseURL) secure() bool { return b.scheme == "https" }

// is reports whether a host, in the form of the Host header, is that of the base URL. The port is not compared, since
// proxies drop it.
func (b BaseURL) is(host string) bool {
	if host == b.host {
		return true
	}
	host, ok := canonicalHost(host, b.scheme)
	return ok && withoutPort(host) == b.name
}

// withoutPort returns a canonical host without its port.
func withoutPort(host string) string {
	if at := strings.LastIndexByte(host, ':'); at > strings.LastIndexByte(host, ']') {
		return host[:at]
	}
	return host
}

// maxHostLength is the maximum length of a domain name.
const maxHostLength = 253

// canonicalHost returns a host, and port, in the form in which browsers send it: in lower case, without the port that
// the scheme implies and without a dot at the end. It returns false for what is no host.
func canonicalHost(text, scheme string) (string, bool) {
	name, port := text, ""
	if at := strings.LastIndexByte(text, ':'); at > strings.LastIndexByte(text, ']') {
		name, port = text[:at], text[at+1:]
		if !validPort(port) {
			return "", false
		}
	}
	if inside, bracketed := strings.CutPrefix(name, "["); bracketed {
		address, err := netip.ParseAddr(strings.TrimSuffix(inside, "]"))
		if err != nil || !address.Is6() || address.Zone() != "" || !strings.HasSuffix(inside, "]") {
			return "", false
		}
		name = "[" + address.String() + "]"
	} else {
		name = strings.ToLower(strings.TrimSuffix(name, "."))
		if len(name) > maxHostLength || !validName.MatchString(name) {
			return "", false
		}
	}
	if port == "" || scheme == "https" && port == "443" || scheme == "http" && port == "80" {
		return name, true
	}
	return name + ":" + port, true
}

func validPort(text string) bool {
	n, err := strconv.ParseUint(text, 10, 16)
	return err == nil && n > 0 && text[0] != '0' && text[0] != '+'
}

// validName matches a domain name in lower case, and an IPv4 address.
var validName = regexp.MustCompile(`^[a-z0-9_-]+(\.[a-z0-9_-]+)*\z`)
