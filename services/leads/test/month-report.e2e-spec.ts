import { apiPaths } from '@agency/contracts';
import { admin } from '@agency/testing/admin-database';
import { MonthReportService } from '../src/month-report/month-report.service.js';
import { addLead, leadsSuite } from './leads-app.js';

const suite = leadsSuite({ now: '2026-11-25T17:00:00Z', relays: false });
const sendDue = () => suite.app.get(MonthReportService).sendDue();
const set = (isOn: boolean) =>
  suite.asOwner({ method: 'PUT', url: apiPaths.monthEmail, payload: { isOn } });
const waiting = () =>
  admin.query<{ name: string; payload: object }[]>('SELECT name, payload FROM leads.outbox');

beforeEach(() => admin.query('TRUNCATE leads.month_reports, leads.month_email'));

it('should send a month on the 1st, once, if the owner has asked for it', async () => {
  await addLead({ created_at: '2026-11-03T15:00:00Z', attribution: { first: { gclid: 'a' } } });
  await addLead({ created_at: '2026-10-03T15:00:00Z', attribution: null });
  expect((await suite.asOwner({ url: apiPaths.monthEmail })).json()).toEqual({ isOn: null });
  suite.at('2026-12-01T13:00:00Z');
  expect(await sendDue()).toBe(0);
  expect((await set(true)).json()).toEqual({ isOn: true });
  // Ten to eight in Eastern Time.
  suite.at('2026-12-01T12:50:00Z');
  expect(await sendDue()).toBe(0);
  suite.at('2026-12-01T13:00:00Z');
  expect(await Promise.all([sendDue(), sendDue()])).toContain(1);
  expect(await sendDue()).toBe(0);
  expect(await waiting()).toEqual([{ name: 'month-report', payload: { month: 202611 } }]);
  const [{ figures }] = await admin.query('SELECT figures FROM leads.month_facts');
  expect(figures).toMatchObject({
    now: { leads: 1 },
    before: { leads: 1 },
    channels: [{ channel: 'paid-search', leads: 1, won: 0 }],
    spendCents: 0,
  });
});

it('should send it late after an outage, but not in the middle of a month, nor once it is stopped', async () => {
  await set(true);
  suite.at('2026-12-08T13:00:00Z');
  expect(await sendDue()).toBe(0);
  await set(false);
  suite.at('2026-12-03T05:00:00Z');
  expect(await sendDue()).toBe(0);
  await set(true);
  expect(await sendDue()).toBe(1);
});
