# Every target sets up what it needs. Only make and Python 3.11+ (with pip and venv) are assumed.
.DEFAULT_GOAL := help
.PHONY: help play test check format bench soak pictures lock clean

PYTHON ?= $(firstword $(foreach p,python3 python3.14 python3.13 python3.12 python3.11 python,$(shell $(p) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo $(p))))
VENV ?= .venv
BIN := $(VENV)/bin
STAMPS := $(VENV)/.stamps
TESTS ?= tests rules bot storage adapters
# Many tests wait for processes and sockets: half as many workers again as two cores have keep them busy.
WORKERS ?= 3

help: ## this list
	@grep -E '^[a-z]+:.*##' $(MAKEFILE_LIST) | sed -E 's/:.*## /\t/'

$(STAMPS)/venv:
	@test -n "$(PYTHON)" || { echo "Hospoda needs Python 3.11 or newer: install it, or say make PYTHON=/path/to/python" >&2; exit 2; }
	@echo "Setting up $(VENV) (once) ..."
	@$(PYTHON) -m venv $(VENV) || { echo "Python cannot make a virtual environment; on Debian and Ubuntu: apt install python3-venv" >&2; exit 2; }
	@mkdir -p $(STAMPS) && touch $@

# The lock pins every package with its hash; the project itself is installed in place.
$(STAMPS)/run: requirements.lock pyproject.toml | $(STAMPS)/venv
	@$(BIN)/pip install -q --disable-pip-version-check --require-hashes -r requirements.lock
	@$(BIN)/pip install -q --disable-pip-version-check --no-deps -e .
	@touch $@

$(STAMPS)/dev: requirements-dev.lock $(STAMPS)/run
	@$(BIN)/pip install -q --disable-pip-version-check --require-hashes -r requirements-dev.lock
	@touch $@

$(STAMPS)/bench: requirements-bench.lock $(STAMPS)/dev
	@$(BIN)/pip install -q --disable-pip-version-check --require-hashes -r requirements-bench.lock
	@touch $@

play: $(STAMPS)/run ## a table of Koblarz against computer players in the terminal
	@$(BIN)/hospoda play koblarz --resume $(ARGS)

test: check ## everything: linters, types, import laws, all tests and cases
	@$(BIN)/python -m pytest -n $(WORKERS) $(TESTS)

check: $(STAMPS)/dev ## ruff, mypy --strict, import-linter
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@$(BIN)/mypy
	@$(BIN)/lint-imports

format: $(STAMPS)/dev ## ruff format and safe fixes
	@$(BIN)/ruff check --fix-only -q .
	@$(BIN)/ruff format .

bench: $(STAMPS)/bench ## every promise of speed as a ratio
	@$(BIN)/python -m benchmarks

soak: $(STAMPS)/dev ## the long runs: thousands of matches, a thousand kills
	@$(BIN)/python -m pytest -n auto -m soak $(TESTS)

# Discord's messages at phone width; not part of any test (docs/pictures/README.md).
pictures: $(STAMPS)/dev ## draw the pictures of docs/pictures anew (needs Node.js and Chromium)
	@command -v npm >/dev/null || { echo "Drawing needs Node.js 20.11 or newer with npm" >&2; exit 2; }
	@cd docs/pictures && npm ci --silent --no-audit --no-fund
	@$(BIN)/python -m tests.discord.pictures > docs/pictures/messages.json
	@cd docs/pictures && node draw.mjs < messages.json

lock: $(STAMPS)/dev ## pin the newest allowed versions anew
	@$(BIN)/pip install -q --disable-pip-version-check uv
	@$(BIN)/uv pip compile pyproject.toml --universal --python-version 3.11 --generate-hashes -q -U -o requirements.lock
	@$(BIN)/uv pip compile pyproject.toml --extra dev --universal --python-version 3.11 --generate-hashes -q -U -c requirements.lock -o requirements-dev.lock
	@$(BIN)/uv pip compile pyproject.toml --extra dev --extra bench --universal --python-version 3.11 --generate-hashes -q -U -c requirements-dev.lock -o requirements-bench.lock

clean: ## remove the virtual environment and caches
	@rm -rf $(VENV) .mypy_cache .pytest_cache .ruff_cache .hypothesis .import_linter_cache docs/pictures/node_modules docs/pictures/messages.json
