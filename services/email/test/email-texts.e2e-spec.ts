import {
  apiPaths,
  editableEmails,
  emailDraftPreviewSchema,
  type StoredEmailText,
  storedEmailTextSchema,
} from '@agency/contracts';
import { admin } from '@agency/testing/admin-database';
import { signIn } from '@agency/testing/sign-in';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import * as z from 'zod';
import { ownerEmail } from './email-app.js';
import { EmailStand } from './email-stand.js';
import { refusal } from './mail-server.js';
import { addCall, addLead, order } from './stored.js';

const stand = new EmailStand();
const startsAt = new Date('2026-11-12T14:00:00Z');
let app: NestFastifyApplication;
let headers: { cookie: string };
beforeEach(async () => {
  app = await stand.startWorker();
  headers = await signIn(['admin']);
});

const send = (method: 'GET' | 'POST' | 'PATCH', url: string, payload?: object) =>
  app.inject({ method, url, headers, ...(payload && { payload }) });
const read = async () =>
  z.array(storedEmailTextSchema).parse((await send('GET', apiPaths.emailTexts)).json());
async function stored(email: string): Promise<StoredEmailText> {
  const found = (await read()).find((one) => one.email === email);
  if (!found) throw new Error(`no text of ${email}`);
  return found;
}
const save = async (email: string, parts: object) =>
  send('PATCH', apiPaths.emailTexts, { email, version: (await stored(email)).version, ...parts });

async function received(schema: 'leads' | 'scheduling', name: string, about: number) {
  await order(schema, { name, about, dueAt: stand.now });
  await stand.work();
  return (await stand.server.emails()).at(-1);
}

it('should be as shipped until the owner writes something else', async () => {
  const texts = await read();
  expect(texts.map(({ email }) => email)).toEqual(editableEmails);
  for (const { shipped, version, email, ...text } of texts) {
    expect([email, text, version]).toEqual([email, shipped, 0]);
  }
});

it('should be hers with the next email, in both parts, and as shipped again if she says so', async () => {
  const call = await addCall(startsAt);
  const own = {
    subject: 'See you {short day}, {first name}',
    opening: 'Hi {first name},\n\nit is on: {day} at {time}.\nBring a <3',
    closing: 'Map: https://agency.example/map.',
  };
  expect((await save('booking-invitation', own)).json()).toMatchObject({ version: 1, ...own });
  const email = await received('scheduling', 'booking-invitation', call.id);
  expect(email?.subject).toBe('See you Thu, Nov 12, Ann');
  expect(email?.text).toContain(
    'Hi Ann,\n\nit is on: Thursday, November 12, 2026 at 9:00 AM.\nBring a <3\n',
  );
  expect(email?.text).toContain('\nMap: https://agency.example/map.\n');
  expect(email?.html).toContain('9:00 AM.<br />Bring a &lt;3</p>');
  expect(email?.html).toContain('href="https://agency.example/map"');
  const { shipped } = await stored('booking-invitation');
  expect((await save('booking-invitation', shipped)).json()).toMatchObject({ version: 2 });
  expect(await admin.query('SELECT text FROM email.email_texts')).toEqual([{ text: null }]);
});

it('should change one part at a time, on the version that was read', async () => {
  const { shipped } = await stored('lead-auto-reply');
  const request = { email: 'lead-auto-reply', version: 0, subject: 'Thank you, {first name}' };
  expect((await send('PATCH', apiPaths.emailTexts, request)).json()).toMatchObject({
    subject: request.subject,
    opening: shipped.opening,
  });
  const late = await send('PATCH', apiPaths.emailTexts, { ...request, subject: 'Other' });
  expect([late.statusCode, late.json().message]).toEqual([
    409,
    'This text has changed since you opened it. Please review it, then save again.',
  ]);
  const email = await received('leads', 'lead-auto-reply', await addLead());
  expect(email?.subject).toBe('Thank you, Ann');
});

it('should be previewed as it would arrive, without changing anything', async () => {
  const draft = {
    email: 'reminder-24-hours',
    subject: 'Talk {when}',
    opening: '{greeting}',
    closing: 'Bye.',
  };
  const answer = await send('POST', apiPaths.emailTextPreview, draft);
  const { subject, html } = emailDraftPreviewSchema.parse(answer.json());
  expect(subject).toBe('Talk tomorrow');
  expect(html).toContain('<base target="_blank" />');
  expect(html).toContain('>Hello Dana,</p>');
  expect(html).toContain('>Bye.</p>');
  expect((await stored('reminder-24-hours')).version).toBe(0);
});

it('should be sent to her at once, without a calendar file, or say why not', async () => {
  const draft = { email: 'booking-invitation', subject: 'Mine', opening: 'Yes', closing: '' };
  const answer = await send('POST', apiPaths.emailTextTest, draft);
  expect(answer.json()).toEqual({ to: ownerEmail, problem: null });
  const [email] = await stand.server.emails();
  expect([email?.subject, stand.server.received[0]?.recipients]).toEqual(['Mine', [ownerEmail]]);
  expect(stand.server.received[0]?.raw).not.toContain('text/calendar');
  stand.server.behavior.onRecipient = () => {
    throw refusal(550, '5.1.1 no such mailbox');
  };
  expect((await send('POST', apiPaths.emailTextTest, draft)).json()).toEqual({
    to: ownerEmail,
    problem: 'The mail server rejected the address (550 5.1.1).',
  });
});

it('should be sent to her without a link to a room that may be someone’s', async () => {
  const draft = { email: 'booking-relocated', subject: 'Mine', opening: 'Yes', closing: '' };
  await send('POST', apiPaths.emailTextTest, draft);
  const [email] = await stand.server.emails();
  const linksOf = (part = '') => part.match(/https?:\/\/[^\s>"<]+/g) ?? [];
  expect(linksOf(email?.text)).toContain('https://agency.example/booking/sample');
  const hosts = linksOf(email?.text).map((link) => new URL(link).hostname);
  expect(hosts.filter((host) => !host.endsWith('.example'))).toEqual([]);
  expect(linksOf(email?.html)).toEqual(expect.arrayContaining(linksOf(email?.text)));
});
