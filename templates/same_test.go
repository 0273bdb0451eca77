package templates

import (
	"bytes"
	"fmt"
	"math/rand/v2"
	"reflect"
	"strconv"
	"sync"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// forgetAll empties every same, and returns how much they had kept.
func forgetAll() (kept int) {
	for _, s := range sames {
		kept += s.forget()
	}
	return kept
}

// htmlOf renders the page.
func htmlOf(t *testing.T, p Play) string {
	t.Helper()
	var html bytes.Buffer
	require.NoError(t, PlayPage(p).Render(t.Context(), &html))
	return html.String()
}

// filled returns a page of which every field that there is has a random value, whatever fields there are.
func filled(t *testing.T, random *rand.Rand) (p Play) {
	t.Helper()
	fill(t, random, reflect.ValueOf(&p).Elem())
	p.Nav = p.Nav[:min(len(p.Nav), mostPlaces)]
	return p
}

func fill(t *testing.T, random *rand.Rand, v reflect.Value) {
	t.Helper()
	switch v.Kind() {
	case reflect.String:
		v.SetString("<" + strconv.Itoa(random.IntN(4)) + ">")
	case reflect.Bool:
		v.SetBool(random.IntN(2) == 0)
	case reflect.Int:
		v.SetInt(int64(random.IntN(3)))
	case reflect.Pointer:
		v.SetZero()
		if v.Type() == reflect.TypeFor[*PlayWords]() || random.IntN(2) == 0 { // there always are words
			v.Set(reflect.New(v.Type().Elem()))
			fill(t, random, v.Elem())
		}
	case reflect.Slice:
		v.Set(reflect.MakeSlice(v.Type(), random.IntN(4), 4))
		for i := range v.Len() {
			fill(t, random, v.Index(i))
		}
	case reflect.Struct:
		if v.Type() == reflect.TypeFor[JSON]() {
			v.Set(reflect.ValueOf(NewJSON(random.IntN(4))))
			return
		}
		for i := range v.NumField() {
			fill(t, random, v.Field(i))
		}
	case reflect.Uint8: // of no page
	default:
		require.Fail(t, "a page has a field that this test cannot fill", v.Type().String())
	}
}

// TestPagesDoNotDependOnThoseBefore renders pages with random values of all their fields, with what was kept of others
// and without.
func TestPagesDoNotDependOnThoseBefore(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	for range 300 {
		p := filled(t, random)
		kept := htmlOf(t, p)
		forgetAll()
		assert.Equal(t, htmlOf(t, p), kept)
		htmlOf(t, filled(t, random))
	}
}

// TestEveryFieldOfAPageCounts renders a page, changes one field, whichever there are, and renders it again, with what
// was kept and without.
func TestEveryFieldOfAPageCounts(t *testing.T) {
	fields := 0
	var change func(p *Play, v reflect.Value, name string)
	change = func(p *Play, v reflect.Value, name string) {
		again := func() {
			fields++
			kept := htmlOf(t, *p)
			forgetAll()
			require.Equal(t, htmlOf(t, *p), kept, name)
		}
		old := reflect.New(v.Type()).Elem()
		old.Set(v)
		switch v.Kind() {
		case reflect.String:
			v.SetString(v.String() + "changed")
			again()
		case reflect.Bool:
			v.SetBool(!v.Bool())
			again()
		case reflect.Int:
			v.SetInt(v.Int() + 1)
			again()
		case reflect.Pointer:
			if v.IsNil() {
				return
			}
			if v.Type() != reflect.TypeFor[*PlayWords]() {
				v.SetZero()
				again()
			}
			v.Set(reflect.New(v.Type().Elem())) // a copy: words are never changed, but there may be others
			v.Elem().Set(old.Elem())
			for i := range v.Elem().NumField() {
				again := reflect.New(v.Type().Elem())
				again.Elem().Set(old.Elem())
				v.Set(again)
				change(p, v.Elem().Field(i), name+"."+v.Type().Elem().Field(i).Name)
			}
		case reflect.Slice:
			for i := range min(v.Len(), 2) {
				change(p, v.Index(i), name)
			}
		case reflect.Struct:
			for i := range v.NumField() {
				if f := v.Field(i); f.CanSet() {
					change(p, f, name+"."+v.Type().Field(i).Name)
				}
			}
		}
		v.Set(old)
	}
	random := rand.New(rand.NewPCG(3, 4))
	for range 4 {
		p := filled(t, random)
		htmlOf(t, p)
		change(&p, reflect.ValueOf(&p).Elem(), "Play")
	}
	assert.Greater(t, fields, 500)
}

// TestWhatIsKeptIsBounded asks one for more inputs than it keeps, from several goroutines.
func TestWhatIsKeptIsBounded(t *testing.T) {
	signs := sameFor(iconView)
	defer func() { sames = sames[:len(sames)-1] }()
	var wait sync.WaitGroup
	for range 4 {
		wait.Go(func() {
			for i := range 3 * mostSame {
				var html bytes.Buffer
				name := fmt.Sprint("sign", i)
				assert.NoError(t, signs.of(name).Render(t.Context(), &html))
				assert.Contains(t, html.String(), `class="icon icon-`+name+`"`)
			}
		})
	}
	wait.Wait()
	kept := signs.forget()
	assert.Positive(t, kept)
	assert.LessOrEqual(t, kept, mostSame)
}
