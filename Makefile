# Two commands: `make play` and `make test`. Each installs what it needs; a second run is quick.

BIN := .venv/bin
PAGE := src/dejarik/server/static/index.html
# Rulebooks to compare with, where they lie beside the checkout: no rule of theirs may be missing here.
export REFERENCE_RULES ?= $(wildcard ../shared/rules)

.PHONY: play test format lock materials audit clean

play: .venv/.play $(PAGE)
	@$(BIN)/dejarik serve --open

test: .venv/.dev
	@$(BIN)/python tools/check.py

format: .venv/.dev
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	@tools/web.sh format

# The versions that `make` installs, for every Python and platform we support.
lock: .venv/.dev
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check uv
	@$(BIN)/python -m uv pip compile pyproject.toml --all-extras --universal --python-version 3.11 --upgrade --quiet \
		--no-header --no-annotate --no-emit-index-url --no-emit-find-links --output-file requirements.lock

# What the program is made of (CycloneDX).
materials: .venv/.dev
	@$(BIN)/python tools/materials.py

# Known weaknesses of what we depend on; asks the advisories of both registries.
audit: .venv/.dev
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check pip-audit
	@$(BIN)/python -m pip_audit --requirement requirements.lock --no-deps --disable-pip; python=$$?; \
		tools/web.sh audit; web=$$?; exit $$((python + web))

.venv/.play: pyproject.toml requirements.lock tools/install.sh
	@tools/install.sh .
	@touch $@

.venv/.dev: pyproject.toml requirements.lock tools/install.sh
	@tools/install.sh '.[dev]'
	@touch $@ .venv/.play

# The web client, built into the package that serves it.
.PHONY: web
web: $(PAGE)

# Its pictures are drawn from the games' own tables.
TABLES := $(shell find src/dejarik/games -path '*/cards/*' \( -name '*.toml' -o -name '*.json' -o -name '*.ftl' \))
$(PAGE): $(TABLES) $(shell find web -path web/node_modules -prune -o -type f -print) | .venv/.play
	@echo "building the web client" >&2
	@tools/web.sh bundle
	@touch $@

clean:
	rm -rf .venv dist build web/node_modules web/dist
