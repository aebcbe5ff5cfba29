import { expandRule } from './expand-rule.ts';
import { readRule } from './rule.ts';
import { ruleDates } from './rule-dates.fixture.ts';
import { StepBudget } from './step-budget.ts';

const span = { from: Date.UTC(2026, 0, 1), to: Date.UTC(2026, 6, 1) - 1 };

function expanded(text: string, start: string): string[] {
  const rule = readRule(text);
  if (!rule) throw new Error(`${text} is refused`);
  return expandRule(rule, Date.parse(`${start}T09:00:00Z`), span, new StepBudget()).map((wall) =>
    new Date(wall).toISOString().slice(0, 16),
  );
}

it.each(ruleDates)('should expand %s from %s', (rule, start, days) => {
  expect(expanded(rule, start)).toEqual(days.split(' ').map((day) => `2026-${day}T09:00`));
});

it.each([
  ['FREQ=YEARLY;BYMONTHDAY=9,20', '2021-02-09', ['2026-02-09', '2026-02-20']],
  ['FREQ=YEARLY;BYDAY=2TU', '2021-03-09', ['2026-03-10']],
  ['FREQ=YEARLY;BYDAY=2TU', '2021-01-12', ['2026-01-13']],
  ['FREQ=YEARLY;BYDAY=-1MO', '2021-05-31', ['2026-05-25']],
  ['FREQ=YEARLY;BYDAY=10TU', '2021-03-09', ['2026-03-10']],
])(
  'should read %s from %s by the month of its start, if that is one of its days',
  (rule, start, days) => {
    expect(expanded(rule, start)).toEqual(days.map((day) => `${day}T09:00`));
  },
);

it.each([
  'FREQ=SECONDLY',
  'FREQ=MINUTELY;INTERVAL=30',
  'FREQ=YEARLY;BYWEEKNO=20',
  'FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO;BYMONTH=5',
  'FREQ=YEARLY;BYYEARDAY=100;BYDAY=MO',
  'FREQ=YEARLY;BYMONTHDAY=13;BYDAY=2FR',
  'FREQ=MONTHLY;BYSETPOS=1',
  'FREQ=MONTHLY;BYMONTHDAY=0',
  'FREQ=MONTHLY;BYMONTHDAY=32',
  'FREQ=WEEKLY;BYMONTHDAY=3',
  'FREQ=WEEKLY;BYDAY=',
  'FREQ=WEEKLY;BYDAY=MO,',
  'FREQ=WEEKLY;BYDAY=MO;BYDAY=TU',
  'FREQ=DAILY;BYSECOND=30',
  'FREQ=DAILY;BYEASTER=1',
  'FREQ=DAILY;RSCALE=HEBREW',
  'FREQ=WEEKLY;BYDAY',
  'INTERVAL=2',
])('should refuse %s', (text) => {
  expect(readRule(text)).toBeNull();
});

it.each([
  // No seventh day counted from a Monday is a Tuesday.
  ['FREQ=DAILY;INTERVAL=7;BYDAY=TU', '2026-01-05'],
  ['FREQ=HOURLY;INTERVAL=168;BYDAY=TU', '2026-01-05'],
  ['FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30', '2016-01-05'],
  ['FREQ=HOURLY;BYMONTH=2;BYMONTHDAY=30', '2016-01-05'],
])('should end %s, which never comes', (text, start) => {
  expect(expanded(text, start)).toEqual([]);
});

it.each([
  ['FREQ=DAILY;COUNT=999999999', '0001-01-01'],
  ['FREQ=HOURLY;COUNT=999999999', '2001-01-01'],
])('should give up %s from the year %s', (text, start) => {
  expect(() => expanded(text, start)).toThrow();
});
