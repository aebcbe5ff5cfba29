import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Operator } from '../operator.ts';
import { chapter, type Step } from '../step.ts';

const upBuilt = 'docker compose up --detach --build --wait';
const newer = 'ok, and newer';

/** A newer version, whose gateway says so at /healthz. */
function release(folder: string): void {
  const file = join(folder, 'gateway/templates/redirect/tls.conf.template');
  writeFileSync(file, readFileSync(file, 'utf8').replace('"ok\\n"', `"${newer}\\n"`));
}

export function upgrading(operator: Operator): Step[] {
  const { clone, ports } = operator;
  let replaced: string[] = [];
  const expectVersion = async (version: string) => {
    const answer = await fetch(`http://localhost:${ports.http}/healthz`);
    assert.equal(await answer.text(), `${version}\n`);
    await operator.expectLeads(true, true);
  };
  return [
    ...chapter('Upgrade', [
      { line: 'git tag --force before-upgrade' },
      { line: 'make backup', check: (printed) => operator.noteBackup(printed) },
      { line: 'git pull', prepare: () => clone.release(release) },
      { line: 'make secrets' },
      { line: upBuilt, check: () => expectVersion(newer) },
      {
        line: 'make roll SERVICE=leads',
        prepare: async () => {
          replaced = await operator.replicasOf('leads');
        },
        check: async () => {
          const [now = '', ...others] = await operator.replicasOf('leads');
          assert.deepEqual(others, []);
          assert.ok(now && !replaced.includes(now));
        },
      },
    ]),
    ...chapter('Rollback', [
      { line: 'git checkout before-upgrade' },
      { line: upBuilt, check: () => expectVersion('ok') },
      {
        line: 'git switch main',
        check: async () => assert.match(await clone.run('git pull'), /up to date/),
      },
    ]),
  ];
}
