import { readEmail, readPhone, splitReach } from './reach-cells.js';

it.each([
  ['910-555-0142', '(910) 555-0142'],
  ['+1 910 555 0142 ext. 12', '(910) 555-0142 x12'],
  ['(910) 555-0142 x12', '(910) 555-0142 x12'],
  ['910.555.0142 #12', '(910) 555-0142 x12'],
  ['9105550142.0', '(910) 555-0142'],
  ['1.9105550142E+10', '(910) 555-0142'],
  ['447911123456', '447911123456'],
  ['910-555-0142 33', '910-555-0142 33'],
])('should read the number %j of a file as %s', (text, phone) => {
  expect(readPhone(text)).toBe(phone);
});

it.each(['1.91056E+10', '9,1E+09', '555-0142', '910-555-0142 910-555-0143', ''])(
  'should not read %j as a number',
  (text) => {
    expect(readPhone(text)).toBeUndefined();
  },
);

it('should split a cell only if one of its parts can be read', () => {
  const cell = { label: 'Phone', text: '910 555 0142 / 910 555 0143', date: undefined };
  const isRead = (text: string) => readPhone(text) !== undefined;
  expect(splitReach('phone', cell, isRead).map(({ text }) => text)).toEqual([
    '910 555 0142',
    '910 555 0143',
  ]);
  expect(splitReach('phone', { ...cell, text: 'a / b' }, isRead)).toHaveLength(1);
  expect(splitReach('notes', cell, () => false)).toHaveLength(1);
});

it.each([
  'ann@harbor.example\u200b',
  '\u2060ann@harbor.example',
  'ann@har\u00adbor.example',
  'mailto:ann@harbor.example',
  'Ann One <ann@harbor.example>',
  'ann@harbor.example.',
])('should read the address in %j', (text) => {
  expect(readEmail(text)).toBe('ann@harbor.example');
});

it('should drop none of several addresses with their names', () => {
  const text = 'Ann <ann@harbor.example>; Bo <bo@tide.example>';
  const isRead = (part: string) => readEmail(part) !== undefined;
  const cells = splitReach('email', { label: 'Email', text, date: undefined }, isRead);
  expect(cells.map((cell) => readEmail(cell.text))).toEqual([
    'ann@harbor.example',
    'bo@tide.example',
  ]);
});
