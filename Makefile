# Thin on purpose: every target is a program below infra/ that says itself what it does.
SHELL := /bin/sh
.DEFAULT_GOAL := help
MAKEFLAGS += --no-print-directory
# npm brings the project's own Node 24 for Linux into node_modules/.bin.
export PATH := $(CURDIR)/node_modules/.bin:$(PATH)
# `make up PORT=8090` and `PORT=8090 make up` are the same.
export PORT MODE YES SERVICE FOLLOW ONLY FILE BACKUP_IDENTITY_FILE POSTGRES_ADDRESS REDIS_ADDRESS STORAGE_CA_FILE REGISTRY TAG ADMIN_PASSWORD RANKINGS_PASSWORD COUNT SEED
# Docker Compose would prefer an empty one to that in .env.
ifeq ($(PORT),)
unexport PORT
endif

COMMANDS := infra/commands

.PHONY: help install up down reset passwords backup restore secrets logs status dev roll stack drill footprint licenses audit lint test fuzz bench

help: ## Show this list
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-9s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

install: ## Install the packages when they are not up to date (the others do this themselves)
	@node infra/commands/install.mjs

up: install ## Bring the whole product up and say where it is (PORT=8080, MODE=native|docker)
	@node $(COMMANDS)/up.ts

down: install ## Stop it; the data is kept
	@node $(COMMANDS)/down.ts

reset: install ## Stop it and remove the data, after asking (YES=1: without)
	@node $(COMMANDS)/reset.ts

passwords: install ## New passwords for the owner; old sessions end (ADMIN_PASSWORD=… RANKINGS_PASSWORD=… sets them)
	@node $(COMMANDS)/passwords.ts

backup: install ## One more backup now, into backups/ (in Docker one is made every day)
	@node $(COMMANDS)/backup.ts

restore: install ## Put a backup in place of all data, after asking (FILE=backups/app-….dump, YES=1: without)
	@node $(COMMANDS)/restore.ts

secrets: install ## Write .env's secrets as files, for docker-compose.production.yml
	@node $(COMMANDS)/secrets.ts

logs: install ## Follow the logs (SERVICE=leads: of one process; FOLLOW=0: do not wait for more)
	@node $(COMMANDS)/logs.ts

status: install ## Show the processes: pid, port, state, restarts
	@node $(COMMANDS)/status.ts

dev: install ## The product with live reload: pages by Vite, services rebuilt on change
	@node $(COMMANDS)/dev.ts

roll: install ## Replace a service's containers by new ones without an outage (SERVICE=leads)
	@node $(COMMANDS)/roll.ts

stack: install ## Print the stack file for Docker Swarm (REGISTRY=registry.example.com/ TAG=1)
	@node infra/swarm/main.ts

drill: install ## Break a throw-away product in containers in every way, and tell what visitors saw (ONLY=redis: a part)
	@npm run --silent build --workspace services/contracts
	@node tests/system/chaos/main.ts

footprint: install ## Build and start a throw-away product in containers, and tell its times, sizes and memory
	@node bench/footprint/main.ts

licenses: install ## List what is delivered with the product, and under which terms
	@node infra/licenses/main.ts

audit: install ## Ask the registry for known weaknesses of what is delivered (needs the network)
	@npm audit --omit=dev --audit-level=high

lint: install ## Check style, mistakes and import directions
	@npm run --silent lint

test: install ## Run all tests; nothing has to run or be installed before
	@node infra/test/main.ts

fuzz: install ## Send hostile bodies to all write calls of a throw-away product (COUNT=10000, SEED=1: as before)
	@node tests/system/fuzz/main.ts

bench: install ## Measure a throw-away product and print the tables (ONLY=gateway,contacts: a part)
	@node bench/main.ts
