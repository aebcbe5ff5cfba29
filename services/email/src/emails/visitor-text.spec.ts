import { greetableName } from '@agency/contracts';
import { anyText, fc } from '../../../contracts/test/any-text.js';
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
  it.each([
    ['Dana Whitfield', 'Dana'],
    ["Siobhán O'Neil-Smith", 'Siobhán'],
    ['Anne-Marie Núñez', 'Anne-Marie'],
    ['Dana K. Whitfield', 'Dana'],
    ['Walter Whitfield Jr.', 'Walter'],
    ['Erik van der Berg', 'Erik'],
    ['JT Smith', 'JT'],
    ['DANA WHITFIELD', 'DANA'],
    ['dana whitfield', 'dana'],
    ['Dana Whitfield, DDS', 'Dana'],
    ['Dana K. Whitfield, M.D., Ph.D.', 'Dana'],
    ['Walter Whitfield, Jr.', 'Walter'],
    ['María de la Cruz García López', 'María'],
    ['Robert “Bob” Smith', 'Robert'],
    ['Anne\u2011Marie Núñez', 'Anne\u2011Marie'],
  ])('should greet %s by the first name, as it was typed', (typed, greeted) => {
    expect(greetingOf(typed).greeting).toBe(`Hello ${greeted},`);
  });

  it.each([
    'Jo',
    "O'Neil",
    'Mary Ann Smith',
    'Dr. Ruth Hall',
    'Dr Hall',
    'van der Berg',
    'J. Smith',
    'J Smith',
    'Juan Carlos García López',
    'Ana María López García Ruiz',
    'Dana & Sam Whitfield',
    'Fields Plumbing',
    'The Harbor Bakery',
    'Whitfield Inc.',
    'Jr.',
    '李小龍',
    'Иван Петров',
    'أمل حداد',
  ])('should greet %s by the whole name when there may be no first name', (name) => {
    expect(greetingOf(name).greeting).toBe(`Hello ${name},`);
  });

  it('should say nothing but the name or its first word, whatever was typed', () => {
    fc.assert(
      fc.property(anyText, (typed) => {
        const name = greetableName(typed);
        const greetings = name ? [`Hello ${name},`, `Hello ${name.split(' ')[0]},`] : ['Hello,'];
        expect(greetings).toContain(greetingOf(typed).greeting);
      }),
    );
  });

  it.each([
    'Win at https://evil.example',
    'Visit evil.example now',
    'www evil example',
    'call@evil.example',
    'A'.repeat(61),
    '<b>Ann</b>',
    'Ann 🌊',
    '12345',
    'Free bitcoin visit evil dot com',
    'Call this number right now',
    'Dana, call this number',
    'Dana, evil.example',
    'Win at evil.ex, DDS',
  ])('should not repeat %s to whoever the address belongs to', (typed) => {
    expect(greetingOf(typed).greeting).toBe('Hello,');
  });
});
