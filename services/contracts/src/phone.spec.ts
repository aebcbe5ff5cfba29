import fc from 'fast-check';
import { formatPhone, isValidPhone, phoneDigits, phoneHref } from './phone.js';

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

describe('phoneHref', () => {
  it.each([
    ['(910) 555-0123', 'tel:+19105550123'],
    ['(910) 555-0123 x45', 'tel:+19105550123;ext=45'],
    ['1 910 555 0123', 'tel:+19105550123'],
    // As the forms write it: no area code begins with 1, so this one is the country's.
    [formatPhone('19105550123'), 'tel:+19105550123'],
    ['+1 910 555 0123', 'tel:+19105550123'],
    ['+49 30 901820', 'tel:+4930901820'],
  ])('should dial %p as %p', (phone, href) => {
    expect(phoneHref(phone)).toBe(href);
  });
});
