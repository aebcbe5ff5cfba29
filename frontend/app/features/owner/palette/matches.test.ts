import { describe, expect, it } from 'vitest';
import { matches } from './matches';

describe('a command', () => {
  it.each([
    ['Follow up in 3 days', 'fol 3', true],
    ['Set status: Closed Won', 'won', true],
    ['Set status: Closed Won', 'on', false],
    ['José Muñoz', 'jose mun', true],
    ['Log out logout log out', 'LOGOUT', true],
    ['Today', '', true],
    ['Today', 'today x', false],
  ])('“%s” for “%s”: %s', (text, typed, isFound) => {
    expect(matches(text, typed)).toBe(isFound);
  });
});
