import fc from 'fast-check';
import { readWindow } from '../read-window.ts';
import type { Period } from '../reading.ts';
import { UnreadableCalendarError } from '../unreadable-calendar.error.ts';
import { march } from './corpus-case.fixture.ts';
import { damaged, damageNames, goodFile, partCount } from './damage.fixture.ts';

/** More by hand: `DAMAGE_RUNS=50000`. */
const numRuns = Number(process.env.DAMAGE_RUNS ?? 2_000);

const read = (text: string) =>
  readWindow({
    bytes: new TextEncoder().encode(text),
    window: { from: march.from.getTime(), to: march.to.getTime() },
    ownEmail: null,
    ownUids: [],
    zone: 'America/New_York',
    keepTitles: false,
  });

const isCovered = ({ from, to }: Period, spans: readonly Period[]) =>
  spans.some((span) => span.from <= from && span.to >= to);

/** The good file's times that a damaged one leaves free without a word. */
function silentlyFree(good: string, bad: string): string[] {
  try {
    const { spans, warnings } = read(bad);
    if (warnings.length > 0) return [];
    return read(good)
      .spans.filter((span) => !isCovered(span, spans))
      .map(({ from, to }) => `${new Date(from).toISOString()} – ${new Date(to).toISOString()}`);
  } catch (error) {
    // Refused as a whole: the last good copy stays in use.
    if (error instanceof UnreadableCalendarError) return [];
    throw error;
  }
}

/** (!) Not `fc.double`, which is next to 0 or 1 most of the time. */
const share = fc.nat(999_999).map((millionths) => millionths / 1_000_000);
const file = fc
  .tuple(
    fc.shuffledSubarray([...Array(partCount).keys()], { minLength: 1 }),
    fc.constantFrom('', 'America/Chicago', 'Europe/Berlin'),
    fc.nat(11),
  )
  .map(([order, zone, by]) => goodFile(order, zone, by));

it('should read the good files without a warning', () => {
  const whole = goodFile([...Array(partCount).keys()], 'Europe/Berlin');
  expect(read(whole).warnings).toEqual([]);
  expect(read(whole).spans.length).toBeGreaterThan(15);
});

it.each(damageNames)('should never free a busy time without a warning: %s', (name) => {
  fc.assert(
    fc.property(file, share, share, (good, line, column) => {
      const bad = damaged(good, name, { line, column });
      expect(silentlyFree(good, bad)).toEqual([]);
    }),
    { numRuns: Math.ceil(numRuns / damageNames.length) },
  );
});
