import { describe, expect, it } from 'vitest';
import { parseContactId } from './thank-you-view';

describe('parseContactId', () => {
  it('reads an integer up to the largest safe one', () => {
    expect(parseContactId('1099511627776')).toBe(1_099_511_627_776);
    expect(parseContactId('9007199254740991')).toBe(Number.MAX_SAFE_INTEGER);
  });

  it.each([undefined, '', ' ', '0', '-5', '1.5', '1e3', 'abc', '12abc', '9007199254740992'])(
    'refuses %j',
    (value) => {
      expect(parseContactId(value)).toBeNull();
    },
  );
});
