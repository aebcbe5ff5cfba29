import assert from 'node:assert/strict';
import { closeSync, mkdtempSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it, mock } from 'node:test';
import { openLog, trimLogsHourly } from './log-file.ts';

describe('the logs of running processes', () => {
  let folder: string;
  let log: number;
  let file: string;

  beforeEach(() => {
    mock.timers.enable({ apis: ['setInterval'] });
    folder = mkdtempSync(join(tmpdir(), 'log-file-test-'));
    file = join(folder, 'web.log');
    log = openLog(file);
  });
  afterEach(() => {
    mock.timers.reset();
    closeSync(log);
    rmSync(folder, { recursive: true, force: true });
  });

  const anHourPasses = () => mock.timers.tick(3_600_000);
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');

  it('move to the old file every hour once they are too large', () => {
    trimLogsHourly(() => [file], 10);
    writeSync(log, 'the first hour\n');
    anHourPasses();
    assert.deepEqual([read('web.log'), read('web.log.1')], ['', 'the first hour\n']);
    writeSync(log, 'second\n');
    anHourPasses();
    assert.deepEqual([read('web.log'), read('web.log.1')], ['second\n', 'the first hour\n']);
    writeSync(log, 'third\n');
    anHourPasses();
    assert.deepEqual([read('web.log'), read('web.log.1')], ['', 'second\nthird\n']);
  });

  it('are no reason to end when they cannot be trimmed', () => {
    trimLogsHourly(() => [folder, join(folder, 'missing'), file], 10);
    writeSync(log, 'the first hour\n');
    anHourPasses();
    assert.equal(read('web.log.1'), 'the first hour\n');
  });
});
