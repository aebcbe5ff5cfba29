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
