import 'temporal-polyfill/global';
import fc from 'fast-check';
import { RRuleTemporal } from 'rrule-temporal';
import { expandRule } from './expand-rule.ts';
import { readProperty } from './property.ts';
import { readRule } from './rule.ts';
import { StepBudget } from './step-budget.ts';

const span = { from: Date.UTC(2026, 0, 1), to: Date.UTC(2026, 5, 30) };
const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;

const some = <T>(values: readonly T[], maxLength = 3) =>
  fc.uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength });
const part = <T>(name: string, values: readonly T[], maxLength?: number) =>
  fc.option(
    some(values, maxLength).map((list) => `;${name}=${list.join(',')}`),
    { nil: '' },
  );
const months = Array.from({ length: 12 }, (_, index) => index + 1);
const nth = [1, 2, 3, 4, 5, -1].flatMap((ordinal) => weekdays.map((day) => `${ordinal}${day}`));

/** Typical rules of calendars, and unusual ones: those that we reject are left out below. */
const ruleArbitrary = fc
  .tuple(
    fc.constantFrom('HOURLY', 'DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY'),
    fc.integer({ min: 1, max: 4 }),
    part('BYMONTH', months, 2),
    part('BYMONTHDAY', [1, 8, 13, 15, 28, 29, 30, 31, -1, -2]),
    fc.oneof(part('BYDAY', weekdays, 5), part('BYDAY', nth, 2)),
    part('BYSETPOS', [1, 2, -1], 1),
    part('BYHOUR', [7, 9, 14], 1),
    fc.constantFrom('', ';WKST=SU', ';WKST=MO'),
  )
  .map(([frequency, interval, ...parts]) =>
    [`FREQ=${frequency};INTERVAL=${interval}`, ...parts].join(''),
  )
  .filter((text) => readRule(readProperty(`RRULE:${text}`)) !== null);

const startArbitrary = fc
  .date({ min: new Date('2016-01-01'), max: new Date('2026-03-01'), noInvalidDate: true })
  .map((date) => Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate(), 9));

const shown = (wall: number) => new Date(wall).toISOString().slice(0, 16);

function expanded(text: string, start: number): string[] {
  const rule = readRule(readProperty(`RRULE:${text}`));
  if (!rule) throw new Error(`${text} is refused`);
  return expandRule(rule, start, span, new StepBudget()).map(shown);
}

function expandedElsewhere(text: string, start: number): string[] {
  const compact = `${shown(start).replace(/[-:]/g, '')}00Z`;
  const rule = new RRuleTemporal({
    rruleString: `DTSTART:${compact}\nRRULE:${text}`,
    maxIterations: 20_000,
  });
  return rule
    .between(new Date(span.from), new Date(span.to), true)
    .map((date) => shown(date.epochMilliseconds));
}

it('should expand every rule that is not refused as another library does', () => {
  fc.assert(
    fc.property(ruleArbitrary, startArbitrary, (text, start) => {
      // No standard says whether a start that its rule does not include is one of the dates; ours always includes it.
      const others = (dates: string[]) => dates.filter((date) => date !== shown(start));
      expect(others(expanded(text, start))).toEqual(others(expandedElsewhere(text, start)));
    }),
    { numRuns: 100 },
  );
});

it('should not mistake the first Monday for the last one', () => {
  const dates = expanded('FREQ=MONTHLY;BYDAY=MO;BYSETPOS=-1', Date.UTC(2026, 0, 1, 9));
  expect(dates.slice(0, 2)).toEqual(['2026-01-26T09:00', '2026-02-23T09:00']);
});

it.each([
  'FREQ=SECONDLY',
  'FREQ=MINUTELY;INTERVAL=30',
  'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30',
  'FREQ=HOURLY;BYMONTH=2;BYMONTHDAY=30',
  'FREQ=DAILY;INTERVAL=1001',
  'FREQ=YEARLY;BYWEEKNO=20',
  'FREQ=WEEKLY;BYDAY=MO,TU;BYSETPOS=1',
  'FREQ=MONTHLY;INTERVAL=2;BYMONTH=2,5,8;BYMONTHDAY=15',
  'FREQ=YEARLY;BYMONTHDAY=29',
  'FREQ=DAILY;BYEASTER=1',
  'FREQ=DAILY;RSCALE=HEBREW',
  'INTERVAL=2',
])('should refuse %s', (text) => {
  expect(readRule(readProperty(`RRULE:${text}`))).toBeNull();
});

it.each([
  // No seventh day counted from a Monday is a Tuesday.
  ['FREQ=DAILY;INTERVAL=7;BYDAY=TU', Date.UTC(2026, 0, 5, 9)],
  ['FREQ=HOURLY;INTERVAL=168;BYDAY=TU', Date.UTC(2026, 0, 5, 9)],
])('should give up %s, which never comes', (text, start) => {
  expect(() => expanded(text, start)).toThrow();
});
