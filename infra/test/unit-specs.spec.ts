import assert from 'node:assert/strict';
import { it } from 'node:test';
import { runProgram } from './run-program.ts';

const spec = 'src/phone.spec.ts';

async function listUnitSpecs(...args: string[]): Promise<string[]> {
  const signal = AbortSignal.timeout(60_000);
  const command = ['run', '--silent', 'test:unit', '--', 'list', '--filesOnly', ...args];
  const { output } = await runProgram('npm', command, { timeoutMs: 60_000, signal });
  return output.split('\n').filter((line) => line.endsWith('.ts'));
}

it('npm run test:unit runs the named spec alone, and every unit spec when none is named', async () => {
  const all = await listUnitSpecs();
  assert.ok(all.length > 20);
  assert.deepEqual(
    all.filter((file) => file.includes('e2e-spec')),
    [],
  );
  assert.deepEqual(
    await listUnitSpecs(spec),
    all.filter((file) => file.endsWith(spec)),
  );
});
