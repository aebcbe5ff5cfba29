import { addDays } from '@agency/contracts';
import { shippedKeywords } from '../migrations/shipped-keywords.js';
import { samplePerformance } from './sample.source.js';

const keywords = shippedKeywords.map(({ keyword }) => keyword);
const days = Array.from({ length: 90 }, (_, ago) => addDays('2026-11-17', -ago));
const all = days.flatMap((day) => samplePerformance(day, keywords));

it('should be the same for a keyword and day, whatever else is asked for', () => {
  const [first] = samplePerformance('2026-11-17', keywords);
  expect(samplePerformance('2026-11-17', [first?.query ?? ''])).toEqual([first]);
  expect(samplePerformance('2026-11-17', keywords)).toEqual(
    samplePerformance('2026-11-17', keywords),
  );
});

it('should make figures that a search engine could have given', () => {
  const isPossible = ({ clicks, impressions, position }: (typeof all)[number]) =>
    impressions > 0 && clicks >= 0 && clicks <= impressions && position >= 1 && position < 100;
  expect(all.filter((figures) => !isPossible(figures))).toEqual([]);
});

it('should leave some days out, and spread positions over all of the first pages', () => {
  expect(all.length).toBeLessThan(days.length * keywords.length);
  expect(all.length).toBeGreaterThan(days.length * keywords.length * 0.9);
  const share = (from: number, to: number) =>
    all.filter(({ position }) => position >= from && position < to).length / all.length;
  for (const [from, to] of [
    [1, 4],
    [4, 11],
    [11, 21],
    [21, 60],
  ] as const) {
    expect(share(from, to)).toBeGreaterThan(0.05);
  }
});
