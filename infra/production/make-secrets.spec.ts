import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { ensureEnvFile } from '../settings/env-file.ts';
import { envExample } from '../settings/paths.ts';
import { type Given, makeSecrets } from './make-secrets.ts';

const production = 'docker-compose.yml:docker-compose.production.yml';
const complete = {
  ADMIN_PASSWORD_HASH: "'$argon2id$admin'",
  RANKINGS_PASSWORD_HASH: "'$argon2id$rankings'",
  SMTP_URL: 'smtps://mail.example:465',
};

describe('make secrets', () => {
  let home: string;
  const envFile = () => join(home, '.env');
  const folder = () => join(home, 'secrets');
  const set = (settings: Record<string, string>) => ensureEnvFile(envFile(), envExample, settings);
  const make = (given: Given = {}) =>
    makeSecrets({ envFile: envFile(), example: envExample, folder: folder() }, given);
  /** As an earlier version, which did not have these settings, has left it. */
  const takeAway = (...keys: string[]) => {
    const lines = readFileSync(envFile(), 'utf8').split('\n');
    const left = lines.filter((line) => !keys.some((key) => line.startsWith(`${key}=`)));
    writeFileSync(envFile(), left.join('\n'));
  };

  beforeEach(() => {
    home = mkdtempSync(join(tmpdir(), 'agency-make-secrets-'));
  });
  afterEach(() => rmSync(home, { recursive: true, force: true }));

  for (const composeFile of ['', 'docker-compose.yml', 'docker-compose.yml:my-production.yml']) {
    it(`should add what an upgrade needs and write no files with COMPOSE_FILE=${composeFile}`, () => {
      set({ COMPOSE_FILE: composeFile });
      takeAway('CALENDAR_SECRET', 'PUSH_SECRET');
      const rest = 'Secret files are only needed with docker-compose.production.yml.';
      assert.equal(make(), `Added 2 values to .env. ${rest}`);
      assert.match(readFileSync(envFile(), 'utf8'), /^CALENDAR_SECRET=[\w-]{43}$/m);
      takeAway('PUSH_SECRET');
      assert.equal(make(), `Added 1 value to .env. ${rest}`);
      assert.equal(make(), `Nothing is missing from .env. ${rest}`);
      assert.equal(existsSync(folder()), false);
    });
  }

  it('should write the files of the production setup, and say what it added', () => {
    set({ ...complete, COMPOSE_FILE: production });
    takeAway('CALENDAR_SECRET');
    assert.match(make(), /^Added 1 value to \.env\. Wrote \d+ files to secrets\//);
    assert.ok(existsSync(join(folder(), 'calendar-secret')));
    assert.ok(existsSync(join(folder(), 'tls-key')));
  });

  it('should fail if the production setup lacks a value, whoever names its files', () => {
    const missing = /\.env has no value for SMTP_URL\./;
    set({ ...complete, SMTP_URL: '', COMPOSE_FILE: production });
    assert.throws(() => make(), missing);
    set({ COMPOSE_FILE: '' });
    assert.throws(() => make({ COMPOSE_FILE: production }), missing);
  });

  it('should write the files of a cluster whatever COMPOSE_FILE says, and fail if a value is missing', () => {
    const addresses = {
      POSTGRES_ADDRESS: 'db.example.com:5432',
      REDIS_ADDRESS: 'redis.example.com:6379',
    };
    set({ ...complete, COMPOSE_FILE: 'docker-compose.yml' });
    assert.match(make(addresses), /^Wrote \d+ files to secrets\//);
    assert.match(
      readFileSync(join(folder(), 'database-admin-url'), 'utf8'),
      /@db\.example\.com:5432\//,
    );
    set({ SMTP_URL: '' });
    assert.throws(() => make(addresses), /no value for SMTP_URL/);
  });
});
