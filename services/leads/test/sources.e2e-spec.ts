import { randomUUID } from 'node:crypto';
import {
  apiPaths,
  type LeadSources,
  type LeadStatus,
  leadSourcesSchema,
  type Touch,
} from '@agency/contracts';
import { admin } from '@agency/testing/admin-database';
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
const setCall = (appointment: number, status: string) =>
  admin.query('UPDATE scheduling.appointments SET status = $2 WHERE id = $1', [
    appointment,
    status,
  ]);

const found: Touch = { referrerHost: 'www.google.com', landingPath: '/paid-search' };
const ad: Touch = { gclid: '1', landingPath: '/paid-search' };
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
    await setCall(call, 'completed');

    const { rows, total, stillOpen } = await sources(november);
    expect(rows.map(({ key, counts }) => [key, counts])).toEqual([
      ['paid-search', { leads: 4, booked: 1, held: 1, proposal: 1, won: 1 }],
    ]);
    expect(total).toEqual(rows[0]?.counts);
    expect(stillOpen).toBe(2);
    expect(await leadsOf(`${november}&stage=won&key=paid-search`)).toEqual({
      ids: [won],
      total: 1,
    });
    expect(await leadsOf(`${november}&stage=held`)).toEqual({ ids: [booked], total: 1 });
    expect((await leadsOf(`${november}&stage=leads&limit=2`)).ids).toHaveLength(2);

    await setCall(call, 'scheduled');
    expect((await sources(november)).total).toMatchObject({ booked: 1, held: 0 });
  });

  it('should group by channel, campaign, page and month of the first visit', async () => {
    const at = '2026-11-01T03:59:00Z';
    await addLead({ created_at: at, attribution: { first: news, last: ad } });
    await addLead({ created_at: '2026-11-02T12:00:00Z', attribution: { last: ad } });
    const keys = async (by: string) =>
      (await sources(`from=2026-10-01&to=2026-11-30&by=${by}`)).rows.map(({ key }) => key);
    expect(await keys('channel')).toEqual(['email', 'paid-search']);
    expect(await keys('campaign')).toEqual(['', 'spring']);
    expect(await keys('landing')).toEqual(['', '/paid-search']);
    // A minute before midnight in Eastern Time.
    expect(await keys('month')).toEqual(['2026-10', '2026-11']);
    const october = 'from=2026-10-01&to=2026-11-30&by=month&stage=leads&key=2026-10';
    expect((await leadsOf(october)).total).toBe(1);
  });

  it('should count imported leads by what their file says, and erased ones not at all', async () => {
    const imported = { source: 'owner', channel: 'imported-organic-search' } as const;
    const ids = [
      await addLead({ ...imported, import_id: randomUUID(), status: 'closed-won' }),
      await addLead({ ...imported, import_id: randomUUID() }),
    ];
    const { rows, spend } = await sources(november);
    expect(rows).toMatchObject([{ key: imported.channel, counts: { leads: 2, won: 1 } }]);
    expect(spend.withoutAmount).toBe(0);
    const { total } = await leadsOf(`${november}&stage=leads&key=${imported.channel}`);
    expect(total).toBe(2);
    for (const id of ids) {
      await suite.asOwner({ method: 'DELETE', url: `${apiPaths.contacts}/${id}` });
    }
    expect((await sources(november)).erased.total.leads).toBe(0);
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
    expect(total.leads).toBe(1);
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
