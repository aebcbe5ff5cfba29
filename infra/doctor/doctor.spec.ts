import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';
import { oldestDocker } from '../docker/compose.ts';
import { repository } from '../settings/paths.ts';
import { type Check, type Line, ok, runChecks } from './check.ts';
import { failuresInShort, report } from './doctor.ts';
import { wrongWith } from './testing/find-fault.ts';
import { StandInWorld } from './testing/stand-in-world.ts';

const check = (run: Check['run'], timeoutMs = 5_000): Check => ({
  group: 'Machine',
  name: 'Tried',
  timeoutMs,
  run,
});

async function withWorld(checks: Check[]): Promise<Line[]> {
  const stand = new StandInWorld('native');
  try {
    return await runChecks(checks, await stand.open());
  } finally {
    await stand.close();
  }
}

describe('doctor', () => {
  for (const mode of ['docker', 'native'] as const) {
    it(`should find nothing wrong with a healthy installation: ${mode}`, async () => {
      assert.deepEqual(await wrongWith(mode), []);
    });

    it(`should say once that the product is not running: ${mode}`, async () => {
      const wrong = await wrongWith(mode, (stand) => {
        stand.parts = undefined;
      });
      assert.deepEqual(
        wrong.map(({ name, result }) => [name, result]),
        [['Running', 'warn']],
      );
    });
  }

  it('should keep the other findings when a check throws, and quote nothing of the error', async () => {
    const lines = await withWorld([
      check(async () => {
        throw Object.assign(new Error('connect to postgres://leads:hunter2@10.0.0.7'), {
          code: 'ECONNREFUSED',
        });
      }),
      check(async () => ok('Fine.')),
    ]);
    assert.deepEqual(
      lines.map(({ found }) => found),
      ['This could not be checked (ECONNREFUSED).', 'Fine.'],
    );
  });

  it('should not wait for a check that does not end', async () => {
    const [line] = await withWorld([check(() => new Promise(() => undefined), 20)]);
    assert.equal(line?.result, 'warn');
    assert.match(line?.found ?? '', /timed out after 0.02 seconds/);
    assert.ok(line?.fix);
  });

  it('should print a line per finding, what to do, and a summary', () => {
    const lines: Line[] = [
      { group: 'Machine', name: 'Node', result: 'ok', found: 'Fine.' },
      { group: 'Site', name: 'Pages', result: 'warn', found: 'Missing.', fix: 'Send it.' },
    ];
    assert.equal(
      stripVTControlCharacters(report(lines)),
      [
        'Machine',
        '  ok    Node   Fine.',
        '',
        'Site',
        '  warn  Pages  Missing.',
        '               → Send it.',
        '',
        '1 ok, 1 to check, 0 failed.',
      ].join('\n'),
    );
  });

  it('should say at the end of a start only what failed, in three lines at most', () => {
    const line = (name: string, result: 'ok' | 'fail'): Line => ({
      group: 'Machine',
      name,
      result,
      found: 'Wrong.',
      fix: 'Do this.',
    });
    assert.deepEqual(failuresInShort([line('A', 'ok')]), []);
    assert.deepEqual(failuresInShort([line('A', 'ok'), line('B', 'fail')]), ['B: Wrong. Do this.']);
    const many = ['A', 'B', 'C', 'D'].map((name) => line(name, 'fail'));
    assert.deepEqual(failuresInShort(many), [
      'A: Wrong. Do this.',
      'B: Wrong. Do this.',
      '2 more failures: make doctor',
    ]);
  });

  it('should be a program that other programs can read, and that fails if a check does', () => {
    const { stdout, status } = spawnSync(process.execPath, ['infra/commands/doctor.ts'], {
      cwd: repository,
      encoding: 'utf8',
      // Without Docker, and whatever this machine's own settings are.
      env: { PATH: '', MODE: 'docker', JSON: '1' },
    });
    const lines = z.array(z.object({ name: z.string(), result: z.string() }));
    const found = lines.parse(JSON.parse(stdout));
    const engine = found.find(({ name }) => name === 'Versions');
    assert.equal(engine?.result, 'fail');
    assert.equal(status, 1);
  });

  it('should ask for the versions that the handbook names', () => {
    const handbook = readFileSync(join(repository, 'docs/operations.md'), 'utf8');
    assert.ok(handbook.includes(`Docker Engine ${oldestDocker.engine} or newer`));
    assert.ok(handbook.includes(`Compose plugin ${oldestDocker.compose} or newer`));
  });
});
