import fc from 'fast-check';
import { formatPhone, isValidPhone, phoneDigits } from './phone.js';

describe('formatPhone', () => {
  it.each([
    ['', ''],
    ['9', '(9'],
    ['910', '(910'],
    ['9105', '(910) 5'],
    ['9105550', '(910) 555-0'],
    ['9105550123', '(910) 555-0123'],
    ['910555012345', '(910) 555-0123 x45'],
    ['910-555.0123 ext. 45', '(910) 555-0123 x45'],
    ['12345678901234567890', '(123) 456-7890 x12345'],
  ])('should show %p as %p', (typed, shown) => {
    expect(formatPhone(typed)).toBe(shown);
  });

  it('should keep every digit up to the fifteenth, and change nothing the second time', () => {
    fc.assert(
      fc.property(fc.string(), (typed) => {
        const once = formatPhone(typed);
        expect(phoneDigits(once)).toBe(phoneDigits(typed).slice(0, 15));
        expect(formatPhone(once)).toBe(once);
      }),
    );
  });
});

describe('isValidPhone', () => {
  it.each([
    ['910555012', false],
    ['(910) 555-0123', true],
    ['123456789012345', true],
    ['1234567890123456', false],
    ['', false],
  ])('should judge %p as %p', (typed, valid) => {
    expect(isValidPhone(typed)).toBe(valid);
  });
});
