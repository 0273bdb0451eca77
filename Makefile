# `make test` needs Go, make and a C compiler. What else the tests need it installs when run
# as root, and names otherwise.

NODE = web/browsertest/node_modules
LIGHTHOUSE = web/browsertest/lighthouse

.PHONY: run build release test soak soakideas bench fuzz generate packages checks gotest

run: ## serve the game at http://localhost:8080
	go run ./cmd/chesstutor

build: ## make bin/chesstutor
	go build -trimpath -o bin/chesstutor ./cmd/chesstutor

release: ## make the archives of a release, for six platforms, in dist
	go run ./cmd/workshop release -out dist

test: packages checks gotest ## everything

packages: ## install what the tests need, or name it
	./web/browsertest/packages

checks: $(NODE)/.package-lock.json
	./web/browsertest/checks

# Tests that start something concurrent, found by the patterns in CONCURRENT, run a second
# time with the race detector: the rest would take ten times as long for nothing. Browser
# tests run with it in make soak only, and whole games with many searches never.
CONCURRENT = ^[[:space:]]+go [a-z]|\.Go\(|AfterFunc|NewServer\(|synctest\.|occupy\(|running\(|gather\(
RACED = git grep -lE '$(CONCURRENT)' -- '*_test.go' \
	':!web/browsertest' ':!tutor/coach/beginner_test.go' ':!web/twolanguages_test.go' ':!web/roomspy_test.go'

# Packages that take longest come first; at the end the ten slowest tests are listed. No vet
# here: make checks has done that.
gotest: $(NODE)/.package-lock.json
	go run ./web/browsertest/slowest -vet=off -timeout 25m ./web/browsertest ./cmd/chesstutor ./tutor/room/sqlstore ./ai ./web ./...
	files=$$($(RACED)) && go run ./web/browsertest/slowest -vet=off -timeout 25m -race \
		-run "^($$(grep -ho '^func Test[A-Za-z0-9]*' $$files | cut -c6- | paste -sd'|'))$$" \
		./web ./tutor/room/sqlstore $$(dirname $$files | sort -u | sed 's|^|./|')

# Three quarters of an hour or so, and then SOAKTIME of three processes under a mixed load, one after the other of which is killed.
SOAKTIME = 1h
soak: packages $(NODE)/.package-lock.json $(LIGHTHOUSE)/node_modules/.package-lock.json ## the long form of the tests: 1,200 simulated beginners, every page by every input and in every look, 10,000 positions of the coach, the whole bank of practice, the archives of all platforms, an attack on every route, three processes that are killed
	go test -count 1 ./tutor/say/english -run TestTheCorpus -corpus 10000 -v
	CHESSTUTOR_SOAK=1 go test -run TestABeginnerComesToAFairMatch -v -count 1 -timeout 30m ./tutor/coach
	CHESSTUTOR_SOAK=1 go test -count 1 -timeout 30m ./tutor/practice/...
	go test -tags soak -count 1 -timeout 30m ./cmd/workshop/release
	CHESSTUTOR_SOAK=1 go run ./web/browsertest/slowest -race -count 1 -timeout 60m ./web/browsertest
	go test -tags soak -run '^TestNoAddressStopsOthers$$' -v -count 1 -timeout 60m ./web
	go test -tags soak -run '^TestSoak$$' -v -count 1 -timeout 180m ./cmd/chesstutor -args -soak-for $(SOAKTIME)

bench: ## print the benchmarks, with Stockfish's figures beside where it is installed
	@PATH="$$PATH:/usr/games" command -v stockfish >/dev/null || echo "Stockfish is not installed: its figures are left out."
	go test -run '^$$' -bench . -benchmem ./...

soakideas: ## check the ideas found in 10,000 positions against a second program
	go test -run TestEveryIdeaIsTrue -v -timeout 30m ./tutor/coach -args -audit 10000

FUZZTIME = 30s
fuzz: ## run each fuzz target for FUZZTIME
	@set -e; for dir in $$(grep -rl --include=*_test.go '^func Fuzz' . | xargs -n1 dirname | sort -u); do \
		for target in $$(grep -ho '^func Fuzz[A-Za-z0-9]*' $$dir/*_test.go | cut -d' ' -f2); do \
			go test -run '^$$' -fuzz "^$$target$$" -fuzztime $(FUZZTIME) $$dir; done; done

generate: ## write the templ components' Go code and the bundled, compressed assets anew
	go tool templ fmt templates
	go tool templ generate -include-version=false
	go generate ./assets

# Lighthouse rates the pages, in make soak only. Its lock file pins every package, those of
# other platforms too.
$(LIGHTHOUSE)/node_modules/.package-lock.json: $(LIGHTHOUSE)/package-lock.json $(LIGHTHOUSE)/package.json $(LIGHTHOUSE)/.npmrc
	cd $(LIGHTHOUSE) && npm ci --prefer-offline --ignore-scripts

$(NODE)/.package-lock.json: web/browsertest/package-lock.json web/browsertest/package.json web/browsertest/.npmrc
	cd web/browsertest && npm ci --prefer-offline
