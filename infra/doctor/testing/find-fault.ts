import assert from 'node:assert/strict';
import { it } from 'node:test';
import { allChecks } from '../all-checks.ts';
import type { Finding, World } from '../check.ts';
import { secretValues } from '../redact.ts';
import { report } from '../report.ts';
import { type Line, runChecks } from '../run-checks.ts';
import { StandInWorld } from './stand-in-world.ts';

/** Something wrong with an otherwise healthy installation. */
export interface Fault {
  title: string;
  /** Docker unless it says otherwise. */
  mode?: World['mode'];
  make: (stand: StandInWorld) => unknown;
  /** The only check that finds it. */
  name: string;
  result: 'warn' | 'fail';
  found: RegExp;
  fix: RegExp;
  /** The product is not running, which "Running" reports, too. */
  isStopped?: boolean;
}

/** A test per fault: it is found, said with what to do, and nothing else is wrong. */
export function findsEach(faults: readonly Fault[]): void {
  for (const { title, mode = 'docker', make, name, result, found, fix, isStopped } of faults) {
    it(`should find ${title}`, async () => {
      const wrong = (await wrongWith(mode, make)).filter(
        (line) => !(isStopped && line.name === 'Running'),
      );
      assert.deepEqual(
        wrong.map((line) => line.name),
        wrong.map(() => name),
        JSON.stringify(wrong, undefined, 2),
      );
      const [line] = wrong;
      assert.ok(line, 'It was not found.');
      assert.equal(line.result, result satisfies Finding['result']);
      assert.match(line.found, found);
      assert.match(line.fix ?? '', fix);
    });
  }
}

/** What is not ok, after the fault is made. */
export async function wrongWith(
  mode: World['mode'],
  make: (stand: StandInWorld) => unknown,
): Promise<Line[]> {
  const lines = await linesOf(mode, make);
  return lines.filter(({ result }) => result !== 'ok');
}

export async function linesOf(
  mode: World['mode'],
  make: (stand: StandInWorld) => unknown = () => undefined,
): Promise<Line[]> {
  const stand = new StandInWorld(mode);
  try {
    await make(stand);
    const world = await stand.open();
    // A busy machine may be slow.
    const lines = await runChecks(allChecks, world, { timeoutMs: 60_000 });
    refuseSecrets(world, lines);
    return lines;
  } finally {
    await stand.close();
  }
}

function refuseSecrets(world: World, lines: readonly Line[]): void {
  const output = [report(lines, { hasColors: false }), JSON.stringify(lines)].join('\n');
  for (const secret of secretValues({ ...world.settings, ...world.written })) {
    assert.ok(!output.includes(secret), 'A secret is printed.');
  }
  assert.doesNotMatch(output, /[\w.]+@[\w-]+\.\w+/, 'An email address is printed.');
  for (const { fix, result, name } of lines) {
    assert.ok(result === 'ok' || fix, `${name} does not say what to do.`);
  }
}
