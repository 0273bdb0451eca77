package release

import (
	"bytes"
	"encoding/base64"
	"encoding/hex"
	"fmt"
	"runtime"
	"runtime/debug"
	"strings"
	"time"

	"github.com/CycloneDX/cyclonedx-go"
)

// bill returns the list of what a program is made of (a software bill of materials, SBOM), in CycloneDX 1.6: each
// module with its version and the checksum of its source, and Go itself.
func (r *release) bill(deps []*debug.Module) ([]byte, error) {
	name := "pkg:golang/chesstutor@" + r.version
	bom := cyclonedx.NewBOM()
	bom.SpecVersion = cyclonedx.SpecVersion1_6
	bom.Metadata = &cyclonedx.Metadata{
		Timestamp: r.date.Format(time.RFC3339),
		Component: &cyclonedx.Component{
			BOMRef: name, PackageURL: name, Type: cyclonedx.ComponentTypeApplication, Name: "chesstutor",
			Version:    r.version,
			Licenses:   &cyclonedx.Licenses{{License: &cyclonedx.License{ID: "MIT"}}},
			Properties: &[]cyclonedx.Property{{Name: "commit", Value: r.commit}},
		},
	}
	version := strings.TrimPrefix(runtime.Version(), "go")
	parts := []cyclonedx.Component{{
		BOMRef: "pkg:golang/std@" + version, PackageURL: "pkg:golang/std@" + version,
		Type: cyclonedx.ComponentTypeLibrary, Name: "std", Version: version,
	}}
	for _, m := range deps {
		hash, err := checksum(m.Sum)
		if err != nil {
			return nil, fmt.Errorf("%s: %w", m.Path, err)
		}
		url := "pkg:golang/" + m.Path + "@" + m.Version
		parts = append(parts, cyclonedx.Component{
			BOMRef: url, PackageURL: url, Type: cyclonedx.ComponentTypeLibrary, Name: m.Path, Version: m.Version,
			Hashes: &[]cyclonedx.Hash{{Algorithm: cyclonedx.HashAlgoSHA256, Value: hash}},
		})
	}
	bom.Components = &parts
	var text bytes.Buffer
	err := cyclonedx.NewBOMEncoder(&text, cyclonedx.BOMFileFormatJSON).SetPretty(true).Encode(bom)
	return text.Bytes(), err
}

// checksum returns the checksum of a module's source, as go.sum tells it, in hexadecimal.
func checksum(sum string) (string, error) {
	text, ok := strings.CutPrefix(sum, "h1:")
	if !ok {
		return "", fmt.Errorf("the checksum %q is of an unknown kind", sum)
	}
	bytes, err := base64.StdEncoding.DecodeString(text)
	return hex.EncodeToString(bytes), err
}
