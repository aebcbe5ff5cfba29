import { readCampaignIds } from './campaign-id.js';

const read = (...cells: string[]) =>
  readCampaignIds(cells.map((cell, index) => ({ line: index + 2, cell })));

it('should read IDs, also as spreadsheets rewrite them without loss', () => {
  expect(
    read('120210123456789012', '12,345,678,901', '12.345.678', '21504567890.0', 'cmp-1', '--', ''),
  ).toEqual(['120210123456789012', '12345678901', '12345678', '21504567890', 'cmp-1', null, null]);
  expect(read('2.1504567890E+10')).toEqual(['21504567890']);
});

it.each([
  ['1.23E+12'],
  ['1,2E+17'],
  ['2E+10'],
  ['12,34'],
  ['120210123456789000'],
  ['120210123456789000', '120210123456788000'],
  ['1202101234567890', '1202101234567880', '1202101234567870'],
])('should refuse IDs that have lost digits: %s', (...cells) => {
  expect(() => read('17', ...cells)).toThrow(
    expect.objectContaining({ message: expect.stringMatching(/^Line 3 .*rounded/) }),
  );
});

it.each([[['1202101234567890']], [['120210123456789000', '120210123456789012']]])(
  'should keep IDs whose zeros may be their own: %j',
  (cells) => {
    expect(read(...cells)).toEqual(cells);
  },
);

it('should refuse an ID that no platform has', () => {
  expect(() => read('x'.repeat(101))).toThrow(/too long/);
});
