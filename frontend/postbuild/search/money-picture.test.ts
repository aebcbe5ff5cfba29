import { parse } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import { campaigns } from '../../app/content/sample-audit/account';
import { waste } from '../../app/content/sample-audit/findings';
import { inDollars } from '../../app/content/sample-audit/sums';
import { moneyPicture, moneyPictureLetters } from './money-picture';

describe('the picture of a shared sample audit', () => {
  const words = parse(moneyPicture())
    .querySelectorAll('text')
    .map(({ text }) => text);

  it('says what is to move, and names the campaigns that have room', () => {
    expect(words.at(-1)).toContain(inDollars(waste.total));
    expect(words).toContain(campaigns[0]?.shortName);
  });

  it('asks for every letter it draws', () => {
    for (const letter of words.join('')) expect(moneyPictureLetters).toContain(letter);
  });
});
