import fc from 'fast-check';

/** For suites that TypeScript treats as CommonJS: there, fast-check's own types are not those of this module. */
export { fc };

/** What breaks databases, mails and pages most often. */
const troublemakers = [
  '\u0000',
  '\ud83d',
  '\ude00',
  '😀',
  '\u202e',
  '\u2066',
  '\u0085',
  '\u2028',
  '\r\n',
  ' ',
  "'",
  '\\',
  '%',
  '\u{1d160}',
  '\u0301',
  'İ',
  '<b>',
  '\ufffe',
] as const;

/**
 * Any character of Unicode; no half of a surrogate pair. (!) `fc.string` has a unit for it, `binary`, whose tables take
 * nearly two seconds of CPU time to make.
 */
export const anyCharacter: fc.Arbitrary<string> = fc
  .nat(0x10ffff)
  .filter((code) => code < 0xd800 || code > 0xdfff)
  .map((code) => String.fromCodePoint(code));

const unit = fc.oneof(
  fc.constantFrom(...troublemakers),
  // Any UTF-16 code unit, so also the halves of surrogate pairs.
  fc.nat(0xffff).map((code) => String.fromCharCode(code)),
  anyCharacter,
);

/** Text just below a length limit, where truncating may split a character. */
const nearLimit = fc
  .tuple(fc.constantFrom(39, 119, 159, 199, 499), fc.string({ unit, minLength: 1, maxLength: 3 }))
  .map(([length, end]) => `${'x'.repeat(length)}${end}`);

/** Any text a client can send: all of Unicode, lone surrogates, U+0000 and direction overrides included. */
export const anyText: fc.Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: fc.string({ unit, maxLength: 40 }) },
  { weight: 1, arbitrary: nearLimit },
);

/** What no stored text may contain: control characters except tab and line breaks, and lone surrogates. */
export const unclean = /(?![\t\n\r])\p{Cc}|\p{Cs}/u;

/** What no stored single line may contain either: line breaks, tabs and direction overrides. */
export const uncleanLine = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;
