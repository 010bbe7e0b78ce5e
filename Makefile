# Each target sets up what it needs; `make help` lists them.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
JOBS ?= 2
# 1: what is pinned in requirements/, with hashes; 0: what the ranges of pyproject.toml allow.
export LOCKED ?= 1

# What is compiled, and the plain files beside it; a change of any of them compiles again.
PXD := $(shell find src/signoria -name '*.pxd')
SOURCES := setup.py $(PXD) $(wildcard $(addsuffix *.py,$(sort $(dir $(PXD)))))
# A file added or taken away counts as a change, too.
$(shell mkdir -p build; echo $(SOURCES) | cmp -s - build/sources || echo $(SOURCES) > build/sources)

# With a compiler, a failed compile is an error; without one, go on uncompiled.
CAN_COMPILE = $(shell $(BIN)/python tools/setup/can_compile.py && echo 1)
COMPILED = $(or $(CAN_COMPILE),$(SIGNORIA_COMPILED))
PURE_TESTS ?= $(wildcard tests/test_build.py tests/rules)
SANITIZED_TESTS ?= $(wildcard tests/test_build.py tests/games tests/rules)

# What the pages for the browser are built from.
WEB := $(shell find web -path web/node_modules -prune -o -type f -print) \
       $(wildcard src/signoria/locales/*/*.ftl)
CLIENT := src/signoria/server/client/index.html
PYTHON_SOURCES := $(shell find src/signoria tools/static -name '*.py') $(wildcard tools/static/*.*) src/signoria/reports/page.css
# What goes into a wheel beside what is built.
PACKAGE := $(shell find src/signoria \( -name __pycache__ -o -name client \) -prune -o -type f ! -name '*.so' -print)

.DEFAULT_GOAL := help
.PHONY: help play terminal serve web static wheel archive check test lint types pages pytest pure sanitize docs bench build golden pictures film lock clean distclean

help: ## Show this list
	@sed -n 's/^\([a-z]*\):.*## /\1\t/p' Makefile | expand -t 12

play: build web ## Play in the browser (ARGS="..." for options)
	@$(BIN)/signoria serve --open $(ARGS)

terminal: build ## Play in the terminal (GAME=forging-florence, ARGS="..." for options)
	@$(BIN)/signoria play $(GAME) $(ARGS)

serve: build web ## Run a server (ARGS=--help shows the options)
	@$(BIN)/signoria serve $(ARGS)

web: $(CLIENT) ## Build the pages for the browser

static: build/static/index.html ## Build the pages that need no server, in build/static

wheel: $(VENV)/wheel ## Build the wheel of this machine and this Python, in dist

archive: build web ## Build the archive of the sources, with the pages for the browser, in dist
	SIGNORIA_CLIENT=1 $(BIN)/python setup.py --quiet sdist

check: lint types build ## Check what has changed since main: style, types, the tests that import it
	@tests=`$(BIN)/python -m tools.changed python`; \
	if [ -n "$$tests" ]; then $(BIN)/python -m pytest -q -n $(JOBS) --dist worksteal $(ARGS) $$tests; fi
	@pages=`$(BIN)/python -m tools.changed web`; \
	if [ -n "$$pages" ]; then cd web && npm run --silent check && npx vitest related --run $$pages; fi

# What uses one core only runs beside others; the environment is made before, by one at a time.
test: build $(VENV)/dev $(VENV)/docs $(VENV)/static web/node_modules/.ready ## Run all checks and tests, as the CI does
	@$(MAKE) -j$(JOBS) --output-sync=target lint types pages docs
	@$(MAKE) pytest pure sanitize

lint: $(VENV)/dev web/node_modules/.ready ## Check style and format
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/python -m tools.setup.dependencies
	cd web && npm run --silent lint

types: $(VENV)/dev ## Check the types
	$(BIN)/mypy

pages: web/node_modules/.ready ## Check and test the sources of the browser client
	cd web && npm run --silent check && npm run --silent test

pytest: build web static wheel $(VENV)/dev $(VENV)/browser $(VENV)/postgres $(VENV)/haproxy $(VENV)/containers ## Run the tests on the compiled engine
	$(if $(CAN_COMPILE),,SIGNORIA_PURE=1) $(BIN)/python -m pytest -n $(JOBS) --dist worksteal $(ARGS)

pure: build $(VENV)/dev ## Run the rules' tests on the uncompiled sources
	SIGNORIA_PURE=1 $(BIN)/python -m pytest -n $(JOBS) --dist worksteal $(PURE_TESTS)

sanitize: $(VENV)/dev ## Run the rules' tests under gcc's sanitizers
	tools/sanitize.sh $(BIN)/python -n $(JOBS) --dist worksteal $(SANITIZED_TESTS)

# Its pictures can be played where the pages without a server lie beside it.
docs: $(VENV)/docs static ## Build the documentation as a site in build/site
	$(BIN)/zensical build --strict
	rm -rf build/site/play && cp -r build/static build/site/play

bench: build $(VENV)/bench ## Measure every claim about speed (ARGS=--json for JSON)
	$(BIN)/python -m bench $(ARGS)

build: $(VENV)/built ## Compile the engine into src/

golden: build $(VENV)/dev ## Play the golden games again; review the differences with git diff
	$(BIN)/python -m tests.golden.regenerate
	$(BIN)/python -m tests.record.regenerate
	$(BIN)/python -m tests.arena.reproducibility

pictures: build web $(VENV)/dev $(VENV)/browser ## Photograph the pages again, for the tests of how they look
	$(BIN)/python -m tests.e2e.looks.renew $(ARGS)

film: build web $(VENV)/dev $(VENV)/browser ## Film the minute of the README again, from games that are played for it
	@$(BIN)/python -m tests.e2e.looks.film

lock: $(VENV)-lock/ready ## Pin the newest versions (ARGS=--keep: only what has changed)
	$(VENV)-lock/bin/python -m tools.setup.lock $(ARGS)

clean: ## Remove all that was built
	rm -rf src/signoria/server/client src/signoria/envs/pictures/drawing
	rm -rf build dist src/*.egg-info .mypy_cache .pytest_cache .ruff_cache .hypothesis .coverage
	rm -f $(VENV)/built
	find src tests bench \( -name '*.so' -o -name __pycache__ \) -prune -exec rm -rf {} +

distclean: clean ## Remove the virtual environment and what npm has installed as well
	rm -rf $(VENV) $(VENV)-lock web/node_modules

# Stamps.  They lie in the environment, so that a fresh one starts afresh.
$(VENV)/made: tools/setup/prepare.sh tools/setup/install.sh requirements/build.txt
	tools/setup/prepare.sh $(VENV) $(PYTHON)
	@touch $@

$(VENV)/installed: pyproject.toml requirements/run.txt $(VENV)/made
	tools/setup/install.sh $(VENV) run
	@touch $@

$(VENV)/built: build/sources $(SOURCES) $(VENV)/installed
	SIGNORIA_COMPILED=$(COMPILED) $(BIN)/python setup.py --quiet build_ext --inplace
	@touch $@

web/node_modules/.ready: web/package-lock.json tools/setup/prepare_node.sh
	tools/setup/prepare_node.sh
	@touch $@

$(CLIENT): $(WEB) web/node_modules/.ready
	cd web && npm run --silent build
	@touch $@

# What is compiled already is taken from there.
$(VENV)/wheel: $(PACKAGE) README.md LICENSE $(VENV)/built $(CLIENT)
	rm -f dist/*.whl
	SIGNORIA_COMPILED=$(COMPILED) SIGNORIA_CLIENT=1 \
	$(BIN)/python -m pip wheel --quiet --disable-pip-version-check --no-deps --no-build-isolation --wheel-dir dist .
	@touch $@

# Python for browsers with our rules and server in it.
build/engine/engine.json: $(PYTHON_SOURCES) web/node_modules/.ready $(VENV)/built $(VENV)/static
	$(BIN)/python -m tools.static.engine

build/static/index.html: build/engine/engine.json $(WEB)
	cd web && npm run --silent build -- --mode static
	@touch $@

$(VENV)/browser $(VENV)/postgres $(VENV)/haproxy $(VENV)/containers: $(VENV)/%: tools/setup/%.sh $(VENV)/made
	$<
	@touch $@

$(VENV)/dev $(VENV)/bench $(VENV)/docs: $(VENV)/%: requirements/%.txt $(VENV)/installed
	tools/setup/install.sh $(VENV) $*
	@touch $@

# Where Zig cannot be had the pages without a server are made all the same, and say that they are slow.
$(VENV)/static: requirements/static.txt $(VENV)/installed
	tools/setup/install.sh $(VENV) static && touch $@ || true

# The first lock needs no lock: what pins is itself pinned only from then on.  What builds comes first:
# some packages come as sources only.
$(VENV)-lock/ready: pyproject.toml
	$(PYTHON) -m venv $(VENV)-lock
	LOCKED=$(if $(wildcard requirements/build.txt),$(LOCKED),0) tools/setup/install.sh $(VENV)-lock build
	LOCKED=$(if $(wildcard requirements/lock.txt),$(LOCKED),0) tools/setup/install.sh $(VENV)-lock lock
	@touch $@
