import { beforeEach, describe, expect, it, vi } from 'vitest';
import { choicesKey, dateKey, readChoices, storeChoices } from './choices';

const chosenAt = new Date('2026-12-01T12:00:00Z');
const daysLater = (days: number) => new Date(chosenAt.getTime() + days * 86_400_000);
const choices = { analytics: true, marketing: false };

beforeEach(() => localStorage.clear());

describe('a stored choice', () => {
  it('stands under two keys: what was chosen, and when', () => {
    storeChoices(choices, chosenAt);
    expect({ ...localStorage }).toEqual({
      [choicesKey]: '{"necessary":true,"analytics":true,"marketing":false}',
      [dateKey]: '2026-12-01T12:00:00.000Z',
    });
    expect(readChoices(chosenAt)).toEqual(choices);
  });

  it('holds for 180 days', () => {
    storeChoices(choices, chosenAt);
    expect(readChoices(daysLater(179.9))).toEqual(choices);
    expect(readChoices(daysLater(180))).toBeUndefined();
  });

  it('is void when what we ask for has changed since', () => {
    storeChoices(choices, new Date('2026-10-31T23:59:59Z'));
    expect(readChoices(new Date('2026-11-01T00:00:00Z'))).toBeUndefined();
  });

  it.each([
    ['no JSON', '{'],
    ['something else', '7'],
    ['nothing', 'null'],
    ['a part', '{"analytics":true}'],
    ['other types', '{"analytics":"yes","marketing":1}'],
  ])('counts for nothing as %s', (_, text) => {
    localStorage.setItem(choicesKey, text);
    localStorage.setItem(dateKey, chosenAt.toISOString());
    expect(readChoices(chosenAt)).toBeUndefined();
  });

  it.each([null, '', 'yesterday'])('counts for nothing with %j as its date', (date) => {
    storeChoices(choices, chosenAt);
    if (date === null) localStorage.removeItem(dateKey);
    else localStorage.setItem(dateKey, date);
    expect(readChoices(chosenAt)).toBeUndefined();
  });
});

describe('a choice that storage refuses', () => {
  const withdrawn = { analytics: false, marketing: false };
  const withdrawnAt = daysLater(1);

  beforeEach(() => {
    storeChoices(choices, chosenAt);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    storeChoices(withdrawn, withdrawnAt);
  });

  it('counts before the older one that is stored', () => {
    expect(readChoices(daysLater(2))).toEqual(withdrawn);
  });

  it('gives way to a later one of another document', () => {
    localStorage.setItem(dateKey, daysLater(2).toISOString());
    expect(readChoices(daysLater(2))).toEqual(choices);
  });

  it('gives way to a later one that is stored here', () => {
    storeChoices(choices, daysLater(2));
    expect(readChoices(daysLater(2))).toEqual(choices);
  });
});

it('lives as long as the document where storage is refused', () => {
  const refused = () => {
    throw new DOMException('Refused', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refused);
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refused);
  expect(readChoices(chosenAt)).toBeUndefined();
  storeChoices(choices, chosenAt);
  expect(readChoices(chosenAt)).toEqual(choices);
});
