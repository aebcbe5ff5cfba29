import assert from 'node:assert/strict';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { identify } from '../native/process/process-identity.ts';
import { withLock } from './lock.ts';

describe('the lock of a checkout', () => {
  let folder: string;
  let file: string;
  let messages: string[];

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'lock-test-'));
    file = join(folder, 'lock');
    messages = [];
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  const locked = (work: () => Promise<string> = async () => 'done') =>
    withLock(folder, (message) => messages.push(message), work);
  const writtenAgo = (seconds: number, content: string) => {
    writeFileSync(file, content);
    const then = Date.now() / 1000 - seconds;
    utimesSync(file, then, then);
  };

  it('is held during the work, and leaves nothing behind', async () => {
    assert.equal(
      await locked(async () => {
        assert.deepEqual(readdirSync(folder), ['lock']);
        return 'done';
      }),
      'done',
    );
    assert.deepEqual(readdirSync(folder), []);
  });

  it('is waited for while another command holds it', async () => {
    writeFileSync(file, JSON.stringify(identify(process.pid)));
    const result = withLock(
      folder,
      (message) => {
        messages.push(message);
        rmSync(file);
      },
      async () => 'done',
    );
    assert.equal(await result, 'done');
    assert.deepEqual(messages, ['Another command is running in this checkout; waiting for it …']);
  });

  it('is taken from a command that is gone', async () => {
    writeFileSync(file, JSON.stringify({ pid: process.pid, started: '1' }));
    assert.equal(await locked(), 'done');
  });

  it('is taken over when a killed command left it empty more than a minute ago', async () => {
    writtenAgo(61, '');
    assert.equal(await locked(), 'done');
  });

  it('fails at once, with the reason, when it cannot be written', async () => {
    rmSync(folder, { recursive: true });
    symlinkSync('/proc', folder);
    await assert.rejects(locked(), /ENOENT|EACCES|EPERM/);
    assert.deepEqual(messages, []);
    assert(!existsSync(file));
  });
});
