import { decimalParts, findDecimal, wholeDigits } from './number-columns.js';

it.each([
  ['12345', '12345'],
  ['12,345', '12345'],
  ['1.234.567', '1234567'],
  ['12\u202f345', '12345'],
  ['12’345', '12345'],
  ['12345.0', '12345'],
  ['9105550142,00', '9105550142'],
  ['1.2345E+4', '12345'],
  ['1.9105550142E+10', '19105550142'],
])('should find all digits of %j', (text, digits) => {
  expect(wholeDigits(text)).toBe(digits);
});

it.each(['1.23E+12', '1,23E+12', '1E+05', '1.5', '12,34', '1,2345', '1.234,567', '-5', 'abc', ''])(
  'should not invent digits for %j',
  (text) => {
    expect(wholeDigits(text)).toBeUndefined();
  },
);

it('should decide by all numbers which mark separates decimals', () => {
  expect(findDecimal(['7,4', '1.340'])).toBe(',');
  expect(findDecimal(['7.4', '1,340'])).toBe('.');
  expect(findDecimal(['1.340', '31'])).toBe('unsure');
  expect(findDecimal(['7,4', '7.4'])).toBeUndefined();
  expect(decimalParts('1.340,5', ',')).toEqual(['1340', '5']);
  expect(decimalParts('1.340,5', '.')).toBeUndefined();
});
