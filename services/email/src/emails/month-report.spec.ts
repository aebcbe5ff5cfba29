import { emails } from './emails.js';
import { renderer } from './sample-renderer.fixture.js';

const { sample } = emails['month-report'];

function rendered(arrivals: number | null) {
  if (sample.about !== 'month') throw new Error('The sample is about no month');
  const { month, figures } = sample.month;
  const changed = { month, figures: { ...figures, arrivals } };
  return renderer.render({ ...sample, month: changed }, sample.writtenAt);
}

describe('a month', () => {
  it.each([
    [1_204, '1,204'],
    [0, '0'],
    [null, 'not counted'],
  ])('should have the arrivals %j as %s, in both parts', (arrivals, expected) => {
    const { html, text } = rendered(arrivals);
    expect(text).toContain(`\nArrivals: ${expected}\n`);
    expect(html).toContain(`Arrivals</td><td style="padding: 5px 0">${expected}</td>`);
  });
});
