import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { ensureEnvFile } from './env-file.ts';
import { envExample } from './paths.ts';

describe('the settings file', () => {
  let folder: string;
  let file: string;
  let example: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'env-test-'));
    file = join(folder, '.env');
    example = join(folder, '.env.example');
    writeFileSync(example, '# The port.\nPORT=8080\n\n# Signs things.\nSIGN_SECRET=example\n');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('is written from the example with secrets of its own, for its owner only', () => {
    const { PORT, SIGN_SECRET } = ensureEnvFile(file, example);
    assert.equal(PORT, '8080');
    assert.match(SIGN_SECRET ?? '', /^[\w-]{43}$/);
    assert.equal(statSync(file).mode & 0o777, 0o600);
    assert.match(readFileSync(file, 'utf8'), /^# The port\.\nPORT=8080$/m);
  });

  it('keeps what is in it and gains what is new in the example', () => {
    writeFileSync(file, 'PORT=9000\nMINE=yes\n');
    const settings = ensureEnvFile(file, example);
    assert.equal(settings.PORT, '9000');
    assert.equal(settings.MINE, 'yes');
    assert.match(settings.SIGN_SECRET ?? '', /^[\w-]{43}$/);
    assert.deepEqual(ensureEnvFile(file, example), settings, 'and then stays as it is');
  });

  it('keeps what the command line sets', () => {
    ensureEnvFile(file, example, { PORT: '8090' });
    assert.equal(ensureEnvFile(file, example).PORT, '8090');
  });

  it('has an example whose secrets can be told from real ones', () => {
    // The prefix that every service rejects on a public site (services/platform/src/env/load-env.ts).
    const lines = readFileSync(envExample, 'utf8').split('\n');
    const secrets = lines.filter((line) => /^[A-Z_]+_(PASSWORD|SECRET)=/.test(line));
    assert.ok(secrets.length > 10);
    for (const line of secrets) assert.match(line, /^[A-Z_]+=local-only-./);
  });

  it('works with the example copied untouched', () => {
    writeFileSync(file, readFileSync(example));
    assert.deepEqual({ ...ensureEnvFile(file, example) }, { PORT: '8080', SIGN_SECRET: 'example' });
  });
});
