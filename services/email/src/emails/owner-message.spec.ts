import { brand, maxLengths } from '@agency/contracts';
import type { EmailContent } from './email-renderer.js';
import { emails } from './emails.js';
import { renderer } from './sample-renderer.fixture.js';

const withMessage = ['booking-moved', 'booking-cancelled', 'booking-invitation'] as const;

function rendered(name: (typeof withMessage)[number], message: string | null): EmailContent {
  const { sample } = emails[name];
  if (sample.about !== 'appointment') throw new Error(`${name} is about no appointment`);
  const appointment = { ...sample.appointment, message };
  return renderer.render({ ...sample, appointment }, sample.writtenAt);
}

describe.each(withMessage)('a message in %s', (name) => {
  it('should stand in both parts of the email, and not in the calendar', () => {
    const { html, text, subject, calendar } = rendered(name, 'See you soon\nBring the numbers');
    expect(html).toContain('<bdi>See you soon</bdi><br /><bdi>Bring the numbers</bdi>');
    expect(text).toContain(`Message from ${brand.name}\n\n> See you soon\n> Bring the numbers\n\n`);
    expect(`${subject}${calendar?.content}`).not.toContain('See you soon');
  });

  it('should leave no trace when there is none', () => {
    const { html, text } = rendered(name, null);
    expect(html).not.toContain('Message from');
    expect(text).not.toMatch(/Message from|\n\n\n/);
  });
});

// The three share one part.
describe('what the owner typed in a message', () => {
  it('should keep the size limit when it is as long as can be', () => {
    const { html } = rendered('booking-cancelled', '"\n'.repeat(maxLengths.ownerMessage / 2));
    expect(Buffer.byteLength(html)).toBeLessThan(102 * 1024);
  });
});
