package site

// Encoded settings begin with a version byte.
//
// Version 3, the current one, is followed by an entry for each setting that differs from its default, in the order
// of the table: a tag, the length of the value, and the value, a little-endian number. Unknown entries and values,
// written by a newer program, are preserved and written last.
//
// Version 2 was the same, but sound was off by default.
//
// Version 1 was followed by two bytes: bits, and the marks that are hidden.
const (
	settingsVersion1 = 1
	settingsVersion2 = 2
	settingsVersion3 = 3
)

// encode encodes settings as version 3.
func (c Settings) encode() []byte {
	data := []byte{settingsVersion3}
	for s, e := range table {
		if c.changed[s] != 0 {
			number := shortest(c.get(setting(s)))
			data = append(append(data, e.tag, byte(len(number))), number...)
		}
	}
	return append(data, c.foreign...)
}

// decodeSettings decodes settings. Invalid bytes give the default settings.
func decodeSettings(data []byte) Settings {
	switch {
	case len(data) == 0:
		return Settings{}
	case data[0] == settingsVersion1:
		return decodeSettings1(data)
	case data[0] == settingsVersion2:
		var c Settings
		c.set(Sound, 0)
		return c.with(string(data[1:]))
	case data[0] == settingsVersion3:
		return Settings{}.with(string(data[1:]))
	}
	return Settings{}
}

// with returns the settings changed by encoded entries; the default settings if the entries are incomplete.
func (c Settings) with(entries string) Settings {
	for entries != "" {
		one, rest, ok := cutEntry(entries)
		if !ok {
			return Settings{}
		}
		entries = rest
		if s, n, known := readEntry(one); known {
			c.set(s, n)
		} else {
			c.foreign += one
		}
	}
	return c
}

// cutEntry splits the first entry off; ok is false if it is incomplete.
func cutEntry(entries string) (one, rest string, ok bool) {
	if len(entries) < 2 || len(entries) < 2+int(entries[1]) {
		return "", "", false
	}
	end := 2 + int(entries[1])
	return entries[:end], entries[end:], true
}

// readEntry decodes an entry whose setting and value are known.
func readEntry(one string) (s setting, n uint64, known bool) {
	number := one[2:]
	if len(number) > 8 {
		return 0, 0, false
	}
	n = littleEndian(number)
	for s, e := range table {
		if e.tag == one[0] && e.knows(n) {
			return setting(s), n, true
		}
	}
	return 0, 0, false
}

// withoutEntry returns encoded entries without those of a tag.
func withoutEntry(entries string, tag byte) (others string) {
	for entries != "" {
		one, rest, _ := cutEntry(entries)
		if one[0] != tag {
			others += one
		}
		entries = rest
	}
	return others
}

// The bits of version 1.
const (
	bytes1      = 3
	sound1      = 1 << 0
	silent1     = 1 << 1
	helpShift1  = 2
	turn1       = 1 << 4
	unusedBits1 = 0xe0
)

func decodeSettings1(data []byte) (c Settings) {
	if len(data) != bytes1 || data[1]&unusedBits1 != 0 || !table[Help].knows(uint64(data[1]>>helpShift1&3)) {
		return Settings{}
	}
	bit := func(bit byte) uint64 {
		if data[1]&bit != 0 {
			return 1
		}
		return 0
	}
	c.set(Help, uint64(data[1]>>helpShift1&3))
	c.set(Warnings, 1-bit(silent1))
	c.set(Sound, bit(sound1))
	c.set(Turn, bit(turn1))
	c.set(Marks, uint64(data[2]))
	return c
}
