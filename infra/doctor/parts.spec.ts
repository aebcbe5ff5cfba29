import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { RunProgram } from './check.ts';
import { containers } from './parts.ts';

describe('the containers of an installation', () => {
  const line = (Service: string, State: string, Health = '', ExitCode = 0) =>
    JSON.stringify({ ID: `${Service}-id`, Service, State, Health, ExitCode });
  const answering =
    (ps: string, exitCode = 0): RunProgram =>
    async (_, args) => ({
      exitCode,
      stdout: args[0] === 'inspect' ? 'leads-id-in-full 5\nredis-id-in-full 0' : ps,
      stderr: '',
    });

  it('should have the state, the restarts, and what is missing', async () => {
    const ps = [
      line('leads', 'running', 'healthy'),
      line('redis', 'running', 'unhealthy'),
      line('email', 'running', 'starting'),
      line('rankings', 'restarting'),
      line('postgres', 'exited', '', 1),
      line('migrate', 'exited'),
    ].join('\n');
    const parts = await containers(answering(ps));
    assert.deepEqual(
      parts?.map(({ name, state, restarts }) => `${name} ${state} ${restarts}`),
      [
        'leads ready 5',
        'redis failing 0',
        'email starting 0',
        'rankings failing 0',
        'postgres stopped 0',
        'migrate ready 0',
        'gateway stopped 0',
        'frontend stopped 0',
        'scheduling stopped 0',
        'backup stopped 0',
      ],
    );
  });

  it('should be nothing if none runs or nobody answers', async () => {
    assert.equal(await containers(answering(line('leads', 'exited'))), undefined);
    assert.equal(await containers(answering('')), undefined);
    assert.equal(await containers(answering('', 1)), undefined);
  });
});
