import { admin } from '@agency/testing/admin-database';
import { signIn } from '@agency/testing/sign-in';
import { EmailStand } from './email-stand.js';
import { addCall, order } from './stored.js';

const stand = new EmailStand();
const startsAt = new Date('2026-11-12T14:00:00Z');
const MEETING_BASE_URL = 'https://elsewhere.example';

async function textOf(name: string, about: number): Promise<string> {
  await order('scheduling', { name, about, dueAt: stand.now });
  await stand.work();
  return (await stand.server.emails()).at(-1)?.text ?? '';
}

it('should give way to the phone in the owner’s notice and feed if the lead was not invited', async () => {
  const call = await addCall(startsAt);
  await admin.query('UPDATE scheduling.appointments SET is_invited = false');
  const app = await stand.startWorker();
  const text = await textOf('own-change-notice', call.id);
  expect(text).toContain('By phone: (910) 555-0123\n');
  expect(text).not.toContain('https://meet.example');
  const headers = await signIn(['admin']);
  const feed = await app.inject({ method: 'POST', url: '/api/calendar-feed', headers });
  const { body } = await app.inject({ url: new URL(feed.json().address).pathname });
  expect(body).toContain('LOCATION:By phone');
  expect(body).not.toMatch(/meet\.example|555-0123/);
});

it('should be the same in the invitation, the reminder and the feed after the base URL changed', async () => {
  const call = await addCall(startsAt);
  await stand.startWorker();
  expect(await textOf('booking-invitation', call.id)).toContain('<https://meet.example/room>');
  const app = await stand.startWorker({ MEETING_BASE_URL });
  stand.pass(24 * 60);
  expect(await textOf('reminder-24-hours', call.id)).toContain('<https://meet.example/room>');
  const headers = await signIn(['admin']);
  const feed = await app.inject({ method: 'POST', url: '/api/calendar-feed', headers });
  const { body } = await app.inject({ url: new URL(feed.json().address).pathname });
  expect(body).toContain('LOCATION:https://meet.example/room');
});

it('should be below the base URL of today for a call that an earlier version booked', async () => {
  const call = await addCall(startsAt);
  await admin.query('UPDATE scheduling.appointments SET meeting_base_url = NULL');
  await stand.startWorker({ MEETING_BASE_URL });
  const text = await textOf('booking-invitation', call.id);
  expect(text).toContain('<https://elsewhere.example/room>');
});
