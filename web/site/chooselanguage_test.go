package site_test

import (
	"net/http"
	"net/url"
	"strings"
	"testing"

	"github.com/PuerkitoBio/goquery"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"chesstutor/web/webtest"
)

// A page leads to itself in German, and back; the address that chooses keeps the choice and leads to the one without.
func TestALanguageIsChosenByTheAddress(t *testing.T) {
	c := webtest.NewBrowser(t, nil)
	c.Unknown = true
	for _, path := range []string{"/", "/learn", "/lessons", "/settings", "/grown-ups", "/practice/skills"} {
		for _, step := range []struct{ now, next, name string }{
			{"en", "de", "Deutsch"}, {"de", "es", "Español"}, {"es", "en", "English"},
		} {
			page := c.Document(path)
			assert.Equal(t, step.now, page.Find("html").AttrOr("lang", ""), path)
			link := page.Find(".header a[hreflang=" + step.next + "]")
			assert.Equal(t, step.name, strings.TrimSpace(link.Text()), path)
			assert.Equal(t, step.next, link.AttrOr("lang", ""), path)
			assert.Equal(t, link.AttrOr("href", ""),
				page.Find("link[rel=alternate][hreflang="+step.next+"]").AttrOr("href", ""), path)

			r := c.Get(path + link.AttrOr("href", "") + "&ply=1")
			require.Equal(t, http.StatusSeeOther, r.StatusCode, path)
			assert.Equal(t, path+"?ply=1", r.Header.Get("Location"), "what else the address has stays")
		}
	}
}

// The links to other languages keep what the address asks for.
func TestTheLinksToOtherLanguagesKeepTheQuery(t *testing.T) {
	c := webtest.NewBrowser(t, nil)
	c.JSON().Start("", "two")
	c.JSON().Play("e2e4", "e7e5", "g1f3")
	for address, want := range map[string]string{
		"/?ply=1":                     "/?lang=de&ply=1",
		"/practice/sheet?seed=2&n=12": "/practice/sheet?lang=de&n=12&seed=2",
		"/edit?fen=4k3/8/8/8/8/8/8/4K3+w+-+-+0+1": "/edit?fen=4k3%2F8%2F8%2F8%2F8%2F8%2F8%2F4K3+w+-+-+0+1&lang=de",
		"/settings": "/settings?lang=de",
	} {
		page := c.Document(address)
		here, err := url.Parse(address)
		require.NoError(t, err)
		for _, link := range []string{".header a[hreflang=de]", "link[rel=alternate][hreflang=de]"} {
			to, err := here.Parse(page.Find(link).AttrOr("href", "none"))
			require.NoError(t, err)
			assert.Equal(t, want, to.String(), link)
		}
	}
}

// An unknown language is refused in the usual one, with those there are, and changes nothing.
func TestAnUnknownLanguageIsRefused(t *testing.T) {
	c := webtest.NewBrowser(t, nil)
	r := c.Get("/lessons?lang=tlh")
	assert.Equal(t, http.StatusBadRequest, r.StatusCode)
	page, err := goquery.NewDocumentFromReader(r.Body)
	require.NoError(t, err)
	assert.Contains(t, page.Text(), "Language is one of auto, en, de, es, fr or uk.")
	assert.Equal(t, "en", c.Document("/lessons").Find("html").AttrOr("lang", ""))
}

// The address that chooses leads to this site alone.
func TestChoosingALanguageStaysOnTheSite(t *testing.T) {
	c := webtest.NewBrowser(t, nil)
	c.Unknown = true
	for _, path := range []string{"//evil.example/?lang=de", "/%2Fevil.example/?lang=de", "/\\evil.example?lang=de"} {
		assert.NotRegexp(t, `^(//|/\\|https?:)`, c.Get(path).Header.Get("Location"), path)
	}
}

// A game of German shows moves with German letters; what programs get stays international.
func TestMovesHaveTheLettersOfTheLanguage(t *testing.T) {
	c := webtest.NewBrowser(t, nil)
	c.Unknown = true
	require.Equal(t, http.StatusSeeOther, c.Get("/?lang=de").StatusCode)
	c.JSON().Start("", "two")
	b := c.JSON().Play("g1f3", "g8f6", "b1c3")
	assert.Equal(t, []string{"Nf3", "Nf6", "Nc3"}, b.SAN)
	page := c.Document("/")
	assert.Equal(t, "de", page.Find("html").AttrOr("lang", ""))
	assert.Contains(t, page.Find("#moves").Text(), "Sf3")
	assert.NotContains(t, page.Find("#moves").Find(".san").Text(), "N")
}
