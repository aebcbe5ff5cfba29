import { describe, expect, it } from 'vitest';
import { suggestEmail } from './email-field';

describe('suggestEmail', () => {
  it.each([
    ['jo@gmial.com', 'jo@gmail.com'],
    ['jo@gmai.com', 'jo@gmail.com'],
    ['jo@gmail.con', 'jo@gmail.com'],
    ['jo@hotmial.com', 'jo@hotmail.com'],
    ['jo@outlok.com', 'jo@outlook.com'],
    ['Jo.Day@Yaho.com ', 'Jo.Day@yahoo.com'],
    ['jo@boatworks.cmo', 'jo@boatworks.com'],
  ])('%s: did you mean %s', (typed, meant) => {
    expect(suggestEmail(typed)).toBe(meant);
  });

  it.each([
    'jo@gmail.com',
    'jo@mail.com',
    'jo@ymail.com',
    'jo@gmx.com',
    'jo@boats.co',
    'jo@',
    '@',
    '',
  ])('leaves "%s" alone', (typed) => {
    expect(suggestEmail(typed)).toBeUndefined();
  });
});
