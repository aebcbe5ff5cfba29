import { findFolded } from './fold-text.js';

describe('what a search marks', () => {
  it.each([
    ['Thanks, Hank', 'hank', 8],
    ['thanks', 'hank', null],
    ['“Hank”', 'hank', 1],
    ['Zoë’s café', 'cafe', 6],
  ])('in %j for %j should begin at %j, if it has to begin a word', (text, folded, from) => {
    expect(findFolded(text, folded, { onlyBegins: true })?.from ?? null).toBe(from);
  });

  it('should be the first place, if it has not', () => {
    expect(findFolded('Thanks, Hank', 'hank')).toEqual({ from: 1, to: 5 });
  });
});
