import fc from 'fast-check';
import {
  cleanPhone,
  formatPhone,
  isValidPhone,
  nationalDigits,
  phoneDigits,
  phoneHref,
} from './phone.js';

/** Digits and the signs between them, as people write numbers, and worse. */
const phoneLike = fc.string({ unit: fc.constantFrom(...'+11234567890 ().-x'), maxLength: 30 });

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
    ['22345678901234567890', '(223) 456-7890 x12345'],
  ])('should show %p as %p', (typed, shown) => {
    expect(formatPhone(typed)).toBe(shown);
  });

  it.each([
    '+1 910 555 0142',
    '1 (910) 555-0142',
    '1-910-555-0142',
    '19105550142',
    '+19105550142',
    '(+1) 910.555.0142',
  ])('should leave out the country of %p', (typed) => {
    expect(formatPhone(typed)).toBe('(910) 555-0142');
  });

  it.each([
    ['+', '+'],
    ['+1', '+1'],
    ['00', '+'],
    ['0049 30 1234567', '+49 30 1234567'],
    ['011 44 20 7946 0958', '+44 20 7946 0958'],
    ['+00 (49) 30', '+(49) 30'],
    ['+1 9', '(9'],
    ['+49 30 1234567', '+49 30 1234567'],
    ['+44 (0)20 7946 0958', '+44 (0)20 7946 0958'],
    ['call  +49\t30--1234567 (home)', '+49 30-1234567 ()'],
    ['+4912345678901234567', '+491234567890123'],
  ])('should keep a number with a country: %p as %p', (typed, shown) => {
    expect(formatPhone(typed)).toBe(shown);
  });

  it.each([
    ['011 1 910 555 0142', '(910) 555-0142'],
    ['\u202a910\u00ad 555\u200b0142\u202c', '(910) 555-0142'],
    ['９１０－５５５－０１４２', '(910) 555-0142'],
    ['٩١٠٥٥٥٠١٤٢', '(910) 555-0142'],
    ['९१०५५५०१४२', '(910) 555-0142'],
    ['𝟗𝟏𝟎𝟻𝟻𝟻𝟎𝟏𝟒𝟐', '(910) 555-0142'],
    ['＋４９ ３０ １２３４５６７', '+49 30 1234567'],
  ])('should read %p as %p', (typed, shown) => {
    expect(formatPhone(typed)).toBe(shown);
  });

  it.each([
    '0',
    '020 7946 0958',
    '1234567890',
    '191',
    '555-0142',
    '(910) 155-0142',
    '910.055.0142',
  ])('should leave a number that cannot be American as typed: %p', (typed) => {
    expect(formatPhone(typed)).toBe(typed);
  });

  it.each([
    ['(9101', '9101'],
    ['( 1', '1'],
    ['( (1', '1'],
    ['0(0', '0(0'],
    ['0+0', '0 0'],
    ['Tel. 0049 30 1234567', '+49 30 1234567'],
    ['0207946095x45', '0207946095x45'],
  ])('should show the same again: %p as %p', (typed, shown) => {
    expect(formatPhone(typed)).toBe(shown);
    expect(formatPhone(shown)).toBe(shown);
  });

  it('should keep every digit up to the fifteenth after the country, and change nothing the second time', () => {
    fc.assert(
      fc.property(phoneLike, (typed) => {
        const once = formatPhone(typed);
        const digits = nationalDigits(typed) ?? phoneDigits(typed);
        expect(phoneDigits(once)).toBe(digits.slice(0, 15));
        expect(phoneDigits(typed).endsWith(digits)).toBe(true);
        expect(formatPhone(once)).toBe(once);
      }),
    );
  });

  it('should format digits typed one by one like pasted ones', () => {
    const digits = fc.stringMatching(/^\+?\d{0,20}$/);
    fc.assert(
      fc.property(digits, (pasted) => {
        // A + before an American number is gone when its exchange turns out not to exist.
        fc.pre(!cleanPhone(pasted).startsWith('+1') || nationalDigits(pasted) !== null);
        const typed = [...pasted].reduce((shown, sign) => formatPhone(shown + sign), '');
        expect(typed).toBe(formatPhone(pasted));
      }),
      { numRuns: 1000 },
    );
  });
});

describe('cleanPhone', () => {
  it.each([
    [' 910\u200b 555\t0142 ', '910 555 0142'],
    ['(٩١٠) ٥٥٥-٠١٤٢', '(910) 555-0142'],
    ['00 49 30 901820', '+ 49 30 901820'],
    ['910 555 0142 ext. 7', '910 555 0142 ext. 7'],
  ])('should store %p as %p', (typed, stored) => {
    expect(cleanPhone(typed)).toBe(stored);
    expect(cleanPhone(stored)).toBe(stored);
  });
});

describe('isValidPhone', () => {
  it.each([
    ['910555012', false],
    ['(910) 555-0123', true],
    ['123456789012345', true],
    ['1234567890123456', false],
    ['', false],
    ['٩١٠٥٥٥٠١٤٢', true],
    ['0049 30 123456', true],
    ['011 44 20 794', false],
  ])('should judge %p as %p', (typed, valid) => {
    expect(isValidPhone(typed)).toBe(valid);
  });
});

describe('phoneHref', () => {
  it.each([
    ['(910) 555-0123', 'tel:+19105550123'],
    ['(910) 555-0123 x45', 'tel:+19105550123;ext=45'],
    ['1 910 555 0123', 'tel:+19105550123'],
    // An earlier format of the forms. No area code begins with 1, so this 1 is the country code.
    ['(191) 055-5012 x3', 'tel:+19105550123'],
    [formatPhone('1 (910) 555-0123'), 'tel:+19105550123'],
    ['+1 910 555 0123 x45', 'tel:+19105550123;ext=45'],
    [formatPhone('+44 (0)20 7946 0958'), 'tel:+442079460958'],
    ['+1 910 555 0123', 'tel:+19105550123'],
    ['+49 30 901820', 'tel:+4930901820'],
    ['011 49 30 901820', 'tel:+4930901820'],
    ['020 7946 0958', 'tel:02079460958'],
  ])('should dial %p as %p', (phone, href) => {
    expect(phoneHref(phone)).toBe(href);
  });
});
