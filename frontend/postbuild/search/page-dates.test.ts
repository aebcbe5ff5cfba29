import { expect, it } from 'vitest';
import { pageDates } from './page-dates';
import { pageFacts } from './page-facts.fixture';

const recorded = pageDates([pageFacts('/about')], {}, '2026-01-05');

it('keeps a page’s date while its text is unchanged', () => {
  const reflowed = pageFacts('/about', { text: 'Some\n  words.' });
  expect(pageDates([reflowed], recorded, '2026-03-01')).toEqual(recorded);
});

it('gives a changed page the day of the build', () => {
  const changed = pageFacts('/about', { text: 'Other words.' });
  expect(pageDates([changed], recorded, '2026-03-01')['/about']?.changed).toBe('2026-03-01');
});

it('dates an article by its own date', () => {
  const article = pageFacts('/blog/fish', {
    article: { date: '2025-08-16', category: 'Local SEO' },
  });
  expect(pageDates([article], {}, '2026-03-01')['/blog/fish']?.changed).toBe('2025-08-16');
  const updated = pageFacts('/blog/fish', {
    article: { date: '2025-08-16', modified: '2026-02-01', category: 'Local SEO' },
  });
  expect(pageDates([updated], {}, '2026-03-01')['/blog/fish']?.changed).toBe('2026-02-01');
});
