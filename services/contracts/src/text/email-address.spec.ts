import fc from 'fast-check';
import { anyText } from '../../test/any-text.js';
import { cleanEmail, isValidEmail, mailtoHref, normalizeEmail } from './email-address.js';

const dana = 'dana@example.com';

describe('cleanEmail', () => {
  it.each([
    ' dana@example.com\t',
    '\u200edana@exam\u00adple.com\u200b\ufeff',
    'mailto:dana@example.com',
    'MAILTO:dana@example.com?subject=Call',
    'mailto:dana%40example.com',
    'Dana Whitfield <dana@example.com>',
    '"Whitfield, Dana" <mailto:dana@example.com>;',
    '<dana@example.com>',
    '(dana@example.com),',
    "'dana@example.com'",
    '“dana@example.com”.',
    'dana＠example．com',
    'ｄａｎａ@example.com',
  ])('should find the address in %p', (typed) => {
    expect(cleanEmail(typed)).toBe(dana);
  });

  it.each([
    ['info@müller.example', 'info@xn--mller-kva.example'],
    ['info@MÜLLER。example', 'info@xn--mller-kva.example'],
    ['info@пример.рф', 'info@xn--e1afmkfd.xn--p1ai'],
    ['Dana+Ads@Example.com', 'Dana+Ads@Example.com'],
    ["o'hara@example.com", "o'hara@example.com"],
  ])('should write %p as %p', (typed, address) => {
    expect(cleanEmail(typed)).toBe(address);
    expect(isValidEmail(address)).toBe(true);
  });

  it.each([
    'a@x.example; b@x.example',
    'dana',
    'dana @example.com',
    'mailto:%',
    'info@exa mple.рф',
  ])('should not make an address of %p', (typed) => {
    expect(isValidEmail(cleanEmail(typed))).toBe(false);
  });

  it('should change nothing the second time, and leave a valid address alone', () => {
    fc.assert(
      fc.property(fc.oneof(anyText, fc.emailAddress()), (typed) => {
        const once = cleanEmail(typed);
        expect(cleanEmail(once)).toBe(once);
        if (isValidEmail(typed) && !/^mailto:/i.test(typed)) expect(once).toBe(typed);
      }),
    );
  });
});

describe('isValidEmail', () => {
  it.each([
    ['name@company.com', true],
    ['first.last+tag@sub.example.co.uk', true],
    ['ann@localhost', false],
    ['ann@@example.com', false],
    ['ann@exam ple.com', false],
    ['ann@example..com', false],
    ['ann@-example.com', false],
    ['"ann"@example.com', false],
    ['ann@example.com\nBcc: all@example.com', false],
    [`${'x'.repeat(64)}@example.com`, true],
    [`${'x'.repeat(65)}@example.com`, false],
    [
      `ann@${'x'.repeat(60)}.${'y'.repeat(60)}.${'z'.repeat(60)}.${'w'.repeat(60)}.example.com`,
      false,
    ],
    ['dana.td.@example.com', false],
    ['.dana@example.com', false],
    ['da..na@example.com', false],
    ['dana@example.c', false],
    ['dana@example.xn--p1ai', true],
  ])('should judge %p as %p', (address, valid) => {
    expect(isValidEmail(address)).toBe(valid);
  });
});

describe('normalizeEmail', () => {
  it.each([
    ['ann@harbor.example', 'ann@harbor.example'],
    [' Ann@Harbor.Example ', 'ann@harbor.example'],
    ['ann+ads@harbor.example', 'ann@harbor.example'],
    ['ann+ads+more@harbor.example', 'ann@harbor.example'],
    ['a.nn@harbor.example', 'a.nn@harbor.example'],
    ['A.n.n+x@GMail.com', 'ann@gmail.com'],
    ['ann@googlemail.com', 'ann@gmail.com'],
    ['+ann@harbor.example', '+ann@harbor.example'],
  ])('should find the mailbox of %s: %s', (address, mailbox) => {
    expect(normalizeEmail(address)).toBe(mailbox);
    expect(normalizeEmail(mailbox)).toBe(mailbox);
  });
});

describe('mailtoHref', () => {
  it('should lead to the address and to nothing else that was typed', () => {
    expect(mailtoHref('dana+ads@example.com')).toBe('mailto:dana%2Bads@example.com');
    expect(mailtoHref('a?cc=b&subject=c@example.com')).toBe(
      'mailto:a%3Fcc%3Db%26subject%3Dc@example.com',
    );
  });
});
