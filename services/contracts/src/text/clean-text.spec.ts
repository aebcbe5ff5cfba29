import fc from 'fast-check';
import { anyText, unclean, uncleanLine } from '../../test/any-text.js';
import { cleanText, oneLine, truncate } from './clean-text.js';

/** UTF-8 has no lone surrogates: this is what `toWellFormed` makes of them. */
const wellFormed = (text: string) => Buffer.from(text).toString();

describe('cleanText', () => {
  it.each([
    ['a\u0000b', 'ab'],
    ['a\u001b\u007f\u009fb', 'ab'],
    ['a\u0085b', 'ab'],
    ['\tone\r\ntwo\n', '\tone\r\ntwo\n'],
    ['cut \ud83d', 'cut \ufffd'],
    ['\ude00\ud83d', '\ufffd\ufffd'],
    ['Zoë 👩‍👧 李', 'Zoë 👩‍👧 李'],
    ['\u200bda\u00adna\u2060@example.com\ufeff', 'dana@example.com'],
    ['\u202eevil\u2066 name\u2069 \u200f', 'evil name '],
    ['علی\u200cرضا \u200d\u200c', 'علی\u200cرضا '],
    [
      '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f} a\u{e0067}',
      '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f} a',
    ],
  ])('should make %j into %j', (typed, clean) => {
    expect(cleanText(typed)).toBe(clean);
  });

  it('should make any text well-formed and free of control characters, and leave clean text alone', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const clean = cleanText(text);
        expect(clean).toBe(wellFormed(clean));
        expect(clean).not.toMatch(unclean);
        expect(cleanText(clean)).toBe(clean);
      }),
    );
  });

  it('should agree with toWellFormed, which not every browser has', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const printable = text.replaceAll(/[\p{Cc}\p{Cf}]/gu, '');
        expect(cleanText(printable)).toBe(wellFormed(printable));
      }),
    );
  });
});

describe('oneLine', () => {
  it.each([
    ['Ann\r\nBcc: all@list.example', 'Ann Bcc: all@list.example'],
    ['Ann\u2028Lee\u2029Fox\u00a0End', 'Ann Lee Fox End'],
    ['Ann\u0000\u0007\u001b[31m\u009b', 'Ann[31m'],
    ['\u202eevil\u2066 name\u2069', 'evil name'],
    ['  Ann \t Lee ', 'Ann Lee'],
    ['שלום\u200f Ann', 'שלום Ann'],
  ])('should make %j into %j', (typed, line) => {
    expect(oneLine(typed)).toBe(line);
  });

  it('should leave no line break, tab, control character or override in any text', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const line = oneLine(text);
        expect(line).toBe(wellFormed(line));
        expect(line).not.toMatch(uncleanLine);
        expect(line).not.toContain('  ');
        expect(oneLine(line)).toBe(line);
      }),
    );
  });
});

describe('truncate', () => {
  it.each([
    ['12345', 5, '12345'],
    ['123456', 5, '12345'],
    ['1234😀', 5, '1234😀'],
    ['12345😀', 5, '12345'],
    ['😀😀😀', 2, '😀😀'],
  ])('should cut %j after %d characters: %j', (text, max, cut) => {
    expect(truncate(text, max)).toBe(cut);
  });

  it('should keep clean text well-formed, and cut nothing that fits', () => {
    fc.assert(
      fc.property(anyText, fc.nat(20), (text, max) => {
        const characters = Array.from(cleanText(text));
        expect(truncate(cleanText(text), max)).toBe(characters.slice(0, max).join(''));
      }),
    );
  });
});
