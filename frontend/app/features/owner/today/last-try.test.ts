import { describe, expect, it } from 'vitest';
import { lastTryInWords } from './last-try';

const at = '2026-11-23T13:52:00.000Z';

describe('the last try to reach a lead', () => {
  it.each([
    [{ at, outcome: 'no-answer' }, '2026-11-23', 'called 8:52, no answer'],
    [{ at, outcome: 'voicemail' }, '2026-11-24', 'called Mon, Nov 23, left a voicemail'],
    [undefined, '2026-11-24', undefined],
  ] as const)('%j, on %s: %s', (lastTry, today, text) => {
    expect(lastTryInWords(lastTry, today)).toBe(text);
  });
});
