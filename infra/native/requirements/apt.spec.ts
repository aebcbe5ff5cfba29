import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { waitUntil } from '../process/wait-until.ts';

const module = join(import.meta.dirname, 'apt.ts');

describe('installing with apt', () => {
  let folder: string;
  let policy: string;

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'apt-test-'));
    policy = join(folder, 'policy-rc.d');
    standIn('sudo', 'shift; exec "$@"');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const standIn = (name: string, script: string) =>
    writeFileSync(join(folder, name), `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  /** Its own process group, like a command in a terminal. */
  const install = () =>
    spawn(
      process.execPath,
      [
        '--input-type=module',
        '-e',
        `import { installWithApt } from '${module}'; await installWithApt(['some-server'], [], '${policy}');`,
      ],
      {
        detached: true,
        stdio: 'ignore',
        env: { ...process.env, PATH: `${folder}${delimiter}${process.env.PATH}` },
      },
    );
  const installed = async () => (await once(install(), 'exit'))[0];

  it('lets no package start its service meanwhile', async () => {
    standIn('apt-get', `sh ${policy}; echo "$? $*" >> ${folder}/calls`);
    assert.equal(await installed(), 0);
    assert.match(
      readFileSync(join(folder, 'calls'), 'utf8'),
      /^101 .*update\n101 .*install .*some-server\n$/,
    );
    assert(!existsSync(policy));
  });

  it('lets services start again after it failed', async () => {
    standIn('apt-get', 'exit 100');
    assert.equal(await installed(), 1);
    assert(!existsSync(policy));
  });

  it('lets services start again after Ctrl-C', async () => {
    standIn('apt-get', `touch ${folder}/busy; exec sleep 60`);
    const child = install();
    const soon = { timeoutMs: 10_000, what: 'The change' };
    await waitUntil(() => existsSync(join(folder, 'busy')), soon);
    assert(existsSync(policy) && child.pid);
    process.kill(-child.pid, 'SIGINT');
    await waitUntil(() => !existsSync(policy), soon);
  });

  it('removes what an interrupted one has left', async () => {
    standIn('apt-get', `cp ${policy} ${folder}/left; exit 0`);
    assert.equal(await installed(), 0);
    writeFileSync(policy, readFileSync(join(folder, 'left')));
    assert.equal(await installed(), 0);
    assert(!existsSync(policy));
  });

  it("keeps the machine's own policy", async () => {
    standIn('apt-get', 'exit 0');
    writeFileSync(policy, '#!/bin/sh\nexit 0\n');
    assert.equal(await installed(), 0);
    assert.equal(readFileSync(policy, 'utf8'), '#!/bin/sh\nexit 0\n');
  });
});
