package web

import (
	"go/parser"
	"go/token"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

const module = "chesstutor/"

// floors lists which of our packages the files of a package may import. Test files may import any.
var floors = map[string][]string{
	"tutor/chess":     nil,
	"templates/board": nil,
	"templates/frame": nil,
	"templates/learn": {"templates/board", "templates/frame", "templates/wording"},
	"templates/me":    {"templates/frame", "templates/learn", "templates/setup", "templates/wording"},
	"templates/play":  {"templates/board", "templates/frame", "templates/wording"},
	"templates/reviews": {
		"templates/board", "templates/frame", "templates/learn", "templates/play", "templates/wording",
	},
	"templates/rooms":   {"templates/board", "templates/frame", "templates/play", "templates/wording"},
	"templates/setup":   {"templates/board", "templates/frame", "templates/play", "templates/wording"},
	"templates/wording": nil,
	"assets":            nil,
	"assets/compress":   nil,
	"ai":                {"tutor/chess"},
	"ai/people":         {"tutor/chess"},
	"ai/people/train":   {"ai", "ai/people", "tutor/chess"},
	"tutor":             {"tutor/chess", "ai"},
	"tutor/cache":       nil,
	"tutor/guide":       {"tutor", "tutor/chess"},
	"tutor/room":        {"tutor", "tutor/chess"},
	"tutor/pgn":         {"tutor", "tutor/chess"},
	"tutor/review":      {"ai", "tutor", "tutor/chess", "tutor/fact", "tutor/coach"},

	"tutor/exercise": {"tutor/chess", "tutor/fact", "tutor/exchange", "tutor/coach"},
	"tutor/lesson":   {"tutor/chess", "tutor/exercise", "tutor/practice", "tutor/fact"},

	"tutor/practice": {"tutor/chess", "tutor/exercise"},
	"tutor/seen":     {"tutor/chess", "tutor", "tutor/fact", "tutor/coach"},
	"tutor/own":      {"tutor/chess", "tutor/practice", "tutor/seen"},
	"tutor/say": {
		"templates/wording",
		"tutor/chess",
		"ai",
		"tutor",
		"tutor/seen",
		"tutor/guide",
		"tutor/exercise",
		"tutor/lesson",
		"tutor/practice",
		"tutor/pgn",
		"tutor/review",
		"tutor/room",
		"tutor/fact",
		"tutor/coach",
	},
	"tutor/say/saytest": {
		"tutor/chess",
		"ai",
		"tutor/seen",
		"tutor/exercise",
		"tutor/practice",
		"tutor/pgn",
		"tutor/review",
		"tutor/room",
		"tutor/say",
		"tutor/fact",
		"tutor/say/english",
	},

	"tutor/chess/stockfishtest": nil,

	"tutor/room/live":            {"tutor/cache", "tutor/room", "tutor/room/sqlstore"},
	"tutor/room/sqlstore":        {"tutor/room"},
	"tutor/room/sqlstore/pgtest": {"tutor/needs"},
	"tutor/needs":                nil,

	"ai/uci": {"ai", "tutor/chess"},

	"web/site": {
		"templates/frame",
		"templates/learn",
		"templates/me",
		"templates/setup",
		"tutor/chess",
		"assets",
		"ai",
		"tutor",
		"tutor/seen",
		"tutor/lesson",
		"tutor/practice",
		"tutor/own",
		"tutor/say",
		"tutor/coach",
	},
	"web/game": {
		"templates/board",
		"templates/frame",
		"templates/play",
		"templates/setup",
		"templates/wording",
		"tutor/chess",
		"ai",
		"tutor",
		"tutor/seen",
		"tutor/lesson",
		"tutor/room",
		"tutor/say",
		"tutor/cache",
		"web/site",
		"tutor/fact",
		"tutor/coach",
	},
	"web/me": {
		"templates/frame",
		"templates/me",
		"templates/play",
		"templates/setup",
		"ai",
		"tutor",
		"tutor/lesson",
		"tutor/own",
		"tutor/practice",
		"tutor/say",
		"tutor/seen",
		"web/site",
		"web/game",
	},
	"web/play": {
		"templates/frame",
		"templates/play",
		"templates/setup",
		"tutor/chess",
		"ai",
		"tutor",
		"tutor/cache",
		"tutor/seen",
		"tutor/lesson",
		"tutor/own",
		"tutor/say",
		"web/site",
		"web/game",
		"tutor/fact",
		"tutor/coach",
	},
	"web/learn": {
		"templates/board",
		"templates/frame",
		"templates/learn",
		"tutor/chess",
		"tutor",
		"tutor/guide",
		"tutor/exercise",
		"tutor/lesson",
		"tutor/own",
		"tutor/practice",
		"tutor/seen",
		"tutor/say",
		"web/site",
		"web/game",
		"tutor/fact",
		"tutor/coach",
	},
	"web/rooms": {
		"templates/frame",
		"templates/play",
		"templates/rooms",
		"tutor/chess",
		"tutor",
		"tutor/room",
		"tutor/room/live",
		"tutor/room/sqlstore",
		"tutor/say",
		"web/site",
		"web/game",
	},

	"web/links": {
		"templates/frame",
		"templates/reviews",
		"tutor/chess",
		"tutor",
		"tutor/say",
		"web/site",
		"web/game",
	},
	"web/explore": {
		"templates/play",
		"templates/reviews",
		"tutor/chess",
		"tutor",
		"tutor/say",
		"web/site",
		"web/game",
		"tutor/fact",
		"tutor/coach",
	},
	"web/imports": {"templates/setup", "tutor/chess", "tutor", "tutor/pgn", "tutor/say", "web/site", "web/game"},
	"web/review": {
		"templates/board",
		"templates/frame",
		"templates/learn",
		"templates/reviews",
		"tutor/chess",
		"ai",
		"tutor",
		"tutor/lesson",
		"tutor/own",
		"tutor/review",
		"tutor/say",
		"web/site",
		"web/game",
		"tutor/fact",
	},

	"web/edit": {
		"templates/board",
		"templates/frame",
		"templates/play",
		"templates/setup",
		"tutor/chess",
		"tutor",
		"tutor/say",
		"web/site",
		"web/game",
		"tutor/fact",
	},
	"web/install": {"templates/frame", "assets", "tutor/say", "web/site"},
	"web/about":   {"templates/frame", "web/site"},
	"web/picture": {"templates/board", "tutor/chess", "assets", "tutor/say", "tutor/cache", "web/site", "web/game"},

	"web": {
		"web/metrics",
		"tutor/chess",
		"assets",
		"ai",
		"tutor",
		"tutor/room",
		"tutor/room/live",
		"tutor/room/sqlstore",
		"tutor/say",
		"web/site",
		"web/game",
		"web/play",
		"web/me",
		"web/links",
		"web/explore",
		"web/imports",
		"web/learn",
		"web/about",
		"web/edit",
		"web/install",
		"web/picture",
		"web/rooms",
		"web/review",
		"tutor/coach",
		"tutor/say/languages",
	},
	"web/webtest": {
		"ai",
		"tutor",
		"tutor/chess",
		"tutor/room",
		"tutor/room/sqlstore",
		"tutor/say",
		"tutor/say/english",
		"tutor/say/saytest",
		"web",
		"web/game",
		"web/site",
	},
	"web/metrics":     {"ai", "tutor/room/live"},
	"web/report":      nil,
	"web/browsertest": nil,
	"web/load":        {"tutor/chess"},
	"cmd/workshop": {
		"ai/people/train",
		"cmd/workshop/gotest",
		"cmd/workshop/match",
		"cmd/workshop/tune",
		"cmd/workshop/tactics",
		"cmd/workshop/recall",
		"cmd/workshop/harvest",
		"cmd/workshop/release",
	},
	"cmd/workshop/match":   {"ai", "tutor/chess"},
	"cmd/workshop/tune":    {"ai", "cmd/workshop/match", "tutor/chess"},
	"cmd/workshop/tactics": {"ai", "tutor/chess"},
	"cmd/workshop/recall": {
		"ai",
		"cmd/workshop/match",
		"tutor",
		"tutor/chess",
		"tutor/say",
		"tutor/fact",
		"tutor/coach",
		"tutor/say/english",
	},
	"cmd/workshop/harvest": {
		"ai",
		"cmd/workshop/match",
		"tutor/chess",
		"tutor/exercise",
		"tutor/practice",
		"tutor/fact",
		"tutor/exchange",
		"tutor/coach",
	},
	"cmd/workshop/release": nil,
	"cmd/workshop/gotest":  {"tutor/needs"},
	"cmd/chesstutor": {
		"web",
		"web/metrics",
		"web/report",
		"web/site",
		"web/load",
		"ai",
		"ai/uci",
		"tutor/chess",
		"tutor/say",
		"tutor/room/sqlstore",
		"tutor/say/english",
	},

	"tutor/fact":     {"tutor/chess"},
	"tutor/exchange": {"tutor/chess"},
	"tutor/coach":    {"ai", "tutor", "tutor/chess", "tutor/exchange", "tutor/fact"},
	"tutor/say/english": {
		"templates/wording",
		"ai",
		"tutor",
		"tutor/chess",
		"tutor/coach",
		"tutor/exercise",
		"tutor/fact",
		"tutor/pgn",
		"tutor/practice",
		"tutor/review",
		"tutor/room",
		"tutor/say",
		"tutor/seen",
	},
	"tutor/say/languages": {"tutor/say", "tutor/say/english"},
}

// wrongImports returns our packages that the files of a package import but may not, by floors; every package must
// have an entry there.
func wrongImports(dir string, imports []string) (wrong []string) {
	allowed, known := floors[dir]
	if !known {
		return []string{dir + " has no floor"}
	}
	for _, imported := range imports {
		if ours, ok := strings.CutPrefix(imported, module); ok && !slices.Contains(allowed, ours) {
			wrong = append(wrong, dir+" imports "+ours)
		}
	}
	return wrong
}

func TestFloors(t *testing.T) {
	seen := map[string]bool{}
	root := os.DirFS("..")
	require.NoError(t, fs.WalkDir(root, ".", func(name string, entry fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		if base := path.Base(name); entry.IsDir() && name != "." &&
			(base[0] == '.' || base == "testdata" || base == "node_modules" || name == "tmp") {
			return fs.SkipDir
		}
		if path.Ext(name) != ".go" || strings.HasSuffix(name, "_test.go") {
			return nil
		}
		file, err := parser.ParseFile(token.NewFileSet(), filepath.Join("..", name), nil,
			parser.ImportsOnly|parser.ParseComments)
		if err != nil {
			return err
		}
		var imports []string
		for _, i := range file.Imports {
			imported, err := strconv.Unquote(i.Path.Value)
			if err != nil {
				return err
			}
			imports = append(imports, imported)
		}
		seen[path.Dir(name)] = true
		assert.Empty(t, wrongImports(path.Dir(name), imports), name)
		return nil
	}))
	for dir := range floors {
		assert.True(t, seen[dir], "%s has a floor but no files", dir)
	}
}

func TestFloorsSeeAWrongImport(t *testing.T) {
	assert.NotEmpty(t, wrongImports("tutor/chess", []string{"chesstutor/ai"}))
	assert.NotEmpty(t, wrongImports("ai", []string{"fmt", "chesstutor/tutor"}))
	assert.NotEmpty(t, wrongImports("templates/board", []string{"chesstutor/tutor/chess"}))
	assert.NotEmpty(t, wrongImports("tutor/fact", []string{"chesstutor/tutor"}))
	assert.NotEmpty(t, wrongImports("tutor/exchange", []string{"chesstutor/tutor"}))
	assert.NotEmpty(t, wrongImports("tutor", []string{"chesstutor/tutor/coach"}))
	assert.NotEmpty(t, wrongImports("tutor/say", []string{"chesstutor/tutor/say/english"}))
	assert.NotEmpty(t, wrongImports("util", nil))
	capabilities := []string{
		"play", "rooms", "learn", "me", "review", "links", "explore", "imports", "picture", "install", "edit",
	}
	for _, one := range capabilities {
		for _, other := range append(slices.Clone(capabilities), "load") {
			assert.NotEmpty(t, wrongImports("web/"+one, []string{"chesstutor/web/" + other}))
		}
		assert.NotEmpty(t, wrongImports("web/"+one, []string{"chesstutor/web"}))
		assert.NotEmpty(t, wrongImports("web/site", []string{"chesstutor/web/" + one}))
		assert.NotEmpty(t, wrongImports("web/game", []string{"chesstutor/web/" + one}))
		if one != "install" { // shows no game
			assert.Empty(t, wrongImports("web/"+one, []string{"chesstutor/web/site", "chesstutor/web/game"}))
		}
	}
	assert.NotEmpty(t, wrongImports("web/site", []string{"chesstutor/web/game"}))
	assert.Empty(t, wrongImports("web", []string{"net/http", "chesstutor/tutor"}))
}
