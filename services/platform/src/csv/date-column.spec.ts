import { DateColumn } from './date-column.js';

/** A date as `2026-03-05 14:22:00 +0`. */
function read(text: string, ...others: string[]) {
  const found = new DateColumn([text, ...others]).read(text);
  if (!found?.time) return found?.day;
  const { hour, minute, second, offset } = found.time;
  const two = (part: number) => String(part).padStart(2, '0');
  return `${found.day} ${two(hour)}:${two(minute)}:${two(second)}${offset === undefined ? '' : ` ${offset}`}`;
}

it.each([
  '2026-03-05',
  '2026/3/5',
  '2026.03.05',
  '3/5/2026',
  '3/5/26',
  "3/5/'26",
  '03-05-26',
  '5.3.26',
  '5.3.2026',
  'Mar 5, 2026',
  'March 5th, 2026',
  'Thu, Mar 5, 2026',
  'Thu Mar 05 2026',
  '5 Mar 2026',
  '5-Mar-26',
  'Thu, 05 Mar 2026',
  '2026-Mar-05',
  '5. März 2026',
  '5 mars 2026',
  '5 de marzo de 2026',
  ' 3/5/2026\u00a0',
])('should read the day %j', (text) => {
  expect(read(text)).toBe('2026-03-05');
});

it.each([
  ['3/5/26 14:22', '2026-03-05 14:22:00'],
  ['3/5/2026, 2:22:31 PM', '2026-03-05 14:22:31'],
  ['3/5/2026, 2:22:31\u202fPM', '2026-03-05 14:22:31'],
  ['3/5/2026 2 p.m.', '2026-03-05 14:00:00'],
  ['2026-03-05 12:05 am', '2026-03-05 00:05:00'],
  ['March 5, 2026 at 2:22 PM', '2026-03-05 14:22:00'],
  ['2026-03-05T14:22', '2026-03-05 14:22:00'],
  ['2026-03-05T14:22:31Z', '2026-03-05 14:22:31 0'],
  ['2026-03-05 14:22:31 UTC', '2026-03-05 14:22:31 0'],
  ['2026-03-05 14:22 (UTC)', '2026-03-05 14:22:00 0'],
  ['2026-03-05 14:22 GMT', '2026-03-05 14:22:00 0'],
  ['2026-03-05 14:22:31 +0200', '2026-03-05 14:22:31 120'],
  ['2026-03-05T14:22:31-05', '2026-03-05 14:22:31 -300'],
  ['2026-03-05 2:22 PM EST', '2026-03-05 14:22:00 -300'],
  ['2026-03-05 2:22 PM ET', '2026-03-05 14:22:00'],
  ['Thu Mar 05 2026 14:22:31 GMT-0500 (Eastern Standard Time)', '2026-03-05 14:22:31 -300'],
  ['Thu, 05 Mar 2026 14:22:31 +0000', '2026-03-05 14:22:31 0'],
])('should read %j with its time', (text, written) => {
  expect(read(text)).toBe(written);
});

it.each([
  '',
  'soon',
  '45321',
  '46086.599',
  '########',
  '2026-02-30',
  '13/13/2026',
  '3-5/2026',
  'Mar 32, 2026',
  'Foo 5, 2026',
  '2026-03-05 25:00',
  '2026-03-05 14:22 AM',
  '2026-03-05 14:72',
  '2026-03-05 14:22 CET',
  '2026-03-05 14:22 (Pacific Standard Time)',
  '2026-03-05 and later',
  'Mar 5 14:22',
  `2026-03-05${' '.repeat(100)}`,
])('should not read %j', (text) => {
  expect(read(text)).toBeUndefined();
});

it('should decide by the whole column which number is the month', () => {
  expect(read('3/5/2026', '13/5/2026')).toBe('2026-05-03');
  expect(read('3/5/26', '25-12-25')).toBe('2026-05-03');
  expect(read('3/5/2026', '5/13/2026')).toBe('2026-03-05');
  expect(read('2/13/2026', '3/5/2026')).toBe('2026-02-13');
  expect(read('5.3.2026', '3.13.2026')).toBe('2026-05-03');
  expect(read('5.3.2026', '3/13/2026')).toBe('2026-03-05');
});

it('should read only what cannot be both in a column that has both', () => {
  const mixed = ['13/5/2026', '5/13/2026', '3/5/2026', '4/4/2026'];
  const column = new DateColumn(mixed);
  expect(column.order).toBe('mixed');
  expect(mixed.map((text) => column.read(text)?.day)).toEqual([
    '2026-05-13',
    '2026-05-13',
    undefined,
    '2026-04-04',
  ]);
});

it('should say whether a column leaves the order open, and then follow the choice', () => {
  expect(new DateColumn(['3/5/2026']).order).toBe('unsure');
  expect(new DateColumn(['2026-03-05', 'Mar 5, 2026']).order).toBe('none');
  expect(new DateColumn(['3/5/2026'], 'day-first').read('3/5/2026')?.day).toBe('2026-05-03');
});
