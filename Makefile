# Each target runs one program, mostly from infra/commands/.
SHELL := /bin/sh
.DEFAULT_GOAL := help
MAKEFLAGS += --no-print-directory
# npm installs Node 24 for Linux into node_modules/.bin.
export PATH := $(CURDIR)/node_modules/.bin:$(PATH)
# `make up PORT=8090` and `PORT=8090 make up` are the same.
export PORT MODE YES SERVICE FOLLOW ONLY FILE BACKUP_IDENTITY_FILE POSTGRES_ADDRESS REDIS_ADDRESS STORAGE_CA_FILE ADMIN_PASSWORD RANKINGS_PASSWORD COUNT SEED JSON TO ROUNDS LOAD_SECONDS PAGES SMOKE
# An empty PORT would override the one in .env.
ifeq ($(PORT),)
unexport PORT
endif

COMMANDS := infra/commands
# What the commands import. It says nothing unless it fails: the output of some is for programs.
BUILD_CONTRACTS := out=$$(npm run --silent build --workspace services/contracts 2>&1) || { echo "$$out" >&2; exit 1; }

# died: for the unit that `make install-server MODE=native` writes.
.PHONY: help install install-server up died demo down reset passwords backup restore secrets test-mail logs status doctor dev roll audit sbom lint test fuzz bench

help: ## Show this list
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-14s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

install: ## Install npm packages if they are out of date (other targets do this themselves)
	@node infra/commands/install.mjs

install-server: install ## Prepare a bare Debian or Ubuntu server for the product, after asking (as root)
	@node $(COMMANDS)/install-server.ts

up: install ## Start the product and print its address (PORT=8080, MODE=native|docker)
	@node $(COMMANDS)/up.ts

demo: install ## Fill the running product with an invented quarter, to try it out (YES=1 beside real leads)
	@$(BUILD_CONTRACTS)
	@node $(COMMANDS)/demo.ts

down: install ## Stop the product; data is kept
	@node $(COMMANDS)/down.ts

reset: install ## Stop the product and delete its data, after asking (YES=1 skips the question)
	@node $(COMMANDS)/reset.ts

passwords: install ## Set new owner passwords and end sessions (ADMIN_PASSWORD=… RANKINGS_PASSWORD=… to choose them)
	@node $(COMMANDS)/passwords.ts

backup: install ## Write a backup to backups/ (Docker also makes one every day)
	@node $(COMMANDS)/backup.ts

restore: install ## Replace all data with a backup, after asking (FILE=backups/app-….dump, YES=1 skips the question)
	@node $(COMMANDS)/restore.ts

secrets: install ## Add what .env lacks, and write its secrets to files for docker-compose.production.yml
	@node $(COMMANDS)/secrets.ts

test-mail: install ## Send one of each email with sample data to an address, after asking (TO=you@example.com, YES=1 skips the question)
	@$(BUILD_CONTRACTS)
	@node $(COMMANDS)/test-mail.ts

logs: install ## Follow the logs (SERVICE=leads for one process, FOLLOW=0 to print and exit)
	@node $(COMMANDS)/logs.ts

died:
	@node $(COMMANDS)/died.ts

status: install ## Show processes: pid, port, state, restarts
	@node $(COMMANDS)/status.ts

doctor: install ## Check machine, settings, site and backups, and say what to do (JSON=1 for programs)
	@$(BUILD_CONTRACTS)
	@node $(COMMANDS)/doctor.ts

dev: install ## Run the product with live reload: pages by Vite, services rebuilt on change
	@node $(COMMANDS)/dev.ts

roll: install ## Replace what an upgrade changed without a failed request (SERVICE=leads for one part)
	@node $(COMMANDS)/roll.ts

audit: install ## Check all packages for known vulnerabilities (needs the network)
	@npm audit --audit-level=high

sbom: install ## Print the bill of materials: every production package (CycloneDX JSON)
	@node $(COMMANDS)/sbom.ts

lint: install ## Check style, import directions, and that nothing is unused
	@npm run --silent lint
	@npm run --silent typecheck

test: install ## Run all tests (ONLY=quick before a push, ONLY=leads for one suite, a spec file, or 'file:title' for one test)
	@node infra/test/main.ts

fuzz: install ## Send hostile bodies to every write call of a throw-away product (COUNT=10000, SEED=1 for other ones)
	@ONLY=fuzz node infra/test/main.ts

bench: install ## Measure a throw-away product and print the tables (ONLY=gateway,visitors for some; bench/README.md)
	@node bench/main.ts
