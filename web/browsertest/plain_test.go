package browsertest

import (
	"bytes"
	"io"
	"net/http"
	"net/http/cookiejar"
	"net/url"
	"strings"
	"testing"

	"github.com/PuerkitoBio/goquery"
	"github.com/stretchr/testify/require"
	"golang.org/x/net/html"
)

// plain is a browser without scripts or a screen: it follows links and sends forms as any browser does, over HTTP
// alone.
type plain struct {
	t      *testing.T
	site   *site
	client *http.Client
	at     *url.URL
	doc    *goquery.Document
}

func newPlain(t *testing.T, s *site) *plain {
	jar, err := cookiejar.New(nil)
	require.NoError(t, err)
	at, err := url.Parse(s.url("/"))
	require.NoError(t, err)
	jar.SetCookies(at, []*http.Cookie{beenWelcome()})
	return &plain{t: t, site: s, client: &http.Client{Jar: jar, Timeout: patience}}
}

// send sends a request as a browser would, and returns the answer's body.
func (p *plain) send(method, address, kind, accept, body string) (*http.Response, string) {
	p.t.Helper()
	request, err := http.NewRequest(method, address, strings.NewReader(body))
	require.NoError(p.t, err)
	request.Header.Set("Accept", accept)
	if method == http.MethodPost {
		request.Header.Set("Content-Type", kind)
		request.Header.Set("Origin", p.site.url(""))
	}
	answer, err := p.client.Do(request)
	require.NoError(p.t, err)
	defer answer.Body.Close()
	read, err := io.ReadAll(answer.Body)
	require.NoError(p.t, err)
	return answer, string(read)
}

// load goes to a page.
func (p *plain) load(method, address, body string) {
	p.t.Helper()
	answer, text := p.send(
		method,
		address,
		"application/x-www-form-urlencoded",
		"text/html,application/xhtml+xml;q=0.9,*/*;q=0.8",
		body,
	)
	// This client has no scripts, so it sees the contents of noscript.
	root, err := html.ParseWithOptions(bytes.NewReader([]byte(text)), html.ParseOptionEnableScripting(false))
	require.NoError(p.t, err)
	p.at, p.doc = answer.Request.URL, goquery.NewDocumentFromNode(root)
}

func (p *plain) open(path string) { p.t.Helper(); p.load(http.MethodGet, p.site.url(path), "") }

func (p *plain) call(method, path, body string) (int, string) {
	p.t.Helper()
	answer, text := p.send(method, p.site.url(path), "application/json", "application/json", body)
	return answer.StatusCode, text
}

// find returns the first element of the page that matches.
func (p *plain) find(selector string) *goquery.Selection {
	p.t.Helper()
	found := p.doc.Find(selector).First()
	require.Equal(
		p.t,
		1,
		found.Length(),
		"%s is not on the page, which says: %s",
		selector,
		strings.Join(strings.Fields(p.doc.Find("body").Text()), " "),
	)
	return found
}

func (p *plain) press(selector string) { p.t.Helper(); p.choose(selector) }

// choose does what activating an element does without scripts.
func (p *plain) choose(selector string) {
	p.t.Helper()
	element := p.find(selector).Closest("a[href], button, summary, input")
	switch goquery.NodeName(element) {
	case "a":
		p.load(http.MethodGet, p.resolve(element.AttrOr("href", "")), "")
	case "button":
		p.submit(element)
	case "summary":
		element.Parent().SetAttr("open", "")
	case "input":
		require.Equal(p.t, "radio", element.AttrOr("type", ""), selector)
		element.Closest("form").
			Find(`input[type=radio][name="` + element.AttrOr("name", "") + `"]`).
			RemoveAttr("checked")
		element.SetAttr("checked", "")
	default:
		require.Fail(p.t, "nothing to press", selector)
	}
}

func (p *plain) resolve(address string) string {
	p.t.Helper()
	to, err := p.at.Parse(address)
	require.NoError(p.t, err)
	return to.String()
}

// submit sends the form that a button belongs to; a button of none does nothing.
func (p *plain) submit(button *goquery.Selection) {
	p.t.Helper()
	if button.AttrOr("type", "submit") != "submit" {
		return
	}
	form := button.Closest("form")
	if id, ok := button.Attr("form"); ok {
		form = p.find("form#" + id)
	}
	values := url.Values{}
	fields := form.Find("input, textarea, select")
	if id, ok := form.Attr("id"); ok {
		fields = fields.AddSelection(
			p.doc.Find(`input[form="` + id + `"], textarea[form="` + id + `"], select[form="` + id + `"]`),
		)
	}
	fields.Each(func(_ int, field *goquery.Selection) {
		name, named := field.Attr("name")
		kind := field.AttrOr("type", "")
		if !named || field.Is("[disabled]") || (kind == "radio" || kind == "checkbox") && !field.Is("[checked]") {
			return
		}
		values.Add(name, valueOf(field, kind))
	})
	if name := button.AttrOr("name", ""); name != "" {
		values.Set(name, button.AttrOr("value", ""))
	}
	action, method := p.resolve(form.AttrOr("action", "")), strings.ToUpper(form.AttrOr("method", http.MethodGet))
	if method == http.MethodGet {
		address, err := url.Parse(action)
		require.NoError(p.t, err)
		address.RawQuery = values.Encode()
		p.load(method, address.String(), "")
		return
	}
	p.load(method, action, values.Encode())
}

// valueOf is what a field of a form sends.
func valueOf(field *goquery.Selection, kind string) string {
	switch goquery.NodeName(field) {
	case "textarea":
		return field.Text()
	case "select":
		chosen := field.Find("option[selected]")
		if chosen.Length() == 0 {
			chosen = field.Find("option").First()
		}
		return chosen.AttrOr("value", chosen.Text())
	}
	if kind == "checkbox" {
		return field.AttrOr("value", "on")
	}
	return field.AttrOr("value", "")
}

func (p *plain) sees(selector string) { p.t.Helper(); p.find(selector) }

func (p *plain) reads(selector, text string) {
	p.t.Helper()
	require.Equal(p.t, text, p.text(selector), selector)
}

func (p *plain) text(selector string) string {
	return strings.TrimSpace(p.doc.Find(selector).First().Text())
}

func (p *plain) texts(selector string) []string {
	return p.doc.Find(selector).Map(func(_ int, e *goquery.Selection) string { return strings.TrimSpace(e.Text()) })
}

func (p *plain) attr(selector, name string) string {
	p.t.Helper()
	return p.find(selector).AttrOr(name, "")
}

func (p *plain) attrs(selector, name string) []string {
	return p.doc.Find(selector).Map(func(_ int, e *goquery.Selection) string { return e.AttrOr(name, "") })
}

func (p *plain) count(selector string) int { return p.doc.Find(selector).Length() }

func (p *plain) value(selector string) string {
	p.t.Helper()
	field := p.find(selector)
	return valueOf(field, field.AttrOr("type", ""))
}

func (p *plain) path() string { return p.at.Path }

func (p *plain) idle() {}

func (p *plain) shoot(string) {}

func (p *plain) server() *site { return p.site }
