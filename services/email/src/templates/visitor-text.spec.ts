import { greetingOf, linesOf, shortened } from './visitor-text.js';

describe('linesOf', () => {
  it('should end a line at every kind of line break and keep one empty line between', () => {
    expect(linesOf('\none\r\ntwo\rthree\u2028four\n\n \n\nsix\n')).toEqual([
      'one',
      'two',
      'three',
      'four',
      '',
      'six',
    ]);
  });
});

describe('shortened', () => {
  it('should leave alone what fits', () => {
    expect(shortened('12345', 5)).toBe('12345');
  });

  it('should cut at the longest, and never through a character', () => {
    expect(shortened('123456', 5)).toBe('1234…');
    expect(shortened('👩‍👧👩‍👧👩‍👧', 2)).toBe('👩‍👧…');
    expect(shortened('👩‍👧👩‍👧', 2)).toBe('👩‍👧👩‍👧');
  });
});

describe('greetingOf', () => {
  it.each(['Dana Fields', "Siobhán O'Neil-Smith", 'Dr. José Núñez', '李小龍', 'Jo'])(
    'should greet %s by name',
    (name) => {
      expect(greetingOf(name)).toBe(`Hello ${name},`);
    },
  );

  it.each([
    'Win at https://evil.example',
    'Visit evil.example now',
    'www evil example',
    'call@evil.example',
    'A'.repeat(61),
    '<b>Ann</b>',
    '12345',
  ])('should not repeat %s to whoever the address belongs to', (typed) => {
    expect(greetingOf(typed)).toBe('Hello,');
  });
});
