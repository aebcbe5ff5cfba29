import { emailNames, pushKindSchema } from '@agency/contracts';
import fc from 'fast-check';
import type { Email } from '../emails/email-facts.js';
import { emails } from '../emails/emails.js';
import { pushPayload } from './push-messages.js';

const samples = emailNames.map((name) => emails[name].sample);

function pushKindOf(email: Email) {
  const definition = emails[email.name];
  return definition.to === 'owner' ? definition.push?.(email) : undefined;
}

it('should tell the owner about new leads, what visitors do with calls, and strong moves in search', () => {
  const told = samples.flatMap((email) => {
    const kind = pushKindOf(email);
    return kind ? [[email.name, kind]] : [];
  });
  expect(told).toEqual([
    ['lead-notice', 'new-lead'],
    ['booking-notice', 'call-booked'],
    ['booking-change-notice', expect.stringMatching(/^call-(moved|cancelled)$/)],
    ['ranking-alerts', 'rankings-moved'],
  ]);
});

it('should tell a canceled call from a moved one', () => {
  const { sample } = emails['booking-change-notice'];
  if (sample.about !== 'appointment') throw new Error('It is about a call.');
  const { appointment } = sample;
  const about = (status: 'scheduled' | 'cancelled') =>
    pushKindOf({
      about: 'appointment',
      name: 'booking-change-notice',
      appointment: { ...appointment, status },
    });
  expect([about('scheduled'), about('cancelled')]).toEqual(['call-moved', 'call-cancelled']);
});

it('should say nothing about a person, whoever the email is about', () => {
  const payloads = new Set(pushKindSchema.options.map(pushPayload));
  const lead = fc.record({
    id: fc.integer({ min: 2 ** 40, max: 2 ** 53 - 1 }),
    name: fc.string(),
    email: fc.emailAddress(),
    phone: fc.string(),
    company: fc.option(fc.string()),
    message: fc.option(fc.string()),
  });
  fc.assert(
    fc.property(lead, fc.constantFrom(...samples), (facts, sample) => {
      const email =
        sample.about === 'appointment'
          ? { ...sample, appointment: { ...sample.appointment, lead: facts, id: facts.id } }
          : sample.about === 'calendar'
            ? { ...sample, calendar: { ...sample.calendar, name: facts.name } }
            : ['notices', 'password', 'address', 'recovery'].includes(sample.about) ||
                !('lead' in sample)
              ? sample
              : { ...sample, lead: { ...sample.lead, ...facts } };
      const kind = pushKindOf(email);
      // One of a few constants: it cannot contain lead data.
      if (kind) expect(payloads).toContain(pushPayload(kind));
    }),
  );
  for (const payload of payloads) {
    expect(Object.keys(JSON.parse(payload))).toEqual(['kind', 'text', 'path']);
    expect(JSON.parse(payload).path).toMatch(/^\/admin\?tab=[a-z]+(&view=[a-z]+)?$/);
    expect(payload).not.toMatch(/\d/);
  }
});
