import type { MonthFigures } from '@agency/contracts';
import { emails } from './emails.js';
import { renderer } from './sample-renderer.fixture.js';

const { sample } = emails['month-report'];

function rendered(change: Partial<MonthFigures>) {
  if (sample.about !== 'month') throw new Error('The sample is about no month');
  const { month, figures } = sample.month;
  const changed = { month, figures: { ...figures, ...change } };
  return renderer.render({ ...sample, month: changed }, sample.writtenAt);
}

describe('a month', () => {
  it.each<[Partial<MonthFigures>, string]>([
    [{ arrivals: 1_204 }, '1,204'],
    [{ arrivals: 0 }, '0'],
    [{ arrivals: 7, arrivalsFrom: '2026-11-12' }, '7, counted since November 12'],
    [{ arrivals: null }, 'not counted'],
  ])('should have %j as %s, in both parts', (change, expected) => {
    const { html, text } = rendered(change);
    expect(text).toContain(`\nArrivals: ${expected}\n`);
    expect(html).toContain(`Arrivals</td><td style="padding: 5px 0">${expected}</td>`);
  });

  it('should have the same figures in its subject as in its text', () => {
    const now = { leads: 1_204, booked: 1, held: 1, proposal: 0, won: 0 };
    const { subject, text } = rendered({ now });
    expect(subject).toBe('November 2026: 1,204 leads, 1 call held, 0 clients');
    expect(text).toContain('\nLeads: 1,204 (');
  });
});
