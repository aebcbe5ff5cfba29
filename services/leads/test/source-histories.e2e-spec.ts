import { randomUUID } from 'node:crypto';
import {
  apiPaths,
  type Channel,
  channelOf,
  importedChannelOf,
  type LeadSources,
  type LeadStatus,
  leadSourcesSchema,
  leadStatusOptions,
  type Stage,
  type StageCounts,
  stages,
  type Touch,
} from '@agency/contracts';
import { admin } from '@agency/testing/admin-database';
import fc from 'fast-check';
import { addCall, addLead, emptyLeads, leadsSuite } from './leads-app.js';

const suite = leadsSuite();
const minuteMs = 60_000;

/** Two months with a clock change each, and the first moment of the days before them. */
const periods = [
  {
    days: 'from=2026-11-01&to=2026-11-30',
    before: '2026-10-02T04:00:00Z',
    start: '2026-11-01T04:00:00Z',
    end: '2026-12-01T05:00:00Z',
    now: '2026-11-25T17:00:00Z',
  },
  {
    days: 'from=2026-03-01&to=2026-03-31',
    before: '2026-01-29T05:00:00Z',
    start: '2026-03-01T05:00:00Z',
    end: '2026-04-01T04:00:00Z',
    now: '2026-03-25T17:00:00Z',
  },
].map(({ days, now, ...times }) => ({
  days,
  now,
  before: Date.parse(times.before),
  start: Date.parse(times.start),
  end: Date.parse(times.end),
}));

type Period = (typeof periods)[number];

const touch = fc.constantFrom<(Touch | undefined)[]>(
  { gclid: '1', landingPath: '/paid-search' },
  { utm_source: 'news', utm_medium: 'email', utm_campaign: 'spring' },
  {},
  undefined,
);
const history = fc.record({
  /** Minutes after the first moment of the days before. */
  at: fc.oneof(
    fc.integer({ min: 0, max: 54 * 1440 }),
    // Around the midnight between both periods, and around the change of the clocks.
    fc.integer({ min: 30 * 1440 - 5, max: 31 * 1440 + 240 }),
  ),
  first: touch,
  last: touch,
  cameBy: fc.constantFrom('form', 'form', 'form', 'owner', 'import'),
  changes: fc.array(
    fc.record({
      after: fc.oneof(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 20 * 1440 })),
      to: fc.constantFrom(...leadStatusOptions.map(({ value }) => value)),
    }),
    { maxLength: 5 },
  ),
  calls: fc.array(
    fc.record({
      after: fc.integer({ min: 1, max: 10 * 1440 }),
      to: fc.constantFrom(null, 'completed', 'no-show', 'cancelled'),
      isMoved: fc.boolean(),
    }),
    { maxLength: 2 },
  ),
  isErased: fc.boolean(),
});

interface Lead extends Omit<typeof history extends fc.Arbitrary<infer One> ? One : never, 'at'> {
  formedAt: number;
}
type Times = Partial<Record<Stage, number>>;

/** When a lead reached each stage, calculated step by step. */
function timesOf({ formedAt, changes, calls }: Lead): Times {
  const times: Times = { leads: formedAt };
  const held = calls
    .filter(({ to }) => to === 'completed')
    .map(({ after }) => formedAt + (after + 1) * minuteMs);
  if (calls.length > 0) times.booked = formedAt + minuteMs;
  if (held.length > 0) times.held = Math.min(...held);
  let time = formedAt;
  let status: LeadStatus = 'new';
  for (const [index, change] of changes.entries()) {
    time += change.after * minuteMs;
    status = change.to;
    const next = changes[index + 1];
    if (status === 'proposal-sent' && (!next || next.after >= 15)) times.proposal ??= time;
  }
  if (status === 'closed-won') {
    times.won = time;
    times.proposal ??= time;
  }
  return times;
}

