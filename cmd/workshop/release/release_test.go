package release

import (
	"archive/zip"
	"bytes"
	"os"
	"regexp"
	"runtime/debug"
	"testing"
	"time"

	"github.com/CycloneDX/cyclonedx-go"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// assertNamed checks that nothing that a program is made of is left out of the licences and the bill of materials.
func assertNamed(t *testing.T, modules []*debug.Module, list, licences []byte) {
	t.Helper()
	require.NotEmpty(t, modules)
	var bill cyclonedx.BOM
	require.NoError(t, cyclonedx.NewBOMDecoder(bytes.NewReader(list),
		cyclonedx.BOMFileFormatJSON).Decode(&bill))
	listed := map[string]string{}
	for _, c := range *bill.Components {
		listed[c.Name] = c.Version
	}
	assert.Len(t, listed, len(modules)+1, "the modules and Go itself")
	for _, m := range modules {
		assert.Equal(t, m.Version, listed[m.Path], m.Path)
		assert.Contains(t, string(licences), "\n"+m.Path+" "+m.Version+"\n")
	}
}

// The licences and the bill of a program name every module that it is made of.
func TestEveryModuleIsNamed(t *testing.T) {
	sums, err := os.ReadFile("../../../go.sum")
	require.NoError(t, err)
	var made []*debug.Module
	for _, m := range regexp.MustCompile(`(?m)^(github\.com/gorilla/\S+) (v[\d.]+) (h1:\S+)$`).FindAllSubmatch(sums,
		-1) {
		made = append(made, &debug.Module{Path: string(m[1]), Version: string(m[2]), Sum: string(m[3])})
	}
	require.Len(t, made, 2)
	r := release{version: "v1.2.3", commit: "0123abcd", date: time.Unix(1700000000, 0), source: "../../.."}
	licences, err := r.licences(t.Context(), made)
	require.NoError(t, err)
	list, err := r.bill(made)
	require.NoError(t, err)
	assertNamed(t, made, list, licences)
}

func TestArchivesForWindows(t *testing.T) {
	date := time.Unix(1700000000, 0)
	packed, err := pack(target{"windows", "amd64"}, "dir", []file{{name: "a.exe", data: []byte("x"), mode: 0o755}},
		date)
	require.NoError(t, err)
	r, err := zip.NewReader(bytes.NewReader(packed), int64(len(packed)))
	require.NoError(t, err)
	require.Len(t, r.File, 1)
	assert.Equal(t, "dir/a.exe", r.File[0].Name)
	assert.Equal(t, os.FileMode(0o755), r.File[0].Mode())
	assert.WithinDuration(t, date, r.File[0].Modified, 0)
}

func TestAModuleWithoutALicence(t *testing.T) {
	_, err := licencesIn(t.TempDir())
	assert.ErrorContains(t, err, "there is no licence")
}
