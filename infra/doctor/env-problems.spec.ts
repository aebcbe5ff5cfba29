import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { askServices } from './env-problems.ts';
import type { RunProgram, World } from './world.ts';

describe('what services in containers say about their settings', () => {
  const ask = (run: RunProgram, parts: Awaited<ReturnType<World['parts']>> = []) =>
    askServices({ mode: 'docker', settings: {}, parts: async () => parts, run });

  it('should be asked of a container each, and told once', async () => {
    const asked: string[] = [];
    const complaint =
      'Error: Invalid environment variables:\n  SITE_URL: must be a URL\n    at loadEnv (file:1)\n';
    const problems = await ask(async (program, args) => {
      asked.push([program, ...args].join(' '));
      const isWrong = args.includes('leads') || args.includes('email');
      return { exitCode: isWrong ? 1 : 0, stdout: '', stderr: isWrong ? complaint : '' };
    });
    assert.deepEqual(problems, [{ key: 'SITE_URL', reason: 'must be a URL' }]);
    assert.equal(asked.length, 5);
    assert.equal(
      asked[0],
      'docker compose run --rm --no-deps --no-TTY leads node dist/main.js check-env',
    );
  });

  it('should not be taken for good if a service ends without a word', async () => {
    const problems = await ask(async (_, args) => ({
      exitCode: args.includes('email') ? undefined : 0,
      stdout: '',
      stderr: '',
    }));
    assert.equal(problems, undefined);
  });

  it('should not be asked before anything is built', async () => {
    const run: RunProgram = async () => assert.fail('A program was run.');
    const parts = async () => undefined;
    assert.equal(await askServices({ mode: 'docker', settings: {}, parts, run }), undefined);
  });
});
