package say

// SettingTexts holds the texts of the settings, by name, and of their values,
// by name=value. On and off have no texts, nor have languages: each is shown by
// its own name.
type SettingTexts map[string]string
