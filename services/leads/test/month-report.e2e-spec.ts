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

describe('arrivals', () => {
  const storedArrivals = async () => {
    await set(true);
    suite.at('2026-12-01T13:00:00Z');
    expect(await sendDue()).toBe(1);
    const [{ figures }] = await admin.query('SELECT figures FROM leads.month_facts');
    return { number: figures.arrivals, from: figures.arrivalsFrom };
  };
  const countOn = (day: string) =>
    admin.query(
      `WITH origin AS (INSERT INTO leads.origins (touch) VALUES ('{"landingPath": "/"}')
          ON CONFLICT (digest) DO UPDATE SET channel = NULL RETURNING id)
        INSERT INTO leads.arrival_days SELECT $1, id, 7, 0 FROM origin`,
      [day],
    );
  const stopCounting = () =>
    suite.asOwner({ method: 'PUT', url: apiPaths.arrivalCounting, payload: { isOn: false } });

  it('should be 0 in a month in which they were counted and there were none', async () => {
    await countOn('2026-10-20');
    expect(await storedArrivals()).toEqual({ number: 0 });
  });

  it('should be unknown in a month before they were counted', async () => {
    await countOn('2026-12-01');
    expect(await storedArrivals()).toEqual({ number: null });
  });

  it('should come with the first day in a month in which counting began', async () => {
    await countOn('2026-11-12');
    expect(await storedArrivals()).toEqual({ number: 7, from: '2026-11-12' });
  });

  it('should be unknown once the owner has stopped counting, unless some were counted', async () => {
    await countOn('2026-10-20');
    await stopCounting();
    expect(await storedArrivals()).toEqual({ number: null });
    await admin.query('TRUNCATE leads.month_reports');
    await countOn('2026-11-02');
    expect(await storedArrivals()).toEqual({ number: 7 });
  });
});
