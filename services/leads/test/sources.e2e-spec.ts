import {
  apiPaths,
  type LeadSources,
  type LeadStatus,
  leadSourcesSchema,
  type Touch,
} from '@agency/contracts';
import { admin } from '@agency/testing/admin-database';
import { JourneyCheckService } from '../src/journeys/journey-check.service.js';
import { OriginsService } from '../src/journeys/origins.service.js';
import { addCall, addLead, leadsSuite } from './leads-app.js';

const now = '2026-11-25T17:00:00Z';
const suite = leadsSuite({ now });
const november = 'from=2026-11-01&to=2026-11-30';

const sources = async (query: string): Promise<LeadSources> => {
  const answer = await suite.asOwner({ url: `${apiPaths.leadSources}?${query}` });
  return leadSourcesSchema.parse(answer.json());
};
const leadsOf = async (query: string): Promise<{ ids: number[]; total: number }> => {
  const answer = await suite.asOwner({ url: `${apiPaths.sourceLeads}?${query}` });
  const ids = answer.json().map(({ id }: { id: number }) => id);
  return { ids, total: Number(answer.headers['x-total-count']) };
};
const changeStatus = (id: number, at: string, from: LeadStatus, to: LeadStatus) =>
  admin.query(
    `WITH event AS (INSERT INTO leads.events (contact_id, at, kind, detail)
       VALUES ($1, $2, 'status-changed', jsonb_build_object('from', $3::text, 'to', $4::text)))
     UPDATE leads.contacts SET status = $4, status_since = $2 WHERE id = $1`,
    [id, at, from, to],
  );
const callEvent = (appointment: number, at: string, kind: string, detail: object) =>
  admin.query(
    'INSERT INTO scheduling.events (appointment_id, at, kind, detail) VALUES ($1, $2, $3, $4)',
    [appointment, at, kind, detail],
  );

const found: Touch = { referrerHost: 'www.google.com', landingPath: '/paid-search' };
const ad: Touch = { gclid: 'Click-1', landingPath: '/paid-search' };
const news: Touch = { utm_source: 'news', utm_medium: 'email', utm_campaign: 'spring' };

