# Two commands: `make play` and `make test`. Each installs what it needs; a second run is quick.

BIN := .venv/bin
# Rulebooks to compare with, where they lie beside the checkout: no rule of theirs may be missing here.
export REFERENCE_RULES ?= $(wildcard ../shared/rules)

.PHONY: play test format clean

play: .venv/.play
	@$(BIN)/dejarik play

test: .venv/.dev
	@$(BIN)/python tools/check.py

format: .venv/.dev
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

.venv/.play: pyproject.toml tools/install.sh
	@tools/install.sh .
	@touch $@

.venv/.dev: pyproject.toml tools/install.sh
	@tools/install.sh '.[dev]'
	@touch $@ .venv/.play

# The web client, built into the package that serves it.
.PHONY: web
web: .venv/.play
	@tools/web.sh bundle

clean:
	rm -rf .venv dist build web/node_modules web/dist
