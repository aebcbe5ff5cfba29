import type { RankingSource } from '@agency/contracts';
import { emails } from './emails.js';
import { renderer } from './sample-renderer.fixture.js';

const { sample } = emails['ranking-week'];

function withoutEarlierWeek(source: RankingSource) {
  if (sample.about !== 'rankingWeek') throw new Error('The sample is about no week');
  const none = { count: 0, biggest: [] };
  const moves = { gained: none, lost: none, entered: none, left: none };
  const report = { ...sample.report, ...moves, source, before: null };
  return renderer.render({ ...sample, report }, sample.writtenAt);
}

it.each([
  ['csv', 'numbers from your upload'],
  ['search-console', 'no earlier week to compare'],
] as const)('should say of a first week from %s: %s', (source, summary) => {
  const { subject, text } = withoutEarlierWeek(source);
  expect(subject).toBe(`Rankings, Nov 12 – 18: ${summary}`);
  expect(text).toContain('There is nothing earlier to compare these days with.');
  expect(text).not.toContain('before');
});
