package site

import (
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// Every setting of version 1 there was is read for ever, and written anew means the same.
func TestSettingsOfVersion1AreRead(t *testing.T) {
	for bits := range byte(0x20) {
		help := bits >> 2 & 3
		if help == 3 {
			continue
		}
		for hidden := range 256 {
			c := decodeSettings([]byte{1, bits, byte(hidden)})
			want := [...]uint64{
				Help: uint64(help), Warnings: uint64(1 - bits>>1&1), Marks: uint64(hidden),
				Sound: uint64(bits & 1), Turn: uint64(bits >> 4 & 1),
			}
			for s, n := range want {
				require.Equal(t, n, c.get(setting(s)), "%b %b: %s", bits, hidden, table[s].name)
			}
			require.Equal(t, c, decodeSettings(c.encode()))
		}
	}
}

func TestBytesThatAreNoSettings(t *testing.T) {
	for _, data := range [][]byte{
		nil, {0}, {1}, {1, 0xf0, 0}, {1, 3 << 2, 0}, {1, 0xe0, 0}, {1, 0, 0, 0},
		{2, 1}, {2, 1, 1}, {2, 4, 1, 1, 9}, {2, 4, 1, 1, 99, 200, 1}, {3, 1}, {3, 4, 1, 1, 9}, {4}, {4, 4, 1, 1},
		{99, 0, 0},
	} {
		assert.Equal(t, Settings{}, decodeSettings(data), data)
	}
}

func TestSettingsAreFewBytes(t *testing.T) {
	assert.Equal(t, []byte{3}, Settings{}.encode(), "a newcomer's")
	var c Settings
	require.NoError(t, c.change(Form{"help": "none", "warnings": "false", "marks": "valid,last", "sound": "false"}))
	assert.Equal(t, []byte{3, 1, 1, 2, 2, 0, 3, 1, 0b11011011, 4, 0}, c.encode())
	assert.Equal(t, c, decodeSettings(c.encode()))
}

// Whoever saved settings when a newcomer heard no sound hears none until it is chosen, whatever else is.
func TestSettingsOfVersion2KeepTheSoundThatWasChosen(t *testing.T) {
	assert.True(t, Settings{}.On(Sound), "a newcomer's")
	for _, saved := range []struct {
		data []byte
		on   bool
	}{
		{[]byte{2}, false}, {[]byte{2, 1, 1, 2}, false}, {[]byte{2, 20, 1, 2}, false}, {[]byte{2, 4, 1, 1}, true},
		{[]byte{3}, true}, {[]byte{3, 4, 0}, false},
	} {
		c := decodeSettings(saved.data)
		assert.Equal(t, saved.on, c.On(Sound), saved.data)
		require.NoError(t, c.change(Form{"help": "none"}))
		assert.Equal(t, saved.on, decodeSettings(c.encode()).On(Sound), saved.data)
	}
}

// What a newer program has written outlives this one, until the setting itself is chosen anew.
func TestEntriesThatAreNotKnownAreKept(t *testing.T) {
	language, later := "\xc8\x02en", "\x01\x01\x09" // a setting, and an amount of help, that there are not yet
	c := decodeSettings([]byte("\x03" + language + "\x04\x01\x01" + later))
	assert.True(t, c.On(Sound))
	assert.Equal(t, fullHelp, c.Choice(Help), "a newcomer's, as what was chosen is not known")
	require.NoError(t, c.change(Form{"sound": "false", "turn": "true"}))
	assert.Equal(t, "\x03\x04\x00\x05\x01\x01"+language+later, string(c.encode()))
	require.NoError(t, c.change(Form{"help": "some"}))
	assert.Equal(t, "\x03\x01\x01\x01\x04\x00\x05\x01\x01"+language, string(c.encode()))
}

// Whatever bytes there are, what was read of them is written and read again, and an entry that is not known is lost
// only when its setting is chosen.
func FuzzSettingBytes(f *testing.F) {
	f.Add([]byte{1, 0x16, 0xa5}, uint8(0), uint64(1))
	f.Add([]byte{2, 1, 1, 2, 200, 3, 'a', 'b', 'c', 1, 1, 9, 3, 0}, uint8(1), uint64(0))
	f.Add([]byte{2, 4, 9, 1, 0, 0, 0, 0, 0, 0, 0, 0, 5, 2, 1, 0}, uint8(4), uint64(1))
	f.Fuzz(func(t *testing.T, data []byte, which uint8, n uint64) {
		c := decodeSettings(data)
		for s, e := range table {
			require.True(t, e.knows(c.get(setting(s))), "%q is none of its values", e.name)
		}
		require.Equal(t, c, decodeSettings(c.encode()))

		s := setting(int(which) % len(table))
		if !table[s].knows(n) {
			return
		}
		next := c
		next.set(s, n)
		read := decodeSettings(next.encode())
		require.Equal(t, next, read)
		for other := range setting(len(table)) {
			if other != s {
				require.Equal(t, c.get(other), read.get(other), "%q changed with %q", table[other].name, table[s].name)
			}
		}
		require.Equal(t, n, read.get(s))
		require.Equal(t, withoutEntry(c.foreign, table[s].tag), read.foreign)
	})
}
