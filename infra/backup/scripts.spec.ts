import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { verifyBackup } from './file.ts';

const scripts = import.meta.dirname;

/**
 * The scripts with stand-ins for PostgreSQL's programs. tests/system/containers covers the real ones, and that every
 * table is restored.
 */
describe('backup files', () => {
  let folder: string;
  const backups = () => join(folder, 'backups');
  const program = (name: string, lines: string) =>
    writeFileSync(join(folder, 'bin', name), `#!/bin/sh\n${lines}\n`, { mode: 0o755 });
  const run = (script: string, args: string[], options: Record<string, string> = {}, input = '') =>
    spawnSync('bash', [join(scripts, script), ...args], {
      encoding: 'utf8',
      input,
      env: {
        PATH: `${join(folder, 'bin')}:${process.env.PATH}`,
        BACKUP_DIR: backups(),
        PSQL_LOG: join(folder, 'psql.log'),
        ...options,
      },
    });

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'agency-backup-'));
    mkdirSync(join(folder, 'bin'));
    mkdirSync(backups());
    program('pg_dump', 'echo the dump');
    program('psql', 'echo "$@" >>"$PSQL_LOG"; cat >>"$PSQL_LOG"');
    program(
      'pg_restore',
      'case $1 in --list) echo "6; 2615 1 SCHEMA - leads postgres" ;; *) cat "$2" ;; esac',
    );
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('should be whole, checked by their sum, and for the owner only', async () => {
    const { stdout, status } = run('backup.sh', []);
    assert.equal(status, 0);
    const file = join(backups(), stdout.trim());
    assert.equal(readFileSync(file, 'utf8'), 'the dump\n');
    await verifyBackup(file);
    writeFileSync(file, 'something else');
    await assert.rejects(verifyBackup(file), /damaged/);
    rmSync(`${file}.sha256`);
    await assert.rejects(verifyBackup(file), /missing/);
  });

  it('should not be there when the dump failed half-way', () => {
    program('pg_dump', 'echo half; exit 1');
    assert.notEqual(run('backup.sh', []).status, 0);
    assert.deepEqual(readdirSync(backups()), []);
  });

  it('should not be there without their sum', () => {
    program('sha256sum', 'exit 1');
    assert.notEqual(run('backup.sh', []).status, 0);
    assert.deepEqual(readdirSync(backups()), []);
  });

  it('should remove what a script killed a day ago has left, but nothing under way', () => {
    const left = ['.partial-app-20261101T030000Z.dump', '.restore-4Rkq2a'];
    const underWay = ['.partial-app-now.dump', '.restore-x8Tz1b'];
    for (const name of [...left, ...underWay]) writeFileSync(join(backups(), name), 'half');
    const aDayAgo = new Date(Date.now() - 25 * 3_600_000);
    for (const name of left) utimesSync(join(backups(), name), aDayAgo, aDayAgo);
    assert.equal(run('backup.sh', []).status, 0);
    const hidden = readdirSync(backups()).filter((name) => name.startsWith('.'));
    assert.deepEqual(hidden.toSorted(), underWay);
  });

  it('should be scheduled while the newest has a sum only', () => {
    writeFileSync(
      join(backups(), 'app-20261101T030000Z.dump.sha256'),
      'of a backup that was killed',
    );
    program('erased-leads', ':');
    program('backup', 'echo made >>"$BACKUP_DIR/log"');
    program('sleep', 'kill -s TERM $PPID');
    assert.equal(run('schedule.sh', []).status, 0);
    assert.equal(readFileSync(join(backups(), 'log'), 'utf8'), 'made\n');
  });

  it('should be removed when there are newer ones, and nothing else with them', () => {
    for (const day of ['01', '02', '03']) {
      writeFileSync(join(backups(), `app-202611${day}T030000Z.dump`), '');
      writeFileSync(join(backups(), `app-202611${day}T030000Z.dump.sha256`), '');
    }
    writeFileSync(join(backups(), 'notes.txt'), '');
    const { stdout } = run('backup.sh', [], { BACKUP_KEEP: '2' });
    assert.deepEqual(readdirSync(backups()).toSorted(), [
      'app-20261103T030000Z.dump',
      'app-20261103T030000Z.dump.sha256',
      stdout.trim(),
      `${stdout.trim()}.sha256`,
      'notes.txt',
    ]);
  });

  it('should not be stored decrypted during a restore', () => {
    program('age', 'cat');
    program(
      'pg_restore',
      [
        'ls -A "$BACKUP_DIR" >>"$SEEN"',
        'case $1 in --list) echo "6; 2615 1 SCHEMA - leads postgres" ;; *) cat "$2" ;; esac',
      ].join('\n'),
    );
    const seen = join(folder, 'seen');
    const options = { SEEN: seen, BACKUP_IDENTITY: 'AGE-SECRET-KEY-1' };
    assert.equal(run('restore.sh', ['app.dump.age'], options, 'the dump').status, 0);
    assert.equal(readFileSync(seen, 'utf8'), '');
    assert.match(readFileSync(join(folder, 'psql.log'), 'utf8'), /^the dump/m);
  });

  it('should replace nothing when the archive breaks off', () => {
    program(
      'pg_restore',
      'case $1 in --list) echo "6; 2615 1 SCHEMA - leads postgres" ;; *) echo half; exit 1 ;; esac',
    );
    assert.notEqual(run('restore.sh', ['app.dump'], {}, 'the dump').status, 0);
    const sent = readFileSync(join(folder, 'psql.log'), 'utf8');
    assert.match(sent, /^BEGIN;/m);
    assert.doesNotMatch(sent, /COMMIT/);
  });

  it('should refuse what is no backup of the product', () => {
    program('pg_restore', ':');
    const { status, stderr } = run('restore.sh', ['app.dump'], {}, 'holiday pictures');
    assert.notEqual(status, 0);
    assert.match(stderr, /holds no backup/);
  });
});
