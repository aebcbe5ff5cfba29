import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isSecret } from '../../settings/env-file.ts';
import { type Line, runChecks } from '../check.ts';
import { allChecks } from '../doctor.ts';
import type { World } from '../world.ts';
import { StandInWorld } from './stand-in-world.ts';

/** Something wrong with an otherwise healthy installation. */
interface Fault {
  /** Docker unless it says otherwise. */
  mode?: World['mode'];
  make: (stand: StandInWorld) => unknown;
  /** `result: found → fix` */
  says: RegExp;
}

/** A test per fault: this check finds it and says what to do, and nothing else is wrong. */
export function findsEach(name: string, faults: Record<string, Fault>): void {
  describe(`doctor, ${name}`, () => {
    for (const [title, { mode = 'docker', make, says }] of Object.entries(faults)) {
      it(`should find ${title}`, async () => {
        const wrong = await wrongWith(mode, make);
        const told = wrong.filter(({ found }) => found !== 'It is not running.');
        assert.ok(told.length > 0, 'It was not found.');
        for (const line of told) {
          assert.equal(line.name, name, line.found);
        }
        const [first] = told;
        assert.match(`${first?.result}: ${first?.found} → ${first?.fix}`, says);
      });
    }
  });
}

/** What is not ok, after the fault is made. */
export async function wrongWith(
  mode: World['mode'],
  make?: (stand: StandInWorld) => unknown,
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
    const patient = allChecks.map((check) => ({ ...check, timeoutMs: 60_000 }));
    const lines = await runChecks(patient, world);
    refuseSecrets(world, lines);
    return lines;
  } finally {
    await stand.close();
  }
}

function refuseSecrets({ settings, written }: World, lines: readonly Line[]): void {
  const output = JSON.stringify(lines);
  const secrets = Object.entries({ ...settings, ...written })
    .filter(([key, value]) => value !== '' && (isSecret(key) || /_HASH$|^SMTP_URL$/.test(key)))
    .flatMap(([, value]) => [value, decodeURIComponent(URL.parse(value)?.password ?? '')]);
  for (const secret of secrets.filter((value) => value.length > 3)) {
    assert.ok(!output.includes(secret), 'A secret is printed.');
  }
  assert.doesNotMatch(output, /[\w.]+@[\w-]+\.\w+/, 'An email address is printed.');
  for (const { fix, result, name } of lines) {
    assert.ok(result === 'ok' || fix, `${name} does not say what to do.`);
  }
}
