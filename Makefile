# Two commands: `make play` and `make test`. Each installs what it needs; a second run is quick.

BIN := .venv/bin
PAGE := src/dejarik/server/static/index.html
# Rulebooks to compare with, where they lie beside the checkout: no rule of theirs may be missing here.
export REFERENCE_RULES ?= $(wildcard ../shared/rules)

.PHONY: play test format clean

play: .venv/.play $(PAGE)
	@$(BIN)/dejarik serve --open

test: .venv/.dev
	@$(BIN)/python tools/check.py

format: .venv/.dev
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .
	@tools/web.sh format

.venv/.play: pyproject.toml tools/install.sh
	@tools/install.sh .
	@touch $@

.venv/.dev: pyproject.toml tools/install.sh
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
