# One word for each purpose; CI calls the same words. `make` alone lists them.
# Every target sets up what it needs. The environments are stamped against their lock files,
# so a second run goes straight to work.

PYTHON ?= python3
# One more than the two cores of CI: tests of servers and browsers wait half of their time.
JOBS ?= 3
ARGS ?=
# How much the C compiler optimises; tests are content with less, figures are not.
LEVEL ?= 3

BIN := .venv/bin
CORE := .venv/.core-stamp
WEB := .venv/.web-stamp
DEV := .venv/.dev-stamp
PEERS := .venv-peers/.stamp
CLUSTER := .venv-cluster/.stamp
NODE := web/node_modules/.stamp
CLIENT := src/raumhafen/server/static/index.html

PYTEST := $(BIN)/python -m pytest -n $(JOBS) --dist worksteal
# Bytecode is made of what is imported, when it is: a third of the installation was spent on the rest.
PIP := -m pip --disable-pip-version-check install --quiet --no-compile
# Independent parts side by side: linters and type checkers use one core each.
BESIDE := $(MAKE) --no-print-directory -j2 --output-sync=target

# Some machines forbid it; then every test worker and every server of the tests would translate
# all sources anew, and pytest rewrite the assertions of all tests.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help play terminal web check test test-cluster test-train soak bench bench-research bench-peers bench-server bench-attack ladder screenshots \
	browser compiled client-types wheel coverage docs fields format lint types lock clean

help: ## List the targets
	@grep -E '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed -E 's/^([a-z-]+):.*## (.*)/\1|\2/' \
		| while IFS='|' read -r name text; do printf '  make %-13s %s\n' "$$name" "$$text"; done

play: $(WEB) $(CLIENT) ## Open the platform at http://localhost:8000
	$(BIN)/raumhafen serve --port 8000 --open $(ARGS)

terminal: $(CORE) ## Play Space Base in the terminal (ARGS="--lang de" is passed on)
	$(BIN)/raumhafen play space-base $(ARGS)

web: $(CLIENT) ## Build the browser client

check: ## Lint, types and quick tests, in under a minute
	@$(BESIDE) $(DEV) $(NODE)
	@$(BESIDE) lint quick-rules quick-others types lint-web test-web

# Thousands of tests of milliseconds: two plain halves are a quarter less work than handing each
# of them to a worker and its report back.
QUICK := $(BIN)/python -m pytest -q -x -m "not slow and not soak"
.PHONY: quick-rules quick-others
quick-rules: $(DEV)
	$(QUICK) tests/games tests/contract $(ARGS)

quick-others: $(DEV)
	$(QUICK) --ignore tests/games --ignore tests/contract $(ARGS)

test: ## Lint, types and all tests but the soak: what CI runs first
	@$(BESIDE) LEVEL=1 $(DEV) $(CLIENT) compiled browser types lint-web check-web test-web lint
	$(PYTEST) -q -m "not soak and (interpreted or not slow)" $(ARGS)
	@$(MAKE) --no-print-directory LEVEL=1 compiled  # the client may have come after the copy
	PYTHONPATH=build/compiled $(PYTEST) -q -m "slow and not soak" $(ARGS)

# Ray and PyTorch are large and needed by few, so they have an environment of their own.
test-cluster: $(CLUSTER) test-train ## Matches on a Ray cluster of two nodes, one of them killed; the example of PPO
	PYTHONPATH=src .venv-cluster/bin/python -m pytest -q tests/cluster $(ARGS)

test-train: $(CLUSTER) ## The example of self-play PPO, with a tiny budget
	PYTHONPATH=src .venv-cluster/bin/python -m pytest -q tests/train $(ARGS)

# The rules were proved to be the same compiled (test_compiled, and all quick tests interpreted), so long
# proofs, here and at the end of `test`, play with the compiled ones.
soak: $(DEV) compiled browser $(CLIENT) ## The long proofs: thousands of games, fault storms
	PYTHONPATH=build/compiled $(PYTEST) -m soak tests/contract/test_soak.py tests/games tests/sim $(ARGS)
	$(PYTEST) -m soak --ignore tests/contract/test_soak.py --ignore tests/games --ignore tests/sim $(ARGS)

bench: $(DEV) compiled ## Measure decisions per second, copies, views
	$(BIN)/python -m benchmarks.run $(ARGS)

bench-research: $(DEV) compiled ## Measure steps of the research interfaces beside the engine
	$(BIN)/python -m benchmarks.research $(ARGS)

bench-peers: $(DEV) $(PEERS) compiled ## Measure beside catanatron, OpenSpiel and PettingZoo, in the same run
	$(BIN)/python -m benchmarks.beside_peers $(ARGS)

bench-server: $(DEV) ## Load the server with 300 live tables
	$(BIN)/python -m benchmarks.server $(ARGS)

bench-attack: $(DEV) ## One person at all limits at once, beside 100 live tables
	$(BIN)/python -m benchmarks.attacker $(ARGS)

ladder: $(DEV) compiled ## Let the bots play each other and print 95 % intervals
	PYTHONPATH=build/compiled $(BIN)/python -m benchmarks.ladder $(ARGS)

