import { classifyRows, type NumberedRow } from './classify-rows.js';
import { KnownPeople, type Reach } from './known-people.js';
import type { ImportedLead } from './read-lead.js';

const lead = {
  name: 'Ann',
  email: null,
  phone: null,
  company: null,
  service: null,
  monthlyAdSpend: null,
  message: null,
  notes: null,
  followUpOn: null,
  attribution: null,
  channel: 'imported',
  status: undefined,
  createdAt: undefined,
} satisfies ImportedLead;

/** The outcome of rows with these keys, beside one stored lead. */
function classify(
  reaches: [string | null, string | null][],
  stored: [string | null, string | null],
  addsSamePhone = false,
) {
  const reachOf = ([emailKey, phoneKey]: [string | null, string | null]): Reach => ({
    emailKey,
    phoneKey,
  });
  const known = new KnownPeople<{ id: number; name: string }>();
  known.add(reachOf(stored), { id: 7, name: 'Stored' });
  const rows = reaches.map((_reach, index): NumberedRow => ({ line: index + 2, read: { lead } }));
  const byLine = new Map(reaches.map((reach, index) => [index + 2, reachOf(reach)]));
  return classifyRows(rows, { reaches: byLine, known, addsSamePhone });
}
const outcomes = (...given: Parameters<typeof classify>) =>
  classify(...given).map(({ row }) => [row.outcome, 'by' in row ? row.by.join() : '']);

it('should find who is there already, by email and by phone', () => {
  expect(
    outcomes(
      [
        ['a@x', '1'],
        ['a@x', '2'],
        [null, '1'],
        ['b@x', '2'],
      ],
      ['a@x', '1'],
    ),
  ).toEqual([
    ['duplicate', 'email,phone'],
    ['duplicate', 'email'],
    ['duplicate', 'phone'],
    ['new', ''],
  ]);
});

it('should find who is in an earlier row, but not in one that is left out', () => {
  expect(
    outcomes(
      [
        ['b@x', '2'],
        ['b@x', null],
        ['a@x', '3'],
        [null, '3'],
      ],
      ['a@x', '1'],
    ),
  ).toEqual([
    ['new', ''],
    ['repeated', 'email'],
    ['duplicate', 'email'],
    ['new', ''],
  ]);
});

it('should add those who share only a phone number, if the owner wants that', () => {
  const office: [string, string][] = [
    ['b@x', '1'],
    ['c@x', '1'],
    ['b@x', '1'],
  ];
  expect(outcomes(office, ['a@x', '1']).map(([outcome]) => outcome)).toEqual(
    Array(3).fill('duplicate'),
  );
  expect(outcomes(office, ['a@x', '1'], true)).toEqual([
    ['new', ''],
    ['new', ''],
    ['repeated', 'email,phone'],
  ]);
  expect(classify(office, ['a@x', '1'], true).map((row) => row.isDoubtful)).toEqual([
    true,
    true,
    false,
  ]);
  expect(outcomes([['b@x', '1']], [null, '1'], true)).toEqual([['duplicate', 'phone']]);
});
