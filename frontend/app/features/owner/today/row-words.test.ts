import { describe, expect, it } from 'vitest';
import { lastTryInWords, promisedAnswer, timeUntil } from './row-words';

const sent = '2026-11-21T14:00:00Z';
const after = (hours: number) => new Date(Date.parse(sent) + hours * 3_600_000);

describe('the promised answer', () => {
  it.each([
    [0, '24 h left', 'calm'],
    [19.5, '4 h left', 'calm'],
    [20, '4 h left', 'soon'],
    [22.1, '1 h left', 'soon'],
    [23.5, '30 min left', 'soon'],
    [23.999, '1 min left', 'soon'],
    [24, '1 min late', 'late'],
    [24.75, '45 min late', 'late'],
    [50, '26 h late', 'late'],
    [71, '47 h late', 'late'],
    [24 + 48, '2 days late', 'late'],
    [24 + 240, '10 days late', 'late'],
  ])('%d hours after the form is “%s”', (hours, text, tone) => {
    expect(promisedAnswer(sent, after(hours))).toEqual({ text, tone });
  });
});

describe('the time until a call', () => {
  it.each([
    [-12, 'in 12 min'],
    [-150, 'in 2 h'],
    [0, 'now'],
    [10, 'now'],
  ])('%d minutes after its start is “%s”', (minutes, text) => {
    const now = new Date(Date.parse(sent) + minutes * 60_000);
    expect(timeUntil(new Date(sent), now)).toBe(text);
  });
});

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