describe('the sources', () => {
  it('should count each lead for every stage that it ever reached', async () => {
    const at = '2026-11-03T15:00:00Z';
    const lead = (facts: object = {}) =>
      addLead({ created_at: at, attribution: { first: ad }, ...facts });
    const [won, booked, slipped, lost] = [await lead(), await lead(), await lead(), await lead()];
    await addLead({ created_at: '2026-10-31T12:00:00Z', attribution: { first: ad } });
    await changeStatus(won, '2026-11-05T15:00:00Z', 'new', 'proposal-sent');
    await changeStatus(won, '2026-11-09T15:00:00Z', 'proposal-sent', 'closed-won');
    await changeStatus(slipped, '2026-11-05T15:00:00Z', 'new', 'proposal-sent');
    await changeStatus(slipped, '2026-11-05T15:14:00Z', 'proposal-sent', 'contacted');
    await changeStatus(lost, '2026-11-05T15:00:00Z', 'new', 'closed-won');
    await changeStatus(lost, '2026-11-07T15:00:00Z', 'closed-won', 'closed-lost');
    const call = await addCall(booked, '2026-11-04T15:00:00Z');
    await callEvent(call, '2026-11-06T15:00:00Z', 'call-status-changed', {
      from: 'scheduled',
      to: 'completed',
    });

    const { rows, total, stillOpen, before } = await sources(november);
    expect(rows.map(({ key, now: counts }) => [key, counts])).toEqual([
      ['paid-search', { leads: 4, booked: 1, held: 1, proposal: 1, won: 1 }],
    ]);
    expect(total.now).toEqual(rows[0]?.now);
    expect(total.before.leads).toBe(1);
    expect(stillOpen).toBe(2);
    expect(before).toEqual({ from: '2026-10-02', to: '2026-10-31' });
    expect(await leadsOf(`${november}&stage=won&key=paid-search`)).toEqual({
      ids: [won],
      total: 1,
    });
    expect(await leadsOf(`${november}&stage=held`)).toEqual({ ids: [booked], total: 1 });
    expect((await leadsOf(`${november}&stage=leads&limit=2`)).ids).toHaveLength(2);

    await callEvent(call, '2026-11-06T15:01:00Z', 'call-status-changed', {
      from: 'completed',
      to: 'scheduled',
    });
    expect((await sources(november)).total.now).toMatchObject({ booked: 1, held: 0 });
  });

  it('should read the period before as it stood at the same age', async () => {
    const october = await addLead({ created_at: '2026-10-10T12:00:00Z', attribution: null });
    // The month is not over, so the lead of October counts as it stood at the end of October.
    await changeStatus(october, '2026-11-01T12:00:00Z', 'new', 'closed-won');
    expect((await sources(november)).total.before).toMatchObject({ leads: 1, won: 0 });
    // This period ended on the 23rd, a day and 12 hours ago; the one before ended on October 24.
    const ended = 'from=2026-10-25&to=2026-11-23';
    const [soon, late] = [
      await addLead({ created_at: '2026-10-11T12:00:00Z', attribution: null }),
      await addLead({ created_at: '2026-10-12T12:00:00Z', attribution: null }),
    ];
    await changeStatus(soon, '2026-10-26T15:00:00Z', 'new', 'closed-won');
    await changeStatus(late, '2026-10-26T17:00:00Z', 'new', 'closed-won');
    expect((await sources(ended)).total.before).toMatchObject({ leads: 3, proposal: 1, won: 1 });
  });

  it('should group by campaign, page, service and month, by the first or the last visit', async () => {
    const at = '2026-11-01T03:59:00Z';
    await addLead({ created_at: at, attribution: { first: ad, last: news }, service: 'analytics' });
    await addLead({ created_at: '2026-11-02T12:00:00Z', attribution: null });
    const keys = async (query: string) =>
      (await sources(`from=2026-10-01&to=2026-11-30&${query}`)).rows.map(({ key }) => key);
    expect(await keys('by=channel')).toEqual(['direct', 'paid-search']);
    expect(await keys('by=channel&touch=last')).toEqual(['direct', 'email']);
    expect(await keys('by=source&touch=last')).toEqual(['', 'news / email']);
    expect(await keys('by=campaign&touch=last')).toEqual(['', 'spring']);
    expect(await keys('by=landing')).toEqual(['', '/paid-search']);
    expect(await keys('by=service')).toEqual(['', 'analytics']);
    // A minute before midnight in Eastern Time.
    expect(await keys('by=month')).toEqual(['2026-10', '2026-11']);
  });

  it('should count by when it happened, in the month in which it did', async () => {
    const id = await addLead({ created_at: '2026-08-10T12:00:00Z', attribution: { first: ad } });
    await addCall(id, '2026-10-31T12:00:00Z');
    await changeStatus(id, '2026-11-09T15:00:00Z', 'new', 'closed-won');
    const happened = `${november}&counted=event`;
    const { total, rows } = await sources(`${happened}&by=month`);
    expect(total.now).toEqual({ leads: 0, booked: 0, held: 0, proposal: 1, won: 1 });
    expect(total.before).toEqual({ leads: 0, booked: 1, held: 0, proposal: 0, won: 0 });
    expect(rows.map(({ key }) => key)).toEqual(['2026-10', '2026-11']);
    expect(await leadsOf(`${happened}&stage=won&by=month&key=2026-11`)).toEqual({
      ids: [id],
      total: 1,
    });
    expect(await leadsOf(`${happened}&stage=leads`)).toEqual({ ids: [], total: 0 });
    const none = await leadsOf(`${happened}&stage=won&by=month&key=nothing`);
    expect(none).toEqual({ ids: [], total: 0 });
  });

  it('should show the weeks of a period, or its months', async () => {
    await addLead({ created_at: '2026-11-08T05:00:00Z', attribution: null });
    // Still November 8 in Eastern Time.
    await addLead({ created_at: '2026-11-09T04:59:00Z', attribution: null });
    const weeks = (await sources(november)).trend.map(({ from, counts }) => [from, counts.leads]);
    expect(weeks.slice(0, 3)).toEqual([
      ['2026-11-01', 0],
      ['2026-11-08', 2],
      ['2026-11-15', 0],
    ]);
    const { trend } = await sources('from=2026-03-15&to=2026-11-30&counted=event');
    expect([trend[0]?.from, trend[1]?.from, trend.at(-1)]).toMatchObject([
      '2026-03-15',
      '2026-04-01',
      { from: '2026-11-01', counts: { leads: 2 } },
    ]);
  });

  it('should keep a tally of erased leads, by the whole months of a period', async () => {
    const at = '2026-10-03T15:00:00Z';
    const [client, byHand, kept] = [
      await addLead({ created_at: at, attribution: { first: ad } }),
      await addLead({ created_at: at, attribution: null, source: 'owner' }),
      await addLead({ created_at: at, attribution: { first: news } }),
    ];
    await changeStatus(client, '2026-10-09T15:00:00Z', 'new', 'closed-won');
    await addCall(client, '2026-10-05T15:00:00Z');
    for (const id of [client, byHand]) {
      await suite.asOwner({ method: 'DELETE', url: `${apiPaths.contacts}/${id}` });
    }
    const { erased, total } = await sources('from=2026-10-01&to=2026-11-30');
    expect(total.now.leads).toBe(1);
    expect(erased).toEqual({
      total: { leads: 2, booked: 1, held: 0, proposal: 1, won: 1 },
      rows: [
        { key: 'by-hand', counts: { leads: 1, booked: 0, held: 0, proposal: 0, won: 0 } },
        { key: 'paid-search', counts: { leads: 1, booked: 1, held: 0, proposal: 1, won: 1 } },
      ],
    });
    expect((await sources('from=2026-10-02&to=2026-11-30')).erased.total.leads).toBe(0);
    expect((await sources('from=2026-10-01&to=2026-11-30&by=landing')).erased.rows).toEqual([]);
    expect(await leadsOf('from=2026-10-01&to=2026-11-30&stage=leads')).toEqual({
      ids: [kept],
      total: 1,
    });
  });

  it('should forget where erased leads came from, and only that', async () => {
    await admin.query('DELETE FROM leads.origins');
    const [erased, kept] = [
      await addLead({ attribution: { first: { utm_campaign: 'erased' }, last: ad } }),
      await addLead({ attribution: { first: ad, last: news } }),
    ];
    await sources(november);
    const campaigns = async () => {
      await suite.app.get(OriginsService).removeUnused();
      const rows: { campaign: string | null }[] = await admin.query(
        "SELECT touch->>'utm_campaign' AS campaign FROM leads.origins ORDER BY 1 NULLS FIRST",
      );
      return rows.map(({ campaign }) => campaign);
    };
    expect(await campaigns()).toEqual([null, 'erased', 'spring']);
    await suite.asOwner({ method: 'DELETE', url: `${apiPaths.contacts}/${erased}` });
    await sources(november);
    expect(await campaigns()).toEqual([null, 'spring']);
    expect(await leadsOf(`${november}&stage=leads`)).toEqual({ ids: [kept], total: 1 });
  });

  it('should find the leads of a channel in the list', async () => {
    const paid = await addLead({ attribution: { first: ad, last: news } });
    const byHand = await addLead({ attribution: null, source: 'owner' });
    await addLead({ attribution: null });
    const idsOf = async (channel: string) => {
      const answer = await suite.asOwner({ url: `${apiPaths.contacts}?channel=${channel}` });
      return answer.json().map(({ id }: { id: number }) => id);
    };
    expect(await idsOf('paid-search')).toEqual([paid]);
    expect(new Set(await idsOf('by-hand,paid-search'))).toEqual(new Set([paid, byHand]));
    expect(await idsOf('email')).toEqual([]);
  });

  it('should refuse a period that ends before it begins', async () => {
    const url = `${apiPaths.leadSources}?from=2026-11-02&to=2026-11-01`;
    expect((await suite.asOwner({ url })).statusCode).toBe(400);
  });

  it('should find rows that disagree with the timeline, and have them read again', async () => {
    const at = '2026-11-03T15:00:00Z';
    const lead = await addLead({ created_at: at, attribution: { first: ad } });
    await changeStatus(lead, '2026-11-05T15:00:00Z', 'new', 'closed-won');
    const compare = () => suite.app.get(JourneyCheckService).check(new Date(at));
    expect(await compare()).toBe(0);
    await admin.query('UPDATE leads.journeys SET won_at = NULL');
    expect(await compare()).toBe(1);
    expect(await compare()).toBe(0);
    expect((await sources(november)).total.now.won).toBe(1);
  });
});

it('should narrow the leads of a landing page to a channel', async () => {
  const of = (touch: Touch) =>
    addLead({ created_at: '2026-11-03T15:00:00Z', attribution: { first: touch } });
  await of(ad);
  const id = await of(found);
  await of({ ...found, landingPath: '/services' });
  const row = `${november}&by=landing&stage=leads&key=${encodeURIComponent('/paid-search')}`;
  expect((await leadsOf(row)).total).toBe(2);
  expect(await leadsOf(`${row}&channel=organic-search`)).toEqual({ ids: [id], total: 1 });
  const { statusCode } = await suite.asOwner({
    url: `${apiPaths.sourceLeads}?${november}&stage=leads&channel=organic-search`,
  });
  expect(statusCode).toBe(400);
});
