# Ringdown: `make run` shows it, `make test` tests it, `make help` lists the rest.
#
# The work is done by the scripts in assets/scripts and Tests/Gates.

PREFIX = /usr/local
bindir = $(PREFIX)/bin

.DEFAULT_GOAL := build
.PHONY: run test test-asan judge bench build install uninstall lint format pictures examples deps \
	clean help

run: ## install what is missing, build, run a countdown of 10 s (ARGS='--ring-color tomato')
	@assets/scripts/run $(ARGS)

test: ## install what is missing and run every test (ARGS='--filter TimingTests')
	@assets/scripts/test $(ARGS)

test-asan: ## the same under AddressSanitizer and LeakSanitizer
	@Tests/Gates/memory $(ARGS)

judge: ## hold our pictures against those a browser draws of the same scenes
	@Tests/Gates/judge

bench: ## compare two ways of doing one thing, and print the ratios
	@assets/scripts/bench $(ARGS)

build: ## build the release into .build/release/ringdown (what a plain `make` does)
	@assets/scripts/build

install: build ## install under PREFIX (/usr/local), inside DESTDIR if that is set
	install -D -s -m 755 .build/release/ringdown "$(DESTDIR)$(bindir)/ringdown"

uninstall: ## remove what `install` put there
	rm -f "$(DESTDIR)$(bindir)/ringdown"

lint: ## the quick checks: format, imports, file sizes, scripts
	@Tests/Gates/format
	@Tests/Gates/imports
	@Tests/Gates/file-sizes
	@Tests/Gates/scripts

format: ## bring the Swift files into the form that `lint` wants
	@assets/scripts/format

pictures: ## draw the pictures of README and docs with the programs themselves
	@assets/scripts/pictures

examples: ## build the engine's examples and list them
	@assets/scripts/examples

deps: ## install everything that building and testing need
	@assets/scripts/dependencies build run screen test gates

clean: ## remove what was built
	rm -rf .build

help: ## list these targets
	@sed -n 's/^\([a-z-]*\):.*## /\1\t/p' Makefile | expand -t 12
