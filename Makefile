# `make test` needs Go and make. What else there is to test with, `make packages` installs.

NODE = web/browsertest/node_modules
LIGHTHOUSE = web/browsertest/lighthouse

.PHONY: run build release test packages checks soak soakideas bench fuzz generate

run: ## serve the game at http://localhost:8080
	go run ./cmd/chesstutor

build: ## make bin/chesstutor
	go build -trimpath -o bin/chesstutor ./cmd/chesstutor

release: ## make the archives of a release, for six platforms, in dist
	go run ./cmd/workshop release -out dist

test: ## all tests and checks; what this machine lacks is named last
	./.ci/test

packages: ## install, as root on Debian, what tests need beside Go
	./.ci/packages

checks: ## what no test runs: generated code, formatting, vet, staticcheck, style
	./.ci/checks

# An hour or so, and then SOAKTIME of three processes under a mixed load, one after the other of which is killed.
SOAKTIME = 1h
soak: packages $(LIGHTHOUSE)/node_modules/.package-lock.json ## the long form of the tests: 700 simulated learners, every page by every input and in every look, 10,000 positions of the coach, the whole bank of practice, the archives of all platforms, an attack on every route, a lesson of thirty children, three processes that are killed
	go test -count 1 ./tutor/say/english -run TestTheCorpus -corpus 10000 -v
	go test -tags soak -count 1 -timeout 120m -run 'TestWholeSentencesAreTrue|TestWrongSentencesAreCaught' -v ./tutor/say/proof
	go test -tags soak -count 1 -timeout 30m ./tutor/coach ./tutor/chess ./web/learn
	go test -tags soak -run 'TestFriendsHaveTheirStyle|TestEveryLevelHasACap|TestStrongLevelsPlayTheTables' -v -count 1 ./ai
	CGO_ENABLED=0 GOARCH=386 go test -count 1 ./ai/people # an int of 32 bits overflows where one of 64 does not
	go test -tags soak -count 1 -timeout 30m ./ai/ending ./tutor/exercise ./tutor/lesson ./tutor/practice ./web/play ./cmd/workshop/...
	CI=true go run ./cmd/workshop test -- -tags soak -race -count 1 -timeout 60m ./web/browsertest
	go test -tags soak -run '^TestNoAddressStopsOthers$$' -v -count 1 -timeout 60m ./web
	go test -run '^TestALessonOfThirty$$' -v -count 1 -timeout 60m ./cmd/chesstutor -args -lesson-for 20m
	go test -tags soak -run '^Test(OneProcessIsKilledManyTimes|Soak)$$' -v -count 1 -timeout 180m ./cmd/chesstutor -args -soak-for $(SOAKTIME)

bench: ## print the benchmarks
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