screenshots: $(DEV) $(CLIENT) browser ## Pictures of every screen into screenshots/
	$(BIN)/python -m tests.browser.screenshots $(ARGS)

client-types: $(DEV) ## Write the client's types anew from server and games
	$(BIN)/python tools/client_types.py

compiled: $(DEV) ## Build engine, components, games and search with mypyc into build/compiled
	$(BIN)/python tools/compile.py --jobs $(JOBS) --level $(LEVEL)

wheel: compiled $(CLIENT) ## Build the wheels with the browser client into dist/, plain and compiled
	$(BIN)/python tools/wheels.py $(ARGS)

# Tracing makes the tests several times slower, so CI of every change does without; the workflow and
# every release run it. Quick tests and all of the server's: the long ones of the rules take the same
# branches again, so under the server they are the compiled ones, which nothing traces. The browser
# tests measure the client.
TRACED := $(BIN)/coverage run -m pytest -n $(JOBS) --dist worksteal -q $(ARGS)
coverage: $(DEV) $(CLIENT) browser ## Branches that tests reach, against the floors of pyproject.toml
	@$(MAKE) --no-print-directory LEVEL=1 compiled
	rm -rf build/coverage && mkdir -p build/coverage
	$(TRACED) -m "not soak and not untraced and (interpreted or not slow)" --ignore tests/browser --ignore tests/packaging
	PYTHONPATH=build/compiled $(TRACED) -m "slow and not soak and not untraced" tests/server tests/cli
	$(BIN)/python tools/coverage_floor.py $(if $(BASE),--base $(BASE))

# Not --quiet: mkdocs then does not count the warnings that --strict is about.
docs: $(DEV) ## Build the site of guides, rules, protocol and API into build/site; writes its tables anew
	$(BIN)/python tools/entry_table.py
	NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict

fields: $(DEV) ## Write the copy of every state from its declaration
	$(BIN)/python tools/write_fields.py

format: $(DEV) ## Format the code and apply the safe lint fixes
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

# Only files that have changed are read again, so that the second run is quick.
lint: $(DEV)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .

.PHONY: lint-web check-web test-web
lint-web: $(NODE)
	cd web && npm run --silent lint

check-web: $(NODE)
	cd web && npm run --silent check

test-web: $(NODE)
	cd web && npm run --silent test

types: $(DEV)
	$(BIN)/mypy src tests tools benchmarks examples

# The locks hold versions only, no hosts, so any package index serves them. Pins are kept where they
# still fit; `make lock ARGS=--upgrade` moves them. Ray and PyTorch stand in requirements/cluster.txt.
lock: export CUSTOM_COMPILE_COMMAND = make lock
lock: COMPILE = $(BIN)/pip-compile --quiet --strip-extras --allow-unsafe --no-emit-options \
	--no-emit-index-url --no-emit-trusted-host --no-emit-find-links $(ARGS) pyproject.toml
lock: $(DEV) ## Write requirements/*.txt anew from pyproject.toml
	$(COMPILE) -o requirements/core.txt
	$(COMPILE) -o requirements/web.txt -c requirements/core.txt --extra web
	$(COMPILE) -o requirements/dev.txt -c requirements/core.txt \
		-c requirements/web.txt --extra web --extra research --extra dev

clean: ## Remove builds and caches; the environments .venv… stay
	rm -rf build dist src/*.egg-info .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find src tests tools benchmarks -name __pycache__ -type d -prune -exec rm -rf {} +

.venv/bin/python:
	$(PYTHON) -c 'import sys; sys.exit(None if sys.version_info >= (3, 11) else "Python 3.11 or newer, please")'
	$(PYTHON) -m venv .venv

$(CORE): requirements/core.txt pyproject.toml | .venv/bin/python
	$(BIN)/python $(PIP) -r requirements/core.txt
	$(BIN)/python $(PIP) --no-deps -e .
	touch $@

$(WEB): requirements/web.txt $(CORE)
	$(BIN)/python $(PIP) -r requirements/web.txt
	touch $@

$(DEV): requirements/dev.txt $(CORE)
	$(BIN)/python $(PIP) -r requirements/dev.txt
	touch $@

$(PEERS): benchmarks/requirements-peers.txt
	test -x .venv-peers/bin/python || $(PYTHON) -m venv .venv-peers
	.venv-peers/bin/python $(PIP) -r benchmarks/requirements-peers.txt
	touch $@

$(CLUSTER): requirements/dev.txt requirements/cluster.txt
	test -x .venv-cluster/bin/python || $(PYTHON) -m venv .venv-cluster
	.venv-cluster/bin/python $(PIP) -c requirements/dev.txt -r requirements/cluster.txt
	touch $@

$(NODE): web/package-lock.json
	cd web && npm ci --no-audit --no-fund --loglevel=error
	touch $@

$(CLIENT): $(NODE) $(shell find web/src web/public web/index.html web/*.config.* -type f 2>/dev/null)
	cd web && npm run --silent build

# Browser tests and several-process tests need programs that pip and npm do not bring.
# Chromium without a window shows the same pages in half the processor time, where it can be had.
browser:
	@tools/system-packages postgres=postgresql redis-server=redis-server
	@tools/system-packages chromium-headless-shell=chromium-headless-shell || tools/system-packages chromium=chromium
