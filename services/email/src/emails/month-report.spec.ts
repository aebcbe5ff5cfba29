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
  it.each([
    [1_204, '1,204'],
    [0, '0'],
    [null, 'not counted'],
  ])('should have the arrivals %j as %s, in both parts', (arrivals, expected) => {
    const { html, text } = rendered({ arrivals });
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
