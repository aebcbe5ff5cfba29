import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { World } from './check.ts';
import { askServices } from './env-problems.ts';

const paths: World['paths'] = {
  repository: '/nowhere',
  envFile: '/nowhere/.env',
  runDir: '/nowhere/.run',
  secrets: '/nowhere/secrets',
  backups: '/nowhere/backups',
};
const running: World['parts'] = async () => [{ name: 'postgres', state: 'ready', restarts: 0 }];

describe('what services in containers say about their settings', () => {
  it('should be asked of a container each, and told once', async () => {
    const asked: string[] = [];
    const problems = await askServices({
      mode: 'docker',
      settings: {},
      paths,
      parts: running,
      run: async (program, args) => {
        asked.push([program, ...args].join(' '));
        const isWrong = args.includes('leads') || args.includes('email');
        return {
          exitCode: isWrong ? 1 : 0,
          stdout: '',
          stderr: isWrong
            ? 'Error: Invalid environment variables:\n  SITE_URL: must be a URL\n    at loadEnv (file:1)\n'
            : '',
        };
      },
    });
    assert.deepEqual(problems, [{ key: 'SITE_URL', reason: 'must be a URL' }]);
    assert.equal(asked.length, 5);
    assert.equal(
      asked[0],
      'docker compose run --rm --no-deps --no-TTY leads node dist/main.js check-env',
    );
  });

  it('should not be taken for good if a service ends without a word', async () => {
    const problems = await askServices({
      mode: 'docker',
      settings: {},
      paths,
      parts: running,
      run: async (_, args) => ({
        exitCode: args.includes('email') ? undefined : 0,
        stdout: '',
        stderr: '',
      }),
    });
    assert.equal(problems, undefined);
  });

  it('should not be asked before anything is built', async () => {
    for (const mode of ['docker', 'native'] as const) {
      const problems = await askServices({
        mode,
        settings: {},
        paths,
        parts: async () => undefined,
        run: async () => assert.fail('A program was run.'),
      });
      assert.equal(problems, undefined);
    }
  });
});
