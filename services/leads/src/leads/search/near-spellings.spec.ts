import { anyLetter, nearSpellings } from './near-spellings.js';

const isNear = (typed: string, name: string) =>
  nearSpellings(typed).some((spelling) =>
    new RegExp(`^${spelling.replaceAll(anyLetter, '.')}$`, 'u').test(name),
  );

describe('a word', () => {
  it.each([
    ['hnak', 'hank', true],
    ['ahnk', 'hank', true],
    ['hakn', 'hank', true],
    ['hank', 'hank', true],
    ['hannk', 'hank', true],
    ['hak', 'hank', true],
    ['hamk', 'hank', true],
    ['ank', 'hank', true],
    ['hanks', 'hank', true],
    ['knah', 'hank', false],
    ['hakm', 'hank', false],
    ['ha', 'hank', false],
    ['bo', 'bo', true],
  ])('%s is one slip or none away from %s: %j', (typed, name, expected) => {
    expect(isNear(typed, name)).toBe(expected);
  });

  it('should have few spellings, however long it is', () => {
    expect(nearSpellings('x'.repeat(100))).toHaveLength(1);
    expect(nearSpellings('abcdefghijkl').length).toBeLessThan(50);
  });
});
