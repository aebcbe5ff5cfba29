import { apiPaths, settingPath, settings } from '@agency/contracts';
import { Clock, MetricsService, RepeatingTasksService } from '@agency/platform';
import { admin } from '@agency/testing/admin-database';
import { signIn } from '@agency/testing/sign-in';
import { until } from '@agency/testing/until';
import { closedSince, isPastRetention } from '../src/erasure/due-leads.js';
import { ErasureService } from '../src/erasure/erasure.service.js';
import { addCall, addLead, leadsSuite, startLeads } from './leads-app.js';

const suite = leadsSuite({ now: '2026-11-10T17:00:00Z', relays: false });
const { at } = suite;
beforeEach(() => admin.query('DELETE FROM leads.settings'));

const get = async () => (await suite.asOwner({ url: apiPaths.retention })).json();
const save = (payload: object) =>
  suite.asOwner({ method: 'PATCH', url: settingPath(settings.retention), payload });
/** Without the sweep that a new period triggers, so that each test runs its own. */
async function keepFor(months: number | null): Promise<void> {
  jest.spyOn(suite.app.get(ErasureService), 'applyRetentionSoon').mockReturnValueOnce();
  expect((await save({ months })).json()).toEqual({ months });
}
const sweep = () => suite.app.get(ErasureService).eraseDue(isPastRetention);
const setStatus = (id: number, status: string) =>
  suite.asOwner({
    method: 'PATCH',
    url: `/api/contacts/${id}`,
    payload: { status },
  });
const closedAt = async (id: number) => {
  const [lead] = await admin.query(
    `SELECT ${closedSince.text} AS closed_at FROM leads.contacts contact WHERE id = $1`,
    [id],
  );
  return lead.closed_at?.toISOString() ?? null;
};
const isLeft = async (id: number) =>
  (await admin.query('SELECT FROM leads.contacts WHERE id = $1', [id])).length === 1;

/** A lead that was closed through the desk at this time. */
async function closedLead(time: string, status = 'closed-lost'): Promise<number> {
  const id = await addLead();
  at(time);
  await setStatus(id, status);
  at('2026-11-10T17:00:00Z');
  return id;
}

describe('the moment a lead was closed', () => {
  it('should be known from then on, kept from won to lost, and forgotten when it is reopened', async () => {
    const id = await closedLead('2026-01-01T12:00:00Z', 'closed-won');
    expect(await closedAt(id)).toBe('2026-01-01T12:00:00.000Z');
    at('2026-02-01T12:00:00Z');
    await setStatus(id, 'closed-lost');
    expect(await closedAt(id)).toBe('2026-01-01T12:00:00.000Z');
    await setStatus(id, 'follow-up');
    expect(await closedAt(id)).toBeNull();
    at('2026-03-01T12:00:00Z');
    await setStatus(id, 'closed-lost');
    expect(await closedAt(id)).toBe('2026-03-01T12:00:00.000Z');
  });
});

describe('the retention period', () => {
  it('should be off until the owner sets it, and tell what each choice would erase', async () => {
    await closedLead('2026-05-10T17:00:00Z');
    await closedLead('2025-11-10T17:00:00Z', 'closed-won');
    const withCall = await closedLead('2023-01-01T17:00:00Z');
    await addCall(withCall, '2026-11-03T09:00:00Z');
    const dueNow = [
      { months: 6, leads: 2 },
      { months: 12, leads: 1 },
      { months: 24, leads: 0 },
      { months: 36, leads: 0 },
    ];
    expect(await get()).toEqual({ months: null, dueNow });
    await keepFor(24);
    expect(await get()).toEqual({ months: 24, dueNow });
    await keepFor(null);
    expect((await get()).months).toBeNull();
  });

  it('should be applied as soon as it is saved', async () => {
    const id = await closedLead('2020-01-01T17:00:00Z');
    expect((await save({ months: 6 })).json()).toEqual({ months: 6 });
    await until(async () => !(await isLeft(id)));
  });
});

describe('the sweep', () => {
  it('should erase who was closed for that long, to the minute, and no one else', async () => {
    const expired = await closedLead('2025-11-10T17:00:00Z');
    const notYet = await closedLead('2025-11-10T17:01:00Z');
    const open = await addLead({ created_at: '2020-01-01T00:00:00Z' });
    const reopened = await closedLead('2020-01-01T17:00:00Z');
    await setStatus(reopened, 'contacted');
    const closedAnew = await closedLead('2020-01-01T17:00:00Z');
    await setStatus(closedAnew, 'contacted');
    await setStatus(closedAnew, 'closed-won');
    await sweep();
    expect(await isLeft(expired)).toBe(true);
    await keepFor(12);
    await sweep();
    expect(await isLeft(expired)).toBe(false);
    for (const id of [notYet, open, reopened, closedAnew]) expect(await isLeft(id)).toBe(true);
    at('2026-11-10T17:01:00Z');
    await sweep();
    expect(await isLeft(notYet)).toBe(false);
  });

  it('should leave a lead alone as long as it has a call ahead', async () => {
    const id = await closedLead('2020-01-01T17:00:00Z');
    const call = await addCall(id, '2026-11-03T09:00:00Z');
    await keepFor(6);
    await sweep();
    expect(await isLeft(id)).toBe(true);
    await admin.query(`UPDATE scheduling.appointments SET status = 'cancelled' WHERE id = $1`, [
      call,
    ]);
    await sweep();
    expect(await isLeft(id)).toBe(false);
  });

  it('should not erase a lead that is given a call at that very moment', async () => {
    const id = await closedLead('2020-01-01T17:00:00Z');
    await keepFor(6);
    const booking = admin.createQueryRunner();
    await booking.startTransaction();
    await booking.query(
      `INSERT INTO scheduling.appointments (contact_id, scheduled_at, duration, calendar_uid, meeting_room)
       VALUES ($1, '2026-12-01T15:00:00Z', 30, gen_random_uuid(), 'room')`,
      [id],
    );
    await sweep();
    await booking.commitTransaction();
    await booking.release();
    await sweep();
    expect(await isLeft(id)).toBe(true);
  });

  it('should catch up after a long downtime, shared by several replicas', async () => {
    const other = await startLeads();
    // Their startup work must not interfere.
    for (const replica of [suite.app, other])
      await replica.get(RepeatingTasksService).beforeApplicationShutdown();
    // A starting replica ends sessions that were not opened with its password, such as the test's own.
    suite.owner = await signIn(['admin']);
    jest.spyOn(other.get(Clock), 'now').mockReturnValue(new Date('2026-11-10T17:00:00Z'));
    await admin.query(
      `INSERT INTO leads.contacts (id, name, email, phone, bot_check, status, closed_at)
       SELECT 1099511627776 + number, 'Old Lead', 'old@lead.example', '9105550123', 'passed',
         'closed-lost', '2020-01-01T00:00:00Z'
       FROM generate_series(1, 550) AS number`,
    );
    const metric = async () =>
      /leads_to_erase\{[^}]*reason="retention"[^}]*\} (\d+)/.exec(
        await suite.app.get(MetricsService).text(),
      )?.[1];
    await keepFor(36);
    expect(await metric()).toBe('550');
    const counts = await Promise.all([
      sweep(),
      other.get(ErasureService).eraseDue(isPastRetention),
    ]);
    expect(counts[0] + counts[1]).toBe(550);
    expect(await admin.query('SELECT id FROM leads.contacts')).toEqual([]);
    expect(await metric()).toBe('0');
  });
});