/** Every stage that the leads ever reached whose forms were sent within the period. */
function countStages(leads: readonly Lead[], { start, end }: Period): StageCounts {
  const counts = { leads: 0, booked: 0, held: 0, proposal: 0, won: 0 };
  for (const lead of leads) {
    if (lead.formedAt < start || lead.formedAt >= end) continue;
    const times = timesOf(lead);
    for (const stage of stages) if (stage in times) counts[stage] += 1;
  }
  return counts;
}

const attributionOf = ({ first, last, cameBy }: Lead) =>
  cameBy === 'form' ? { first, last: last ?? first } : null;
function channelOfLead(lead: Lead): Channel {
  const attribution = attributionOf(lead);
  if (lead.cameBy === 'import') return importedChannelOf(undefined, attribution);
  return channelOf({ source: lead.cameBy, attribution });
}

const iso = (time: number) => new Date(time).toISOString();
const callEvent = (appointment: number, at: number, kind: string, detail: object) =>
  admin.query(
    'INSERT INTO scheduling.events (appointment_id, at, kind, detail) VALUES ($1, $2, $3, $4)',
    [appointment, iso(at), kind, detail],
  );

async function store(lead: Lead): Promise<void> {
  const { formedAt, cameBy, changes, calls, isErased } = lead;
  const id = await addLead({
    created_at: iso(formedAt),
    attribution: attributionOf(lead),
    source: cameBy === 'form' ? 'form' : 'owner',
    channel: channelOfLead(lead),
    import_id: cameBy === 'import' ? randomUUID() : null,
  });
  let time = formedAt;
  let from: LeadStatus = 'new';
  for (const { after, to } of changes) {
    time += after * minuteMs;
    await admin.query(
      `WITH event AS (INSERT INTO leads.events (contact_id, at, kind, detail)
         VALUES ($1, $2, 'status-changed', jsonb_build_object('from', $3::text, 'to', $4::text)))
       UPDATE leads.contacts SET status = $4, status_since = $2 WHERE id = $1`,
      [id, iso(time), from, to],
    );
    from = to;
  }
  for (const { after, to, isMoved } of calls) {
    const call = await addCall(id, iso(formedAt + minuteMs));
    const settledAt = formedAt + (after + 1) * minuteMs;
    if (isMoved) await callEvent(call, settledAt - minuteMs / 2, 'call-moved', {});
    if (to)
      await admin.query('UPDATE scheduling.appointments SET status = $2 WHERE id = $1', [call, to]);
  }
  if (isErased) await suite.asOwner({ method: 'DELETE', url: `${apiPaths.contacts}/${id}` });
}

async function sources(query: string): Promise<LeadSources> {
  const answer = await suite.asOwner({ url: `${apiPaths.leadSources}?${query}` });
  return leadSourcesSchema.parse(answer.json());
}

async function listed(query: string): Promise<number> {
  const answer = await suite.asOwner({ url: `${apiPaths.sourceLeads}?${query}` });
  return Number(answer.headers['x-total-count']);
}

it('should count each history as it reads step by step', async () => {
  const leads = fc.array(history, { minLength: 1, maxLength: 10 });
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...periods), leads, async (period, histories) => {
      await emptyLeads();
      suite.at(period.now);
      const all = histories.map(({ at, ...one }) => ({
        ...one,
        formedAt: period.before + at * minuteMs,
      }));
      for (const one of all) await store(one);
      const left = all.filter(({ isErased }) => !isErased);
      const gone = all.filter(({ isErased, cameBy }) => isErased && cameBy !== 'import');

      const { total, rows, erased } = await sources(period.days);
      expect(total).toEqual(countStages(left, period));
      expect(erased.total).toEqual(countStages(gone, period));
      for (const { key, counts } of rows) {
        const ofRow = left.filter((one) => channelOfLead(one) === key);
        expect(counts).toEqual(countStages(ofRow, period));
        for (const stage of stages) {
          expect(await listed(`${period.days}&stage=${stage}&key=${key}`)).toBe(counts[stage]);
        }
      }
      for (const stage of stages) {
        const sum = rows.reduce((count, { counts }) => count + counts[stage], 0);
        expect(sum).toBe(total[stage]);
      }
    }),
    { numRuns: 8 },
  );
});
