package site

import (
	"testing"

	"github.com/stretchr/testify/assert"
)

// A setting is whole when its tag is its own and every text of it is there.
func TestSettingsTableIsComplete(t *testing.T) {
	tags, names := map[byte]bool{0: true}, map[string]bool{"": true, "level": true, "was": true}
	for i, e := range table {
		s := setting(i)
		assert.False(t, tags[e.tag] || names[e.name], "%q: tag %d or the name is taken", e.name, e.tag)
		tags[e.tag], names[e.name] = true, true
		assert.True(t, e.knows(e.initial), e.name)
		assert.LessOrEqual(t, len(e.values), 64, e.name)
		assert.NotEmpty(t, settingTexts[s], "%q has no text", e.name)
		if e.flag() {
			assert.Len(t, e.values, 2, e.name)
			continue
		}
		assert.Len(t, valueTexts[s], len(e.values), e.name)
		for _, value := range e.values {
			assert.NotEmpty(t, valueTexts[s][value], "%q of %q has no text", value, e.name)
		}
	}
	assert.Len(t, settingTexts, len(table))
}
