import assert from 'node:assert/strict';
import { it } from 'node:test';
import { runProgram } from './run-program.ts';

const spec = 'src/text/phone.spec.ts';

async function listUnitSpecs(...args: string[]): Promise<string[]> {
  const options = { timeoutMs: 60_000, signal: AbortSignal.timeout(60_000) };
  const command = ['run', '--silent', 'test:unit', '--', '--listTests', ...args];
  const { output } = await runProgram('npm', command, options);
  return output.split('\n').filter((line) => line.endsWith('.ts'));
}

it('npm run test:unit runs the named spec alone, and every unit spec of the services when none is named', async () => {
  const all = await listUnitSpecs();
  assert.ok(all.length > 20);
  assert.ok(all.every((file) => !file.includes('e2e-spec')));
  const named = all.filter((file) => file.endsWith(spec));
  assert.equal(named.length, 1);
  assert.deepEqual(await listUnitSpecs(spec), named);
});
