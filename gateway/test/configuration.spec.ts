import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { promisify } from 'node:util';
import { nginxCommand } from '@agency/infra/native/nginx/nginx';

const upstreams = {
  LEADS_UPSTREAM: '127.0.0.1:1',
  SCHEDULING_UPSTREAM: '127.0.0.1:1',
  RANKINGS_UPSTREAM: '127.0.0.1:1',
  EMAIL_UPSTREAM: '127.0.0.1:1',
  FRONTEND_UPSTREAM: '127.0.0.1:1',
};
const folders = [
  resolve(import.meta.dirname, '..'),
  resolve(import.meta.dirname, '../../frontend/nginx'),
];

describe('configuration', () => {
  let folder: string;
  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'gateway-test-'));
  });
  after(() => rm(folder, { recursive: true, force: true }));

  const cases = [
    ['gateway', { GATEWAY_PORT: '8080', ...upstreams }],
    ['frontend', { FRONTEND_PORT: '8080', SITE_ROOT: '/nowhere', SITE_ROOT_BR: '/nowhere-br' }],
  ] as const;
  for (const [name, variables] of cases) {
    it(`should pass 'nginx -t' without a warning: ${name}`, async () => {
      const logFile = join(folder, `${name}.log`);
      const runDir = join(folder, name);
      const { command, args } = await nginxCommand({ name, runDir, variables, logFile });
      const { stderr } = await promisify(execFile)(command, [...args, '-t']);
      assert.match(stderr, /test is successful/);
      assert.doesNotMatch(stderr, /warn|emerg/);
    });
  }

  it('should read on for 2 s after a refusal, longer only after uploads, and not for too many bodies', async () => {
    const { command, args } = await nginxCommand({
      name: 'gateway',
      runDir: join(folder, 'lingering'),
      variables: { GATEWAY_PORT: '8080', ...upstreams },
      logFile: join(folder, 'lingering.log'),
    });
    const { stdout } = await promisify(execFile)(command, [...args, '-T']);
    const found: Record<string, string> = {};
    let location = 'everywhere';
    for (const line of stdout.split('\n')) {
      location = /^location (?:\S+ )?(\S+) \{/.exec(line)?.[1] ?? location;
      if (line.startsWith('}') || line.startsWith('# configuration file')) location = 'everywhere';
      const [, directive, value] = /^\s*lingering_(\w+) (\w+);/.exec(line) ?? [];
      if (directive && value) found[`${location} ${directive}`] = value;
    }
    const upload = (path: string) => ({ [`${path} time`]: '30s', [`${path} timeout`]: '5s' });
    assert.deepEqual(found, {
      'everywhere time': '2s',
      'everywhere timeout': '1s',
      ...upload('/api/rankings/imports'),
      ...upload('^/api/contacts/csv/(imports|preview)$'),
      ...upload('^/api/contacts/spend/(imports|preview)$'),
      ...upload('^/api/calendars/(files|[0-9]+/file)$'),
      ...upload('/-/refusal/upload'),
      '/-/refusal/body close': 'off',
      '/-/refusal/page close': 'off',
    });
  });

  it('should name the variable that is missing', async () => {
    const { FRONTEND_UPSTREAM: _, ...others } = upstreams;
    await assert.rejects(
      nginxCommand({
        name: 'gateway',
        runDir: join(folder, 'missing'),
        variables: { GATEWAY_PORT: '8080', ...others },
        logFile: join(folder, 'missing.log'),
      }),
      /upstreams\.conf\.template needs FRONTEND_UPSTREAM/,
    );
  });

  it('should refuse a value that would change the meaning of the configuration', async () => {
    await assert.rejects(
      nginxCommand({
        name: 'gateway',
        runDir: join(folder, 'injected'),
        variables: { GATEWAY_PORT: '8080', ...upstreams, SITE_HOST: 'a; }' },
        logFile: join(folder, 'injected.log'),
      }),
      /SITE_HOST holds a character/,
    );
  });

  it('should add headers in the server block only, where every location inherits them', async () => {
    for (const root of folders) {
      for (const file of await readdir(root, { recursive: true })) {
        if (/\.conf(\.template)?$/.test(file)) {
          const text = await readFile(join(root, file), 'utf8');
          assert.doesNotMatch(text.replaceAll(/#.*/g, ''), /location [^{]*\{[^}]*add_header/, file);
          assert.ok(text.split('\n').length <= 81, `${file} is too long`);
        }
      }
    }
  });
});
