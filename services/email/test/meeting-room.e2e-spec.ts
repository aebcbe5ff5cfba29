import { admin } from '@agency/testing/admin-database';
import { signIn } from '@agency/testing/sign-in';
import { stopApps } from '@agency/testing/start-app';
import { startEmail } from './email-app.js';
import { EmailStand } from './email-stand.js';
import { addCall, order } from './stored.js';

const stand = new EmailStand();
const startsAt = new Date('2026-11-12T14:00:00Z');
const start = (baseUrl: string) =>
  startEmail({ SMTP_URL: stand.server.url, MEETING_BASE_URL: baseUrl }, { now: () => stand.now });

async function textOf(name: string, about: number): Promise<string> {
  await order('scheduling', { name, about, dueAt: stand.now });
  await stand.work();
  return (await stand.server.emails()).at(-1)?.text ?? '';
}

it('should be the same in the invitation, the reminder and the feed after the base URL changed', async () => {
  const call = await addCall(startsAt);
  await start('https://meet.example');
  expect(await textOf('booking-invitation', call.id)).toContain('https://meet.example/room\n');
  await stopApps();
  const app = await start('https://elsewhere.example');
  stand.pass(24 * 60);
  expect(await textOf('reminder-24-hours', call.id)).toContain('https://meet.example/room\n');
  const headers = await signIn(['admin']);
  await admin.query('TRUNCATE email.calendar_feed');
  const feed = await app.inject({ method: 'POST', url: '/api/calendar-feed', headers });
  const { body } = await app.inject({ url: new URL(feed.json().address).pathname });
  expect(body).toContain('LOCATION:https://meet.example/room');
});

it('should be below the base URL of today for a call that an earlier version booked', async () => {
  const call = await addCall(startsAt);
  await admin.query('UPDATE scheduling.appointments SET meeting_base_url = NULL');
  await start('https://elsewhere.example');
  const text = await textOf('booking-invitation', call.id);
  expect(text).toContain('https://elsewhere.example/room\n');
});

it('should give way to the phone in the owner’s notice and feed if the lead was not invited', async () => {
  const call = await addCall(startsAt);
  await admin.query('UPDATE scheduling.appointments SET is_invited = false');
  await admin.query('TRUNCATE email.calendar_feed');
  const app = await start('https://meet.example');
  const text = await textOf('own-change-notice', call.id);
  expect(text).toContain('By phone:     (910) 555-0123\n');
  expect(text).not.toContain('https://meet.example');
  const headers = await signIn(['admin']);
  const feed = await app.inject({ method: 'POST', url: '/api/calendar-feed', headers });
  const { body } = await app.inject({ url: new URL(feed.json().address).pathname });
  expect(body).toContain('LOCATION:By phone');
  expect(body).not.toMatch(/meet\.example|555-0123/);
});
