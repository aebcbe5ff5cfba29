import { emailNames, pushKindSchema } from '@agency/contracts';
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

it('should say nothing about a person', () => {
  for (const payload of pushKindSchema.options.map(pushPayload)) {
    expect(Object.keys(JSON.parse(payload))).toEqual(['kind', 'text', 'path']);
    expect(JSON.parse(payload).path).toMatch(/^\/admin\?tab=[a-z]+(&view=[a-z]+)?$/);
    expect(payload).not.toMatch(/\d/);
  }
});
