import { emailNames } from '@agency/contracts';
import { emails } from './emails.js';
import { renderer } from './sample-renderer.fixture.js';

function rendered(name: keyof typeof emails) {
  const { sample } = emails[name];
  if (sample.about !== 'appointment') throw new Error(`${name} is about no appointment`);
  const appointment = { ...sample.appointment, meetingUrl: 'tel:+19105550100;ext=12' };
  return renderer.render({ ...sample, appointment }, sample.writtenAt);
}

describe('a call at the owner’s number', () => {
  it('should be one in both parts of an email and in its calendar', () => {
    const { html, text, calendar } = rendered('booking-invitation');
    expect(html).toContain('href="tel:+19105550100;ext&#x3D;12"');
    expect(html).toContain('Call (910) 555-0100 x12');
    expect(html).toContain('Phone call, 30 minutes');
    expect(text).toContain('Call (910) 555-0100 x12\n\nPlease call us when it starts.\n');
    expect(text).toContain('Phone call, 30 minutes');
    expect(text).not.toMatch(/\n\n\n/);
    expect(calendar?.content).toContain('LOCATION:By phone: (910) 555-0100 x12');
  });

  it('should never be called a video meeting', () => {
    const names = emailNames.filter((name) => emails[name].about === 'appointment');
    const words = names.filter((name) => {
      const { subject, html, text, calendar } = rendered(name);
      return /video/i.test(`${subject}${html}${text}${calendar?.content}`);
    });
    expect(words).toEqual([]);
  });

  it.each(['booking-notice', 'booking-change-notice', 'own-change-notice'] as const)(
    'should be one in the owner’s %s',
    (name) => {
      const { html, text } = rendered(name);
      expect(text).toContain('By phone: they call (910) 555-0100 x12\n');
      expect(html).toContain('By phone: they call (910) 555-0100 x12');
      expect(`${html}${text}`).not.toContain('tel:+19105550100');
    },
  );
});
