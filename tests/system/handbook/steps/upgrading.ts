import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { OngoingRequests } from '../../containers/ongoing-requests.ts';
import { chapter, type Step } from '../commands.ts';
import type { Operator } from '../operator.ts';

const paths = ['/healthz', '/', '/blog', '/contact', '/api/availability', '/api/session'];
const upBuilt = 'docker compose up --detach --build --wait';
const newer = 'ok, and newer';
const newest = 'ok, and newest';

/** A newer version, whose gateway says so at /healthz. */
const release = (version: string) => (folder: string) => {
  const file = join(folder, 'gateway/templates/redirect/tls.conf.template');
  writeFileSync(file, readFileSync(file, 'utf8').replace(/"ok.*\\n"/, `"${version}\\n"`));
};

export function upgrading(operator: Operator): Step[] {
  const { clone, ports } = operator;
  let gateway: string[] = [];
  let replaced: string[] = [];
  let requests: OngoingRequests | undefined;
  const expectVersion = async (version: string) => {
    const answer = await fetch(`http://localhost:${ports.http}/healthz`);
    assert.equal(await answer.text(), `${version}\n`);
    await operator.expectLeads(true, true);
  };
  return [
    ...chapter('Upgrade', [
      { line: 'git tag --force before-upgrade' },
      { line: 'make backup', check: (printed) => operator.noteBackup(printed) },
      { line: 'git pull', prepare: () => clone.release(release(newer)) },
      { line: 'make secrets' },
      { line: upBuilt, check: () => expectVersion(newer) },
      {
        line: 'make roll',
        prepare: async () => {
          clone.release(release(newest));
          await clone.run('git pull');
          gateway = await operator.replicasOf('gateway');
          replaced = await operator.replicasOf('frontend');
          requests = new OngoingRequests(['localhost'], 'localhost', {
            port: ports.https,
            paths,
            pauseMs: 100,
          });
        },
        check: async () => {
          await requests?.end();
          assert.deepEqual(requests?.lost, []);
          assert.ok(requests && requests.answered > 0);
          await expectVersion(newest);
          assert.deepEqual(await operator.replicasOf('gateway'), gateway);
          assert.notDeepEqual(await operator.replicasOf('frontend'), replaced);
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
